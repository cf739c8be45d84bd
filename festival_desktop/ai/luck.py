"""What chance gave and took, told apart from what anybody did.

The luck of a chance event is what a position is worth after it, less the mean over other ways it
might have come. What is compared is true and sampled alike, so luck is nothing on average,
whatever positions are thought to be worth.
"""

from typing import Any, NamedTuple, Protocol, runtime_checkable

from festival_desktop.ai.playout import AnyGame, lead
from festival_desktop.core.game import Seat
from festival_desktop.core.rng import Rng

SAMPLES = 12
"""So many other ways an event might have come are looked at."""


@runtime_checkable
class Chances(Protocol):
    """What heuristics know of chance."""

    def reshuffled(self, state: Any, rng: Rng) -> Any:
        """Return the position with other chance to come; known things stay."""

    def worth(self, state: Any, seat: Seat) -> float:
        """Evaluate a seat's possessions and prospects, with the best use of its dice or hand."""


def luck(game: AnyGame, chances: Chances, before: Any, move: Any, rng: Rng) -> list[float]:
    """Seat → by how much its lead after this move is better than it would be on average."""
    seats = len(game.standing(before).scores)
    true = _leads(game, chances, before, move, seats)
    sums, number = [0.0] * seats, 0
    for _ in range(SAMPLES):
        other = chances.reshuffled(before, rng)
        if move in game.legal_moves(other):
            number += 1
            for seat, found in enumerate(_leads(game, chances, other, move, seats)):
                sums[seat] += found
    return [one - total / number for one, total in zip(true, sums, strict=True)] if number else sums


def _leads(game: AnyGame, chances: Chances, before: Any, move: Any, seats: int) -> list[float]:
    state = game.copy(before)
    game.play(state, move, [])
    worths = [chances.worth(state, seat) for seat in range(seats)]
    return [lead(worths, seat) for seat in range(seats)]


class Shares(NamedTuple):
    """What a result is made of, in tenths of points, so that the parts add up exactly."""

    luck: int
    mistakes: int
    """Never above 0."""
    rest: int
    """What nobody could see coming."""

    @property
    def result(self) -> int:
        return self.luck + self.mistakes + self.rest


def shares(result: int, luck: float, mistakes: float) -> Shares:
    """Divide a result in points into luck, mistakes and the rest."""
    lucky, lost = round(10 * luck), -round(10 * max(0.0, mistakes))
    return Shares(lucky, lost, 10 * result - lucky - lost)


def luck_by(game: AnyGame, usual: Any, before: Any, move: Any, rng: Rng) -> list[float]:
    """Measure luck with a computer player's evaluation, 0 if it does not model chance."""
    chances = usual.heuristics
    if isinstance(chances, Chances):
        return luck(game, chances, before, move, rng)
    return [0.0] * len(game.standing(before).scores)
