"""Measure the strength of players over many games.

Each deal is played once per seat rotation, so that neither the deal nor the seat favours anyone.
Confidence intervals are over deals, whose games belong together.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from festival_desktop.ai.arena import seed_of_game
from festival_desktop.core.game import Standing

TENTHS = 10


@dataclass(frozen=True)
class Job:
    """One game to be played: everything another process needs to know."""

    game: str
    players: int
    options: Mapping[str, tuple[str, ...]]
    levels: tuple[str, ...]
    """Level of each seat."""
    seed: str


@dataclass(frozen=True)
class Result:
    """The result of a job: points and shares of the victory, by seat."""

    points: tuple[int, ...]
    wins: tuple[float, ...]

    @classmethod
    def of(cls, standing: Standing) -> "Result":
        """Divide a shared victory among its winners."""
        part = 1 / len(standing.winners)
        seats = range(len(standing.scores))
        return cls(
            tuple(score.total for score in standing.scores),
            tuple(part if seat in standing.winners else 0.0 for seat in seats),
        )


@dataclass(frozen=True)
class Interval:
    """A mean with its 95 % confidence interval."""

    mean: float
    reach: float

    @classmethod
    def over(cls, numbers: Sequence[float], extremes: tuple[float, ...] = ()) -> "Interval":
        """Estimate the mean of these numbers.

        `extremes`: the least and the greatest possible number. They widen the interval as if each
        had occurred once more, so that a few one-sided games prove little.
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
    """The result of a level. `share` is 1 where it wins as often as by chance."""

    level: str
    share: Interval
    points: Interval
    """Points above the average of the others at the table."""


def seated(levels: Sequence[str], players: int) -> tuple[str, ...]:
    """Return a level for each seat: the last one takes all that are left."""
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
        """List every game, deal by deal."""
        return [
            Job(self.game, self.players, self.options, self._rotated(turn), deal)
            for deal in (seed_of_game(self.seed, number) for number in range(self.deals))
            for turn in range(self.players)
        ]

    def _rotated(self, turn: int) -> tuple[str, ...]:
        return self.levels[-turn:] + self.levels[:-turn] if turn else self.levels

    def strengths(self, results: Sequence[Result]) -> list[Strength]:
        """Compute the strength of each level from the results in the order of the jobs."""
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


# -- solo games -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Points:
    """The points of one level, and how often it won if there is an opponent."""

    level: str
    points: tuple[int, ...]
    """Points of every game, in ascending order."""
    won: float | None

    def reached(self, share: float) -> int:
        """Return the most points that at least this share of the games reached."""
        return self.points[-math.ceil(share * len(self.points))]

    @property
    def mean(self) -> Interval:
        return Interval.over(self.points)

    @property
    def tenths(self) -> tuple[int, ...]:
        """The deciles of the points, with the minimum and the maximum."""
        last = len(self.points) - 1
        return tuple(self.points[round(last * n / TENTHS)] for n in range(TENTHS + 1))


@dataclass(frozen=True)
class Trial:
    """The same deals played by every level alone."""

    game: str
    seats: int
    """Number of seats of the largest table; a level also plays the game's own opponent."""
    levels: tuple[str, ...]
    deals: int
    seed: str
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def jobs(self) -> list[Job]:
        """List every game, level by level."""
        return [
            Job(self.game, 1, self.options, (level,) * self.seats, seed_of_game(self.seed, number))
            for level in self.levels
            for number in range(self.deals)
        ]

    def points(self, results: Sequence[Result]) -> list[Points]:
        """Compute the points of each level from the results in the order of the jobs."""
        found = []
        for number, level in enumerate(self.levels):
            own = results[number * self.deals : (number + 1) * self.deals]
            rivals = len(own[0].points) > 1
            won = sum(result.wins[0] for result in own) / len(own) if rivals else None
            found.append(Points(level, tuple(sorted(one.points[0] for one in own)), won))
        return found
