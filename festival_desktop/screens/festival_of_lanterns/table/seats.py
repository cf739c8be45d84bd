"""A seat at the table: name, sums, lantern cards, hidden hand, and gain badges."""

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import color, draw_rounded, outline, pen, saved
from festival_desktop.art.faces import paint_face
from festival_desktop.art.lanterns import paint_mooncake
from festival_desktop.art.surfaces import paint_panel, paint_paper
from festival_desktop.art.tokens import paint_token, seat_color
from festival_desktop.art.type import (
    BOLD,
    CENTER,
    FLOOR,
    LEFT,
    MEDIUM,
    RIGHT,
    shortened,
    text,
    text_width,
    within,
)
from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.play.preview import CountChange, merged
from festival_desktop.play.table import START, Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.marks import start_marker
from festival_desktop.scenes.panel import Label, Picture, Row, Space
from festival_desktop.scenes.places import split
from festival_desktop.scenes.shown import ItemSpec, PartContent, Regions, Renderer
from festival_desktop.scenes.table_state import REST
from festival_desktop.scenes.turning import NORTH, SOUTH
from festival_desktop.screens.festival_of_lanterns.pictures.cards import (
    MOONCAKE,
    POINTS,
    WILD,
    paint_badge,
    paint_card,
    paint_piece,
    paint_stat,
)
from festival_desktop.screens.festival_of_lanterns.table.interaction import MOONCAKES
from festival_desktop.screens.festival_of_lanterns.table.layout import Layout
from festival_desktop.screens.festival_of_lanterns.table.places import SeatPlaces
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState
from festival_desktop.tables.festival_of_lanterns.vocabulary import Count

MANY = 3
"""With more badges than this in the tray, short texts are used."""
BADGES = (Count.LANTERN, Count.MOONCAKE, Count.POINTS, Count.TRIXIE)
"""Counts shown as badges at the seats, before and after a choice."""
OWN_CARDS = ("card", "leave-out", "keep")
AT_SEATS = ("their-card", "seat")
"""Kinds of targets at a seat that only friends' abilities use."""
AREAS = ("cards", "trixie-cards", "mooncakes", "claimed", "hands")
Items = dict[str, ItemSpec]


class Sitting(NamedTuple):
    """A seat with its player, pieces and places."""

    seat: Seat
    side: int
    """Side of the screen."""
    places: SeatPlaces
    pieces: dict[str, list[Piece]]
    """Pieces by area."""
    own: bool
    """Whether this is the viewer's own seat, shown in the tray."""
    alone: bool
    """Whether this is Moon Dancer, challenged by a single player."""
    asked: bool
    """Whether cards of this seat are being chosen."""


def seat_panel(seat: Seat, table: TableState) -> PartContent:
    side, challenge = table.seating.sides[seat], bool(table.seating.hers)
    at = Sitting(
        seat, side, table.layout.seats[side],
        {area: [p for p in table.area(area) if p.place.index[0] == seat] for area in AREAS},
        own=side == SOUTH, alone=challenge and seat == MOON_DANCER,
        asked=table.session.viewer is not None and seat == table.prompt.seat,
    )  # fmt: skip
    stops = {
        target: at.places.panel if target.kind == "seat" else at.places.cards[target.key[-1]]
        for target in table.choices
        if (target.kind in AT_SEATS and target.key[0] == seat)
        or (at.asked and target.kind in OWN_CARDS)
    }
    regions = dict(stops)
    if at.asked:
        if table.layout.friends and at.own and not table.prompt.for_her:
            regions[MOONCAKES] = at.places.mooncakes
        regions |= {Target("card", (n,)): rect for n, rect in enumerate(at.places.cards)}
    # Hidden tiles are full size in the tray and small at the other seats.
    places = table.layout.hand if at.own else at.places.backs
    backs = {piece.id: places[piece.place.index[1]] for piece in at.pieces["hands"]}
    asked = {t: rect for t, rect in stops.items() if t.kind != "card" or table.prompt.asks(t)}
    items = _head(table, at) | _cards(table, at) | _badges(table, at) | table.rings(asked)
    items |= {key: ItemSpec("back", (), rect, zorder.ON_PANEL) for key, rect in backs.items()}
    if side == NORTH and not table.layout.plate.isEmpty():
        items["plate"] = _plate(table, at)
    marker = start_marker(table, seat, at.places.panel, at.places.marker)
    signs = {**marker.signs, **_signs(at, [*backs.values()])}
    if "plate" in items:
        signs[Target("plate", (seat,))] = table.layout.plate
    return PartContent({**items, **marker.items}, regions, stops, signs)


def _signs(at: Sitting, backs: list[QRectF]) -> Regions:
    seat, places = at.seat, at.places
    cards = enumerate(places.cards)
    found = {Target("their-card", (seat, lantern)): rect for lantern, rect in cards}
    found[Target("mooncakes", (seat,))] = places.mooncakes
    found[Target("points", (seat,))] = places.points
    found[Target("total", (seat,))] = places.total
    if backs:
        found[Target("back", (seat,))] = backs[0].united(backs[-1])
    if at.alone:
        found[Target("level", (seat,))] = places.backs[0].united(places.backs[-1])
    found[Target("seat", (seat,))] = places.panel
    return found


