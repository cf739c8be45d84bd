"""Pictures that fly or burst over a table for a moment and are gone."""

from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from festival_desktop.scenes import zorder
from festival_desktop.scenes.animation import both, out
from festival_desktop.scenes.presenter import SceneContext


class Sprites:
    def __init__(self, context: SceneContext) -> None:
        self._context = context

    def add(self, pixmap: QPixmap) -> tuple[QGraphicsPixmapItem, Hashable]:
        """Over everything, still hidden, and the key of its animation."""
        item = QGraphicsPixmapItem()
        self.show(item, pixmap)
        item.setZValue(zorder.SPARK)
        item.setVisible(False)
        self._context.add_item(item)
        return item, ("sprite", item)

    def show(self, item: QGraphicsPixmapItem, pixmap: QPixmap) -> None:
        """With its middle where the item is."""
        item.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)

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
        item, key = self.add(pixmap)
        lift = QPointF(0, -0.18 * (abs(b.x() - a.x()) + abs(b.y() - a.y())) ** 0.9)

        def step(t: float) -> None:
            item.setVisible(True)
            item.setPos(a + (b - a) * t + lift * (2 * t * (1 - t)))

        def done() -> None:
            self._context.remove_item(item)
            landed()

        self._context.items.animate(key, length, step, delay=delay, curve=both, done=done)

    def burst(self, pixmap: QPixmap, centre: QPointF, length: int, delay: int) -> None:
        """Grows in one place and fades."""
        item, key = self.add(pixmap)
        item.setPos(centre)

        def step(t: float) -> None:
            item.setVisible(True)
            item.setScale(0.25 + 0.85 * t)
            item.setOpacity(1.0 if t < 0.5 else 2.0 * (1.0 - t))

        self._context.items.animate(
            key, length, step, delay=delay, curve=out,
            done=lambda: self._context.remove_item(item),
        )  # fmt: skip
