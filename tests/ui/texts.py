"""Every text that is painted: where it stands on what is looked at, and how large it is."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QLabel, QWidget

from festival_desktop.art import cache
from festival_desktop.art import type as lettering
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.table_view import TableView
from festival_desktop.ui import style
from festival_desktop.ui.table.rows import RowPainter
from festival_desktop.ui.widgets import base, panels
from festival_desktop.ui.widgets.labels import FittedLabel, Title

CAPITALS = 0.72
"""The height of capitals, as a part of the size of letters."""


class Text(NamedTuple):
    words: str
    place: QRectF
    """Of its capitals, on what is looked at."""
    px: float
    """The size of its letters in logical pixels."""
    owner: SceneItem | QWidget | None
    """What shows it, as far as it is known."""

    @property
    def name(self) -> str:
        """Of what shows it, to be told."""
        item = self.owner
        return f"({item.key if isinstance(item, SceneItem) else type(item).__name__})"

    def is_seen(self, shown: QWidget, here: QPointF) -> bool:
        """Whether nothing lies over its widget here."""
        if isinstance(self.owner, SceneItem):
            widget: QWidget | None = self.owner.scene().views()[0].viewport()
        else:
            widget = self.owner
        top = shown.childAt(here.toPoint())
        return widget is None or top is None or top is widget or widget.isAncestorOf(top)


class Texts:
    """Notes what is painted while it is `watching`, on widgets and on pictures that are kept."""

    def __init__(self) -> None:
        self._pictures: dict[int, list[Text]] = {}
        """Texts of a kept picture, by its key."""
        self._painted: list[Text] = []
        self._widgets: list[QWidget] = []
        """Those that paint themselves just now."""
        self._shown: QWidget | None = None

    @contextmanager
    def watching(self) -> Iterator[None]:
        cache.clear()
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(lettering, "_draw", self._drawing(lettering._draw))
            patch.setattr(lettering, "_draw_title", self._drawing_title(lettering._draw_title))
            patch.setattr(cache, "render", self._rendering(cache.render))
            patch.setattr(style, "pixmap", self._showing(cache.pixmap))
            patch.setattr(base, "painting", self._painting(base.painting))
            patch.setattr(panels, "painting", self._painting(base.painting))
            patch.setattr(RowPainter, "paint_words", self._on_rows(RowPainter.paint_words))
            for name in ("drawControl", "drawComplexControl"):
                draw = getattr(style.FestivalStyle, name)
                patch.setattr(style.FestivalStyle, name, self._styling(draw))
            yield
        cache.clear()

    def on(self, shown: QWidget) -> list[Text]:
        """All texts of a page or dialog."""
        self._painted, self._shown = [], shown
        shown.grab()
        self._shown = None
        views = [view for view in shown.findChildren(TableView) if view.isVisibleTo(shown)]
        scenes = (text for view in views for text in self._on_scene(view, shown))
        return [*self._painted, *scenes, *_on_labels(shown)]

    def _on_scene(self, view: TableView, shown: QWidget) -> Iterator[Text]:
        corner = view.viewport().mapTo(shown, QPoint())
        for item in view.scene().items():
            if isinstance(item, SceneItem) and item.isVisible() and item.effectiveOpacity():
                there = QTransform.fromTranslate(item.offset().x(), item.offset().y())
                there *= item.sceneTransform() * view.viewportTransform()
                there *= QTransform.fromTranslate(corner.x(), corner.y())
                for text in self._pictures.get(item.pixmap().cacheKey(), ()):
                    yield _moved(text, there)._replace(owner=item)

    # -- while something is painted ----------------------------------------------------------------

    def _drawing(self, draw: Any) -> Any:
        def noted(p: QPainter, rect: QRectF, label: str, face: QFont, ink: Any, flags: int) -> None:
            metrics = QFontMetricsF(face)
            box = metrics.boundingRect(rect, flags, label)
            above = metrics.ascent() - metrics.capHeight()
            self._note(p, label, box.adjusted(0, above, 0, -metrics.descent()), face.pixelSize())
            draw(p, rect, label, face, ink, flags)

        return noted

    def _drawing_title(self, draw: Any) -> Any:
        def noted(p: QPainter, baseline: QPointF, label: str, px: float, *how: Any) -> None:
            high, wide = px * CAPITALS, lettering.lettering_width(label, px)
            self._note(p, label, QRectF(baseline.x(), baseline.y() - high, wide, high), px)
            draw(p, baseline, label, px, *how)

        return noted

    def _note(self, p: QPainter, label: str, capitals: QRectF, px: float) -> None:
        if label.strip():
            ratio = p.device().devicePixelRatioF()
            there = p.deviceTransform() * QTransform.fromScale(1 / ratio, 1 / ratio)
            owner = self._widgets[-1] if self._widgets else None
            text = _moved(Text(label, capitals, px, owner), there)
            clip = QRectF(p.paintEngine().systemClip().boundingRect())
            if not clip.isEmpty():  # a list shows a part of its rows
                seen = QRectF(clip.topLeft() / ratio, clip.size() / ratio)
                text = text._replace(place=text.place.intersected(seen))
            self._painted.append(text)

    def _rendering(self, render: Any) -> Any:
        def noted(*how: Any) -> QPixmap:
            before, self._painted = self._painted, []
            try:
                made: QPixmap = render(*how)
                self._pictures[made.cacheKey()] = self._painted
            finally:
                self._painted = before
            return made

        return noted

    def _showing(self, pixmap: Any) -> Any:
        """A kept picture fills the widget that is painted."""

        def noted(*what: Any) -> QPixmap:
            kept: QPixmap = pixmap(*what)
            if self._widgets and self._shown is not None:
                widget = self._widgets[-1]
                corner = widget.mapTo(self._shown, QPoint())
                there = QTransform.fromTranslate(corner.x(), corner.y())
                for text in self._pictures.get(kept.cacheKey(), ()):
                    self._painted.append(_moved(text, there)._replace(owner=widget))
            return kept

        return noted

    def _painting(self, paint: Any) -> Any:
        @contextmanager
        def noted(widget: QWidget) -> Iterator[QPainter]:
            self._widgets.append(widget)
            try:
                with paint(widget) as p:
                    yield p
            finally:
                self._widgets.pop()

        return noted

    def _on_rows(self, paint: Any) -> Any:
        def noted(rows: RowPainter, *how: Any, **more: Any) -> None:
            self._widgets.append(rows.view.viewport())
            try:
                paint(rows, *how, **more)
            finally:
                self._widgets.pop()

        return noted

    def _styling(self, draw: Any) -> Any:
        texts = self

        def noted(this: Any, what: Any, option: Any, p: QPainter, widget: Any = None) -> None:
            texts._widgets.append(widget)
            try:
                draw(this, what, option, p, widget)
            finally:
                texts._widgets.pop()

        return noted


def _moved(text: Text, there: QTransform) -> Text:
    size = abs(there.determinant()) ** 0.5
    place = there.mapRect(text.place)
    if abs(there.m11()) > 0.01 < abs(there.m12()):
        place = QRectF(QPointF(), text.place.size() * size)  # it lies a little askew
        place.moveCenter(there.map(text.place.center()))
    return text._replace(place=place, px=text.px * size)


def _on_labels(shown: QWidget) -> Iterator[Text]:
    """What Qt paints itself."""
    for label in shown.findChildren(QLabel):
        if label.isVisibleTo(shown) and label.text() and not isinstance(label, FittedLabel | Title):
            metrics = QFontMetricsF(label.font())
            flags = int(label.alignment()) | (0x1000 if label.wordWrap() else 0)
            box = metrics.boundingRect(QRectF(label.contentsRect()), flags, label.text())
            above = metrics.ascent() - metrics.capHeight()
            corner = label.mapTo(shown, QPoint())
            box = box.adjusted(0, above, 0, -metrics.descent()).translated(QPointF(corner))
            yield Text(label.text(), box, label.font().pixelSize(), label)
