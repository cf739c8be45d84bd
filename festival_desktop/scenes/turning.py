"""Rotation of the table on the screen, so that the viewer sits at the bottom.

Directions run clockwise from north (0) to west (3); cells are (x, y) with x to the east and y to
the south. All mapping between table and screen goes through a `Turning`.
"""

from dataclasses import dataclass
from typing import Final

NORTH, EAST, SOUTH, WEST = range(4)
BOTTOM: Final = SOUTH
"""The side of the screen where the viewer sits."""


@dataclass(frozen=True, slots=True)
class Turning:
    """The table rotated clockwise by `quarters` quarter turns."""

    quarters: int = 0

    @classmethod
    def towards(cls, side: int) -> "Turning":
        """Return the rotation that brings this side of the table to the bottom of the screen."""
        return cls((BOTTOM - side) % 4)

    def side(self, side: int) -> int:
        """Map a side of the table, or of a tile on it, to the screen."""
        return (side + self.quarters) % 4

    def cell(self, x: int, y: int) -> tuple[int, int]:
        """Map a cell of the table to the screen."""
        return ((x, y), (-y, x), (-x, -y), (y, -x))[self.quarters % 4]

    def true_cell(self, x: int, y: int) -> tuple[int, int]:
        return Turning(-self.quarters).cell(x, y)

    def turn(self, turn: int) -> int:
        """Map the rotation of a tile to the screen."""
        return (turn + self.quarters) % 4
