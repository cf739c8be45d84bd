"""The trail of a pencil: grainy strokes under the pointer, which fade when it is lifted."""

import random

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsPathItem

from festival_desktop.art import cache
from festival_desktop.art.brush import NO_PEN, color, mix
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes import zorder
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.screens.lanterns_dice.pictures.die_signs import die_color

GRAIN = 64.0
"""The side of the pattern of the paper."""
WIDTH = 0.13
"""Of a stroke, in sides of a pool."""


class PencilTrail:
    def __init__(self, context: SceneContext) -> None:
        self._context = context
        self._item: QGraphicsPathItem | None = None
        self._path = QPainterPath()

    def begin(self, pos: QPointF, side: float, die: str) -> None:
        """Put the pencil down; `side` is that of a pool."""
        if not self._context.items.motion.enabled:
            return
        self._path = QPainterPath(pos)
        item = self._item = QGraphicsPathItem(self._path)
        stroke = QPen(self._grain(die), side * WIDTH)
        stroke.setCapStyle(Qt.PenCapStyle.RoundCap)
        stroke.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        item.setPen(stroke)
        item.setZValue(zorder.SEAM + 1)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._context.add_item(item)

    def go(self, pos: QPointF) -> None:
        if self._item is not None:
            self._path.lineTo(pos)
            self._item.setPath(self._path)

    def lift(self) -> None:
        """The strokes fade: what is shaded stays by itself."""
        item, self._item = self._item, None
        if item is None:
            return

        def fade(t: float) -> None:
            item.setOpacity(1.0 - t)

        def gone() -> None:
            self._context.remove_item(item)

        self._context.items.animate(("trail", item), durations.DRAW, fade, done=gone)

    def _grain(self, die: str) -> QBrush:
        def paint(p: QPainter, rect: QRectF) -> None:
            rnd, ink = random.Random(3), mix(die_color(die), "black", 0.35)
            p.setPen(NO_PEN)
            for _ in range(900):
                p.setBrush(color(ink, rnd.uniform(0.15, 0.75)))
                spot = QPointF(rnd.uniform(0, rect.width()), rnd.uniform(0, rect.height()))
                p.drawEllipse(spot, rnd.uniform(0.6, 1.6), rnd.uniform(0.4, 1.0))

        pixmap = cache.pixmap(("grain", die), QSizeF(GRAIN, GRAIN), self._context.dpr(), paint)
        return QBrush(pixmap)
