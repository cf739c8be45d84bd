"""The result of a finished match as plain values for the end page.

The numbers are the standing's. Each game adds its timeline, texts and signs.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Self

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.core.game import Score, Standing
from festival_desktop.play.match import AnyMatch

Curves = tuple[tuple[int, ...], ...]
"""Points of each seat at the start and after each turn."""
LAST = 0
"""Marks changes after the last turn; turns are counted from 1."""
_MANY = 5
"""Score sheets with more lines than this use the dense layout."""


@dataclass(frozen=True)
class Tie:
    """Equal totals: the seats, their place, and what decided; `by` is None if nothing could."""

    seats: tuple[int, ...]
    place: int
    by: int | None
    """Index of the tie-break that decided."""
    values: tuple[int, ...]
    """Values of that tie-break, in the order of `seats`."""

    @property
    def compared(self) -> str:
        return " : ".join(map(str, self.values))


@dataclass(frozen=True)
class Result:
    names: tuple[str, ...]
    computers: tuple[bool, ...]
    tokens: tuple[int, ...]
    """Token shown for each seat."""
    kinds: tuple[str, ...]
    """Score category of each line, as in the standing."""
    points: tuple[tuple[int, ...], ...]
    """Points by line and seat."""
    totals: tuple[int, ...]
    tiebreaks: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]
    """Place of each seat, starting at 1; equal ranks share one."""
    winners: tuple[int, ...]
    tie: Tie | None
    curves: Curves
    practice: bool
    hints: int
    """Number of hints used."""

    @classmethod
    def of(
        cls,
        match: AnyMatch,
        curves: Curves | None = None,
        tokens: tuple[int, ...] | None = None,
        **more: Any,
    ) -> Self:
        """Build the result of a finished match; `more` is the game's own.

        Without `curves`, every step is a turn.
        """
        if curves is None:
            curves = curves_of(match, map(match.state_at, range(len(match.steps) + 1)))
        standing = match.game.standing(match.state_at(len(match.steps)))
        scores = standing.scores
        return cls(
            names=tuple(player.name for player in match.players),
            computers=tuple(player.computer for player in match.players),
            tokens=tuple(range(len(scores))) if tokens is None else tokens,
            kinds=tuple(line.what for line in scores[0].lines),
            points=tuple(
                tuple(score.lines[line].points for score in scores)
                for line in range(len(scores[0].lines))
            ),
            totals=tuple(score.total for score in scores),
            tiebreaks=tuple(score.tiebreaks for score in scores),
            places=tuple(place_of(score, standing) for score in scores),
            winners=standing.winners,
            tie=tie_of(standing),
            curves=curves,
            practice=match.practice,
            hints=match.hints,
            **more,
        )


def curves_of(match: AnyMatch, states: Iterable[Any]) -> Curves:
    """Return every seat's points in each of these positions."""
    standings = [match.game.standing(state).scores for state in states]
    return tuple(
        tuple(scores[seat].total for scores in standings) for seat in range(len(match.players))
    )


def place_of(score: Score, standing: Standing) -> int:
    if score.seat in standing.winners:
        return 1
    # A tie decided by the rules still leaves the other seat in second place.
    return max(2, 1 + sum(other.rank > score.rank for other in standing.scores))


def tie_of(standing: Standing) -> Tie | None:
    """Find the best equal totals, if there are any."""
    scores = sorted(standing.scores, key=lambda score: score.rank, reverse=True)
    for place, score in enumerate(scores, 1):
        equal = [other for other in scores if other.total == score.total]
        if len(equal) > 1:
            seats = tuple(other.seat for other in equal)
            for by in range(len(score.tiebreaks)):
                values = tuple(other.tiebreaks[by] for other in equal)
                if len(set(values)) > 1:
                    return Tie(seats, place, by, values)
            return Tie(seats, place, None, ())
    return None


PaintPart = Callable[[QPainter, QRectF], None]
"""Paints the small picture of something that scored."""
PaintSign = Callable[[QPainter, QPointF, float], None]
"""Paints what a tie-break counts, at a spot in a size."""


@dataclass(frozen=True)
class SheetLine:
    """One line of a score sheet."""

    title: str
    asks: str
    """What it asks for."""
    reasons: tuple[str, ...]
    """Seat → how its points came about."""
    pictures: tuple[tuple[PaintPart, ...], ...] = ()
    """Seat → what scored; empty where words are enough."""
    brief: tuple[str, ...] = ()
    """Abbreviated reasons for sheets with many lines and seats."""


@dataclass(frozen=True)
class Sheet:
    """What one game shows on its score sheet."""

    lines: tuple[SheetLine, ...]
    """As in the result."""
    decided: str
    """The deciding factor, such as a tie-break."""
    tiebreaks: tuple[PaintSign, ...] = ()
    rival: str = ""
    """Label below the name of an opponent who is not a player."""

    @property
    def dense(self) -> bool:
        return len(self.lines) > _MANY


@dataclass(frozen=True)
class NextGame:
    """Another game offered to the same people after this one."""

    label: str
    options: Mapping[str, tuple[str, ...]]
    """Replacements for the options of the same names."""


@dataclass(frozen=True)
class Ending:
    """The contents of the end page, in the current language."""

    result: Result
    sheet: Sheet
    played: tuple[str, ...]
    """Short phrases describing the setup."""
    record: str = ""
    """Text about the effect on the challenge records."""
    next_game: NextGame | None = None
