"""The small sheets of the others grow while they are shaded: a pool is drawn bit by bit."""

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.lake import xy
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes.animation import evenly, there_and_back
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.scenes.sprites import Sprites
from festival_desktop.screens.lanterns_dice.pictures.dice import paint_pencil
from festival_desktop.screens.lanterns_dice.table.paint_minis import mini_places

PENCIL = 2.6
"""The length of the pencil, in sides of a pool."""


class MiniShading:
    def __init__(self, context: SceneContext) -> None:
        self._context = context
        self._sprites = Sprites(context)
        self._before: dict[Seat, QPixmap] = {}
        """Seat → its sheet as it looked before the step."""

    def keep(self, seats: range) -> None:
        """Another position comes: remember how the sheets look."""
        items = ((seat, self._context.items.get(f"mini:{seat}")) for seat in seats)
        self._before = {seat: item.pixmap() for seat, item in items if item is not None}

    def show(self, seat: Seat, area: int, die: str, f: float, delay: int) -> None:
        """A pool as it was lies over the new one, and gives way to a pencil."""
        mini, before = self._context.items.get(f"mini:{seat}"), self._before.get(seat)
        if mini is None or before is None:
            return
        origin, side, *_ = mini_places(mini.spec.rect, f)
        x, y = xy(area // 2)
        pool = QRectF(origin.x() + x * side, origin.y() + y * side, side, side)
        corner = mini.pos() + mini.offset()
        dpr = before.devicePixelRatioF()
        cut = QRectF((pool.topLeft() - corner) * dpr, pool.size() * dpr).toAlignedRect()
        self._reveal(before, cut, pool, delay)
        self._scribble(pool, die, delay)

    def _reveal(self, before: QPixmap, cut: QRect, pool: QRectF, delay: int) -> None:
        item = self._sprites.add(before.copy(cut))
        item.setOffset(0, 0)
        item.setPos(pool.topLeft())
        item.setVisible(True)

        def step(t: float) -> None:
            left = cut.adjusted(round(cut.width() * t), 0, 0, 0)
            item.setVisible(not left.isEmpty())
            if item.isVisible():  # of nothing Qt would copy everything
                item.setPixmap(before.copy(left))
                item.setPos(pool.left() + pool.width() * t, pool.top())

        self._sprites.play(item, durations.DRAW, step, delay, evenly)

    def _scribble(self, pool: QRectF, die: str, delay: int) -> None:
        length = pool.width() * PENCIL

        def paint(p: QPainter, rect: QRectF) -> None:
            paint_pencil(p, rect.center(), length, angle=-45, die=die)

        pixmap = self._sprites.painted(("small pencil", die), length * 1.3, paint)
        item = self._sprites.add(pixmap)
        tip = QPointF(length * 0.4, -length * 0.4)  # from the tip to the middle

        def step(t: float) -> None:
            up = there_and_back(t * 3.0 % 1.0) * pool.height()
            item.setPos(QPointF(pool.left() + pool.width() * t, pool.bottom() - up) + tip)

        self._sprites.play(item, durations.DRAW, step, delay, evenly)
