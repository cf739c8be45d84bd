"""Notes finished challenges in the book of records. Asks nothing; what went wrong goes out once."""

from collections.abc import Callable
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
        book: RecordBook,
        record_of: RecordOf,
        title: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        """`title`: what the challenge is called, in the language of now."""
        super().__init__(parent)
        self._book = book
        self._record_of = record_of
        self._title = title
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
        game = self._record_of(match, save, datetime.now(UTC))
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
            said = self.tr(
                "The records of {challenge} are of a newer version. They are left as they are, "
                "and nothing is added."
            )
        elif trouble == "unreadable":
            said = self.tr("The records of {challenge} cannot be read now.")
        else:
            said = self.tr(
                "The records of {challenge} were damaged. The file was put aside; %n game(s) could "
                "be kept.",
                "",
                len(self._book.games),
            )
        return said.format(challenge=self._title())
