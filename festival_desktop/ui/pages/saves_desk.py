"""What people do to saved games besides playing: throw away, put back, rename, copy, bring in.

Everything is a file at rest. The game at the table is let go of first, and one that another window
has at its table is left alone.
"""

from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject

from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves import moving, store
from festival_desktop.saves.store import EXTENSION, FileTrouble, shown
from festival_desktop.saves.trash import Trash
from festival_desktop.ui.narrate.saves import SaveWords

T = TypeVar("T")
Files = list[tuple[Path, float]]
"""Games and when they were written, or thrown away."""


class SavesDesk(QObject):
    def __init__(
        self,
        folder: Path,
        trash: Trash,
        let_go: Callable[[Path], bool],
        parent: QObject | None = None,
    ) -> None:
        """`let_go` closes the game of a file, and is False if another window holds it."""
        super().__init__(parent)
        self.folder = folder
        self.trash = trash
        self._let_go = let_go
        self._words = SaveWords(self)
        self._thrown: list[Path] = []
        """What one undo puts back."""
        self.troubles: list[str] = []
        """What went wrong the last time, a sentence each."""

    # -- what there is -------------------------------------------------------------------------

    def games(self) -> Files:
        return [(path, _changed(path)) for path in _games_in(self.folder)]

    def tidy(self) -> None:
        """Delete what has been in the trash for long enough."""
        self.trash.expire(datetime.now(UTC))

    def thrown(self) -> Files:
        return [(one.path, one.when.timestamp()) for one in self.trash.games()]

    # -- throwing away -------------------------------------------------------------------------

    def throw(self, paths: Sequence[Path]) -> int:
        """Into the trash; how many went there."""
        self.troubles, thrown = [], []
        for path in paths:
            lies = self._try(path, self._throw)
            if lies is not None:
                thrown.append(lies)
        if thrown:
            self._thrown = thrown
        return len(thrown)

    def _throw(self, path: Path) -> Path:
        return self.trash.throw(path, datetime.now(UTC)).path

    @property
    def can_undo(self) -> bool:
        return bool(self._thrown)

    def undo(self) -> list[Path]:
        """Put back what was thrown away last; where it is now."""
        paths, self._thrown = self._thrown, []
        return self.put_back([path for path in paths if path.exists()])

    def put_back(self, paths: Sequence[Path]) -> list[Path]:
        self.troubles = []
        back = [self._try(path, lambda p: self.trash.put_back(p, self.folder)) for path in paths]
        return [path for path in back if path is not None]

    def delete(self, paths: Sequence[Path]) -> None:
        """For good, out of the trash."""
        self.troubles = []
        for path in paths:
            self._try(path, self.trash.delete)

    def empty(self) -> None:
        self.troubles = []
        self._try(self.trash.folder, lambda _: self.trash.empty())

    # -- names and copies ----------------------------------------------------------------------

    def rename(self, path: Path, name: str) -> Path | None:
        """Where it is now; None if it could not be, and then `troubles` says why."""
        self.troubles = []
        title = moving.clean_title(name)
        if not title:
            self.troubles = [self.tr("A game cannot be called that.")]
            return None
        return self._try(path, lambda p: moving.rename(p, title))

    def duplicate(self, path: Path, title: str) -> Path | None:
        """A second file of a game that is called `title` so far."""
        self.troubles = []
        name = moving.clean_title(self.tr("{name} (copy)").format(name=title))
        return self._try(path, lambda p: moving.duplicate(p, name), holding=True)

    def export(self, path: Path, target: Path) -> bool:
        """A copy where somebody wants it, even over an older one."""
        self.troubles = []

        def copy(source: Path) -> None:
            store.write_bytes(target, source.read_bytes())

        try:
            copy(path)
        except (FileTrouble, OSError) as trouble:
            self.troubles = [self._words.cannot_write(_as_trouble(trouble))]
            return False
        return True

    def bring_in(self, paths: Iterable[Path]) -> list[Path]:
        """Copies of files from elsewhere; what is no game is told in `troubles`."""
        self.troubles, arrived = [], []
        for path in paths:
            try:
                store.read_or_rescue(path)
            except BrokenSave as broken:
                self.troubles.append(self._words.broken(path, broken))
                continue
            copy = self._try(path, lambda p: moving.bring_in(p, self.folder), holding=True)
            if copy is not None:
                arrived.append(copy)
        return arrived

    def _try(self, path: Path, do: Callable[[Path], T], holding: bool = False) -> T | None:
        if not holding and not self._let_go(path):
            text = self.tr("“{name}” is open in another window, so it stays as it is.")
            self.troubles.append(text.format(name=shown(path)))
            return None
        try:
            return do(path)
        except FileTrouble as trouble:
            self.troubles.append(self._words.cannot_move(path, trouble))
            return None


def _games_in(folder: Path) -> list[Path]:
    try:
        return [
            path
            for path in folder.iterdir()
            if path.suffix.lower() == EXTENSION and not path.name.startswith(".")
        ]
    except OSError:  # nothing was ever saved, or the folder cannot be read
        return []


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _as_trouble(error: Exception) -> FileTrouble:
    if isinstance(error, FileTrouble):
        return error
    trouble = FileTrouble(str(error))
    trouble.__cause__ = error
    return trouble
