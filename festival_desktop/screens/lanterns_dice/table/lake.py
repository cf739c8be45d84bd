"""The lake of the large sheet: areas to shade, the pencil at work, highlights, tile hints."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import at, circle, color, draw_path, halo, pen, square
from festival_desktop.art.icons import paint_icon
from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.lake import members, xy
from festival_desktop.games.lanterns_dice.moves import Launch, ShadeBeside
from festival_desktop.play.preview import GoalStatus
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.part import Grip, TablePart
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import Cells, cells_path
from festival_desktop.screens.lanterns_dice.pictures.lake import (
    CORNER,
    area_path,
    cell,
    in_area,
    lit_edge,
    paint_feature,
    paint_last,
    paint_legal,
    paint_stroking,
    rounded_cell,
)
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_boat, paint_way_on
from festival_desktop.screens.lanterns_dice.table.layout import Layout, size_of
from festival_desktop.screens.lanterns_dice.table.opponent_sheets import mini_places
from festival_desktop.screens.lanterns_dice.table.score_panel import paint_plus
from festival_desktop.screens.lanterns_dice.table.seating import Seating
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.tables.lanterns_dice.selections import attempt
from festival_desktop.tables.lanterns_dice.vocabulary import Aim

WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Steps from a pool to its neighbours, clockwise from north."""


