"""The match at the table and its file: begun, opened, saved after every step.

Asks nothing and shows nothing; what there is to say goes out by `said`.
"""

from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from festival_desktop.core.errors import BrokenSave
from festival_desktop.play.match import Match
from festival_desktop.saves.shelf import Shelved
from festival_desktop.saves.store import FileTrouble
from festival_desktop.ui.keeper import AnyMatch
from festival_desktop.ui.narrate.saves import SaveWords
from festival_desktop.ui.pages.new_game import NewGame
from festival_desktop.ui.pages.table_sketch import TableSketch
from festival_desktop.ui.workshop import Workshop


class Matches(QObject):
    opened = Signal(object)
    """Another match is at the table."""
    said = Signal(str, str)
    """A sentence, and the icon it goes with."""

    def __init__(self, workshop: Workshop, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._workshop = workshop
        self._words = SaveWords(self)
        self.match: AnyMatch | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.save)
        self._dirty = False

    # -- to the table ------------------------------------------------------------------------

    def begin(self, new: NewGame) -> None:
        self.save()
        kit = self._workshop.kit(new.game)
        match = Match(kit.rules, new.setup, new.players, new.seed, new.relaxed)
        self._workshop.keeper.begin(match)
        self._set(match)
        self.stepped()
        self.opened.emit(match)

    def open(self, path: Path) -> bool:
        """Bring a saved game to the table; False, and nothing changes, if it cannot be read."""
        if not self.save() and self._workshop.keeper.holds(path):
            # The file is older than the match, which could not be written to it.
            self.opened.emit(self.match)
            return True
        try:
            restored = self._workshop.keeper.open(path)
        except BrokenSave as error:
            self.said.emit(self._words.cannot_open(path, error), "warning")
            return False
        self._set(restored.match)
        self.opened.emit(restored.match)
        if trouble := self._words.rescued(restored):
            self.said.emit(trouble, "warning")
        return True

    def _set(self, match: AnyMatch) -> None:
        self.match = match
        self._dirty = False

    # -- to the disk -------------------------------------------------------------------------

    def stepped(self) -> None:
        """The match has changed: write it as soon as what happened is on the screen."""
        self._dirty = True
        self._soon.start()

    def save(self) -> bool:
        """Write now what is not written yet; False if that failed, and then it was said."""
        self._soon.stop()
        if self.match is None or not self._dirty:
            return True
        try:
            self._workshop.keeper.save(self.match)
        except FileTrouble as trouble:
            self.said.emit(self._words.cannot_write(trouble), "warning")
            return False
        self._dirty = False
        return True

    def save_aloud(self) -> None:
        """Somebody asked for it: write, and say so."""
        self._dirty = True
        if self.save():
            self.said.emit(self._words.saved(), "save")

    def export(self, path: Path) -> None:
        """Write a copy to a file of the person's choice."""
        if self.match is None:
            return
        try:
            self._workshop.keeper.export(self.match, path)
        except FileTrouble as trouble:
            self.said.emit(self._words.cannot_write(trouble), "warning")
        else:
            self.said.emit(self._words.copied(path), "save")

    # -- on the shelf ------------------------------------------------------------------------

    def shelved(self) -> list[Shelved]:
        return self._workshop.keeper.games()

    def picture(self, shelved: Shelved) -> TableSketch | None:
        """The open table of a saved game; None if that cannot be found out."""
        try:
            restored = self._workshop.keeper.peek(shelved)
            return self._workshop.kit(restored.match.game.name).picture(restored.match.state)
        except (BrokenSave, LookupError):
            return None
