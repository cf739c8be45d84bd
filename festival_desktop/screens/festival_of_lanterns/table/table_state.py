"""The data read from session, pointer and interaction for one redraw."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.art.theme import MOON
from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, PERSON
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.models.session import END_TURN, Session
from festival_desktop.play.preview import CountChange
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.board import Camera
from festival_desktop.scenes.shown import ItemSpec, Regions
from festival_desktop.scenes.table_state import HOVER, REST, SharedState
from festival_desktop.scenes.turning import Turning
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.festival_of_lanterns.table.interaction import FestivalInteraction
from festival_desktop.screens.festival_of_lanterns.table.layout import Layout
from festival_desktop.screens.festival_of_lanterns.table.prompt import AbilityPrompt

Cell = tuple[int, int]
TileFace = tuple[tuple[str, ...], str | None, str, tuple[tuple[int, int], ...], int]
RINGS = {"seat": (14.0, zorder.PANEL + 0.5), "laid": (None, zorder.KNOT)}
"""Corner radius and z-value of the highlight ring, by kind of target."""


@dataclass(frozen=True)
class Seating:
    """The seats, and the rotation of the table that puts the viewer at the bottom."""

    facing: tuple[int, ...]
    """The side of the table each seat sits at, by seat."""
    turning: Turning = field(default_factory=Turning)
    hers: tuple[int, ...] = ()
    """Sides from which Moon Dancer gains, if a single player challenges her."""

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """The side of the screen of each seat."""
        return tuple(map(self.turning.side, self.facing))

    @cached_property
    def ticks(self) -> tuple[tuple[int, int], ...]:
        """The seat that gains at each side of the screen, as the painters number seats."""
        if self.hers:
            hers = {self.turning.side(side): MOON for side in self.hers}
            return tuple(sorted({self.sides[PERSON]: PERSON, **hers}.items()))
        return tuple(sorted(zip(self.sides, range(len(self.sides)), strict=True)))

    def token(self, seat: Seat) -> int:
        """Return the token of a seat."""
        return MOON if self.hers and seat == MOON_DANCER else seat


class Frame(NamedTuple):
    """The position of the display on the screen."""

    camera: Camera
    turning: Turning
    layout: Layout

    def rect(self, cell: Cell) -> QRectF:
        """Return the rectangle of a cell on the screen."""
        return self.camera.rect(*self.turning.cell(*cell))

    def cell_at(self, pos: QPointF) -> Cell | None:
        """Return the cell at a point; None outside the water and on a panel over it."""
        panels = (places.panel for places in self.layout.seats.values())
        if not self.layout.water.contains(pos) or any(panel.contains(pos) for panel in panels):
            return None
        return self.turning.true_cell(*self.camera.cell_at(pos))


class TrialTile(NamedTuple):
    """A tile placed on a cell for trial."""

    tile: int
    cell: Cell
    turn: int
    matches: tuple[int, ...]
    """Sides of the table where the tile matches its neighbour's lantern."""


class OutgoingCards:
    """The viewer's cards that the selection, or the target under the pointer, would use."""

    def __init__(self, session: Session, hovered: Target | None) -> None:
        self._session, self._selected = session, session.selector.selected
        self.lanterns = self._chosen() if self._selected else self._only_way(hovered)
        """Number of cards of each chosen lantern."""
        self.kept = [target.key[1] for target in self._selected if target.kind == "keep"]
        """Lanterns that the Trixie lanterns were chosen to represent."""

    def _chosen(self) -> dict[int, int]:
        first, *others = self._selected
        if first.kind == "card":
            return {first.key[0]: 1}
        if first.kind != "dedication":
            return {}
        kind = Dedication(first.key[0])
        if kind is Dedication.SEVEN:
            return dict.fromkeys(m.LANTERNS, 1)
        return {target.key[0]: m.EACH[kind] for target in others if target.kind == "card"}

    def _only_way(self, hovered: Target | None) -> dict[int, int]:
        """Return the lanterns of a Dedication under the pointer that has only one way."""
        selector = self._session.selector
        if hovered is None or hovered.kind != "dedication" or hovered not in selector.choices():
            return {}
        moves = [move for move in selector.moves_after([hovered]) if not move.kept]
        return dict.fromkeys(moves[0].lanterns, m.EACH[moves[0].kind]) if len(moves) == 1 else {}

    def trixies(self) -> int:
        """Count the Trixie lanterns that replace cards."""
        session, selected = self._session, self._selected
        if session.viewer is None or not self.lanterns or selected[:1] == [Target("trixie-card")]:
            return 0
        held: Sequence[int] = session.view.lanterns[session.viewer]
        left_out = sum(target.kind == "leave-out" for target in selected)
        lacking = sum(max(0, n - held[lantern]) for lantern, n in self.lanterns.items())
        return max(0, lacking - left_out) + len(self.kept)


@dataclass(frozen=True, kw_only=True)
class TableState(SharedState):
    """Everything that decides what is shown now."""

    game: FestivalOfLanterns
    words: TableWords
    """Texts about positions, whose labels are not cached."""
    layout: Layout
    view: View
    seating: Seating
    prompt: AbilityPrompt
    dull: frozenset[Target]
    """Targets that can be selected but that the player chose not to be prompted for."""
    interaction: FestivalInteraction
    outgoing: OutgoingCards
    held_counts: Mapping[str, int]
    """Number still shown for each piece while other pieces fly to it."""
    gains: tuple[CountChange, ...]
    """Gains shown at the seats, previewed or just received."""
    draws: bool
    """Whether a new tile in the hand is drawn from the stack."""
    mover: Seat | None
    """The seat that acted last, if known; a new tile on the display flies from there."""
    frame: Frame
    trial: TrialTile | None
    """The tile hovering over a cell."""

    def mood(self, target: Target) -> str:
        return REST if target in self.dull else super().mood(target)

    def tile_face(self, tile: int, turn: int, state: str) -> TileFace:
        """Return a tile as the viewer sees it, with a tick for each seat that gains from a side.

        `turn` is as on the table.
        """
        turned = self.seating.turning.turn(turn)
        card, lanterns = self.game.content.tiles[tile], self.game.content.lanterns
        names = tuple(lanterns[card.sides[(side - turned) % 4]] for side in range(4))
        return names, card.pet, state, self.seating.ticks, tile

    def rings(self, asked: Regions) -> dict[str, ItemSpec]:
        """Make light around the targets of an ability's question."""
        shown = {}
        for target, rect in asked.items():
            if target not in self.dull:
                key = ":".join(map(str, ("touch", target.kind, *target.key)))
                radius, z = RINGS.get(target.kind, (7.0, zorder.BADGE))
                face = (self.hovered == target, radius)
                shown[key] = ItemSpec("ring", face, rect, z, soft=False)
        return shown

    def in_hand(self, target: Target, key: str) -> str:
        """Return how a tile looks: hand, hover or dragged."""
        if self.pointer.carried == key:
            return "dragged"
        held = target in self.selected
        return "hover" if held or self.mood(target) == HOVER else "hand"

    @property
    def looking(self) -> bool:
        """Whether tiles of the stack are being looked at."""
        return bool(self.area("looked-at"))

    @property
    def lit(self) -> Seat | None:
        """The seat whose turn it is, even when it is over but not ended."""
        over = self.session.active is None or END_TURN in self.choices
        return self.session.active if over else self.view.seat
