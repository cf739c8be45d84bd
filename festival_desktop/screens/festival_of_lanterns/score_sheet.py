"""The score sheet of Festival of Lanterns, with reasons, signs, and a challenge's record.

The numbers are the standing's; the timeline adds when each Dedication was made.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.lanterns import paint_lantern, paint_mooncake
from festival_desktop.art.theme import LANTERNS, MOON
from festival_desktop.core.game import Score
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.events import DedicationMade
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, PERSON
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.setup import friends_in_play, level_of
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.saves.records import Challenge, challenge_of, select, tally
from festival_desktop.screens.festival_of_lanterns.box import box
from festival_desktop.screens.festival_of_lanterns.pictures.cards import (
    DEDICATIONS,
    paint_dedication,
)
from festival_desktop.screens.festival_of_lanterns.thumbnail import tiles_laid
from festival_desktop.screens.festival_of_lanterns.words.level_names import LevelNames
from festival_desktop.screens.festival_of_lanterns.words.scores import FestivalScores
from festival_desktop.ui.pages.end.result import (
    LAST,
    Curves,
    Ending,
    NextGame,
    Result,
    Sheet,
    SheetLine,
    Tie,
)
from festival_desktop.ui.pages.end.words import ScoreWords

_CLOSE = 5
"""Largest lead in points that still counts as a close result."""


@dataclass(frozen=True)
class DedicationRecord:
    """A Dedication: its points, whether its tile was generic, and its turn, if known."""

    points: int
    generic: bool
    turn: int | None


@dataclass(frozen=True)
class FestivalResult(Result):
    made: tuple[tuple[tuple[DedicationRecord, ...], ...], ...]
    """Dedications per line and seat; empty for lines with other points."""
    level: str | None = None
    """Moon Dancer's level if she was challenged (she then wins ties)."""
    harder: str | None = None
    """The next harder level, if there is one."""


def result(rules: FestivalOfLanterns, match: Match[Any, Any, Any]) -> FestivalResult:
    """Build the result of a finished match."""
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


def _made(
    score: Score, line: int, made: Mapping[int, list[DedicationRecord]]
) -> tuple[DedicationRecord, ...]:
    """List the Dedications of a line; other points have no tiles to show.

    A match rescued from a damaged file does not know when its first ones were made.
    """
    if line not in made:
        return ()
    parts = score.lines[line].parts
    forgotten = parts[: len(parts) - len(made[line])]
    return (*(DedicationRecord(points, False, None) for points in forgotten), *made[line])


def _timeline(
    content: Content, match: Match[Any, Any, Any]
) -> tuple[list[dict[int, list[DedicationRecord]]], Curves]:
    """Return Dedications by seat and kind, and each seat's points turn by turn."""
    before = match.game.standing(match.start).scores
    seats = range(len(before))
    made: list[dict[int, list[DedicationRecord]]] = [
        {kind: [] for kind in Dedication} for _ in seats
    ]
    curves = [[before[seat].total] for seat in seats]
    last, tiles = None, tiles_laid(content, match.setup.players) // match.setup.players
    for index, step in enumerate(match.steps):
        whose: int = match.state_at(index).seat  # People may decide for Moon Dancer.
        if whose != last:
            last = whose
            curves[last].append(curves[last][-1])
        # The total is known only from the deal on, one turn after the tiles of its seat.
        turn = LAST if match.dealt and len(curves[whose]) - 1 > tiles else None
        for event in step.events:
            if isinstance(event, DedicationMade):
                curves[event.seat][-1] += event.points + event.favour
                if match.dealt and turn is None:
                    turn = len(curves[event.seat]) - 1
                made[event.seat][event.kind].append(
                    DedicationRecord(event.points, event.generic, turn)
                )
    return made, tuple(map(tuple, curves))


def record_of(match: AnyMatch, save: str, now: datetime) -> Challenge | None:
    """Make the record of a finished challenge of Moon Dancer."""
    game = match.game
    assert isinstance(game, FestivalOfLanterns)
    content = game.content
    level = content.moon_dancer.levels[level_of(content, match.setup)].id
    friends = [content.friends.cards[n].id for n in friends_in_play(content, match.setup)]
    return challenge_of(match, save, now, level, friends, MOON_DANCER)


class LastWord(QObject):
    """Moon Dancer's comment at the end of a challenge."""

    def text(self, you: int, her: int) -> str:
        """Comment on these points of the person and of hers."""
        lead = abs(you - her)
        if lead <= _CLOSE and you > her:
            return self.tr("By %n point(s)! I looked for one more lantern until the end.", "", lead)
        if lead <= _CLOSE:
            return self.tr("Only %n point(s). The next festival could be yours.", "", lead)
        if you > her:
            return self.tr(
                "%n point(s)! The whole lake is shining, and most of the light is yours.", "", lead
            )
        return self.tr(
            "%n point(s) ahead of you. I dedicate early, while the stacks are high. Try it.",
            "",
            lead,
        )


