"""Shading with the mouse: stroke over an area, or press it.

The strokes appear under the pointer, and fade when the pencil is lifted.
"""

import math
import random
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QCursor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from festival_desktop.art import cache
from festival_desktop.art.brush import NO_PEN, color, mix
from festival_desktop.play.table import Target
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes import zorder
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.screens.lanterns_dice.pictures.dice import paint_pencil
from festival_desktop.screens.lanterns_dice.pictures.die_signs import die_color

STROKES = 1.5
"""Length of the pencil stroke that shades an area, in sides of a pool."""
ENOUGH = 0.4
"""Fraction of an area that must be shaded before releasing the pencil completes it."""
STEPS = 14
"""Number of intermediate pictures while an area is being shaded."""
SIDE, TIP = 44.0, 4.0
"""Size of the cursor, and the distance of its tip from the corner."""
GRAIN = 64.0
"""Side of the paper texture."""
WIDTH = 0.13
"""Width of a stroke, in sides of a pool."""


class Pencil:
    """The one pencil of the mouse; during a stroke it is a grip."""

    def __init__(
        self,
        context: SceneContext,
        press: Callable[[Target], object],
        area_at: Callable[[QPointF], int | None],
        drag_distance: int,
        dice: Sequence[str],
    ) -> None:
        """Set up; `dice` maps each area to its colour."""
        self._context = context
        self._press = press
        self._area_at = area_at
        self._far = drag_distance
        self._dice = dice
        self._trail: QGraphicsPathItem | None = None
        self.area: int | None = None
        """The area under the pencil."""
        self._done = 0.0
        self._side = 1.0
        self._start = self._last = QPointF()
        self.fresh: int | None = None
        """The area just shaded with the mouse, while the mouse is still over it."""
        self.drawn: tuple[int, float] | None = None
        """The area just drawn by hand, and the fraction drawn."""

    def take(self, area: int, pos: QPointF, side: float) -> "Pencil":
        """Start a stroke; `side` is that of a pool."""
        self.area, self._done, self._side = area, 0.1, side
        self._start = self._last = pos
        if self._context.items.motion.enabled:
            self._begin_trail(pos, self._dice[area])
        self._context.redraw()
        return self

    @property
    def stroke(self) -> tuple[int, float] | None:
        """The area under the pencil, and the fraction stroked."""
        return None if self.area is None else (self.area, self._part)

    @property
    def _part(self) -> float:
        """The fraction stroked, in steps that have a picture each."""
        return round(min(1.0, self._done) * STEPS) / STEPS

    def begun(self, area: int) -> float:
        """Return the fraction of an area that was drawn by hand."""
        return self.drawn[1] if self.drawn is not None and self.drawn[0] == area else 0.0

    def over(self, area: int | None) -> None:
        """Note the area under the mouse."""
        if area != self.fresh:
            self.fresh = None

    def pull(self, pos: QPointF) -> None:
        way, self._last = pos - self._last, pos
        if self.area is None or self._area_at(pos) != self.area:
            return
        before = self._part
        if self._trail is not None:
            path = self._trail.path()
            path.lineTo(pos)
            self._trail.setPath(path)
        self._done += (way.x() ** 2 + way.y() ** 2) ** 0.5 / (STROKES * self._side)
        if self._done >= 1.0:
            self._finish(drawn=True)
        elif self._part != before:
            self._context.redraw()

    def release(self, pos: QPointF | None) -> None:
        """Shade on release over the area or after a whole stroke; elsewhere do nothing."""
        if self.area is None:
            return
        pressed = pos is not None and (pos - self._start).manhattanLength() < self._far
        within = pos is not None and self._area_at(pos) == self.area
        if pos is not None and (pressed or within or self._done >= ENOUGH):
            self._finish(drawn=not pressed)
        else:
            self.area = None
            self._lift()
            self._context.redraw()

    def _finish(self, drawn: bool) -> None:
        area, self.area = self.area, None
        assert area is not None
        self._lift()
        self.fresh, self.drawn = area, (area, self._part) if drawn else None
        self._press(Target("area", (area,)))
        if self._context.session.selector.selected:  # The player is being asked for the source.
            self.drawn = None
        self._context.redraw()

    # -- the trail -------------------------------------------------------------------------------

    def _begin_trail(self, pos: QPointF, die: str) -> None:
        item = self._trail = QGraphicsPathItem(QPainterPath(pos))
        grain = cache.pixmap(
            ("grain", die), QSizeF(GRAIN, GRAIN), self._context.dpr(),
            lambda p, rect: _paint_grain(p, rect, die),
        )  # fmt: skip
        stroke = QPen(QBrush(grain), self._side * WIDTH)
        stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
        stroke.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        item.setPen(stroke)
        item.setZValue(zorder.SEAM + 1)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._context.add_item(item)

    def _lift(self) -> None:
        """Fade the strokes: the shaded area is painted by itself."""
        item, self._trail = self._trail, None
        if item is not None:
            self._context.items.animate(
                ("trail", item), durations.DRAW, lambda t: item.setOpacity(1.0 - t),
                done=lambda: self._context.remove_item(item),
            )  # fmt: skip


def _paint_grain(p: QPainter, rect: QRectF, die: str) -> None:
    """Paint paper that takes the colour of a pencil unevenly."""
    rnd, ink = random.Random(3), mix(die_color(die), "black", 0.35)
    p.setPen(NO_PEN)
    for _ in range(900):
        p.setBrush(color(ink, rnd.uniform(0.15, 0.75)))
        spot = QPointF(rnd.uniform(0, rect.width()), rnd.uniform(0, rect.height()))
        p.drawEllipse(spot, rnd.uniform(0.6, 1.6), rnd.uniform(0.4, 1.0))


def pencil_cursor(die: str, dpr: float) -> QCursor:
    """Return a pencil cursor with a lead of this colour; its tip points."""

    def paint(p: QPainter, rect: QRectF) -> None:
        length = rect.width() * 0.95
        way = length * 0.57 * math.sqrt(0.5)
        centre = QPointF(TIP + way, rect.height() - TIP - way)
        paint_pencil(p, centre, length, angle=-45, die=die)

    picture = cache.pixmap(("pencil", die), QSizeF(SIDE, SIDE), dpr, paint)
    return QCursor(picture, round(TIP), round(SIDE - TIP))
