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


def lantern_areas(game: LanternsDice) -> tuple[Area, ...]:
    """The areas of every lake, as pictures need them."""
    content = game.content
    return tuple(
        Area(content.colors[area.color], area.sides, area.pavilion) for area in content.areas
    )


def read_sheet(
    game: LanternsDice, areas: tuple[Area, ...], view: View, pieces: PieceModel, seat: Seat
) -> Sheet:
    def of(area: str) -> list[Piece]:
        return [piece for piece in pieces.area(area) if piece.place.index[0] == seat]

    tiles = tuple(
        LaidTile(game.content.shapes[piece.face[0]].id, piece.place.index[1:], piece.face[1])
        for piece in of("lake")
    )
    mine = pieces.area("platforms") if view.seat == seat else ()
    pending = frozenset(piece.place.index[0] for piece in mine)
    boats = {piece.place.index[1]: piece.face[0] for piece in of("boats")}
    (kept, spent), (fireworks, group, points) = of("gifts")[0].face, of("scores")[0].face
    return Sheet(
        pools=tuple(_pool(game, areas, view, seat, n, boats, pending) for n in range(POOLS)),
        tiles=tiles,
        group=of("groups")[0].face,
        gifts=(kept, spent),
        rows=tuple((row.face[0], row.face[1]) for row in of("bonuses")),
        score=(fireworks, group, points),
    )


def _pool(
    game: LanternsDice,
    areas: tuple[Area, ...],
    view: View,
    seat: Seat,
    n: int,
    boats: dict[int, int],
    pending: frozenset[int],
) -> Pool:
    shaded, done = view.shaded[seat], view.completed[seat]
    halves = (areas[2 * n], areas[2 * n + 1])
    marked = (bool(shaded >> 2 * n & 1), bool(shaded >> 2 * n + 1 & 1))
    if n in boats:
        stands = {SURROUNDED: "lit", LOST: "lost"}.get(boats[n], "open")
        beside = tuple(bool(done >> there & 1) for there in NEIGHBOURS[n])
        points = game.content.boat_points if stands == "lit" else 0
        return Pool(halves, marked, "boat", stands, beside, n, points)
    if n in game.content.platforms:
        used = "pending" if n in pending else "used" if all(marked) else "open"
        return Pool(halves, marked, "platform", used, (), n)
    return Pool(halves, marked, seed=n)
