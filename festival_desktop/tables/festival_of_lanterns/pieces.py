"""What lies on the table of Festival of Lanterns for a viewer.

Areas: display (x, y), hand (slot), hands (seat, slot), face-up, stack, cards (seat, lantern),
mooncakes (seat), claimed (seat), supply (lantern; 7 is the Mooncakes), dedications (kind;
3 is the generics). A card lies on the lantern it shows, so counts are faces of pieces.
What friends add is in `friend_pieces`.
"""

from collections.abc import Iterable

from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GENERIC, GRID, NO_TILE
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece
from festival_desktop.tables.festival_of_lanterns.friend_pieces import friend_pieces


def pieces(game: FestivalOfLanterns, view: View) -> list[Piece]:
    found = [*_tiles(view), *_seats(view), *_shared(game, view)]
    if view.gala is not None:
        found += friend_pieces(game.content, view, view.gala)
    return found


def _tiles(view: View) -> Iterable[Piece]:
    last = next(reversed(view.display)) if len(view.display) > 1 else None
    for cell, laid in view.display.items():
        yield Piece(
            id=f"tile:{laid // 4}",
            kind="tile",
            place=Place("display", GRID.xy(cell)),
            face=(laid // 4, int(cell == last)),
            turn=laid % 4,
        )
    for slot, tile in enumerate(view.hand):
        yield Piece(f"tile:{tile}", "tile", Place("hand", (slot,)), (tile, 0))
    if view.face_up != NO_TILE:
        yield Piece(
            f"tile:{view.face_up}",
            "tile",
            Place("face-up"),
            (view.face_up, 0),
            origin=Place("stack"),
        )
    yield Piece("stack", "stack", Place("stack"), (view.stack_size,))
    for seat, size in enumerate(view.hand_sizes):
        if seat != view.viewer:
            for slot in range(size):
                yield Piece(f"back:{seat}:{slot}", "back", Place("hands", (seat, slot)))


def _seats(view: View) -> Iterable[Piece]:
    for seat in range(view.players):
        for lantern, number in enumerate(view.lanterns[seat]):
            yield Piece(
                f"cards:{seat}:{lantern}", "cards", Place("cards", (seat, lantern)),
                (lantern, number),
            )  # fmt: skip
        yield Piece(
            f"mooncakes:{seat}", "mooncakes", Place("mooncakes", (seat,)),
            (view.mooncakes[seat],),
        )  # fmt: skip
        favours = view.gala.favours[seat] if view.gala is not None else 0
        points = sum(points for _, points in view.claimed[seat]) + favours
        yield Piece(
            f"claimed:{seat}", "claimed", Place("claimed", (seat,)),
            (points, len(view.claimed[seat])),
        )  # fmt: skip


def _shared(game: FestivalOfLanterns, view: View) -> Iterable[Piece]:
    for lantern, number in enumerate((*view.supply, view.mooncakes_left)):
        yield Piece(f"supply:{lantern}", "supply", Place("supply", (lantern,)), (lantern, number))
    for kind in range(GENERIC + 1):
        face = (kind, worth(game, view, kind), view.left[kind])
        yield Piece(f"dedication:{kind}", "dedication", Place("dedications", (kind,)), face)


def worth(game: FestivalOfLanterns, view: View, kind: int) -> int:
    """The points of the next Dedication of a kind; 0 if none is left."""
    left = view.left[kind]
    if kind == GENERIC or not left:
        return game.content.generic_points if view.left[GENERIC] else 0
    return game.stacks[view.players][kind][-left]
