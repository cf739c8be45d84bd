"""What a finished match of Festival of Lanterns comes to: the score sheet as plain values.

The numbers are the standing's; the timeline adds when each Dedication was made.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from festival_desktop.art.theme import MOON
from festival_desktop.core.game import Score, Standing
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.events import DedicationMade
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.setup import level_of
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
    tokens: tuple[int, ...]
    """Seat → the token it is shown by."""
    kinds: tuple[str, ...]
    """What points were scored for: the Dedications, and a friend's token if there was one."""
    rows: tuple[tuple[Cell, ...], ...]
    """Line → seat → cell."""
    totals: tuple[int, ...]
    tiebreaks: tuple[tuple[int, ...], ...]
    places: tuple[int, ...]
    """Seat → 1 for the first place; equal ranks share one."""
    winners: tuple[int, ...]
    tie: Tie | None
    curves: tuple[tuple[int, ...], ...]
    """Seat → points before its first turn and after each of them."""
    practice: bool
    level: str | None = None
    """Moon Dancer's, if she was challenged: then a tie is hers."""


def tiles_laid(content: Content, players: int) -> int:
    """How many tiles a game takes; alone, the stack and the opening hand."""
    challenge = content.moon_dancer
    if players == 1:
        return challenge.sky + challenge.fireworks + content.hand
    return content.tables[players].tiles


def rules_of(match: Match[Any, Any, Any]) -> FestivalOfLanterns:
    assert isinstance(match.game, FestivalOfLanterns)
    return match.game


def result(match: Match[Any, Any, Any]) -> Result:
    """Of a match that is over, whatever its cursor stands on."""
    end = match.state_at(len(match.steps))
    standing = match.game.standing(end)
    made, curves = _timeline(match)
    scores = standing.scores
    content, alone = rules_of(match).content, match.setup.players == 1
    return Result(
        names=tuple(player.name for player in match.players),
        computers=tuple(player.computer for player in match.players),
        tokens=tuple(
            MOON if alone and seat == MOON_DANCER else seat for seat in range(len(scores))
        ),
        kinds=tuple(line.what for line in scores[0].lines),
        rows=tuple(
            tuple(_cell(score, line, made[score.seat]) for score in scores)
            for line in range(len(scores[0].lines))
        ),
        totals=tuple(score.total for score in scores),
        tiebreaks=tuple(score.tiebreaks for score in scores),
        places=tuple(_place(score, standing) for score in scores),
        winners=standing.winners,
        tie=_tie(standing),
        curves=curves,
        practice=match.practice,
        level=content.moon_dancer.levels[level_of(content, match.setup)].id if alone else None,
    )


def _cell(score: Score, line: int, made: Mapping[int, list[Made]]) -> Cell:
    """Only Dedications were made in a turn; other points have no tiles to show."""
    shown = _complete(score, line, made[line]) if line in made else ()
    return Cell(shown, score.lines[line].points)


def _place(score: Score, standing: Standing) -> int:
    if score.seat in standing.winners:
        return 1
    # Moon Dancer wins a tie: whoever has as much is second all the same.
    return max(2, 1 + sum(other.rank > score.rank for other in standing.scores))


def _timeline(
    match: Match[Any, Any, Any],
) -> tuple[list[dict[int, list[Made]]], tuple[tuple[int, ...], ...]]:
    """Seat → kind → Dedications, and seat → points turn by turn."""
    before = match.game.standing(match.start).scores
    seats = range(len(before))
    made: list[dict[int, list[Made]]] = [{kind: [] for kind in Dedication} for _ in seats]
    curves = [[before[seat].total] for seat in seats]
    last = None
    for index, step in enumerate(match.steps):
        whose: int = match.state_at(index).seat  # a person may decide for Moon Dancer
        if whose != last:
            last = whose
            curves[last].append(curves[last][-1])
        turn = FINAL if _final(match, len(curves[whose]) - 1) else None
        for event in step.events:
            if isinstance(event, DedicationMade):
                curves[event.seat][-1] += event.points + event.favour
                if match.dealt and turn is None:
                    turn = len(curves[event.seat]) - 1
                made[event.seat][event.kind].append(Made(event.points, event.generic, turn))
    return made, tuple(map(tuple, curves))


def _final(match: Match[Any, Any, Any], turn: int) -> bool:
    """Whether the turn comes after the tiles of its seat; known only from the deal on."""
    players = match.setup.players
    tiles = tiles_laid(rules_of(match).content, players)
    return match.dealt and turn > tiles // players


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
