"""Notes finished challenges in the book of records. Asks nothing; what went wrong goes out once."""

from datetime import UTC, datetime
from typing import Any

from PySide6.QtCore import QObject, Signal

from festival_desktop.core.step import digest
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, PERSON
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.setup import friends_in_play, level_of
from festival_desktop.play.match import Match
from festival_desktop.saves.record_book import RecordBook
from festival_desktop.saves.records import Challenge
from festival_desktop.saves.store import FileTrouble

AnyMatch = Match[Any, Any, Any]


def challenge_of(match: AnyMatch, save: str, now: datetime) -> Challenge | None:
    """What a match is in the records; None if it is none, not over, or practice."""
    game, end = match.game, match.state_at(len(match.steps))
    if not isinstance(game, FestivalOfLanterns) or match.setup.players != 1:
        return None
    if match.practice or game.to_act(end) is not None or PERSON not in match.people:
        return None
    content, standing = game.content, game.standing(end)
    return Challenge(
        save=save,
        digest=digest(game, end),
        level=content.moon_dancer.levels[level_of(content, match.setup)].id,
        friends=[content.friends.cards[n].id for n in friends_in_play(content, match.setup)],
        you=standing.scores[PERSON].total,
        her=standing.scores[MOON_DANCER].total,
        won=PERSON in standing.winners,
        when=now,
    )


class RecordKeeper(QObject):
    said = Signal(str, str)
    """A sentence, and the icon it goes with."""

    def __init__(self, book: RecordBook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._book = book
        self._told = False

    @property
    def games(self) -> tuple[Challenge, ...]:
        """All of them, the first one first. The file is read when this is first asked for."""
        games = self._book.games
        if self._book.trouble and not self._told:
            self._told = True
            self.said.emit(self._sentence(self._book.trouble), "warning")
        return games

    def note(self, match: AnyMatch, save: str) -> bool:
        """Count a finished challenge, once however often it is looked at; whether it was new."""
        game = challenge_of(match, save, datetime.now(UTC))
        if game is None:
            return False
        _ = self.games  # tells what is wrong with the file before anything is added
        try:
            new = self._book.add(game)
        except FileTrouble as trouble:
            new = True
            words = self.tr("The record could not be written. {reason}")
            self.said.emit(words.format(reason=trouble), "warning")
        return new

    def _sentence(self, trouble: str) -> str:
        if trouble == "newer":
            return self.tr(
                "The records of Moon Dancer’s Challenge are of a newer version. They are left as "
                "they are, and nothing is added."
            )
        if trouble == "unreadable":
            return self.tr("The records of Moon Dancer’s Challenge cannot be read now.")
        return self.tr(
            "The records of Moon Dancer’s Challenge were damaged. The file was put aside; %n "
            "game(s) could be kept.",
            "",
            len(self._book.games),
        )
