"""A seat at the table: name, sums, lantern cards, hidden hand, and badges of what it would gain."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.art.type import BOLD, FLOOR, text_width
from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.models.session import END_TURN
from festival_desktop.play.preview import CountChange, merged
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Regions, WordedPart
from festival_desktop.scenes.turning import SOUTH
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.festival_of_lanterns.pictures.cards import MOONCAKE
from festival_desktop.screens.festival_of_lanterns.table.interaction import MOONCAKES
from festival_desktop.screens.festival_of_lanterns.table.paint_stacks import REST
from festival_desktop.screens.festival_of_lanterns.table.seat_places import Scale, SeatPlaces
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState
from festival_desktop.tables.festival_of_lanterns.vocabulary import Count

MANY = 3
"""More badges than this in the tray are written shorter."""
BADGES = (Count.LANTERN, Count.MOONCAKE)
"""What is shown at seats while a tile hovers."""
OWN_CARDS = ("card", "leave-out", "keep")
AT_SEATS = ("their-card", "seat")
"""Targets at a seat that only friends bring."""
Items = dict[str, ItemSpec]


class Card(NamedTuple):
    """The cards of one lantern."""

    number: int
    state: str = "normal"
    chosen: int = 0
    """How many of them are chosen to go."""


class Offer(NamedTuple):
    """Something at this seat that may be selected."""

    target: Target
    hovered: bool
    lit: bool
    """It has a ring of light."""


class SeatData(NamedTuple):
    seat: Seat
    side: int
    """Of the screen."""
    places: SeatPlaces
    scale: Scale
    name: str
    token: int
    computer: bool
    active: bool
    to_move: bool
    """It says so beside the name."""
    own: bool
    """The viewer's seat, in the tray."""
    rules: tuple[float, ...]
    """Where thin lines part the tray."""
    level: str
    """Of Moon Dancer, in words; else empty."""
    cards: tuple[Card, ...]
    mooncakes: int
    points: int
    total: int
    limit: int | None
    """None: this seat may hold any number of lanterns."""
    backs: tuple[tuple[str, QRectF], ...]
    """Hidden tiles, by key."""
    badges: tuple[CountChange, ...]
    """What it would gain, or has just gained."""
    asked: bool
    """Cards are chosen from here."""
    offers: tuple[Offer, ...]
    held_card: int | None
    """The lantern of the card that was taken up."""
    mooncakes_liftable: bool
    mooncake_held: bool


def seat_data(table: TableState, seat: Seat) -> SeatData:
    layout, player = table.layout, table.session.players[seat]
    side = table.seating.side_of(seat)
    places, own = layout.seats[side], side == SOUTH
    alone = table.seating.challenge and seat == MOON_DANCER
    asked = table.session.viewer is not None and seat == table.prompt.seat
    first = table.selected[0] if table.selected else None
    held = first.key[0] if first is not None and first.kind == "card" else None
    gala = table.view.gala
    level = table.words.label(f"level:{gala.level}") if alone and gala is not None else ""
    rules = tuple(rule.left() - places.panel.left() for rule in layout.rules) if own else ()
    lifting = table.pointer.lifted == MOONCAKES
    hovering = table.hovered == MOONCAKES and table.interaction.liftable(MOONCAKES)
    badges = merged([g for g in table.gains if g.seat == seat and g.what in BADGES])
    return SeatData(
        seat=seat,
        side=side,
        places=places,
        scale=layout.scale,
        name=player.name,
        token=table.seating.token(seat),
        computer=player.computer and not alone,
        active=table.lit == seat,
        to_move=own and table.lit == seat and END_TURN not in table.choices,
        own=own,
        rules=rules,
        level=level,
        cards=tuple(_cards(table, seat, asked)),
        mooncakes=_shown(table, "mooncakes", seat),
        points=_shown(table, "claimed", seat),
        total=_total(table, seat),
        limit=None if alone else table.game.content.limit,
        backs=tuple(_backs(table, seat, own)),
        badges=tuple(badges),
        asked=asked,
        offers=tuple(_offers(table, seat, asked)),
        held_card=held if asked else None,
        mooncakes_liftable=bool(layout.friends) and own and not table.prompt.for_her,
        mooncake_held=own and (lifting or hovering),
    )


