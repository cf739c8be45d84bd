"""Memory that nothing needs any more."""

import linecache
import sys


def release_unused() -> None:
    """Release memory left over from building a page.

    Qt for Python reads the source of every imported module, and `linecache` keeps it; a package has
    no sources to read. The C library of Linux keeps freed blocks until it is asked. At a running
    table that is 8 and 3 of 128 MB (`tests/benchmarks/startup.py`).
    """
    linecache.clearcache()
    if sys.platform == "linux":
        import ctypes

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)  # glibc only
        if trim is not None:
            trim(0)
