"""A dark place for one sentence: what is under the pointer, or what is wrong; and a legend."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.cache import prepare
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_well
from festival_desktop.art.type import MEDIUM, SEMIBOLD, line_height
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.look import Scaled
from festival_desktop.ui.widgets.placing import put


class _Icon(Scaled, QWidget):
    """An icon in a row of words."""

    def __init__(self, icon: str, ink: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon, self._ink = icon, ink
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        side = round(line_height(self.u(13)) * 0.9)
        return QSize(side, side)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        paint_icon(p, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._icon, self._ink)
        p.end()


class Explained(Scaled, QWidget):
    def __init__(
        self, icons: Sequence[tuple[str, str]] = (), parent: QWidget | None = None
    ) -> None:
        """`icons` of the legend, each with its ink."""
        super().__init__(parent)
        self.sentence = Label(14, "on_dark", SEMIBOLD, wrap=True)
        self.trouble = Label(14, "on_warn", SEMIBOLD, wrap=True)
        self._icons = [_Icon(icon, ink) for icon, ink in icons]
        self.legend = [Label(13, "on_dark_soft", MEDIUM) for _ in icons]
        self._column, self._row = QVBoxLayout(self), QHBoxLayout()
        put(self._column, self.sentence, 1)
        put(self._column, self.trouble)
        self.trouble.setVisible(False)
        self._column.addLayout(self._row)
        for icon, label in zip(self._icons, self.legend, strict=True):
            put(self._row, icon)
            put(self._row, label)
            self._row.addStretch(1)
        self.dress()

    def dress(self) -> None:
        edge, low = round(self.u(12)), round(self.u(7 if self.legend else 5))
        self._column.setContentsMargins(edge, low, edge, low)
        self._column.setSpacing(round(self.u(3)) if self.legend else 0)
        self._row.setSpacing(round(self.u(6)))
        # Two lines from the start, so that nothing moves while sentences change.
        self.sentence.setMinimumHeight(round(2 * line_height(self.u(14), SEMIBOLD)))

    def say(self, pointed: str, about: str, trouble: str) -> None:
        """What is pointed at, or what it is all about. What is wrong replaces the legend."""
        below = trouble if self.legend else ""
        wrong = bool(trouble) and not below and not pointed
        self.sentence.setText(trouble if wrong else pointed or about)
        self.sentence.set_ink("on_warn" if wrong else "on_dark")
        self.trouble.setText(below)
        self.trouble.setVisible(bool(below))
        for part in (*self._icons, *self.legend):
            part.setVisible(not below)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        paint_well(p, QRectF(self.rect()), 8)
        p.end()
