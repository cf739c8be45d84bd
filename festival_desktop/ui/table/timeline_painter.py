"""Paints steps as a strip: a bead a turn in the colour of its seat, out of reach it is dim."""

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import NO_BRUSH, NO_PEN, color, mix, outline, pen, saved, square
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_brass_disc, paint_focus_ring
from festival_desktop.art.tokens import paint_token, seat_color
from festival_desktop.core.game import Seat
from festival_desktop.models.timeline import Group, Timeline

_TOKEN_FROM = 3.4
"""A turn this many times as long as its token is large carries it."""
_TICKS_FROM = 4.0
"""Pixels a step needs to be told from the next one."""


class Track(NamedTuple):
    """Where the steps lie: `left` is the deal, even where it is on the right side."""

    left: float
    right: float
    end: float
    """As far as there is room."""
    middle: float
    half: float
    """Half of the height."""
    steps: int

    @property
    def ticked(self) -> bool:
        """Steps are wide enough to be told from each other."""
        return abs(self.right - self.left) / max(1, self.steps) >= _TICKS_FROM

    def x(self, place: float) -> float:
        return self.left + (self.right - self.left) * place / max(1, self.steps)

    def place_at(self, x: float) -> int:
        part = (x - self.left) / ((self.right - self.left) or 1)
        return min(self.steps, max(0, round(part * self.steps)))

    def well(self) -> QRectF:
        low, high = sorted((self.left, self.end))
        return QRectF(low, self.middle - self.half, high - low, 2 * self.half)

    def between(self, first: float, end: float) -> QRectF:
        low, high = sorted((self.x(first), self.x(end)))
        return QRectF(low, self.middle - self.half, high - low, 2 * self.half)


def paint_track(
    p: QPainter,
    track: Track,
    line: Timeline,
    token: Callable[[Seat], Seat],
    *,
    hover: int | None = None,
    focus: bool = False,
) -> None:
    with saved(p):
        p.setPen(outline("brass", 1, 0.35))
        p.setBrush(color("well", 0.8))
        p.drawRoundedRect(track.well().adjusted(-3, -2, 3, 2), 5, 5)
    for group in line.groups():
        for part in _cut(group, (line.floor, line.cursor)):
            _paint_group(p, track, part, line, token(group.seat))
    if track.ticked:
        _paint_seals(p, track, line)
    if hover is not None:
        _paint_hover(p, track, hover)
    if line.floor:
        _paint_lock(p, track, line)
    knob = QPointF(track.x(line.cursor), track.middle)
    if focus:
        paint_focus_ring(p, square(knob, track.half * 2.6), track.half * 1.3)
    paint_brass_disc(p, knob, track.half * 1.3)


def _cut(group: Group, places: tuple[int, ...]) -> list[Group]:
    """The group in parts that are all in reach, or not; done, or taken back."""
    cuts = [place for place in places if group.first < place < group.end]
    bounds = [group.first, *sorted(set(cuts)), group.end]
    return [Group(group.seat, first, end) for first, end in pairwise(bounds)]


def _paint_group(p: QPainter, track: Track, part: Group, line: Timeline, token: Seat) -> None:
    tint = seat_color(token)
    whole = track.between(part.first, part.end)
    gap = 1.0 if whole.width() > 4 else 0.4
    bead = whole.adjusted(gap, 0, -gap, 0)
    locked, undone = part.end <= line.floor, part.first >= line.cursor
    radius = min(4.0, bead.width() / 2)
    with saved(p):
        if undone:
            p.setPen(pen(tint, 1.4, 0.9))
            p.setBrush(color(tint, 0.18))
        else:
            p.setPen(NO_PEN)
            p.setBrush(mix(tint, "well", 0.5) if locked else color(tint))
        p.drawRoundedRect(bead, radius, radius)
        if track.ticked:
            _paint_ticks(p, track, part, undone)
    size = track.half * 0.86
    if bead.width() > size * 2 * _TOKEN_FROM / 2 and not undone:
        x = bead.left() + size * 1.5 if track.right >= track.left else bead.right() - size * 1.5
        p.save()
        p.setOpacity(0.55 if locked else 1.0)
        paint_token(p, QPointF(x, track.middle), size, token, edge="keyline")
        p.restore()


def _paint_ticks(p: QPainter, track: Track, part: Group, undone: bool) -> None:
    """Between the steps of a turn."""
    p.setPen(pen("black", 1, 0.25 if undone else 0.42))
    for place in range(part.first + 1, part.end):
        x = track.x(place)
        low = track.middle + track.half
        p.drawLine(QPointF(x, low - track.half * 0.9), QPointF(x, low))


def _paint_seals(p: QPainter, track: Track, line: Timeline) -> None:
    """A small notch where something was shown."""
    with saved(p):
        p.setPen(NO_PEN)
        p.setBrush(color("light_hi", 0.85))
        for entry in line.entries:
            if entry.sealed:
                x = track.x(entry.number + 0.5)
                p.drawEllipse(QPointF(x, track.middle - track.half * 0.5), 1.3, 1.3)


def _paint_hover(p: QPainter, track: Track, place: int) -> None:
    with saved(p):
        p.setBrush(NO_BRUSH)
        p.setPen(pen("light_hi", 2))
        x = track.x(place)
        reach = track.half * 1.5
        p.drawLine(QPointF(x, track.middle - reach), QPointF(x, track.middle + reach))


def _paint_lock(p: QPainter, track: Track, line: Timeline) -> None:
    """Where undo ends; before the knob, where both would be in one place."""
    x, size = track.x(line.floor), track.half * 1.35
    room = size * 2.1
    if abs(track.x(line.cursor) - x) < room:
        x = track.x(line.cursor) - (room if track.right >= track.left else -room)
    centre = QPointF(x, track.middle)
    with saved(p):
        p.setPen(outline("brass", 1))
        p.setBrush(color("keyline"))
        p.drawEllipse(centre, size, size)
    paint_icon(p, square(centre, size * 1.2), "lock", "light_hi")