def lake(table: TableState) -> PartContent:
    shown, stops, lit = dict[str, ItemSpec](), dict[Target, QRectF](), list[int]()
    if is_open(table):  # Strongest highlight under the pointer or pencil.
        asked, hovered, stroke = table.asked_area, table.hovered, table.pencil.stroke
        under = hovered.key[0] if hovered is not None and hovered.kind == "area" else None
        lit = sorted(table.lit if asked is None else {*table.lit, asked})
        for area in lit:
            if stroke is not None and area == stroke[0]:
                shown["stroke"] = _stroking(table, *stroke)
            else:
                shown[f"legal:{area}"] = legal(table, area, area in (asked, under))
        for kind, areas in (("area", table.lit), ("take-back", table.position.history.undoable)):
            stops |= {Target(kind, (area,)): table.layout.areas[area] for area in areas}
    for area, part in table.drawing.items():
        shown[f"draw:{area}"] = _stroking(table, area, part)
    for n in {area // 2 for area in (*lit, *table.drawing)}:
        pool, rect = table.sheet.pools[n], table.layout.pools[n]
        if pool.feature:  # The stone or boat covers the highlight.
            shown[f"feature:{n}"] = ItemSpec("feature", (pool,), rect, zorder.SEAM + 1, soft=False)
    return PartContent(shown | _signs(table), stops=stops)


def is_open(table: TableState) -> bool:
    """Return whether areas can be selected: on the viewer's own sheet, without a held tile."""
    return table.seating.at_home and table.tile is None


def legal(table: TableState, area: int, hover: bool) -> ItemSpec:
    """Make an area that can be shaded, or would be by a press."""
    feature, rect = table.sheet.pools[area // 2].feature, table.layout.pools[area // 2]
    face = (table.areas[area], feature, table.rank(area), table.trying, hover)
    return ItemSpec("legal", face, rect, zorder.SEAM if hover else zorder.GHOST, soft=False)


def _stroking(table: TableState, area: int, part: float) -> ItemSpec:
    face = (table.areas[area], table.sheet.pools[area // 2].feature, area, part)
    return ItemSpec("stroking", face, table.layout.pools[area // 2], zorder.SEAM, soft=False)


def _signs(table: TableState) -> dict[str, ItemSpec]:
    """Mark platforms whose bonus waits, and boats that would be surrounded."""
    shown, ways, pools = dict[str, ItemSpec](), dict[int, set[int]](), table.layout.pools
    for move in table.session.moves if table.seating.at_home else ():
        if isinstance(move, ShadeBeside):
            (x, y), (u, v) = xy(move.platform), xy(move.area // 2)
            ways.setdefault(move.platform, set()).add(WAYS.index((u - x, v - y)))
    for pool, sides in ways.items():
        face: tuple[object, ...] = (tuple(sorted(sides)),)
        shown[f"pending:{pool}"] = ItemSpec(
            "pending", face, pools[pool], zorder.SEAM + 2, soft=False
        )
    for boat in () if table.preview is None else table.preview.reached(Aim.BOAT, GoalStatus.DONE):
        pool = boat.key[0]
        east = table.areas[2 * pool].sides == "NW"  # the corner without a sign
        face = (table.game.content.boat_points, east)
        shown[f"plus:{pool}"] = ItemSpec("plus", face, pools[pool], zorder.BADGE, soft=False)
    return shown


class LakePart(TablePart):
    """The areas, which are triangles; those that can be shaded are stroked over."""

    table: TableState

    def __init__(self, grab_area: Callable[[int, QPointF], Grip | None]) -> None:
        super().__init__("lake", lake)
        self._grab_area = grab_area

    def target_at(self, pos: QPointF) -> Target | None:
        table = self.table
        area = table.layout.area_at(pos) if is_open(table) else None
        if area is None:
            return None
        return Target("take-back" if area in table.position.history.undoable else "area", (area,))

    def place_of(self, target: Target) -> QRectF | None:
        known = target.kind in ("area", "take-back")
        return self.table.layout.areas[target.key[0]] if known else None

    def grab(self, pos: QPointF) -> Grip | None:
        target = self.target_at(pos)
        if target is None or target.kind != "area" or target.key[0] not in self.table.lit:
            return None
        return self._grab_area(target.key[0], pos)


def marks(table: TableState) -> PartContent:
    """Mark what was shaded or launched last, and what the thing under the pointer is about."""
    shaded, touched, lake = list[int](), dict[Seat, Sequence[int]](), table.layout.pools
    for event in table.position.history.events:
        if isinstance(event, ev.FireworksLaunched):
            touched[event.seat] = members(event.pools)
        elif isinstance(event, ev.AreaShaded):
            if event.seat == table.seating.shown:
                shaded.append(event.area)
            else:
                touched[event.seat] = (event.area // 2,)
    shown, back = dict[str, ItemSpec](), table.taking_back
    for area in shaded if back is None else {*shaded, back}:
        face = (table.areas[area].sides, area == back)
        shown[f"last:{area}"] = ItemSpec("last", face, lake[area // 2], zorder.GHOST + 1)
    for seat, pools in touched.items():
        shown |= _contour(table.layout, table.seating, seat, pools)
    for pool in _reasons(table):
        shown[f"reason:{pool}"] = ItemSpec("spot", (0.9,), lake[pool], zorder.SEAM, soft=False)
    told_of = [t for t in table.pointer.highlighted if t.kind in ("stack", "cell", "way")]
    launch = attempt(table.game, told_of) if told_of else None
    # Where the tile of a hinted launch would be placed.
    for pool in members(table.game.fireworks.pools[launch]) if isinstance(launch, Launch) else ():
        shown[f"pointed-pool:{pool}"] = ItemSpec("spot", (1.0,), lake[pool], zorder.FOCUS)
    return PartContent(shown)


def _reasons(table: TableState) -> Sequence[int]:
    """Return the pools behind a part of the score, or those where a stack fits."""
    if table.hovered is None:
        return ()
    if table.hovered.kind == "reason":
        lit = [n for n, pool in enumerate(table.sheet.pools) if pool.stands == "lit"]
        return ([*table.sheet.covered], table.sheet.group, lit)[table.hovered.key[0]]
    if table.hovered.kind == "stack" and table.tile is None:
        return sorted(table.position.room(table.seating.shown, table.hovered.key[0]))
    return ()


def _contour(
    layout: Layout, seating: Seating, seat: Seat, pools: Sequence[int]
) -> dict[str, ItemSpec]:
    """Paint light along the outline of pools, on the large sheet or on a small one."""
    (rect, cells), k = layout.over(pools), layout.side
    if seat != seating.shown:
        places = dict(zip(seating.others, layout.minis, strict=False))
        if layout.large or seat not in places:
            return {}
        origin, k, *_ = mini_places(places[seat], layout.f)
        west, north = (min(xy(pool)[axis] for pool in pools) for axis in (0, 1))
        rect = QRectF(origin + QPointF(west, north) * k, size_of(cells) * k)
    return {f"last-pools:{seat}": ItemSpec("contour", (cells, k), rect, zorder.BADGE)}


def _paint_pending(p: QPainter, rect: QRectF, ways: tuple[int, ...]) -> None:
    """Paint a pool whose platform lets you shade next to it, where arrows point."""
    k = rect.width()
    lit_edge(p, rounded_cell(rect), "legal_hi", max(2.0, k * 0.06), 1.0, "light_hi")
    for way in ways:
        paint_way_on(p, at(rect.center(), way, k * 0.5), way, k * 0.13)


def _paint_plus(p: QPainter, rect: QRectF, points: int, east: bool) -> None:
    """Paint a boat that would be surrounded, with its points."""
    k = rect.width()
    paint_boat(p, rect.center(), k * 0.52, state="lit")
    corner = QPointF(rect.center().x() + (0.24 if east else -0.24) * k, rect.top() + 0.2 * k)
    paint_plus(p, corner, points, max(11.0, k * 0.18))


def _paint_focus(p: QPainter, rect: QRectF, sides: str) -> None:
    path = area_path(rect, sides, 1)
    for ink, wide in (("ink", 10), ("white", 6.4), ("light", 3.4)):
        p.strokePath(path, pen(ink, wide))


def _paint_last(p: QPainter, rect: QRectF, sides: str, back: bool) -> None:
    """Paint a thin halo; with a back arrow if a press would undo the area."""
    paint_last(p, rect, sides)
    if back:
        side = rect.width() * 0.3
        middle = in_area(rect, sides, 0.3, 0.3)
        disc = circle(middle.x(), middle.y(), side * 0.8)
        draw_path(p, disc, color("night", 0.88), pen("white", 1.5))
        paint_icon(p, square(middle, side), "undo", "light_hi")


def _paint_contour(p: QPainter, rect: QRectF, cells: Cells, side: float) -> None:
    """Paint white light along the outline of pools."""
    path = cells_path(rect.topLeft(), side, cells, side * 0.02)
    lit_edge(p, path, "white", max(1.6, side * 0.035), 0.9)


def _paint_spot(p: QPainter, rect: QRectF, strength: float) -> None:
    """Paint light around a pool."""
    halo(p, cell(rect), rect.width() * CORNER, "light", rect.width() * 0.1, strength)
    wide = max(1.5, rect.width() * 0.04)
    lit_edge(p, rounded_cell(rect), "legal_hi", wide, strength, "light_hi")


def _paint_light(p: QPainter, rect: QRectF, strength: float) -> None:
    halo(p, rect, 10, "light", 11, strength)


RENDERERS = {
    "feature": Renderer(paint_feature, part=0.02),
    "legal": Renderer(paint_legal, part=0.12),
    "stroking": Renderer(paint_stroking, part=0.12),
    "pending": Renderer(_paint_pending, part=0.2),
    "plus": Renderer(_paint_plus, part=0.1),
    "area-focus": Renderer(_paint_focus, part=0.1),
    "last": Renderer(_paint_last, part=0.08),
    "contour": Renderer(_paint_contour, pixels=8),
    "spot": Renderer(_paint_spot, part=0.2),
    "light": Renderer(_paint_light, pixels=13),
}
