"""The file with the medals for who plays alone, and what they were measured by."""

from pathlib import Path

from festival_desktop.content.measured import read_measured
from festival_desktop.play.medals import MeasuredMedals

FILE = "medals.json"


def read(resources: Path) -> MeasuredMedals:
    """What was measured; nothing if there is no file. Raises `BadContent`."""
    return read_measured(resources / FILE, MeasuredMedals)
