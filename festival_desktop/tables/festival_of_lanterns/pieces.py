"""The pieces on the table of Festival of Lanterns for a viewer.

Areas: display (x, y), hand (slot), hands (seat, slot), face-up, stack, cards (seat, lantern),
mooncakes (seat), claimed (seat), supply (lantern; 7 is the Mooncakes), dedications (kind; 3 is the
generics), start-marker (seat). Cards are stacked by lantern, so a piece's face is the count.

With friends: friends (slot), trixies (the pile), trixie-cards (seat), token (seat; beside its
owner), tokens (kind, seat; on a Dedication stack), looked-at (slot).
"""

from collections.abc import Iterable

from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.content import Content
from festival_desktop.games.festival_of_lanterns.gala import LOOKED_AT, NO_STACK, Gala
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import (
    GENERIC,
    GRID,
    NO_TILE,
    Stage,
    first_seat,
)
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece, start_marker

HERE, WAITING, LAST, USED = range(4)
"""States of a friend card: not befriended this turn, ability waiting, ability waiting with only the
refill left, ability used.
"""


def pieces(game: FestivalOfLanterns, view: View) -> list[Piece]:
    found = [*_tiles(view), *_seats(view), *_shared(game, view)]
    if view.gala is not None:
        found += _friends(game.content, view, view.gala)
    return found


def _tiles(view: View) -> Iterable[Piece]:
    last = next(reversed(view.display)) if len(view.display) > 1 else None
    for cell, laid in view.display.items():
        tile, turn = divmod(laid, 4)
        place, face = Place("display", GRID.xy(cell)), (tile, int(cell == last))
        yield Piece(f"tile:{tile}", "tile", place, face, turn)
    for slot, tile in enumerate(view.hand):
        yield Piece(f"tile:{tile}", "tile", Place("hand", (slot,)), (tile, 0))
    if view.face_up != NO_TILE:
        place, face = Place("face-up"), (view.face_up, 0)
        yield Piece(f"tile:{view.face_up}", "tile", place, face, origin=Place("stack"))
    yield Piece("stack", "stack", Place("stack"), (view.stack_size,))
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.viewer:
            for slot in range(size):
                yield Piece(f"back:{seat}:{slot}", "back", Place("hands", (seat, slot)))


def _seats(view: View) -> Iterable[Piece]:
    for seat in range(view.players):
        for lantern, number in enumerate(view.lanterns[seat]):
            place = Place("cards", (seat, lantern))
            yield Piece(f"cards:{seat}:{lantern}", "cards", place, (lantern, number))
        mooncakes = (view.mooncakes[seat],)
        yield Piece(f"mooncakes:{seat}", "mooncakes", Place("mooncakes", (seat,)), mooncakes)
        favours = view.gala.favours[seat] if view.gala is not None else 0
        points = sum(points for _, points in view.claimed[seat]) + favours
        face = (points, len(view.claimed[seat]))
        yield Piece(f"claimed:{seat}", "claimed", Place("claimed", (seat,)), face)
    if not view.challenged:
        yield start_marker(first_seat(view))


def _shared(game: FestivalOfLanterns, view: View) -> Iterable[Piece]:
    for lantern, number in enumerate((*view.supply, view.mooncakes_left)):
        yield Piece(f"supply:{lantern}", "supply", Place("supply", (lantern,)), (lantern, number))
    for kind in range(GENERIC + 1):
        face = (kind, worth(game, view, kind), view.left[kind])
        yield Piece(f"dedication:{kind}", "dedication", Place("dedications", (kind,)), face)


def _friends(content: Content, view: View, gala: Gala) -> Iterable[Piece]:
    for slot, friend in enumerate(gala.friends):
        face = (friend, content.friends.cards[friend].cost, _how(view, gala, friend))
        yield Piece(f"friend:{friend}", "friend", Place("friends", (slot,)), face)
    if gala.trixies_left or any(gala.trixies):
        yield Piece("trixies", "trixies", Place("trixies"), (gala.trixies_left,))
        for seat, number in enumerate(gala.trixies):
            place = Place("trixie-cards", (seat,))
            yield Piece(f"trixie-cards:{seat}", "trixie-cards", place, (number,))
    for seat, stack in enumerate(gala.tokens):
        on_stack = stack != NO_STACK
        place = Place("tokens", (stack, seat)) if on_stack else Place("token", (seat,))
        yield Piece(f"token:{seat}", "token", place, (seat,))
    for slot in range(LOOKED_AT) if view.stage is Stage.KEEP_TILE else ():
        place = Place("looked-at", (slot,))
        if view.looked_at:  # Face up for the viewer, face down for everyone else.
            tile = view.looked_at[slot]
            yield Piece(f"tile:{tile}", "tile", place, (tile, 0), origin=Place("stack"))
        else:
            yield Piece(f"looked-at:{slot}", "back", place, origin=Place("stack"))


def _how(view: View, gala: Gala, friend: int) -> int:
    if gala.befriended != friend:
        return HERE
    if not gala.uses:
        return USED
    return LAST if view.stage is Stage.REFILL else WAITING


def worth_to(game: FestivalOfLanterns, view: View, kind: int, seat: Seat) -> int:
    """Return the points for a seat, including its token's point, which a generic does not score."""
    points, gala = worth(game, view, kind), view.gala
    there = gala is not None and bool(gala.tokens) and gala.tokens[seat] == kind
    return points + int(there and kind != GENERIC and view.left[kind] > 0)


def worth(game: FestivalOfLanterns, view: View, kind: int) -> int:
    """Return the points of the next Dedication of a kind; 0 if none is left."""
    left = view.left[kind]
    if kind == GENERIC or not left:
        return game.content.generic_points if view.left[GENERIC] else 0
    return game.stacks[view.players][kind][-left]
