"""A scrolling place without frame or background, with a brass handle."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QScrollBar, QWidget

from festival_desktop.art.brush import color, linear, outline, put_rounded
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

    def paintEvent(self, event: QPaintEvent) -> None:
        from PySide6.QtWidgets import QStyle, QStyleOptionSlider  # slow to load, seldom needed

        option = QStyleOptionSlider()
        self.initStyleOption(option)
        control, part = QStyle.ComplexControl.CC_ScrollBar, QStyle.SubControl.SC_ScrollBarSlider
        groove = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        handle = QRectF(self.style().subControlRect(control, option, part, self))
        handle = handle.intersected(groove)
        ink = "brass_hi" if self.underMouse() or self.isSliderDown() else "brass"
        shine = linear(handle.topLeft(), handle.topRight(), (0, ink), (1, "plate2"))
        p = QPainter(self)
        prepare(p)
        put_rounded(p, groove, 4, color("well", 0.5))
        put_rounded(p, handle, 4, shine, outline("brass_edge", 1))
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
