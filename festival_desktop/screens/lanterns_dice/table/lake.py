"""The lake of the large sheet: which areas may be shaded, and the pencil at work; pools for a
fireworks tile that is held, and the tile as it would lie."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.lanterns_dice.lake import xy
from festival_desktop.games.lanterns_dice.moves import Move, ShadeBeside
from festival_desktop.play.preview import How
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import NOTHING, Grip, Part, Regions, Shown
from festival_desktop.screens.lanterns_dice.table.launching import HeldTile, corner_of
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.tables.lanterns_dice.vocabulary import Aim

WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""From a pool to its neighbours, clockwise from north."""


def lake(table: TableState) -> Shown:
    shown = dict[str, ItemSpec]()
    if is_open(table):
        shown |= _lights(table)
    for pool, sides in _platforms(table.session.moves) if table.seating.at_home else ():
        shown[f"pending:{pool}"] = _on_pool(table, "pending", (sides,), pool, zorder.SEAM + 2)
    for boat in () if table.preview is None else table.preview.reached(Aim.BOAT, How.DONE):
        pool = boat.key[0]
        east = table.areas[2 * pool].sides == "NW"  # the corner without a sign
        face = (table.game.content.boat_points, east)
        shown[f"plus:{pool}"] = _on_pool(table, "plus", face, pool, zorder.BADGE)
    for area, part in table.drawing.items():
        shown[f"draw:{area}"] = _stroking(table, area, part)
        shown |= _feature(table, area // 2)
    return Shown(shown, stops=_stops(table))


def is_open(table: TableState) -> bool:
    """Areas of the shown sheet may be selected: it is the viewer's own, and no tile is held."""
    return table.seating.at_home and table.tile is None


def _lights(table: TableState) -> dict[str, ItemSpec]:
    """What may be shaded glows; what lies under the pointer or the pencil glows most."""
    asked, hovered, stroke = table.asked_area, table.hovered, table.interaction.pencil.stroke
    at = hovered.key[0] if hovered is not None and hovered.kind == "area" else None
    shown = dict[str, ItemSpec]()
    for area in sorted(table.lit if asked is None else {*table.lit, asked}):
        if stroke is not None and area == stroke[0]:
            shown["stroke"] = _stroking(table, *stroke)
        else:
            shown[f"legal:{area}"] = legal(table, area, area in (asked, at))
        shown |= _feature(table, area // 2)
    return shown


def _on_pool(
    table: TableState, kind: str, face: tuple[object, ...], pool: int, z: float
) -> ItemSpec:
    return ItemSpec(kind, face, table.layout.pool(pool), z, soft=False)


def legal(table: TableState, area: int, hover: bool) -> ItemSpec:
    """An area that may be shaded, or would be by a press."""
    feature = table.sheet.pools[area // 2].feature
    face = (table.areas[area], feature, table.tray.trying, hover)
    return _on_pool(table, "legal", face, area // 2, zorder.SEAM if hover else zorder.GHOST)


def _stroking(table: TableState, area: int, part: float) -> ItemSpec:
    face = (table.areas[area], table.sheet.pools[area // 2].feature, area, part)
    return _on_pool(table, "stroking", face, area // 2, zorder.SEAM)


def _feature(table: TableState, pool: int) -> dict[str, ItemSpec]:
    """The stone or boat of a pool over the light on its areas."""
    face = table.sheet.pools[pool]
    if not face.feature:
        return {}
    return {f"feature:{pool}": _on_pool(table, "feature", (face,), pool, zorder.SEAM + 1)}


def _stops(table: TableState) -> Regions:
    if not is_open(table):
        return {}
    kinds = (("area", table.lit), ("take-back", table.position.history.undoable))
    return {
        Target(kind, (area,)): table.layout.area(area, table.areas[area])
        for kind, those in kinds
        for area in those
    }


class LakePart(Part):
    """Areas are triangles, and those that may be shaded are stroked over."""

    table: TableState

    def __init__(self, grab_area: Callable[[int, QPointF], Grip | None]) -> None:
        super().__init__("lake", lake)
        self._grab_area = grab_area

    def target_at(self, pos: QPointF) -> Target | None:
        table = self.table
        area = table.layout.area_at(pos, table.areas) if is_open(table) else None
        if area is None:
            return None
        return Target("take-back" if area in table.position.history.undoable else "area", (area,))

    def place_of(self, target: Target) -> QRectF | None:
        if target.kind not in ("area", "take-back"):
            return None
        area = target.key[0]
        return self.table.layout.area(area, self.table.areas[area])

    def grab(self, pos: QPointF) -> Grip | None:
        target = self.target_at(pos)
        if target is None or target.kind != "area" or target.key[0] not in self.table.lit:
            return None
        return self._grab_area(target.key[0], pos)


def _platforms(moves: Iterable[Move]) -> tuple[tuple[int, tuple[int, ...]], ...]:
    sides: dict[int, set[int]] = {}
    for move in moves:
        if isinstance(move, ShadeBeside):
            (x, y), (u, v) = xy(move.platform), xy(move.area // 2)
            sides.setdefault(move.platform, set()).add(WAYS.index((u - x, v - y)))
    return tuple((pool, tuple(sorted(ways))) for pool, ways in sides.items())


# -- a tile that is held ---------------------------------------------------------------------


def tile_aim(table: TableState) -> Shown:
    layout, tile, corner = table.layout, held_at_home(table), corner_of(table.hovered)
    if tile is None:
        return NOTHING
    face = (0.55 if tile.everywhere else 0.85,)
    shown = {
        f"room:{pool}": ItemSpec("spot", face, layout.pool(pool), zorder.KNOT + 0.5, soft=False)
        for pool in tile.pools
    }
    if corner is not None:
        state = "ghost" if corner in tile.corners else "bad"
        ghost = (tile.name, tile.cells, tile.points, state)
        rect = tile.rect(layout, corner)
        shown["ghost"] = ItemSpec("tile", ghost, rect, zorder.SEAM, area="ghost", soft=False)
    # The focus stays where the tile was turned, though it may not fit there any more.
    focus = corner_of(table.pointer.focus)
    corners = [*tile.corners, *([] if focus is None else [focus])]
    stops = {Target("cell", corner): tile.middle_rect(layout, corner) for corner in corners}
    return Shown(shown, stops=stops)


def held_at_home(table: TableState) -> HeldTile | None:
    return table.tile if table.seating.at_home else None


class TileAim(Part):
    """What is hit is the place where the tile would lie."""

    table: TableState

    def __init__(self) -> None:
        super().__init__("fireworks", tile_aim)

    def target_at(self, pos: QPointF) -> Target | None:
        tile = held_at_home(self.table)
        corner = None if tile is None else tile.corner_at(self.table.layout, pos)
        return None if corner is None else Target("cell", corner)
