"""What a finished match of Festival of Lanterns comes to: score sheet and record as plain values.

The numbers are the standing's; the timeline adds when each Dedication was made.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from festival_desktop.art.theme import MOON
from festival_desktop.core.game import Score
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.events import DedicationMade
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.setup import friends_in_play, level_of
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.saves.records import Challenge, challenge_of
from festival_desktop.ui.pages.end.result import Curves, Result

FINAL = -1
"""Stands for the final turn, which has no number."""


@dataclass(frozen=True)
class Made:
    """A Dedication: its points, whether its tile was a generic one, and in which turn, if known."""

    points: int
    generic: bool
    turn: int | None


@dataclass(frozen=True)
class FestivalResult(Result):
    made: tuple[tuple[tuple[Made, ...], ...], ...]
    """Line → seat → its Dedications; points of another kind have none."""
    level: str | None = None
    """Moon Dancer's, if she was challenged: then a tie is hers."""
    harder: str | None = None
    """The level after it, if there is one."""


def tiles_laid(content: Content, players: int) -> int:
    """How many tiles a game takes; alone, the stack and the opening hand."""
    challenge = content.moon_dancer
    if players == 1:
        return challenge.sky + challenge.fireworks + content.hand
    return content.tables[players].tiles


def result(rules: FestivalOfLanterns, match: Match[Any, Any, Any]) -> FestivalResult:
    """Of a match that is over, whatever its cursor stands on."""
    scores = match.game.standing(match.state_at(len(match.steps))).scores
    content, alone = rules.content, match.setup.players == 1
    levels = [level.id for level in content.moon_dancer.levels]
    level = level_of(content, match.setup)
    made, curves = _timeline(content, match)
    return FestivalResult.of(
        match,
        curves,
        tuple(MOON if alone and seat == MOON_DANCER else seat for seat in range(len(scores))),
        made=tuple(
            tuple(_made(score, line, made[score.seat]) for score in scores)
            for line in range(len(scores[0].lines))
        ),
        level=levels[level] if alone else None,
        harder=levels[level + 1] if alone and level + 1 < len(levels) else None,
    )


def _made(score: Score, line: int, made: Mapping[int, list[Made]]) -> tuple[Made, ...]:
    """Only Dedications were made in a turn; other points have no tiles to show.

    A match that was rescued from a damaged file has forgotten when its first ones were made.
    """
    if line not in made:
        return ()
    parts = score.lines[line].parts
    forgotten = parts[: len(parts) - len(made[line])]
    return (*(Made(points, False, None) for points in forgotten), *made[line])


def _timeline(
    content: Content, match: Match[Any, Any, Any]
) -> tuple[list[dict[int, list[Made]]], Curves]:
    """Seat → kind → Dedications, and seat → points turn by turn."""
    before = match.game.standing(match.start).scores
    seats = range(len(before))
    made: list[dict[int, list[Made]]] = [{kind: [] for kind in Dedication} for _ in seats]
    curves = [[before[seat].total] for seat in seats]
    last, tiles = None, tiles_laid(content, match.setup.players) // match.setup.players
    for index, step in enumerate(match.steps):
        whose: int = match.state_at(index).seat  # a person may decide for Moon Dancer
        if whose != last:
            last = whose
            curves[last].append(curves[last][-1])
        # Known only from the deal on: a turn after the tiles of its seat.
        turn = FINAL if match.dealt and len(curves[whose]) - 1 > tiles else None
        for event in step.events:
            if isinstance(event, DedicationMade):
                curves[event.seat][-1] += event.points + event.favour
                if match.dealt and turn is None:
                    turn = len(curves[event.seat]) - 1
                made[event.seat][event.kind].append(Made(event.points, event.generic, turn))
    return made, tuple(map(tuple, curves))


def record_of(match: AnyMatch, save: str, now: datetime) -> Challenge | None:
    """What a finished challenge of Moon Dancer is in the records."""
    game = match.game
    assert isinstance(game, FestivalOfLanterns)
    content = game.content
    level = content.moon_dancer.levels[level_of(content, match.setup)].id
    friends = [content.friends.cards[n].id for n in friends_in_play(content, match.setup)]
    return challenge_of(match, save, now, level, friends, MOON_DANCER)
