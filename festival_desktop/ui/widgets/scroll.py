"""A scrolling place without frame or background, with a brass handle."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from festival_desktop.art.brush import NO_PEN, color, linear, outline, saved
from festival_desktop.art.cache import prepare

_THICK = 16


class BrassBar(QScrollBar):
    """Scroll bar: a groove in the night and a brass handle."""

    def __init__(self, orientation: Qt.Orientation, parent: QWidget | None = None) -> None:
        super().__init__(orientation, parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        size = QSize(_THICK, 60)
        return size if self.orientation() == Qt.Orientation.Vertical else size.transposed()

    def _handle(self) -> QRectF:
        from PySide6.QtWidgets import QStyle, QStyleOptionSlider  # slow to load, seldom needed

        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control = QStyle.ComplexControl.CC_ScrollBar
        part = QStyle.SubControl.SC_ScrollBarSlider
        return QRectF(self.style().subControlRect(control, option, part, self))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        groove = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        handle = self._handle().intersected(groove)
        with saved(p):
            p.setPen(NO_PEN)
            p.setBrush(color("well", 0.5))
            p.drawRoundedRect(groove, 4, 4)
            ink = "brass_hi" if self.underMouse() or self.isSliderDown() else "brass"
            p.setPen(outline("brass_edge", 1))
            p.setBrush(linear(handle.topLeft(), handle.topRight(), (0, ink), (1, "plate2")))
            p.drawRoundedRect(handle, 4, 4)
        p.end()


class Scroll(QScrollArea):
    """Shows its content on whatever lies behind it."""

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBar(BrassBar(Qt.Orientation.Horizontal, self))
        self.setVerticalScrollBar(BrassBar(Qt.Orientation.Vertical, self))
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        # Our own: asking Qt for the one it made costs 30 ms, for all the classes it might be of.
        self.setViewport(QWidget())
        self.setWidget(content)
        content.setAutoFillBackground(False)
