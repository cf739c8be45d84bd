"""What is read from session, pointer and interaction for one redraw; the parts show it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRectF

from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.models.session import END_TURN
from festival_desktop.play.preview import CountChange
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes.table_state import HOVER, REST, SharedState
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.festival_of_lanterns.table.display_frame import Cell, Frame, TrialTile
from festival_desktop.screens.festival_of_lanterns.table.interaction import FestivalInteraction
from festival_desktop.screens.festival_of_lanterns.table.layout import Layout
from festival_desktop.screens.festival_of_lanterns.table.outgoing_cards import OutgoingCards
from festival_desktop.screens.festival_of_lanterns.table.prompt import AbilityPrompt
from festival_desktop.screens.festival_of_lanterns.table.seating import Seating

TileFace = tuple[tuple[str, ...], str | None, str, tuple[tuple[int, int], ...], int]


@dataclass(frozen=True, kw_only=True)
class TableState(SharedState):
    """Everything that decides what is shown now."""

    game: FestivalOfLanterns
    words: TableWords
    """For what is said of a position, which labels are not kept of."""
    layout: Layout
    view: View
    seating: Seating
    prompt: AbilityPrompt
    interaction: FestivalInteraction
    outgoing: OutgoingCards
    shown_count: Callable[[Piece], int]
    """The number that a piece shows while others still fly to it."""
    gains: tuple[CountChange, ...]
    """What seats would gain, or have just gained."""
    draws: bool
    """A tile that is new in the hand comes from the stack."""
    frame: Frame
    seams: tuple[tuple[int, int, int], ...]
    """Cell and side of every seam of the display that matches."""
    trial: TrialTile | None
    """The tile that hovers over a cell."""
    origin: QRectF | None
    """Where a tile comes from that is new on the display."""
    lens: tuple[Cell, float] | None
    """The small tile that is shown large, and how large."""

    def mood(self, target: Target) -> str:
        return REST if self.prompt.dull(target) else super().mood(target)

    def tile_face(self, tile: int, turn: int, state: str) -> TileFace:
        """A tile as the viewer sees it, with a tick for each seat that receives from a side.

        `turn` is as on the table."""
        turned = self.seating.turning.turn(turn)
        card, lanterns = self.game.content.tiles[tile], self.game.content.lanterns
        names = tuple(lanterns[card.sides[(side - turned) % 4]] for side in range(4))
        return names, card.pet, state, self._ticks, tile

    @cached_property
    def _ticks(self) -> tuple[tuple[int, int], ...]:
        return self.seating.ticks

    def in_hand(self, target: Target, key: str) -> str:
        """How a tile looks: hand, hover or dragged."""
        if self.pointer.carried == key:
            return "dragged"
        held = target in self.selected
        return "hover" if held or self.mood(target) == HOVER else "hand"

    @property
    def looking(self) -> bool:
        """Tiles of the stack are being looked at."""
        return bool(self.area("looked-at"))

    @property
    def lit(self) -> Seat | None:
        """Whose turn it is: also as long as it is over, but not ended."""
        over = self.session.active is None or END_TURN in self.choices
        return self.session.active if over else self.view.seat
