"""The measured strength of the levels of computer players."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from itertools import pairwise


@dataclass(frozen=True)
class Figure:
    """The result of one `level` at a table where all others play at the level `against`."""

    game: str
    players: int
    level: str
    against: str
    games: int
    share: float
    """Share of victories; 1 equals the share expected by chance."""
    reach: float
    """Half-width of the 95% confidence interval of `share`."""
    edition: int | None = None
    """Edition of the rules in the measured games, if recorded."""


@dataclass(frozen=True)
class Strengths:
    measured: date | None = None
    figures: tuple[Figure, ...] = ()

    def find(self, game: str, players: int, level: str, against: str) -> Figure | None:
        wanted = game, players, level, against
        figures = ((one, (one.game, one.players, one.level, one.against)) for one in self.figures)
        return next((one for one, of in figures if of == wanted), None)

    def outdated(self, game: str, edition: int) -> int | None:
        """Return the earliest older edition by which figures of a game were measured."""
        known = (one.edition for one in self.figures if one.game == game and one.edition)
        return min((one for one in known if one < edition), default=None)

    def ladder(self, game: str, levels: Sequence[str]) -> dict[str, Figure]:
        """Map each level to its result against the one below with two players, where measured."""
        steps = ((level, self.find(game, 2, level, below)) for below, level in pairwise(levels))
        return {level: figure for level, figure in steps if figure is not None}

    def pairs(self, game: str) -> list[tuple[str, str]]:
        """List each level of a game with its opponent, in the order measured."""
        return [
            *dict.fromkeys((one.level, one.against) for one in self.figures if one.game == game)
        ]
