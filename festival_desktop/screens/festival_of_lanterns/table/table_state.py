"""What is read from session, pointer and interaction for one redraw; the parts get it as data."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.models.session import END_TURN, Session
from festival_desktop.play.preview import CountChange
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes.pointer import PointerState
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.festival_of_lanterns.table.interaction import FestivalInteraction
from festival_desktop.screens.festival_of_lanterns.table.layout import Layout
from festival_desktop.screens.festival_of_lanterns.table.outgoing_cards import OutgoingCards
from festival_desktop.screens.festival_of_lanterns.table.paint_stacks import CHOICE, HOVER, REST
from festival_desktop.screens.festival_of_lanterns.table.prompt import AbilityPrompt
from festival_desktop.screens.festival_of_lanterns.table.seating import Seating


class TableState(NamedTuple):
    """Everything that decides what is shown now."""

    game: FestivalOfLanterns
    words: TableWords
    layout: Layout
    session: Session
    pointer: PointerState
    view: View
    choices: Mapping[Target, None]
    selected: Sequence[Target]
    hovered: Target | None
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
    planning: bool
    """Small marks say what the viewer still needs."""

    def area(self, name: str) -> tuple[Piece, ...]:
        """The pieces that lie in an area."""
        return self.session.pieces.area(name)

    def mood(self, target: Target) -> str:
        """How something to be selected looks."""
        if target not in self.choices or self.prompt.dull(target):
            return REST
        return HOVER if self.hovered == target else CHOICE

    def in_hand(self, target: Target, key: str) -> str:
        """How a tile looks: hand, hover or dragged."""
        if self.pointer.carried == key:
            return "dragged"
        held = target in self.selected
        return "hover" if held or self.mood(target) == HOVER else "hand"

    def chosen(self, *kinds: str) -> frozenset[Target]:
        """What of these kinds may be selected next."""
        return frozenset(target for target in self.choices if target.kind in kinds)

    @property
    def looking(self) -> bool:
        """Tiles of the stack are being looked at."""
        return bool(self.area("looked-at"))

    @property
    def lit(self) -> Seat | None:
        """Whose turn it is: also as long as it is over, but not ended."""
        over = self.session.active is None or END_TURN in self.choices
        return self.session.active if over else self.view.seat
