"""What is read from session, pointer and interaction for one redraw; the parts show it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.moves import Move
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import SHADE
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Target
from festival_desktop.scenes.table_state import SharedState
from festival_desktop.screens.lanterns_dice.pictures.lake import Area
from festival_desktop.screens.lanterns_dice.table.interaction import DiceInteraction
from festival_desktop.screens.lanterns_dice.table.launching import HeldTile
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.position import Position
from festival_desktop.screens.lanterns_dice.table.seating import Seating
from festival_desktop.screens.lanterns_dice.table.sheets import Sheet
from festival_desktop.screens.lanterns_dice.table.tray_turn import TrayTurn
from festival_desktop.tables.lanterns_dice.tray import faced


@dataclass(frozen=True, kw_only=True)
class TableState(SharedState):
    """Everything that decides what is shown now."""

    game: LanternsDice
    layout: Layout
    dpr: float
    view: View
    seating: Seating
    areas: tuple[Area, ...]
    interaction: DiceInteraction
    position: Position
    tray: TrayTurn
    tile: HeldTile | None
    lit: frozenset[int]
    """The areas the viewer may shade now, or as the tray is turned for trial."""
    takable: frozenset[Seat]
    """The people who may take their sheet now."""
    rolling: bool
    """Dice are in the air."""
    drawing: Mapping[int, float]
    """Areas of the large sheet that are being shaded, and how much of them is done."""

    @property
    def sheet(self) -> Sheet:
        """The large one."""
        return self.position.sheets[self.seating.shown]

    @property
    def own_sheet(self) -> Sheet:
        return self.position.sheets[self.seating.own]

    @property
    def asked_area(self) -> int | None:
        """The area of which it is asked what it is shaded for."""
        last = self.selected[-1] if self.selected else None
        return last.key[0] if last is not None and last.kind == "area" else None

    @cached_property
    def preview(self) -> Preview | None:
        """What the move under the pointer or the focus would do."""
        if self.pointer.highlighted or not self.seating.at_home:
            return None
        hovered, area = self.hovered, self.asked_area
        if not self.selected and hovered is not None and hovered.kind == "area":
            area = hovered.key[0] if hovered.key[0] in self.lit else None
        if area is not None and self.tray.trying:
            return self.position.preview_as_left(self.tray.quarters, area)
        move: Move | None = self.interaction.launching.move(hovered)
        if area is not None:
            further = [] if self.selected else [Target("area", (area,))]
            move = next(iter(self.session.selector.moves_after(further)), None)
        return None if move is None else self.session.preview_of(move)

    @property
    def taking_back(self) -> int | None:
        """The area that a press would take back; not while the mouse that shaded it is there."""
        target = self.hovered
        if target is None or target.kind != "take-back":
            return None
        area: int = target.key[0]
        fresh = area == self.interaction.pencil.fresh
        return None if fresh or area not in self.position.history.undoable else area

    @property
    def has_pencil(self) -> Seat | None:
        """Who is shading now."""
        drawing = self.view.stage is SHADE and self.session.active == self.view.seat
        return self.view.seat if drawing else None

    def faced(self, seat: Seat) -> int | None:
        """The colour a seat faces as the tray is turned; None before the first roll."""
        view = self.view
        return faced(self.game, view, seat, self.tray.quarters) if view.dice else None

    def color_at(self, side: int) -> int | None:
        """The colour at a side of the screen."""
        true_side = self.seating.turning.true_side(side)
        return self.view.dice[(true_side - self.tray.quarters) % 4] if self.view.dice else None
