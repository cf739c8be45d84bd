"""Where fireworks tiles fit: every placement of every shape on the lake, as sets of pools."""

from festival_desktop.games.lanterns_dice.content import FireworksShape, Shape
from festival_desktop.games.lanterns_dice.lake import HEIGHT, WIDTH, around, inside, pool_at
from festival_desktop.games.lanterns_dice.moves import Launch

Cells = tuple[tuple[int, int], ...]
Placement = tuple[int, Launch]
"""The pools covered, and the move that covers them."""

MEMORY = 20_000
"""Maximum number of cached sets of pools."""


def laid(cells: Cells, quarters: int, flipped: bool) -> Cells:
    """Flip and rotate a shape, and move it to the corner; return its cells in order."""
    turned = [(-x, y) if flipped else (x, y) for x, y in cells]
    for _ in range(quarters):
        turned = [(-y, x) for x, y in turned]
    west, north = min(x for x, _ in turned), min(y for _, y in turned)
    return tuple(sorted((x - west, y - north) for x, y in turned))


class Fireworks:
    """All placements of some shapes."""

    def __init__(self, shapes: tuple[FireworksShape, ...]) -> None:
        self._shapes = shapes
        self._moves: list[dict[int, Launch]] = [_placements(n, s) for n, s in enumerate(shapes)]
        self.placements: tuple[tuple[Placement, ...], ...] = tuple(
            tuple(moves.items()) for moves in self._moves
        )
        """Placements of each shape, ordered by rotation and corner."""
        self.pools: dict[Launch, int] = {
            move: pools for moves in self._moves for pools, move in moves.items()
        }
        """The pools covered by each move."""
        self._tiles = tuple(tuple(moves) for moves in self._moves)
        self.sizes = tuple(len(shape.cells) for shape in shapes)
        self._smallest = min(self.sizes)
        self._fitting: dict[tuple[Shape, int], tuple[Launch, ...]] = {}
        """Cached launches, reused until another pool is completed or covered."""

    def launch(self, shape: Shape, x: int, y: int, quarters: int, flipped: bool) -> Launch | None:
        """Return the move that places a tile this way; None if it would leave the lake."""
        pools = _pools(laid(self._shapes[shape].cells, quarters, flipped), x, y)
        return self._moves[shape].get(pools)

    def room(self, pools: int) -> int:
        """Return the pools among these that a tile could cover."""
        if pools.bit_count() < self._smallest:
            return 0
        if self._smallest > 1:
            pools &= around(pools)  # Single pools are useless.
        return pools

    def fitting(self, shape: Shape, pools: int) -> tuple[Launch, ...]:
        """Return the placements of a shape on these pools only."""
        if pools.bit_count() < self.sizes[shape]:
            return ()
        found = self._fitting.get((shape, pools))
        if found is None:
            if len(self._fitting) >= MEMORY:
                self._fitting.clear()
            found = tuple([move for tile, move in self.placements[shape] if tile & pools == tile])
            self._fitting[shape, pools] = found
        return found

    def fits(self, shape: Shape, pools: int) -> bool:
        """Return whether a shape fits on some of these pools."""
        return any(tile & pools == tile for tile in self._tiles[shape])


def _placements(number: Shape, shape: FireworksShape) -> dict[int, Launch]:
    moves: dict[int, Launch] = {}
    for flipped in (False, True):
        for quarters in range(4):
            cells = laid(shape.cells, quarters, flipped)
            wide, high = max(x for x, _ in cells) + 1, max(y for _, y in cells) + 1
            for y in range(HEIGHT - high + 1):
                for x in range(WIDTH - wide + 1):
                    move = Launch(number, x, y, quarters, flipped)
                    moves.setdefault(_pools(cells, x, y), move)
    return moves


def _pools(cells: Cells, x: int, y: int) -> int:
    """Return the pools under the cells; none if one of them is outside the lake."""
    pools = 0
    for dx, dy in cells:
        if not inside(x + dx, y + dy):
            return 0
        pools |= 1 << pool_at(x + dx, y + dy)
    return pools
