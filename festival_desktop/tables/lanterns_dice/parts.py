"""Who still has something to do while everyone shades. The rules answer."""

from festival_desktop.core.game import Seat
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import SHADE
from festival_desktop.games.lanterns_dice.views import View


def open_parts(game: LanternsDice, view: View) -> frozenset[Seat]:
    """The seats that could shade something now, or later in this turn."""
    if view.stage is not SHADE:
        return frozenset()
    state, seats = game.imagine(view, Rng(0)), range(view.players)
    return frozenset(seat for seat in seats if seat == view.seat or game.shading.waits(state, seat))
