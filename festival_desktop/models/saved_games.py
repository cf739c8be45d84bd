"""The saved games as a list that appears immediately and fills in gradually.

A folder may hold thousands. Names and times come from the folder; each file is read later, those on
the screen first, in slices too short to notice.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    Qt,
    QTimer,
    Signal,
)

from festival_desktop.models.pieces import Index
from festival_desktop.saves.folder import SaveInfo

SLICE = 0.006
"""Seconds of reading between two checks for user input."""
AGAIN = 200
"""Milliseconds until newly read games are included in the filter."""

_TEXT_ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


@dataclass(frozen=True, slots=True)
class SavedGame:
    """One file. `changed` is when it was written, or moved to the trash."""

    path: Path
    changed: float
    info: SaveInfo | None = None
    """None until it has been read."""

    @property
    def over(self) -> bool:
        save = self.info.save if self.info else None
        return save is not None and save.summary.over


class GameRole(IntEnum):
    GAME = Qt.ItemDataRole.UserRole


@dataclass(frozen=True, kw_only=True)
class Column:
    """One column of the table: what it says of a game, and what the games are sorted by."""

    title: Callable[[], str]
    text: Callable[[SavedGame], str]
    order: Callable[[SavedGame], Any]
    by_content: bool = True
    """Its order depends on what is in the files."""
    share: int
    """Of the width of the table."""
    gives_way: bool = False
    """Where there is little room, the first column says it."""


class SavedGameTexts(Protocol):
    """The texts a list of saved games needs; the user interface supplies them."""

    def spoken(self, game: SavedGame) -> str:
        """Return everything about it in one text."""

    def found_by(self, game: SavedGame) -> str:
        """Return the text it can be found by."""


class SavedGamesModel(QAbstractTableModel):
    """The saved games that match the search, in the chosen order.

    It filters and sorts by itself: Qt's own proxy asks Python for every comparison, which takes a
    second where sorting a list takes a hundredth.
    """

    read_some = Signal(object)
    """Emitted with the set[Path] of files just read."""

    def __init__(
        self,
        read: Callable[[Path], SaveInfo],
        words: SavedGameTexts,
        columns: Sequence[Column],
        parent: Any = None,
    ) -> None:
        super().__init__(parent)
        self._read = read
        self._words = words
        self.columns = columns
        self._all: dict[Path, SavedGame] = {}
        self._shown: list[Path] = []
        self._rows: dict[Path, int] = {}
        self._unread: dict[Path, None] = {}
        """Unread files, in reading order."""
        self._search: list[str] = []
        self._kind = ""
        self._column, self._descending = len(columns) - 1, True
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._read_slice)
        self._again = QTimer(self, singleShot=True, interval=AGAIN)
        self._again.timeout.connect(self._arrange)

    # -- model interface -----------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        return 0 if parent.isValid() else len(self.columns)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        game = self._all[self._shown[index.row()]]
        if role == GameRole.GAME:
            return game
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0:
            return self._words.spoken(game)
        if role in _TEXT_ROLES:
            return self.columns[index.column()].text(game)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self.columns[section].title()
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._column, self._descending = column, order == Qt.SortOrder.DescendingOrder
        self._arrange()

    # -- contents ------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The number of games, found or not."""
        return len(self._all)

    def show(self, files: Iterable[tuple[Path, float]]) -> None:
        """Show these files; unchanged ones keep what was read of them."""
        known, self._all = self._all, {}
        for path, changed in files:
            old = known.get(path)
            same = old is not None and old.changed == changed and _sound(old)
            self._all[path] = old if old is not None and same else SavedGame(path, changed)
        newest = sorted(self._all.values(), key=lambda game: -game.changed)
        self._unread = {game.path: None for game in newest if game.info is None}
        self._arrange()
        self.go_on()

    def row_of(self, path: Path) -> int:
        """Return the row of a file; -1 if it is not listed."""
        return self._rows.get(path, -1)

    def look_for(self, words: str, kind: str = "") -> None:
        """Filter by words, in any order, and by kind."""
        self._search, self._kind = words.casefold().split(), kind
        self._arrange()

    def retranslate(self) -> None:
        self._arrange()
        last = len(self.columns) - 1
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, last)

    def say_again(self, path: Path) -> None:
        """Refresh the text of a file."""
        self._tell({path})

    def _arrange(self) -> None:
        self._again.stop()
        games = [game for game in self._all.values() if self._sought(game)]
        games.sort(key=lambda game: (-game.changed, game.path.name))
        games.sort(key=self.columns[self._column].order, reverse=self._descending)
        self.beginResetModel()
        self._shown = [game.path for game in games]
        self._rows = {path: row for row, path in enumerate(self._shown)}
        self.endResetModel()

    def _sought(self, game: SavedGame) -> bool:
        save = game.info.save if game.info else None
        if self._kind and (save is None or save.game != self._kind):
            return False
        if not self._search:
            return True
        found = self._words.found_by(game).casefold()
        return all(word in found for word in self._search)

    @property
    def _depends_on_content(self) -> bool:
        return self.columns[self._column].by_content or bool(self._search or self._kind)

    # -- reading -------------------------------------------------------------------------------

    @property
    def reading(self) -> bool:
        return bool(self._unread)

    def want(self, paths: Iterable[Path]) -> None:
        """Read these files first, because they are on the screen."""
        first = {path: None for path in paths if path in self._unread}
        if first:
            self._unread = {**first, **self._unread}

    def pause(self) -> None:
        """Stop reading while the list is hidden."""
        self._timer.stop()
        self._again.stop()

    def go_on(self) -> None:
        if self._unread:
            self._timer.start()
        else:
            self._timer.stop()

    def _read_slice(self) -> None:
        end = perf_counter() + SLICE
        read: set[Path] = set()
        while self._unread and perf_counter() < end:
            path = next(iter(self._unread))
            del self._unread[path]
            self._all[path] = replace(self._all[path], info=self._read(path))
            read.add(path)
        if not self._unread:
            self._timer.stop()
        self._tell(read)

    def _tell(self, read: set[Path]) -> None:
        rows = [self._rows[path] for path in read if path in self._rows]
        if rows:
            last = self.index(max(rows), len(self.columns) - 1)
            self.dataChanged.emit(self.index(min(rows), 0), last)
        self.read_some.emit(read)
        if self._depends_on_content and not self._again.isActive():
            self._again.start()


def _sound(game: SavedGame) -> bool:
    """Return whether a file was read without trouble, which may be mended from outside."""
    return game.info is not None and game.info.trouble is None
