"""What a turn cost that was played, beside the line that a strong player would have taken.

A turn is a whole: the decisions of one seat until another one decides or chance comes. Both lines
are played in the same imagined positions, from a stream of random numbers that has chosen neither,
and everybody goes on by what looks best at once. A quick look lets most turns go; whatever looks
like a mistake is looked at again, in other positions. Knows no match and no words.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from festival_desktop.ai.heuristics import Heuristics, thinkable
from festival_desktop.ai.limit import NO_LIMIT, Limit
from festival_desktop.ai.players import ComputerPlayer
from festival_desktop.ai.playout import AnyGame, lead, own_values, play_until_turn
from festival_desktop.core.game import Event, Seat
from festival_desktop.core.rng import Rng

ERRORS = 3.0
"""A cost is sure from so many standard errors on: about 95 of 100 games of thirty turns."""
LEAST = {"festival_of_lanterns": 2.5, "lanterns_dice": 2.0, "firefly_festival": 22.0}
"""Game → the points a turn must have cost to be told: small differences between good players
become certain, too, if they are looked at long enough."""
USUAL_LEAST = 2.5
QUICK, LONG = 16, 96
"""So many positions are imagined for a first look, and for a second one."""
DEPTH = 12
"""So many decisions at least are played after the turn, to the beginning of a next one."""
LATER, FAR = 32, 60
"""In so many positions, and for so many decisions, half of the cost at least must last: what is
only put off to a later turn is no mistake."""
LONGEST_LINE = 40

Line = tuple[Any, ...]
"""The moves of a turn, in their order."""


@dataclass(frozen=True)
class Estimate:
    """By how much one line is better than another, in points."""

    cost: float = 0.0
    error: float = 0.0
    """The standard error of the cost."""

    def sure(self, least: float) -> bool:
        """Return whether the cost is large enough and more than chance explains."""
        return self.cost >= least and self.cost > ERRORS * self.error


SAME = Estimate()


@dataclass(frozen=True)
class Verdict:
    """The better line and its gain; without a line there is none, or nobody can be sure."""

    better: Line = ()
    estimate: Estimate = SAME
    looked: bool = True
    """Whether there was time enough to look."""


SILENT, UNLOOKED = Verdict(), Verdict(looked=False)


def estimate(differences: Sequence[float]) -> Estimate:
    """Compute the mean with its standard error."""
    number = len(differences)
    mean = sum(differences) / number
    spread = sum([(one - mean) ** 2 for one in differences]) / max(1, number - 1)
    return Estimate(mean, math.sqrt(spread / number))


def least_cost(game: str) -> float:
    return LEAST.get(game, USUAL_LEAST)


class TurnReview:
    """Judges turns of one game."""

    def __init__(
        self,
        game: AnyGame,
        heuristics: Heuristics[Any],
        strong: ComputerPlayer[Any, Any],
    ) -> None:
        """Set up; `strong` chooses the line to compare with."""
        self._game, self._heuristics, self._strong = game, heuristics, strong

    def judge(
        self, view: Any, seat: Seat, made: Line, rng: Rng, limit: Limit = NO_LIMIT
    ) -> Verdict:
        """Judge the line played from this view; silent if time runs out before it is sure."""
        chooses, quick, long, far = (Rng(rng.next()) for _ in range(4))
        better = self.line(view, seat, chooses, limit)
        least = least_cost(self._game.name)
        if limit.reached():
            return UNLOOKED
        if better == made:
            return SILENT
        first = self.compare(view, seat, made, better, quick, QUICK, limit)
        if first is not None and first.cost < least / 2:
            return SILENT
        second = self.compare(view, seat, made, better, long, LONG, limit)
        if second is not None and not second.sure(least):
            return SILENT
        later = self.compare(view, seat, made, better, far, LATER, limit, FAR)
        if first is None or second is None or later is None:
            return UNLOOKED
        lasts = later.cost >= max(least, second.cost / 2)
        return Verdict(better, second) if lasts else SILENT

    def line(self, view: Any, seat: Seat, rng: Rng, limit: Limit = NO_LIMIT) -> Line:
        """Return the turn that the strong player takes from this view."""
        game, moves = self._game, list[Any]()
        state = game.imagine(view, rng.copy())
        while game.to_act(state) == seat and len(moves) < LONGEST_LINE and not limit.reached():
            legal = thinkable(self._heuristics, game.legal_moves(state))
            move = self._strong.decide(game.view(state, seat), legal, Rng(rng.next()), limit).move
            log = list[Event]()
            game.play(state, move, log)
            moves.append(move)
            if any(game.is_irreversible(event, seat) for event in log):
                break
        return tuple(moves)

    def compare(
        self,
        view: Any,
        seat: Seat,
        made: Line,
        better: Line,
        rng: Rng,
        worlds: int,
        limit: Limit = NO_LIMIT,
        depth: int = DEPTH,
    ) -> Estimate | None:
        """Estimate how much `better` improves the lead over `made`; None if time runs out.

        Both are played on for at least the given number of decisions.
        """
        game, differences = self._game, list[float]()
        for _ in range(worlds):
            world = game.imagine(view, rng)
            one, other = self._played(world, seat, better), self._played(world, seat, made)
            if one == other:
                return SAME  # in every position: no chance has a part in it
            results = [self._result(end, seat, depth) for end in (one, other)]
            differences.append(results[0] - results[1])
            if limit.reached():
                return None
        return estimate(differences)

    def _played(self, world: Any, seat: Seat, line: Line) -> Any:
        """Play a line in a copy of the world, as far as chance allows."""
        game, state = self._game, self._game.copy(world)
        for move in line:
            if game.to_act(state) != seat or move not in game.legal_moves(state):
                break
            game.play(state, move, [])
        return state

    def _result(self, state: Any, seat: Seat, depth: int) -> float:
        """Play on and return the seat's lead."""
        game = self._game
        play_until_turn(game, self._heuristics, state, seat, depth)
        seats = len(game.standing(state).scores)
        return lead(own_values(self._heuristics, state, seats), seat)


def turns(
    seats: Sequence[Seat], sealed: Sequence[bool], judged: Callable[[Seat], bool]
) -> list[range]:
    """Split steps into turns, by the deciding seats and by chance."""
    found, start = list[range](), 0
    for number, seat in enumerate(seats):
        last = number + 1 == len(seats) or seats[number + 1] != seat or sealed[number]
        if last:
            if judged(seat):
                found.append(range(start, number + 1))
            start = number + 1
    return found


def turn_review(game: AnyGame, computers: Mapping[str, Any], strong: str) -> TurnReview:
    """Create a review based on the first computer's evaluation."""
    usual = next(iter(computers.values()))
    return TurnReview(game, usual.heuristics, computers[strong])
