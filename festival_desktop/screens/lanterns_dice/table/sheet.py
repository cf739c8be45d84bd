"""The large sheet: its paper, its lake with tiles, and its turn bonuses."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from festival_desktop.art import brush
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.theme import theme
from festival_desktop.art.type import (
    BOLD,
    LEFT,
    MEDIUM,
    RIGHT,
    SEMIBOLD,
    number,
    text,
    within,
)
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.lake import COLUMNS, HEIGHT, WIDTH
from festival_desktop.games.lanterns_dice.state import LAST_LAUNCH
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer
from festival_desktop.screens.lanterns_dice.pictures.dice import paint_pencil
from festival_desktop.screens.lanterns_dice.pictures.die_signs import paint_chip
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import (
    Cells,
    cells_path,
    paint_firework_tile,
)
from festival_desktop.screens.lanterns_dice.pictures.lake import lit_edge, paint_bed, paint_pool
from festival_desktop.screens.lanterns_dice.table.table_state import TableState
from festival_desktop.tables.lanterns_dice.pieces import NOW, PAST

Items = dict[str, ItemSpec]


def sheet(table: TableState) -> PartContent:
    seat, layout, filled = table.seating.shown, table.layout, table.sheet
    colors, z = table.game.content.colors, zorder.CELL + 1
    shown = _paper(table) | _tiles(table)
    for n, pool in enumerate(filled.pools):
        if n not in filled.covered:
            shown[f"pool:{n}"] = ItemSpec(
                "pool", (pool,), layout.pools[n], zorder.PIECE, soft=False
            )
    for n, ((color, stands), at) in enumerate(zip(filled.rows, layout.bonuses, strict=True)):
        face = (n + 1, colors[color], stands, layout.f)
        shown[f"bonus:{n}"] = ItemSpec("bonus", face, at, z)
    signs = {Target("bonus", (seat, n)): at for n, at in enumerate(layout.bonuses)}
    signs |= {Target("pool", (seat, n)): at for n, at in enumerate(layout.pools)}
    return PartContent(shown, signs=signs | {Target("sheet", (seat,)): layout.sheet})


def sheet_depends(table: TableState) -> object:
    return (
        table.layout, table.seating.shown, table.sheet, table.view.stage, table.view.turn,
        table.has_pencil, table.launching.laid_by_hand, table.position.history.events,
    )  # fmt: skip


def _paper(table: TableState) -> Items:
    """Show the paper with the turn, and the pencil of the player who shades."""
    layout, f, z, view = table.layout, table.layout.f, zorder.CELL, table.view
    seat, turns = table.seating.shown, table.game.content.tables[view.players].turns
    words = table.label("turn", min(view.turn + 1, turns), turns)
    if view.stage >= LAST_LAUNCH:
        words = table.label("last-launches")
    head = (words, 12.5 * f, "ink")
    paper = (layout.bed.translated(-layout.sheet.topLeft()).getRect(), layout.side, f)
    shown = {
        "sheet": ItemSpec("sheet", paper, layout.sheet, z, soft=False),
        "turn": ItemSpec("two-lines", head, layout.bonus_title, z + 1),
    }
    if table.has_pencil == seat:
        shown["pencil"] = ItemSpec("pencil", (), layout.pencil, z + 1)
    return shown


def _tiles(table: TableState) -> Items:
    """Show tiles; those launched in the last step are above the others and fly in."""
    shown, layout, seat, shapes = Items(), table.layout, table.seating.shown, table.view.shapes
    names = [table.game.content.shapes[shape].id for shape in shapes]
    stacks = {} if table.launching.laid_by_hand else dict(zip(names, layout.stack, strict=False))
    launched = any(
        isinstance(event, ev.FireworksLaunched) and event.seat == seat
        for event in table.position.history.events
    )
    last = len(table.sheet.tiles) - 1 if launched else None
    for n, (shape, pools, points) in enumerate(table.sheet.tiles):
        rect, cells = layout.over(pools)
        z = zorder.LAST if n == last else zorder.PIECE + 0.5
        shown[f"tile:{seat}:{n}"] = ItemSpec(
            "tile", (shape, cells, points, "laid"), rect, z,
            enter=stacks.get(shape), soft=False,
        )  # fmt: skip
    if table.sheet.group:
        rect, cells = layout.over(table.sheet.group)
        shown["group"] = ItemSpec("group", (cells, layout.side), rect, zorder.SEAM - 0.5)
    return shown


# -- painters -----------------------------------------------------------------------------------


def _paint_sheet(
    p: QPainter, rect: QRectF, frame: tuple[float, ...], side: float, f: float
) -> None:
    """Paint paper with a red frame, waves at its foot, the lake's bed and coordinates."""
    paint_paper(p, rect, 10)
    _paint_waves(p, QRectF(rect.left() + 7, rect.bottom() - 26 * f, rect.width() - 14, 20 * f), f)
    line = brush.outline("lacquer", 1.4, 0.75)
    brush.draw_path(p, brush.rounded(rect.adjusted(6, 6, -6, -6), 6), None, line)
    lake = QRectF(*frame).translated(rect.topLeft())
    paint_bed(p, lake, side)
    x, y, label = lake.left() + side * 0.07, lake.top() + side * 0.07, 16 * f
    for n in range(WIDTH):
        place = QRectF(x + n * side, lake.top() - label, side, label)
        text(p, place, COLUMNS[n], 12.5 * f, "ink_soft", BOLD, scaled=False, floor=8)
    for n in range(HEIGHT):
        place = QRectF(lake.left() - label, y + n * side, label * 0.9, side)
        text(p, place, str(n + 1), 12.5 * f, "ink_soft", BOLD, scaled=False, floor=8)


