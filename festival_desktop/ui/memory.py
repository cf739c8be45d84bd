"""Keeps memory free of what nothing needs."""

import linecache
import sys
from types import ModuleType
from typing import Any


class _Nothing(dict[str, Any]):
    """A cache that keeps nothing."""

    def __setitem__(self, key: str, value: Any) -> None: ...


def keep_no_sources() -> None:
    """Call this before the first import of Qt.

    Qt for Python reads the source of every module that is imported, and `linecache` would keep it.
    Dropped later, it leaves holes between what stays, and those are not given back.
    """
    linecache.cache = _Nothing()


def load_pydantic() -> None:
    """Before anything else does, and without a look for plug-ins of other packages.

    That would load Python's code for e-mail, archives and tables.
    """
    name = "importlib.metadata"
    if name in sys.modules:
        return
    blank = sys.modules[name] = ModuleType(name)
    blank.entry_points = lambda **_: ()  # type: ignore[attr-defined]
    try:
        from pydantic import TypeAdapter

        TypeAdapter(int)  # the first form that is made looks for them
    finally:
        del sys.modules[name]


def release_unused() -> None:
    """Give back what building a page took and left behind.

    The C library of Linux keeps freed blocks for itself until it is asked.
    """
    if sys.platform == "linux":
        import ctypes

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc only
        if trim is not None:
            trim(0)
