"""What happened, made visible: lanterns fly to seats, counts beat, fireworks over a Dedication.

Only for the eye: counts come from pieces, so whatever is skipped the table is right.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from festival_desktop.art import cache
from festival_desktop.art.fireworks import paint_firework
from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.play.table import Gain
from festival_desktop.scenes import motion as durations
from festival_desktop.scenes.motion import out
from festival_desktop.scenes.sprites_old import Sprites
from festival_desktop.screens.festival_of_lanterns.pictures.cards import (
    DEDICATIONS,
    paint_dedication,
    paint_piece,
)
from festival_desktop.screens.festival_of_lanterns.table import guests
from festival_desktop.screens.festival_of_lanterns.table.choosing import EACH
from festival_desktop.screens.festival_of_lanterns.table.paint_friends import paint_wild
from festival_desktop.screens.festival_of_lanterns.table.props import piece_name

if TYPE_CHECKING:
    from festival_desktop.screens.festival_of_lanterns.table.scene import FestivalScene

MOONCAKES = 7
BURSTS = (
    ("light", -1.6, 0.1, 0.75, 0),
    ("burst_rose", -2.4, 0.9, 0.5, 80),
    ("burst_blue", -1.3, 1.5, 0.6, 150),
    ("light_hi", 0.3, -0.1, 0.5, 60),
)
"""Colour, place beside the stack and size in widths of a stack, and when: over the water."""


class Effects:
    def __init__(self, scene: "FestivalScene") -> None:
        self._scene = scene
        self._before: dict[str, int] = {}
        self._counts: dict[str, int] = {}
        self._held: dict[str, int] = {}
        """Counts that are still shown as they were, until something has landed there."""
        self.told: tuple[Gain, ...] = ()
        """Gains of the last step, shown at their seats for a while."""
        self._sprites = Sprites(scene)

    # -- counts ------------------------------------------------------------------------------

    def shown_count(self, key: str, count: int) -> int:
        return self._held.get(key, count)

    def arrive(self) -> None:
        """Another position is shown: keep its counts beside those before it."""
        self._held.clear()
        self._before = self._counts
        self._counts = {
            piece.id: piece.face[1 if piece.kind == "cards" else 0]
            for piece in self._scene.session.pieces.pieces
            if piece.kind in ("cards", "mooncakes", "claimed")
        }

    def clear_badges(self) -> None:
        """Somebody goes on: what was gained has been read."""
        if self.told:
            self.told = ()
            self._scene.motion.drop(("badges", self._scene))

    # -- what happened -----------------------------------------------------------------------

    def show(self, events: tuple[Any, ...]) -> None:
        scene = self._scene
        if not scene.motion.enabled or not scene.ready:
            return
        gains = scene.session.table.gains(events)
        swapped = [e for e in events if isinstance(e, gala_told.LanternsSwapped)]
        by_hand = scene.session.table.gains(swapped)
        delay = durations.GLIDE if any(isinstance(e, told.TilePlaced) for e in events) else 0
        for event in events:
            self._returned(event)
        for gain in gains:
            if not gain.missing and gain not in by_hand:
                self._gained(gain, delay)
                delay += durations.STAGGER
        self.told = tuple(gains)
        scene.refresh("pieces", "overlay")
        scene.animate(("badges", scene), durations.LINGER + delay, lambda t: None, done=self._read)

    def _read(self) -> None:
        self.told = ()
        self._scene.refresh("overlay")

    def _gained(self, gain: Gain, delay: int) -> None:
        scene = self._scene
        if gain.what == "points":
            self._dedicated(gain)
            return
        if gain.what not in ("lantern", "mooncake"):
            return
        index = gain.key if gain.what == "lantern" else MOONCAKES
        key = (
            f"cards:{gain.seat}:{gain.key}" if gain.what == "lantern" else f"mooncakes:{gain.seat}"
        )
        actor = scene.actors.get(key)
        if actor is None:
            return
        self._hold(key)
        start, end = scene.layout.supply[index], actor.prop.rect
        self._fly(self._piece(index), start, end, delay, lambda: self._landed(key))

    def _hold(self, key: str) -> None:
        if key in self._before:
            self._held[key] = self._before[key]

    def _landed(self, key: str) -> None:
        if self._held.pop(key, None) is not None:
            self._scene.refresh("pieces")
        self._scene.pulse(key)

    def _returned(self, event: Any) -> None:
        """Cards that went back to the Supply."""
        match event:
            case told.LanternDiscarded():
                self._return(event.seat, (event.lantern,))
            case told.LanternExchanged():
                self._return(event.seat, (event.given,))
                self._gained(Gain(event.seat, "lantern", event.taken, 1), durations.STAGGER)
            case told.DedicationMade():
                self._return(event.seat, event.lanterns * EACH[event.kind])
            case gala_told.LanternsSwapped():
                self._hand_over(event.seat, event.other, event.given)
                self._hand_over(event.other, event.seat, event.taken)
            case gala_told.FriendBefriended():
                self._pay(event)
            case gala_told.TrixieTaken():
                self._take_trixie(event.seat)

    def _hand_over(self, giver: int, taker: int, lantern: int) -> None:
        """A card goes from seat to seat."""
        scene, key = self._scene, f"cards:{taker}:{lantern}"
        start, end = (
            scene.layout.seats[scene.side_of(seat)].cards[lantern] for seat in (giver, taker)
        )
        self._hold(key)
        self._fly(self._piece(lantern), start, end, 0, lambda: self._landed(key))

    def _take_trixie(self, seat: int) -> None:
        scene, key = self._scene, f"trixie-cards:{seat}"
        start, end = guests.pile(scene), guests.trixie_chip(scene, seat)
        self._fly(self._wild(), start, end, 0, lambda: scene.pulse(key))

    def _pay(self, event: gala_told.FriendBefriended) -> None:
        """Mooncakes go to the friend's card."""
        scene, key = self._scene, f"friend:{event.friend}"
        card = scene.actors.get(key)
        if card is None:
            return
        start = scene.layout.seats[scene.side_of(event.seat)].mooncakes
        for n in range(event.paid):
            delay = n * durations.STAGGER
            self._fly(self._piece(MOONCAKES), start, card.prop.rect, delay, lambda: None)

    def _return(self, seat: int, lanterns: Iterable[int]) -> None:
        scene = self._scene
        cards = scene.layout.seats[scene.side_of(seat)].cards
        for n, lantern in enumerate(lanterns):
            delay = n * durations.STAGGER // 2
            end = scene.layout.supply[lantern]
            key = f"supply:{lantern}"
            self._fly(
                self._piece(lantern), cards[lantern], end, delay, lambda k=key: scene.pulse(k)
            )

    def _dedicated(self, gain: Gain) -> None:
        """The tile goes to its seat under fireworks."""
        scene = self._scene
        key = f"claimed:{gain.seat}"
        self._hold(key)
        start = scene.layout.dedications[gain.key]
        end = scene.layout.seats[scene.side_of(gain.seat)].points
        side = min(start.width(), start.height())

        def plaque(p: QPainter, rect: QRectF) -> None:
            paint_dedication(p, rect.adjusted(6, 6, -6, -6), DEDICATIONS[gain.key], gain.number)

        size = QSizeF(side, side)
        pixmap = cache.pixmap(("plaque", gain.key, gain.number), size, scene.dpr, plaque)
        self._fly(pixmap, start, end, durations.PULSE, lambda: self._landed(key))
        wide, out_to = start.width(), -1 if scene.layout.mirrored else 1
        for ink, dx, dy, part, delay in BURSTS:
            centre = start.center() + QPointF(dx * out_to, dy) * wide
            self._burst(centre, wide * part, ink, delay)

    # -- sprites -----------------------------------------------------------------------------

    def _piece(self, index: int) -> QPixmap:
        scene = self._scene
        name = piece_name(scene, index)
        side = scene.layout.m(40, 56)

        def paint(p: QPainter, rect: QRectF) -> None:
            paint_piece(p, rect.center(), rect.width() * 0.27, name, light=True)

        return cache.pixmap(("flying", name), QSizeF(side, side), scene.dpr, paint)

    def _wild(self) -> QPixmap:
        side = self._scene.layout.m(30, 40)

        def paint(p: QPainter, rect: QRectF) -> None:
            paint_wild(p, rect.adjusted(2, 2, -2, -2), ())

        return cache.pixmap("flying trixie", QSizeF(side, side), self._scene.dpr, paint)

    def _fly(self, pixmap: QPixmap, start: QRectF, end: QRectF, delay: int, landed: Any) -> None:
        a, b = start.center(), end.center()
        self._sprites.fly(pixmap, a, b, durations.FLIGHT, delay, landed)

    def _burst(self, centre: QPointF, radius: float, ink: str, delay: int) -> None:
        scene = self._scene

        def paint(p: QPainter, rect: QRectF) -> None:
            paint_firework(p, rect.center(), radius, ink, seed=len(ink))

        size = QSizeF(radius * 2.4, radius * 2.4)
        item, key = self._sprites.add(cache.pixmap(("burst", ink), size, scene.dpr, paint))
        item.setPos(centre)

        def step(t: float) -> None:
            item.setVisible(True)
            item.setScale(0.25 + 0.85 * t)
            item.setOpacity(1.0 if t < 0.5 else 2.0 * (1.0 - t))

        length = durations.BURST
        scene.animate(
            key, length, step, delay=delay, curve=out, done=lambda: scene.removeItem(item)
        )