def _paint_waves(p: QPainter, rect: QRectF, f: float) -> None:
    """Paint printed waves along the lower edge."""
    if theme().flat:
        return
    wave = 44 * f
    with brush.saved(p):
        p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        p.setBrush(brush.NO_BRUSH)
        p.setPen(brush.pen("wave", 1, 0.18))
        for row in range(math.ceil(rect.height() / (wave * 0.42)) + 1):
            for i in range(-1, math.ceil(rect.width() / wave) + 2):
                centre = QPointF(
                    rect.left() + (i + (row % 2) * 0.5) * wave,
                    rect.top() + (row + 1) * wave * 0.42,
                )
                for part in (1.0, 0.68, 0.36):
                    p.drawArc(brush.square(centre, wave * part), 0, 180 * 16)


def _paint_pencil(p: QPainter, rect: QRectF) -> None:
    """Paint the pencil of the current player."""
    paint_pencil(p, rect.center(), rect.height() * 1.1, angle=-45.0)


def _paint_note(
    p: QPainter, rect: QRectF, label: str, px: float, ink: str, where: str, bold: bool
) -> None:
    """Paint text on paper or on the night."""
    align = {"left": LEFT, "right": RIGHT, "center": Qt.AlignmentFlag.AlignCenter}[where]
    text(p, rect, label, within(rect, px), ink, BOLD if bold else MEDIUM, align, floor=8)


def _paint_two_lines(p: QPainter, rect: QRectF, label: str, px: float, ink: str) -> None:
    text(p, rect, label, px, ink, BOLD, wrap=True, floor=7)


def _paint_bonus(p: QPainter, rect: QRectF, row: int, die: str, stands: int, f: float) -> None:
    """Paint a bonus row: ticked when past, lit when current, plain before."""
    past, now = stands == PAST, stands == NOW
    path = brush.rounded(rect, 7 * f)
    if now:
        brush.draw_path(p, path, "legal_core")
        lit_edge(p, path, "legal_hi", 3.2 * f, 1.0, "legal")
    else:
        fill = brush.color("paper_shade", 0.6) if past else brush.color("white", 0.4)
        brush.draw_path(p, path, fill, brush.outline("paper_edge", 1, 0.45))
    radius = min(rect.height() * 0.38, rect.width() * 0.26)
    place = QRectF(rect.left() + 3 * f, rect.top(), rect.width() * 0.36, rect.height())
    px = min((17 if now else 15) * f, rect.height() * 0.62)
    number(p, place, row, px, "ink_soft" if past else "ink", BOLD if now else SEMIBOLD)
    centre = QPointF(rect.left() + rect.width() * 0.67, rect.center().y())
    paint_chip(p, centre, radius, die, alpha=0.45 if past else 1.0)
    if past:
        tick = QPainterPath(centre + QPointF(-radius * 0.75, radius * 0.05))
        tick.lineTo(centre + QPointF(-radius * 0.2, radius * 0.62))
        tick.lineTo(centre + QPointF(radius * 0.95, -radius * 0.85))
        p.strokePath(tick, brush.pen("ink", max(2.0, 2.6 * f)))


def _paint_group(p: QPainter, rect: QRectF, cells: Cells, side: float) -> None:
    """Paint the dashed contour of the group that scores."""
    path = cells_path(rect.topLeft(), side, cells, 0)
    p.strokePath(path, brush.pen("group_edge", side * 0.08))
    line = brush.pen("group", side * 0.045)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    line.setDashPattern([2.6, 1.2])
    p.strokePath(path, line)


def _paint_tile(
    p: QPainter, rect: QRectF, shape: str, cells: Cells, points: int, state: str
) -> None:
    side = rect.width() / (max(x for x, _ in cells) + 1)
    paint_firework_tile(p, rect.topLeft(), side, shape, cells, points, state=state)


RENDERERS = {
    "sheet": Renderer(_paint_sheet, pixels=16),
    "pencil": Renderer(_paint_pencil, pixels=6),
    "note": Renderer(_paint_note, pixels=4),
    "two-lines": Renderer(_paint_two_lines, pixels=2),
    "pool": Renderer(paint_pool, part=0.02),
    "tile": Renderer(_paint_tile, pixels=12),
    "group": Renderer(_paint_group, pixels=8),
    "bonus": Renderer(_paint_bonus, pixels=8),
}
