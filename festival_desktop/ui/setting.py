"""One setting: a value in the file of settings, perhaps with a row on the settings page.

A row only says what it needs; `pages/setting_editors.py` makes the controls.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, cast, overload

from PySide6.QtCore import QByteArray, QCoreApplication, QSettings, SignalInstance

T = TypeVar("T")
Number = TypeVar("Number", int, float)


@dataclass(frozen=True)
class Toggle:
    """A switch."""

    on: bool = True
    """The value for which it is on."""


@dataclass(frozen=True)
class Strip:
    """A few values side by side."""

    values: Sequence[str]
    labels: Callable[[], Sequence[str]]
    name: str = ""
    """What a screen reader calls it; empty: the name of the row."""


@dataclass(frozen=True)
class DropDown:
    """A list that opens; a value that is not in it is shown as the first one."""

    values: Sequence[str]
    labels: Callable[[], Sequence[str]]


@dataclass(frozen=True)
class Slider:
    """A number on a rail, in whole steps."""

    low: int
    high: int
    step: int = 10
    parts: int = 1
    """The number on the rail for a value of 1."""
    label: str = ""
    """Words beside it, with a place for `number`."""


Control = Toggle | Strip | DropDown | Slider


@dataclass(frozen=True)
class Row:
    """How the settings page shows a setting; texts are marked for translation."""

    name: str
    note: str
    """What it means."""
    control: Control
    at_start: bool = False
    """Also shown at the first start."""
    within: str = ""
    """The setting in whose row it stands; its name is a tool tip then."""


class Store(Protocol):
    """What keeps the values of settings."""

    file: QSettings

    def prepare(self) -> None:
        """Prepare the file before anything is written."""

    def changed(self, name: str) -> SignalInstance: ...


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Mark a text for translation; Qt's own function has no type."""
    return text


def translated(text: str) -> str:
    """Translate a text of a row."""
    return QCoreApplication.translate("SettingsPanel", text)


class Setting(Generic[T]):
    """A property of `Settings`, kept under its own name in a group of the file."""

    name: str

    def __init__(
        self, group: str, default: T, read: Callable[[Any], T], row: Row | None = None
    ) -> None:
        """`read` makes a value of what the file says, or raises `TypeError` or `ValueError`."""
        self.row = row
        self._group = group
        self._default = default
        self._read = read

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self._key = f"{self._group}/{name}"

    @overload
    def __get__(self, settings: None, owner: type) -> "Setting[T]": ...
    @overload
    def __get__(self, settings: Store, owner: type) -> T: ...
    def __get__(self, settings: Store | None, owner: type) -> "Setting[T] | T":
        if settings is None:
            return self
        raw = settings.file.value(self._key)
        if raw is None:
            return self._default
        try:
            return self._read(raw)
        except (TypeError, ValueError):
            return self._default

    def __set__(self, settings: Store, value: T) -> None:
        if value == self.__get__(settings, type(settings)):
            return
        settings.prepare()
        settings.file.setValue(self._key, list(value) if isinstance(value, tuple) else value)
        settings.changed(self.name).emit(value)


# -- what the file may say -------------------------------------------------------------------


def one_of(*allowed: str) -> Callable[[Any], str]:
    def read(raw: Any) -> str:
        if raw not in allowed:
            raise ValueError(raw)
        return cast(str, raw)

    return read


def flag(raw: Any) -> bool:
    # An ini file gives words; a value set in this very run comes back as it was.
    word = str(raw).lower()
    if word not in ("true", "false"):
        raise ValueError(raw)
    return word == "true"


def between(low: Number, high: Number, kind: Callable[[Any], Number]) -> Callable[[Any], Number]:
    def read(raw: Any) -> Number:
        number = kind(raw)
        if not low <= number <= high:
            raise ValueError(raw)
        return number

    return read


def name_list(raw: Any) -> tuple[str, ...]:
    return tuple(str(name) for name in ([raw] if isinstance(raw, str) else raw))


def raw_bytes(raw: Any) -> QByteArray:
    if not isinstance(raw, QByteArray):
        raise TypeError(raw)
    return raw
