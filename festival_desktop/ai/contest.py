"""How strong players are: who sits where in many games, and what the results say.

A deal is played as often as there are seats, everybody once at each seat, so that neither luck of
the deal nor of the seat helps anybody. Intervals are over deals, whose games belong together.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from festival_desktop.ai.arena import seed_of_game
from festival_desktop.core.game import Standing

TENTHS = 10


@dataclass(frozen=True)
class Job:
    """One game to be played: all that another process needs to know."""

    game: str
    players: int
    options: Mapping[str, tuple[str, ...]]
    levels: tuple[str, ...]
    """Of each seat."""
    seed: str


@dataclass(frozen=True)
class Result:
    """What came of a job: points and the part of the victory, by seat."""

    points: tuple[int, ...]
    wins: tuple[float, ...]

    @classmethod
    def of(cls, standing: Standing) -> "Result":
        """A shared victory counts for each by its part."""
        part = 1 / len(standing.winners)
        seats = range(len(standing.scores))
        return cls(
            tuple(score.total for score in standing.scores),
            tuple(part if seat in standing.winners else 0.0 for seat in seats),
        )


@dataclass(frozen=True)
class Interval:
    """A mean, and how far from it the truth may be in 95 of 100 cases."""

    mean: float
    reach: float

    @classmethod
    def over(cls, numbers: Sequence[float], extremes: tuple[float, ...] = ()) -> "Interval":
        """`extremes`: the least and the most that a number can be. They widen the interval as if
        each had occurred once more, so that a few games that all went one way prove little.
        """
        mean = sum(numbers) / len(numbers)
        if len(numbers) < 2:
            return cls(mean, math.inf)
        sample = [*numbers, *extremes]
        middle = sum(sample) / len(sample)
        spread = math.sqrt(sum((one - middle) ** 2 for one in sample) / (len(sample) - 1))
        return cls(mean, 1.96 * spread / math.sqrt(len(sample)))


@dataclass(frozen=True)
class Strength:
    """How one of the levels did. `share` is 1 where it wins as often as chance would have it."""

    level: str
    share: Interval
    points: Interval
    """More than the others at the table had on average."""


def seated(levels: Sequence[str], players: int) -> tuple[str, ...]:
    """A level for each seat: the last one takes all that are left."""
    return (*levels, *[levels[-1]] * (players - len(levels)))[:players]


@dataclass(frozen=True)
class Contest:
    game: str
    players: int
    levels: tuple[str, ...]
    deals: int
    seed: str
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def jobs(self) -> list[Job]:
        """Every game, those of a deal one after the other."""
        return [
            Job(self.game, self.players, self.options, self._rotated(turn), deal)
            for deal in (seed_of_game(self.seed, number) for number in range(self.deals))
            for turn in range(self.players)
        ]

    def _rotated(self, turn: int) -> tuple[str, ...]:
        return self.levels[-turn:] + self.levels[:-turn] if turn else self.levels

    def strengths(self, results: Sequence[Result]) -> list[Strength]:
        """Of each level, by the results of all jobs in their order."""
        return [self._strength(level, results) for level in dict.fromkeys(self.levels)]

    def _strength(self, level: str, results: Sequence[Result]) -> Strength:
        shares, leads = [], []
        for first in range(0, len(results), self.players):
            won = ahead = 0.0
            for turn, result in enumerate(results[first : first + self.players]):
                for seat, other in enumerate(self._rotated(turn)):
                    if other == level:
                        won += result.wins[seat]
                        ahead += _lead(result.points, seat)
            number = self.players * self.levels.count(level)
            shares.append(won / number * self.players)
            leads.append(ahead / number)
        extremes = 0.0, self.players / self.levels.count(level)
        return Strength(level, Interval.over(shares, extremes), Interval.over(leads))


def _lead(points: Sequence[int], seat: int) -> float:
    return points[seat] - (sum(points) - points[seat]) / max(1, len(points) - 1)


# -- who plays alone ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Points:
    """What one level made, and how often it won where there is somebody to beat."""

    level: str
    points: tuple[int, ...]
    """In every game, the fewest first."""
    won: float | None

    def reached(self, share: float) -> int:
        """The most points that at least this share of the games came to."""
        return self.points[-math.ceil(share * len(self.points))]

    @property
    def mean(self) -> Interval:
        return Interval.over(self.points)

    @property
    def tenths(self) -> tuple[int, ...]:
        """The fewest points, those at the end of each tenth of the games, and the most."""
        last = len(self.points) - 1
        return tuple(self.points[round(last * n / TENTHS)] for n in range(TENTHS + 1))


@dataclass(frozen=True)
class Trial:
    """Every level plays the same deals, alone."""

    game: str
    seats: int
    """Of the largest table; a level also decides for an opponent of the game's own."""
    levels: tuple[str, ...]
    deals: int
    seed: str
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def jobs(self) -> list[Job]:
        """Every game, those of a level one after the other."""
        return [
            Job(self.game, 1, self.options, (level,) * self.seats, seed_of_game(self.seed, number))
            for level in self.levels
            for number in range(self.deals)
        ]

    def points(self, results: Sequence[Result]) -> list[Points]:
        """Of each level, by the results of all jobs in their order."""
        found = []
        for number, level in enumerate(self.levels):
            own = results[number * self.deals : (number + 1) * self.deals]
            rivals = len(own[0].points) > 1
            won = sum(result.wins[0] for result in own) / len(own) if rivals else None
            found.append(Points(level, tuple(sorted(one.points[0] for one in own)), won))
        return found
