"""Medals for who plays alone: the points that each asks for, as many games have shown them."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Medal:
    """It asks for what a share of the games of a level of computers came to."""

    game: str
    name: str
    points: int
    level: str
    share: float
    games: int
    """So many games were played for it, …"""
    tenths: tuple[int, ...]
    """… which came to: the fewest points, those at the end of each tenth of them, the most."""


@dataclass(frozen=True)
class Medals:
    """Of one game, from the easiest to the hardest."""

    medals: tuple[Medal, ...] = ()

    def earned(self, points: int) -> Medal | None:
        """The best one that so many points bring."""
        reached = [medal for medal in self.medals if medal.points <= points]
        return reached[-1] if reached else None

    def following(self, points: int) -> Medal | None:
        """The next one that so many points do not bring."""
        return next((medal for medal in self.medals if medal.points > points), None)


NO_MEDALS = Medals()


@dataclass(frozen=True)
class MeasuredMedals:
    """Of all games."""

    measured: date | None = None
    medals: tuple[Medal, ...] = ()

    def of(self, game: str) -> Medals:
        own = (medal for medal in self.medals if medal.game == game)
        return Medals(tuple(sorted(own, key=lambda medal: medal.points)))
