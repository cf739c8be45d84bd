"""Which of the fireworks on the stacks could be launched, and where."""

from collections.abc import Iterable

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.content import Pool, Shape
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.games.lanterns_dice.moves import Launch, Move
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.views import View

Tiles = tuple[tuple[Shape, int], ...]
"""Shapes of fireworks, and the points of each."""


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