def _shown(table: TableState, area: str, seat: Seat) -> int:
    piece = next(p for p in table.area(area) if p.place.index[0] == seat)
    return table.shown_count(piece)


def _cards(table: TableState, seat: Seat, asked: bool) -> Iterator[Card]:
    for piece in table.area("cards"):
        if piece.place.index[0] != seat:
            continue
        count, lantern = table.shown_count(piece), piece.face[0]
        if not asked:
            yield Card(count)
            continue
        chosen = table.outgoing.lanterns.get(lantern, 0) - table.outgoing.kept.count(lantern)
        mood = table.mood(Target("card", (lantern,)))
        state = "chosen" if chosen else {REST: "normal"}.get(mood, mood)
        yield Card(count, state, chosen)


def _total(table: TableState, seat: Seat) -> int:
    cards = (p.face[1] for p in table.area("cards") if p.place.index[0] == seat)
    wild = (p.face[0] for p in table.area("trixie-cards") if p.place.index[0] == seat)
    return sum(cards) + sum(wild)


def _backs(table: TableState, seat: Seat, own: bool) -> Iterator[tuple[str, QRectF]]:
    """In the tray as large as tiles of a hand, elsewhere small."""
    side = table.seating.side_of(seat)
    places = table.layout.hand if own else table.layout.seats[side].backs
    for piece in table.area("hands"):
        if piece.place.index[0] == seat:
            yield piece.id, places[piece.place.index[1]]


def _offers(table: TableState, seat: Seat, asked: bool) -> Iterator[Offer]:
    for target in table.choices:
        if target.kind in OWN_CARDS:
            if not asked:
                continue
        elif target.kind not in AT_SEATS or target.key[0] != seat:
            continue
        lit = not table.prompt.dull(target)
        if target.kind == "card":
            lit = lit and table.prompt.shown and table.prompt.wants(target)
        yield Offer(target, table.hovered == target, lit)


