"""Medals for solo games, awarded by points; thresholds come from measured games."""

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True)
class Medal:
    """A threshold in points, reached by a known share of a computer level's games."""

    game: str
    name: str
    points: int
    level: str
    share: float
    games: int
    """Number of games measured for the threshold."""
    tenths: tuple[int, ...]
    """Points of these games: the minimum, the end of each tenth, and the maximum."""


@dataclass(frozen=True)
class Medals:
    """The medals of one game, from the easiest to the hardest."""

    medals: tuple[Medal, ...] = ()

    def earned(self, points: int) -> Medal | None:
        """Return the best medal for these points."""
        reached = [medal for medal in self.medals if medal.points <= points]
        return reached[-1] if reached else None

    def following(self, points: int) -> Medal | None:
        """Return the next medal to reach."""
        return next((medal for medal in self.medals if medal.points > points), None)


NO_MEDALS = Medals()


@dataclass(frozen=True)
class MeasuredMedals:
    """The medals of all games."""

    measured: date | None = None
    medals: tuple[Medal, ...] = ()

    def of(self, game: str) -> Medals:
        own = (medal for medal in self.medals if medal.game == game)
        return Medals(tuple(sorted(own, key=lambda medal: medal.points)))
