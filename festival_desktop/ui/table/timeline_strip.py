"""The timeline: a thin strip of all steps, with turns in their players' colours, a lock and a knob.

A press goes to a step as far as the game allows. For keys and screen readers it is a slider. Steps
out of reach are dim.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

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

from festival_desktop.art.brush import (
    color,
    draw_circle,
    draw_rounded,
    mix,
    outline,
    pen,
    saved,
    square,
    vertical_gradient,
)
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_brass_disc, paint_focus_ring, paint_wood
from festival_desktop.art.tokens import paint_token, seat_color
from festival_desktop.art.type import LEFT, RIGHT, SEMIBOLD, text, text_width
from festival_desktop.core.game import Seat
from festival_desktop.models.timeline import Timeline
from festival_desktop.ui.style import draw_kept
from festival_desktop.ui.table.timeline_words import TimelineWords
from festival_desktop.ui.widgets.base import Painted
from festival_desktop.ui.widgets.plain_text import show_tool_tip

HEIGHT = 14.0
BESIDE = 9
"""Extra pixels above and below the strip that accept clicks."""
WIDEST = 30.0
"""Maximum length of a step, so that a new game fills the strip gradually."""
_EDGE = 16.0
"""Margin before the first step and after the count, in design units."""
_TOKEN_FROM = 3.4
"""Minimum length of a turn that shows a token, in token sizes."""
_TICKS_FROM = 4.0
"""Minimum length of a step in pixels for tick marks."""


class Track(NamedTuple):
    """The positions of the steps."""

    xs: Sequence[float]
    """Horizontal positions of the places; the first is the deal, even in right-to-left layout."""
    end: float
    """End of the usable space."""
    middle: float
    half: float
    """Half of the height."""
    ticked: bool
    """Whether steps are wide enough for tick marks."""

    def place_at(self, x: float) -> int:
        first, last, steps = self.xs[0], self.xs[-1], len(self.xs) - 1
        part = (x - first) / ((last - first) or 1)
        return min(steps, max(0, round(part * steps)))

    def between(self, one: float, other: float) -> QRectF:
        low, high = sorted((one, other))
        return QRectF(low, self.middle - self.half, high - low, 2 * self.half)


class TimelineStrip(Painted, QSlider):
    preferred, least = (600, HEIGHT), (200, HEIGHT)
    bleed = BESIDE

    jump_requested = Signal(int)
    """Emitted with a place within reach of undo."""
    refused = Signal(str)
    """Emitted with the reason when undo cannot reach the requested place."""
    pointed_at = Signal(object)
    """Emitted with the place under the pointer, or None when it leaves."""
    look_requested = Signal(int)
    """Emitted with a pressed place out of reach of undo, which can only be viewed."""
    menu_requested = Signal(int, QPoint)
    """Emitted to show the menu of a place at a screen position."""

    def __init__(
        self, words: TimelineWords, token: Callable[[Seat], Seat], parent: QWidget
    ) -> None:
        """Set up; `token` returns the token of a seat."""
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.words, self._token = words, token
        self.line = Timeline()
        self.live = False
        """Whether to follow the pointer while dragging instead of jumping on release."""
        self._pointer: float | None = None
        """Pointer position; a step number would change with the steps."""
        self._told: int | None = None
        """The place last emitted by `pointed_at`."""
        self._looked: int | None = None
        self._pressed = False
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # A click leaves the focus with the table.
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslate()

    # -- contents ------------------------------------------------------------------------------

    def show_timeline(self, line: Timeline) -> None:
        if line == self.line:
            return
        self.line = line
        self.setRange(0, len(line.entries))
        self.setValue(line.cursor)
        self._describe()
        self.update()

    def set_looked(self, place: int | None) -> None:
        """Mark a place that is shown while the game is elsewhere."""
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

    def track(self) -> Track:
        count = text_width(self.words.longest(self.line), self.px(11), SEMIBOLD, scaled=False)
        steps, start = len(self.line.entries), self.px(_EDGE)
        end = self.width() - count - start - self.px(6)
        length = min(end - start, max(1, steps) * self.px(WIDEST))
        xs = [start + length * place / max(1, steps) for place in range(steps + 1)]
        if self.isRightToLeft():
            xs, end = [self.width() - x for x in xs], self.width() - end
        ticked = length / max(1, steps) >= _TICKS_FROM
        return Track(xs, end, (self.height() - self.px(2)) / 2, self.px(3.5), ticked)

    # -- input ---------------------------------------------------------------------------------

    def go(self, place: int) -> None:
        """Go to the decision that led to a place, or say why not."""
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
                self.go(self.track().place_at(event.position().x()))

    def _point(self, event: QMouseEvent) -> None:
        self._pointer = event.position().x()
        place = self.track().place_at(self._pointer)
        if place != self._told:
            self._told = place
            self.pointed_at.emit(place)
            self.update()
        if self._pressed and self.live:
            self.go(place)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if event.reason() == QContextMenuEvent.Reason.Mouse:
            place = self.track().place_at(event.pos().x())
            self.menu_requested.emit(place, event.globalPos())
        else:
            self._open_menu()

    def _open_menu(self) -> None:
        spot = QPointF(self.track().xs[self.line.cursor], self.height())
        self.menu_requested.emit(self.line.cursor, self.mapToGlobal(spot.toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        self._pointer = self._told = None
        self.pointed_at.emit(None)
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ahead = -1 if self.isRightToLeft() else 1
        match event.key():
            case Qt.Key.Key_Right:
                self._step(ahead)
            case Qt.Key.Key_Left:
                self._step(-ahead)
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
        """Go to the start of a turn."""
        starts = [group.first for group in self.line.groups()] + [len(self.line.entries)]
        cursor = self.line.cursor
        ahead = [start for start in starts if (start > cursor if by > 0 else start < cursor)]
        if ahead:
            self.go(ahead[0] if by > 0 else ahead[-1])

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            words = self.words.tip(self.line, self.track().place_at(event.pos().x()))
            show_tool_tip(event, words, self)
            return True
        return super().event(event)

    # -- painting ------------------------------------------------------------------------------

    def _lit(self, track: Track) -> int | None:
        """Return the place under the pointer, or the one being looked at."""
        if self._pointer is not None:
            return track.place_at(self._pointer)
        return self._looked if self._looked in range(len(track.xs)) else None

    def paint(self, p: QPainter) -> None:
        draw_kept(p, self, "timeline", _paint_ledge)
        track, line = self.track(), self.line
        _paint_steps(p, track, line, self._token, self._lit(track))
        knob, half = QPointF(track.xs[line.cursor], track.middle), track.half
        if self.hasFocus():
            paint_focus_ring(p, square(knob, half * 3.4), half * 1.7)
        paint_brass_disc(p, knob, half * 1.7)
        edge, gap, high = self.px(8), self.px(6), self.height() - 2
        start = track.end + gap
        room, align = QRectF(start, 0, self.width() - edge - start, high), RIGHT
        if self.isRightToLeft():
            room, align = QRectF(edge, 0, track.end - gap - edge, high), LEFT
        count = self.words.count(line)
        text(p, room, count, self.px(11), "on_dark_soft", SEMIBOLD, align, scaled=False)


def _paint_ledge(p: QPainter, whole: QRectF) -> None:
    rect = whole.adjusted(0, BESIDE, 0, -BESIDE)
    paint_wood(p, rect, seed=8)
    p.fillRect(rect, color("black", 0.28))
    edge = QRectF(rect.left(), rect.bottom() - 2, rect.width(), 2)
    p.fillRect(edge, vertical_gradient(edge, (0, "brass"), (1, "brass_deep")))


def _paint_steps(
    p: QPainter, track: Track, line: Timeline, token: Callable[[Seat], Seat], hover: int | None
) -> None:
    """Paint a bead per turn, notches where something was revealed, and the lock."""
    well = track.between(track.xs[0], track.end).adjusted(-3, -2, 3, 2)
    draw_rounded(p, well, 5, color("well", 0.8), outline("brass", 1, 0.35))
    for seat, first, end in line.groups():
        cuts = {place for place in (line.floor, line.cursor) if first < place < end}
        for start, stop in pairwise((first, *sorted(cuts), end)):
            _paint_bead(p, track, line, token(seat), start, stop)
    if track.ticked:
        for entry, (x, after) in zip(line.entries, pairwise(track.xs), strict=True):
            if entry.sealed:
                spot = QPointF((x + after) / 2, track.middle - track.half * 0.5)
                draw_circle(p, spot, 1.3, color("light_hi", 0.85))
    if hover is not None:
        x, reach = track.xs[hover], track.half * 1.5
        p.setPen(pen("light_hi", 2))
        p.drawLine(QPointF(x, track.middle - reach), QPointF(x, track.middle + reach))
    if line.floor:
        _paint_lock(p, track, line)


def _paint_bead(
    p: QPainter, track: Track, line: Timeline, token: Seat, first: int, end: int
) -> None:
    """Paint steps of a turn with the same state: in reach or not, done or undone."""
    tint, half, xs = seat_color(token), track.half, track.xs
    locked, undone = end <= line.floor, first >= line.cursor
    whole = track.between(xs[first], xs[end])
    gap = 1.0 if whole.width() > 4 else 0.4
    bead = whole.adjusted(gap, 0, -gap, 0)
    radius = min(4.0, bead.width() / 2)
    if undone:
        draw_rounded(p, bead, radius, color(tint, 0.18), pen(tint, 1.4, 0.9))
    else:
        draw_rounded(p, bead, radius, mix(tint, "well", 0.5) if locked else color(tint))
    if track.ticked:
        p.setPen(pen("black", 1, 0.25 if undone else 0.42))
        low = track.middle + half
        for x in xs[first + 1 : end]:
            p.drawLine(QPointF(x, low - half * 0.9), QPointF(x, low))
    size = half * 0.86
    if bead.width() > size * _TOKEN_FROM and not undone:
        x = bead.left() + size * 1.5 if xs[0] < xs[-1] else bead.right() - size * 1.5
        with saved(p, opacity=0.55 if locked else 1.0):
            paint_token(p, QPointF(x, track.middle), size, token, edge="keyline")


def _paint_lock(p: QPainter, track: Track, line: Timeline) -> None:
    """Paint the lock where undo ends, before the knob if both are in one place."""
    x, knob, size = track.xs[line.floor], track.xs[line.cursor], track.half * 1.35
    room = size * 2.1
    if abs(knob - x) < room:
        x = knob - room if track.xs[0] < track.xs[-1] else knob + room
    centre = QPointF(x, track.middle)
    draw_circle(p, centre, size, "keyline", outline("brass", 1))
    paint_icon(p, square(centre, size * 1.2), "lock", "light_hi")
