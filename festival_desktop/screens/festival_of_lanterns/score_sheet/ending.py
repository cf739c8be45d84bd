"""The end of a game: when points were made, what decided, the records, and small pictures."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.lanterns import paint_lantern, paint_mooncake
from festival_desktop.art.theme import LANTERNS
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, PERSON
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.play.match import Match
from festival_desktop.saves.records import Challenge, select, tally
from festival_desktop.screens.festival_of_lanterns.box import box
from festival_desktop.screens.festival_of_lanterns.pictures.cards import (
    DEDICATIONS,
    paint_dedication,
)
from festival_desktop.screens.festival_of_lanterns.score_sheet.result import (
    FINAL,
    FestivalResult,
    Made,
    result,
)
from festival_desktop.screens.festival_of_lanterns.words.level_names import LevelNames
from festival_desktop.screens.festival_of_lanterns.words.text import FestivalScores
from festival_desktop.ui.pages.end.result import Ending, NextGame, ScoreText, Tie
from festival_desktop.ui.pages.end.words import ScoreWords

_CLOSE = 5
"""So few points are not much between two."""


class LastWord(QObject):
    """What Moon Dancer says when a challenge is over."""

    def text(self, you: int, her: int) -> str:
        """To somebody who has so many points, while she has more or fewer."""
        lead = abs(you - her)
        if lead <= _CLOSE and you > her:
            return self.tr("By %n point(s)! I looked for one more lantern until the end.", "", lead)
        if lead <= _CLOSE:
            return self.tr("Only %n point(s). The next festival may well be yours.", "", lead)
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
        self._scores = FestivalScores(self)
        self._shared = ScoreWords(self)
        self._levels = LevelNames(self)
        self._last_word = LastWord(self)

    def titles(self, found: FestivalResult) -> tuple[tuple[str, str], ...]:
        """The name of each line of the score sheet, and what it asks for."""
        asks = {
            "four": self.tr("4 equal lanterns"),
            "pairs": self.tr("2 each of 3 lanterns"),
            "seven": self.tr("1 of every lantern"),
            "celestia": self.tr("1 for each Dedication"),
        }
        return tuple((self._scores.name(kind), asks.get(kind, "")) for kind in found.kinds)

    def said(self, found: FestivalResult) -> ScoreText:
        reasons = tuple(tuple(map(self._reason, row)) for row in found.made)
        return ScoreText(self.titles(found), reasons, self.what_decided(found), self.rival(found))

    def _reason(self, made: Sequence[Made]) -> str:
        """When Dedications were made; other points need no reason but their line's."""
        turns = [one.turn for one in made if one.turn not in (None, FINAL)]
        final = any(one.turn == FINAL for one in made)
        return self._shared.turns(turns, self.tr("final turn") if final else "")

    # -- what decided --------------------------------------------------------------------------

    def what_decided(self, found: FestivalResult) -> str:
        if found.level is None:
            return self._shared.decided(found, self._broken)
        if found.tie is not None:
            hers = self.tr("A tie is Moon Dancer’s: whoever challenges her must have more.")
            return self._shared.decided(found, lambda tie: hers)
        said = self._last_word.text(found.totals[PERSON], found.totals[MOON_DANCER])
        return self.tr("{name}: “{words}”").format(name=found.names[MOON_DANCER], words=said)

    def _broken(self, tie: Tie) -> str:
        if tie.by is None:
            return self.tr("Mooncakes and lanterns left are equal too: they share the place.")
        text = self.tr("Mooncakes are equal; more lanterns left decide: {values}.")
        if tie.by == 0:
            text = self.tr("More Mooncakes decide: {values}.")
        return text.format(values=tie.compared)

    # -- Moon Dancer ---------------------------------------------------------------------------

    def rival(self, found: FestivalResult) -> str:
        """What Moon Dancer is called below her name."""
        return self._levels.marked(found.level) if found.level else ""

    def next_level(self, found: FestivalResult) -> str | None:
        """The level to offer after a win; None where there is none."""
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
        """How often this level was won on this computer."""
        if found.level is None:
            return ""
        if found.practice:
            return self.tr("A game in which locks were opened is practice and does not count.")
        level = tally(select(games, found.level))
        if not level.games:
            return ""
        name, text = self._levels.name(found.level), self.tr("{level}: {wins} of {games} won")
        said = [text.format(level=name, wins=level.wins, games=level.games)]
        if level.best is not None:
            said.append(self.tr("best lead +{number}").format(number=level.best))
        if level.streak > 1:
            said.append(self.tr("{number} wins in a row").format(number=level.streak))
        return " · ".join(said)


class FestivalSigns:
    """Dedications by their tiles; Mooncakes and lanterns left break ties."""

    def __init__(self, result: FestivalResult) -> None:
        self._made = result.made

    def parts(self, line: int, seat: int) -> int:
        return len(self._made[line][seat])

    def paint_part(self, p: QPainter, box: QRectF, line: int, seat: int, number: int) -> None:
        made = self._made[line][seat][number]
        paint_dedication(p, box, DEDICATIONS[3 if made.generic else line], made.points)

    def paint_tiebreak(self, p: QPainter, spot: QPointF, size: float, number: int) -> None:
        if number == 0:
            paint_mooncake(p, spot, size)
        else:
            paint_lantern(p, spot, size, next(iter(LANTERNS)), letter=False, light=False)


def ending(
    rules: FestivalOfLanterns, match: Match[Any, Any, Any], records: Sequence[Challenge]
) -> Ending:
    found, words = result(rules, match), EndWords()
    return Ending(
        result=found,
        text=words.said(found),
        signs=FestivalSigns(found),
        played=words.played(found),
        record=words.record(found, records),
        next_game=words.next_game(found),
    )
