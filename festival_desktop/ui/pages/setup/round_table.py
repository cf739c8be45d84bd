"""The small round table of a setup page: seats and turn order."""

import math
from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from festival_desktop.art.brush import circle, color, outline, radial, saved, shadow, square
from festival_desktop.art.faces import paint_face
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.theme import text_scale
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import LEFT, RIGHT, SEMIBOLD, line_height, text
from festival_desktop.ui.scale import scale_of
from festival_desktop.ui.setup_options import Painter
from festival_desktop.ui.widgets.labels import elided
from festival_desktop.ui.widgets.picture import Picture


@dataclass(frozen=True)
class Sitting:
    """A player at the table; places are counted clockwise from the far side."""

    place: int
    seat: int
    name: str
    level: str
    """Level of a computer player; empty for a person."""


class RoundTable(Picture):
    """Shows the seats chosen on its page."""

    preferred, least = (316, 166), (280, 130)

    def __init__(self, middle: Painter, places: int = 4) -> None:
        super().__init__()
        self._middle, self._places = middle, places
        self._sitting: tuple[Sitting, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_seats(self, sitting: Iterable[Sitting]) -> None:
        self._sitting = tuple(sitting)
        self.setAccessibleName(", ".join(one.name for one in self._sitting))
        self.update()

    def key(self) -> Hashable:
        return self._sitting, scale_of(self), self.isRightToLeft()

    def picture(self, p: QPainter, rect: QRectF) -> None:
        centre = rect.center()
        grow = max(1.0, text_scale() ** 0.5)
        chip = min(self.px(17) * grow, rect.height() * 0.12)
        radius = min(rect.height() / 2 - chip - 2, rect.width() * 0.25)
        self._paint_wood(p, centre, radius)
        self._middle(p, square(centre, radius))
        self._paint_order(p, centre, radius)
        taken = {one.place: one for one in self._sitting}
        for place in range(self._places):
            spot = self._spot(centre, radius * 1.02, place)
            self._paint_chip(p, spot, chip, taken.get(place))
        for one in self._sitting:
            self._paint_name(p, rect, self._spot(centre, radius * 1.02, one.place), chip, one)

    def _angle(self, place: int) -> float:
        """Return Qt's angle in degrees: from the right, anticlockwise."""
        return (90 - 360 * place / self._places) % 360

    def _spot(self, centre: QPointF, radius: float, place: int) -> QPointF:
        angle = math.radians(self._angle(place))
        return centre + QPointF(math.cos(angle), -math.sin(angle)) * radius

    def _paint_wood(self, p: QPainter, centre: QPointF, radius: float) -> None:
        box = square(centre, 2 * radius)
        with saved(p):
            shadow(p, box, radius, radius * 0.12, radius * 0.06, 0.5)
            light = centre - QPointF(radius * 0.3, radius * 0.4)
            stops = ((0.0, "wood_pale"), (0.55, "wood"), (1.0, "wood_dark"))
            p.setPen(outline("wood_edge", 1.4))
            p.setBrush(radial(light, radius * 1.9, *stops))
            p.drawEllipse(box)
            water = ((0.0, "water_lit"), (0.6, "water"), (1.0, "water_deep"))
            p.setPen(outline("brass", 1.4))
            p.setBrush(radial(centre, radius * 0.86, *water))
            p.drawEllipse(centre, radius * 0.86, radius * 0.86)

    def _paint_order(self, p: QPainter, centre: QPointF, radius: float) -> None:
        """Paint dotted arcs from each seat to the next, clockwise."""
        box = square(centre, radius * 1.56)
        with saved(p):
            line = outline("light_hi", max(1.6, radius * 0.022))
            line.setDashPattern([0.1, 3.0])
            p.setPen(line)
            for here, there in pairwise(self._angle(one.place) for one in self._sitting):
                sweep = (here - there) % 360
                p.drawArc(box, round((here - 14) * 16), -round((sweep - 28) * 16))

    def _paint_chip(self, p: QPainter, spot: QPointF, size: float, one: Sitting | None) -> None:
        line = outline("brass", 1.6)
        with saved(p):
            if one is None:
                line.setDashPattern([3, 2.4])
                p.setBrush(color("panel"))
            else:
                p.setBrush(radial(spot, size, (0, "paper_hi"), (0.5, "paper"), (1, "paper_shade")))
            p.setPen(line)
            p.drawPath(circle(spot.x(), spot.y(), size))
        if one is None:
            paint_icon(p, square(spot, size * 0.8), "dash", "on_dark_soft")
        else:
            paint_token(p, spot, size * 0.56, one.seat)
            if one.level:
                corner = spot + QPointF(size * 0.78, size * 0.62)
                paint_face(p, corner, size * 0.6, one.level)

    def _paint_name(
        self, p: QPainter, rect: QRectF, spot: QPointF, chip: float, one: Sitting
    ) -> None:
        px = self.px(14)
        high = line_height(px, SEMIBOLD)
        west = 90 < self._angle(one.place) < 270
        gap = chip + self.px(5 if west or not one.level else 10)
        left = rect.left() if west else spot.x() + gap
        right = spot.x() - gap if west else rect.right()
        room = QRectF(left, spot.y() - high / 2, right - left, high)
        words = elided(one.name, px, SEMIBOLD, room.width())
        text(p, room, words, px, "ink", SEMIBOLD, RIGHT if west else LEFT)
