"""What is wrong with the size of something that is shown: cut, overlapping, too small."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from PySide6.QtCore import QPointF, QRectF, QTextBoundaryFinder
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QPlainTextEdit,
    QScrollBar,
    QTreeWidgetItem,
    QWidget,
)

from festival_desktop.art.theme import FINGER
from festival_desktop.art.type import misfits
from festival_desktop.scenes.items import SceneItem
from festival_desktop.ui.rules.window import Contents
from festival_desktop.ui.style import body_of
from festival_desktop.ui.table.timeline_strip import TimelineStrip
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.labels import FittedLabel, Title
from tests.ui.texts import Text

SMALLEST_LETTERS = 7.0
"""Logical pixels of the smallest letters anywhere; `art.type.LEGIBLE` is what they are for."""
TOUCH = 1.5
"""Pixels by which the boxes of two texts may run into each other."""
OPAQUE = 200
"""What is hardly seen through covers what lies below."""
CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QAbstractSlider)


def faults(shown: QWidget) -> list[str]:
    """What is cut, squeezed or pushed out to the side, since it was last looked at."""
    found = [f"cut: {misfit}" for misfit in misfits()]
    for label in shown.findChildren(QLabel):
        if isinstance(label, FittedLabel | Title):
            continue  # they are painted, and among the misfits if they do not fit
        if label.isVisibleTo(shown) and label.text() and not _fits(label):
            found.append(f"cut: {label.text()!r} in {label.size().toTuple()}")
    for tree in shown.findChildren(Contents):
        found += [f"cut: {item.text(0)!r} in the contents" for item in _cut_titles(tree)]
    for control in [*shown.findChildren(Button), *shown.findChildren(Segmented)]:
        if control.isVisibleTo(shown) and control.width() < control.minimumSizeHint().width():
            found.append(f"squeezed: {control.accessibleName()!r} in {control.size().toTuple()}")
    for area in shown.findChildren(QAbstractScrollArea):
        sideways = area.horizontalScrollBar().maximum() > 0
        if area.isVisibleTo(shown) and sideways and not isinstance(area, QPlainTextEdit):
            found.append(f"scrolls sideways: {area}")
    return found


def _fits(label: QLabel) -> bool:
    if label.wordWrap():
        return label.height() >= label.heightForWidth(label.width())
    return label.width() >= label.sizeHint().width() and label.height() >= label.sizeHint().height()


def _cut_titles(tree: Contents) -> Iterator[QTreeWidgetItem]:
    """Those with a piece that is wider than the contents and cannot be broken."""
    metrics = QFontMetricsF(tree.font())
    for item in tree.items():
        widest = max(metrics.horizontalAdvance(one.strip()) for one in unbroken(item.text(0)))
        room = tree.visualItemRect(item)
        if widest > room.width():
            yield item


def unbroken(text: str) -> Iterator[str]:
    """What stays in one line: words, or single letters where a language has no spaces."""
    finder = QTextBoundaryFinder(QTextBoundaryFinder.BoundaryType.Line, text)
    start = 0
    while (end := finder.toNextBoundary()) > 0:
        yield text[start:end]
        start = end


# -- texts ---------------------------------------------------------------------------------------


def shrunken(texts: Sequence[Text]) -> list[str]:
    small = {text.words: text for text in texts if text.px < SMALLEST_LETTERS - 0.25}
    return [f"shrunken: {words!r} to {text.px:.1f} {text.name}" for words, text in small.items()]


def overlapping(shown: QWidget, texts: Sequence[Text]) -> list[str]:
    found = []
    for one, other in combinations(texts, 2):
        both = one.place.intersected(other.place)
        if both.width() <= TOUCH or both.height() <= TOUCH or one.words == other.words:
            continue  # a text that is painted twice has its own shadow
        here = both.center()
        seen = one.is_seen(shown, here) and other.is_seen(shown, here)
        if seen and not _covers(shown, one, other, here):
            found.append(f"overlapping: {one.words!r} {one.name} and {other.words!r} {other.name}")
    return found


def _covers(shown: QWidget, one: Text, other: Text, here: QPointF) -> bool:
    """Whether one of two items of a table lies on the other, and hides it here."""
    if not isinstance(one.owner, SceneItem) or not isinstance(other.owner, SceneItem):
        return False
    if one.owner is other.owner:
        return False
    upper = max(one.owner, other.owner, key=lambda item: item.zValue())
    return _alpha(shown, upper, here) > OPAQUE


def _alpha(shown: QWidget, item: SceneItem, here: QPointF) -> int:
    """How much of what lies below an item is hidden at a point of the page."""
    view = item.scene().views()[0]
    at = view.viewport().mapFrom(shown, here.toPoint())
    spot = item.mapFromScene(view.mapToScene(at)) - item.offset()
    picture = item.pixmap().toImage()
    pixel = (spot * picture.devicePixelRatio()).toPoint()
    return picture.pixelColor(pixel).alpha() if picture.rect().contains(pixel) else 0


# -- controls ------------------------------------------------------------------------------------


def small_controls(shown: QWidget) -> list[str]:
    """Controls, and rows of lists and menus, that a finger hardly hits."""
    return [
        f"small: {name} {size.width():.0f} × {size.height():.0f}"
        for name, size in _sizes(shown)
        if min(size.width(), size.height()) < FINGER
    ]


def _sizes(shown: QWidget) -> Iterator[tuple[str, QRectF]]:
    for widget in (shown, *shown.findChildren(QWidget)):
        if not widget.isVisibleTo(shown) and widget is not shown:
            continue
        name = f"{type(widget).__name__} {widget.accessibleName()!r}"
        if isinstance(widget, QMenu):
            for action in widget.actions():
                if not action.isSeparator():
                    yield f"menu {action.text()!r}", QRectF(widget.actionGeometry(action))
        elif isinstance(widget, QHeaderView):
            for section in range(widget.count()):
                if not widget.isSectionHidden(section):
                    size = QRectF(0, 0, widget.sectionSize(section), widget.height())
                    yield f"section of {name}", size
        elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
            for row in range(min(3, widget.model().rowCount())):
                yield f"row of {name}", QRectF(widget.visualRect(widget.model().index(row, 0)))
        elif isinstance(widget, CONTROLS) and not isinstance(widget, QScrollBar):
            # The strip of steps is hit above and below what is painted, too.
            whole = isinstance(widget, TimelineStrip)
            yield name, QRectF(widget.rect()) if whole else body_of(widget)
