"""Mouse and keys over a window, by spots of the window: knows no page and no scene."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
Spot = tuple[int, int]


class Hands:
    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._at = QPoint()
        self._held: QWidget | None = None
        """What was pressed gets everything until the release, as on a real screen."""
        self.inputs = 0
        """Events of mouse and keys until now."""

    def move(self, *way: Spot) -> None:
        for spot in way:
            self.inputs += 1
            self._at = QPoint(*spot)
            widget, place = self._under()
            # QTest's own moves carry no pressed button.
            event = QMouseEvent(
                QEvent.Type.MouseMove,
                QPointF(place),
                QPointF(widget.mapToGlobal(place)),
                Qt.MouseButton.NoButton,
                LEFT if self._held else Qt.MouseButton.NoButton,
                NONE,
            )
            QApplication.sendEvent(widget, event)

    def carry(self, *way: Spot) -> None:
        """Press at the first spot and go on to the last, without letting go."""
        self.move(way[0])
        widget, place = self._under()
        self._held = widget
        self.inputs += 1
        QTest.mousePress(widget, LEFT, NONE, place)
        self.move(*way[1:])

    def release(self) -> None:
        widget, place = self._under()
        self._held = None
        self.inputs += 1
        QTest.mouseRelease(widget, LEFT, NONE, place)

    def drag(self, *way: Spot) -> None:
        """A way of one spot is a click."""
        self.carry(*way)
        self.release()

    def control(self, key: Qt.Key) -> None:
        """This key together with Control."""
        self.inputs += 1
        modifier = Qt.KeyboardModifier.ControlModifier
        QTest.keyClick(self._window.focusWidget() or self._window, key, modifier)

    def _under(self) -> tuple[QWidget, QPoint]:
        widget = self._held or self._window.childAt(self._at) or self._window
        return widget, widget.mapFrom(self._window, self._at)
