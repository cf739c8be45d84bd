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
    """Where the turn stands. Everyone has a part in `SHADE`, the active player first, unless
    others take their sheets before."""

    ROLL = 0
    ORIENT = 1
    SHADE = 2
    LAUNCH = 3
    LAST_LAUNCH = 4
    OVER = 5


ROLL, ORIENT, SHADE, LAUNCH, LAST_LAUNCH, OVER = Stage


class Part(NamedTuple):
    """What somebody may still do in `SHADE`; `Visible` explains its fields."""

    seat: Seat
    die_open: bool
    bonus_open: bool
    card: Card
    grants: tuple[Colors, ...]
    platforms: int


@dataclass(slots=True, kw_only=True)
class Visible:
    """Everything on the table. A field that begins alike in every game says how."""

    players: int
    sheets: tuple[int, ...]
    """Seat → its version of the scoresheet."""
    shapes: tuple[Shape, ...] = ()
    """The four in play."""
    sides: tuple[int, ...]
    """Emperor card → 0 for side A, 1 for side B."""
    start: Seat = 0
    """The start player."""

    active: Seat = 0
    """Whose turn it is."""
    seat: Seat = 0
    """Who decides now."""
    stage: Stage = ROLL
    turn: int = 0
    """The row of the turn bonuses the active player is at, counted from 0."""
    dice: tuple[Color, ...] = ()
    """As they fell into the tray, clockwise from north; none before the first roll."""
    quarters: int = 0
    """Quarter turns of the tray since they fell."""

    shaded: list[int]
    """Seat → set of areas."""
    completed: list[int]
    """Seat → set of pools; follows from `shaded`."""
    most_alike: int = 0
    """The most areas of one colour that anybody has shaded; follows from `shaded`."""
    covered: list[int]
    """Seat → set of pools under fireworks; follows from `launched`."""
    gifts: list[int]
    """Seat → gifts earned and not yet spent."""
    given: tuple[int, ...] = ()
    """Seat → gifts it began with more than the others; empty where all began alike."""
    launched: list[list[tuple[Launch, int]]]
    """Seat → tiles and their points, in the order they were launched."""
    left: list[int]
    """Shape → tiles on its stack; none if it is not in play."""

    # What the one who decides in `SHADE` may still do.
    die_open: bool = False
    bonus_open: bool = False
    card: Card = NO_CARD
    """The emperor card paid for in this part, or `NO_CARD`."""
    grants: tuple[Colors, ...] = ()
    """One area each by the emperor, of one of these colours."""
    platforms: int = 0
    """Set of platform pools whose bonus was earned and not yet used."""

    # The parts of all others in `SHADE`.
    ended: int = 0
    """Set of seats whose part of this turn is over."""
    laid_down: tuple[Part, ...] = ()
    """Parts that were begun and left for another one's, in the order of seats."""
    taken: int = 0
    """Set of seats that took their sheet since anybody did anything else."""


@dataclass(slots=True, kw_only=True)
class State(Visible):
    """With the chance to come."""

    rng: int = 0
    """The chance of the rolls to come."""

    def copy(self) -> "State":
        return copy_state(self)

    def close_part(self) -> None:
        """Nobody may shade anything."""
        self.die_open = self.bonus_open = False
        self.card = NO_CARD
        self.grants = ()
        self.platforms = 0

    def lay_down(self) -> None:
        """Keep what the one who decides may still do, for later, if their part has begun."""
        if self.part_begun():
            part = Part(
                self.seat, self.die_open, self.bonus_open, self.card, self.grants, self.platforms
            )
            self.laid_down = tuple(sorted([*self.laid_down, part]))

    def part_begun(self) -> bool:
        """Whether the one who decides has done anything in their part."""
        used = not self.die_open or self.bonus_open != (self.seat == self.active)
        return used or self.card != NO_CARD or bool(self.grants) or self.platforms != 0

    def take_up(self, seat: Seat) -> None:
        """This seat shades, and goes on where it left its part."""
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
