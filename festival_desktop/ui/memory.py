"""Frees memory that nothing needs any more after a page was left."""

import linecache

from festival_desktop.art import cache


def forget_sources() -> None:
    """Qt for Python reads the source of every module that is imported, and `linecache` keeps it."""
    linecache.clearcache()


def forget_pictures() -> None:
    """What is on the screen keeps its pictures; those of pages that were left go."""
    cache.clear()
