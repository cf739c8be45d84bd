"""Short decorative animations above the table: fireworks, rising lanterns, sparks.

Everything is a function of time, is drawn over or behind the parts, and is gone at the end. They
are longer at a slow pace, and absent with motion off.
"""

import math
import random
from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QStyleOptionGraphicsItem,
    QWidget,
)

from festival_desktop.art import cache
from festival_desktop.art.brush import circle, draw_path, glow
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes import zorder
from festival_desktop.scenes.animation import Curve, ease_in_out, ease_out, linear
from festival_desktop.scenes.places import beside
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.scenes.tally import Line, TallyPaper, tally_size

INKS = ("light", "burst_rose", "burst_blue", "light_hi", "burst_teal", "burst_orange")
_SPARKS = 60
_TRAIL = ((0.0, 1.0), (0.035, 0.5), (0.07, 0.24))
"""Age and brightness of each point of a spark's trail."""
_ROCKET = 0.3
"""Fraction of the duration before the rocket bursts."""
_DRAG, _FALL = 3.4, 0.42
"""Drag of the sparks, and the distance they fall in radii."""


class Firework(QGraphicsItem):
    """A rocket from `foot` to `centre` that bursts into falling sparks."""

    def __init__(
        self, foot: QPointF, centre: QPointF, radius: float, spark: QPixmap, seed: int
    ) -> None:
        super().__init__()
        rnd = random.Random(seed)
        self._foot, self._centre, self._radius, self._spark = foot, centre, radius, spark
        side = spark.deviceIndependentSize().width()
        self._half = QPointF(side / 2, side / 2)
        self._ways = [_way(n, rnd) for n in range(_SPARKS)]
        reach = radius * (1.05 + _FALL) + side
        burst = QRectF(centre.x() - reach, centre.y() - reach, 2 * reach, 2 * reach)
        self._bounds = burst.united(QRectF(foot, centre).normalized().adjusted(-side, 0, side, 0))
        self._time = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._bounds

    def set_time(self, time: float) -> None:
        """Set the time from 0, at the foot, to 1, when the last spark is out."""
        self._time = time
        self.update()

    def paint(
        self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self._time < _ROCKET:
            self._paint_rocket(p, ease_out(self._time / _ROCKET))
        else:
            self._paint_burst(p, (self._time - _ROCKET) / (1.0 - _ROCKET))
        p.setOpacity(1.0)  # This view does not save the painter's state.

    def _paint_rocket(self, p: QPainter, part: float) -> None:
        for ago, light in _TRAIL:
            at = self._foot + (self._centre - self._foot) * max(0.0, part - ago * 2)
            p.setOpacity(light)
            p.drawPixmap(at - self._half, self._spark)

    def _paint_burst(self, p: QPainter, time: float) -> None:
        fading = min(1.0, (1.0 - time) * 1.8)
        for ago, light in _TRAIL:
            then = max(0.0, time - ago)
            reach = self._radius * (1.0 - math.exp(-_DRAG * then))
            fall = QPointF(0, self._radius * _FALL * then * then) - self._half
            p.setOpacity(light * fading)
            for x, y, far in self._ways:
                p.drawPixmap(self._centre + QPointF(x, y) * (reach * far) + fall, self._spark)


def _way(number: int, rnd: random.Random) -> tuple[float, float, float]:
    """Return where a spark of a ball flies, seen from the side: direction and distance."""
    angle = number * math.tau * 0.618 + rnd.uniform(-0.2, 0.2)
    return math.cos(angle), math.sin(angle), math.sqrt(rnd.uniform(0.12, 1.0))


class Sprites:
    def __init__(self, context: SceneContext) -> None:
        self._context = context

    def painted(self, key: Hashable, side: float, paint: cache.Paint) -> QPixmap:
        """Return a square picture, painted once for each key."""
        return cache.pixmap(key, QSizeF(side, side), self._context.dpr(), paint)

    def add(self, pixmap: QPixmap) -> QGraphicsPixmapItem:
        """Add a hidden item above everything."""
        item = QGraphicsPixmapItem()
        self.show(item, pixmap)
        item.setZValue(zorder.SPARK)
        item.setVisible(False)
        self._context.add_item(item)
        return item

    def show(self, item: QGraphicsPixmapItem, pixmap: QPixmap) -> None:
        """Set an item's picture, centred on its position."""
        item.setPixmap(pixmap)
        size = pixmap.deviceIndependentSize()
        item.setOffset(-size.width() / 2, -size.height() / 2)

    def play(
        self,
        item: QGraphicsItem,
        length: int,
        step: Callable[[float], object],
        delay: int = 0,
        curve: Curve = ease_out,
        done: Callable[[], object] = lambda: None,
    ) -> None:
        """Animate an item, visible from its first step to its last."""

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
        """Let a picture fly in a low arc."""
        item = self.add(pixmap)
        lift = QPointF(0, -0.18 * (abs(b.x() - a.x()) + abs(b.y() - a.y())) ** 0.9)

        def step(t: float) -> None:
            item.setPos(a + (b - a) * t + lift * (2 * t * (1 - t)))

        self.play(item, length, step, delay, ease_in_out, landed)

    def burst(self, pixmap: QPixmap, centre: QPointF, length: int, delay: int) -> None:
        """Let a picture grow in one place and fade."""
        item = self.add(pixmap)
        item.setPos(centre)

        def step(t: float) -> None:
            item.setScale(0.25 + 0.85 * t)
            item.setOpacity(1.0 if t < 0.5 else 2.0 * (1.0 - t))

        self.play(item, length, step, delay)


class Celebration:
    def __init__(self, context: SceneContext) -> None:
        self._context = context
        self._motion = context.items.motion
        self._sprites = Sprites(context)
        self._number = 0

    def _spark(self, ink: str, side: float) -> QPixmap:
        def paint(p: QPainter, rect: QRectF) -> None:
            glow(p, rect.center(), rect.width() / 2, ink, 0.9)
            draw_path(p, circle(rect.center().x(), rect.center().y(), rect.width() * 0.14), "white")

        return self._sprites.painted(("spark", ink), side, paint)

    def fireworks(self, sky: QRectF, number: int, delay: int = 0) -> None:
        """Launch fireworks one after another, spread over the sky."""
        rnd = random.Random(self._number)
        for n in range(number):
            x = sky.left() + sky.width() * ((n * 0.618 + 0.2) % 1.0)
            y = sky.top() + sky.height() * rnd.uniform(0.25, 0.6)
            radius = min(sky.height() * 0.8, sky.width() * 0.2) * rnd.uniform(0.8, 1.15)
            foot = QPointF(x + rnd.uniform(-0.3, 0.3) * radius, sky.bottom())
            start = delay + n * durations.SALVO
            self.firework(foot, QPointF(x, y), radius, INKS[n % len(INKS)], start)

    def firework(
        self,
        foot: QPointF,
        centre: QPointF,
        radius: float,
        ink: str,
        delay: int = 0,
        z: float = zorder.SKY,
    ) -> None:
        """Launch one rocket at depth `z`."""
        if not self._motion.enabled:
            return
        self._number += 1
        spark = self._spark(ink, max(8.0, radius * 0.17))
        item = Firework(foot, centre, radius, spark, self._number)
        item.setVisible(False)
        item.setZValue(z)
        self._context.add_item(item)

        self._play(item, durations.FIREWORK, item.set_time, delay)

    def rise(self, lanterns: Sequence[Callable[[], QPixmap]], start: QRectF, sky: QRectF) -> None:
        """Let lanterns leave their place one after another and sway up into the sky.

        Each is painted when it starts, so that no frame has to wait for all of them.
        """
        if not self._motion.enabled:
            return
        for n, lantern in enumerate(lanterns):
            at = (n + 0.5) / len(lanterns)
            foot = QPointF(start.left() + start.width() * at, start.center().y())
            end = QPointF(sky.left() + sky.width() * at, sky.center().y())
            self._rise(lantern, foot, end, n)

    def _rise(self, lantern: Callable[[], QPixmap], foot: QPointF, end: QPointF, n: int) -> None:
        item = self._sprites.add(QPixmap())

        def step(t: float) -> None:
            if item.pixmap().isNull():
                self._sprites.show(item, lantern())
            up = t * (0.5 + 0.5 * t)
            sway = math.sin(t * 9.0 + n * 1.9) * 9.0 * t
            item.setPos(foot + (end - foot) * up + QPointF(sway, 0))
            item.setOpacity(min(1.0, t * 8.0, (1.0 - t) * 4.0))

        self._play(item, durations.RISE, step, n * durations.STAGGER)

    def sparkle(self, spot: QPointF, radius: float, ink: str = "light_hi", delay: int = 0) -> None:
        """Show a small burst in one place."""
        self._sprites.burst(self._spark(ink, radius * 2), spot, durations.BURST, delay)

    def count_up(
        self,
        heading: str,
        lines: Sequence[Line],
        spot: QRectF,
        room: QRectF,
        s: float,
        delay: int = 0,
    ) -> None:
        """Count points up on a paper beside a spot of the table, line by line."""
        if not self._motion.enabled:
            return
        size = tally_size(len(lines), s)
        rect = beside(QRectF(QPointF(0, 0), size), spot, room, 8)
        paper = TallyPaper(rect, heading, lines, s)
        paper.setVisible(False)
        paper.setZValue(zorder.BADGE)
        self._context.add_item(paper)
        whole = durations.TALLY + durations.LINGER

        def step(t: float) -> None:
            paper.set_part(min(1.0, t * whole / durations.TALLY))

        self._play(paper, whole, step, delay)

    def _play(
        self, item: QGraphicsItem, length: int, step: Callable[[float], None], delay: int
    ) -> None:
        pace = self._motion.pace
        self._sprites.play(item, round(length * pace), step, round(delay * pace), linear)
