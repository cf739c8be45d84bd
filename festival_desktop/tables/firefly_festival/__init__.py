"""The table of Firefly Festival."""

from festival_desktop.tables.firefly_festival.selections import Action
from festival_desktop.tables.firefly_festival.table import FireflyTable

__all__ = ["Action", "FireflyTable"]
