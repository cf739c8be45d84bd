"""The Gala friends in play: cards, Trixie lanterns, favour tokens."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.content import FriendCard
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Regions, WordedPart
from festival_desktop.scenes.turning import SOUTH
from festival_desktop.scenes.words import TableWords
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
Items = dict[str, ItemSpec]


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


class FriendsData(NamedTuple):
    friends: tuple[Piece, ...]
    others: tuple[Piece, ...]
    """Trixie lanterns and favour tokens."""
    places: FriendPlaces
    viewer: Seat | None
    looking: int | None
    """The befriended friend who can be asked to look at the stack."""
    welcome: frozenset[int]
    """Friends who can be befriended now."""
    moods: tuple[tuple[Target, str], ...]
    """Of the targets on friends' pieces: at rest, to be chosen, hovered."""
    choices: frozenset[Target]
    hovered: Target | None
    trixies_going: int
    """How many of the viewer's Trixie lanterns stand in for cards."""


def friends_data(table: TableState) -> FriendsData:
    gala = table.view.gala
    looking = gala.befriended if gala is not None and LOOK in table.choices else None
    areas = ("trixies", "trixie-cards", "token", "tokens")
    cards = table.area("friends")
    welcome = frozenset(p.face[0] for p in cards if table.prompt.may_befriend(p.face[0]))
    return FriendsData(
        friends=cards,
        others=tuple(piece for area in areas for piece in table.area(area)),
        places=friend_places(table.layout, table.seating),
        viewer=table.session.viewer,
        looking=looking,
        welcome=welcome,
        moods=tuple((target, table.mood(target)) for target in (TRIXIES, TRIXIE_CARD, TOKEN)),
        choices=table.chosen("friend", "look", "trixies", "trixie-card", "token"),
        hovered=table.hovered,
        trixies_going=table.outgoing.trixies() if cards else 0,
    )


class FriendsPart(WordedPart[FriendsData]):
    name = "friends"

    def __init__(self, cards: tuple[FriendCard, ...], words: TableWords) -> None:
        super().__init__(words)
        self._cards = cards

    # -- what may be selected -----------------------------------------------------------------

    def regions(self) -> Regions:
        """Every friend card, whether she can be asked now or not; piles and tokens over them."""
        data = self.data
        over = {t: r for t in (TRIXIES, TRIXIE_CARD, TOKEN) if (r := self._small(t)) is not None}
        found = {t: rect for t, rect in over.items() if t in data.choices}
        rects = data.places.cards
        return found | {self._target(p.face[0]): rects[p.place.index[0]] for p in data.friends}

    def stops(self) -> Regions:
        return {t: rect for t, rect in self.regions().items() if t in self.data.choices}

    def signs(self) -> Regions:
        """Piles and tokens that cannot be selected now."""
        data, found = self.data, {}
        for piece in data.others:
            match piece.kind, piece.place.index:
                case "token", _:
                    found[Target("favour", piece.face)] = data.places.token(piece)
                case "trixie-cards", (seat,) if piece.face[0]:
                    found[Target("trixie-card", (seat,))] = data.places.trixie_chip(seat)
                case "trixies", _ if (pile := self._pile()) is not None:
                    found[TRIXIES] = pile
        return found

    def _target(self, friend: int) -> Target:
        """Pressing a friend befriends her; one who is befriended may look at the stack."""
        return LOOK if friend == self.data.looking else Target("friend", (friend,))

    def _small(self, target: Target) -> QRectF | None:
        data = self.data
        match target.kind:
            case "trixies":
                return self._pile()
            case "trixie-card" if data.viewer is not None:
                return data.places.trixie_chip(data.viewer)
            case "token":
                own = (p for p in data.others if p.kind == "token" and p.face[0] == data.viewer)
                return next((data.places.token(piece) for piece in own), None)
        return None

    def _pile(self) -> QRectF | None:
        slots = (p.place.index[0] for p in self.data.friends if self._is_trixie(p.face[0]))
        return next((self.data.places.pile(slot) for slot in slots), None)

    def _is_trixie(self, friend: int) -> bool:
        return self._cards[friend].id == "trixie"

    # -- what is shown -----------------------------------------------------------------------

    def items(self) -> Items:
        shown = {piece.id: self._card(piece) for piece in self.data.friends}
        for piece in self.data.others:
            if (spec := self._other(piece)) is not None:
                shown[piece.id] = spec
        return shown

    def _mood(self, target: Target) -> str:
        return dict(self.data.moods)[target]

    def _other(self, piece: Piece) -> ItemSpec | None:
        data, rest = self.data, "rest"
        match piece.kind:
            case "trixies" if (pile := self._pile()) is not None:
                face = (piece.face[0], self._mood(TRIXIES))
                return ItemSpec("trixies", face, pile, zorder.CHOSEN)
            case "trixie-cards" if piece.face[0]:
                seat = piece.place.index[0]
                mine = seat == data.viewer
                mood = self._mood(TRIXIE_CARD) if mine else rest
                chosen = (piece.face[0], data.trixies_going if mine else 0, mood)
                return ItemSpec(
                    "trixie-cards", chosen, data.places.trixie_chip(seat), zorder.CHOSEN
                )
            case "token":
                mine = piece.face[0] == data.viewer
                token = (piece.face[0], self._mood(TOKEN) if mine else rest)
                rect = data.places.token(piece)
                return ItemSpec("favour", token, rect, zorder.CHOSEN, area="token")
        return None

    def _card(self, piece: Piece) -> ItemSpec:
        friend, cost, how = piece.face
        words, data = self._words.label, self.data
        card, slot = self._cards[friend], piece.place.index[0]
        if how == USED:
            note = words("friend-used")
        elif how != HERE:
            note = words(f"friend-when:{friend}", how == LAST)
        else:
            whole = data.places.roomy
            note = words(f"friend-text:{friend}" if whole else f"friend-short:{friend}")
        hover = data.hovered is not None and data.hovered == self._target(friend)
        trixie = card.star and self._is_trixie(friend)
        room = data.places.pile(slot).width() + 3 if trixie else 0.0
        name, px = words(f"friend:{friend}"), data.places.scale.px(11.5, 14.5)
        state = self._state(friend, how)
        face = (card.id, cost, _icons(card), name, note, state, hover, room, px)
        return ItemSpec("friend", face, data.places.cards[slot], zorder.ON_PANEL)

    def _state(self, friend: int, how: int) -> str:
        if how != HERE:
            return "used" if how == USED else "waiting"
        return "affordable" if friend in self.data.welcome else "free"


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