# -- pieces ----------------------------------------------------------------------------------


def _head(table: TableState, at: Sitting) -> Items:
    """Show the panel, the name and the sums; for Moon Dancer also the level."""
    seat, places, own, layout, label = at.seat, at.places, at.own, table.layout, table.label
    player, active = table.session.players[seat], table.lit == seat
    rules = tuple(rule.left() - places.panel.left() for rule in layout.rules) if own else ()
    starts = any(piece.place.index == (seat,) for piece in table.area(START))
    free = places.marker.width() + 4 if own and starts else 0.0
    name = (
        table.seating.token(seat), player.name, "" if at.alone else player.level or "", free,
        layout.px(16, 21) if own else layout.px(14, 18),
    )  # fmt: skip
    shown = {
        f"seat:{at.side}": ItemSpec("seat", (active, rules), places.panel, zorder.PANEL),
        f"name:{at.side}": ItemSpec("name", name, places.name, zorder.LABEL),
        f"total:{seat}": _total(table, at),
    }
    stats = ("mooncakes", MOONCAKE, places.mooncakes), ("claimed", "points", places.points)
    for area, kind, rect in stats:
        (piece,) = at.pieces[area]
        face = (kind, table.held_counts.get(piece.id, piece.face[0]))
        shown[piece.id] = ItemSpec("stat", face, rect, zorder.ON_PANEL)
    if at.alone and table.view.gala is not None:
        level = (label(f"level:{table.view.gala.level}"), "", False, False, layout.px(12, 15))
        rect = places.backs[0].united(places.backs[-1])
        rect.setLeft(min(rect.left(), places.total.left()))
        rect.setRight(max(rect.right(), places.total.right()))
        shown["level"] = ItemSpec("total", level, rect, zorder.LABEL)
    return shown


def _total(table: TableState, at: Sitting) -> ItemSpec:
    """Show all lanterns and their limit; Moon Dancer has none."""
    layout, label, rect = table.layout, table.label, at.places.total
    held = sum(piece.face[1] for piece in at.pieces["cards"])
    held += sum(piece.face[0] for piece in at.pieces["trixie-cards"])
    px = layout.px(12, 15) if at.own else layout.px(11.5, 14)
    limit = table.game.content.limit
    words, over = label("of-limit", limit), held > limit
    if at.alone:
        words, over, rect = label("lanterns", held), False, rect.adjusted(-3, 0, 3, 0)
    return ItemSpec("total", (held, words, over, at.own, px), rect, zorder.LABEL)


def _cards(table: TableState, at: Sitting) -> Items:
    """Show lantern cards, and a card or Mooncake that was picked up."""
    shown, names, m = Items(), table.game.content.lanterns, table.layout.m
    for piece in at.pieces["cards"]:
        (lantern, number), state, chosen = piece.face, "normal", 0
        if at.asked:
            chosen = table.outgoing.lanterns.get(lantern, 0) - table.outgoing.kept.count(lantern)
            mood = table.mood(Target("card", (lantern,)))
            state = "chosen" if chosen else "normal" if mood == REST else mood
        rect, z = at.places.cards[lantern], zorder.ON_PANEL
        if chosen:
            rect, z = rect.translated(0, -m(4, 6)), zorder.CHOSEN
        number = table.held_counts.get(piece.id, number)
        face = (names[lantern], number, True, state, chosen)
        shown[piece.id] = ItemSpec("cards", face, rect, z)
    if at.asked and table.selected and table.selected[0].kind == "card":
        (lantern,) = table.selected[0].key
        rect = at.places.cards[lantern].translated(0, -m(10, 14))
        face, z = (names[lantern], 1, True, "hover", 0), zorder.CHOSEN
        shown["held-card"] = ItemSpec("cards", face, rect, z, area="held", soft=False)
    hovering = table.hovered == MOONCAKES and table.interaction.liftable(MOONCAKES)
    if at.own and (hovering or table.pointer.lifted == MOONCAKES):
        cakes = QRectF(at.places.mooncakes)
        cakes.setWidth(cakes.height())
        shown["held-mooncake"] = ItemSpec("cake", (), cakes, zorder.CHOSEN, soft=False)
    return shown


# -- badges ----------------------------------------------------------------------------------


def _badges(table: TableState, at: Sitting) -> Items:
    """Show what the seat would gain, or has just gained."""
    gains = merged([g for g in table.gains if g.seat == at.seat and g.what in BADGES])
    return {
        f"badge:{at.seat}:{n}": badge(table, gains[n], rect, len(gains) > MANY)
        for n, rect in enumerate(badge_places(table.layout, at.side, len(gains)))
    }


