"""The stacks of fireworks with their top tiles; the held tile's place, and possible displays."""

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art import brush
from festival_desktop.art.surfaces import paint_wood
from festival_desktop.art.type import BOLD, LEAST, LEFT, MEDIUM, RIGHT, text, text_width, within
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.part import TablePart
from festival_desktop.scenes.shown import NOTHING, ItemSpec, PartContent, Renderer
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import (
    cells_path,
    paint_firework_tile,
)
from festival_desktop.screens.lanterns_dice.pictures.lake import lit_edge
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_medal
from festival_desktop.screens.lanterns_dice.table.actions import LAUNCH
from festival_desktop.screens.lanterns_dice.table.launching import corner_of
from festival_desktop.screens.lanterns_dice.table.layout import Cells, size_of
from festival_desktop.screens.lanterns_dice.table.table_state import TableState


def stacks(table: TableState) -> PartContent:
    layout, f, own = table.layout, table.layout.f, table.seating.own
    regions, tile = dict[Target, QRectF](), table.tile
    items = {"shelf": ItemSpec("shelf", (), layout.stacks, zorder.PANEL, soft=False)}
    for piece, rect in zip(table.area("stacks"), layout.stack, strict=False):
        shape, points, left = piece.face
        target, cells = Target("stack", (shape,)), table.launching.cells(shape)
        fits, held = bool(table.position.room(own, shape)), tile is not None and tile.shape == shape
        note = table.label("fits" if fits else "no-room" if left else "none-left")
        if left and not fits and (short := table.position.short(own, shape)):
            note = table.label("short", short)
        state = "held" if held else table.mood(target)
        face = (cells, points, left, table.label("left", left), note, state, f)
        regions[target] = rect
        items[piece.id] = ItemSpec("stack", face, rect, zorder.ON_PANEL, soft=False)
        if left:
            items[f"top:{shape}"] = _top(table, rect, shape, cells, fits)
    signs, stops = {Target("shelf"): layout.stacks}, table.selectable(regions)
    return PartContent(items, regions, stops, signs)


def _top(table: TableState, stack: QRectF, shape: int, cells: Cells, fits: bool) -> ItemSpec:
    """Make the top tile; as large as on the lake while it is dragged."""
    rect, z = top_rect(stack, cells, table.layout.f), zorder.CHOSEN
    if table.pointer.carried == f"top:{shape}":
        middle = rect.center()
        rect.setSize(size_of(cells) * table.layout.side)
        rect.moveCenter(middle)
        z = zorder.CARRIED
    elif table.tile is not None and table.tile.shape == shape:
        rect.translate(0, -4 * table.layout.f)
    face = (table.game.content.shapes[shape].id, cells, not fits, 0)
    return ItemSpec("top", face, rect, z, area="stack", soft=False)


def top_rect(stack: QRectF, cells: Cells, f: float) -> QRectF:
    """Return the rectangle of the top tile on its stack, as rotated."""
    wide, high = 0.70 * stack.width(), stack.height() - 29 * f
    middle, size = QPointF(stack.left() + wide / 2, stack.top() + 4 * f + high / 2), size_of(cells)
    side = min((wide - 14 * f) / size.width(), (high - 8 * f) / size.height(), 42 * f)
    origin = middle - QPointF(size.width(), size.height()) * side / 2
    return QRectF(origin, size * math.floor(side))


# -- held tile ----------------------------------------------------------------------------------


def tile_aim(table: TableState) -> PartContent:
    layout, tile, corner = table.layout, table.held, corner_of(table.hovered)
    if tile is None:
        return _offers(table)
    face = (0.55 if tile.everywhere else 0.85,)
    shown = {
        f"room:{n}": ItemSpec("spot", face, layout.pools[n], zorder.KNOT + 0.5, soft=False)
        for n in tile.pools
    }
    if corner is not None:
        ghost = (tile.name, tile.cells, tile.points, "ghost" if corner in tile.corners else "bad")
        rect = tile.rect(layout, corner)
        shown["ghost"] = ItemSpec("tile", ghost, rect, zorder.SEAM, area="ghost", soft=False)
    # Keep the focus where the tile was turned, even if it does not fit there any more.
    focus = corner_of(table.pointer.focus)
    corners = [*tile.corners, *([] if focus is None else [focus])]
    stops = {Target("cell", corner): tile.middle_rect(layout, corner) for corner in corners}
    return PartContent(shown, stops=stops)


