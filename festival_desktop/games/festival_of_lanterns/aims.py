"""The aims of puzzles."""

from collections.abc import Mapping, Sequence

from festival_desktop.core.aims import Aim, ahead, gain, happened
from festival_desktop.core.game import Event, Seat
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns import offers
from festival_desktop.games.festival_of_lanterns.events import LanternGained, MooncakesGained
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import State


def aims(game: FestivalOfLanterns) -> Mapping[str, Aim[State]]:
    lanterns = happened(_lanterns)
    return {
        "points": gain(_points),
        "lanterns": lanterns,
        "lanterns_ahead": ahead(lanterns, lambda state: state.players),
        "mooncakes": happened(_mooncakes),
        "dedication": _Ready(game),
    }


def _points(state: State, seat: Seat) -> int:
    favours = 0 if state.gala is None else state.gala.favours[seat]
    return favours + sum(points for _, points in state.claimed[seat])


def _lanterns(event: Event, seat: Seat) -> int:
    return int(isinstance(event, LanternGained) and event.seat == seat)


def _mooncakes(event: Event, seat: Seat) -> int:
    return event.number if isinstance(event, MooncakesGained) and event.seat == seat else 0


class _Ready:
    """The points of the best Dedication whose lanterns are held once a tile is placed."""

    def __init__(self, game: FestivalOfLanterns) -> None:
        self._top_of = game.dedication_stacks.top_of

    def __call__(self, start: State, now: State, events: Sequence[Event], seat: Seat) -> int:
        if len(now.display) == len(start.display):
            return 0
        later, moves = now.copy(), list[m.Move]()
        later.seat = seat
        offers.dedications(later, moves)
        kinds = {move.kind for move in moves if isinstance(move, m.Dedicate)}
        return max((self._top_of(now, kind) for kind in kinds), default=0)
