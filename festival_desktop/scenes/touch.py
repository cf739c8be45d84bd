"""Touch gestures: one finger is the left mouse button, two zoom, pan and rotate.

One finger becomes mouse events, so that dragging and double taps work alike. A held finger explains
(`explainer.py`), or is a right click where nothing can be explained or something is selected; so is
a short tap of two fingers.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt
from PySide6.QtGui import QEventPoint, QGuiApplication, QMouseEvent, QPointingDevice, QTouchEvent
from PySide6.QtWidgets import QWidget

from festival_desktop.scenes.board import STEP
from festival_desktop.scenes.press_guard import Clock
from festival_desktop.scenes.table_scene import TableScene

LEFT, RIGHT, NO_BUTTON = (
    Qt.MouseButton.LeftButton,
    Qt.MouseButton.RightButton,
    Qt.MouseButton.NoButton,
)
_SHORT = 0.4
"""Maximum duration of a tap in seconds."""


@dataclass
class _Pair:
    """Two fingers on the table."""

    middle: QPointF
    apart: float
    since: float
    way: float = 0.0
    """Distance the fingers have moved, together or apart."""


class TouchGestures:
    def __init__(self, scene: TableScene, viewport: QWidget, clock: Clock = monotonic) -> None:
        self._scene, self._viewport, self._clock = scene, viewport, clock
        hints = QGuiApplication.styleHints()
        self._near, self._soon = hints.startDragDistance(), hints.mouseDoubleClickInterval() / 1000
        self._finger: QPointF | None = None
        """Position of the single finger that acts as the mouse."""
        self._pair: _Pair | None = None
        self._tapped: tuple[QPointF, float] | None = None
        """Position and time of the last tap on the table."""
        scene.explainer.stayed.connect(self._press_long)

    def handle(self, event: QTouchEvent) -> None:
        """Handle and accept every touch event, so that Qt makes no mouse events of its own."""
        event.accept()
        down = [p for p in event.points() if p.state() != QEventPoint.State.Released]
        if event.type() == QEvent.Type.TouchCancel:
            self._cancel()
            self._pair = None
        elif len(down) >= 2:
            self._two([p.position() for p in down[:2]])
        elif event.type() == QEvent.Type.TouchBegin:
            self._press(down[0].position())
        elif self._finger is not None:
            self._one(event.points()[0])
        elif self._pair is not None and not down:
            self._part(self._pair)

    # -- one finger ----------------------------------------------------------------------------

    def _press(self, pos: QPointF) -> None:
        self._finger, again = pos, False
        if self._tapped is not None:
            spot, when = self._tapped
            near = (pos - spot).manhattanLength() < 2 * self._near
            again = near and self._clock() - when < self._soon
        kind = QEvent.Type.MouseButtonDblClick if again else QEvent.Type.MouseButtonPress
        self._tapped = None if again else (pos, self._clock())
        self._send(QEvent.Type.MouseMove, pos, NO_BUTTON, NO_BUTTON)
        self._send(kind, pos, LEFT, LEFT)

    def _one(self, point: QEventPoint) -> None:
        pos = point.position()
        if point.state() == QEventPoint.State.Released:
            self._finger = None
            self._send(QEvent.Type.MouseButtonRelease, pos, LEFT, NO_BUTTON)
        elif pos != self._finger:
            self._finger = pos
            self._send(QEvent.Type.MouseMove, pos, NO_BUTTON, LEFT)

    def _send(
        self,
        kind: QEvent.Type,
        pos: QPointF,
        button: Qt.MouseButton,
        buttons: Qt.MouseButton,
    ) -> None:
        spot = QPointF(self._viewport.mapToGlobal(pos))
        event = QMouseEvent(
            *(kind, pos, pos, spot, button, buttons, Qt.KeyboardModifier.NoModifier),
            Qt.MouseEventSource.MouseEventSynthesizedByApplication,
            QPointingDevice.primaryPointingDevice(),
        )
        QCoreApplication.sendEvent(self._viewport, event)

    def _cancel(self) -> None:
        """Discard the gesture that one finger began."""
        if self._finger is not None:
            self._finger = self._tapped = None
            self._scene.explainer.hold.stop()
            self._let_go()

    def _let_go(self) -> None:
        with self._scene.canvas.input():
            self._scene.mouse.cancel()

    def _press_long(self, pos: QPointF) -> None:
        self._let_go()
        self._right_click(pos)

    def _right_click(self, pos: QPointF) -> None:
        self._send(QEvent.Type.MouseButtonPress, pos, RIGHT, RIGHT)
        self._send(QEvent.Type.MouseButtonRelease, pos, RIGHT, NO_BUTTON)

    # -- two fingers ---------------------------------------------------------------------------

    def _two(self, spots: Sequence[QPointF]) -> None:
        first, second = spots
        middle, apart = (first + second) / 2, math.dist(first.toTuple(), second.toTuple())
        before = self._pair
        if before is None:
            self._cancel()
            self._pair = _Pair(middle, max(1.0, apart), self._clock())
            return
        shift, wider = middle - before.middle, max(1.0, apart) / before.apart
        before.way += shift.manhattanLength() + abs(apart - before.apart)
        before.middle, before.apart = middle, max(1.0, apart)
        if before.way >= self._near:
            self._scene.pan(shift.x(), shift.y())
            self._scene.zoom(math.log(wider, STEP), middle)

    def _part(self, pair: _Pair) -> None:
        """End the two-finger gesture."""
        self._pair = None
        if pair.way < self._near and self._clock() - pair.since < _SHORT:
            self._right_click(pair.middle)
