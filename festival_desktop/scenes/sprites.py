"""Pictures that fly or burst over a table for a moment and are gone."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from festival_desktop.art import cache
from festival_desktop.scenes import zorder
from festival_desktop.scenes.animation import Curve, both, out
from festival_desktop.scenes.presenter import SceneContext


class Sprites:
    def __init__(self, context: SceneContext) -> None:
        self._context = context

    def painted(self, key: Hashable, side: float, paint: cache.Paint) -> QPixmap:
        """A square picture, painted once for each key."""
        return cache.pixmap(key, QSizeF(side, side), self._context.dpr(), paint)

    def add(self, pixmap: QPixmap) -> QGraphicsPixmapItem:
        """Over everything, still hidden."""
        item = QGraphicsPixmapItem()
        self.show(item, pixmap)
        item.setZValue(zorder.SPARK)
        item.setVisible(False)
        self._context.add_item(item)
        return item

    def show(self, item: QGraphicsPixmapItem, pixmap: QPixmap) -> None:
        """With its middle where the item is."""
        item.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)

    def play(
        self,
        item: QGraphicsItem,
        length: int,
        step: Callable[[float], object],
        delay: int = 0,
        curve: Curve = out,
        done: Callable[[], object] = lambda: None,
    ) -> None:
        """Seen from its first step on, and gone after the last."""

        def shown(t: float) -> None:
            item.setVisible(True)
            step(t)

        def gone() -> None:
            self._context.remove_item(item)
            done()

        key = ("sprite", item)
        self._context.items.animate(key, length, shown, delay=delay, curve=curve, done=gone)

    def fly(
        self,
        pixmap: QPixmap,
        a: QPointF,
        b: QPointF,
        length: int,
        delay: int,
        landed: Callable[[], object],
    ) -> None:
        """In a low arc from place to place."""
        item = self.add(pixmap)
        lift = QPointF(0, -0.18 * (abs(b.x() - a.x()) + abs(b.y() - a.y())) ** 0.9)

        def step(t: float) -> None:
            item.setPos(a + (b - a) * t + lift * (2 * t * (1 - t)))

        self.play(item, length, step, delay, both, landed)

    def burst(self, pixmap: QPixmap, centre: QPointF, length: int, delay: int) -> None:
        """Grows in one place and fades."""
        item = self.add(pixmap)
        item.setPos(centre)

        def step(t: float) -> None:
            item.setScale(0.25 + 0.85 * t)
            item.setOpacity(1.0 if t < 0.5 else 2.0 * (1.0 - t))

        self.play(item, length, step, delay)