class EndWords(QObject):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scores, self._shared = FestivalScores(self), ScoreWords(self)
        self._levels, self._last_word = LevelNames(self), LastWord(self)

    def said(self, found: FestivalResult) -> Sheet:
        asks = {
            "four": self.tr("4 of the same lantern"),
            "pairs": self.tr("2 each of 3 lanterns"),
            "seven": self.tr("1 of each lantern"),
            "celestia": self.tr("1 per Dedication"),
        }
        lines = (
            SheetLine(
                self._scores.name(kind),
                asks.get(kind, ""),
                tuple(map(self._reason, row)),
                tuple(tuple(partial(_paint_made, line, one) for one in made) for made in row),
            )
            for line, (kind, row) in enumerate(zip(found.kinds, found.made, strict=True))
        )
        signs = paint_mooncake, _paint_lanterns_left
        return Sheet(tuple(lines), self._decided(found), signs, self.rival(found))

    def _reason(self, made: Sequence[DedicationRecord]) -> str:
        """Say when Dedications were made; other points need only their line's title."""
        return self._shared.turns([one.turn for one in made], self.tr("final turn"))

    # -- deciding factors ----------------------------------------------------------------------

    def _decided(self, found: FestivalResult) -> str:
        if found.level is None:
            return self._shared.decided(found, self._broken)
        if found.tie is not None:
            hers = self.tr("Moon Dancer wins ties: you need more points than she has.")
            return self._shared.decided(found, lambda tie: hers)
        said = self._last_word.text(found.totals[PERSON], found.totals[MOON_DANCER])
        return self.tr("{name}: “{words}”").format(name=found.names[MOON_DANCER], words=said)

    def _broken(self, tie: Tie) -> str:
        if tie.by is None:
            return self.tr(
                "They also tie on Mooncakes and lanterns left, so they share this place."
            )
        text = self.tr("Tied on Mooncakes too; tie broken by lanterns left: {values}.")
        if tie.by == 0:
            text = self.tr("Tie broken by Mooncakes: {values}.")
        return text.format(values=tie.compared)

    # -- Moon Dancer ---------------------------------------------------------------------------

    def rival(self, found: FestivalResult) -> str:
        """Return Moon Dancer's level for the line below her name."""
        return self._levels.marked(found.level) if found.level else ""

    def next_level(self, found: FestivalResult) -> str | None:
        """Return the level to offer after a win, if any."""
        return found.harder if PERSON in found.winners else None

    def next_game(self, found: FestivalResult) -> NextGame | None:
        level = self.next_level(found)
        return None if level is None else NextGame(self._levels.marked(level), {"level": (level,)})

    def played(self, found: FestivalResult) -> tuple[str, ...]:
        facts = box()
        if found.level is None or facts.challenge is None:
            return (facts.label,)
        return (facts.challenge.title, self.rival(found))

    def record(self, found: FestivalResult, games: Sequence[Challenge]) -> str:
        """Say how often this level was won on this computer."""
        if found.level is None:
            return ""
        if found.practice:
            return self.tr("Games in which you undid past a lock are practice and don’t count.")
        level = tally(select(games, found.level))
        if not level.games:
            return ""
        name, text = self._levels.name(found.level), self.tr("{level}: {wins} of {games} won")
        said = [text.format(level=name, wins=level.wins, games=level.games)]
        if level.best is not None:
            said.append(self.tr("biggest win: by {number}").format(number=level.best))
        if level.streak > 1:
            said.append(self.tr("{number} wins in a row").format(number=level.streak))
        return " · ".join(said)


def _paint_made(line: int, made: DedicationRecord, p: QPainter, box: QRectF) -> None:
    """Paint the tile of a Dedication."""
    paint_dedication(p, box, DEDICATIONS[3 if made.generic else line], made.points)


def _paint_lanterns_left(p: QPainter, spot: QPointF, size: float) -> None:
    paint_lantern(p, spot, size, next(iter(LANTERNS)), letter=False, light=False)


def ending(
    rules: FestivalOfLanterns, match: Match[Any, Any, Any], records: Sequence[Challenge]
) -> Ending:
    found, words = result(rules, match), EndWords()
    return Ending(
        result=found,
        sheet=words.said(found),
        played=words.played(found),
        record=words.record(found, records),
        next_game=words.next_game(found),
    )
