"""Animations of events: lanterns fly to seats, counts pulse, fireworks over a Dedication.

Only decoration: counts come from pieces, so the table is right whatever is skipped.
"""

from collections.abc import Sequence
from functools import partial, reduce
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from festival_desktop.art.brush import glow
from festival_desktop.art.theme import text_scale
from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.play.preview import CountChange
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes.celebration import Celebration, Sprites
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.scenes.tally import Line
from festival_desktop.screens.festival_of_lanterns.pictures.cards import (
    DEDICATIONS,
    MOONCAKE,
    paint_dedication,
    paint_piece,
    paint_wild,
)
from festival_desktop.screens.festival_of_lanterns.table.friends import (
    trixie_chip,
    trixie_pile,
)
from festival_desktop.screens.festival_of_lanterns.table.places import SeatPlaces
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState
from festival_desktop.tables.festival_of_lanterns.selections import MOONCAKES
from festival_desktop.tables.festival_of_lanterns.vocabulary import Count


class Effects:
    _table: TableState
    """The table state at the time of the last event."""

    def __init__(self, context: SceneContext, lanterns: Sequence[str]) -> None:
        self._context = context
        self._lanterns = lanterns
        self._sprites = Sprites(context)
        self._celebration = Celebration(context)
        self._before: dict[str, int] = {}
        self._counts: dict[str, int] = {}
        self.held: dict[str, int] = {}
        """Counts still shown with their old value until the flying piece arrives."""
        self.told: tuple[CountChange, ...] = ()
        """Gains of the last step, shown at their seats for a short time."""

    # -- counts ------------------------------------------------------------------------------

    def position_changed(self) -> None:
        """Keep the counts of the new position next to those before it."""
        self.held.clear()
        area = self._context.session.pieces.area
        self._before, self._counts = self._counts, {p.id: p.face[1] for p in area("cards")}
        self._counts |= {p.id: p.face[0] for p in (*area("mooncakes"), *area("claimed"))}

    def clear_badges(self) -> None:
        """Hide the gain badges."""
        if self.told:
            self.told = ()
            self._context.items.motion.drop("badges")

    # -- events ------------------------------------------------------------------------------

    def show(self, events: tuple[Any, ...], table: TableState) -> None:
        if not self._context.items.motion.enabled:
            return
        self._table = table
        account = self._context.session.table.account(events)
        swaps = [e for e in events if isinstance(e, gala_told.LanternsSwapped)]
        by_hand = {seat for swap in swaps for seat in (swap.seat, swap.other)}
        delay = durations.GLIDE if any(isinstance(e, ev.TilePlaced) for e in events) else 0
        for event in events:
            self._returned(event)
            if isinstance(event, ev.TilePlaced):
                self._spark(event.tile)
        gains = tuple(change for change in account.changes if change.number > 0)
        exchanged = any(isinstance(e, ev.LanternExchanged) for e in events)
        for gain in gains:
            if not gain.missing and gain.seat not in by_hand:
                self._gained(gain, durations.STAGGER if exchanged else delay)
                delay += durations.STAGGER
        self.told = gains
        self._context.redraw()
        length = durations.LINGER + delay
        self._context.items.animate("badges", length, lambda t: None, done=self._read)

    def _read(self) -> None:
        self.told = ()
        self._context.redraw()

    def _gained(self, gain: CountChange, delay: int) -> None:
        supply = self._table.layout.supply
        match gain.what:
            case Count.POINTS:
                self._dedicated(gain)
            case Count.LANTERN:
                (lantern,) = gain.key
                start, end = supply[lantern], self._seat(gain.seat).cards[lantern]
                self._fly(self._piece(lantern), start, end, delay, f"cards:{gain.seat}:{lantern}")
            case Count.MOONCAKE:
                start, end = supply[MOONCAKES], self._seat(gain.seat).mooncakes
                self._fly(self._piece(MOONCAKES), start, end, delay, f"mooncakes:{gain.seat}")

    def _seat(self, seat: Seat) -> SeatPlaces:
        return self._table.layout.seats[self._table.seating.sides[seat]]

    def _returned(self, event: Any) -> None:
        """Animate cards that went back to the Supply, to another seat or to a friend."""
        match event:
            case ev.LanternDiscarded():
                self._return(event.seat, (event.lantern,))
            case ev.LanternExchanged():
                self._return(event.seat, (event.given,))
            case ev.DedicationMade():
                self._return(event.seat, event.lanterns * m.EACH[event.kind])
                self._celebrate(event)
            case gala_told.LanternsSwapped():
                self._hand_over(event.seat, event.other, event.given)
                self._hand_over(event.other, event.seat, event.taken)
            case gala_told.FriendBefriended():
                self._pay(event)
            case gala_told.TrixieTaken():
                self._take_trixie(event.seat)

    def _hand_over(self, giver: Seat, taker: Seat, lantern: int) -> None:
        """Animate a card from seat to seat."""
        start, end = (self._seat(seat).cards[lantern] for seat in (giver, taker))
        self._fly(self._piece(lantern), start, end, 0, f"cards:{taker}:{lantern}")

    def _take_trixie(self, seat: Seat) -> None:
        table, pile = self._table, trixie_pile(self._table)
        if pile is not None:

            def paint(p: QPainter, rect: QRectF) -> None:
                paint_wild(p, rect.center(), rect.width() / 2 - 2)

            wild = self._sprites.painted("flying trixie", table.layout.m(30, 40), paint)
            end = trixie_chip(table.layout, table.seating.sides[seat])
            self._fly(wild, pile, end, 0, f"trixie-cards:{seat}")

    def _pay(self, event: gala_told.FriendBefriended) -> None:
        """Animate Mooncakes to the friend's card."""
        card = self._context.items.get(f"friend:{event.friend}")
        if card is None:
            return
        start = self._seat(event.seat).mooncakes
        for n in range(event.paid):
            self._fly(self._piece(MOONCAKES), start, card.spec.rect, n * durations.STAGGER)

    def _return(self, seat: Seat, lanterns: Sequence[int]) -> None:
        for n, lantern in enumerate(lanterns):
            start, end = self._seat(seat).cards[lantern], self._table.layout.supply[lantern]
            delay = n * durations.STAGGER // 2
            self._fly(self._piece(lantern), start, end, delay, f"supply:{lantern}")

    def _dedicated(self, gain: CountChange) -> None:
        """Animate the tile to its seat."""
        kind = gain.key[0]
        start = self._table.layout.dedications[kind]
        side = min(start.width(), start.height())

        def plaque(p: QPainter, rect: QRectF) -> None:
            paint_dedication(p, rect.adjusted(6, 6, -6, -6), DEDICATIONS[kind], gain.number)

        pixmap = self._sprites.painted(("plaque", kind, gain.number), side, plaque)
        end = self._seat(gain.seat).points
        self._fly(pixmap, start, end, durations.PULSE, f"claimed:{gain.seat}")

    def _celebrate(self, event: ev.DedicationMade) -> None:
        """Let the lanterns rise from their seat; more points, more fireworks."""
        layout, cards = self._table.layout, reduce(QRectF.united, self._seat(event.seat).cards)
        lanterns = [partial(self._piece, n, True) for n in event.lanterns * m.EACH[event.kind]]
        table = layout.table
        sky = QRectF(table.left(), table.top(), table.width(), layout.horizon * 1.9)
        middle = sky.adjusted(sky.width() / 4, 0, -sky.width() / 4, 0)
        self._celebration.rise(lanterns, cards, middle)
        self._celebration.fireworks(sky, (event.points + 1) // 2, durations.GLIDE)
        self._count_up(event)

    def _count_up(self, event: ev.DedicationMade) -> None:
        """Show the given lanterns and the points next to the stack."""
        layout, label = self._table.layout, self._table.label
        given = event.lanterns * m.EACH[event.kind]
        signs = tuple(partial(self._paint_sign, lantern) for lantern in given)
        token = event.favour
        made_up = f"{event.points} + {token}" if token else ""
        line = Line(signs, made_up, event.points + token)
        s = layout.m(110, 150) / 100 * min(1.4, text_scale())
        spot, heading = layout.dedications[event.kind], label(f"dedication:{int(event.kind)}")
        room = QRectF(layout.table)
        self._celebration.count_up(heading, (line,), spot, room, s)

    def _paint_sign(self, lantern: int, p: QPainter, rect: QRectF) -> None:
        paint_piece(p, rect.center(), rect.width() * 0.5, self._lanterns[lantern], light=True)

    def _spark(self, tile: int) -> None:
        """Show a spark on each matching seam of a new tile."""
        items = self._context.items
        laid = items.get(f"tile:{tile}")
        if laid is None:
            return
        place = laid.spec.rect
        near = place.adjusted(*(side * place.width() * 0.2 for side in (-1, -1, 1, 1)))
        for knot in [item for item in items if item.spec.kind == "knot"]:
            if near.contains(knot.spec.rect.center()):
                spot, radius = knot.spec.rect.center(), place.width() * 0.42
                self._celebration.sparkle(spot, radius, delay=durations.GLIDE)

    # -- sprites -----------------------------------------------------------------------------

    def _piece(self, index: int, glowing: bool = False) -> QPixmap:
        """Return the pixmap of a lantern or a Mooncake; one that rises glows."""
        name = self._lanterns[index] if index < len(self._lanterns) else MOONCAKE

        def paint(p: QPainter, rect: QRectF) -> None:
            if glowing:
                glow(p, rect.center(), rect.width() / 2, "light", 0.9)
            radius = rect.width() * (0.24 if glowing else 0.27)
            paint_piece(p, rect.center(), radius, name, light=True)

        side = self._table.layout.m(*((84, 120) if glowing else (40, 56)))
        return self._sprites.painted(("flying", name, glowing), side, paint)

    def _fly(self, pixmap: QPixmap, start: QRectF, end: QRectF, delay: int, key: str = "") -> None:
        """Fly a pixmap to an item, which shows its old count until then, and pulses."""
        if key in self._before:
            self.held[key] = self._before[key]

        def landed() -> None:
            if self.held.pop(key, None) is not None:
                self._context.redraw()
            self._context.items.pulse(key)

        self._sprites.fly(pixmap, start.center(), end.center(), durations.FLIGHT, delay, landed)
