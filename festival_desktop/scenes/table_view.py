"""The window onto a table: the scene fills it one to one and is laid out anew when it changes."""

from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QNativeGestureEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QGestureEvent, QGraphicsView, QPinchGesture, QWidget

from festival_desktop.scenes.accessible_table import AccessibleTable
from festival_desktop.scenes.table_scene import TableScene

PINCH_NOTCH = 0.25
"""How much of a pinch counts as one notch of the wheel."""


class TableView(QGraphicsView):
    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setOptimizationFlags(
            QGraphicsView.OptimizationFlag.DontSavePainterState
            | QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing
        )
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().grabGesture(Qt.GestureType.PinchGesture)
        self.accessible = AccessibleTable(self, scene)

    def minimumSizeHint(self) -> Any:
        return QSizeF(640, 360).toSize()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fill()

    def _fill(self) -> None:
        size = QSizeF(self.viewport().size())
        self.setSceneRect(QRectF(QPointF(0, 0), size))
        self.table.canvas.resize(size, self.devicePixelRatioF())

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fill()
        elif event.type() == QEvent.Type.LayoutDirectionChange:
            self.table.canvas.relayout()
        return super().event(event)

    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Gesture and self._pinch(event):
            return True
        if event.type() == QEvent.Type.NativeGesture and self._native(event):
            return True
        if event.type() == QEvent.Type.Leave:
            self.table.leave()
        return super().viewportEvent(event)

    def _pinch(self, event: QEvent) -> bool:
        assert isinstance(event, QGestureEvent)
        pinch = event.gesture(Qt.GestureType.PinchGesture)
        if not isinstance(pinch, QPinchGesture):
            return False
        at = self.mapToScene(self.viewport().mapFromGlobal(pinch.centerPoint().toPoint()))
        self.table.zoom((pinch.scaleFactor() - 1.0) / PINCH_NOTCH, at)
        event.accept()
        return True

    def _native(self, event: QEvent) -> bool:
        assert isinstance(event, QNativeGestureEvent)
        if event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
            return False
        self.table.zoom(event.value() / PINCH_NOTCH, self.mapToScene(event.position().toPoint()))
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes through the groups of the table first, then on to the next widget."""
        return self.table.step_group(1 if forward else -1) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        reasons = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}
        if event.reason() in reasons:
            self.table.step_group(reasons[event.reason()])
