"""What a sheet still needs for a fireworks shape and for a boat, and where there is room."""

from collections.abc import Iterable
from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.content import Pool, Shape
from festival_desktop.games.lanterns_dice.lake import BESIDE, members
from festival_desktop.games.lanterns_dice.moves import Launch, Move, Shade, ShadeBeside, ShadePool
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import SHADE
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.tables.lanterns_dice.pieces import OPEN, boat_stands


@dataclass(frozen=True, slots=True)
class Short:
    """The number of pools still to complete for a shape; None if there is no room for it."""

    number: int | None
    pools: tuple[Pool, ...] = ()
    """Pools of the nearest place; empty if several are equally near."""


def short_of(game: LanternsDice, view: View, seat: Seat, shape: Shape) -> Short:
    done, covered = view.completed[seat], view.covered[seat]
    open_pools = [
        pools & ~done for pools, _ in game.fireworks.placements[shape] if not pools & covered
    ]
    if not open_pools:
        return Short(None)
    fewest = min(pools.bit_count() for pools in open_pools)
    nearest = {pools for pools in open_pools if pools.bit_count() == fewest}
    return Short(fewest, tuple(members(nearest.pop())) if len(nearest) == 1 else ())


def boat_needs(view: View, seat: Seat, boat: Pool) -> tuple[Pool, ...] | None:
    """Return the pools beside a boat still to complete; None if it is surrounded or lost."""
    if boat_stands(view.shaded[seat], view.completed[seat], boat) != OPEN:
        return None
    return tuple(members(BESIDE[boat] & ~view.completed[seat]))


def room_for(game: LanternsDice, view: View, seat: Seat, shape: Shape) -> frozenset[Pool]:
    """Return the completed pools that the top tile of a stack could cover, now or later."""
    pools, free = 0, view.completed[seat] & ~view.covered[seat]
    if view.left[shape]:
        for move in game.fireworks.fitting(shape, free):
            pools |= game.fireworks.pools[move]
    return frozenset(members(pools))


def launch_waits(game: LanternsDice, view: View) -> bool:
    """Return whether the active player can launch something once everyone has shaded."""
    fits = (room_for(game, view, view.active, shape) for shape in view.shapes)
    return view.stage is SHADE and any(fits)


def best_launches(game: LanternsDice, view: View, moves: Iterable[Move]) -> tuple[Launch, ...]:
    """Return the best launch of each shape, best first.

    The best scores most points and leaves room for the most valuable other tile.
    """
    free = view.completed[view.active] & ~view.covered[view.active]

    def top(shape: Shape) -> int:
        return game.content.shapes[shape].values[-view.left[shape]]

    def worth(move: Launch) -> tuple[int, int]:
        rest = free & ~game.fireworks.pools[move]
        left = [shape for shape in view.shapes if view.left[shape] > (shape == move.shape)]
        after = [top(shape) for shape in left if game.fireworks.fitting(shape, rest)]
        return top(move.shape), max(after, default=0)

    best: dict[Shape, Launch] = {}
    for move in moves:
        if isinstance(move, Launch):
            found = best.get(move.shape)
            if found is None or worth(move) > worth(found):
                best[move.shape] = move
    return tuple(sorted(best.values(), key=worth, reverse=True))


def unused(moves: Iterable[Move]) -> bool:
    """Return whether some of these moves shade for free, so that ending gives them up."""
    return any(isinstance(move, Shade | ShadeBeside | ShadePool) for move in moves)
