"""How everything on the table looks: from a prop to a pixmap that the painting kit keeps.

Each kind of prop has a painter and a margin: how far its light and shadow reach outside. Faces hold
all a picture depends on, texts included. Knows no positions, no session, no moves.
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import NO_BRUSH, at, color, glow, halo, pen, saved, square
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.scenes.actors import Picture, Prop
from festival_desktop.scenes.look import Face, Look, picture_of
from festival_desktop.screens.lanterns_dice.pictures import lake as lakes
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import (
    cells_path,
    paint_firework_tile,
)
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_boat, paint_way_on
from festival_desktop.screens.lanterns_dice.pictures.tray import WELL, paint_die, paint_tray
from festival_desktop.screens.lanterns_dice.table import paint_minis as minis
from festival_desktop.screens.lanterns_dice.table import paint_reckoning as reckoning
from festival_desktop.screens.lanterns_dice.table import paint_sheet as sheets
from festival_desktop.screens.lanterns_dice.table import paint_side as sides
from festival_desktop.screens.lanterns_dice.table import paint_stacks as stacks


def picture(prop: Prop, dpr: float) -> Picture:
    return picture_of(prop, LOOKS[prop.kind], dpr)


# -- the lake -----------------------------------------------------------------------------------


def _sheet(p: QPainter, rect: QRectF, face: Face) -> None:
    frame, side, f = face
    sheets.paint_sheet(p, rect, (QRectF(*frame), side, f))


def _pool(p: QPainter, rect: QRectF, face: Face) -> None:
    lakes.paint_pool(p, rect, face[0])


def _feature(p: QPainter, rect: QRectF, face: Face) -> None:
    """The stone or boat of a pool again, over the light on its areas."""
    lakes.paint_feature(p, rect, face[0])


def _legal(p: QPainter, rect: QRectF, face: Face) -> None:
    area, feature, soft, hover = face
    lakes.paint_legal(p, rect, area, feature, soft=soft, hover=hover)


def _stroking(p: QPainter, rect: QRectF, face: Face) -> None:
    area, feature, seed, part = face
    lakes.paint_stroking(p, rect, area, feature, seed, part)


def _last(p: QPainter, rect: QRectF, face: Face) -> None:
    """A thin halo; with an arrow back while pressing it would take it back."""
    sides_, back = face
    lakes.paint_last(p, rect, sides_)
    if back:
        side = rect.width() * 0.3
        middle = lakes.in_area(rect, sides_, 0.3, 0.3)
        place = QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)
        with saved(p):
            p.setPen(pen("white", 1.5))
            p.setBrush(color("night", 0.88))
            p.drawEllipse(middle, side * 0.8, side * 0.8)
        paint_icon(p, place, "undo", "light_hi")


def _group(p: QPainter, rect: QRectF, face: Face) -> None:
    """The dashed contour of the group that scores."""
    cells, side = face
    path = cells_path(rect.topLeft(), side, cells, 0)
    with saved(p):
        p.strokePath(path, pen("group_edge", side * 0.08))
        line = pen("group", side * 0.045)
        line.setCapStyle(Qt.PenCapStyle.FlatCap)
        line.setDashPattern([2.6, 1.2])
        p.strokePath(path, line)


def _contour(p: QPainter, rect: QRectF, face: Face) -> None:
    """White light along the outline of pools."""
    cells, side = face
    path = cells_path(rect.topLeft(), side, cells, side * 0.02)
    lakes.lit_edge(p, path, "white", max(1.6, side * 0.035), 0.9)


def _tile(p: QPainter, rect: QRectF, face: Face) -> None:
    shape, cells, points, state = face
    side = rect.width() / (max(x for x, _ in cells) + 1)
    paint_firework_tile(p, rect.topLeft(), side, shape, cells, points, state=state)


def _spot(p: QPainter, rect: QRectF, face: Face) -> None:
    """Light around a pool."""
    (strength,) = face
    inner = lakes.cell(rect)
    radius = rect.width() * lakes.CORNER
    path = lakes.rounded_cell(rect)
    halo(p, inner, radius, "light", rect.width() * 0.1, strength)
    lakes.lit_edge(p, path, "legal_hi", max(1.5, rect.width() * 0.04), strength, "light_hi")


def _pending(p: QPainter, rect: QRectF, face: Face) -> None:
    """A pool whose platform lets you shade beside it, there where arrows point."""
    (ways,) = face
    k = rect.width()
    lakes.lit_edge(p, lakes.rounded_cell(rect), "legal_hi", max(2.0, k * 0.06), 1.0, "light_hi")
    for way in ways:
        paint_way_on(p, at(rect.center(), way, k * 0.5), way, k * 0.13)


def _plus(p: QPainter, rect: QRectF, face: Face) -> None:
    """A boat that would be surrounded: what it would score, beside its signs."""
    points, east = face
    k = rect.width()
    paint_boat(p, rect.center(), k * 0.52, state="lit")
    corner = QPointF(rect.center().x() + (0.24 if east else -0.24) * k, rect.top() + 0.2 * k)
    reckoning.paint_plus(p, corner, points, max(11.0, k * 0.18))


def _area_focus(p: QPainter, rect: QRectF, face: Face) -> None:
    path = lakes.area_path(rect, face[0], 1)
    with saved(p):
        p.setBrush(NO_BRUSH)
        p.strokePath(path, pen("ink", 10))
        p.strokePath(path, pen("white", 6.4))
        p.strokePath(path, pen("light", 3.4))


# -- the tray -----------------------------------------------------------------------------------


def _tray(p: QPainter, rect: QRectF, face: Face) -> None:
    (lit,) = face
    paint_tray(p, rect.center(), rect.width() / 2, lit=lit)


def _snaps(p: QPainter, rect: QRectF, face: Face) -> None:
    """Where the dice will come to rest while the tray is turned."""
    r = rect.width() / 2
    line = pen("light_hi", 1.6, 0.6)
    line.setStyle(Qt.PenStyle.DashLine)
    with saved(p):
        p.setBrush(NO_BRUSH)
        p.setPen(line)
        for quarter in range(4):
            p.drawRoundedRect(
                square(at(rect.center(), quarter, r * WELL), r * 0.42), r * 0.08, r * 0.08
            )


def _die(p: QPainter, rect: QRectF, face: Face) -> None:
    die, waits, hover = face
    with saved(p):
        if hover:
            glow(p, rect.center(), rect.width() * 0.95, "light", 0.9)
        p.setOpacity(0.55 if waits and not hover else 1.0)
        paint_die(p, rect.center(), rect.width(), die)


def _light(p: QPainter, rect: QRectF, face: Face) -> None:
    halo(p, rect, 10, "light", 11, face[0])


def _focus(p: QPainter, rect: QRectF, face: Face) -> None:
    paint_focus_ring(p, rect, face[0])


LOOKS: dict[str, Look] = {
    "sheet": Look(_sheet, pixels=16),
    "title": Look(sheets.paint_title, pixels=4),
    "note": Look(sheets.paint_note, pixels=4),
    "heading": Look(sheets.paint_heading, pixels=6),
    "two-lines": Look(sheets.paint_two_lines, pixels=2),
    "pool": Look(_pool, part=0.02),
    "feature": Look(_feature, part=0.02),
    "legal": Look(_legal, part=0.12),
    "stroking": Look(_stroking, part=0.12),
    "last": Look(_last, part=0.08),
    "group": Look(_group, pixels=8),
    "contour": Look(_contour, pixels=8),
    "tile": Look(_tile, pixels=12),
    "spot": Look(_spot, part=0.2),
    "plus": Look(_plus, part=0.1),
    "pending": Look(_pending, part=0.2),
    "bonus": Look(sheets.paint_bonus, pixels=8),
    "gifts": Look(reckoning.paint_gifts, pixels=3),
    "part": Look(reckoning.paint_part, pixels=3),
    "total": Look(reckoning.paint_total, pixels=3),
    "open": Look(sheets.paint_open, pixels=3),
    "caption": Look(sheets.paint_caption, pixels=3),
    "tray": Look(_tray, part=0.13),
    "snaps": Look(_snaps),
    "die": Look(_die, part=0.5),
    "plate": Look(sides.paint_plate, pixels=10),
    "nobody": Look(sides.paint_nobody, pixels=2),
    "button": Look(sides.paint_leave, pixels=12),
    "reroll": Look(sides.paint_reroll, pixels=12),
    "turning": Look(sides.paint_turning, pixels=12),
    "way": Look(sides.paint_way, pixels=12),
    "emperor": Look(sides.paint_emperor, pixels=14),
    "shelf": Look(stacks.paint_shelf, pixels=2),
    "stack": Look(stacks.paint_stack, pixels=12),
    "top": Look(stacks.paint_top, pixels=6),
    "keys": Look(stacks.paint_keys, pixels=6),
    "mini": Look(minis.paint_mini, pixels=14),
    "light": Look(_light, pixels=13),
    "focus": Look(_focus, pixels=14),
    "area-focus": Look(_area_focus, part=0.1),
}
