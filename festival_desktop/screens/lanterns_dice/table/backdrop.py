"""The picture behind the table: the lake at night, open around the tray."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPixmap

from festival_desktop.art import cache
from festival_desktop.art.scenery import Spot, paint_lake_scene
from festival_desktop.screens.lanterns_dice.pictures.tray import paint_ripples
from festival_desktop.screens.lanterns_dice.table.layout import Layout

SKY_LANTERNS = (
    (0.86, 0.10, 9), (0.945, 0.20, 6), (0.79, 0.035, 5), (0.21, 0.03, 5), (0.035, 0.27, 5),
)  # fmt: skip
FLOATS = ((0.06, 0.72, 9), (0.17, 0.68, 7), (0.93, 0.71, 10), (0.82, 0.67, 7))
"""Places around the tray and sizes, for the part of the window that nothing covers."""


def backdrop(layout: Layout, dpr: float) -> QPixmap:
    """Opaque, so that drawing a part of it is copying."""
    zone, f = layout.tray_zone, layout.f

    def at(spots: tuple[tuple[float, float, float], ...]) -> list[Spot]:
        return [
            Spot(zone.left() + u * zone.width(), zone.top() + v * zone.height(), size * f)
            for u, v, size in spots
        ]

    def paint(p: QPainter, rect: QRectF) -> None:
        horizon = layout.sky.bottom()
        moon = Spot(zone.left() + zone.width() * 0.1, zone.top() + zone.height() * 0.12, 21 * f)
        paint_lake_scene(
            p, rect, horizon, moon=moon, sky_lanterns=at(SKY_LANTERNS), floats=at(FLOATS)
        )
        if not layout.large:
            paint_ripples(p, layout.tray, layout.radius)

    painted = cache.render(QSizeF(layout.width, layout.height), dpr, paint)
    opaque = QPixmap.fromImage(painted.toImage().convertToFormat(QImage.Format.Format_RGB32))
    opaque.setDevicePixelRatio(dpr)
    return opaque
