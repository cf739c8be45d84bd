"""Memory that is held for nothing, given back when a page has done its work."""

import linecache

from festival_desktop.art import cache


def forget_sources() -> None:
    """Qt for Python reads the source of every module that is imported, and `linecache` keeps it."""
    linecache.clearcache()


def forget_pictures() -> None:
    """What is on the screen keeps its pictures; those of pages that were left go."""
    cache.clear()
