"""The table of Firefly Festival."""

from festival_desktop.tables.firefly_festival.table import FireflyTable
from festival_desktop.tables.firefly_festival.touches import Action

__all__ = ["Action", "FireflyTable"]