def _plate(table: TableState, at: Sitting) -> ItemSpec:
    """Show who gains from the upper sides of tiles, at the edge of the water."""
    gains = [g for g in table.gains if g.seat == at.seat and g.what == Count.LANTERN]
    lanterns = tuple((table.game.content.lanterns[g.key[0]], g.missing) for g in gains)
    name = table.session.players[at.seat].name
    face = (table.seating.token(at.seat), name, lanterns, table.layout.px(13, 15))
    return ItemSpec("plate", face, table.layout.plate, zorder.LABEL)


def badge_places(layout: Layout, side: int, number: int) -> list[QRectF]:
    columns = max(number, MANY if side == SOUTH else 1)
    return split(layout.seats[side].badges, columns, columns, layout.m(6, 10))[:number]


def badge(table: TableState, gain: CountChange, rect: QRectF, short: bool) -> ItemSpec:
    label, key = table.label, gain.key
    match gain.what:
        case Count.LANTERN:
            name, piece = label(f"lantern:{key[0]}"), table.game.content.lanterns[key[0]]
        case Count.POINTS:
            name, piece = label("points", gain.number), POINTS
        case Count.TRIXIE:
            name, piece = label("trixie"), WILD
        case _:
            name, piece = label("mooncake", gain.number), MOONCAKE
    words = label("none-left") if gain.missing else label("gain", gain.number, name)
    room = rect.width() - rect.height() * 1.22
    if short or text_width(words, FLOOR, BOLD, scaled=False) > room:
        words = "0" if gain.missing else f"+{gain.number}"
    face = (piece, words, not gain.missing, table.layout.px(12, 15))
    return ItemSpec("badge", face, rect, zorder.BADGE, soft=False)


# -- pictures ----------------------------------------------------------------------------------


def _paint_seat(p: QPainter, rect: QRectF, active: bool, rules: tuple[float, ...]) -> None:
    """Paint a lacquer panel; `rules` are its dividing lines, from its left edge."""
    paint_panel(p, rect, 14, active=active)
    with saved(p):
        p.setPen(pen("brass", 1, 0.5))
        for x in rules:
            top, bottom = rect.top() + 16, rect.bottom() - 16
            p.drawLine(QPointF(rect.left() + x, top), QPointF(rect.left() + x, bottom))


def _paint_name(
    p: QPainter, rect: QRectF, seat: int, name: str, level: str, free: float, px: float
) -> None:
    """Paint a paper plate with token, name, a mark for a computer, and free room at its end."""
    paint_paper(p, rect, 7, lift=0.5)
    h = rect.height()
    paint_token(p, QPointF(rect.left() + h * 0.52, rect.center().y()), h * 0.27, seat, edge="ink")
    left, right = rect.left() + h * 0.98, rect.right() - 6 - free
    if level:
        paint_face(p, QPointF(rect.right() - h * 0.46, rect.center().y()), h * 0.38, level)
        right = rect.right() - h * 0.85
    place = QRectF(left, rect.top(), right - left, h)
    text(p, place, shortened(name, place.width()), px, "ink", BOLD, LEFT)


def _paint_total(
    p: QPainter, rect: QRectF, count: int, limit: str, over: bool, right: bool, px: float
) -> None:
    """Paint a seat's lanterns next to the limit, in a warning colour above it."""
    label, align = f"{count} {limit}".rstrip(), RIGHT if right else CENTER
    ink, weight = ("on_warn", BOLD) if over else ("on_dark", MEDIUM)
    text(p, rect, label, within(rect, px), ink, weight, align)


def _paint_cake(p: QPainter, rect: QRectF) -> None:
    """Paint a Mooncake being carried."""
    paint_mooncake(p, rect.center(), rect.width() * 0.46)


def _paint_plate(
    p: QPainter,
    rect: QRectF,
    seat: int,
    name: str,
    lanterns: tuple[tuple[str, bool], ...],
    px: float,
) -> None:
    """Paint a small plate with token and name, and the lanterns that go there."""
    radius, side = rect.height() / 2, rect.height() * 0.8

    def token(p: QPainter, place: QRectF) -> None:
        paint_token(p, place.center(), side * 0.34, seat)

    def lantern(piece: str, missing: bool) -> Picture:
        def draw(p: QPainter, place: QRectF) -> None:
            paint_piece(p, place.center(), side * 0.36, piece, lit=0.3 if missing else 1.0)

        return Picture(draw, side, side)

    draw_rounded(p, rect, radius, color("coin"), outline(seat_color(seat), 1.6))
    room = rect.width() - side * (2.4 + len(lanterns))
    Row(
        Space(), Picture(token, side, side), Label(shortened(name, room), px, "on_dark", BOLD),
        *(lantern(*each) for each in lanterns), Space(), gap=4, pad=1,
    ).paint(p, rect)  # fmt: skip


RENDERERS = {
    "plate": Renderer(_paint_plate, pixels=4),
    "seat": Renderer(_paint_seat, pixels=20),
    "name": Renderer(_paint_name, pixels=8),
    "total": Renderer(_paint_total, pixels=6),
    "stat": Renderer(paint_stat),
    "cards": Renderer(paint_card, pixels=8),
    "badge": Renderer(paint_badge, pixels=8),
    "cake": Renderer(_paint_cake, pixels=3),
}
