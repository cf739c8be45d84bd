"""The Gala friends in play: cards, Trixie lanterns, favour tokens."""

from collections.abc import Iterable
from itertools import chain

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import Ink, draw_rounded, halo, outline, saved
from festival_desktop.art.icons import paint_icon
from festival_desktop.art.lanterns import paint_mooncake
from festival_desktop.art.surfaces import paint_brass_disc, paint_card_paper, paint_well
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import BOLD, LEAST, LEFT, MEDIUM, number, text
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.panel import Label, Picture, Row
from festival_desktop.scenes.shown import NOTHING, ItemSpec, PartContent, Regions, Renderer
from festival_desktop.scenes.table_state import REST
from festival_desktop.scenes.turning import SOUTH
from festival_desktop.screens.festival_of_lanterns.pictures.cards import (
    paint_seal,
    paint_wild,
)
from festival_desktop.screens.festival_of_lanterns.pictures.friends import (
    ICON_INKS,
    icons_of,
    paint_emblem,
)
from festival_desktop.screens.festival_of_lanterns.table.layout import Layout
from festival_desktop.screens.festival_of_lanterns.table.places import FEW
from festival_desktop.screens.festival_of_lanterns.table.stacks import STRENGTH
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState
from festival_desktop.tables.festival_of_lanterns.pieces import HERE, LAST, USED

LOOK, TRIXIES, TRIXIE_CARD, TOKEN = (
    Target("look"), Target("trixies"), Target("trixie-card"), Target("token"),
)  # fmt: skip
OTHERS = ("trixies", "trixie-cards", "token", "tokens")
"""Areas of the Trixie lanterns and favour tokens."""
TRIXIE = "trixie"


def friends(table: TableState) -> PartContent:
    """Show every friend card, with piles and tokens over them."""
    items, cards, gala = dict[str, ItemSpec](), dict[Target, QRectF](), table.view.gala
    for piece in table.area("friends"):
        friend = piece.face[0]  # First press befriends her; later presses look at the stack.
        looks = gala is not None and gala.befriended == friend and LOOK in table.choices
        target = LOOK if looks else Target("friend", (friend,))
        cards[target] = table.layout.guests[piece.place.index[0]]
        items[piece.id] = _card(table, piece, target, cards[target])
    if not cards:
        return NOTHING
    others = tuple(chain.from_iterable(map(table.area, OTHERS)))
    found = {piece.id: _other(table, piece) for piece in others}
    items |= {key: spec for key, spec in found.items() if spec is not None}
    regions = table.selectable(_own_pieces(table, others)) | cards
    return PartContent(items, regions, table.selectable(regions), _signs(table, others))


def _own_pieces(table: TableState, others: Iterable[Piece]) -> Regions:
    """Return the places of the viewer's pieces, and the pile."""
    found, viewer = {}, table.session.viewer
    if (pile := trixie_pile(table)) is not None:
        found[TRIXIES] = pile
    if viewer is not None:
        found[TRIXIE_CARD] = trixie_chip(table.layout, table.seating.sides[viewer])
    for piece in others:
        if piece.kind == "token" and piece.face[0] == viewer:
            found.setdefault(TOKEN, _token(table, piece))
    return found


def _signs(table: TableState, others: Iterable[Piece]) -> Regions:
    """Return the places of piles and tokens, selectable or not."""
    found, pile = {}, trixie_pile(table)
    for piece in others:
        match piece.kind, piece.place.index:
            case "token", _:
                found[Target("favour", piece.face)] = _token(table, piece)
            case "trixie-cards", (seat,) if piece.face[0]:
                side = table.seating.sides[seat]
                found[Target("trixie-card", (seat,))] = trixie_chip(table.layout, side)
            case "trixies", _ if pile is not None:
                found[TRIXIES] = pile
    return found


# -- items -----------------------------------------------------------------------------------


