"""What happened, made visible: gains appear at seats, fireflies rise over a festival.

Only for the eye: counts come from pieces, so whatever is skipped the table is right.
"""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsPixmapItem

from festival_desktop.art import cache
from festival_desktop.art.brush import circle, glow
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.scenes import motion as durations
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.scenes.motion import out
from festival_desktop.screens.firefly_festival.pictures.marks import put, ring_of_lights
from festival_desktop.screens.firefly_festival.table.outlook import end_warning
from festival_desktop.screens.firefly_festival.table.props import bridge

if TYPE_CHECKING:
    from festival_desktop.screens.firefly_festival.table.scene import FireflyScene

FIREFLIES = 22
SHOWN = 4
"""Kinds of gains shown at one seat."""


def evenly(t: float) -> float:
    """From 0 to 1 without haste."""
    return t


class Effects:
    def __init__(self, scene: "FireflyScene") -> None:
        self._scene = scene
        self._told: dict[tuple[int, str, bool], int] = {}
        """Seat, what and whether it was missed → how much of it, of the last step."""
        self._number = 0
        self._warning: Any = None
        """What was warned of last."""

    def clear(self) -> None:
        """Somebody goes on: what was gained has been read."""
        if self._told:
            self._told = {}
            self._scene.motion.drop(("badges", self._scene))

    def _warn(self) -> None:
        """Let the warning beat when it appears or grows."""
        warning = end_warning(self._scene.game, self._scene.position)
        if warning is not None and warning != self._warning:
            self._scene.pulse("stocks")
        self._warning = warning

    def show(self, events: tuple[Any, ...]) -> None:
        scene = self._scene
        if not scene.motion.enabled or not scene.ready:
            return
        self._told = {}
        for gain in scene.session.table.gains(events):
            key = (gain.seat, gain.what, gain.missing)
            self._told[key] = self._told.get(key, 0) + gain.number
        self._warn()
        for event in events:
            if isinstance(event, told.FestivalHeld):
                self._celebrate(scene.board.block(event.island))
            elif isinstance(event, told.BridgeBuilt):
                self._grow(event.lane, event.seat)
        if self._told:
            scene.refresh("overlay")
            length = durations.LINGER
            scene.animate(("badges", scene), length, lambda t: None, done=self._read)

    def _read(self) -> None:
        self._told = {}
        self._scene.refresh("overlay")

    def badges(self) -> dict[str, Prop]:
        """Gains beside the panels of those who got them."""
        layout = self._scene.layout
        shown: dict[str, Prop] = {}
        places: dict[int, int] = {}
        for (seat, what, missing), number in self._told.items():
            place = places.get(seat, 0)
            if place >= SHOWN:
                continue
            places[seat] = place + 1
            panel, high = layout.seats[seat], layout.m(26, 32)
            wide = high * (1.75 + 0.36 * len(str(number)))
            rect = QRectF(0, panel.top() + 6 + place * (high + 4), wide, high)
            if layout.mirrored:
                rect.moveRight(panel.left() + 4)
            else:
                rect.moveLeft(panel.right() - 4)
            face = (f"+{number}", what, seat, missing)
            shown[f"gain:{seat}:{what}:{missing}"] = Prop("gain", face, rect, zorder.BADGE)
        return shown

    # -- bridges -----------------------------------------------------------------------------

    def _grow(self, lane: int, seat: int) -> None:
        """A new bridge grows segment by segment from where its builder stands."""
        scene = self._scene
        actor = scene.actors.get(f"bridge:{lane}")
        if actor is None:
            return
        scene.motion.drop(("fade", actor))
        actor.setOpacity(1.0)
        line = scene.board.network.lanes[lane]
        backwards = not scene.session.view.workers[seat][line.a]
        drawn = 0

        def step(t: float) -> None:
            nonlocal drawn
            cells = max(1, round(t * line.length))
            if cells != drawn:
                drawn = cells
                partial = bridge(scene, lane, seat, "last", cells, backwards)
                actor.dress(scene.picture(partial), actor.prop.rect.size())

        length = durations.SEGMENT * line.length
        scene.animate(("grow", actor), length, step, curve=evenly)

    # -- fireflies ---------------------------------------------------------------------------

    def _celebrate(self, block: QRectF) -> None:
        """They rise from the island and settle around it."""
        c, centre = block.width() / 3, block.center()
        side = max(10.0, c * 0.5)
        pixmap = cache.pixmap("firefly", QSizeF(side, side), self._scene.dpr, _paint_firefly)
        for n, (x, y, size) in enumerate(ring_of_lights(FIREFLIES, self._number)):
            end = centre + QPointF(x * c * 2.0, y * c * 1.8)
            self._rise(pixmap, centre, end, size, n * durations.STAGGER // 6)

    def _rise(self, pixmap: Any, start: QPointF, end: QPointF, size: float, delay: int) -> None:
        scene = self._scene
        item = QGraphicsPixmapItem(pixmap)
        half = pixmap.deviceIndependentSize().width() / 2
        item.setOffset(-half, -half)
        item.setZValue(zorder.SPARK)
        item.setVisible(False)
        scene.addItem(item)
        self._number += 1

        def step(t: float) -> None:
            item.setVisible(True)
            item.setPos(start + (end - start) * t)
            item.setScale(size * (0.5 + t))
            item.setOpacity(1.0 if t < 0.7 else max(0.0, (1.0 - t) / 0.3))

        scene.animate(
            f"firefly:{self._number}", durations.SWARM, step, delay=delay, curve=out,
            done=lambda: scene.removeItem(item),
        )  # fmt: skip


def _paint_firefly(p: QPainter, rect: QRectF) -> None:
    r = rect.width() / 2
    glow(p, rect.center(), r, "firefly", 0.95)
    put(p, circle(rect.center().x(), rect.center().y(), r * 0.22), "firefly_core")
