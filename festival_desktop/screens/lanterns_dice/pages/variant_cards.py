"""Cards of a setup page: a fireworks shape to take into play, an emperor card to flip."""

from collections.abc import Hashable
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from festival_desktop.art.brush import NO_BRUSH, color, halo, outline, rounded, saved
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_brass_disc, paint_focus_ring, paint_well
from festival_desktop.art.type import BOLD, MEDIUM, text
from festival_desktop.games.lanterns_dice.content import EmperorCard, FireworksShape
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import paint_firework_tile
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_medal
from festival_desktop.screens.lanterns_dice.table.paint_side import paint_emperor
from festival_desktop.ui.widgets.cards import CardButton

_CORNER = 8


def _paint_light(p: QPainter, rect: QRectF, look: dict[str, Any]) -> None:
    if look["hover"] and look["state"] != "disabled":
        halo(p, rect, _CORNER, "light", 9, 0.8)
    if look["focus"]:
        paint_focus_ring(p, rect, _CORNER)


class ShapeCard(CardButton):
    """A shape with the points of its top tile; chosen ones are alight and ticked."""

    picture_height = 66.0
    least_width = 60.0

    def __init__(self, shape: FireworksShape, parent: QWidget | None = None) -> None:
        super().__init__(shape.id, parent)
        self._shape = shape

    def paint_card(self, p: QPainter, rect: QRectF, look: dict[str, Any]) -> None:
        chosen = look["state"] == "chosen"
        _paint_light(p, rect, look)
        paint_well(p, rect, _CORNER)
        with saved(p):
            p.setBrush(NO_BRUSH)
            p.setPen(outline("light" if chosen else "brass", 2.2 if chosen else 1.0))
            p.drawRoundedRect(rect.adjusted(1, 1, -1, -1), _CORNER, _CORNER)
        foot = self.u(20)
        room = rect.adjusted(self.u(4), self.u(6), -self.u(4), -foot)
        self._paint_tile(p, room, chosen)
        place = QRectF(rect.left() + 3, rect.bottom() - foot - 1, rect.width() - 6, foot)
        ink = "light_hi" if chosen else "on_dark_soft"
        text(p, place, look["title"], look["px"], ink, BOLD if chosen else MEDIUM, floor=9)
        if chosen:
            spot = QPointF(rect.right() - self.u(11), rect.top() + self.u(11))
            paint_brass_disc(p, spot, self.u(8))
            tick = QRectF(0, 0, self.u(9), self.u(9))
            tick.moveCenter(spot)
            paint_icon(p, tick, "check", "plate_ink")

    def _paint_tile(self, p: QPainter, room: QRectF, chosen: bool) -> None:
        cells = self._shape.cells
        wide, high = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
        side = min(room.width() / 3, room.height() / 3)
        origin = room.center() - QPointF(wide, high) * side / 2
        with saved(p):
            p.setOpacity(1.0 if chosen else 0.55)
            paint_firework_tile(p, origin, side, self.card, cells, small=True)
            spot = QPointF(room.left() + self.u(5), room.top() + self.u(5))
            paint_medal(p, spot, self.u(8.5), self._shape.values[0])


class FavourCard(CardButton):
    """An emperor card as it lies; pressing it turns it over. A question mark: chance decides."""

    picture_height = 72.0
    least_width = 150.0

    def __init__(self, number: int, card: EmperorCard, parent: QWidget | None = None) -> None:
        super().__init__(str(number), parent)
        self._gifts = card.gifts
        self._action, self._side, self._known = "", "", True

    def show_side(self, action: str, side: str, known: bool) -> None:
        """What its upper side says; `known`: chance does not turn it over."""
        self._action, self._side, self._known = action, side, known
        self.update()

    def key(self) -> tuple[Hashable, ...]:
        return ("favour", self._gifts, self._action, self._side, self._known)

    def paint_card(self, p: QPainter, rect: QRectF, look: dict[str, Any]) -> None:
        _paint_light(p, rect, look)
        side = self._side if self._known else "?"
        face = (self._gifts, self._action if self._known else "", side, (), "rest", self.unit)
        paint_emperor(p, rect, face)
        if not self._known:
            body = rect.adjusted(0, rect.height() * 0.29, 0, 0)
            p.fillPath(rounded(body, _CORNER), color("paper_shade", 0.4))
            text(p, body, "?", self.u(34), "ink_soft", BOLD)
