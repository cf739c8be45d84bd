"""What stands on a sheet, as pictures need it: pools, tiles, gifts, rows and scores."""

from typing import NamedTuple

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.lake import NEIGHBOURS, POOLS
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.models.pieces import PieceModel
from festival_desktop.play.table import Piece
from festival_desktop.screens.lanterns_dice.pictures.lake import Area, Pool
from festival_desktop.tables.lanterns_dice.pieces import LOST, SURROUNDED


class LaidTile(NamedTuple):
    shape: str
    pools: tuple[int, ...]
    points: int


class Sheet(NamedTuple):
    """One sheet as it is filled in now."""

    pools: tuple[Pool, ...]
    tiles: tuple[LaidTile, ...]
    group: tuple[int, ...]
    gifts: tuple[int, int]
    """Kept and spent."""
    rows: tuple[tuple[int, int], ...]
    """Colour of each turn bonus, and how it stands."""
    score: tuple[int, int, int]

    @property
    def covered(self) -> frozenset[int]:
        return frozenset(pool for tile in self.tiles for pool in tile.pools)


class SheetReader:
    """Reads sheets from views and pieces; pools that are as before are not made anew."""

    def __init__(self, game: LanternsDice) -> None:
        content = self._content = game.content
        self.areas = tuple(
            Area(content.colors[area.color], area.sides, area.pavilion) for area in content.areas
        )
        """The areas of every lake."""
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
        (kept, spent), (fireworks, group, points) = of("gifts")[0].face, of("scores")[0].face
        shaded, done = view.shaded[seat], view.completed[seat]
        if self._pools.get(seat, ((), ()))[0] != (shaded, done, pending):
            boats = {piece.place.index[1]: piece.face[0] for piece in of("boats")}
            pools = tuple(self._pool(n, shaded, done, boats, pending) for n in range(POOLS))
            self._pools[seat] = (shaded, done, pending), pools
        return Sheet(
            pools=self._pools[seat][1],
            tiles=tiles,
            group=of("groups")[0].face,
            gifts=(kept, spent),
            rows=tuple((row.face[0], row.face[1]) for row in of("bonuses")),
            score=(fireworks, group, points),
        )

    def _pool(
        self, n: int, shaded: int, done: int, boats: dict[int, int], pending: frozenset[int]
    ) -> Pool:
        areas = (self.areas[2 * n], self.areas[2 * n + 1])
        marked = (bool(shaded >> 2 * n & 1), bool(shaded >> 2 * n + 1 & 1))
        if n in boats:
            stands = {SURROUNDED: "lit", LOST: "lost"}.get(boats[n], "open")
            beside = tuple(bool(done >> there & 1) for there in NEIGHBOURS[n])
            points = self._content.boat_points if stands == "lit" else 0
            return Pool(areas, marked, "boat", stands, beside, n, points)
        if n in self._content.platforms:
            used = "pending" if n in pending else "used" if all(marked) else "open"
            return Pool(areas, marked, "platform", used, (), n)
        return Pool(areas, marked, seed=n)
