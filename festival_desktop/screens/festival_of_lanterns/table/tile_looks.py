"""Tiles as the viewer sees them: turned with the table, with a tick for each receiving seat."""

from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.scenes.turning import Turning

Ticks = tuple[tuple[int, int], ...]
TileFace = tuple[tuple[str, ...], str | None, str, Ticks, int]


class TileLooks:
    def __init__(self, content: Content) -> None:
        self._content = content

    def face(self, tile: int, turn: int, state: str, turning: Turning, ticks: Ticks) -> TileFace:
        """`turn` is as on the table."""
        content, turned = self._content, turning.turn(turn)
        sides = content.tiles[tile].sides
        names = tuple(content.lanterns[sides[(side - turned) % 4]] for side in range(4))
        return names, content.tiles[tile].pet, state, ticks, tile
