"""The match at the table and its file: begun, opened, saved after every step.

Asks nothing and shows nothing; what there is to say goes out by `said`.
"""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Setup
from festival_desktop.play.match import Match
from festival_desktop.saves.shelf import Shelved
from festival_desktop.saves.store import FileTrouble
from festival_desktop.ui.keeper import AnyMatch, OpenElsewhere
from festival_desktop.ui.narrate.saves import SaveWords
from festival_desktop.ui.pages.new_game import NewGame
from festival_desktop.ui.pages.setup.seed_bar import fresh_seed
from festival_desktop.ui.setup_options import Options
from festival_desktop.ui.thumbnail import Thumbnail
from festival_desktop.ui.workshop import Workshop


class Matches(QObject):
    opened = Signal(object)
    """Another match is at the table."""
    said = Signal(str, str)
    """A sentence, and the icon it goes with."""
    copy_offered = Signal(object)
    """Another window has the game of this path at its table; here a copy can be played."""

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
        self.trouble = ""
        """Why the last steps could not be written; empty when all of them are."""
        self.may_lose: Callable[[], bool] = lambda: True
        """Asked before a match is left whose last steps cannot be written."""

    # -- to the table ------------------------------------------------------------------------

    def begin(self, new: NewGame) -> None:
        if not self._may_leave():
            return
        rules = self._workshop.manifest(new.game).rules
        match = Match(rules, new.setup, new.players, new.seed, new.relaxed)
        self._workshop.keeper.begin(match)
        self._set(match)
        self.stepped()
        self.opened.emit(match)

    def again(self, options: Options | None = None) -> None:
        """The same people, another deal; with these options in place of the old ones."""
        match = self.match
        if match is not None:
            setup = Setup(match.setup.players, {**match.setup.options, **(options or {})})
            self.begin(NewGame(match.game.name, setup, match.players, fresh_seed(), match.relaxed))

    def take(self, match: AnyMatch) -> None:
        """A match that goes on from a step of another comes to the table, in a file of its own."""
        if not self._may_leave():
            return
        self._workshop.keeper.begin(match)
        self._set(match)
        self.stepped()
        self.opened.emit(match)
        self.said.emit(self._words.branched(match.dealt or bool(match.steps)), "branch")

    def open(self, path: Path, copy: bool = False) -> bool:
        """Bring a saved game to the table; False, and nothing changes, if it cannot be read.

        As a copy, it gets a file of its own.
        """
        if not self.save() and self._workshop.keeper.holds(path) and not copy:
            # The file is older than the match, which could not be written to it.
            self.opened.emit(self.match)
            return True
        if not self._may_leave():
            return False
        try:
            restored = self._workshop.keeper.open(path, copy)
        except OpenElsewhere:
            self.copy_offered.emit(path)
            return False
        except BrokenSave as error:
            self.said.emit(self._words.cannot_open(path, error), "warning")
            return False
        self._set(restored.match)
        self.opened.emit(restored.match)
        if trouble := self._words.rescued(restored):
            self.said.emit(trouble, "warning")
        return True

    def _may_leave(self) -> bool:
        """Whether nothing would be lost by another match at the table, or only what may be."""
        if self.save() or self.match is None or not self.match.steps:
            return True
        return self.may_lose()

    def _set(self, match: AnyMatch) -> None:
        self.match = match
        self._dirty = False
        self.trouble = ""

    # -- to the disk -------------------------------------------------------------------------

    def stepped(self) -> None:
        """The match has changed: write it as soon as what happened is on the screen.

        If the step before is not written yet, at once: never is more than one step in danger.
        """
        late = self._soon.isActive()
        self._dirty = True
        if late:
            self.save()
        else:
            self._soon.start()

    def save(self) -> bool:
        """Write now what is not written yet; False if that failed, and then it was said."""
        self._soon.stop()
        if self.match is None or not self._dirty:
            return True
        try:
            left_alone = self._workshop.keeper.save(self.match)
        except FileTrouble as trouble:
            self.trouble = self._words.cannot_write(trouble)
            self.said.emit(self.trouble, "warning")
            return False
        if self.trouble:
            self.said.emit(self._words.saved_again(), "save")
        self._dirty, self.trouble = False, ""
        if left_alone is not None:
            self.said.emit(self._words.left_alone(left_alone), "warning")
        return True

    def leave(self) -> bool:
        """The program ends: write what is not written, and let others have the file.

        False if that would lose something that somebody wants to keep.
        """
        if not self._may_leave():
            return False
        self._soon.stop()
        self._dirty = False
        self._workshop.keeper.close()
        return True

    def save_whatever_happened(self) -> bool:
        """Write the match even if nobody said that it has changed; False if that failed."""
        self._dirty = self.match is not None
        return self.save()

    def save_aloud(self) -> None:
        """Somebody asked for it: write, and say so."""
        self._dirty = True
        if self.save():
            self.said.emit(self._words.saved(), "save")

    def export(self, path: Path) -> bool:
        """Write a copy to a file of the person's choice; False if that failed, which was said."""
        if self.match is None:
            return False
        try:
            self._workshop.keeper.export(self.match, path)
        except FileTrouble as trouble:
            self.said.emit(self._words.cannot_write(trouble), "warning")
            return False
        self.said.emit(self._words.copied(path), "save")
        return True

    # -- on the shelf ------------------------------------------------------------------------

    def shelved(self) -> list[Shelved]:
        return self._workshop.keeper.games()

    def picture(self, shelved: Shelved) -> Thumbnail | None:
        """The open table of a saved game; None if that cannot be found out."""
        return self.sketch(shelved.path)

    def sketch(self, path: Path) -> Thumbnail | None:
        """The same by the file alone."""
        try:
            game, state = self._workshop.keeper.glance(path)
            return self._workshop.manifest(game).thumbnail(state)
        except (BrokenSave, LookupError):
            return None

    def let_go(self, path: Path) -> bool:
        """Somebody wants to move a file: the table gives it up; False if another window has it."""
        keeper = self._workshop.keeper
        if keeper.open_elsewhere(path):
            return False
        if keeper.holds(path):
            self.save()
            keeper.close()
            self.match = None
        return True
