"""What the window needs once a game is to be opened, and not for its first picture."""

from collections.abc import Callable
from dataclasses import dataclass

from festival_desktop.saves.record_book import RecordBook
from festival_desktop.scenes.motion import Motion
from festival_desktop.ui.game_box import GameBox
from festival_desktop.ui.keeper import Keeper
from festival_desktop.ui.manifest import GameManifest


@dataclass(frozen=True)
class Workshop:
    boxes: Callable[[], tuple[GameBox, ...]]
    """What the shelf shows of every game, in the language of now."""
    manifest: Callable[[str], GameManifest]
    """The game of a name; raises `LookupError` if there is none."""
    keeper: Keeper
    records: RecordBook
    motion: Motion
