"""Friends on the table: where their pieces lie, and what a hand may touch because of them.

Abilities mostly use things that lie there anyway: cards of others, seats, tiles of the display.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from festival_desktop.games.festival_of_lanterns.content import FriendCard
from festival_desktop.games.festival_of_lanterns.gala import NO_FRIEND
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Prop
from festival_desktop.scenes.turning import SOUTH
from festival_desktop.screens.festival_of_lanterns.pictures.friends import (
    EXTRA,
    HEART,
    PAIRED,
    SOLO,
)
from festival_desktop.screens.festival_of_lanterns.table.guest_places import FEW
from festival_desktop.screens.festival_of_lanterns.table.paint_stacks import CHOICE, HOVER, REST
from festival_desktop.tables.festival_of_lanterns.friend_pieces import USED, WAITING

if TYPE_CHECKING:
    from festival_desktop.screens.festival_of_lanterns.table.scene import FestivalScene

KINDS = frozenset({
    "friend", "look", "their-card", "seat", "token", "trixie-card", "trixies", "laid", "side",
    "leave-out",
})  # fmt: skip
"""Targets that only friends bring."""
MOONCAKES = Target("mooncakes")
"""The viewer's Mooncakes, which a hand can carry to a friend."""
OWN_LIGHT = ("friend", "look", "trixies", "trixie-card", "token")
"""Targets whose pictures are lit themselves."""


def mood_of(scene: "FestivalScene", target: Target) -> str:
    if target not in scene.choices or scene.asking.dull(target):
        return REST
    return HOVER if scene.hovered == target else CHOICE


# -- pieces ----------------------------------------------------------------------------------


def prop(scene: "FestivalScene", piece: Piece) -> Prop | None:
    match piece.kind:
        case "friend":
            return _card(scene, piece)
        case "trixies":
            mood = mood_of(scene, Target("trixies"))
            return Prop("trixies", (piece.face[0], mood), pile(scene), zorder.CHOSEN)
        case "trixie-cards" if piece.face[0]:
            seat = piece.place.index[0]
            mine = seat == scene.session.viewer
            going = scene.choosing.trixies_going() if mine else 0
            mood = mood_of(scene, Target("trixie-card")) if mine else REST
            face = (piece.face[0], going, mood)
            return Prop("trixie-cards", face, trixie_chip(scene, seat), zorder.CHOSEN)
        case "token":
            mine = piece.face[0] == scene.session.viewer
            mood = mood_of(scene, Target("token")) if mine else REST
            rect = _token_rect(scene, piece)
            return Prop("favour", (piece.face[0], mood), rect, zorder.CHOSEN, area="token")
    return None


def _card(scene: "FestivalScene", piece: Piece) -> Prop:
    friend, cost, how = piece.face
    words, layout = scene.words.label, scene.layout
    card = scene.game.content.friends.cards[friend]
    state = state_of(scene, friend, how)
    if how == WAITING:
        note = words(f"friend-when:{friend}")
    elif how == USED:
        note = words("friend-used")
    else:
        roomy = layout.challenge or layout.friends <= FEW
        note = words(f"friend-text:{friend}" if roomy else f"friend-short:{friend}")
    hover = scene.hovered is not None and scene.hovered == _touch_of(scene, friend)
    room = pile(scene).width() + 3 if card.star and pile_lies_on(scene, friend) else 0.0
    name = words(f"friend:{friend}")
    px = layout.px(11.5, 14.5)
    face = (card.id, cost, icons_of(card), name, note, state, hover, room, px)
    return Prop("friend", face, layout.guests[piece.place.index[0]], zorder.ON_PANEL)


def state_of(scene: "FestivalScene", friend: int, how: int) -> str:
    """One of the states of a friend card that a table shows."""
    if how == WAITING:
        return "waiting"
    if how == USED:
        return "used"
    return "affordable" if scene.asking.may_befriend(friend) else "free"


def icons_of(card: FriendCard) -> tuple[str, ...]:
    marks = ((card.heart, HEART), (card.solo, SOLO), (card.paired, PAIRED), (card.star, EXTRA))
    return tuple(icon for there, icon in marks if there)


def _touch_of(scene: "FestivalScene", friend: int) -> Target:
    """Touching a friend befriends her; one who is befriended may be asked to look at the stack."""
    gala = scene.session.view.gala
    befriended = gala is not None and gala.befriended == friend != NO_FRIEND
    look = Target("look")
    return look if befriended and look in scene.choices else Target("friend", (friend,))


def friends(scene: "FestivalScene") -> dict[Target, QRectF]:
    """Every friend card, whether she can be asked now or not."""
    return {
        _touch_of(scene, piece.face[0]): scene.layout.guests[piece.place.index[0]]
        for piece in scene.session.pieces.pieces
        if piece.kind == "friend"
    }


