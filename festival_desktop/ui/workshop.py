"""What the window needs once a game is to be opened, and not for its first picture."""

from collections.abc import Callable
from dataclasses import dataclass

from festival_desktop.saves.record_book import RecordBook
from festival_desktop.scenes.motion import Motion
from festival_desktop.ui.keeper import Keeper
from festival_desktop.ui.kit import GameKit


@dataclass(frozen=True)
class Workshop:
    kit: Callable[[str], GameKit]
    """The game of a name; raises `LookupError` if there is none."""
    keeper: Keeper
    records: RecordBook
    motion: Motion
