"""The picture behind the table: the lake at night, open around the tray."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.scenery import Spot, paint_lake_scene
from festival_desktop.screens.lanterns_dice.pictures.tray import paint_ripples
from festival_desktop.screens.lanterns_dice.table.layout import Layout

SKY_LANTERNS = (
    (0.86, 0.10, 9), (0.945, 0.20, 6), (0.79, 0.035, 5), (0.21, 0.03, 5), (0.035, 0.27, 5),
)  # fmt: skip
FLOATS = ((0.06, 0.72, 9), (0.17, 0.68, 7), (0.93, 0.71, 10), (0.82, 0.67, 7))
"""Places around the tray and sizes, for the part of the window that nothing covers."""


def paint_backdrop(p: QPainter, rect: QRectF, layout: Layout) -> None:
    zone, f = layout.tray_zone, layout.f

    def at(spots: tuple[tuple[float, float, float], ...]) -> list[Spot]:
        return [
            Spot(zone.left() + u * zone.width(), zone.top() + v * zone.height(), size * f)
            for u, v, size in spots
        ]

    (moon,) = at(((0.1, 0.12, 21),))
    horizon = layout.sky.bottom()
    paint_lake_scene(p, rect, horizon, moon=moon, sky_lanterns=at(SKY_LANTERNS), floats=at(FLOATS))
    if not layout.large:
        paint_ripples(p, layout.tray, layout.radius)
