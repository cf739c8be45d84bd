"""The picture behind the table: the lake, and the wooden side column. Painted once for a size."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter, QPixmap

from festival_desktop.art import cache
from festival_desktop.art.brush import color
from festival_desktop.art.scenery import paint_table_lake
from festival_desktop.art.surfaces import paint_wood
from festival_desktop.screens.festival_of_lanterns.table.layout import Layout


def backdrop(layout: Layout, dpr: float) -> QPixmap:
    """Opaque, so that drawing a part of it is copying."""

    def paint(p: QPainter, rect: QRectF) -> None:
        table, side = layout.table, layout.side
        paint_table_lake(p, table, layout.horizon, display=layout.display)
        paint_wood(p, side, seed=9)
        edge = side.right() - 2 if layout.mirrored else side.left()
        p.fillRect(QRectF(edge, side.top(), 2, side.height()), color("brass", 0.8))

    painted = cache.render(QSizeF(layout.width, layout.height), dpr, paint)
    opaque = QPixmap.fromImage(painted.toImage().convertToFormat(QImage.Format.Format_RGB32))
    opaque.setDevicePixelRatio(dpr)
    return opaque
