"""Fireworks in a hand: how the held tile is turned and flipped, where it fits and would lie."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.fireworks import laid
from festival_desktop.games.lanterns_dice.lake import HEIGHT, WIDTH, members
from festival_desktop.play.table import Target

if TYPE_CHECKING:
    from festival_desktop.screens.lanterns_dice.table.scene import DiceScene

Cells = tuple[tuple[int, int], ...]
Corner = tuple[int, int]


class Launching:
    def __init__(self, scene: "DiceScene") -> None:
        self._scene = scene
        self._ways: dict[int, tuple[int, bool]] = {}
        """Shape → quarters and whether it is flipped; kept for tiles that come back."""
        self._legal: frozenset[m.Move] = frozenset()
        self._known: dict[tuple[int, int, bool], list[Corner]] = {}
        """Shape and way → where it fits, as far as somebody asked."""
        self.everywhere = False
        """Show where the held tile fits in whatever way it is turned."""

    def arrive(self) -> None:
        launches = (move for move in self._scene.session.moves if isinstance(move, m.Launch))
        self._legal = frozenset(launches)
        self._known.clear()

    @property
    def possible(self) -> bool:
        return bool(self._legal)

    def fits_somewhere(self, shape: int) -> bool:
        """Whether the top tile of a stack can be launched now."""
        return any(isinstance(move, m.Launch) and move.shape == shape for move in self._legal)

    # -- the tile in the hand --------------------------------------------------------------------

    @property
    def held(self) -> int | None:
        """The shape that was touched and waits for its place."""
        touched = self._scene.session.picker.touched
        return touched[0].key[0] if touched and touched[0].kind == "stack" else None

    def way(self, shape: int) -> tuple[int, bool]:
        return self._ways.get(shape, (0, False))

    def cells(self, shape: int) -> Cells:
        return laid(self._scene.game.content.shapes[shape].cells, *self.way(shape))

    def take_up(self, shape: int) -> None:
        """Turn a tile that fits nowhere as it is so that it does."""
        if not self._corners(shape, self.way(shape)):
            ways = [(quarters, flipped) for flipped in (False, True) for quarters in range(4)]
            self._ways[shape] = next(
                (way for way in ways if self._corners(shape, way)), self.way(shape)
            )

    def turn(self, shape: int, quarters: int) -> None:
        now, flipped = self.way(shape)
        # A flipped tile is turned after it was flipped, so a hand sees both turn the same way.
        self._ways[shape] = (now + quarters) % 4, flipped

    def flip(self, shape: int) -> None:
        """Turn it over, east to west, as it is seen."""
        quarters, flipped = self.way(shape)
        self._ways[shape] = -quarters % 4, not flipped

    # -- where it fits ---------------------------------------------------------------------------

    def move(self, shape: int, corner: Corner) -> m.Launch | None:
        """The move that lays it there as it is turned; None if it would leave the lake."""
        return self._scene.game.fireworks.launch(shape, *corner, *self.way(shape))

    def fits(self, shape: int, corner: Corner) -> bool:
        return self.move(shape, corner) in self._legal

    def corners(self) -> list[Corner]:
        """Where the held tile fits as it is turned."""
        return [] if self.held is None else self._corners(self.held, self.way(self.held))

    def _corners(self, shape: int, way: tuple[int, bool]) -> list[Corner]:
        known = self._known.get((shape, *way))
        if known is None:
            launch = self._scene.game.fireworks.launch
            spots = ((x, y) for y in range(HEIGHT) for x in range(WIDTH))
            known = [spot for spot in spots if launch(shape, *spot, *way) in self._legal]
            self._known[shape, *way] = known
        return list(known)

    def lit_pools(self) -> set[int]:
        """The pools the held tile could cover: as it is turned, or however it is turned."""
        shape = self.held
        if shape is None:
            return set()
        pools = 0
        if self.everywhere:
            for move in self._legal:
                if isinstance(move, m.Launch) and move.shape == shape:
                    pools |= self._scene.game.fireworks.pools[move]
        else:
            for corner in self.corners():
                laid_so = self.move(shape, corner)
                assert laid_so is not None
                pools |= self._scene.game.fireworks.pools[laid_so]
        return set(members(pools))

    # -- where it is -----------------------------------------------------------------------------

    def anchor(self, shape: int) -> tuple[int, int]:
        """The cell of the tile that is under the pointer: the one nearest to its middle."""
        cells = self.cells(shape)
        mx, my = (max(cell[axis] for cell in cells) / 2 for axis in (0, 1))
        return min(cells, key=lambda cell: (cell[0] - mx) ** 2 + (cell[1] - my) ** 2)

    def corner_at(self, pos: QPointF) -> Corner | None:
        """Where the tile would lie with the pointer here; None beside the lake."""
        layout, shape = self._scene.layout, self.held
        if shape is None or not layout.bed.contains(pos):
            return None
        ax, ay = self.anchor(shape)
        x = int((pos.x() - layout.origin.x()) // layout.side) - ax
        y = int((pos.y() - layout.origin.y()) // layout.side) - ay
        return self.held_within((x, y))

    def held_within(self, corner: Corner) -> Corner:
        """The place nearest to this one where the held tile does not leave the lake."""
        assert self.held is not None
        cells, (x, y) = self.cells(self.held), corner
        wide, high = (max(cell[axis] for cell in cells) + 1 for axis in (0, 1))
        return min(max(x, 0), WIDTH - wide), min(max(y, 0), HEIGHT - high)

    def rect(self, shape: int, corner: Corner) -> QRectF:
        """The rectangle a tile fills on the lake."""
        layout, cells = self._scene.layout, self.cells(shape)
        first = layout.cell(*corner)
        wide, high = (max(cell[axis] for cell in cells) + 1 for axis in (0, 1))
        return QRectF(first.left(), first.top(), wide * layout.side, high * layout.side)

    def cursor_rect(self, corner: Corner) -> QRectF:
        """The pool that stands for a place: the one the middle of the tile covers."""
        assert self.held is not None
        ax, ay = self.anchor(self.held)
        return self._scene.layout.cell(corner[0] + ax, corner[1] + ay)

    def touches(self, corner: Corner) -> list[Target]:
        """The touches that lay the held tile there, told as the rules tell them."""
        assert self.held is not None
        move = self.move(self.held, corner)
        quarters, flipped = self.way(self.held)
        if move is not None:
            quarters, flipped = move.quarters, move.flipped
        return [Target("cell", corner), Target("way", (quarters, int(flipped)))]
