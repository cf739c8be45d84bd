"""The aims of puzzles."""

from collections.abc import Mapping

from festival_desktop.core.aims import Aim, gain, held
from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import State


def aims(game: LanternsDice) -> Mapping[str, Aim[State]]:
    earned, turn = game.shading.earned, game.turn

    def display(state: State, seat: Seat) -> int:
        """Return the points of the best fireworks display that fits on the completed pools."""
        shapes = {launch.shape for launch in turn.launches(state, seat)}
        return max((turn.top_of(state, shape) for shape in shapes), default=0)

    return {
        "pools": gain(lambda state, seat: state.completed[seat].bit_count()),
        "gifts": gain(lambda state, seat: earned(state.shaded[seat])),
        "display": held(display),
        "points": gain(lambda state, seat: game.standing(state).scores[seat].total),
    }
