"""A seat at the table: name, sums, lantern cards, hidden hand, and badges of what it would gain."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.art.type import BOLD, FLOOR, text_width
from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.models.session import END_TURN
from festival_desktop.play.preview import CountChange, merged
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Regions, Shown
from festival_desktop.scenes.table_state import REST
from festival_desktop.scenes.turning import SOUTH
from festival_desktop.screens.festival_of_lanterns.pictures.cards import MOONCAKE
from festival_desktop.screens.festival_of_lanterns.table.interaction import MOONCAKES
from festival_desktop.screens.festival_of_lanterns.table.seat_places import SeatPlaces
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


class Sitting(NamedTuple):
    """Who sits at a seat, and where its things are."""

    seat: Seat
    side: int
    """Of the screen."""
    places: SeatPlaces
    own: bool
    """The viewer's seat, in the tray."""
    alone: bool
    """Moon Dancer, who is challenged."""
    asked: bool
    """Cards are chosen from here."""


def seat_panel(seat: Seat, table: TableState) -> Shown:
    side = table.seating.side_of(seat)
    places, own = table.layout.seats[side], side == SOUTH
    alone = table.seating.challenge and seat == MOON_DANCER
    asked = table.session.viewer is not None and seat == table.prompt.seat
    at = Sitting(seat, side, places, own, alone, asked)
    stops = {
        target: places.panel if target.kind == "seat" else places.cards[target.key[-1]]
        for target in _offers(table, at)
    }
    regions = dict(stops)
    if asked:
        if table.layout.friends and own and not table.prompt.for_her:
            regions[MOONCAKES] = places.mooncakes
        regions |= {Target("card", (n,)): rect for n, rect in enumerate(places.cards)}
    backs = _hidden(table, at)
    items = _head(table, at) | _cards(table, at)
    items |= {key: ItemSpec("back", (), rect, zorder.ON_PANEL) for key, rect in backs.items()}
    items |= _level(table, at) | _badges(table, at) | _rings(table, stops) | _held(table, at)
    return Shown(items, regions, stops, _signs(at, backs))


def _offers(table: TableState, at: Sitting) -> Iterator[Target]:
    """What may be selected here."""
    for target in table.choices:
        here = target.kind in AT_SEATS and target.key[0] == at.seat
        if here or (at.asked and target.kind in OWN_CARDS):
            yield target


def _of(table: TableState, area: str, seat: Seat) -> list[Piece]:
    return [piece for piece in table.area(area) if piece.place.index[0] == seat]


def _hidden(table: TableState, at: Sitting) -> dict[str, QRectF]:
    """Hidden tiles by key; in the tray as large as tiles of a hand, elsewhere small."""
    places = table.layout.hand if at.own else at.places.backs
    return {piece.id: places[piece.place.index[1]] for piece in _of(table, "hands", at.seat)}


def _signs(at: Sitting, backs: dict[str, QRectF]) -> Regions:
    seat, places = at.seat, at.places
    cards = enumerate(places.cards)
    found = {Target("their-card", (seat, lantern)): rect for lantern, rect in cards}
    found[Target("mooncakes", (seat,))] = places.mooncakes
    found[Target("points", (seat,))] = places.points
    found[Target("total", (seat,))] = places.total
    if backs:
        found[Target("back", (seat,))] = _around([*backs.values()])
    if at.alone:
        found[Target("level", (seat,))] = _around(places.backs)
    found[Target("seat", (seat,))] = places.panel
    return found


# -- what lies there -------------------------------------------------------------------------


def _head(table: TableState, at: Sitting) -> Items:
    """The panel, the name and the sums."""
    (seat, side, places, own, alone, _), layout = at, table.layout
    player, active = table.session.players[seat], table.lit == seat
    rules = tuple(rule.left() - places.panel.left() for rule in layout.rules) if own else ()
    moves = own and active and END_TURN not in table.choices
    name = (
        table.seating.token(seat), player.name, player.computer and not alone,
        table.label("to-move") if moves else "", layout.px(16, 21) if own else layout.px(14, 18),
    )  # fmt: skip
    (cakes,), (claimed,) = _of(table, "mooncakes", seat), _of(table, "claimed", seat)
    mooncakes = (MOONCAKE, table.shown_count(cakes))
    points = ("points", table.shown_count(claimed))
    return {
        f"seat:{side}": ItemSpec("seat", (active, rules), places.panel, zorder.PANEL),
        f"name:{side}": ItemSpec("name", name, places.name, zorder.LABEL),
        f"mooncakes:{seat}": ItemSpec("stat", mooncakes, places.mooncakes, zorder.ON_PANEL),
        f"claimed:{seat}": ItemSpec("stat", points, places.points, zorder.ON_PANEL),
        f"total:{seat}": _total(table, at),
    }


