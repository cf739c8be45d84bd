"""How the table is turned on the screen, so that whoever looks sits at the bottom.

Directions run clockwise from north (0) to west (3); cells are (x, y) with x to the east and y to
the south. Everything that maps between the table and the screen goes through a `Turning`.
"""

from dataclasses import dataclass
from typing import Final

NORTH, EAST, SOUTH, WEST = range(4)
BOTTOM: Final = SOUTH
"""The side of the screen where the viewer sits."""


@dataclass(frozen=True, slots=True)
class Turning:
    """The table turned clockwise by `quarters` quarter turns."""

    quarters: int = 0

    @classmethod
    def towards(cls, side: int) -> "Turning":
        """The turning that brings this side of the table to the bottom of the screen."""
        return cls((BOTTOM - side) % 4)

    def side(self, side: int) -> int:
        """Where a side of the table, or of a tile on it, is on the screen."""
        return (side + self.quarters) % 4

    def true_side(self, side: int) -> int:
        return (side - self.quarters) % 4

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """Where a cell of the table is on the screen."""
        return ((x, y), (-y, x), (-x, -y), (y, -x))[self.quarters % 4]

    def true_cell(self, x: int, y: int) -> tuple[int, int]:
        return Turning(-self.quarters).cell(x, y)

    def turn(self, turn: int) -> int:
        """How a tile that lies turned by quarters looks on the screen."""
        return (turn + self.quarters) % 4
