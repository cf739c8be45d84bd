"""A disk that fails at a chosen moment: every call to it can be counted, refused, or the last."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


class PowerCut(BaseException):
    """Nothing happens on this disk from now on. Not an `Exception`: nobody can handle it."""


class Disk:
    """Stands between the program and the system. `fail_at` is the number of the call that fails.

    `fault` is an error number, "short" for a write of which only a part is done, or "cut" for the
    end of everything at that moment.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, reads: bool = False) -> None:
        """With `reads`, opening a file to read it is a call that can fail, too."""
        self._reads = reads
        self.fail_at: int | None = None
        self.fault: int | str = errno.ENOSPC
        self.calls: list[str] = []
        self._dark = False
        for name in ("fsync", "replace", "link", "open", "mkdir", "unlink"):
            monkeypatch.setattr(os, name, self._guarded(name, getattr(os, name)))
        self._path_open = Path.open
        monkeypatch.setattr(Path, "open", lambda path, *how, **more: self._open(path, *how, **more))

    def arm(self, fail_at: int | None, fault: int | str = errno.ENOSPC) -> None:
        self.fail_at, self.fault, self.calls, self._dark = fail_at, fault, [], False

    def disarm(self) -> None:
        self.arm(None)

    def _strikes(self, name: str) -> bool:
        """Whether this call is the one; raises what it is to raise."""
        if self._dark:
            raise PowerCut
        self.calls.append(name)
        if self.fail_at is None or len(self.calls) - 1 != self.fail_at:
            return False
        if self.fault == "cut":
            self._dark = True
            raise PowerCut
        if isinstance(self.fault, int):
            raise OSError(self.fault, os.strerror(self.fault))
        return True

    def _guarded(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*args: Any, **more: Any) -> Any:
            self._strikes(name)
            return real(*args, **more)

        return call

    def _open(self, path: Path, mode: str = "r", *how: Any, **more: Any) -> Any:
        if "x" not in mode:
            if self._reads:
                self._strikes("read")
            return self._path_open(path, mode, *how, **more)
        self._strikes("create")
        return _File(self._path_open(path, mode, *how, **more), self._strikes)


class _File:
    """A file that was opened to be written."""

    def __init__(self, file: Any, strikes: Callable[[str], bool]) -> None:
        self._file, self._strikes = file, strikes

    def write(self, data: Any) -> int:
        half = data[: max(1, len(data) // 2)]
        try:
            short = self._strikes("write")
        except BaseException:
            self._file.write(half)  # what had arrived by then
            raise
        return int(self._file.write(half if short else data))

    def fileno(self) -> int:
        return int(self._file.fileno())

    def __enter__(self) -> "_File":
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()
