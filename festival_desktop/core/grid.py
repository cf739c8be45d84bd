"""Square cells and the four directions, as plain integers for speed.

Directions run clockwise from north. A cell of a `Grid` is one integer; one step in direction d adds
`grid.steps[d]`.
"""

NORTH, EAST, SOUTH, WEST = DIRECTIONS = range(4)

Cell = int


def opposite(direction: int) -> int:
    return direction ^ 2


class Grid:
    """Cells (x, y), x to the east and y to the south, each within `reach` of the middle.

    A ring of border cells surrounds them, so that every neighbour has a number of its own.
    """

    __slots__ = ("origin", "reach", "steps", "width")

    def __init__(self, reach: int) -> None:
        self.reach = reach
        self.width = 2 * reach + 3
        self.origin: Cell = (reach + 1) * self.width + reach + 1
        self.steps = (-self.width, 1, self.width, -1)

    def cell(self, x: int, y: int) -> Cell:
        return self.origin + y * self.width + x

    def xy(self, cell: Cell) -> tuple[int, int]:
        row, column = divmod(cell, self.width)
        return column - self.reach - 1, row - self.reach - 1

    def holds(self, x: int, y: int) -> bool:
        return abs(x) <= self.reach and abs(y) <= self.reach
