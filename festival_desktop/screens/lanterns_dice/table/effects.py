"""Animations of events: dice tumble, a pencil shades, gifts fly, fireworks go up.

Only decoration: everything is drawn from the position, so the table is right whatever is skipped.
"""

import random
from functools import partial, reduce
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import draw_path, rounded
from festival_desktop.art.fireworks import paint_firework
from festival_desktop.art.theme import text_scale
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.lake import members, pool_name
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes import zorder
from festival_desktop.scenes.animation import ease_in_out, ease_out
from festival_desktop.scenes.celebration import Celebration, Sprites
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.scenes.tally import Line
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import paint_gift_coin
from festival_desktop.screens.lanterns_dice.table.layout import GIFTS_ACROSS
from festival_desktop.screens.lanterns_dice.table.opponent_sheets import MiniShading
from festival_desktop.screens.lanterns_dice.table.pencil import STEPS
from festival_desktop.screens.lanterns_dice.table.rolling import Throw, Tumble
from festival_desktop.screens.lanterns_dice.table.score_panel import gift_places
from festival_desktop.screens.lanterns_dice.table.table_state import TableState

INKS = ("light", "burst_rose", "burst_blue", "light_hi", "burst_teal")


class Effects:
    def __init__(self, context: SceneContext, throw: Throw) -> None:
        self._context = context
        self._throw = throw
        self._items = context.items
        self.minis = MiniShading(context)
        self._sprites = Sprites(context)
        self._celebration = Celebration(context)
        self.drawing: dict[int, float] = {}
        """Fraction drawn so far of each area being shaded on the large sheet."""
        self.rolling: set[str] = set()
        """Dice that are still in the air."""

    def show(self, events: tuple[Any, ...], r: TableState) -> None:
        if not self._items.motion.enabled:
            return
        delay = 0
        for event in events:
            large = getattr(event, "seat", None) == r.seating.shown
            match event:
                case ev.DiceRolled() if not r.layout.large:
                    self._roll(r, r.layout.plates[r.seating.sides[event.seat]].center())
                case ev.AreaShaded() if not large:
                    die = r.areas[event.area].die
                    self.minis.show(event.seat, event.area, die, r.layout.f, delay)
                    delay += durations.DRAW
                case ev.AreaShaded() if large:
                    begun = r.pencil.begun(event.area)
                    if begun < 1.0:
                        self._draw(event.area, delay, begun)
                        delay += durations.DRAW
                case ev.GiftEarned() if large:
                    self._gift(r, event.area, delay)
                case ev.PoolCompleted() if large:
                    self._pulse_later(f"pool:{event.pool}", delay)
                case ev.BoatSurrounded() if large:
                    centre = r.layout.pools[event.pool].center()
                    self._burst(centre, r.layout.side * 0.7, "light", delay)
                case ev.EmperorActionTaken():
                    self._items.pulse(f"card:{event.card}")
                case ev.FireworksLaunched():
                    self._launch(r, event, large)

    # -- dice ------------------------------------------------------------------------------------

    def _roll(self, r: TableState, start: QPointF) -> None:
        """Tumble the dice from the hand that threw them, or from the roller's side."""
        starts, way = self._throw.thrown or ({}, QPointF())
        for number in range(4):
            if (die := self._items.get(f"die:{number}")) is not None:
                end = die.spec.rect.center()
                tumble = Tumble(starts.get(die.key, start), end, way, number)
                self._tumble(r, die, number, tumble)
        self._context.redraw()

    def _tumble(self, r: TableState, die: SceneItem, number: int, tumble: Tumble) -> None:
        height = r.layout.radius * 0.5
        rnd = random.Random(number)
        faces = [rnd.choice(r.game.content.colors) for _ in range(8)]  # faces shown in passing
        self.rolling.add(die.key)
        self._items.motion.drop(("go", die))

        def step(t: float) -> None:
            pose, spec = tumble.at(t), die.spec
            die.setPos(pose.pos - QPointF(0, height * pose.height))
            die.setRotation(spec.rotation + pose.spin)
            die.setScale(1.0 + 0.4 * pose.height)
            die.setTransform(pose.lean)
            if pose.face is not None:
                spec = spec._replace(face=(faces[pose.face], False, False))
            self._items.repaint(die, spec)

        def done() -> None:
            self.rolling.discard(die.key)
            die.pop(0.0)
            die.setZValue(die.spec.z)
            die.put(die.spec.rect)
            if not self.rolling:
                self._context.redraw()

        die.setZValue(zorder.FLYING)
        self._items.animate(
            ("roll", die.key), durations.ROLL + 60 * number, step, curve=ease_out, done=done
        )

    # -- pencil, gifts ---------------------------------------------------------------------------

    def _draw(self, area: int, delay: int, begun: float) -> None:
        """Shade an area from where the pencil was lifted."""
        self.drawing[area] = begun

        def step(t: float) -> None:
            part = round((begun + (1.0 - begun) * t) * STEPS) / STEPS
            if self.drawing.get(area) != part:
                self.drawing[area] = part
                self._context.redraw()

        def done() -> None:
            self.drawing.pop(area, None)
            self._context.redraw()

        key = ("draw", area)
        self._items.animate(key, durations.DRAW, step, delay=delay, curve=ease_in_out, done=done)
        self._context.redraw()

    def _pulse_later(self, key: str, delay: int) -> None:
        self._items.animate(
            ("later", key), 1, lambda t: None, delay=delay, done=lambda: self._items.pulse(key)
        )

    def _gift(self, r: TableState, area: int, delay: int) -> None:
        """Fly a gift from its pavilion to its circle."""
        layout = r.layout
        _, middles, radius = gift_places(layout.gifts, GIFTS_ACROSS, layout.f)
        end = middles[min(len(middles), sum(r.sheet.gifts)) - 1]
        side = radius * 2.4

        def paint(p: QPainter, rect: QRectF) -> None:
            paint_gift_coin(p, rect.center(), rect.width() * 0.4)

        pixmap = self._sprites.painted("flying gift", side, paint)
        start = layout.areas[area].center()
        length = durations.FLIGHT + durations.PULSE
        self._sprites.fly(pixmap, start, end, length, delay, lambda: self._items.pulse("gifts"))

    # -- fireworks -------------------------------------------------------------------------------

    def _launch(self, r: TableState, event: ev.FireworksLaunched, large: bool) -> None:
        if (top := self._items.get(f"top:{event.launch.shape}")) is not None:
            # The dragged tile is on the lake now; show the next one at once.
            self._items.motion.drop(("go", top))
            top.setZValue(top.spec.z)
            top.put(top.spec.rect)
        start = 0 if r.launching.laid_by_hand else durations.GLIDE
        self._celebration.fireworks(r.layout.sky, event.points, start)
        self._count_up(r, event, start)
        if not large:
            places = dict(zip(r.seating.others, r.layout.minis, strict=False))
            if (place := places.get(event.seat)) is not None:
                self._burst(place.center(), place.height() * 0.5, "light", 0)
            return
        side = r.layout.side
        for n, pool in enumerate(members(event.pools)):
            centre, delay = r.layout.pools[pool].center(), start + n * durations.STAGGER
            foot, ink = centre + QPointF(0, side * 3), INKS[n % len(INKS)]
            self._celebration.firework(foot, centre, side * 1.35, ink, delay, zorder.SPARK)
        self._pulse_later("part:0", start)

    def _count_up(self, r: TableState, event: ev.FireworksLaunched, delay: int) -> None:
        """Show a firework for each pool, and the points, next to the pools."""
        pools = [r.layout.pools[pool] for pool in members(event.pools)]
        where = r.label(
            "launch-where", int(event.launch.shape), pool_name(min(members(event.pools)))
        )
        line = Line(
            tuple(partial(_paint_sign, ink) for ink in INKS[: len(pools)]), "", event.points
        )
        s, spot = r.layout.u * min(1.4, text_scale()), reduce(QRectF.united, pools)
        where = where[:1].upper() + where[1:]
        self._celebration.count_up(where, (line,), spot, r.layout.sheet, s, delay)

    def _burst(self, centre: QPointF, radius: float, ink: str, delay: int) -> None:
        def paint(p: QPainter, rect: QRectF) -> None:
            paint_firework(p, rect.center(), radius, ink, seed=len(ink))

        item = self._sprites.add(self._sprites.painted(("burst", ink), radius * 2.4, paint))
        item.setPos(centre)

        def step(t: float) -> None:
            item.setScale(0.2 + 0.8 * t)
            item.setOpacity(1.0 if t < 0.7 else (1.0 - t) / 0.3)

        self._sprites.play(item, durations.LAUNCH, step, delay)


def _paint_sign(ink: str, p: QPainter, rect: QRectF) -> None:
    draw_path(p, rounded(rect, rect.width() * 0.2), "night1")
    paint_firework(p, rect.center(), rect.width() * 0.5, ink, seed=len(ink))
