"""The placements: each tile of the hand on each open cell, in each of four directions.

There are hundreds. They come from tables, and a turn's moves list them only when they are iterated:
picking one at random, or counting them, needs no list.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import overload

from festival_desktop.core.grid import Cell
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Tile
from festival_desktop.games.festival_of_lanterns.state import State


class Placements:
    def __init__(self, tiles: int) -> None:
        self._ways: list[dict[Cell, tuple[m.Place, ...]]] = [{} for _ in range(tiles)]
        """The four rotations of each tile in each cell, created on demand."""

    def of(self, tile: Tile, cell: Cell) -> tuple[m.Place, ...]:
        ways = self._ways[tile]
        four = ways.get(cell)
        if four is None:
            ways[cell] = four = m.turns(tile, cell)
        return four

    def add(self, hand: Iterable[Tile], cells: Iterable[Cell], moves: list[m.Move]) -> None:
        """Add all placements to these moves."""
        for tile in hand:
            ways = self._ways[tile]
            for cell in cells:
                try:
                    moves += ways[cell]
                except KeyError:
                    moves += self.of(tile, cell)

    def behind(self, moves: list[m.Move], state: State) -> "MovesAndPlacements":
        """Return these moves followed by the placements of the active player."""
        hand, cells = state.hands[state.seat][:], list(state.frontier.keys())
        return MovesAndPlacements(moves, self, hand, cells)


class MovesAndPlacements(Sequence[m.Move]):
    """Moves followed by placements, independent of later changes to the position."""

    def __init__(
        self,
        moves: list[m.Move],
        placements: Placements,
        hand: list[Tile],
        cells: list[Cell],
    ) -> None:
        self._moves = moves
        self._before = len(moves)
        self._size = self._before + 4 * len(hand) * len(cells)
        self._placements = placements
        self._hand = hand
        self._cells = cells

    def __len__(self) -> int:
        return self._size

    @overload
    def __getitem__(self, index: int) -> m.Move: ...

    @overload
    def __getitem__(self, index: slice) -> list[m.Move]: ...

    def __getitem__(self, index: int | slice) -> m.Move | list[m.Move]:
        if not isinstance(index, int) or not 0 <= index < self._size:
            return self._all()[index]
        before, cells = self._before, self._cells
        if index < before:
            return self._moves[index]
        place, number = (index - before) // 4, len(cells)
        four = self._placements.of(self._hand[place // number], cells[place % number])
        return four[(index - before) % 4]

    def __iter__(self) -> Iterator[m.Move]:
        return iter(self._all())

    def __contains__(self, move: object) -> bool:
        return move in self._all()

    def _all(self) -> list[m.Move]:
        if len(self._moves) < self._size:
            self._placements.add(self._hand, self._cells, self._moves)
        return self._moves
