"""How many points a level makes alone: what the games of one seat come to, level by level."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from festival_desktop.ai.arena import seed_of_game
from festival_desktop.ai.contest import Interval, Job, Result

TENTHS = 10


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
