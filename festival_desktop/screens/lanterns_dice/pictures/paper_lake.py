"""The lake of a printed score sheet: dark lines on white, readable without colour.

One unit is a tenth of a millimetre. Pale tints help where there is colour; signs and the direction
of the hatching show the same without.
"""

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from festival_desktop.art import brush
from festival_desktop.art.type import number
from festival_desktop.screens.lanterns_dice.pictures import (
    die_signs,
    firework_tiles,
    lake,
    lake_signs,
)

HAIR, LINE, BOLD_LINE = 2.0, 3.5, 9.0
"""Line widths."""
_STEP = 14.0
"""Distance between two hatching strokes."""


def paint_paper_pool(p: QPainter, rect: QRectF, pool: lake.Pool) -> None:
    for area, shaded in zip(pool.areas, pool.shaded, strict=True):
        path = lake.area_path(rect, area.sides)
        p.fillPath(path, paper_tint(area.die, 0.45 if shaded else 0.16))
        if shaded:
            paint_paper_hatching(p, path, area.die)
        centre, radius = lake.sign_place(rect, area, pool.feature)
        sign_edge = "white" if shaded else None
        die_signs.paint_sign(p, centre, radius, area.die, "ink", edge=sign_edge)
        if area.pavilion:
            place = lake.in_area(rect, area.sides, 0.29, 0.32)
            lake_signs.paint_pavilion_sign(p, place, rect.width() * 0.34)
        p.strokePath(path, brush.outline("ink", HAIR))
    edge = brush.outline("ink", BOLD_LINE if all(pool.shaded) else LINE)
    brush.draw_rounded(p, lake.cell(rect), rect.width() * 0.09, None, edge)
    if pool.feature == "platform":
        lake_signs.paint_platform(p, rect.center(), rect.width() * 0.28, state=pool.stands)
    elif pool.feature == "boat":
        stands = "open" if pool.stands == "lit" else pool.stands  # Highlights are useless on paper.
        lake_signs.paint_boat(p, rect.center(), rect.width() * 0.46, state=stands)


def paper_tint(die: str, strength: float) -> QColor:
    if die == "white":
        return brush.color("white")
    return brush.mix("white", die_signs.die_color(die), strength)


def paint_paper_hatching(p: QPainter, path: QPainterPath, die: str) -> None:
    """Paint even strokes in the direction of the colour, as long as its area is wide."""
    angle = math.radians(die_signs.HATCHING[die])
    way = QPointF(math.cos(angle), math.sin(angle))
    across = QPointF(-way.y(), way.x())
    box = path.boundingRect()
    reach = math.hypot(box.width(), box.height()) / 2
    lines = []
    t = -reach
    while t <= reach:
        middle = box.center() + across * t
        lines.append(QLineF(middle - way * reach, middle + way * reach))
        t += _STEP
    with brush.saved(p):
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        p.setPen(brush.pen("ink", LINE, 0.75))
        p.drawLines(lines)


def paint_paper_tile(
    p: QPainter, origin: QPointF, side: float, cells: firework_tiles.Cells, points: int
) -> None:
    """Paint fireworks on the lake: a white window with bursts of lines, and its points."""
    path = firework_tiles.cells_path(origin, side, cells, side * 0.05)
    p.fillPath(path, brush.color("white", 0.86))
    p.strokePath(path, brush.pen("ink", BOLD_LINE * 1.4))
    for x, y in cells:
        _paint_burst(p, origin + QPointF(x + 0.5, y + 0.5) * side, side * 0.34)
    spot = firework_tiles.medal_place(origin, side, cells)
    brush.draw_circle(p, spot, side * 0.22, "white", brush.pen("ink", LINE))
    number(p, brush.square(spot, side * 0.44), points, side * 0.3)


def _paint_burst(p: QPainter, centre: QPointF, radius: float) -> None:
    with brush.saved(p):
        p.setPen(brush.pen("ink", LINE))
        for ray in range(12):
            angle = ray * math.tau / 12
            way = QPointF(math.cos(angle), math.sin(angle))
            far = radius * (1.0 if ray % 2 else 0.7)
            p.drawLine(centre + way * radius * 0.2, centre + way * far)
