"""A thin strip of all steps of a game: turns in the colours of their players, a lock, a knob.

A press leads to a step as far as the game allows. For keys and screen readers it is a slider.
"""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QContextMenuEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QWheelEvent,
)
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from festival_desktop.art.brush import color, down
from festival_desktop.art.surfaces import paint_wood
from festival_desktop.art.type import LEFT, RIGHT, SEMIBOLD, text, text_width
from festival_desktop.core.game import Seat
from festival_desktop.models.timeline import Timeline
from festival_desktop.ui.table.timeline_painter import Track, paint_track
from festival_desktop.ui.table.timeline_words import TimelineWords
from festival_desktop.ui.widgets.look import Painted, draw_kept
from festival_desktop.ui.widgets.plain_text import show_tool_tip

HEIGHT = 22.0
BESIDE = 5
"""Pixels above and below the strip where it is hit as well."""
WIDEST = 30.0
"""No step is longer than this: a game that has just begun fills the strip little by little."""
_EDGE = 16.0
"""Room before the first step and behind the count, in units of the design."""


class TimelineStrip(Painted, QSlider):
    preferred, least = (600, HEIGHT), (200, HEIGHT)
    bleed = BESIDE

    jump_requested = Signal(int)
    """A place in reach."""
    refused = Signal(str)
    """Somebody wanted to go where undo does not reach; why not."""
    pointed_at = Signal(object)
    """The place under the pointer; None: it has left."""
    look_requested = Signal(int)
    """A place out of reach was pressed: it can only be looked at."""
    menu_requested = Signal(int, QPoint)
    """What can be done at a place, to be shown at this spot of the screen."""

    def __init__(self, words: TimelineWords, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.words = words
        self.line = Timeline()
        self.token: Callable[[Seat], Seat] = lambda seat: seat
        """Whose token marks the steps of a seat."""
        self.live = False
        """Go along with the pointer, instead of going where it is let go."""
        self._hover: int | None = None
        self._looked: int | None = None
        self._pressed = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a press leaves the keys with the table
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    # -- what it shows -------------------------------------------------------------------------

    def show_timeline(self, line: Timeline) -> None:
        if line == self.line:
            return
        self.line = line
        self.setRange(0, len(line.entries))
        self.setValue(line.cursor)
        self._describe()
        self.update()

    def set_looked(self, place: int | None) -> None:
        """The position of this place is shown, though the game is elsewhere."""
        if place != self._looked:
            self._looked = place
            self.update()

    def retranslate(self) -> None:
        self.setAccessibleName(self.tr("Steps of the game"))
        self._describe()
        self.update()

    def _describe(self) -> None:
        line = self.line
        said = (self.words.place(line, line.cursor), self.words.locked(line))
        self.setAccessibleDescription("\n".join(filter(None, said)))

    # -- places --------------------------------------------------------------------------------

    def _count_width(self) -> float:
        words = self.words.longest(self.line)
        return text_width(words, self.u(11), SEMIBOLD, scaled=False) + self.u(_EDGE)

    def track(self) -> Track:
        steps = len(self.line.entries)
        left, end = self.u(_EDGE), self.width() - self._count_width() - self.u(6)
        right = min(end, left + max(1, steps) * self.u(WIDEST))
        if self.isRightToLeft():
            left, right, end = (self.width() - x for x in (left, right, end))
        return Track(left, right, end, (self.height() - self.u(2)) / 2, self.u(5), steps)

    def place_at(self, x: float) -> int:
        return self.track().place_at(x)

    # -- hands ---------------------------------------------------------------------------------

    def go(self, place: int) -> None:
        """To the decision that led to this place, or say why not."""
        stop = self.line.stop_near(place)
        if stop is None:
            self.refused.emit(self.words.locked(self.line))
            self.look_requested.emit(place)
        elif stop != self.line.cursor:
            self.jump_requested.emit(stop)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = True
            self._point(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._point(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed and event.button() == Qt.MouseButton.LeftButton:
            self._pressed = False
            if self.rect().contains(event.position().toPoint()) or self.live:
                self.go(self.place_at(event.position().x()))

    def _point(self, event: QMouseEvent) -> None:
        place = self.place_at(event.position().x())
        if place != self._hover:
            self._hover = place
            self.pointed_at.emit(place)
            self.update()
        if self._pressed and self.live:
            self.go(place)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            self.menu_requested.emit(self.place_at(event.pos().x()), event.globalPos())
        else:
            self._open_menu()

    def _open_menu(self) -> None:
        spot = QPointF(self.track().x(self.line.cursor), self.height())
        self.menu_requested.emit(self.line.cursor, self.mapToGlobal(spot.toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        self._hover = None
        self.pointed_at.emit(None)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        forward, back = Qt.Key.Key_Right, Qt.Key.Key_Left
        if self.isRightToLeft():
            forward, back = back, forward
        match event.key():
            case key if key == forward:
                self._step(1)
            case key if key == back:
                self._step(-1)
            case Qt.Key.Key_PageDown:
                self._turn(1)
            case Qt.Key.Key_PageUp:
                self._turn(-1)
            case Qt.Key.Key_Home:
                self.go(self.line.stops[0])
            case Qt.Key.Key_End:
                self.go(self.line.stops[-1])
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Menu:
                self._open_menu()
            case _:
                event.ignore()

    def _step(self, by: int) -> None:
        place = self.line.next_stop(by)
        if place is not None:
            self.jump_requested.emit(place)
        elif by < 0 and self.line.floor:
            self.refused.emit(self.words.locked(self.line))

    def _turn(self, by: int) -> None:
        """To the beginning of a turn."""
        starts = [group.first for group in self.line.groups()] + [len(self.line.entries)]
        cursor = self.line.cursor
        ahead = [start for start in starts if (start > cursor if by > 0 else start < cursor)]
        if ahead:
            self.go(ahead[0] if by > 0 else ahead[-1])

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            words = self.words.tip(self.line, self.place_at(event.pos().x()))
            show_tool_tip(event, words, self)
            return True
        return super().event(event)

    # -- painting ------------------------------------------------------------------------------

    def paint(self, p: QPainter) -> None:
        draw_kept(p, self, "timeline", _paint_ledge)
        hover = self._looked if self._hover is None else self._hover
        focus = self.hasFocus()
        paint_track(p, self.track(), self.line, self.token, hover=hover, focus=focus)
        room = QRectF(self.width() - self._count_width(), 0, self._count_width(), self.height() - 2)
        room.setWidth(room.width() - self.u(8))
        align = RIGHT
        if self.isRightToLeft():
            room.moveLeft(self.u(8))
            align = LEFT
        count = self.words.count(self.line)
        text(p, room, count, self.u(11), "on_dark_soft", SEMIBOLD, align, scaled=False)


def _paint_ledge(p: QPainter, whole: QRectF) -> None:
    rect = whole.adjusted(0, BESIDE, 0, -BESIDE)
    paint_wood(p, rect, seed=8)
    p.fillRect(rect, color("black", 0.28))
    edge = QRectF(rect.left(), rect.bottom() - 2, rect.width(), 2)
    p.fillRect(edge, down(edge, (0, "brass"), (1, "brass_deep")))
