"""Animations of events: gains appear at seats, fireflies rise over a festival.

Only decoration: counts come from pieces, so the table is right whatever is skipped.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from festival_desktop.art.brush import circle, draw_path, glow
from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes import zorder
from festival_desktop.scenes.animation import linear
from festival_desktop.scenes.celebration import INKS, Celebration, Sprites
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.screens.firefly_festival.pictures.marks import ring_of_lights
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.pieces import bridge_item
from festival_desktop.screens.firefly_festival.table.tally import Tally, tally
from festival_desktop.tables.firefly_festival.forecast import Ending
from festival_desktop.tables.firefly_festival.gains import Gain, gains
from festival_desktop.tables.firefly_festival.vocabulary import Count

FIREFLIES = 22


class Effects:
    def __init__(self, context: SceneContext, board: Callable[[], Board]) -> None:
        self._context = context
        self._board = board
        self._sprites = Sprites(context)
        self._celebration = Celebration(context)
        self.gains: tuple[Gain, ...] = ()
        """Gains of the last step, while they are shown at the seats."""
        self.tally: Tally | None = None
        """The festival whose points are being added up, if any."""
        self.revealed: tuple[int, ...] = ()
        """Powers of all seats, while they are being revealed."""
        self._announced = False
        """Whether the gains belong to a position that is not shown yet."""
        self._festivals = 0
        self._warning: Ending | None = None
        """The end of the game that was announced last."""

    def announce(self, events: Iterable[Event]) -> None:
        """Show at the seats what led to the coming position."""
        if self._context.items.motion.enabled:
            events = tuple(events)
            self.gains = tuple(gains(self._context.session.table.account(events)))
            self._announced = bool(self.gains)
            self.tally = tally(events, self.gains)
            powers = (each.powers for each in events if isinstance(each, ev.PowersRevealed))
            self.revealed = next(powers, ())

    def clear(self) -> None:
        """Hide the gains, unless they were not shown yet."""
        if self.gains and not self._announced:
            self.gains, self.tally = (), None
            self._context.items.motion.drop(("gains", self), ("tally", self))

    def show(self, events: Sequence[Event], ending: Ending | None) -> None:
        """Animate the events of the position that is now shown."""
        items = self._context.items
        if not items.motion.enabled:
            return
        self._announced = False
        shares = () if self.tally is None else self.tally.shares
        counting = self._count_up()
        if self.revealed:
            length = round(durations.REVEAL * items.motion.pace)
            items.animate(("revealed", self), length, lambda t: None, done=self._hide_powers)
        if self.gains:
            length = durations.LINGER + counting
            items.animate(("gains", self), length, lambda t: None, done=self._read)
        if ending is not None and ending != self._warning:
            items.pulse("stocks")  # The warning is new or more urgent.
        self._warning = ending
        for event in events:
            if isinstance(event, ev.FestivalHeld):
                self._celebrate(self._board().block(event.island))
                self._fire(self._board().block(event.island), 1 + len(shares))
            elif isinstance(event, ev.BridgeBuilt):
                self._grow(event.lane, event.seat)

    def _read(self) -> None:
        self.gains, self.tally = (), None
        self._context.redraw()

    def _hide_powers(self) -> None:
        self.revealed = ()
        self._context.redraw()

    # -- points of a festival ------------------------------------------------------------------

    def _count_up(self) -> int:
        """Count a festival's points up at its island, and bring them to the seats.

        Return how long that takes.
        """
        if self.tally is None:
            return 0
        items, shares = self._context.items, self.tally.shares
        length = round(durations.TALLY * items.motion.pace)
        item = items.get("tally")
        if item is not None:

            def step(t: float) -> None:
                heading, rows, _, s = item.spec.face
                items.repaint(item, item.spec._replace(face=(heading, rows, t, s)))

            items.animate(("tally", self), length, step, curve=linear)
        points = {gain.seat: gain for gain in self.gains if gain.what == Count.POINTS}
        for n, share in enumerate(shares):
            each = length // len(shares)
            if share.seat in points:
                self._bring(self.tally.island, share.seat, (n + 1) * each)
                self._count(points[share.seat], (n + 1) * each, durations.FLIGHT)
        return length

    def _bring(self, island: int, seat_number: int, delay: int) -> None:
        """Fly a light from the island to the seat."""
        board = self._board()
        side = max(14.0, board.cell * 0.8)
        pixmap = self._sprites.painted("firefly", side, _paint_firefly)
        seat = self._context.items.get(f"seat:{seat_number}")
        if seat is not None:
            start, end = board.block(island).center(), seat.spec.rect.center()
            done = partial(self._context.items.pulse, seat.key)
            self._sprites.fly(pixmap, start, end, durations.FLIGHT, delay, done)

    def _count(self, gain: Gain, delay: int, length: int) -> None:
        items = self._context.items
        item = items.get(f"gain:{gain.seat}:{gain.what}:{gain.missing}")
        if item is None:
            return
        items.motion.drop(("fade", item))
        item.setOpacity(0.0)

        def step(t: float) -> None:
            item.setOpacity(1.0)
            face = (f"+{round(t * gain.number)}", *item.spec.face[1:])
            items.repaint(item, item.spec._replace(face=face))

        done = partial(items.repaint, item)
        items.animate(("count", item), length, step, delay=delay, curve=linear, done=done)

    # -- bridges -----------------------------------------------------------------------------

    def _grow(self, lane: int, seat: int) -> None:
        """Grow a new bridge segment by segment from its builder."""
        context, board = self._context, self._board()
        item = context.items.get(f"bridge:{lane}")
        if item is None:
            return
        context.items.motion.drop(("fade", item))
        item.setOpacity(1.0)
        line = board.network.lanes[lane]
        backwards = not context.session.view.workers[seat][line.a]
        drawn = 0

        def step(t: float) -> None:
            nonlocal drawn
            cells = max(1, round(t * line.length))
            if cells != drawn:
                drawn = cells
                grown = bridge_item(board, lane, seat, "last", cells, backwards)
                context.items.repaint(item, grown)

        length, done = durations.SEGMENT * line.length, partial(context.items.repaint, item)
        context.items.animate(("grow", item), length, step, curve=linear, done=done)

    # -- fireflies ---------------------------------------------------------------------------

    def _celebrate(self, block: QRectF) -> None:
        """Let fireflies rise from the island and settle around it."""
        c, centre = block.width() / 3, block.center()
        side = max(10.0, c * 0.5)
        pixmap = self._sprites.painted("firefly", side, _paint_firefly)
        lights = ring_of_lights(FIREFLIES, FIREFLIES * self._festivals)
        self._festivals += 1
        for n, (x, y, size) in enumerate(lights):
            end = centre + QPointF(x * c * 2.0, y * c * 1.8)
            self._rise(pixmap, centre, end, size, n * durations.STAGGER // 6)

    def _fire(self, block: QRectF, number: int) -> None:
        """Launch rockets from the island, one more than players have a share."""
        side = block.width()
        for n in range(number):
            way = (n - (number - 1) / 2) * side * 0.55
            end = block.center() + QPointF(way, -side * (0.95 + 0.25 * (n % 2)))
            ink, delay = INKS[n % len(INKS)], durations.PULSE + n * durations.SALVO
            self._celebration.firework(block.center(), end, side * 0.7, ink, delay, zorder.SPARK)

    def _rise(self, pixmap: QPixmap, start: QPointF, end: QPointF, size: float, delay: int) -> None:
        item = self._sprites.add(pixmap)

        def step(t: float) -> None:
            item.setPos(start + (end - start) * t)
            item.setScale(size * (0.5 + t))
            item.setOpacity(1.0 if t < 0.7 else max(0.0, (1.0 - t) / 0.3))

        self._sprites.play(item, durations.SWARM, step, delay)


def _paint_firefly(p: QPainter, rect: QRectF) -> None:
    r = rect.width() / 2
    glow(p, rect.center(), r, "firefly", 0.95)
    draw_path(p, circle(rect.center().x(), rect.center().y(), r * 0.22), "firefly_core")
