"""The Gala friends in play: cards, Trixie lanterns, favour tokens."""

from collections.abc import Iterable, Sequence
from itertools import chain

from PySide6.QtCore import QRectF

from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.content import FriendCard
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import NOTHING, Regions, Shown
from festival_desktop.scenes.table_state import REST
from festival_desktop.scenes.turning import SOUTH
from festival_desktop.screens.festival_of_lanterns.pictures.friends import (
    EXTRA,
    HEART,
    PAIRED,
    SOLO,
)
from festival_desktop.screens.festival_of_lanterns.table.guest_places import FEW
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState
from festival_desktop.tables.festival_of_lanterns.pieces import HERE, LAST, USED

LOOK, TRIXIES, TRIXIE_CARD, TOKEN = (
    Target("look"), Target("trixies"), Target("trixie-card"), Target("token"),
)  # fmt: skip


def friends(table: TableState) -> Shown:
    """Every friend card, whether she can be asked now or not; piles and tokens over them."""
    if not _friends(table):
        return NOTHING
    places = table.layout.guests
    cards = {_target(table, p.face[0]): places[p.place.index[0]] for p in _friends(table)}
    others = {piece.id: _other(table, piece) for piece in _others(table)}
    regions = table.selectable(_own_pieces(table)) | cards
    items = {piece.id: _card(table, piece) for piece in _friends(table)}
    items |= {key: spec for key, spec in others.items() if spec is not None}
    return Shown(items, regions, table.selectable(regions), _signs(table))


def _friends(table: TableState) -> Sequence[Piece]:
    return table.area("friends")


def _others(table: TableState) -> Iterable[Piece]:
    """Trixie lanterns and favour tokens."""
    return chain.from_iterable(map(table.area, ("trixies", "trixie-cards", "token", "tokens")))


def _target(table: TableState, friend: int) -> Target:
    """Pressing a friend befriends her; one who is befriended may look at the stack."""
    gala = table.view.gala
    looks = gala is not None and gala.befriended == friend and LOOK in table.choices
    return LOOK if looks else Target("friend", (friend,))


def _own_pieces(table: TableState) -> Regions:
    """Where the viewer's pieces are, and the pile."""
    found, viewer = {}, table.session.viewer
    if (pile := trixie_pile(table)) is not None:
        found[TRIXIES] = pile
    if viewer is not None:
        found[TRIXIE_CARD] = trixie_chip(table, viewer)
    for piece in _others(table):
        if piece.kind == "token" and piece.face[0] == viewer:
            found.setdefault(TOKEN, _token(table, piece))
    return found


def _signs(table: TableState) -> Regions:
    """Piles and tokens, whether they can be selected or not."""
    found, pile = {}, trixie_pile(table)
    for piece in _others(table):
        match piece.kind, piece.place.index:
            case "token", _:
                found[Target("favour", piece.face)] = _token(table, piece)
            case "trixie-cards", (seat,) if piece.face[0]:
                found[Target("trixie-card", (seat,))] = trixie_chip(table, seat)
            case "trixies", _ if pile is not None:
                found[TRIXIES] = pile
    return found


def _is_trixie(table: TableState, friend: int) -> bool:
    return table.game.content.friends.cards[friend].id == "trixie"


# -- what is shown ---------------------------------------------------------------------------


def _other(table: TableState, piece: Piece) -> ItemSpec | None:
    viewer, z = table.session.viewer, zorder.CHOSEN
    match piece.kind:
        case "trixies" if (pile := trixie_pile(table)) is not None:
            return ItemSpec("trixies", (piece.face[0], table.mood(TRIXIES)), pile, z)
        case "trixie-cards" if piece.face[0]:
            seat, going, mood = piece.place.index[0], 0, REST
            if seat == viewer:
                going, mood = table.outgoing.trixies(), table.mood(TRIXIE_CARD)
            cards = (piece.face[0], going, mood)
            return ItemSpec("trixie-cards", cards, trixie_chip(table, seat), z)
        case "token":
            token = (piece.face[0], table.mood(TOKEN) if piece.face[0] == viewer else REST)
            return ItemSpec("favour", token, _token(table, piece), z, area="token")
    return None


def _card(table: TableState, piece: Piece) -> ItemSpec:
    (friend, cost, how), label = piece.face, table.label
    card, slot = table.game.content.friends.cards[friend], piece.place.index[0]
    if how == USED:
        note = label("friend-used")
    elif how != HERE:
        note = label(f"friend-when:{friend}", how == LAST)
    else:
        roomy = table.layout.challenge or table.layout.friends <= FEW
        note = label(f"friend-text:{friend}" if roomy else f"friend-short:{friend}")
    hover = table.hovered is not None and table.hovered == _target(table, friend)
    trixie = card.star and _is_trixie(table, friend)
    room = table.layout.m(42, 54) + 3 if trixie else 0.0
    name, px = label(f"friend:{friend}"), table.layout.px(11.5, 14.5)
    face = (card.id, cost, _icons(card), name, note, _state(table, piece), hover, room, px)
    return ItemSpec("friend", face, table.layout.guests[slot], zorder.ON_PANEL)


def _state(table: TableState, piece: Piece) -> str:
    friend, _, how = piece.face
    if how != HERE:
        return "used" if how == USED else "waiting"
    return "affordable" if table.prompt.may_befriend(friend) else "free"


def _icons(card: FriendCard) -> tuple[str, ...]:
    marks = ((card.heart, HEART), (card.solo, SOLO), (card.paired, PAIRED), (card.star, EXTRA))
    return tuple(icon for there, icon in marks if there)


# -- where it lies ---------------------------------------------------------------------------


def _chip(table: TableState, seat: Seat, n: int) -> QRectF:
    """Small places on the upper edge of a seat's part of its panel, at its right end."""
    layout, at = table.layout, table.seating.side_of(seat)
    panel, side = layout.seats[at].panel, layout.m(24, 30)
    right = layout.rules[0].left() if at == SOUTH else panel.right()
    return QRectF(right - side * (1.4 + 1.9 * n), panel.top() - side * 0.4, side, side)


def trixie_chip(table: TableState, seat: Seat) -> QRectF:
    """The Trixie lanterns of a seat."""
    rect = _chip(table, seat, 1)
    rect.setWidth(rect.height() * 1.75)
    return rect


def trixie_pile(table: TableState) -> QRectF | None:
    """The Trixie lanterns lie on the lower right of their friend's card."""
    slots = [p.place.index[0] for p in _friends(table) if _is_trixie(table, p.face[0])]
    if not slots:
        return None
    card, m = table.layout.guests[slots[0]], table.layout.m
    wide, high = m(42, 54), min(m(26, 34), card.height() * 0.42)
    return QRectF(card.right() - wide - 4, card.bottom() - high - 4, wide, high)


def _token(table: TableState, piece: Piece) -> QRectF:
    if piece.place.area == "token":
        return _chip(table, piece.place.index[0], 0)
    kind, seat = piece.place.index
    stack, side = table.layout.dedications[kind], table.layout.m(18, 27)
    left = stack.right() - side * (1.0 + 0.96 * seat)
    return QRectF(left, stack.bottom() - side * 0.48, side, side)
