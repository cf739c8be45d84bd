"""Which functions of the program are called, and how often: knows none of them by name."""

import inspect
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from PySide6.QtTest import QTest

PACKAGE = str(Path(__file__).resolve().parents[2] / "festival_desktop") + os.sep
LOOK_MS, QUIET, PATIENCE = 20, 25, 1500
"""Nothing more follows from a gesture when nothing was called between so many looks; the longest
pause the program makes by itself, before it paints in a new size, is of 140 ms. Looks are counted,
not seconds, because a busy machine may stand still for longer."""
PARTS = ("<listcomp>", "<setcomp>", "<dictcomp>", "<genexpr>")
"""Code of its own to Python, but only a part of a function to people."""

Patterns = tuple[str, ...]
"""Of files in the package and qualified names: `scenes/*.py:Stage.refresh`."""


class Counts:
    """Given to `sys.setprofile`."""

    def __init__(self, asked: Patterns, elsewhere: Patterns) -> None:
        """The last argument of what is `asked` is kept. What is called by `elsewhere` is not
        counted."""
        self.entered: Counter[str] = Counter()
        """Calls by file and qualified name. A generator is called each time it goes on."""
        self.at_once: Counter[str] = Counter()
        """Of these, what was called before the gesture returned to the event loop: painting and
        saving come later."""
        self.arguments: list[Any] = []
        self._asked = asked
        self._elsewhere = elsewhere
        self._left_out: FrameType | None = None
        self._names: dict[CodeType, str | None] = {}

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        if self._left_out is not None:
            if event == "return" and frame is self._left_out:
                self._left_out = None
            return
        if event != "call":
            return
        code = frame.f_code
        if code not in self._names:
            self._names[code] = name_of(code)
        if (name := self._names[code]) is None:
            return
        self.entered[name] += 1
        if is_one_of(name, self._elsewhere):
            self._left_out = frame
        elif is_one_of(name, self._asked):
            self.arguments.append(frame.f_locals[code.co_varnames[code.co_argcount - 1]])

    def until_rest(self, do: Callable[[], None]) -> None:
        """Count what this sets going, until the program calls nothing any more."""
        sys.setprofile(self)
        try:
            do()
            self.at_once = self.entered.copy()
            self._wait()
        finally:
            sys.setprofile(None)

    def _wait(self) -> None:
        quiet = 0
        for _ in range(PATIENCE):
            before = self.entered.total()
            QTest.qWait(LOOK_MS)
            quiet = quiet + 1 if self.entered.total() == before else 0
            if quiet == QUIET:
                return
        raise RuntimeError("the program does not come to rest")

    def calls(self, patterns: Patterns) -> int:
        return sum(calls for name, calls in self.entered.items() if is_one_of(name, patterns))


def name_of(code: CodeType) -> str | None:
    """None if it is no function of the program."""
    written = code.co_flags & inspect.CO_OPTIMIZED  # bodies of modules and classes are not
    if not written or code.co_name in PARTS or not code.co_filename.startswith(PACKAGE):
        return None
    return f"{Path(code.co_filename[len(PACKAGE) :]).as_posix()}:{code.co_qualname}"


@cache
def is_one_of(name: str, patterns: Patterns) -> bool:
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def files(names: Iterable[str]) -> int:
    """In how many files functions of these names are."""
    return len({name.partition(":")[0] for name in names})


def rounds(arguments: Sequence[Any]) -> int:
    """How often a whole list was gone through: once more where something comes again."""
    lists: list[set[Any]] = [set()]
    for argument in arguments:
        if argument in lists[-1]:
            lists.append(set())
        lists[-1].add(argument)
    longest = max(map(len, lists))
    return sum(2 * len(each) > longest for each in lists) if longest > 1 else 0
