"""What the pages behind the shelf are made with; not needed for the first picture."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from festival_desktop.controller.save_repository import SaveRepository
from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves.record_book import RecordBook
from festival_desktop.scenes.motion import Motion
from festival_desktop.ui.kit import GameKit
from festival_desktop.ui.pages.table_sketch import TableSketch


@dataclass(frozen=True)
class AppContext:
    kit: Callable[[str], GameKit]
    """The game of a name; raises `LookupError` if there is none."""
    repository: SaveRepository
    records: RecordBook
    motion: Motion

    def thumbnail(self, path: Path) -> TableSketch | None:
        """The table of a saved game, small; None if the file does not tell."""
        try:
            game, state = self.repository.position(path)
            return self.kit(game).picture(state)
        except (BrokenSave, LookupError):
            return None
