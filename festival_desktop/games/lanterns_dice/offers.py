"""Moves that shade one area each; those whose area is unshaded are legal.

Tables map the shaded ones of a few areas to the moves left: asking area by area took half of the
time of legal moves.
"""

from collections.abc import Sequence
from typing import Final

from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.games.lanterns_dice.moves import Move

TOGETHER = 9
"""Number of areas per table, which has up to two to the power of it entries."""


class UnshadedMoves(dict[int, list[Move]]):
    """Maps the shaded ones of a few areas to the moves for the others, computed on first use."""

    def __init__(self, areas: Sequence[int], moves: Sequence[Move]) -> None:
        self.areas: Final = sum(1 << area for area in areas)
        self._moves: Final = [(1 << area, moves[area]) for area in areas]

    def __missing__(self, shaded: int) -> list[Move]:
        self[shaded] = found = [move for area, move in self._moves if not shaded & area]
        return found


class Offers:
    """The moves for a set of areas, in the order of areas."""

    def __init__(self, areas: int, moves: Sequence[Move]) -> None:
        """Index `moves` (one per lake area) for a set of areas."""
        numbers = members(areas)
        groups = [numbers[n : n + TOGETHER] for n in range(0, len(numbers), TOGETHER)]
        first, second, *more = [UnshadedMoves(group, moves) for group in (*groups, (), ())]
        self._first: Final = first
        self._second: Final = second
        self._first_areas: Final = first.areas
        self._second_areas: Final = second.areas
        self._more: Final = [(table.areas, table) for table in more if table.areas]
        """Further tables; empty for a single colour."""

    def left(self, shaded: int) -> list[Move]:
        """Return the moves for areas that are not shaded."""
        moves = self._first[shaded & self._first_areas] + self._second[shaded & self._second_areas]
        if self._more:
            for areas, table in self._more:
                moves += table[shaded & areas]
        return moves