def _offers(table: TableState) -> PartContent:
    """Show the best display as it would be placed, launched by a press, and outlines of others."""
    layout, shown = table.layout, dict[str, ItemSpec]()
    if table.best is None:
        return NOTHING
    taken = 0
    for n, move in enumerate(table.position.launches):
        pools = table.game.fireworks.pools[move]
        if pools & taken:
            continue
        taken |= pools
        points, shape = table.position.points_of(move), table.game.content.shapes[move.shape].id
        rect, cells = layout.over(members(pools))
        spec = ItemSpec("tile", (shape, cells, points, "ghost"), rect, zorder.SEAM, soft=False)
        if n:
            face = (cells, layout.side, points)
            spec = ItemSpec("offer", face, rect, zorder.SEAM, soft=False)
        shown[f"offer:{n}"] = spec
    return PartContent(shown)


class TileAim(TablePart):
    """Hit-tests the place where the held tile would be."""

    table: TableState

    def __init__(self) -> None:
        super().__init__("fireworks", tile_aim)

    def target_at(self, pos: QPointF) -> Target | None:
        tile, best = self.table.held, self.table.best
        if best is not None:
            under = self.table.layout.area_at(pos)
            there = under is not None and self.table.game.fireworks.pools[best] >> under // 2 & 1
            return LAUNCH if there else None
        corner = None if tile is None else tile.corner_at(self.table.layout, pos)
        return None if corner is None else Target("cell", corner)


# -- painters -----------------------------------------------------------------------------------


def _paint_shelf(p: QPainter, rect: QRectF) -> None:
    """Paint the wood under the stacks of fireworks."""
    paint_wood(p, rect, 10, seed=12)
    line = brush.outline("brass", 1.2, 0.75)
    brush.draw_path(p, brush.rounded(rect.adjusted(2.5, 2.5, -2.5, -2.5), 8), None, line)


def _paint_stack(
    p: QPainter,
    rect: QRectF,
    cells: Cells,
    points: int,
    count: int,
    left: str,
    note: str,
    state: str,
    f: float,
) -> None:
    """Paint a stack under its top tile, the points of that, and whether it fits."""
    edge = brush.outline("brass", 1, 0.5)
    brush.draw_rounded(p, rect, 8 * f, brush.color("well", 0.75), edge)
    if state in ("choice", "hover", "held"):
        ink, wide = ("light", 2.2) if state == "choice" else ("white", 3.0)
        lit_edge(p, brush.rounded(rect, 8 * f), ink, wide * f, 0.9)
    top = top_rect(rect, cells, f)
    origin, side = top.topLeft(), top.width() / size_of(cells).width()
    for depth in range(min(2, count - 1), 0, -1):
        under = cells_path(origin + QPointF(2.4, 2.8) * depth * f, side, cells, side * 0.035)
        brush.draw_path(p, under, "under_tile", brush.outline("brass", 1, 0.7))
    foot = 24 * f
    if points:
        y = rect.top() + (rect.height() - foot) / 2
        spot = QPointF(rect.right() - rect.width() * 0.16, y)
        paint_medal(p, spot, min(17 * f, rect.width() * 0.135), points)
    line = QRectF(rect.left() + 7 * f, rect.bottom() - foot - 1, rect.width() * 0.40 - 7 * f, foot)
    text(p, line, left, within(line, 13 * f), "on_dark", BOLD, LEFT, floor=6)
    line = QRectF(rect.left() + rect.width() * 0.42, line.top(), rect.width() * 0.58 - 7 * f, foot)
    lit = state != "rest"
    ink = "light" if lit else "on_dark_soft"
    weight = BOLD if lit else MEDIUM
    if text_width(note, LEAST, weight, scaled=False) <= line.width():  # Otherwise shown on hover.
        text(p, line, note, within(line, 12.5 * f), ink, weight, RIGHT, floor=6)


def _paint_top(p: QPainter, rect: QRectF, shape: str, cells: Cells, dim: bool, value: int) -> None:
    """Paint the top tile of a stack alone."""
    side = rect.width() / (max(x for x, _ in cells) + 1)
    paint_firework_tile(p, rect.topLeft(), side, shape, cells, value)
    if dim:
        path = cells_path(rect.topLeft(), side, cells, side * 0.03)
        p.fillPath(path, brush.color("night", 0.34))


def _paint_offer(p: QPainter, rect: QRectF, cells: Cells, side: float, points: int) -> None:
    """Paint another display that would fit: a broken line with its points."""
    path = cells_path(rect.topLeft(), side, cells, side * 0.05)
    p.strokePath(path, brush.pen("keyline", side * 0.08, 0.7))
    p.strokePath(path, brush.dashed("light_hi", max(2.0, side * 0.045)))
    x, y = cells[len(cells) // 2]
    spot = rect.topLeft() + QPointF(x + 0.5, y + 0.5) * side
    paint_medal(p, spot, side * 0.17, points)


RENDERERS = {
    "shelf": Renderer(_paint_shelf, pixels=2),
    "stack": Renderer(_paint_stack, pixels=12),
    "offer": Renderer(_paint_offer, pixels=6),
    "top": Renderer(_paint_top, pixels=6),
}
