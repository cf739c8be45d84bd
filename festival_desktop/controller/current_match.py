"""The open match and its file: begin, open, branch, and save after every step.

Asks nothing and shows nothing: `reported` carries facts, which `ui/words/saves.py` puts into texts.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from festival_desktop.controller.save_repository import OpenElsewhere, SaveRepository
from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Setup
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.new_game import NewGame
from festival_desktop.saves.document import Restored
from festival_desktop.saves.store import FileTrouble


@dataclass(frozen=True)
class Saved:
    """The file was written on request."""


@dataclass(frozen=True)
class SavedAgain:
    """The file was written after earlier failures."""


@dataclass(frozen=True)
class SaveFailed:
    error: FileTrouble


@dataclass(frozen=True)
class FileLeftAlone:
    """Something else changed the match's file, so it continues in a new one."""

    path: Path


@dataclass(frozen=True)
class CopySaved:
    path: Path


@dataclass(frozen=True)
class OpenFailed:
    path: Path
    error: BrokenSave


@dataclass(frozen=True)
class Rescued:
    """The file was damaged; what could be read continues in a new file."""

    restored: Restored


@dataclass(frozen=True)
class OpenedAsSaved:
    """The game continues with other content or earlier rules, as saved, or as practice.

    Practice means that its version could not show that a game is fair.
    """

    restored: Restored


@dataclass(frozen=True)
class Branched:
    exact: bool
    """Whether hidden information is unchanged rather than dealt again."""


Report = (
    Saved
    | SavedAgain
    | SaveFailed
    | FileLeftAlone
    | CopySaved
    | OpenFailed
    | Rescued
    | OpenedAsSaved
    | Branched
)


class CurrentMatch(QObject):
    opened = Signal(object)
    """Emitted with the match that was opened."""
    reported = Signal(object)
    """Emitted with a `Report`."""
    open_elsewhere = Signal(object)
    """Emitted with the path of a game that another process has open, to offer a copy."""

    def __init__(self, repository: SaveRepository, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._repository = repository
        self.match: AnyMatch | None = None
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self.save)
        self._dirty = False
        self._kept = False
        """Whether the game is saved or should be; a game that was only opened gets no file."""
        self.failure: FileTrouble | None = None
        """Why the last steps could not be written; None if all are written."""
        self.may_lose: Callable[[], bool] = lambda: True
        """Asks for confirmation before leaving a match whose last steps cannot be written."""

    # -- opening -----------------------------------------------------------------------------

    def begin(self, new: NewGame) -> None:
        if self._may_leave():
            rules = self._repository.rules(new.game)
            self._start(Match(rules, new.setup, new.players, new.seed, new.relaxed))

    def again(self, seed: str, options: Mapping[str, tuple[str, ...]] | None = None) -> None:
        """Start another deal for the same people, with changed options if given."""
        match = self.match
        if match is not None:
            setup = Setup(match.setup.players, {**match.setup.options, **(options or {})})
            self.begin(NewGame(match.game.name, setup, match.players, seed, match.relaxed))

    def branch(self, match: AnyMatch) -> None:
        """Open a match that continues from a step of another, in a new file."""
        if self._may_leave():
            self._start(match)
            self._kept = True  # The player wants a separate file for it.
            self.reported.emit(Branched(match.dealt or bool(match.steps)))

    def _start(self, match: AnyMatch) -> None:
        self._repository.begin(match)
        self._set(match)
        self.stepped()
        self.opened.emit(match)

    def open(self, path: Path, copy: bool = False) -> bool:
        """Open a saved game; return False, and change nothing, if it cannot be read.

        As a copy, it gets a new file.
        """
        if not self.save() and self._repository.holds(path) and not copy:
            # The match is newer than its file, which could not be written.
            self.opened.emit(self.match)
            return True
        if not self._may_leave():
            return False
        try:
            restored = self._repository.open(path, copy)
        except OpenElsewhere:
            self.open_elsewhere.emit(path)
            return False
        except BrokenSave as error:
            self.reported.emit(OpenFailed(path, error))
            return False
        self._set(restored.match)
        self._kept = self._repository.written
        self.opened.emit(restored.match)
        if restored.troubles:
            self.reported.emit(Rescued(restored))
        elif restored.other or restored.doubtful:
            self.reported.emit(OpenedAsSaved(restored))
        return True

    def _may_leave(self) -> bool:
        """Return whether opening another match would lose nothing, or the person agrees."""
        if self.save() or self.match is None or not self.match.steps:
            return True
        return self.may_lose()

    def _set(self, match: AnyMatch) -> None:
        self.match = match
        self._dirty = self._kept = False
        self.failure = None

    # -- saving ------------------------------------------------------------------------------

    def stepped(self) -> None:
        """Save the match as soon as the step is on the screen.

        If the step before is not written yet, save now: never is more than one step in danger.
        """
        late = self._soon.isActive()
        self._dirty = True
        if late:
            self.save()
        else:
            self._soon.start()

    def save(self) -> bool:
        """Write what is not written yet; return False after reporting a failure.

        A match in which nobody has decided anything yet is not kept.
        """
        self._soon.stop()
        if self.match is None or not self._dirty or not (self._kept or self.match.begun):
            return True
        try:
            left_alone = self._repository.save(self.match)
        except FileTrouble as trouble:
            self.failure = trouble
            self.reported.emit(SaveFailed(trouble))
            return False
        if self.failure is not None:
            self.reported.emit(SavedAgain())
        self._kept = True
        self._dirty, self.failure = False, None
        if left_alone is not None:
            self.reported.emit(FileLeftAlone(left_alone))
        return True

    def save_unconditionally(self) -> bool:
        """Write the match even if it has not changed; return False on failure."""
        self._dirty = self._kept = self.match is not None
        return self.save()

    def save_on_request(self) -> None:
        """Write the match and report success."""
        if self.save_unconditionally():
            self.reported.emit(Saved())

    def export(self, path: Path) -> bool:
        """Write a copy to a chosen file; return False on failure."""
        if self.match is None:
            return False
        try:
            self._repository.export(self.match, path)
        except FileTrouble as trouble:
            self.reported.emit(SaveFailed(trouble))
            return False
        self.reported.emit(CopySaved(path))
        return True

    # -- closing -----------------------------------------------------------------------------

    def leave(self) -> bool:
        """Write what is not written and unlock the file, before the program ends.

        Return False if that would lose something the person wants to keep.
        """
        if not self._may_leave():
            return False
        self._soon.stop()
        self._dirty = False
        self._repository.close()
        return True

    def let_go(self, path: Path) -> bool:
        """Close the match if this is its file, which will be moved.

        Return False if another process has the file open.
        """
        if self._repository.open_elsewhere(path):
            return False
        if self._repository.holds(path):
            self.save()
            self._repository.close()
            self.match = None
        return True

    def read(self, path: Path) -> Restored:
        """Read the current match of a file without opening it; raises `BrokenSave`."""
        if self._repository.holds(path):
            self.save()
        return self._repository.read(path)
