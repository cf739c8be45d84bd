"""Zoom and pan of the board: one picture of it is shown until it rests.

Scaling every piece for each frame would be too slow; a single opaque picture is quick. When the
board rests, the pieces are shown again at their new places.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from math import sqrt

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from festival_desktop.art.brush import color
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes import zorder
from festival_desktop.scenes.board import Camera
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.presenter import SceneContext

MOST_PIXELS = 1_100_000
"""Maximum number of pixels of the zoomed board; a larger one is scaled up with some blur."""


class StillBoard(QGraphicsPixmapItem):
    """A picture of the board that follows the camera."""

    def __init__(
        self, area: QRectF, camera: Camera, water: QPixmap, items: Iterable[SceneItem]
    ) -> None:
        super().__init__()
        self._area = area
        self._side, self._x, self._y = camera.side, camera.x, camera.y
        self._shrunk = min(1.0, sqrt(MOST_PIXELS / max(1.0, area.width() * area.height())))
        self.setPixmap(self._painted(water, items))
        self.setZValue(zorder.GROUND)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.put(self.goal(camera))

    def _painted(self, water: QPixmap, items: Iterable[SceneItem]) -> QPixmap:
        size = (QSizeF(self._area.size()) * self._shrunk).toSize()
        image = QImage(size, QImage.Format.Format_RGB32)
        image.fill(color("pond1"))
        p = QPainter(image)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.scale(self._shrunk, self._shrunk)
        p.translate(-self._area.topLeft())
        p.drawPixmap(QPointF(0, 0), water)
        for item in sorted(items, key=lambda item: item.zValue()):
            p.save()
            p.translate(item.pos())
            p.scale(item.scale(), item.scale())
            p.setOpacity(item.opacity())
            p.drawPixmap(item.offset(), item.pixmap())
            p.restore()
        p.end()
        return QPixmap.fromImage(image)

    def goal(self, camera: Camera) -> tuple[float, float, float]:
        """Return the position of its corner, and its scale."""
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


class Zooming:
    def __init__(self, context: SceneContext, camera: Camera, rested: Callable[[], None]) -> None:
        """Set up; `rested` is called when the pieces can be shown at their new places."""
        self._context = context
        self._camera = camera
        self._rested = rested
        self._still: StillBoard | None = None
        self._hidden: list[SceneItem] = []
        self.seen = replace(camera)
        """Camera position at which the pieces were last laid out."""
        self._timer = QTimer(context.items)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.finish)

    @property
    def active(self) -> bool:
        """Whether the picture is shown instead of the pieces."""
        return self._still is not None

    # -- zooming -------------------------------------------------------------------------------

    def look(
        self, length: int, area: QRectF, pieces: Iterable[SceneItem], over: Iterable[SceneItem]
    ) -> None:
        """Follow a camera move: show the pieces as one picture, without things over them."""
        if self._still is None:
            self._hidden = [*pieces]
            self._still = StillBoard(area, self.seen, self._context.background(), self._hidden)
            self._context.items.put_in_frame(self._still)
            self._hidden += over
            for item in self._hidden:
                item.setVisible(False)
        still = self._still
        start, goal = still.shown, still.goal(self._camera)

        def step(t: float) -> None:
            x, y, grown = (a + (b - a) * t for a, b in zip(start, goal, strict=True))
            still.put((x, y, grown))

        if length:
            self._context.items.animate(("look", self), length, step)
        else:
            self._context.items.motion.drop(("look", self))
            still.put(goal)
        self._timer.start(durations.REST + length)

    def end(self) -> bool:
        """Show the pieces again, not yet in place; return whether they were hidden."""
        self._timer.stop()
        self.seen = replace(self._camera)
        if self._still is None:
            return False
        self._context.items.motion.drop(("look", self))
        self._context.remove_item(self._still)
        self._still = None
        for item in self._hidden:
            item.setVisible(True)
        self._hidden = []
        return True

    def finish(self) -> None:
        """Come to rest now."""
        if self.end():
            self._rested()
