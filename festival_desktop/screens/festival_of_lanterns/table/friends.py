"""The Gala friends in play: cards, Trixie lanterns, favour tokens."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import NamedTuple

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
from festival_desktop.screens.festival_of_lanterns.table.layout import Layout
from festival_desktop.screens.festival_of_lanterns.table.seat_places import Scale
from festival_desktop.screens.festival_of_lanterns.table.seating import Seating
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState
from festival_desktop.tables.festival_of_lanterns.friend_pieces import HERE, LAST, USED

LOOK, TRIXIES, TRIXIE_CARD, TOKEN = (
    Target("look"), Target("trixies"), Target("trixie-card"), Target("token"),
)  # fmt: skip


class FriendPlaces(NamedTuple):
    """Where the pieces of friends lie."""

    cards: tuple[QRectF, ...]
    panels: tuple[tuple[QRectF, float], ...]
    """Seat → its panel, and the right end of its part of that."""
    dedications: tuple[QRectF, ...]
    roomy: bool
    """Cards have room for their whole text."""
    scale: Scale

    def chip(self, seat: Seat, n: int) -> QRectF:
        """Small places on the upper edge of a seat's part of its panel, at its right end."""
        (panel, right), side = self.panels[seat], self.scale.m(24, 30)
        return QRectF(right - side * (1.4 + 1.9 * n), panel.top() - side * 0.4, side, side)

    def trixie_chip(self, seat: Seat) -> QRectF:
        rect = self.chip(seat, 1)
        rect.setWidth(rect.height() * 1.75)
        return rect

    def pile(self, slot: int) -> QRectF:
        """The Trixie lanterns lie on the lower right of their friend's card."""
        card, m = self.cards[slot], self.scale.m
        wide, high = m(42, 54), min(m(26, 34), card.height() * 0.42)
        return QRectF(card.right() - wide - 4, card.bottom() - high - 4, wide, high)

    def token(self, piece: Piece) -> QRectF:
        if piece.place.area == "token":
            return self.chip(piece.place.index[0], 0)
        kind, seat = piece.place.index
        stack, side = self.dedications[kind], self.scale.m(18, 27)
        left = stack.right() - side * (1.0 + 0.96 * seat)
        return QRectF(left, stack.bottom() - side * 0.48, side, side)


def friends(table: TableState) -> Shown:
    """Every friend card, whether she can be asked now or not; piles and tokens over them."""
    if not _friends(table):
        return NOTHING
    places = friend_places(table.layout, table.seating)
    cards = {_target(table, p.face[0]): places.cards[p.place.index[0]] for p in _friends(table)}
    others = {piece.id: _other(table, places, piece) for piece in _others(table)}
    regions = table.selectable(_own_pieces(table, places)) | cards
    items = {piece.id: _card(table, places, piece) for piece in _friends(table)}
    items |= {key: spec for key, spec in others.items() if spec is not None}
    return Shown(items, regions, table.selectable(regions), _signs(table, places))


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


def _own_pieces(table: TableState, places: FriendPlaces) -> Regions:
    """Where the viewer's pieces are, and the pile."""
    found, viewer = {}, table.session.viewer
    if (pile := _pile(table, places)) is not None:
        found[TRIXIES] = pile
    if viewer is not None:
        found[TRIXIE_CARD] = places.trixie_chip(viewer)
    for piece in _others(table):
        if piece.kind == "token" and piece.face[0] == viewer:
            found.setdefault(TOKEN, places.token(piece))
    return found


def _signs(table: TableState, places: FriendPlaces) -> Regions:
    """Piles and tokens, whether they can be selected or not."""
    found, pile = {}, _pile(table, places)
    for piece in _others(table):
        match piece.kind, piece.place.index:
            case "token", _:
                found[Target("favour", piece.face)] = places.token(piece)
            case "trixie-cards", (seat,) if piece.face[0]:
                found[Target("trixie-card", (seat,))] = places.trixie_chip(seat)
            case "trixies", _ if pile is not None:
                found[TRIXIES] = pile
    return found


def _pile(table: TableState, places: FriendPlaces) -> QRectF | None:
    cards = _friends(table)
    slots = (piece.place.index[0] for piece in cards if _is_trixie(table, piece.face[0]))
    return next((places.pile(slot) for slot in slots), None)


def _is_trixie(table: TableState, friend: int) -> bool:
    return table.game.content.friends.cards[friend].id == "trixie"


# -- what is shown ---------------------------------------------------------------------------


def _other(table: TableState, places: FriendPlaces, piece: Piece) -> ItemSpec | None:
    viewer, z = table.session.viewer, zorder.CHOSEN
    match piece.kind:
        case "trixies" if (pile := _pile(table, places)) is not None:
            return ItemSpec("trixies", (piece.face[0], table.mood(TRIXIES)), pile, z)
        case "trixie-cards" if piece.face[0]:
            seat, going, mood = piece.place.index[0], 0, REST
            if seat == viewer:
                going, mood = table.outgoing.trixies(), table.mood(TRIXIE_CARD)
            cards = (piece.face[0], going, mood)
            return ItemSpec("trixie-cards", cards, places.trixie_chip(seat), z)
        case "token":
            token = (piece.face[0], table.mood(TOKEN) if piece.face[0] == viewer else REST)
            return ItemSpec("favour", token, places.token(piece), z, area="token")
    return None


def _card(table: TableState, places: FriendPlaces, piece: Piece) -> ItemSpec:
    (friend, cost, how), label = piece.face, table.label
    card, slot = table.game.content.friends.cards[friend], piece.place.index[0]
    if how == USED:
        note = label("friend-used")
    elif how != HERE:
        note = label(f"friend-when:{friend}", how == LAST)
    else:
        note = label(f"friend-text:{friend}" if places.roomy else f"friend-short:{friend}")
    hover = table.hovered is not None and table.hovered == _target(table, friend)
    trixie = card.star and _is_trixie(table, friend)
    room = places.pile(slot).width() + 3 if trixie else 0.0
    name, px = label(f"friend:{friend}"), table.layout.px(11.5, 14.5)
    face = (card.id, cost, _icons(card), name, note, _state(table, piece), hover, room, px)
    return ItemSpec("friend", face, places.cards[slot], zorder.ON_PANEL)


def _state(table: TableState, piece: Piece) -> str:
    friend, _, how = piece.face
    if how != HERE:
        return "used" if how == USED else "waiting"
    return "affordable" if table.prompt.may_befriend(friend) else "free"


def _icons(card: FriendCard) -> tuple[str, ...]:
    marks = ((card.heart, HEART), (card.solo, SOLO), (card.paired, PAIRED), (card.star, EXTRA))
    return tuple(icon for there, icon in marks if there)


def friend_places(layout: Layout, seating: Seating) -> FriendPlaces:
    panels = []
    for seat in range(len(seating.facing)):
        side = seating.side_of(seat)
        panel = layout.seats[side].panel
        panels.append((panel, layout.rules[0].left() if side == SOUTH else panel.right()))
    return FriendPlaces(
        cards=tuple(layout.guests),
        panels=tuple(panels),
        dedications=tuple(layout.dedications),
        roomy=layout.challenge or layout.friends <= FEW,
        scale=layout.scale,
    )
