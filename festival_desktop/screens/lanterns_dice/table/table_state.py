"""The data read from session, pointer and interaction for one redraw.

Besides the targets of the rules there are some of the screen alone: turn (±1: the tray), look
(seat), look-back, places, launch-best, leave, keep, put-back, take-back (area), and reason (part of
the score), which only shows.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.moves import Launch
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import SHADE
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.play.medals import Medals
from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Target
from festival_desktop.scenes.table_state import SharedState
from festival_desktop.screens.lanterns_dice.pictures.lake import Area
from festival_desktop.screens.lanterns_dice.table.launching import HeldTile, Launching
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.pencil import Pencil
from festival_desktop.screens.lanterns_dice.table.position import Position, Sheet
from festival_desktop.screens.lanterns_dice.table.seating import Seating
from festival_desktop.screens.lanterns_dice.table.tray_turn import TrayTurn

RANKS = ("completes", "allowed", "spoils")
"""Effects of shading an area, each with its own highlight."""


@dataclass(frozen=True, kw_only=True)
class TableState(SharedState):
    """Everything that decides what is shown now."""

    game: LanternsDice
    layout: Layout
    dpr: float
    view: View
    seating: Seating
    areas: tuple[Area, ...]
    position: Position
    tray: TrayTurn
    trying: bool
    """Whether the viewer is trying tray orientations."""
    launching: Launching
    planned: bool
    """Whether a launch follows as soon as all players have shaded."""
    asking: bool
    """Whether the player is being asked to confirm giving something up."""
    tile: HeldTile | None
    pencil: Pencil
    lit: frozenset[int]
    """Areas the viewer may shade now, or in the tried orientation of the tray."""
    takable: frozenset[Seat]
    """Players at this screen who may take their sheet now."""
    rolling: bool
    """Whether dice are in the air."""
    medals: Medals
    """Medals available in a solo game."""
    drawing: Mapping[int, float]
    """Fraction drawn so far of each area being shaded on the large sheet."""

    @cached_property
    def sheet(self) -> Sheet:
        """The sheet that is shown large."""
        return self.position.sheets[self.seating.shown]

    @property
    def own_sheet(self) -> Sheet:
        return self.position.sheets[self.seating.own]

    @cached_property
    def held(self) -> HeldTile | None:
        """The tile that waits for its place on the large sheet."""
        return self.tile if self.seating.at_home else None

    @cached_property
    def best(self) -> Launch | None:
        """The move of the launch button."""
        found, free = self.position.launches, self.held is None and not self.planned
        return found[0] if found and free and self.seating.at_home else None

    @cached_property
    def asked_area(self) -> int | None:
        """The area about whose source the player is asked."""
        last = self.selected[-1] if self.selected else None
        return last.key[0] if last is not None and last.kind == "area" else None

    @cached_property
    def preview(self) -> Preview | None:
        """The effects of the move under the pointer or the focus."""
        if self.pointer.highlighted or not self.seating.at_home:
            return None
        hovered, area = self.hovered, self.asked_area
        if not self.selected and hovered is not None and hovered.kind == "area":
            area = hovered.key[0] if hovered.key[0] in self.lit else None
        if area is None:
            launch = self.launching.move(hovered) or self.best
            return None if launch is None else self.session.preview_of(launch)
        if self.trying:
            return self.position.preview_as_left(self.tray.quarters, area)
        further = [] if self.selected else [Target("area", (area,))]
        move = next(iter(self.session.selector.moves_after(further)), None)
        return None if move is None else self.session.preview_of(move)

    def rank(self, area: int) -> str:
        """Return the rank of an area that can be shaded, one of `RANKS`."""
        pool = self.sheet.pools[area // 2]
        if pool.shaded[1 - area % 2]:
            return "completes"
        return "spoils" if pool.feature == "boat" and pool.stands != "lost" else "allowed"

    @cached_property
    def taking_back(self) -> int | None:
        """The area that a press would undo; not while the mouse that shaded it stays."""
        target = self.hovered
        if target is None or target.kind != "take-back":
            return None
        area: int = target.key[0]
        fresh = area == self.pencil.fresh
        return None if fresh or area not in self.position.history.undoable else area

    @property
    def has_pencil(self) -> Seat | None:
        """The seat that is shading now."""
        drawing = self.view.stage is SHADE and self.session.active == self.view.seat
        return self.view.seat if drawing else None

    @cached_property
    def colors(self) -> Mapping[int, int]:
        """The die colour at each side of the screen; empty before the first roll."""
        dice, turned = self.view.dice, self.tray.quarters + self.seating.turning.quarters
        return {side: dice[(side - turned) % 4] for side in range(len(dice))}
