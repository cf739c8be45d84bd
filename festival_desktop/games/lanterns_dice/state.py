"""A position. Plain lists and numbers, because search copies and changes it constantly."""

from dataclasses import dataclass
from enum import IntEnum

from festival_desktop.core.game import Seat
from festival_desktop.core.position import copier
from festival_desktop.games.lanterns_dice.content import Card, Color, Colors, Shape
from festival_desktop.games.lanterns_dice.moves import Launch

NO_CARD: Card = -1


class Stage(IntEnum):
    """Where the turn stands. Everyone has a part in `SHADE`, the active player first."""

    ROLL = 0
    ORIENT = 1
    SHADE = 2
    LAUNCH = 3
    LAST_LAUNCH = 4
    OVER = 5


ROLL, ORIENT, SHADE, LAUNCH, LAST_LAUNCH, OVER = Stage


@dataclass(slots=True)
class State:
    """Everything on the table and the chance to come."""

    players: int
    sheets: tuple[int, ...]
    """Seat → its version of the scoresheet."""
    shapes: tuple[Shape, ...]
    """The four in play."""
    sides: tuple[int, ...]
    """Emperor card → 0 for side A, 1 for side B."""
    start: Seat
    """The start player."""
    rng: int
    """The chance of the rolls to come."""

    active: Seat
    """Whose turn it is."""
    seat: Seat
    """Who decides now."""
    stage: Stage
    turn: int
    """The row of the turn bonuses the active player is at, counted from 0."""
    dice: tuple[Color, ...]
    """As they fell into the tray, clockwise from north; none before the first roll."""
    quarters: int
    """Quarter turns of the tray since they fell."""

    shaded: list[int]
    """Seat → set of areas."""
    completed: list[int]
    """Seat → set of pools; follows from `shaded`."""
    covered: list[int]
    """Seat → set of pools under fireworks; follows from `launched`."""
    gifts: list[int]
    """Seat → gifts earned and not yet spent."""
    launched: list[list[tuple[Launch, int]]]
    """Seat → tiles and their points, in the order they were launched."""
    left: list[int]
    """Shape → tiles on its stack; none if it is not in play."""

    # What the one who decides in `SHADE` may still do.
    die_open: bool
    bonus_open: bool
    card: Card
    """The emperor card paid for in this part, or `NO_CARD`."""
    grants: tuple[Colors, ...]
    """One area each by the emperor, of one of these colours."""
    platforms: int
    """Set of platform pools whose bonus was earned and not yet used."""

    def copy(self) -> "State":
        return copy_state(self)

    def close_part(self) -> None:
        """Nobody may shade anything."""
        self.die_open = self.bonus_open = False
        self.card = NO_CARD
        self.grants = ()
        self.platforms = 0


copy_state = copier(State)