def _other(table: TableState, piece: Piece) -> ItemSpec | None:
    viewer, sides, z = table.session.viewer, table.seating.sides, zorder.CHOSEN
    match piece.kind:
        case "trixies" if (pile := trixie_pile(table)) is not None:
            return ItemSpec("trixies", (piece.face[0], table.mood(TRIXIES)), pile, z)
        case "trixie-cards" if piece.face[0]:
            seat, going, mood = piece.place.index[0], 0, REST
            if seat == viewer:
                going, mood = table.outgoing.trixies(), table.mood(TRIXIE_CARD)
            cards, chip = (piece.face[0], going, mood), trixie_chip(table.layout, sides[seat])
            return ItemSpec("trixie-cards", cards, chip, z)
        case "token":
            token = (piece.face[0], table.mood(TOKEN) if piece.face[0] == viewer else REST)
            return ItemSpec("favour", token, _token(table, piece), z, area="token")
    return None


def _card(table: TableState, piece: Piece, target: Target, rect: QRectF) -> ItemSpec:
    (friend, cost, how), label = piece.face, table.label
    card, state = table.game.content.friends.cards[friend], "used" if how == USED else "waiting"
    roomy = table.layout.challenge or table.layout.friends <= FEW
    if how == USED:
        note = label("friend-used") if roomy else ""
    elif how != HERE:
        note = label(f"friend-when:{friend}", how == LAST) if roomy else ""
        if table.prompt.asks_now:
            note = label("friend-now")
    else:
        state = "affordable" if table.prompt.may_befriend(friend) else "free"
        note = label(f"friend-short:{friend}") if roomy else ""
    room = table.layout.m(42, 54) + 3 if card.id == TRIXIE else 0.0
    name, px = label(f"friend:{friend}"), table.layout.px(11.5, 14.5)
    face = (card.id, cost, icons_of(card), name, note, state, table.hovered == target, room, px)
    return ItemSpec("friend", face, rect, zorder.ON_PANEL)


# -- positions -------------------------------------------------------------------------------


def _chip(layout: Layout, at: int, n: int) -> QRectF:
    """Return a small place on the upper edge of a panel, at its right end."""
    panel, side = layout.seats[at].panel, layout.m(24, 30)
    right = layout.rules[0].left() if at == SOUTH else panel.right()
    return QRectF(right - side * (1.4 + 1.9 * n), panel.top() - side * 0.4, side, side)


def trixie_chip(layout: Layout, at: int) -> QRectF:
    """Return the place of a player's Trixie lanterns."""
    rect = _chip(layout, at, 1)
    rect.setWidth(rect.height() * 1.75)
    return rect


def trixie_pile(table: TableState) -> QRectF | None:
    """Return the place of the pile, at the lower right of its friend's card."""
    friends, m = table.game.content.friends.cards, table.layout.m
    cards = (piece for piece in table.area("friends") if friends[piece.face[0]].id == TRIXIE)
    if (piece := next(cards, None)) is None:
        return None
    card = table.layout.guests[piece.place.index[0]]
    wide, high = min(m(42, 54), card.width() * 0.34), min(m(26, 34), card.height() * 0.42)
    return QRectF(card.right() - wide - 4, card.bottom() - high - 4, wide, high)


def _token(table: TableState, piece: Piece) -> QRectF:
    if piece.place.area == "token":
        return _chip(table.layout, table.seating.sides[piece.place.index[0]], 0)
    kind, seat = piece.place.index
    stack, side = table.layout.dedications[kind], table.layout.m(18, 27)
    left = stack.right() - side * (1.0 + 0.96 * seat)
    return QRectF(left, stack.bottom() - side * 0.48, side, side)


# -- pictures ----------------------------------------------------------------------------------


