"""Tiles as the viewer sees them: turned with the table, with a tick for each receiving seat."""

from typing import NamedTuple

from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.scenes.turning import Turning

TileFace = tuple[tuple[str, ...], str | None, str, tuple[tuple[int, int], ...], int]


class TileLooks(NamedTuple):
    content: Content
    turning: Turning
    ticks: tuple[tuple[int, int], ...]
    """Side of the screen → who receives from it."""

    def face(self, tile: int, turn: int, state: str) -> TileFace:
        """`turn` is as on the table."""
        turned = self.turning.turn(turn)
        card, lanterns = self.content.tiles[tile], self.content.lanterns
        names = tuple(lanterns[card.sides[(side - turned) % 4]] for side in range(4))
        return names, card.pet, state, self.ticks, tile
