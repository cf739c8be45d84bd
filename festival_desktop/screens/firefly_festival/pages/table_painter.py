"""Paints a small lake. Loaded after the first frame of the program."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import NO_BRUSH, circle, color, outline, rounded, saved
from festival_desktop.screens.firefly_festival.pages.table_picture import Isle, SmallLake
from festival_desktop.screens.firefly_festival.pictures.isles import (
    START,
    paint_ground,
    paint_torii,
)
from festival_desktop.screens.firefly_festival.pictures.lake import (
    paint_float,
    paint_span,
    paint_swarm,
)
from festival_desktop.screens.firefly_festival.pictures.marks import (
    paint_floor,
    paint_medal,
    paint_sorin,
)
from festival_desktop.ui.pages.table_sketch import paint_water_window

_REWARDS = ("brass", "good", "goal1", "light")
"""Kind of water reward → the colour of its spot."""

_CROWD = 6
_COARSE, _FINE = 5.0, 16.0
"""Cells up to the one are too small for fireflies, below the other for what floats there."""


def paint_window(p: QPainter, rect: QRectF, lake: SmallLake) -> None:
    """A window on a lake that was left."""
    with saved(p):
        p.setClipPath(rounded(rect, 8))
        paint_water_window(p, rect)
        edge = rect.height() * 0.04
        paint_lake_on(p, rect.adjusted(edge, edge, -edge, -edge), lake)
    with saved(p):
        p.setBrush(NO_BRUSH)
        p.setPen(outline("wood", 1.4))
        p.drawRoundedRect(rect.adjusted(0.7, 0.7, -0.7, -0.7), 8, 8)


def paint_lake_on(p: QPainter, rect: QRectF, lake: SmallLake) -> None:
    """Islands and bridges, as large as fits, on water that is already there."""
    c = min(rect.width() / lake.width, rect.height() / lake.height)
    left = rect.center().x() - c * lake.width / 2
    top = rect.center().y() - c * lake.height / 2
    for x, y, kind in lake.rewards:
        at_x, at_y = left + (x + 0.5) * c, top + (y + 0.5) * c
        if c < _FINE:
            p.fillPath(circle(at_x, at_y, c * 0.24), color(_REWARDS[kind], 0.85))
        else:
            paint_float(p, at_x, at_y, c, kind, hot=False)
    for isle in lake.isles:
        block = QRectF(left + isle.x * c, top + isle.y * c, 3 * c, 3 * c)
        paint_ground(p, block, isle.size, isle.tile)
    for span in lake.spans:
        wide, high = (span.length, 1) if span.across else (1, span.length)
        cells = QRectF(left + span.x * c, top + span.y * c, wide * c, high * c)
        paint_span(p, cells, span.seat, span.length, (0.3, 0.3), span.across)
    for isle in lake.isles:
        block = QRectF(left + isle.x * c, top + isle.y * c, 3 * c, 3 * c)
        _paint_standing(p, block, isle)


def _paint_standing(p: QPainter, block: QRectF, isle: Isle) -> None:
    """The gate of a Start or a pagoda, and workers as spots of their colour."""
    c, x = block.width() / 3, block.center().x()
    if isle.size == START:
        paint_torii(p, x, block.top() + 1.5 * c, 1.5 * c)
    foot = block.top() + 1.8 * c
    for storey, seat in enumerate(isle.floors):
        paint_floor(p, x, foot - storey * 0.36 * c, (1.5 - 0.14 * storey) * c, 0.6 * c, seat)
    if isle.sealed:
        if c > _COARSE:
            paint_swarm(p, block, isle.tile)
        paint_sorin(p, x, foot - len(isle.floors) * 0.36 * c, 0.7 * c)
    # Where there are many, one stands for all of its colour.
    crowd = isle.workers if len(isle.workers) <= _CROWD else tuple(dict.fromkeys(isle.workers))
    step = min(0.5, 2.4 / max(1, len(crowd))) * c
    for number, seat in enumerate(crowd):
        at = x + (number - (len(crowd) - 1) / 2) * step
        paint_medal(p, at, block.top() + 2.35 * c, 0.24 * c, seat)
