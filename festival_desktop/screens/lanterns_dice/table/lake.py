"""The areas of the large sheet: which may be shaded, and the pencil at work."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.lanterns_dice.lake import xy
from festival_desktop.games.lanterns_dice.moves import Move, ShadeBeside
from festival_desktop.play.preview import How
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Grip, Part, Regions, Shown
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
