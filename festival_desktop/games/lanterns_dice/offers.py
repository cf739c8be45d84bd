"""Moves that shade one area each, of which those are legal whose area is unshaded.

Tables say which are left for what is shaded of a few areas: asking area by area took half of the
time of legal moves.
"""

from collections.abc import Sequence
from typing import Final

from festival_desktop.games.lanterns_dice.content import Area
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.games.lanterns_dice.moves import Move

TOGETHER = 9
"""So many areas share a table, which has up to two to the power of them entries."""


class Offers:
    """The moves for a set of areas, in the order of areas."""

    def __init__(self, areas: int, moves: Sequence[Move]) -> None:
        """Of these moves, one for each area of the lake, those for a set of areas."""
        self.areas: Final = areas
        self._moves: Final = moves
        numbers = members(areas)
        groups = [numbers[n : n + TOGETHER] for n in range(0, len(numbers), TOGETHER)]
        self._tables: Final = [_table(group) for group in groups]
        """Sets of areas, and for each what is left when some of them are shaded, once asked for."""

    def left(self, shaded: int) -> list[Move]:
        """The moves for areas that are not among these."""
        moves: list[Move] = []
        for areas, known in self._tables:
            found = known.get(shaded & areas)
            if found is None:
                found = [self._moves[area] for area in members(areas & ~shaded)]
                known[shaded & areas] = found
            moves += found
        return moves


def _table(areas: list[Area]) -> tuple[int, dict[int, list[Move]]]:
    return sum(1 << area for area in areas), {}
