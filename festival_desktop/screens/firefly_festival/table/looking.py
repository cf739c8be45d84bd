"""One picture of the whole board, shown while somebody zooms or moves it.

Scaling every piece for each frame would be too slow; a single opaque picture is quick. When the
board rests, the pieces are there again at their new places.
"""

from collections.abc import Iterable
from math import sqrt

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from festival_desktop.art.brush import color
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Actor
from festival_desktop.scenes.camera import Camera

MOST_PIXELS = 1_100_000
"""A board that is zoomed further is kept a little blurred."""


class StillBoard(QGraphicsPixmapItem):
    """The board as it was when the looking began; follows the camera from then on."""

    def __init__(
        self, area: QRectF, camera: Camera, water: QPixmap, actors: Iterable[Actor]
    ) -> None:
        super().__init__()
        self._area = area
        self._side, self._x, self._y = camera.side, camera.x, camera.y
        self._shrunk = min(1.0, sqrt(MOST_PIXELS / max(1.0, area.width() * area.height())))
        self.setPixmap(self._painted(water, actors))
        self.setZValue(zorder.GROUND)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.put(self.goal(camera))

    def _painted(self, water: QPixmap, actors: Iterable[Actor]) -> QPixmap:
        size = (QSizeF(self._area.size()) * self._shrunk).toSize()
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(color("pond1"))
        p = QPainter(image)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.scale(self._shrunk, self._shrunk)
        p.translate(-self._area.topLeft())
        p.drawPixmap(QPointF(0, 0), water)
        for actor in sorted(actors, key=lambda actor: actor.zValue()):
            p.save()
            p.translate(actor.pos())
            p.scale(actor.scale(), actor.scale())
            p.setOpacity(actor.opacity())
            p.drawPixmap(actor.offset(), actor.pixmap())
            p.restore()
        p.end()
        return QPixmap.fromImage(image)

    def goal(self, camera: Camera) -> tuple[float, float, float]:
        """Where its corner belongs, and how large it is shown."""
        grown = camera.side / self._side
        x = camera.x + (self._area.left() - self._x) * grown
        y = camera.y + (self._area.top() - self._y) * grown
        return x, y, grown

    @property
    def shown(self) -> tuple[float, float, float]:
        return self.pos().x(), self.pos().y(), self.scale() * self._shrunk

    def put(self, goal: tuple[float, float, float]) -> None:
        x, y, grown = goal
        self.setPos(x, y)
        self.setScale(grown / self._shrunk)
