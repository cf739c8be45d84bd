"""The graphics items of a table.

Pictures are pixmaps, so a repaint never runs Python code for each item.
"""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from festival_desktop.scenes.shown import ItemSpec, Picture


class SceneItem(QGraphicsPixmapItem):
    """One item. Its position is its centre, so scaling and rotating keep its place."""

    def __init__(self, key: str, spec: ItemSpec) -> None:
        super().__init__()
        self.key = key
        self.spec = spec
        self.size = QSizeF(1, 1)
        """The size of the painted picture."""
        self.goal: QRectF | None = None
        """Current or destination rectangle; None while dragged."""
        self.carried = False
        """Whether it is dragged and follows the pointer."""
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(spec.z)

    def set_picture(self, picture: Picture, size: QSizeF) -> None:
        """Change the picture; the item keeps its size on the screen."""
        seen = self.size.width() * self.scale()
        self.size = size
        self.setPixmap(picture.pixmap)
        margin = picture.margin
        self.setOffset(-size.width() / 2 - margin, -size.height() / 2 - margin)
        self.setScale(seen / size.width())

    def put(self, rect: QRectF) -> None:
        """Place the item immediately."""
        self.goal = rect
        pos, scale = self._placed(rect)
        self.setRotation(self.spec.rotation)
        self.setScale(scale)
        self.setPos(pos)

    def pop(self, part: float) -> None:
        """Enlarge the item by this fraction, whatever else moves it; 0 is its resting state."""
        self.setTransform(QTransform.fromScale(1.0 + part, 1.0 + part) if part else QTransform())

    def _placed(self, rect: QRectF) -> tuple[QPointF, float]:
        """Return centre and scale. An unscaled picture is on whole pixels and stays crisp."""
        wide, high = self.size.width(), self.size.height()
        scale = rect.width() / wide
        if abs(scale - 1.0) >= 0.002:
            return rect.center(), scale
        whole = QPointF(round(rect.left()) + wide / 2, round(rect.top()) + high / 2)
        return rect.center() if self.spec.rotation else whole, 1.0

    def glide_to(self, rect: QRectF, rotation: float = 0.0) -> "Glide":
        """Return the way to a place; `rotation` is how far to rotate on the way."""
        self.goal = rect
        pos, scale = self._placed(rect)
        return Glide(
            self, self.pos(), pos, self.scale(), scale,
            self.spec.rotation + rotation if rotation else self.rotation(), self.spec.rotation,
        )  # fmt: skip


class Glide(NamedTuple):
    """A straight way to a place, scaling and rotating meanwhile."""

    item: SceneItem
    start: QPointF
    end: QPointF
    start_scale: float
    end_scale: float
    start_rotation: float
    end_rotation: float

    def step(self, t: float) -> None:
        item = self.item
        item.setPos(self.start + (self.end - self.start) * t)
        item.setScale(self.start_scale + (self.end_scale - self.start_scale) * t)
        item.setRotation(self.start_rotation + (self.end_rotation - self.start_rotation) * t)
