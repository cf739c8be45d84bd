"""What stands on a sheet, as pictures need it: pools, tiles, gifts, rows and scores."""

from typing import NamedTuple

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.models.pieces import PieceModel
from festival_desktop.play.table import Piece
from festival_desktop.screens.lanterns_dice.filled_sheet import LaidTile, areas_of, pools_of
from festival_desktop.screens.lanterns_dice.pictures.lake import Pool


class Sheet(NamedTuple):
    """One sheet as it is filled in now."""

    pools: tuple[Pool, ...]
    tiles: tuple[LaidTile, ...]
    group: tuple[int, ...]
    gifts: tuple[int, ...]
    """Kept and spent."""
    rows: tuple[tuple[int, ...], ...]
    """Colour of each turn bonus, and how it stands."""
    score: tuple[int, ...]

    @property
    def covered(self) -> frozenset[int]:
        return frozenset(pool for tile in self.tiles for pool in tile.pools)


class SheetReader:
    """Reads sheets from views and pieces; pools that are as before are not made anew."""

    def __init__(self, game: LanternsDice) -> None:
        content = self._content = game.content
        self.areas = areas_of(content)
        self._pools: dict[Seat, tuple[object, tuple[Pool, ...]]] = {}

    def read(self, view: View, pieces: PieceModel, seat: Seat) -> Sheet:
        def of(area: str) -> list[Piece]:
            return [piece for piece in pieces.area(area) if piece.place.index[0] == seat]

        tiles = tuple(
            LaidTile(self._content.shapes[tile.face[0]].id, tile.place.index[1:], tile.face[1])
            for tile in of("lake")
        )
        mine = pieces.area("platforms") if view.seat == seat else ()
        pending = frozenset(piece.place.index[0] for piece in mine)
        shaded, done = view.shaded[seat], view.completed[seat]
        if self._pools.get(seat, ((), ()))[0] != (shaded, done, pending):
            pools = pools_of(self._content, shaded, done, pending)
            self._pools[seat] = (shaded, done, pending), pools
        return Sheet(
            pools=self._pools[seat][1],
            tiles=tiles,
            group=of("groups")[0].face,
            gifts=of("gifts")[0].face,
            rows=tuple(row.face for row in of("bonuses")),
            score=of("scores")[0].face,
        )
