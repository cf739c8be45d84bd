"""A position. Plain lists and numbers, because search copies and changes it constantly."""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from festival_desktop.core.game import Seat
from festival_desktop.core.position import copier
from festival_desktop.games.lanterns_dice.content import Card, Color, Colors, Shape
from festival_desktop.games.lanterns_dice.moves import Launch

NO_CARD: Card = -1


class Stage(IntEnum):
    """The current step of the turn.

    Every seat has a part in `SHADE`, the active player first, unless others take the turn before.
    """

    ROLL = 0
    ORIENT = 1
    SHADE = 2
    LAUNCH = 3
    LAST_LAUNCH = 4
    OVER = 5


ROLL, ORIENT, SHADE, LAUNCH, LAST_LAUNCH, OVER = Stage


class SeatPhase(NamedTuple):
    """A seat's unfinished actions in `SHADE`; `Visible` explains its fields."""

    seat: Seat
    die_open: bool
    bonus_open: bool
    card: Card
    grants: tuple[Colors, ...]
    platforms: int


@dataclass(slots=True, kw_only=True)
class Visible:
    """The public part of a position. Fields with a fixed start value have a default."""

    players: int
    sheets: tuple[int, ...]
    """Version of each seat's scoresheet."""
    shapes: tuple[Shape, ...] = ()
    """The four shapes in play."""
    sides: tuple[int, ...]
    """Side of each emperor card: 0 for A, 1 for B."""
    start: Seat = 0
    """The start player."""

    active: Seat = 0
    """The active player."""
    seat: Seat = 0
    """The seat to decide."""
    stage: Stage = ROLL
    turn: int = 0
    """Row of the active player's turn bonus, counted from 0."""
    dice: tuple[Color, ...] = ()
    """Dice as they fell into the tray, clockwise from north; empty before the first roll."""
    quarters: int = 0
    """Quarter turns of the tray since the roll."""

    shaded: list[int]
    """Set of areas shaded by each seat."""
    completed: list[int]
    """Set of completed pools of each seat; follows from `shaded`."""
    most_alike: int = 0
    """Maximum number of areas of one colour shaded by a seat; follows from `shaded`."""
    covered: list[int]
    """Set of pools under fireworks of each seat; follows from `launched`."""
    gifts: list[int]
    """Unspent gifts of each seat."""
    given: tuple[int, ...] = ()
    """Seat → gifts it began with more than the others; empty where all began alike."""
    launched: list[list[tuple[Launch, int]]]
    """Tiles and points of each seat, in the order they were launched."""
    left: list[int]
    """Number of tiles left of each shape; 0 if it is not in play."""

    # Remaining actions of the seat deciding in `SHADE`.
    die_open: bool = False
    bonus_open: bool = False
    card: Card = NO_CARD
    """The emperor card paid for in this part, or `NO_CARD`."""
    grants: tuple[Colors, ...] = ()
    """Colours of the areas granted by the emperor, one area each."""
    platforms: int = 0
    """Set of platforms with an earned, unused bonus."""

    # Parts of the other seats in `SHADE`.
    ended: int = 0
    """Set of seats whose part of this turn is over."""
    laid_down: tuple[SeatPhase, ...] = ()
    """Stashed parts that were interrupted by another seat's part, in the order of seats."""
    taken: int = 0
    """Set of seats that took their sheet since any other action."""


@dataclass(slots=True, kw_only=True)
class State(Visible):
    """Everything on the table and the chance to come."""

    rng: int = 0
    """Random state of the rolls to come."""

    def copy(self) -> "State":
        return copy_state(self)

    def close_part(self) -> None:
        """Close all ways to shade."""
        self.die_open = self.bonus_open = False
        self.card = NO_CARD
        self.grants = ()
        self.platforms = 0

    def lay_down(self) -> None:
        """Stash the deciding seat's unfinished actions, if its part has begun."""
        if self.part_begun():
            part = SeatPhase(
                self.seat, self.die_open, self.bonus_open, self.card, self.grants, self.platforms
            )
            self.laid_down = tuple(sorted([*self.laid_down, part]))

    def part_begun(self) -> bool:
        """Return whether the deciding seat has done anything in its part."""
        used = not self.die_open or self.bonus_open != (self.seat == self.active)
        return used or self.card != NO_CARD or bool(self.grants) or self.platforms != 0

    def take_up(self, seat: Seat) -> None:
        """Let this seat shade, resuming its stashed actions."""
        self.stage = SHADE
        self.seat = seat
        self.die_open = True
        self.bonus_open = seat == self.active
        self.card = NO_CARD
        self.grants = ()
        self.platforms = 0
        for part in self.laid_down:
            if part.seat == seat:
                self.laid_down = tuple([one for one in self.laid_down if one is not part])
                _, self.die_open, self.bonus_open, self.card, self.grants, self.platforms = part


copy_state = copier(State)
