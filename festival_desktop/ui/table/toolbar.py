"""The wooden toolbar over a table: grows with the page, and drops less important tools."""

from typing import ClassVar

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from festival_desktop.art.brush import color, vertical_gradient
from festival_desktop.art.surfaces import paint_wood
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD
from festival_desktop.ui.style import STRIP_BLEED, draw_kept
from festival_desktop.ui.widgets.base import Control, Painted, Translated
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import Part, fill

HEIGHT, CONTROL = 48.0, 38.0
"""Height of the bar, and maximum height of a control on it."""


class ToolbarButton(Button):
    """A wooden button. A click on it does not take the focus from the table."""

    def __init__(self, icon: str, parent: QWidget | None = None) -> None:
        super().__init__("wood", icon, px=13, height=30, parent=parent)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)


DIRECT = Qt.FindChildOption.FindDirectChildrenOnly


class Toolbar(Translated, Painted, QWidget):
    high, control = HEIGHT, CONTROL

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def lay_out(self, *parts: Part, spacing: int = 10) -> None:
        """Lay these parts out in a row."""
        row = fill(QHBoxLayout(self), *parts)
        for button in self.findChildren(Button, options=DIRECT):
            button.set_bleed(STRIP_BLEED)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(spacing)

    def say_title(self, title: str) -> None:
        """Set the title of the page."""

    def fit(self) -> None:
        """Set the height for the page, and drop what does not fit."""
        self.setFixedHeight(round(self.px(self.high)))
        for control in self.findChildren(Control):
            around = 2 * getattr(control, "bleed", 0)
            control.setMaximumHeight(round(self.px(self.control)) + around)
        self._fit(self.width())

    def _fit(self, width: int) -> None:
        """Drop what does not fit."""

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit(self.width())  # The labels have changed.
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit(event.size().width())

    def paint(self, p: QPainter) -> None:
        draw_kept(p, self, "beam", _paint_plank)


class TitledToolbar(Toolbar):
    """A toolbar with the page's title and labelled buttons.

    `WITH_TITLE` and `WITH_LABELS` are the widths from which they show, in units of the design.
    """

    WITH_TITLE: ClassVar[float]
    WITH_LABELS: ClassVar[float]

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label(17, "light_hi", BOLD, parent=self)
        self.labelled = True
        """Whether the buttons have room for labels."""

    def say_title(self, title: str) -> None:
        self.title.setText(title)

    def label(self, button: Button, words: str, tip: str) -> None:
        """Label a button where there is room; screen readers always get the text."""
        button.say(words if self.labelled else "")
        button.set_name(words, tip)

    def _fit(self, width: int) -> None:
        room, row, title = width / self.px(text_scale()), self.layout(), self.title.sizeHint()
        fits = True
        if row is not None:
            more = title.width() + row.spacing() if self.title.isHidden() else 0
            least = row.minimumSize().width() + more
            fits = least <= width and title.height() <= self.height()
        self.title.setVisible(room >= self.WITH_TITLE and fits)
        labelled = room >= self.WITH_LABELS
        if labelled != self.labelled:
            self.labelled = labelled
            self.retranslate()


def _paint_plank(p: QPainter, rect: QRectF) -> None:
    """Paint the wood."""
    paint_wood(p, rect, seed=5)
    edge = QRectF(rect.left(), rect.bottom() - 2.5, rect.width(), 2.5)
    p.fillRect(edge, vertical_gradient(edge, (0, "brass"), (1, "brass_deep")))
    p.fillRect(QRectF(rect.left(), rect.top(), rect.width(), 1), color("white", 0.06))