def _paint_friend(
    p: QPainter,
    rect: QRectF,
    id: str,
    cost: int,
    icons: tuple[str, ...],
    name: str,
    note: str,
    state: str,
    hover: bool,
    pile: int,
    px: float,
) -> None:
    """Paint a friend card with sign, name, price, and a note or icons.

    A seal marks a used ability; `pile` is room for what is on the card.
    """
    if hover:
        rect = rect.translated(0, -2)
    paint_card_paper(p, rect, state, hover)
    pad = max(4.0, min(rect.height(), rect.width()) * 0.08)
    inner = rect.adjusted(pad, pad * 0.7, -pad, -pad * 0.7)
    tall = rect.height() > rect.width() * 0.55
    side = min(inner.height() * (0.46 if tall else 1.0), inner.width() * 0.32)
    top = inner.top() if tall else inner.center().y() - side / 2
    sign, small = QRectF(inner.left(), top, side, side), min(side * 0.42, px * 1.5)
    left = sign.right() + pad
    head = QRectF(left, inner.top(), inner.right() - left, inner.height() * 0.6)
    foot = QRectF(left, head.bottom(), head.width(), inner.bottom() - head.bottom())
    if tall:
        head.setBottom(sign.bottom())
        foot = QRectF(inner.left(), head.bottom() + 2, inner.width(), 0)
        foot.setBottom(inner.bottom())
    waits = state == "waiting"
    ink: Ink = "lacquer" if waits else "ink"
    with saved(p, opacity=0.62 if state == "used" else 1.0):
        paint_emblem(p, sign.center(), side * 0.48, id)
        if state == "used":
            spot = sign.bottomRight() - QPointF(small, small) * 0.4
            paint_seal(p, spot, small * 0.5, "check")
        text(p, head, name, px, "ink", BOLD, LEFT, wrap=True, floor=LEAST)
        words = Label(note, px * 0.92, ink, BOLD if waits else MEDIUM, wrap=tall, floor=LEAST)
        signs = [_mark(icon, small * 0.8) for icon in icons if not note]
        room = foot.adjusted(0, 0, -pile, 0)
        Row(_price(cost, small), words, *signs, gap=4).paint(p, room)


def _price(cost: int, side: float) -> Picture:
    def draw(p: QPainter, place: QRectF) -> None:
        paint_mooncake(p, place.center(), side * 0.62, cost)

    return Picture(draw, side * 1.3, side * 1.3)


def _mark(icon: str, side: float) -> Picture:
    def draw(p: QPainter, place: QRectF) -> None:
        paint_icon(p, place, icon, ICON_INKS[icon])

    return Picture(draw, side, side, rank=1)


def _paint_trixies(p: QPainter, rect: QRectF, count: int, mood: str) -> None:
    """Paint the pile of Trixie lanterns, each of which replaces any lantern."""
    if mood in STRENGTH:
        halo(p, rect, 7, "light", 8, STRENGTH[mood])
    paint_well(p, rect, 7, warn=not count)
    draw_rounded(p, rect.adjusted(1, 1, -1, -1), 6, "coin")
    radius = rect.height() * 0.33
    for n in reversed(range(min(count, 3))):
        spot = QPointF(rect.left() + radius * 1.25 - n * 2, rect.center().y() - n * 1.5)
        paint_wild(p, spot, radius)
    place = rect.adjusted(radius * 2.35, 0, -2, 0)
    number(p, place, count, rect.height() * 0.5, "on_dark" if count else "on_warn")


def _paint_trixie_cards(p: QPainter, rect: QRectF, count: int, going: int, mood: str) -> None:
    """Paint a seat's Trixie lanterns: a chip on the edge of its panel."""
    radius = rect.height() / 2
    if mood in STRENGTH:
        halo(p, rect, radius, "light", 7, STRENGTH[mood])
    line = outline("light", 2.0) if going or mood in STRENGTH else outline("brass", 1.2)
    draw_rounded(p, rect, radius, "coin", line)
    paint_wild(p, QPointF(rect.left() + radius, rect.center().y()), radius * 0.78)
    place = rect.adjusted(radius * 1.7, 0, -radius * 0.3, 0)
    label = f"{count}−{going}" if going else str(count)
    number(p, place, label, rect.height() * 0.6, "light_hi" if going else "on_dark")


def _paint_favour(p: QPainter, rect: QRectF, seat: int, mood: str) -> None:
    """Paint a Celestia token: the sign of its seat on brass."""
    if mood in STRENGTH:
        halo(p, rect, rect.width() / 2, "light", 8, STRENGTH[mood])
    paint_brass_disc(p, rect.center(), rect.width() / 2)
    paint_token(p, rect.center(), rect.width() * 0.27, seat)


RENDERERS = {
    "friend": Renderer(_paint_friend, pixels=12),
    "trixies": Renderer(_paint_trixies, pixels=10),
    "trixie-cards": Renderer(_paint_trixie_cards, pixels=9),
    "favour": Renderer(_paint_favour, pixels=10),
}
