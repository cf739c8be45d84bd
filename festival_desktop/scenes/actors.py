"""What stands on a stage: things with a picture, a place, and a way to get there.

A `Prop` says what a thing should look like and where; an `Actor` is the graphics item that
becomes so. Pictures are pixmaps, so a repaint never runs Python code for each thing.
"""

from collections.abc import Hashable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem


class Picture(NamedTuple):
    """A pixmap and how far it reaches beyond its thing on each side, for shadow and light."""

    pixmap: QPixmap
    margin: float = 0.0


class Prop(NamedTuple):
    """What something should look like, and where."""

    kind: str
    face: tuple[Hashable, ...]
    """All its picture depends on besides its kind, turn and size."""
    rect: QRectF
    z: float
    turn: int = 0
    """Quarter turns of its picture; a change is shown as turning."""
    area: str = ""
    """The part of the table it lies in; to another one it flies above everything."""
    enter: QRectF | None = None
    """Where it comes from when it appears."""
    soft: bool = True
    """It fades in and out instead of being there at once."""


class Actor(QGraphicsPixmapItem):
    """One thing on the stage. Its position is its middle, so scaling and turning keep its place."""

    def __init__(self, key: str, layer: str, prop: Prop) -> None:
        super().__init__()
        self.key = key
        self.layer = layer
        self.prop = prop
        self.size = QSizeF(1, 1)
        """The size its picture was painted for."""
        self.goal: QRectF | None = None
        """Where it is or is going; None while a hand moves it."""
        self.carried = False
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(prop.z)

    def dress(self, picture: Picture, size: QSizeF) -> None:
        """Change the picture; what is seen keeps its size on the screen."""
        seen = self.size.width() * self.scale()
        self.size = size
        self.setPixmap(picture.pixmap)
        margin = picture.margin
        self.setOffset(-size.width() / 2 - margin, -size.height() / 2 - margin)
        self.setScale(seen / size.width())

    def put(self, rect: QRectF) -> None:
        """Be there at once."""
        self.goal = rect
        self.setRotation(0.0)
        self.setScale(self._scale_in(rect))
        self.setPos(self._middle(rect))

    def _scale_in(self, rect: QRectF) -> float:
        scale = rect.width() / self.size.width()
        return 1.0 if abs(scale - 1.0) < 0.002 else scale

    def _middle(self, rect: QRectF) -> QPointF:
        """The middle, so that an unscaled picture lies on whole pixels and stays crisp."""
        x = round(rect.left()) + self.size.width() / 2
        y = round(rect.top()) + self.size.height() / 2
        whole = self._scale_in(rect) == 1.0
        return QPointF(x, y) if whole else rect.center()

    def way_to(self, rect: QRectF, rotation: float = 0.0) -> "Way":
        """The way from here to there; `rotation` is how it is turned at the start."""
        self.goal = rect
        return Way(
            self, self.pos(), self._middle(rect), self.scale(), self._scale_in(rect),
            rotation or self.rotation(),
        )  # fmt: skip


class Way(NamedTuple):
    """A straight way to a place, growing or shrinking and turning upright meanwhile."""

    actor: Actor
    start: QPointF
    end: QPointF
    start_scale: float
    end_scale: float
    rotation: float

    def step(self, t: float) -> None:
        actor = self.actor
        actor.setPos(self.start + (self.end - self.start) * t)
        actor.setScale(self.start_scale + (self.end_scale - self.start_scale) * t)
        actor.setRotation(self.rotation * (1.0 - t))
