"""Notes finished challenges in the book of records. Asks nothing; what went wrong goes out once."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal

from festival_desktop.play.match import AnyMatch
from festival_desktop.saves.record_book import RecordBook
from festival_desktop.saves.records import Challenge
from festival_desktop.saves.store import FileTrouble

RecordOf = Callable[[AnyMatch, str, datetime], Challenge | None]
"""Match, name of its save and time → its entry, if it is a challenge that counts."""


class RecordRepository(QObject):
    said = Signal(str, str)
    """A sentence, and the icon it goes with."""

    def __init__(
        self,
        books: Mapping[str, RecordBook],
        record_of: RecordOf,
        title: Callable[[str], str],
        parent: QObject | None = None,
    ) -> None:
        """`books`: game → the records of its challenge; `title`: what that is called now."""
        super().__init__(parent)
        self._books = books
        self._record_of = record_of
        self._title = title
        self._told: set[str] = set()

    def games(self, game: str) -> tuple[Challenge, ...]:
        """The challenges of a game, the first one first; none if it has no challenge.

        The file is read when this is first asked for.
        """
        if game not in self._books:
            return ()
        book = self._books[game]
        games = book.games
        if book.trouble and game not in self._told:
            self._told.add(game)
            self.said.emit(self._sentence(game, book.trouble, len(games)), "warning")
        return games

    def note(self, match: AnyMatch, save: str) -> bool:
        """Count a finished challenge, once however often it is looked at; whether it was new."""
        game = self._record_of(match, save, datetime.now(UTC))
        if game is None:
            return False
        self.games(match.game.name)  # tells what is wrong with the file before anything is added
        try:
            new = self._books[match.game.name].add(game)
        except FileTrouble as trouble:
            new = True
            words = self.tr("The record couldn’t be saved. {reason}")
            self.said.emit(words.format(reason=trouble), "warning")
        return new

    def _sentence(self, game: str, trouble: str, kept: int) -> str:
        if trouble == "newer":
            said = self.tr(
                "The records for {challenge} come from a newer version. They won’t be "
                "changed or added to."
            )
        elif trouble == "unreadable":
            said = self.tr("The records for {challenge} can’t be read right now.")
        else:
            said = self.tr(
                "The records for {challenge} were damaged. The file was set aside; %n "
                "game(s) could be saved.",
                "",
                kept,
            )
        return said.format(challenge=self._title(game))
