"""What stands on the sheets, as pictures need it: pools, tiles, gifts, rows and scores.

Made once for a position, because every refresh asks.
"""

from typing import TYPE_CHECKING, Any, NamedTuple

from festival_desktop.games.lanterns_dice.lake import NEIGHBOURS, POOLS, xy
from festival_desktop.play.table import Piece
from festival_desktop.screens.lanterns_dice.pictures.lake import Area, Pool
from festival_desktop.tables.lanterns_dice.pieces import LOST, SURROUNDED

if TYPE_CHECKING:
    from festival_desktop.screens.lanterns_dice.table.scene import DiceScene

Tile = tuple[str, tuple[tuple[int, int], ...], int]
"""The id of its shape, its cells on the lake, its points."""


class Sheet(NamedTuple):
    """One sheet as it is filled in now."""

    pools: tuple[Pool, ...]
    tiles: tuple[Tile, ...]
    covered: frozenset[int]
    group: tuple[int, ...]
    gifts: tuple[int, int]
    """Kept and spent."""
    rows: tuple[tuple[int, int], ...]
    """Colour of each turn bonus, and how it stands."""
    score: tuple[int, int, int]
    shaded: int
    pending: frozenset[int]
    """Pools of platforms whose bonus waits to be used."""


class Sheets:
    def __init__(self, scene: "DiceScene") -> None:
        self._scene = scene
        content = scene.game.content
        self.colors = content.colors
        self.areas = tuple(
            Area(self.colors[area.color], area.sides, area.pavilion) for area in content.areas
        )
        self._made: dict[int, Sheet] = {}
        self._pieces: dict[str, list[Piece]] = {}

    def arrive(self) -> None:
        """Another position is shown."""
        self._made.clear()
        self._pieces.clear()
        for piece in self._scene.session.pieces.pieces:
            self._pieces.setdefault(piece.kind, []).append(piece)

    def pieces(self, kind: str) -> list[Piece]:
        return self._pieces.get(kind, [])

    def sheet(self, seat: int) -> Sheet:
        made = self._made.get(seat)
        if made is None:
            made = self._made[seat] = self._make(seat)
        return made

    def _of(self, kind: str, seat: int) -> list[Piece]:
        return [piece for piece in self.pieces(kind) if piece.place.index[0] == seat]

    def _make(self, seat: int) -> Sheet:
        content, view = self._scene.game.content, self._scene.session.view
        placed = [(piece, piece.place.index[1:]) for piece in self._of("tile", seat)]
        tiles = tuple(
            (content.shapes[piece.face[0]].id, tuple(map(xy, pools)), piece.face[1])
            for piece, pools in placed
        )
        mine = view.seat == seat
        pending = {piece.place.index[0] for piece in self.pieces("platform")} if mine else ()
        boats = {piece.place.index[1]: piece.face[0] for piece in self._of("boat", seat)}
        kept, spent = self._of("gifts", seat)[0].face
        fireworks, group, points = self._of("score", seat)[0].face
        return Sheet(
            pools=tuple(self._pool(view, seat, n, boats, frozenset(pending)) for n in range(POOLS)),
            tiles=tiles,
            covered=frozenset(pool for _, pools in placed for pool in pools),
            group=self._of("group", seat)[0].face,
            gifts=(kept, spent),
            rows=tuple((row.face[0], row.face[1]) for row in self._of("bonus", seat)),
            score=(fireworks, group, points),
            shaded=view.shaded[seat],
            pending=frozenset(pending),
        )

    def _pool(
        self, view: Any, seat: int, n: int, boats: dict[int, int], pending: frozenset[int]
    ) -> Pool:
        content, shaded, done = self._scene.game.content, view.shaded[seat], view.completed[seat]
        areas = (self.areas[2 * n], self.areas[2 * n + 1])
        marked = (bool(shaded >> 2 * n & 1), bool(shaded >> 2 * n + 1 & 1))
        if n in boats:
            stands = {SURROUNDED: "lit", LOST: "lost"}.get(boats[n], "open")
            beside = tuple(bool(done >> there & 1) for there in NEIGHBOURS[n])
            points = content.boat_points if stands == "lit" else 0
            return Pool(areas, marked, "boat", stands, beside, n, points)
        if n in content.platforms:
            used = "pending" if n in pending else "used" if all(marked) else "open"
            return Pool(areas, marked, "platform", used, (), n)
        return Pool(areas, marked, seed=n)
