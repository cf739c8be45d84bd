"""What is read from session, pointer and interaction for one redraw; the parts get it as data."""

from collections.abc import Mapping
from typing import NamedTuple, Protocol

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import SHADE
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.models.session import Session
from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Target
from festival_desktop.scenes.pointer import PointerState
from festival_desktop.screens.lanterns_dice.pictures.lake import Area
from festival_desktop.screens.lanterns_dice.table.launching import HeldTile
from festival_desktop.screens.lanterns_dice.table.layout import Cells, Layout
from festival_desktop.screens.lanterns_dice.table.pencil import Pencil
from festival_desktop.screens.lanterns_dice.table.position import Position
from festival_desktop.screens.lanterns_dice.table.seating import Seating
from festival_desktop.screens.lanterns_dice.table.sheets import Sheet
from festival_desktop.screens.lanterns_dice.table.tray_turn import TrayTurn
from festival_desktop.tables.lanterns_dice.tray import faced


class Label(Protocol):
    def __call__(self, key: str, *values: object) -> str: ...


class TableState(NamedTuple):
    """Everything that decides what is shown now."""

    game: LanternsDice
    label: Label
    layout: Layout
    dpr: float
    session: Session
    pointer: PointerState
    view: View
    choices: Mapping[Target, None]
    hovered: Target | None
    seating: Seating
    areas: tuple[Area, ...]
    position: Position
    tray: TrayTurn
    pencil: Pencil
    tile: HeldTile | None
    tile_cells: Mapping[int, Cells]
    """Shape → its cells as its top tile is turned."""
    lit: frozenset[int]
    """The areas the viewer may shade now, or as the tray is turned for trial."""
    takable: frozenset[Seat]
    """The people who may take their sheet now."""
    preview: Preview | None
    """What the move under the pointer would do."""
    rolling: bool
    """Dice are in the air."""
    drawing: Mapping[int, float]
    """Areas of the large sheet that are being shaded, and how much of them is done."""
    planning: bool
    """Small marks say what the viewer still needs."""
    laid_by_hand: bool
    """A tile lies where it was just dropped, and need not fly there."""

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
        selected = self.session.selector.selected
        return selected[-1].key[0] if selected and selected[-1].kind == "area" else None

    @property
    def taking_back(self) -> int | None:
        """The area that a press would take back; not while the mouse that shaded it is there."""
        target = self.hovered
        if target is None or target.kind != "take-back" or target.key[0] == self.pencil.fresh:
            return None
        return target.key[0] if target.key[0] in self.position.history.undoable else None

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

    def mood(self, target: Target) -> str:
        """How something to be selected looks: rest, choice, hover."""
        if target not in self.choices:
            return "rest"
        return "hover" if self.hovered == target else "choice"
