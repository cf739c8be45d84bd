"""The faces and gains of placed tiles, as tables made from the content once.

A placed tile is one number, tile * 4 + quarter turns, as in `State.display`.
"""

from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.games.festival_of_lanterns.editions import FIREWORKS_PAY_ONCE
from festival_desktop.games.festival_of_lanterns.placements import Placements
from festival_desktop.games.festival_of_lanterns.transfers import Gains


class LaidTiles:
    def __init__(self, content: Content, edition: int) -> None:
        turns = range(4)
        self.sides = [
            tuple(tile.sides[(side - turn) % 4] for side in range(4))
            for tile in content.tiles
            for turn in turns
        ]
        """Lanterns of each laid tile to the north, east, south and west."""
        self.fireworks = [int(tile.fireworks) for tile in content.tiles for _ in turns]
        """1 for each laid tile that is a Fireworks tile, 0 for a Sky tile."""
        self.faced = {
            players: [self._faced(table.facing, seat) for seat in range(players)]
            for players, table in content.tables.items()
        }
        """Gains of all seats by number of players, active seat and laid tile."""
        self.placements = Placements(len(content.tiles))
        self._pays_once = edition >= FIREWORKS_PAY_ONCE

    def mooncakes(self, laid: int, other: int, again: bool) -> int:
        """Return the Mooncakes of a match: one for each Fireworks tile in it.

        `again`: the placed tile has matched before in this placement, so it has given its Mooncake.
        """
        placed = 0 if again and self._pays_once else self.fireworks[laid]
        return placed + self.fireworks[other]

    def _faced(self, facing: tuple[int, ...], active: Seat) -> list[Gains]:
        """List everyone's lantern on each placed tile, the active player first, then clockwise."""
        seats = tuple(enumerate(facing))
        clockwise = seats[active:] + seats[:active]
        return [tuple((seat, sides[side]) for seat, side in clockwise) for sides in self.sides]
