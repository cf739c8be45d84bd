"""Darkens a table except for the items a lesson is about."""

from collections.abc import Sequence
from fnmatch import fnmatchcase

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QWidget

from festival_desktop.art.brush import color, pen
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.scenes.table_view import TableView

_MARGIN, _ROUND = 6.0, 10.0
_DARK = 0.45


class Spotlight(QWidget):
    """Lies over the view, lets every event through, and follows the items."""

    def __init__(self, scene: TableScene, view: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self._scene, self._view = scene, view
        self._patterns: Sequence[str] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        scene.changed.connect(self._moved)
        self.hide()

    def show_items(self, patterns: Sequence[str]) -> None:
        """Leave the items of these keys bright; without any, everything."""
        self._patterns = patterns
        self.setVisible(bool(patterns))
        self.raise_()
        self.update()

    def lit(self) -> list[QRectF]:
        """What is bright, in coordinates of the view."""
        return [
            item.spec.rect
            for item in self._scene.canvas.items
            if any(fnmatchcase(item.key, pattern) for pattern in self._patterns)
        ]

    def _moved(self) -> None:
        if self._patterns:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        lit = QPainterPath()
        for rect in self.lit():
            one = QPainterPath()
            grown = rect.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
            one.addRoundedRect(grown, _ROUND, _ROUND)
            lit = lit.united(one)
        if lit.isEmpty():
            return
        dark = QPainterPath()
        dark.addRect(QRectF(self.rect()))
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.fillPath(dark.subtracted(lit), color("black", _DARK))
        p.setPen(pen("light", 2.0))
        p.drawPath(lit.simplified())
        p.end()
