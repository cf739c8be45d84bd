"""Verify saved games: each is replayed before its result or fairness is shown.

The head of a file can claim anything; only the checksums and the replay show whether it is true.
That takes a moment for each file, so threads do it, one after another, and results are cached by
content.
"""

from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QCoreApplication, QObject, Signal

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Seat
from festival_desktop.core.head_starts import ahead
from festival_desktop.models.saved_games import SavedGame
from festival_desktop.saves import store
from festival_desktop.saves.document import Restored

LEAVE = 1.0
"""Maximum seconds to wait on exit for the file being checked."""
KEPT = 2000
"""Maximum number of results kept."""
_Key = tuple[Path, float]


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of replaying a file."""

    fairness: str = ""
    """changed, practice, relaxed, ahead, hints or fair; empty if it cannot be opened."""
    to_act: Seat | None = None
    points: tuple[int, ...] = ()
    winners: tuple[Seat, ...] = ()
    names: tuple[str, ...] = ()
    trouble: BrokenSave | None = None
    """The reason why the game can never be opened."""

    @property
    def over(self) -> bool:
        return self.to_act is None and self.trouble is None


def verdict_of(restored: Restored) -> Verdict:
    match = restored.match
    marks = {
        "changed": match.changed_outside,
        "practice": match.practice,
        "relaxed": match.relaxed,
        "ahead": bool(ahead(match.setup)),
        "hints": match.hints > 0,
    }
    standing = match.standing
    return Verdict(
        next((mark for mark, true in marks.items() if true), "fair"),
        match.to_act,
        tuple(score.total for score in standing.scores),
        tuple(standing.winners),
        tuple(player.name for player in match.players),
    )


class SaveChecker(QObject):
    checked = Signal(object)
    """Emitted with the path of a file whose verdict is known now."""
    _found = Signal(object, str, object)

    def __init__(self, read: Callable[[Path], Restored], parent: QObject | None = None) -> None:
        """Set up; `read` replays a file in another thread, and raises `BrokenSave`."""
        super().__init__(parent)
        self._read = read
        self._digests: dict[_Key, str] = {}
        self._known: dict[str, Verdict] = {}
        """Verdicts by digest of the file's bytes."""
        self._wanted: dict[_Key, None] = {}
        self._busy: _Key | None = None
        self._thread: Thread | None = None
        self._found.connect(self._note)
        if (application := QCoreApplication.instance()) is not None:
            application.aboutToQuit.connect(self.close)

    @property
    def busy(self) -> bool:
        return self._busy is not None

    def of(self, game: SavedGame) -> Verdict | None:
        """Return the verdict of a game; None as long as it is unknown."""
        return self._known.get(self._digests.get((game.path, game.changed), ""))

    def want(self, games: Iterable[SavedGame]) -> None:
        """Check these games in order; earlier ones are off the screen."""
        keys = [(game.path, game.changed) for game in games if self.of(game) is None]
        self._wanted = {key: None for key in keys if key != self._busy}
        self._go_on()

    def pause(self) -> None:
        """Stop checking while the list is hidden."""
        self._wanted = {}

    def close(self) -> None:
        """Wait for the thread before the program ends."""
        self.pause()
        if self._thread is not None:
            self._thread.join(LEAVE)

    def _go_on(self) -> None:
        if self._busy is None and self._wanted:
            self._busy = next(iter(self._wanted))
            del self._wanted[self._busy]
            self._thread = Thread(target=self._run, args=(self._busy,), daemon=True)
            self._thread.start()

    def _note(self, key: _Key, digest: str, verdict: Verdict) -> None:
        self._busy = None
        while len(self._digests) >= KEPT:
            old = self._digests.pop(next(iter(self._digests)))
            if old not in self._digests.values():
                self._known.pop(old, None)
        self._digests[key], self._known[digest] = digest, verdict
        self.checked.emit(key[0])
        self._go_on()

    # -- the thread ----------------------------------------------------------------------------

    def _run(self, key: _Key) -> None:
        path, nobodys = key[0], repr(key)
        digest = store.fingerprint(path) or nobodys
        verdict = self._known.get(digest) or self._check(path)
        if digest != (store.fingerprint(path) or nobodys):  # It was written in the meantime.
            digest = nobodys
        with suppress(RuntimeError):  # The program is exiting.
            self._found.emit(key, digest, verdict)

    def _check(self, path: Path) -> Verdict:
        try:
            return verdict_of(self._read(path))
        except BrokenSave as broken:
            return Verdict(trouble=broken)