def _total(table: TableState, at: Sitting) -> ItemSpec:
    """All lanterns, and how many there may be; Moon Dancer may hold any number."""
    layout, label, rect, own = table.layout, table.label, at.places.total, at.own
    held = sum(piece.face[1] for piece in _of(table, "cards", at.seat))
    held += sum(piece.face[0] for piece in _of(table, "trixie-cards", at.seat))
    px, limit = layout.px(12, 15) if own else layout.px(11.5, 14), table.game.content.limit
    if at.alone:
        face = (held, label("lanterns", held), False, own, px)
        return ItemSpec("total", face, rect.adjusted(-3, 0, 3, 0), zorder.LABEL)
    face = (held, label("of-limit", limit), held > limit, own, px)
    return ItemSpec("total", face, rect, zorder.LABEL)


def _cards(table: TableState, at: Sitting) -> Items:
    shown, outgoing = Items(), table.outgoing
    for piece in _of(table, "cards", at.seat):
        lantern, state, chosen = piece.face[0], "normal", 0
        if at.asked:
            chosen = outgoing.lanterns.get(lantern, 0) - outgoing.kept.count(lantern)
            mood = table.mood(Target("card", (lantern,)))
            state = "chosen" if chosen else "normal" if mood == REST else mood
        rect, z = at.places.cards[lantern], zorder.ON_PANEL
        if chosen:
            rect, z = rect.translated(0, -table.layout.m(4, 6)), zorder.CHOSEN
        name, number = table.game.content.lanterns[lantern], table.shown_count(piece)
        face = (name, number, at.places.row, state, chosen)
        shown[f"cards:{at.seat}:{lantern}"] = ItemSpec("cards", face, rect, z)
    return shown


def _level(table: TableState, at: Sitting) -> Items:
    """Of Moon Dancer, in words."""
    gala = table.view.gala
    if gala is None or not at.alone:
        return {}
    face = (table.label(f"level:{gala.level}"), "", False, False, table.layout.px(12, 15))
    return {"level": ItemSpec("total", face, _around(at.places.backs), zorder.LABEL)}


def _rings(table: TableState, stops: Regions) -> Items:
    """Light around what an ability is asked about."""
    shown, prompt = Items(), table.prompt
    for target, rect in stops.items():
        wanted = target.kind != "card" or (prompt.shown and prompt.wants(target))
        if wanted and not prompt.dull(target):
            key = ":".join(map(str, (target.kind, *target.key)))
            panel = target.kind == "seat"
            radius, z = (14.0, zorder.PANEL + 0.5) if panel else (7.0, zorder.BADGE)
            face = (table.hovered == target, radius)
            shown[f"touch:{key}"] = ItemSpec("ring", face, rect, z, soft=False)
    return shown


def _held(table: TableState, at: Sitting) -> Items:
    """One card or Mooncake that was taken up."""
    places, shown, z = at.places, Items(), zorder.CHOSEN
    if at.asked and table.selected and table.selected[0].kind == "card":
        lantern = table.selected[0].key[0]
        face = (table.game.content.lanterns[lantern], 1, False, "hover", 0)
        rect = places.cards[lantern].translated(0, -table.layout.m(10, 14))
        shown["held-card"] = ItemSpec("cards", face, rect, z, area="held", soft=False)
    hovering = table.hovered == MOONCAKES and table.interaction.liftable(MOONCAKES)
    if at.own and (hovering or table.pointer.lifted == MOONCAKES):
        cakes = places.mooncakes
        rect = QRectF(cakes.left(), cakes.top(), cakes.height(), cakes.height())
        shown["held-mooncake"] = ItemSpec("cake", (), rect, z, soft=False)
    return shown


# -- badges ----------------------------------------------------------------------------------


def _badges(table: TableState, at: Sitting) -> Items:
    """What it would gain, or has just gained."""
    gains = merged([g for g in table.gains if g.seat == at.seat and g.what in BADGES])
    return {
        f"badge:{at.seat}:{n}": badge(table, gains[n], rect, len(gains) > MANY)
        for n, rect in enumerate(badge_places(table, at.seat, len(gains)))
    }


def badge_places(table: TableState, seat: Seat, number: int) -> list[QRectF]:
    side, gap = table.seating.side_of(seat), table.layout.m(6, 10)
    place = table.layout.seats[side].badges
    columns = max(number, MANY) if side == SOUTH else max(number, 1)
    width = (place.width() - (columns - 1) * gap) / columns
    return [
        QRectF(place.left() + n * (width + gap), place.top(), width, place.height())
        for n in range(number)
    ]


def badge(table: TableState, gain: CountChange, rect: QRectF, short: bool) -> ItemSpec:
    label, lantern = table.label, gain.what == Count.LANTERN
    name = label(f"lantern:{gain.key[0]}") if lantern else label("mooncake", gain.number)
    piece = table.game.content.lanterns[gain.key[0]] if lantern else MOONCAKE
    words = label("none-left") if gain.missing else label("gain", gain.number, name)
    room = rect.width() - rect.height() * 1.22
    if short or text_width(words, FLOOR, BOLD, scaled=False) > room:
        words = "0" if gain.missing else f"+{gain.number}"
    face = (piece, words, not gain.missing, table.layout.px(12, 15))
    return ItemSpec("badge", face, rect, zorder.BADGE, soft=False)


def _around(rects: Sequence[QRectF]) -> QRectF:
    """From the first to the last of a row."""
    return rects[0].united(rects[-1])