class SeatPart(WordedPart[SeatData]):
    name = "seats"

    def __init__(self, lanterns: tuple[str, ...], words: TableWords) -> None:
        super().__init__(words)
        self._lanterns = lanterns

    # -- what may be selected -----------------------------------------------------------------

    def regions(self) -> Regions:
        data = self.data
        found = {offer.target: self._place(offer.target) for offer in data.offers}
        if data.asked:
            if data.mooncakes_liftable:
                found[MOONCAKES] = data.places.mooncakes
            cards = enumerate(data.places.cards)
            found |= {Target("card", (lantern,)): rect for lantern, rect in cards}
        return found

    def stops(self) -> Regions:
        return {offer.target: self._place(offer.target) for offer in self.data.offers}

    def signs(self) -> Regions:
        data, seat = self.data, self.data.seat
        cards = enumerate(data.places.cards)
        found = {Target("their-card", (seat, lantern)): rect for lantern, rect in cards}
        found[Target("mooncakes", (seat,))] = data.places.mooncakes
        found[Target("points", (seat,))] = data.places.points
        found[Target("total", (seat,))] = data.places.total
        if data.backs:
            found[Target("back", (seat,))] = _around([rect for _, rect in data.backs])
        if data.level:
            found[Target("level", (seat,))] = _around(data.places.backs)
        found[Target("seat", (seat,))] = data.places.panel
        return found

    def _place(self, target: Target) -> QRectF:
        if target.kind == "seat":
            return self.data.places.panel
        return self.data.places.cards[target.key[-1]]

    # -- what is shown -----------------------------------------------------------------------

    def items(self) -> Items:
        data, seat = self.data, self.data.seat
        places, px = data.places, data.scale.px
        note = self._words.label("to-move") if data.to_move else ""
        name_px = px(16, 21) if data.own else px(14, 18)
        name = (data.token, data.name, data.computer, note, name_px)
        shown = {
            f"seat:{data.side}": ItemSpec(
                "seat", (data.active, data.rules), places.panel, zorder.PANEL
            ),
            f"name:{data.side}": ItemSpec("name", name, places.name, zorder.LABEL),
            f"mooncakes:{seat}": ItemSpec(
                "stat", (MOONCAKE, data.mooncakes), places.mooncakes, zorder.ON_PANEL
            ),
            f"claimed:{seat}": ItemSpec(
                "stat", ("points", data.points), places.points, zorder.ON_PANEL
            ),
            f"total:{seat}": self._total(),
        }
        for lantern, card in enumerate(data.cards):
            shown[f"cards:{seat}:{lantern}"] = self._card(lantern, card)
        for key, rect in data.backs:
            shown[key] = ItemSpec("back", (), rect, zorder.ON_PANEL)
        if data.level:
            place = _around(places.backs)
            face = (data.level, "", False, False, px(12, 15))
            shown["level"] = ItemSpec("total", face, place, zorder.LABEL)
        return shown | self._badges() | self._rings() | self._held()

    def _card(self, lantern: int, card: Card) -> ItemSpec:
        rect, z = self.data.places.cards[lantern], zorder.ON_PANEL
        if card.chosen:
            rect, z = rect.translated(0, -self.data.scale.m(4, 6)), zorder.CHOSEN
        face = (self._lanterns[lantern], card.number, self.data.places.row, card.state, card.chosen)
        return ItemSpec("cards", face, rect, z)

    def _total(self) -> ItemSpec:
        data, free = self.data, self.data.limit is None
        px = data.scale.px(12, 15) if data.own else data.scale.px(11.5, 14)
        words = self._words.label
        label = words("lanterns", data.total) if free else words("of-limit", data.limit)
        over = data.limit is not None and data.total > data.limit
        rect = data.places.total
        face = (data.total, label, over, data.own, px)
        return ItemSpec("total", face, rect.adjusted(-3, 0, 3, 0) if free else rect, zorder.LABEL)

    def _rings(self) -> Items:
        shown: Items = {}
        for offer in self.data.offers:
            if offer.lit:
                key = ":".join(map(str, (offer.target.kind, *offer.target.key)))
                panel = offer.target.kind == "seat"
                radius, z = (14.0, zorder.PANEL + 0.5) if panel else (7.0, zorder.BADGE)
                shown[f"touch:{key}"] = ItemSpec(
                    "ring", (offer.hovered, radius), self._place(offer.target), z, soft=False
                )
        return shown

    def _held(self) -> Items:
        """One card or Mooncake that was taken up."""
        data, shown = self.data, {}
        if data.held_card is not None:
            card = data.places.cards[data.held_card]
            alone = (self._lanterns[data.held_card], 1, False, "hover", 0)
            place = card.translated(0, -data.scale.m(10, 14))
            shown["held-card"] = ItemSpec(
                "cards", alone, place, zorder.CHOSEN, area="held", soft=False
            )
        if data.mooncake_held:
            cakes = data.places.mooncakes
            place = QRectF(cakes.left(), cakes.top(), cakes.height(), cakes.height())
            shown["held-mooncake"] = ItemSpec("cake", (), place, zorder.CHOSEN, soft=False)
        return shown

    # -- badges ------------------------------------------------------------------------------

    def _badges(self) -> Items:
        gains = self.data.badges
        return {
            f"badge:{self.data.seat}:{n}": self.badge(gains[n], rect, len(gains) > MANY)
            for n, rect in enumerate(self.badge_places(len(gains)))
        }

    def badge_places(self, number: int) -> list[QRectF]:
        place, gap = self.data.places.badges, self.data.scale.m(6, 10)
        if not number:
            return []
        columns = max(number, MANY) if self.data.own else number
        width = (place.width() - (columns - 1) * gap) / columns
        return [
            QRectF(place.left() + n * (width + gap), place.top(), width, place.height())
            for n in range(number)
        ]

    def badge(self, gain: CountChange, rect: QRectF, short: bool) -> ItemSpec:
        words, lantern = self._words.label, gain.what == Count.LANTERN
        name = words(f"lantern:{gain.key[0]}") if lantern else words("mooncake", gain.number)
        piece = self._lanterns[gain.key[0]] if lantern else MOONCAKE
        label = words("none-left") if gain.missing else words("gain", gain.number, name)
        room = rect.width() - rect.height() * 1.22
        if short or text_width(label, FLOOR, BOLD, scaled=False) > room:
            label = "0" if gain.missing else f"+{gain.number}"
        px = self.data.scale.px(12, 15)
        face = (piece, label, not gain.missing, px)
        return ItemSpec("badge", face, rect, zorder.BADGE, soft=False)


def _around(rects: Sequence[QRectF]) -> QRectF:
    """From the first to the last of a row."""
    return rects[0].united(rects[-1])
