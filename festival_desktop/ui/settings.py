"""What people have chosen for good: a typed face over one ini file.

Reading never fails: a value that is missing, damaged or from another version is the default.
Each setting is a property; setting it writes it. Those that somebody follows have a signal, which
is emitted if the value changed.
"""

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Generic, TypeVar, cast, overload

from PySide6.QtCore import QByteArray, QObject, QSettings, Signal

from festival_desktop.core.files import (
    PRIVATE_FILE,
    OddFile,
    TooLarge,
    make_private_folder,
    require_regular,
)

THEMES = ("dark", "light", "contrast")
PACES = ("step", "slow", "normal", "fast", "instant")
TEXT_SCALES = (0.8, 2.0)
SIZE_LIMIT = 1_000_000

T = TypeVar("T")
Number = TypeVar("Number", int, float)


class _Setting(Generic[T]):
    """One property of `Settings`, kept under its own name in a group of the file."""

    def __init__(self, group: str, default: T, read: Callable[[Any], T]) -> None:
        self._group = group
        self._default = default
        self._read = read

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name
        self._key = f"{self._group}/{name}"

    @overload
    def __get__(self, settings: None, owner: type) -> "_Setting[T]": ...
    @overload
    def __get__(self, settings: "Settings", owner: type) -> T: ...
    def __get__(self, settings: "Settings | None", owner: type) -> "_Setting[T] | T":
        if settings is None:
            return self
        raw = settings.file.value(self._key)
        if raw is None:
            return self._default
        try:
            return self._read(raw)
        except (TypeError, ValueError):
            return self._default

    def __set__(self, settings: "Settings", value: T) -> None:
        if value == self.__get__(settings, Settings):
            return
        settings.prepare()
        settings.file.setValue(self._key, list(value) if isinstance(value, tuple) else value)
        changed = getattr(settings, f"{self._name}_changed", None)
        if changed is not None:
            changed.emit(value)


def _one_of(*allowed: str) -> Callable[[Any], str]:
    def read(raw: Any) -> str:
        if raw not in allowed:
            raise ValueError(raw)
        return cast(str, raw)

    return read


def _flag(raw: Any) -> bool:
    # An ini file gives words; a value set in this very run comes back as it was.
    word = str(raw).lower()
    if word not in ("true", "false"):
        raise ValueError(raw)
    return word == "true"


def _between(low: Number, high: Number, kind: Callable[[Any], Number]) -> Callable[[Any], Number]:
    def read(raw: Any) -> Number:
        number = kind(raw)
        if not low <= number <= high:
            raise ValueError(raw)
        return number

    return read


def _names(raw: Any) -> tuple[str, ...]:
    return tuple(str(name) for name in ([raw] if isinstance(raw, str) else raw))


def _bytes(raw: Any) -> QByteArray:
    if not isinstance(raw, QByteArray):
        raise TypeError(raw)
    return raw


class Settings(QObject):
    """One object for the whole program; tests give it a file of their own."""

    language_changed = Signal(str)
    theme_changed = Signal(str)
    text_scale_changed = Signal(float)
    motion_changed = Signal(bool)
    effects_changed = Signal(int)
    ambience_changed = Signal(int)
    muted_changed = Signal(bool)
    pace_changed = Signal(str)
    tips_changed = Signal(bool)

    language = _Setting("words", "", str)
    """A language code such as "de"; empty follows the system."""
    theme = _Setting("look", "dark", _one_of(*THEMES))
    text_scale = _Setting("look", 1.0, _between(*TEXT_SCALES, float))
    motion = _Setting("look", True, _flag)
    effects = _Setting("sound", 70, _between(0, 100, int))
    """How loud what happens at a table is, of 100."""
    ambience = _Setting("sound", 60, _between(0, 100, int))
    """How loud the night around a table is, of 100."""
    muted = _Setting("sound", False, _flag)
    pace = _Setting("play", "normal", _one_of(*PACES))
    """How fast computers move; "step" waits for a key before each move."""
    confirm_end = _Setting("play", True, _flag)
    """A person ends their turn by a button, and can take it back until then."""
    setups: "_Setting[tuple[str, ...]]" = _Setting("play", (), _names)
    """How each game was set up last, each as `game/` and JSON; see `last_setup.py`."""
    names: "_Setting[tuple[str, ...]]" = _Setting("play", (), _names)
    """The names people gave themselves last, in seat order."""
    lessons: "_Setting[tuple[str, ...]]" = _Setting("play", (), _names)
    """Lessons that were begun, each as `game/lesson/step`; see `progress.py`."""
    puzzles: "_Setting[tuple[str, ...]]" = _Setting("play", (), _names)
    """Puzzles that were solved, each as `game/puzzle`."""
    own_puzzles: "_Setting[tuple[str, ...]]" = _Setting("play", (), _names)
    """Turns that cost points, to be found better; see `play/own_puzzle.py`."""
    games_known: "_Setting[tuple[str, ...]]" = _Setting("play", (), _names)
    """Games whose first move was made, or explained: what wins is told before that."""
    tips = _Setting("play", True, _flag)
    """A strip over the table says what to do, with a tip when something is new."""
    tips_told: "_Setting[tuple[str, ...]]" = _Setting("play", (), _names)
    """Tips that were told, each as `game/tip`."""
    folder = _Setting("window", "", str)
    """Where a game was last opened from or saved to by hand."""
    geometry = _Setting("window", QByteArray(), _bytes)
    welcomed = _Setting("window", False, _flag)
    """The page of the first start has been seen."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = QSettings(str(_usable(folder)), QSettings.Format.IniFormat, self)

    def prepare(self) -> None:
        """Before anything is written: nobody else may read it."""
        path = Path(self.file.fileName())
        with suppress(OSError):
            make_private_folder(path.parent)
            path.touch(PRIVATE_FILE)


def _usable(folder: Path) -> Path:
    """The file in this folder, or another one if that is nothing to read settings from."""
    for name in ("settings.ini", "settings-2.ini"):
        path = folder / name
        try:
            require_regular(path, SIZE_LIMIT)
        except (OddFile, TooLarge):
            continue
        except OSError:  # there is none yet, or Qt will find out
            pass
        return path
    return folder / "settings-3.ini"
