"""The table of Festival of Lanterns."""

from festival_desktop.tables.festival_of_lanterns.table import FestivalTable

__all__ = ["FestivalTable"]
