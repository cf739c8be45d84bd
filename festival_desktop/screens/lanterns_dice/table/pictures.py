"""How every kind of item on the table is painted.

Each has a painter and a margin: how far its light and shadow reach outside. Faces hold all a
picture depends on, texts included. Knows no positions, no session, no moves.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import (
    at,
    circle,
    color,
    glow,
    halo,
    pen,
    put,
    rounded,
    saved,
    square,
)
from festival_desktop.art.icons import paint_icon
from festival_desktop.scenes.renderer import Renderer
from festival_desktop.screens.lanterns_dice.pictures import firework_tiles
from festival_desktop.screens.lanterns_dice.pictures import lake as lakes
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import Cells
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_boat, paint_way_on
from festival_desktop.screens.lanterns_dice.pictures.tray import (
    WELL,
    paint_die,
    paint_tray,
    paint_turn_arrow,
)
from festival_desktop.screens.lanterns_dice.table import paint_minis as minis
from festival_desktop.screens.lanterns_dice.table import paint_reckoning as reckoning
from festival_desktop.screens.lanterns_dice.table import paint_sheet as sheets
from festival_desktop.screens.lanterns_dice.table import paint_side as sides
from festival_desktop.screens.lanterns_dice.table import paint_stacks as stacks

# -- the lake -----------------------------------------------------------------------------------


def _last(p: QPainter, rect: QRectF, sides_: str, back: bool) -> None:
    """A thin halo; with an arrow back while pressing it would take it back."""
    lakes.paint_last(p, rect, sides_)
    if back:
        side = rect.width() * 0.3
        middle = lakes.in_area(rect, sides_, 0.3, 0.3)
        disc = circle(middle.x(), middle.y(), side * 0.8)
        put(p, disc, color("night", 0.88), pen("white", 1.5))
        paint_icon(p, square(middle, side), "undo", "light_hi")


def _group(p: QPainter, rect: QRectF, cells: Cells, side: float) -> None:
    """The dashed contour of the group that scores."""
    path = firework_tiles.cells_path(rect.topLeft(), side, cells, 0)
    p.strokePath(path, pen("group_edge", side * 0.08))
    line = pen("group", side * 0.045)
    line.setCapStyle(Qt.PenCapStyle.FlatCap)
    line.setDashPattern([2.6, 1.2])
    p.strokePath(path, line)


def _contour(p: QPainter, rect: QRectF, cells: Cells, side: float) -> None:
    """White light along the outline of pools."""
    path = firework_tiles.cells_path(rect.topLeft(), side, cells, side * 0.02)
    lakes.lit_edge(p, path, "white", max(1.6, side * 0.035), 0.9)


def _tile(p: QPainter, rect: QRectF, shape: str, cells: Cells, points: int, state: str) -> None:
    side = rect.width() / (max(x for x, _ in cells) + 1)
    firework_tiles.paint_firework_tile(p, rect.topLeft(), side, shape, cells, points, state=state)


def _spot(p: QPainter, rect: QRectF, strength: float) -> None:
    """Light around a pool."""
    inner = lakes.cell(rect)
    radius = rect.width() * lakes.CORNER
    path = lakes.rounded_cell(rect)
    halo(p, inner, radius, "light", rect.width() * 0.1, strength)
    lakes.lit_edge(p, path, "legal_hi", max(1.5, rect.width() * 0.04), strength, "light_hi")


def _pending(p: QPainter, rect: QRectF, ways: tuple[int, ...]) -> None:
    """A pool whose platform lets you shade beside it, there where arrows point."""
    k = rect.width()
    lakes.lit_edge(p, lakes.rounded_cell(rect), "legal_hi", max(2.0, k * 0.06), 1.0, "light_hi")
    for way in ways:
        paint_way_on(p, at(rect.center(), way, k * 0.5), way, k * 0.13)


def _plus(p: QPainter, rect: QRectF, points: int, east: bool) -> None:
    """A boat that would be surrounded: what it would score, beside its signs."""
    k = rect.width()
    paint_boat(p, rect.center(), k * 0.52, state="lit")
    corner = QPointF(rect.center().x() + (0.24 if east else -0.24) * k, rect.top() + 0.2 * k)
    reckoning.paint_plus(p, corner, points, max(11.0, k * 0.18))


def _area_focus(p: QPainter, rect: QRectF, sides_: str) -> None:
    path = lakes.area_path(rect, sides_, 1)
    for ink, wide in (("ink", 10), ("white", 6.4), ("light", 3.4)):
        p.strokePath(path, pen(ink, wide))


# -- the tray -----------------------------------------------------------------------------------


def _tray(p: QPainter, rect: QRectF, lit: bool) -> None:
    paint_tray(p, rect.center(), rect.width() / 2, lit=lit)


def _snaps(p: QPainter, rect: QRectF) -> None:
    """Where the dice will come to rest while the tray is turned."""
    r = rect.width() / 2
    line = pen("light_hi", 1.6, 0.6)
    line.setStyle(Qt.PenStyle.DashLine)
    for quarter in range(4):
        place = square(at(rect.center(), quarter, r * WELL), r * 0.42)
        put(p, rounded(place, r * 0.08), None, line)


def _die(p: QPainter, rect: QRectF, die: str, waits: bool, hover: bool) -> None:
    with saved(p):
        if hover:
            glow(p, rect.center(), rect.width() * 0.95, "light", 0.9)
        p.setOpacity(0.55 if waits and not hover else 1.0)
        paint_die(p, rect.center(), rect.width(), die)


def _light(p: QPainter, rect: QRectF, strength: float) -> None:
    halo(p, rect, 10, "light", 11, strength)


RENDERERS: dict[str, Renderer] = {
    "sheet": Renderer(sheets.paint_sheet, pixels=16),
    "title": Renderer(sheets.paint_title, pixels=4),
    "note": Renderer(sheets.paint_note, pixels=4),
    "heading": Renderer(sheets.paint_heading, pixels=6),
    "two-lines": Renderer(sheets.paint_two_lines, pixels=2),
    "pool": Renderer(lakes.paint_pool, part=0.02),
    "feature": Renderer(lakes.paint_feature, part=0.02),
    "legal": Renderer(lakes.paint_legal, part=0.12),
    "stroking": Renderer(lakes.paint_stroking, part=0.12),
    "last": Renderer(_last, part=0.08),
    "group": Renderer(_group, pixels=8),
    "contour": Renderer(_contour, pixels=8),
    "tile": Renderer(_tile, pixels=12),
    "spot": Renderer(_spot, part=0.2),
    "plus": Renderer(_plus, part=0.1),
    "pending": Renderer(_pending, part=0.2),
    "bonus": Renderer(sheets.paint_bonus, pixels=8),
    "gifts": Renderer(reckoning.paint_gifts, pixels=3),
    "part": Renderer(reckoning.paint_part, pixels=3),
    "total": Renderer(reckoning.paint_total, pixels=3),
    "open": Renderer(sheets.paint_open, pixels=3),
    "caption": Renderer(sheets.paint_caption, pixels=3),
    "tray": Renderer(_tray, part=0.13),
    "snaps": Renderer(_snaps),
    "die": Renderer(_die, part=0.5),
    "plate": Renderer(sides.paint_plate, pixels=10),
    "nobody": Renderer(sides.paint_nobody, pixels=2),
    "button": Renderer(sides.paint_leave, pixels=12),
    "reroll": Renderer(sides.paint_reroll, pixels=12),
    "turning": Renderer(paint_turn_arrow, pixels=12),
    "way": Renderer(sides.paint_way, pixels=12),
    "emperor": Renderer(sides.paint_emperor, pixels=14),
    "shelf": Renderer(stacks.paint_shelf, pixels=2),
    "stack": Renderer(stacks.paint_stack, pixels=12),
    "top": Renderer(stacks.paint_top, pixels=6),
    "keys": Renderer(stacks.paint_keys, pixels=6),
    "mini": Renderer(minis.paint_mini, pixels=14),
    "light": Renderer(_light, pixels=13),
    "area-focus": Renderer(_area_focus, part=0.1),
}
