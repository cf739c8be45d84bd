"""Frees memory that nothing needs any more after a page was left."""

import ctypes
import linecache
import sys


def release_unused() -> None:
    """Give back what building a page took and left behind.

    Qt for Python reads the source of every module that is imported, and `linecache` keeps it. The
    C library of Linux keeps freed blocks for itself until it is asked.
    """
    linecache.clearcache()
    if sys.platform == "linux":
        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # of glibc only
        if trim is not None:
            trim(0)
