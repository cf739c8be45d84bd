"""How good a position looks to an experienced player, about in points.

Points made, what the lanterns in front of a seat promise towards the Dedications on top, a
little for Mooncakes; less what the others have, because only one can win.
"""

from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.content import FOUR, PAIRS, SEVEN
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GENERIC, State

MOONCAKE = 0.35
"""What a Mooncake is worth, in points, and …"""
FEW = 4
"""… how many of them are of use."""
OTHERS = 0.5
"""How much the best of the others weighs against the own position."""
NEAR = (0.0, 0.04, 0.12, 0.3, 0.55, 0.8, 1.0, 1.0)
"""How much of a Dedication is as good as made, by its share of lanterns in sixths."""


class FestivalHeuristics:
    def __init__(self, game: FestivalOfLanterns) -> None:
        self._game = game

    def value(self, state: State, seat: Seat) -> float:
        own = self._seat(state, seat)
        others = max(self._seat(state, s) for s in range(state.players) if s != seat)
        return own - OTHERS * others

    def _seat(self, state: State, seat: Seat) -> float:
        points = sum(points for _, points in state.claimed[seat])
        cakes = MOONCAKE * min(state.mooncakes[seat], FEW)
        return points + cakes + self._promise(state, state.lanterns[seat])

    def _promise(self, state: State, cards: list[int]) -> float:
        """What the nearest Dedications are worth already, the best one most."""
        four = self._near(state, FOUR, max(cards), 4)
        doubles = sorted((min(number, 2) for number in cards), reverse=True)
        pairs = self._near(state, PAIRS, sum(doubles[:3]), 6)
        seven = self._near(state, SEVEN, sum(1 for number in cards if number), 7)
        best, second, third = sorted((four, pairs, seven), reverse=True)
        return best + 0.5 * second + 0.25 * third

    def _near(self, state: State, kind: int, have: int, need: int) -> float:
        left = state.left[kind]
        if not left and not state.left[GENERIC]:
            return 0.0
        top = self._game.stacks[state.players][kind][-left] if left else 4
        return top * NEAR[min(have, need) * 6 // need]
