"""Thumbnails of saved games, made one at a time while the event loop is idle."""

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QObject, QTimer, Signal

from festival_desktop.models.saved_games import SavedGame
from festival_desktop.ui.thumbnail import Thumbnail

Key = tuple[Path, float]
KEPT = 400
"""Sketches are small, but there may be thousands."""


class Thumbnails(QObject):
    ready = Signal(object)
    """The path of a game whose thumbnail is there now."""

    def __init__(
        self, make: Callable[[Path], Thumbnail | None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._make = make
        self._known: dict[Key, Thumbnail | None] = {}
        self._wanted: dict[Key, None] = {}
        self._timer = QTimer(self, interval=0)
        self._timer.timeout.connect(self._next)

    def of(self, game: SavedGame) -> Thumbnail | None:
        """What is known of it by now."""
        return self._known.get(_key(game))

    def want(self, games: Iterable[SavedGame]) -> None:
        """Only these: whatever was wanted before is not on the screen any more."""
        keys = (_key(game) for game in games if game.info and game.info.save is not None)
        self._wanted = {key: None for key in keys if key not in self._known}
        if self._wanted:
            self._timer.start()
        else:
            self._timer.stop()

    def first(self, game: SavedGame) -> None:
        """This one before all others."""
        key = _key(game)
        if key not in self._known and game.info and game.info.save is not None:
            self._wanted = {key: None, **self._wanted}
            self._timer.start()

    def pause(self) -> None:
        self._timer.stop()

    def _next(self) -> None:
        key = next(iter(self._wanted))
        del self._wanted[key]
        if not self._wanted:
            self._timer.stop()
        while len(self._known) >= KEPT:
            del self._known[next(iter(self._known))]
        self._known[key] = self._make(key[0])
        self.ready.emit(key[0])


def _key(game: SavedGame) -> Key:
    return game.path, game.changed
