"""The picture behind the table: the lake, and the wooden side column."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import color
from festival_desktop.art.scenery import paint_table_lake
from festival_desktop.art.surfaces import paint_wood
from festival_desktop.screens.festival_of_lanterns.table.layout import Layout


def paint_backdrop(p: QPainter, layout: Layout) -> None:
    table, side = layout.table, layout.side
    paint_table_lake(p, table, layout.horizon, display=layout.display)
    paint_wood(p, side, seed=9)
    edge = side.right() - 2 if layout.mirrored else side.left()
    p.fillRect(QRectF(edge, side.top(), 2, side.height()), color("brass", 0.8))
