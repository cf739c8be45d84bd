"""What a finished match of Festival of Lanterns comes to: the score sheet as plain values.

The numbers are the standing's; the timeline adds when each Dedication was made.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from festival_desktop.core.game import Score, Standing
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.events import DedicationMade
from festival_desktop.play.match import Match

FINAL = -1
"""Stands for the final turn, which has no number."""


@dataclass(frozen=True)
class Made:
    """A Dedication: its points, whether its tile was a generic one, and in which turn, if known."""

    points: int
    generic: bool
    turn: int | None


@dataclass(frozen=True)
class Cell:
    """One kind of Dedication of one seat."""

    made: tuple[Made, ...]
    points: int


@dataclass(frozen=True)
class Tie:
    """Equal totals: who, for which place, and what decided; `by` is None if nothing could."""

    seats: tuple[int, ...]
    place: int
    by: int | None
    """The tie-break that told them apart: 0 Mooncakes, 1 lanterns left."""
    values: tuple[int, ...]
    """The values of that tie-break, in the order of `seats`."""


@dataclass(frozen=True)
class Result:
    names: tuple[str, ...]
    computers: tuple[bool, ...]
    kinds: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    """Kind of Dedication → seat → cell."""
    totals: tuple[int, ...]
    tiebreaks: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]
    """Seat → 1 for the first place; equal ranks share one."""
    winners: tuple[int, ...]
    tie: Tie | None
    curves: tuple[tuple[int, ...], ...]
    """Seat → points before its first turn and after each of them."""
    practice: bool


def result(match: Match[Any, Any, Any]) -> Result:
    """Of a match that is over, whatever its cursor stands on."""
    end = match.state_at(len(match.steps))
    standing = match.game.standing(end)
    made, curves = _timeline(match)
    scores = standing.scores
    return Result(
        names=tuple(player.name for player in match.players),
        computers=tuple(player.computer for player in match.players),
        kinds=tuple(line.what for line in scores[0].lines),
        rows=tuple(
            tuple(
                Cell(_complete(score, kind, made[score.seat][kind]), score.lines[kind].points)
                for score in scores
            )
            for kind in Dedication
        ),
        totals=tuple(score.total for score in scores),
        tiebreaks=tuple(score.tiebreaks for score in scores),
        places=tuple(_place(score, scores) for score in scores),
        winners=standing.winners,
        tie=_tie(standing),
        curves=curves,
        practice=match.practice,
    )


def _place(score: Score, scores: Sequence[Score]) -> int:
    return 1 + sum(other.rank > score.rank for other in scores)


def _timeline(
    match: Match[Any, Any, Any],
) -> tuple[list[dict[int, list[Made]]], tuple[tuple[int, ...], ...]]:
    """Seat → kind → Dedications, and seat → points turn by turn."""
    seats = range(match.setup.players)
    before = match.game.standing(match.start).scores
    made: list[dict[int, list[Made]]] = [{kind: [] for kind in Dedication} for _ in seats]
    curves = [[before[seat].total] for seat in seats]
    last = None
    for step in match.steps:
        if step.seat != last:
            last = step.seat
            curves[last].append(curves[last][-1])
        turn = FINAL if _final(match, step.seat, len(curves[step.seat]) - 1) else None
        for event in step.events:
            if isinstance(event, DedicationMade):
                curves[event.seat][-1] += event.points
                if match.dealt and turn is None:
                    turn = len(curves[event.seat]) - 1
                made[event.seat][event.kind].append(Made(event.points, event.generic, turn))
    return made, tuple(map(tuple, curves))


def _final(match: Match[Any, Any, Any], seat: int, turn: int) -> bool:
    """Whether the turn comes after the tiles of this seat; known only from the deal on."""
    if not match.dealt:
        return False
    tiles = match.game.content.tables[match.setup.players].tiles  # type: ignore[attr-defined]
    return turn > tiles // match.setup.players


def _complete(score: Score, kind: int, made: list[Made]) -> tuple[Made, ...]:
    """A match that was rescued from a damaged file has forgotten when its first ones were made."""
    parts = score.lines[kind].parts
    forgotten = parts[: len(parts) - len(made)]
    return (*(Made(points, False, None) for points in forgotten), *made)


def _tie(standing: Standing) -> Tie | None:
    """The best equal totals, if there are any."""
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
