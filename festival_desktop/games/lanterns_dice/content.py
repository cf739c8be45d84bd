"""The contents of the box. The rules receive them as frozen data and never read a file."""

from dataclasses import dataclass
from enum import IntEnum

Color = int
"""An index into `Content.colors`, whose order is the same everywhere."""

Colors = int
"""A set of colours: bit n is colour n."""

Pool = int
"""Number of a pool, row by row from the north-west corner of the lake; see `lake`."""

Area = int
"""Pool * 2 for the northern area, plus one for the southern one."""

Shape = int
"""An index into `Content.shapes`."""

Card = int
"""An index into `Content.emperor`."""


class Action(IntEnum):
    """What an emperor card's face-up side lets you shade."""

    YOUR_DIE = 0
    NOT_SHOWN = 1
    OTHER_DICE = 2
    LEFT_DIE = 3
    BESIDE_COMPLETED = 4
    WHOLE_POOL = 5


YOUR_DIE, NOT_SHOWN, OTHER_DICE, LEFT_DIE, BESIDE_COMPLETED, WHOLE_POOL = Action


@dataclass(frozen=True, slots=True)
class LanternArea:
    """One triangle of a pool. `sides` are the two sides of the pool it touches, such as "NE"."""

    color: Color
    sides: str
    pavilion: bool


@dataclass(frozen=True, slots=True)
class FireworksShape:
    """A stack of tiles of one shape: the cells of a tile, and their values from the top down."""

    id: str
    size: str
    cells: tuple[tuple[int, int], ...]
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class EmperorCard:
    """An emperor card: its cost, and the actions of its sides A and B."""

    gifts: int
    actions: tuple[Action, Action]


@dataclass(frozen=True, slots=True)
class Scoresheet:
    """A version of the sheet: the colours of its turn bonuses for each number of players."""

    letter: str
    bonuses: dict[int, tuple[Color, ...]]


@dataclass(frozen=True, slots=True)
class TableSize:
    """The table for one number of players: turns each, and the sides of the tray they face."""

    turns: int
    facing: tuple[int, ...]

    def die_of(self, seat: int, quarters: int) -> int:
        """Return the place in the tray of the die a seat faces with the tray at `quarters`."""
        return (self.facing[seat] - quarters) % 4

    def left_of(self, seat: int, quarters: int) -> int:
        """Return the place of the next seat's die; alone, that of the tray's next side."""
        players = len(self.facing)
        if players == 1:
            return (self.facing[seat] + 1 - quarters) % 4
        return self.die_of((seat + 1) % players, quarters)


@dataclass(frozen=True, slots=True)
class Content:
    colors: tuple[str, ...]
    areas: tuple[LanternArea, ...]
    platforms: tuple[Pool, ...]
    boats: tuple[Pool, ...]
    sheets: tuple[Scoresheet, ...]
    shapes: tuple[FireworksShape, ...]
    first_shapes: tuple[Shape, ...]
    random_shapes: dict[str, int]
    """Number of shapes of each size in a random selection."""
    emperor: tuple[EmperorCard, ...]
    tables: dict[int, TableSize]
    opening_gifts: int
    reroll_cost: int
    boat_points: int
