"""A brass knob on a rail, for a number between two ends."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QSlider

from festival_desktop.art.brush import color, linear, outline, saved
from festival_desktop.art.surfaces import paint_brass_disc, paint_focus_ring
from festival_desktop.ui.widgets.look import BLEED, Control

_KNOB = 11


class BrassSlider(Control, QSlider):
    """Horizontal. A press on the rail brings the knob there."""

    preferred, least = (200, 34), (140, 34)

    def __init__(self, low: int, high: int, step: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setPageStep(step)
        self.setTracking(False)  # whatever it changes may move it away under the pointer
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _rail(self) -> QRectF:
        knob = self.u(_KNOB)
        body = QRectF(self.rect()).adjusted(BLEED + knob, 0, -BLEED - knob, 0)
        high = self.u(6)
        return QRectF(body.left(), body.center().y() - high / 2, body.width(), high)

    def _part(self, value: int) -> float:
        part = (value - self.minimum()) / (self.maximum() - self.minimum())
        return 1 - part if self.isRightToLeft() else part

    def _value_at(self, x: float) -> int:
        rail = self._rail()
        part = min(1.0, max(0.0, (x - rail.left()) / rail.width()))
        if self.isRightToLeft():
            part = 1 - part
        step = self.singleStep()
        return self.minimum() + round(part * (self.maximum() - self.minimum()) / step) * step

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderPosition(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # the wheel scrolls the page

    def paint(self, p: QPainter) -> None:
        rail, knob = self._rail(), self.u(_KNOB)
        part = self._part(self.sliderPosition())
        spot = QPointF(rail.left() + part * rail.width(), rail.center().y())
        with saved(p):
            p.setPen(outline("wood", 1.2, 0.75))
            p.setBrush(linear(rail.topLeft(), rail.topRight(), (0, "strip1"), (1, "strip0")))
            p.drawRoundedRect(rail, rail.height() / 2, rail.height() / 2)
            done = QRectF(rail)
            if self.isRightToLeft():
                done.setLeft(spot.x())
            else:
                done.setRight(spot.x())
            p.setBrush(color("primary1"))
            p.drawRoundedRect(done, rail.height() / 2, rail.height() / 2)
        if self.hasFocus():
            box = QRectF(spot.x() - knob, spot.y() - knob, 2 * knob, 2 * knob)
            paint_focus_ring(p, box, knob)
        paint_brass_disc(p, spot, knob)
