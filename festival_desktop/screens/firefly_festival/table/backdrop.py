"""The picture behind the table: the evening sky and the lake in its frame."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.sky import paint_ridge, paint_sky, paint_stars
from festival_desktop.art.theme import theme
from festival_desktop.screens.firefly_festival.pictures.lake import paint_lake


def paint_backdrop(p: QPainter, rect: QRectF, lake: QRectF, cell: float) -> None:
    paint_sky(p, rect)
    paint_stars(p, rect, int(rect.width() * rect.height() / 5200 * theme().stars))
    for part, seed, top, low in ((0.11, 23, "hill2", "hill3"), (0.05, 5, "hill4", "hill5")):
        ridge = rect.adjusted(0, rect.height() * (1 - part), 0, 0)
        paint_ridge(p, ridge, top, low, seed=seed)
    paint_lake(p, lake, cell)
