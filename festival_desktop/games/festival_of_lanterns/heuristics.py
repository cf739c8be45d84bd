"""How good a position looks to an experienced player, about in points.

Points made, what the lanterns of a seat promise towards the Dedications on top, a little for
Mooncakes; less what the others have. The numbers come from games of variants against each other.
"""

from functools import lru_cache

from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GENERIC, State

NEARNESS = (0.8, 0.6, 0.42, 0.28, 0.18, 0.11, 0.06, 0.03)
"""Lanterns missing for a Dedication → the part of its points that can be hoped for."""
SECOND, THIRD = 0.35, 0.15
"""What the second and third best Dedication add, as they want the same lanterns."""
LANTERN = 0.15
"""What any lantern is worth besides, in points, and …"""
MANY = 12
"""… how many of them can be kept."""
MOONCAKES = (0.0, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)
"""What that many Mooncakes are worth, in points; more are of no more use."""

Tops = tuple[int, ...]
"""What the next Dedication of each kind scores."""


class FestivalHeuristics:
    foresees = True

    def __init__(self, game: FestivalOfLanterns) -> None:
        self._game = game

    def mid_turn(self, state: State) -> bool:
        """With friends, what an ability leads to is tried."""
        return state.gala is not None

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        """The seat's own prospects less those of the others on average."""
        tops = self._tops(state)
        terms: dict[str, float] = {}
        others = 0.0
        for one, cards in enumerate(state.lanterns):
            cakes = state.mooncakes[one]
            mooncakes = MOONCAKES[cakes if cakes < 6 else 6]
            made = sum([points for _, points in state.claimed[one]])
            hopes = 0.0
            if not state.finals or not _has_finished(state, one):
                hopes = promise(tuple(cards), tops)
            if one == seat:
                terms = {"points": made, "prospects": hopes, "mooncakes": mooncakes}
            else:
                others += made + hopes + mooncakes
        terms["rivals"] = -others / (state.players - 1)
        return terms

    def _tops(self, state: State) -> Tops:
        game, left = self._game, state.left
        generic = game.content.generic_points if left[GENERIC] else 0
        stacks = enumerate(game.stacks[state.players])
        return tuple([stack[-left[kind]] if left[kind] else generic for kind, stack in stacks])


def _has_finished(state: State, seat: Seat) -> bool:
    """Whether its final turn is over: then its lanterns bring nothing any more."""
    return (state.seat - 1 - seat) % state.players < state.finals


@lru_cache(maxsize=1 << 14)
def promise(cards: tuple[int, ...], tops: Tops, trixies: int = 0) -> float:
    """What these lanterns may still bring: the best Dedication in sight, and a bit of the rest."""
    missing = zip(tops, missing_for(cards), strict=True)
    third, second, best = sorted(
        [top * NEARNESS[max(0, number - trixies)] for top, number in missing]
    )
    return best + SECOND * second + THIRD * third + LANTERN * min(sum(cards) + trixies, MANY)


def missing_for(cards: tuple[int, ...]) -> tuple[int, int, int]:
    """How many lanterns each kind of Dedication lacks, in the order of the kinds."""
    four = max(0, 4 - max(cards))
    pairs = 6 - sum(sorted([min(number, 2) for number in cards])[-3:])
    return four, pairs, cards.count(0)
