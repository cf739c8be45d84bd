"""The file with the measured strength of computer players."""

from pathlib import Path

from festival_desktop.ai.strength import Strengths
from festival_desktop.content.measured import read_measured

FILE = "strength.json"


def read(resources: Path) -> Strengths:
    """What was measured; nothing if there is no file. Raises `BadContent`."""
    return read_measured(resources / FILE, Strengths)
