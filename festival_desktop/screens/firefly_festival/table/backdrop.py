"""The picture behind the table: the evening sky and the lake in its frame."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPixmap

from festival_desktop.art import cache
from festival_desktop.art.sky import paint_ridge, paint_sky, paint_stars
from festival_desktop.art.theme import theme
from festival_desktop.screens.firefly_festival.pictures.lake import paint_lake
from festival_desktop.screens.firefly_festival.table.layout import Layout


def backdrop(layout: Layout, dpr: float, cell: float) -> QPixmap:
    """Opaque, so that drawing a part of it is copying."""

    def paint(p: QPainter, rect: QRectF) -> None:
        paint_sky(p, rect, haze=theme().haze)
        paint_stars(p, rect, int(rect.width() * rect.height() / 5200 * theme().stars))
        for part, seed, top, low in ((0.11, 23, "hill2", "hill3"), (0.05, 5, "hill4", "hill5")):
            ridge = rect.adjusted(0, rect.height() * (1 - part), 0, 0)
            paint_ridge(p, ridge, top, low, seed=seed)
        paint_lake(p, layout.lake, cell)

    painted = cache.render(QSizeF(layout.width, layout.height), dpr, paint)
    opaque = QPixmap.fromImage(painted.toImage().convertToFormat(QImage.Format.Format_RGB32))
    opaque.setDevicePixelRatio(dpr)
    return opaque
