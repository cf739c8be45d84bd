"""Write finished challenges to the records, and report each fault once."""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime

from PySide6.QtCore import QObject, Signal

from festival_desktop.play.match import AnyMatch
from festival_desktop.saves.record_book import RecordBook
from festival_desktop.saves.records import Challenge
from festival_desktop.saves.store import FileTrouble

RecordOf = Callable[[AnyMatch, str, datetime], Challenge | None]
"""Match, name of its save and time → its entry, if it is a game of that kind that counts."""
NONE: Mapping[str, RecordBook] = {}


class RecordRepository(QObject):
    said = Signal(str, str)
    """Emitted with a message and its icon."""

    def __init__(
        self,
        books: Mapping[str, RecordBook],
        record_of: RecordOf,
        title: Callable[[str], str],
        parent: QObject | None = None,
        *,
        computers: Mapping[str, RecordBook] = NONE,
        against_computers: RecordOf = lambda match, save, now: None,
    ) -> None:
        """Set up; `books` are the records by game, `title` returns a challenge's current name."""
        super().__init__(parent)
        self._books, self._computers = books, computers
        self._record_of, self._against_computers = record_of, against_computers
        self._title = title
        self._told: set[str] = set()

    def games(self, game: str) -> tuple[Challenge, ...]:
        """Return the challenges of a game, the first one first.

        The file is read on first use.
        """
        return self._read(self._books.get(game), self._title, game)

    def against_computers(self, game: str) -> tuple[Challenge, ...]:
        """List one person's games against computers, the first one first."""
        words = self.tr("the games against computers")
        return self._read(self._computers.get(game), lambda _: words, game)

    def _read(
        self, book: RecordBook | None, title: Callable[[str], str], game: str
    ) -> tuple[Challenge, ...]:
        if book is None:
            return ()
        games = book.games
        if book.trouble and book.path.name not in self._told:
            self._told.add(book.path.name)
            said = self._sentence(title(game), book.trouble, len(games))
            self.said.emit(said, "warning")
        return games

    def note(self, match: AnyMatch, save: str) -> bool:
        """Record a finished challenge once; return whether it was new."""
        name, now = match.game.name, datetime.now(UTC)
        books, read, game = self._books, self.games, self._record_of(match, save, now)
        if game is None:
            books, read = self._computers, self.against_computers
            game = self._against_computers(match, save, now)
        if game is None or name not in books:
            return False
        read(name)  # Detects a broken file before adding.
        try:
            new = books[name].add(game)
        except FileTrouble as trouble:
            new = True
            words = self.tr("The record couldn’t be saved. {reason}")
            self.said.emit(words.format(reason=trouble), "warning")
        return new

    def _sentence(self, title: str, trouble: str, kept: int) -> str:
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
        return said.format(challenge=title)
