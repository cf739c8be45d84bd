"""Frees memory that nothing needs any more after a page was left."""

import linecache


def forget_sources() -> None:
    """Qt for Python reads the source of every module that is imported, and `linecache` keeps it."""
    linecache.clearcache()
