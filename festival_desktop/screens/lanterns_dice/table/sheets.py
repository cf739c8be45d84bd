"""What stands on a sheet, as pictures need it: pools, tiles, gifts, rows and scores."""

from collections.abc import Callable
from typing import NamedTuple

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.models.session import Session
from festival_desktop.play.table import Piece
from festival_desktop.screens.lanterns_dice.filled_sheet import LaidTile
from festival_desktop.screens.lanterns_dice.pictures.lake import Pool

Pools = Callable[..., tuple[Pool, ...]]
"""Of what is shaded, completed and pending, as `pools_of` makes them."""


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


def read_sheet(content: Content, pools: Pools, session: Session, seat: Seat) -> Sheet:
    view: View = session.view
    pieces = session.pieces

    def of(area: str) -> list[Piece]:
        return [piece for piece in pieces.area(area) if piece.place.index[0] == seat]

    tiles = tuple(
        LaidTile(content.shapes[tile.face[0]].id, tile.place.index[1:], tile.face[1])
        for tile in of("lake")
    )
    mine = pieces.area("platforms") if view.seat == seat else ()
    pending = frozenset(piece.place.index[0] for piece in mine)
    return Sheet(
        pools=pools(view.shaded[seat], view.completed[seat], pending),
        tiles=tiles,
        group=of("groups")[0].face,
        gifts=of("gifts")[0].face,
        rows=tuple(row.face for row in of("bonuses")),
        score=of("scores")[0].face,
    )
