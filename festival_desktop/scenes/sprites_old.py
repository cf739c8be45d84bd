"""Pictures that fly or burst over a table for a moment and are gone."""

from collections.abc import Callable

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from festival_desktop.scenes import zorder
from festival_desktop.scenes.motion import both
from festival_desktop.scenes.piece_scene import PieceScene


class Sprites:
    def __init__(self, scene: PieceScene) -> None:
        self._scene = scene
        self._number = 0

    def add(self, pixmap: QPixmap) -> tuple[QGraphicsPixmapItem, str]:
        """Over everything, still hidden, and the name of its animation."""
        item = QGraphicsPixmapItem(pixmap)
        size = pixmap.deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)
        item.setZValue(zorder.SPARK)
        item.setVisible(False)
        self._scene.addItem(item)
        self._number += 1
        return item, f"sprite:{self._number}"

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
            self._scene.removeItem(item)
            landed()

        self._scene.animate(key, length, step, delay=delay, curve=both, done=done)
