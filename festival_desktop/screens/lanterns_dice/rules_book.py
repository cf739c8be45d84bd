"""The rules book of Lanterns Dice, with diagrams of the real lake, dice and tiles.

Nothing of it is read or painted before it is opened.
"""

from collections.abc import Iterable, Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.games.lanterns_dice.content import Content
from festival_desktop.games.lanterns_dice.lake import BOTH_AREAS, NEIGHBOURS, pool_at, xy
from festival_desktop.paths import resources
from festival_desktop.screens.lanterns_dice.filled_sheet import areas_of, pools_of
from festival_desktop.screens.lanterns_dice.pictures.firework_tiles import (
    cells_path,
    extent,
    paint_firework_tile,
)
from festival_desktop.screens.lanterns_dice.pictures.lake import lit_edge, paint_legal, paint_pool
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_medal
from festival_desktop.screens.lanterns_dice.pictures.tray import paint_die
from festival_desktop.tables.lanterns_dice.vocabulary import ScorePart
from festival_desktop.ui.rules_book import Diagram, Pieces, RulesBook, on_water


def rules_book(content: Content) -> RulesBook:
    return RulesBook(
        folder=resources() / "lanterns_dice" / "rules",
        diagrams=lambda: _diagrams(content),
        details={"reason": [part.name.lower() for part in ScorePart]},
    )


def _diagrams(content: Content) -> Mapping[str, Diagram]:
    pieces: Pieces = {
        "pools": (300, 120, partial(_pools, content)),
        "colours": (440, 92, partial(_colours, content)),
        "platform": (300, 300, partial(_platform, content)),
        "boat": (300, 300, partial(_boat, content)),
        "shapes": (520, 190, partial(_shapes, content)),
        "launch": (220, 220, partial(_launch, content)),
        "groups": (520, 250, partial(_groups, content)),
    }
    return on_water("bed0", "bed1", pieces)


class _Piece:
    """A part of the lake: some columns and rows, the pools in `done` completed."""

    def __init__(
        self, content: Content, rect: QRectF, corner: tuple[int, int], wide: int, high: int
    ) -> None:
        self._content, self._corner, self._size = content, corner, (wide, high)
        self.side = min((rect.width() - 20) / wide, (rect.height() - 20) / high)
        self.origin = rect.center() - QPointF(wide, high) * self.side / 2

    def cell(self, pool: int) -> QRectF:
        x, y = xy(pool)
        spot = QPointF(x - self._corner[0], y - self._corner[1]) * self.side + self.origin
        return QRectF(spot.x(), spot.y(), self.side, self.side)

    def paint(self, p: QPainter, done: Iterable[int], pending: Iterable[int] = ()) -> None:
        done = set(done)
        shaded = sum(BOTH_AREAS[pool] for pool in done)
        pools = pools_of(self._content, shaded, sum(1 << pool for pool in done), set(pending))
        left, top = self._corner
        wide, high = self._size
        for y in range(top, top + high):
            for x in range(left, left + wide):
                pool = pool_at(x, y)
                paint_pool(p, self.cell(pool), pools[pool])


def _around(content: Content, pool: int, area: QRectF) -> _Piece:
    x, y = xy(pool)
    return _Piece(content, area, (x - 1, y - 1), 3, 3)


def _inner(pools: Iterable[int]) -> int:
    """Return the first pool that is not at the edge."""
    return next(pool for pool in pools if len(NEIGHBOURS[pool]) == 4)


def _pools(content: Content, p: QPainter, area: QRectF) -> None:
    """Paint the same pool three times: empty, with one shaded area, completed."""
    plain = next(
        pool
        for pool in pools_of(content, 0, 0)
        if not pool.feature and not any(part.pavilion for part in pool.areas)
    )
    for number, shaded in enumerate(((False, False), (True, False), (True, True))):
        x = area.left() + area.width() * (number + 0.5) / 3 - 40
        cell = QRectF(x, area.center().y() - 40, 80, 80)
        paint_pool(p, cell, plain._replace(shaded=shaded))


def _colours(content: Content, p: QPainter, area: QRectF) -> None:
    step = area.width() / len(content.colors)
    for number, die in enumerate(content.colors):
        centre = QPointF(area.left() + (number + 0.5) * step, area.center().y() - 2)
        paint_die(p, centre, 48, die)


def _platform(content: Content, p: QPainter, area: QRectF) -> None:
    """Paint a platform that was just completed, and everything it lets you shade."""
    platform = _inner(content.platforms)
    piece = _around(content, platform, area)
    piece.paint(p, [platform], [platform])
    areas, pools = areas_of(content), pools_of(content, 0, 0)
    for there in NEIGHBOURS[platform]:
        for half in areas[2 * there : 2 * there + 2]:
            paint_legal(p, piece.cell(there), half, pools[there].feature)


def _boat(content: Content, p: QPainter, area: QRectF) -> None:
    boat = _inner(content.boats)
    _around(content, boat, area).paint(p, NEIGHBOURS[boat])


def _shapes(content: Content, p: QPainter, area: QRectF) -> None:
    side = 22.0
    for number, shape in enumerate(content.shapes):
        middle = QPointF(
            area.left() + area.width() * (number % 4 + 0.5) / 4,
            area.top() + area.height() * (number // 4 + 0.5) / 2,
        )
        origin = middle - extent(shape.cells) * side / 2
        paint_firework_tile(p, origin, side, shape.id, shape.cells, small=True)
        paint_medal(p, origin + QPointF(-12, 4), 12, shape.values[0])


def _launch(content: Content, p: QPainter, area: QRectF) -> None:
    shape = next(shape for shape in content.shapes if shape.id == "corner")
    piece = _Piece(content, area, (0, 0), 3, 3)
    under = [pool_at(x, y) for x, y in shape.cells]
    piece.paint(p, [*under, pool_at(2, 1)])
    paint_firework_tile(p, piece.origin, piece.side, shape.id, shape.cells, shape.values[0])


def _groups(content: Content, p: QPainter, area: QRectF) -> None:
    """Paint two groups; light surrounds the second one, which scores."""
    piece = _Piece(content, area, (0, 0), 9, 4)
    large = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1), (1, 2), (2, 2)]
    second = [(5, 1), (6, 1), (5, 2), (6, 2), (7, 2)]
    piece.paint(p, [pool_at(x, y) for x, y in large + second])
    path = cells_path(piece.origin, piece.side, second, 0)
    lit_edge(p, path, "light", piece.side * 0.12, 1.0)
    paint_medal(p, piece.cell(pool_at(7, 2)).center(), piece.side * 0.4, len(second))
