"""The window onto a table: the scene fills it one to one and follows its size."""

from typing import Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFocusEvent,
    QInputDevice,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QShowEvent,
    QTouchEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from festival_desktop.scenes.accessible_table import AccessibleTable
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.scenes.touch import TouchGestures

PINCH_NOTCH = 0.25
"""Amount of pinching that equals a wheel notch."""
SCROLLED = 0.5
"""Pixels per angle unit for trackpads that do not report pixels."""


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
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self._fingers = TouchGestures(scene, self.viewport())
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
        if isinstance(event, QTouchEvent):
            self._fingers.handle(event)
            return True
        if isinstance(event, QNativeGestureEvent) and self._native(event):
            return True
        if event.type() == QEvent.Type.Leave:
            with self.table.canvas.input():
                self.table.hover(None)
        return super().viewportEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Pan with two fingers on a trackpad; with Ctrl zoom, as a wheel does."""
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if control or event.device().type() != QInputDevice.DeviceType.TouchPad:
            super().wheelEvent(event)
            return
        way = QPointF(event.pixelDelta())
        if way.isNull():
            way = QPointF(event.angleDelta()) * SCROLLED
        self.table.pan(way.x(), way.y())
        event.accept()

    def _native(self, event: QNativeGestureEvent) -> bool:
        if event.gestureType() == Qt.NativeGestureType.SmartZoomNativeGesture:
            self.table.fit()
            return True
        if event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
            return False
        self.table.zoom(event.value() / PINCH_NOTCH, self.mapToScene(event.position().toPoint()))
        return True

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab through the groups of the table first, then to the next widget."""
        return self.table.step_group(1 if forward else -1) or super().focusNextPrevChild(forward)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        reasons = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}
        if event.reason() in reasons:
            self.table.step_group(reasons[event.reason()])
