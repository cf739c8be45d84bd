"""What happened, made visible: dice tumble, a pencil shades, gifts fly, fireworks go up.

Only for the eye: everything is drawn from the position, so whatever is skipped the table is right.
"""

import math
import random
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from festival_desktop.art import cache
from festival_desktop.art.fireworks import paint_firework
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.scenes import motion as durations
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Actor
from festival_desktop.scenes.motion import both, out
from festival_desktop.scenes.sprites_old import Sprites
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_gift_coin
from festival_desktop.screens.lanterns_dice.table.paint_reckoning import gift_places
from festival_desktop.screens.lanterns_dice.table.pencil import STEPS

if TYPE_CHECKING:
    from festival_desktop.screens.lanterns_dice.table.scene import DiceScene

FACES = 9
"""Faces a die shows while it tumbles."""


class Effects:
    def __init__(self, scene: "DiceScene") -> None:
        self._scene = scene
        self.drawing: dict[int, float] = {}
        """Areas of the large sheet the pencil is shading, and how much of them is done."""
        self.rolling: set[str] = set()
        """Dice in the air."""
        self._sprites = Sprites(scene)

    def show(self, events: tuple[Any, ...]) -> None:
        scene = self._scene
        if not scene.motion.enabled or not scene.ready:
            return
        delay = 0
        for event in events:
            large = getattr(event, "seat", None) == scene.shown_seat
            match event:
                case told.DiceRolled():
                    self._roll(event.seat)
                case told.AreaShaded() if large:
                    begun = scene.pencil.begun(event.area)
                    if begun < 1.0:
                        self._draw(event.area, delay, begun)
                        delay += durations.DRAW
                case told.GiftEarned() if large:
                    self._gift(event.area, delay)
                case told.PoolCompleted() if large:
                    self._later(f"pool:{event.pool}", delay)
                case told.BoatSurrounded() if large:
                    centre = scene.pool_rect(event.pool).center()
                    self._burst(centre, scene.layout.side * 0.7, "light", delay)
                case told.EmperorActionTaken():
                    scene.pulse(f"card:{event.card}")
                case told.FireworksLaunched():
                    self._launch(event, large)

    # -- dice ------------------------------------------------------------------------------------

    def _roll(self, seat: int) -> None:
        scene = self._scene
        plate = scene.layout.plates[scene.side_of(seat)].center()
        for number in range(4):
            die = scene.actors.get(f"die:{number}")
            if die is not None and not scene.layout.large:
                self._tumble(die, number, plate)
        scene.refresh("pieces")

    def _tumble(self, die: Actor, number: int, start: QPointF) -> None:
        """From the roller's side into the tray, over some faces, to rest."""
        scene = self._scene
        rnd = random.Random(number)
        end, spin = (
            scene.tray.die_rect(number).center(),
            rnd.choice((-1, 1)) * rnd.uniform(400, 700),
        )
        colors = scene.sheets.colors
        faces = [colors[rnd.randrange(6)] for _ in range(FACES)]
        self.rolling.add(die.key)

        def step(t: float) -> None:
            away = 1.0 - t
            hop = abs(math.sin(t * math.pi * 2.5)) * away
            die.setPos(end + (start - end) * away - QPointF(0, scene.layout.radius * 0.5 * hop))
            die.setRotation(scene.tray.tilt(number) + spin * away)
            die.setScale(1.0 + 0.45 * hop)
            if t < 0.8:
                face = (faces[int(t * FACES) % FACES], False, False)
                die.setPixmap(scene.picture(die.prop._replace(face=face)).pixmap)
            elif die.key in self.rolling and t < 1.0:
                die.setPixmap(scene.picture(die.prop).pixmap)

        def done() -> None:
            self.rolling.discard(die.key)
            die.setScale(1.0)
            die.setZValue(zorder.ON_PANEL)
            die.setPixmap(scene.picture(die.prop).pixmap)
            scene.tray.show()
            if not self.rolling:
                scene.refresh("pieces")

        die.setZValue(zorder.FLYING)
        scene.animate(("roll", die.key), durations.ROLL + 60 * number, step, curve=out, done=done)

    # -- pencil, gifts ---------------------------------------------------------------------------

    def _draw(self, area: int, delay: int, begun: float) -> None:
        """Shade it from where the hand left off."""
        scene = self._scene
        self.drawing[area] = begun

        def step(t: float) -> None:
            part = round((begun + (1.0 - begun) * t) * STEPS) / STEPS
            if self.drawing.get(area) != part:
                self.drawing[area] = part
                scene.refresh("overlay")

        def done() -> None:
            self.drawing.pop(area, None)
            scene.refresh("overlay")

        scene.animate(("draw", area), durations.DRAW, step, delay=delay, curve=both, done=done)
        scene.refresh("overlay")

    def _later(self, key: str, delay: int) -> None:
        scene = self._scene
        scene.animate(("later", key), 1, lambda t: None, delay=delay, done=lambda: scene.pulse(key))

    def _gift(self, area: int, delay: int) -> None:
        """From its pavilion to its circle."""
        scene, layout = self._scene, self._scene.layout
        _, middles, radius = gift_places(layout.gifts, layout.gift_columns, layout.f)
        sheet = scene.sheets.sheet(scene.shown_seat)
        end = middles[min(len(middles), sum(sheet.gifts)) - 1]
        side = radius * 2.4

        def paint(p: QPainter, rect: QRectF) -> None:
            paint_gift_coin(p, rect.center(), rect.width() * 0.4)

        pixmap = cache.pixmap("flying gift", QSizeF(side, side), scene.dpr, paint)
        start = scene.targets.area_rect(area).center()
        length = durations.FLIGHT + durations.PULSE
        self._sprites.fly(pixmap, start, end, length, delay, lambda: scene.pulse("gifts"))

    # -- fireworks -------------------------------------------------------------------------------

    def _launch(self, event: told.FireworksLaunched, large: bool) -> None:
        scene = self._scene
        inks = ("light", "burst_rose", "burst_blue", "light_hi", "burst_teal")
        self._next_tile(event.launch.shape)
        if not large:
            place = scene.targets.seat_rect(event.seat)
            if place is not None:
                self._burst(place.center(), place.height() * 0.5, "light", 0)
            return
        start = 0 if scene.laid_by_hand else durations.GLIDE
        for n, pool in enumerate(members(event.pools)):
            centre, side = scene.pool_rect(pool).center(), scene.layout.side
            self._burst(centre, side * 1.35, inks[n % len(inks)], start + n * durations.STAGGER)
        self._later("part:0", start)

    def _next_tile(self, shape: int) -> None:
        """What was in the hand lies on the lake now; the next tile lies on its stack at once."""
        actor = self._scene.actors.get(f"top:{shape}")
        if actor is not None:
            self._scene.motion.drop(("go", actor))
            actor.setZValue(actor.prop.z)
            actor.put(actor.prop.rect)

    # -- sprites ---------------------------------------------------------------------------------

    def _burst(self, centre: QPointF, radius: float, ink: str, delay: int) -> None:
        scene = self._scene

        def paint(p: QPainter, rect: QRectF) -> None:
            paint_firework(p, rect.center(), radius, ink, seed=len(ink))

        size = QSizeF(radius * 2.4, radius * 2.4)
        item, key = self._sprites.add(cache.pixmap(("burst", ink), size, scene.dpr, paint))
        item.setPos(centre)

        def step(t: float) -> None:
            item.setVisible(True)
            item.setScale(0.2 + 0.8 * t)
            item.setOpacity(1.0 if t < 0.7 else (1.0 - t) / 0.3)

        scene.animate(
            key, durations.LAUNCH, step, delay=delay, curve=out, done=lambda: scene.removeItem(item)
        )
