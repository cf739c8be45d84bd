"""What a sheet still needs for a display of fireworks and for a boat, and where there is room."""

from collections.abc import Iterable
from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.content import Pool, Shape
from festival_desktop.games.lanterns_dice.lake import BESIDE, members
from festival_desktop.games.lanterns_dice.moves import Launch, Move
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.tables.lanterns_dice.pieces import OPEN, boat_stands

Tiles = tuple[tuple[Shape, int], ...]
"""Shapes of fireworks, and the points of each."""


@dataclass(frozen=True, slots=True)
class Short:
    """A shape: so many pools have to be completed for it; None: there is no room for it at all."""

    number: int | None
    pools: tuple[Pool, ...] = ()
    """Those of the nearest place; none if several are as near."""


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
    """The pools beside a boat that have to be completed; None if it is surrounded or lost."""
    if boat_stands(view.shaded[seat], view.completed[seat], boat) != OPEN:
        return None
    return tuple(members(BESIDE[boat] & ~view.completed[seat]))


def room_for(game: LanternsDice, view: View, seat: Seat, shape: Shape) -> frozenset[Pool]:
    """The completed pools of a sheet that the top tile of a stack could cover, now or later."""
    pools, free = 0, view.completed[seat] & ~view.covered[seat]
    if view.left[shape]:
        for move in game.fireworks.fitting(shape, free):
            pools |= game.fireworks.pools[move]
    return frozenset(members(pools))


def launchable(game: LanternsDice, view: View, moves: Iterable[Move]) -> Tiles:
    """What these moves launch."""
    shapes = dict.fromkeys(move.shape for move in moves if isinstance(move, Launch))
    values = {shape: game.content.shapes[shape].values for shape in shapes}
    return tuple((shape, values[shape][-view.left[shape]]) for shape in shapes)
