"""The held fireworks tile: its rotation, where it fits, and where it would be placed."""

from collections.abc import Callable, Iterable
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QTimer

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.fireworks import laid
from festival_desktop.games.lanterns_dice.lake import HEIGHT, WIDTH, members
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.play.table import Target
from festival_desktop.scenes import focus_order
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.screens.lanterns_dice.table.layout import Cells, Layout, size_of
from festival_desktop.screens.lanterns_dice.table.position import Position

DONE = Target("done")
Corner = tuple[int, int]
TileTurn = tuple[int, bool]
"""Number of quarter turns, and whether the tile is flipped."""


def turned_over(way: TileTurn) -> TileTurn:
    """Flip east to west, as seen."""
    quarters, flipped = way
    return -quarters % 4, not flipped


def corner_of(target: Target | None) -> Corner | None:
    """Return where a tile would be placed by selecting the target."""
    if target is None or target.kind != "cell":
        return None
    return target.key[0], target.key[1]


class HeldTile(NamedTuple):
    """The selected tile that waits for its place, as rotated."""

    shape: int
    name: str
    points: int
    cells: Cells
    corners: tuple[Corner, ...]
    """Positions where the tile fits."""
    pools: frozenset[int]
    """Pools the tile could cover: in its current rotation, or in any."""
    everywhere: bool

    @property
    def anchor(self) -> tuple[int, int]:
        """The cell of the tile under the pointer: the one nearest to its middle."""
        mx, my = (max(cell[axis] for cell in self.cells) / 2 for axis in (0, 1))
        return min(self.cells, key=lambda cell: (cell[0] - mx) ** 2 + (cell[1] - my) ** 2)

    def within(self, corner: Corner) -> Corner:
        """Return the nearest place where the tile stays on the lake."""
        size = size_of(self.cells).toSize()
        x, y = corner
        return min(max(x, 0), WIDTH - size.width()), min(max(y, 0), HEIGHT - size.height())

    def corner_at(self, layout: Layout, pos: QPointF) -> Corner | None:
        """Return the place for this pointer position: one that fits, if it covers this pool.

        None outside the lake.
        """
        if not layout.bed.contains(pos):
            return None
        way = pos - layout.origin
        x = min(max(int(way.x() // layout.side), 0), WIDTH - 1)
        y = min(max(int(way.y() // layout.side), 0), HEIGHT - 1)
        covering = [(u, v) for u, v in self.corners if (x - u, y - v) in self.cells]
        ax, ay = self.anchor
        return self.nearest(layout, covering, pos) or self.within((x - ax, y - ay))

    def nearest(self, layout: Layout, corners: Iterable[Corner], pos: QPointF) -> Corner | None:
        """Return the place whose middle is closest."""
        there = {Target("cell", corner): self.middle_rect(layout, corner) for corner in corners}
        return corner_of(focus_order.closest(there, pos))

    def rect(self, layout: Layout, corner: Corner) -> QRectF:
        """Return the rectangle it fills on the lake."""
        return QRectF(layout.cell(*corner).topLeft(), size_of(self.cells) * layout.side)

    def middle_rect(self, layout: Layout, corner: Corner) -> QRectF:
        """Return the pool that the middle of the tile covers at a place."""
        ax, ay = self.anchor
        return layout.cell(corner[0] + ax, corner[1] + ay)


class Launching:
    def __init__(
        self, context: SceneContext, game: LanternsDice, layout: Callable[[], Layout]
    ) -> None:
        self._context = context
        self._session = context.session
        self._pointer = context.pointer
        self._game = game
        self._layout = layout
        self._ways: dict[int, TileTurn] = {}
        """The rotation of each shape, kept for tiles that are picked up again."""
        self._legal: frozenset[m.Launch] = frozenset()
        self.corners = cache(self._fitting)
        """Cached positions where a shape fits in a rotation."""
        self.everywhere = False
        """Whether to show where the held tile fits in any rotation."""
        self.laid_by_hand = False
        """Whether a tile was just dropped in place, so that no animation is needed."""

    def position_changed(self) -> None:
        """Update for another position."""
        launches = (move for move in self._session.moves if isinstance(move, m.Launch))
        self._legal = frozenset(launches)
        self.corners.cache_clear()

    # -- rotation --------------------------------------------------------------------------------

    def way(self, shape: int) -> TileTurn:
        return self._ways.get(shape, (0, False))

    def cells(self, shape: int) -> Cells:
        return laid(self._game.content.shapes[shape].cells, *self.way(shape))

    def take_up(self, shape: int) -> None:
        """Rotate a tile that does not fit so that it does."""
        now = self.way(shape)
        ways = [now, *((quarters, flipped) for flipped in (False, True) for quarters in range(4))]
        self._ways[shape] = next((way for way in ways if self.corners(shape, way)), now)

    def turn(self, quarters: int) -> None:
        """Rotate the held tile."""
        if quarters and self.held is not None:
            now, flipped = self.way(self.held)
            # A flip comes before the rotation, so that both sides visibly turn the same way.
            self._ways[self.held] = (now + quarters) % 4, flipped
            self._turned()

    def flip(self) -> bool:
        """Flip the held tile; return False if there is none."""
        if self.held is None:
            return False
        self._ways[self.held] = turned_over(self.way(self.held))
        self._turned()
        return True

    # -- positions -------------------------------------------------------------------------------

    @property
    def held(self) -> int | None:
        """The selected shape that waits for its place."""
        selected = self._session.selector.selected
        return selected[0].key[0] if selected and selected[0].kind == "stack" else None

    def tile(self) -> HeldTile | None:
        shape = self.held
        if shape is None:
            return None
        left, content = self._session.view.left[shape], self._game.content.shapes[shape]
        corners = self.corners(shape, self.way(shape))
        moves = {self.move(Target("cell", corner)) for corner in corners}
        if self.everywhere:
            moves = {move for move in self._legal if move.shape == shape}
        covered = self._game.fireworks.pools
        pools = reduce(or_, (covered[move] for move in moves if move is not None), 0)
        return HeldTile(
            shape, content.id, content.values[-left], self.cells(shape), corners,
            frozenset(members(pools)), self.everywhere,
        )  # fmt: skip

    def move(self, target: Target | None) -> m.Launch | None:
        """Return the move that places the held tile there; None if it is not allowed."""
        shape, corner = self.held, corner_of(target)
        if shape is None or corner is None:
            return None
        move = self._game.fireworks.launch(shape, *corner, *self.way(shape))
        return move if move in self._legal else None

    def _fitting(self, shape: int, way: TileTurn) -> tuple[Corner, ...]:
        launch = self._game.fireworks.launch
        spots = ((x, y) for y in range(HEIGHT) for x in range(WIDTH))
        return tuple(spot for spot in spots if launch(shape, *spot, *way) in self._legal)

    def selections(self, target: Target) -> list[Target]:
        """Return the selections that place the held tile there, in the rules' terms."""
        assert self.held is not None
        x, y = target.key
        quarters, flipped = self.way(self.held)
        move = self._game.fireworks.launch(self.held, x, y, quarters, flipped)
        if move is not None:
            quarters, flipped = move.quarters, move.flipped
        return [target, Target("way", (quarters, int(flipped)))]

    # -- actions ---------------------------------------------------------------------------------

    def lay(self, target: Target) -> bool:
        """Lay the held tile there, if it fits as it is turned."""
        move = self.move(target)
        if move is not None:
            self.laid_by_hand = self._pointer.carried is not None
            self._session.choose_move(move)
        return move is not None

    def show_places(self) -> bool:
        """Toggle the light on all places of the held tile in any rotation."""
        if self.held is None:
            return False
        self.everywhere = not self.everywhere
        self._context.redraw()
        return True

    def carry(self, item: SceneItem) -> None:
        """Hide the dragged tile where its trial placement is visible."""
        if self.held is None:
            return
        wide = size_of(self.cells(self.held)).width()
        item.setScale(wide * self._layout().side / item.size.width())
        item.setOpacity(0.9 if corner_of(self._pointer.hovered) is None else 0.0)

    def _turned(self) -> None:
        """Update the place under the pointer or the focus after a rotation."""
        tile, pointer = self.tile(), self._pointer
        assert tile is not None
        if (here := corner_of(pointer.focus)) is not None:
            # Use the nearest position that fits in the current rotation, or stay here.
            corner, layout = tile.within(here), self._layout()
            at = tile.middle_rect(layout, corner).center()
            corner = tile.nearest(layout, tile.corners, at) or corner
            pointer.focus_on(Target("cell", corner))
        elif corner_of(pointer.hovered) is not None:
            aim = tile.corner_at(self._layout(), pointer.position)
            pointer.hovered = None if aim is None else Target("cell", aim)
        self._context.redraw()
        if pointer.carried is not None:
            self._context.show_now()  # The new picture includes its scale.
            item = self._context.items.get(pointer.carried)
            assert item is not None
            self.carry(item)


class PlannedLaunch:
    """The launch that is worth most; chosen before everybody has shaded, it waits for that."""

    def __init__(self, context: SceneContext, position: Callable[[], Position]) -> None:
        self._context = context
        self._session = context.session
        self._position = position
        self.move: m.Launch | None = None
        """What is launched as soon as everybody has shaded."""

    def launch_best(self) -> None:
        position = self._position()
        if position.launches:
            self._session.choose_move(position.launches[0])
        elif position.later and not position.unused:
            self.move = position.later[0]
            if self._session.can_select(DONE):
                self._session.select(DONE)
            self._context.redraw()

    def position_changed(self) -> None:
        """Launch soon in a new position, or forget the plan if it was undone."""
        if self.move is not None and self._session.moves:
            if self.move in self._session.moves:
                QTimer.singleShot(0, self._session, self._launch)
            else:
                self.move = None

    def _launch(self) -> None:
        move, self.move = self.move, None
        if move is not None and move in self._session.moves:
            self._session.choose_move(move)
