"""What a view says about dice and favours. The rules know it of positions; this asks them.

No words and no Qt.
"""

from festival_desktop.core.game import Seat
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.content import Action, Color, Colors
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import State
from festival_desktop.games.lanterns_dice.views import View


class OpenTo:
    """Of the seat that decides in a view."""

    def __init__(self, game: LanternsDice) -> None:
        self._game = game

    def faced(self, view: View, seat: Seat, quarters: int | None = None) -> Color:
        """The colour a seat faces, or would if the tray were turned so far."""
        table = self._game.content.tables[view.players]
        return view.dice[table.die_of(seat, view.quarters if quarters is None else quarters)]

    def bonus(self, view: View) -> Color:
        """The colour of the active player's turn bonus."""
        return self._game.shading.bonuses[view.players][view.sheets[view.active]][view.turn]

    def grants(self, view: View, action: Action) -> tuple[Colors, ...]:
        return self._game.shading.grants(self._position(view), action)

    def usable(self, view: View, card: int) -> bool:
        """Whether a card can be paid for and would let anything be shaded."""
        return self._game.shading.usable(self._position(view), card)

    def _position(self, view: View) -> State:
        """Nothing asked here depends on the rolls to come."""
        return self._game.imagine(view, Rng(0))