def pile_lies_on(scene: "FestivalScene", friend: int) -> bool:
    return scene.game.content.friends.cards[friend].id == "trixie"


def pile(scene: "FestivalScene") -> QRectF:
    """The Trixie lanterns lie on the lower right of their friend's card."""
    layout = scene.layout
    for piece in scene.session.pieces.pieces:
        if piece.kind == "friend" and pile_lies_on(scene, piece.face[0]):
            card = layout.guests[piece.place.index[0]]
            wide, high = layout.m(42, 54), min(layout.m(26, 34), card.height() * 0.42)
            return QRectF(card.right() - wide - 4, card.bottom() - high - 4, wide, high)
    return QRectF()


def chip(scene: "FestivalScene", seat: int, n: int) -> QRectF:
    """Small places on the upper edge of a seat's part of its panel, at its right end."""
    layout, at = scene.layout, scene.side_of(seat)
    panel, side = layout.seats[at].panel, layout.m(24, 30)
    right = layout.rules[0].left() if at == SOUTH else panel.right()
    return QRectF(right - side * (1.4 + 1.9 * n), panel.top() - side * 0.4, side, side)


def trixie_chip(scene: "FestivalScene", seat: int) -> QRectF:
    rect = chip(scene, seat, 1)
    rect.setWidth(rect.height() * 1.75)
    return rect


def _token_rect(scene: "FestivalScene", piece: Piece) -> QRectF:
    if piece.place.area == "token":
        return chip(scene, piece.place.index[0], 0)
    kind, seat = piece.place.index
    stack, side = scene.layout.dedications[kind], scene.layout.m(18, 27)
    left = stack.right() - side * (1.0 + 0.96 * seat)
    return QRectF(left, stack.bottom() - side * 0.48, side, side)


# -- what may be touched ---------------------------------------------------------------------


def places(scene: "FestivalScene") -> dict[Target, QRectF]:
    """The targets that friends bring now, and where they are."""
    found = {}
    for target in scene.choices:
        if target.kind in KINDS and (rect := _place(scene, target)) is not None:
            found[target] = rect
    return found


def _place(scene: "FestivalScene", target: Target) -> QRectF | None:
    layout, pieces = scene.layout, scene.session.pieces.pieces
    match target.kind, target.key:
        case "friend" | "look", _:
            return friends(scene).get(target)
        case "their-card", (seat, lantern):
            return layout.seats[scene.side_of(seat)].cards[lantern]
        case "seat", (seat,):
            return layout.seats[scene.side_of(seat)].panel
        case "leave-out", (lantern,):
            return layout.seats[scene.asking.side].cards[lantern]
        case "token", _:
            for piece in pieces:
                if piece.kind == "token" and piece.face[0] == scene.session.viewer:
                    return _token_rect(scene, piece)
        case "trixies", _:
            return pile(scene)
        case "trixie-card", _ if scene.session.viewer is not None:
            return trixie_chip(scene, scene.session.viewer)
        case "laid", (x, y):
            return scene.cell_rect(x, y)
        case "side", (side,) if scene.last_cell is not None:
            return _side_rect(scene, side)
    return None


def _side_rect(scene: "FestivalScene", side: int) -> QRectF:
    """The part of the tile laid last where one of its lanterns hangs."""
    assert scene.last_cell is not None
    cell = scene.cell_rect(*scene.last_cell)
    dx, dy = ((0, -1), (1, 0), (0, 1), (-1, 0))[scene.turning.side(side)]
    third = cell.width() * 0.34
    rect = QRectF(0, 0, third, third)
    rect.moveCenter(cell.center())
    return rect.translated(dx * third * 0.97, dy * third * 0.97)


def lights(scene: "FestivalScene") -> dict[str, Prop]:
    """Warm light around what friends let people touch, where its picture has none of its own."""
    shown, lit = {}, places(scene)
    if scene.asking.shown:
        cards, wants = scene.layout.seats[scene.asking.side].cards, scene.asking.wants
        mine = (one for one in scene.choices if one.kind == "card" and wants(one))
        lit |= {one: cards[one.key[0]] for one in mine}
    for target, rect in lit.items():
        if target.kind in OWN_LIGHT or scene.asking.dull(target):
            continue
        hover = scene.hovered == target
        key = ":".join(map(str, (target.kind, *target.key)))
        if target.kind == "laid":
            shown[f"touch:{key}"] = Prop("ring", (hover, None), rect, zorder.KNOT, soft=False)
        elif target.kind == "seat":
            z = zorder.PANEL + 0.5
            shown[f"touch:{key}"] = Prop("ring", (hover, 14.0), rect, z, soft=False)
        else:
            shown[f"touch:{key}"] = Prop("ring", (hover, 7.0), rect, zorder.BADGE, soft=False)
    return shown
