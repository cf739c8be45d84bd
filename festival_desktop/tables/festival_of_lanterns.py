"""Festival of Lanterns on a table: pieces of a view, touches of a move, gains of a preview.

Areas: display (x, y), hand (slot), hands (seat, slot), face-up, stack, cards (seat, lantern),
mooncakes (seat), claimed (seat), supply (lantern; 7 is the Mooncakes), dedications (kind;
3 is the generics). A card lies on the lantern it shows, so counts are faces of pieces.
What friends add is in `festival_friends`.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GENERIC, GRID, NO_TILE
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.play.table import Gain, Piece, Place, Target, Touches
from festival_desktop.tables import festival_friends as friends

MOONCAKES = 7
"""The place of the Mooncakes behind the seven lanterns of the Supply."""

DEDICATING = {"card", "leave-out", "claim"}
"""What is touched for a Dedication after its stack."""


class FestivalTable:
    """The table of one game; holds the rules for the values its pieces show."""

    IMPLIED: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, game: FestivalOfLanterns) -> None:
        self.game = game

    # -- what lies there ---------------------------------------------------------------------

    def pieces(self, view: View) -> list[Piece]:
        found = [*self._tiles(view), *self._seats(view), *self._shared(view)]
        if view.gala is not None:
            found += friends.pieces(self.game.content, view, view.gala)
        return found

    def _tiles(self, view: View) -> Iterable[Piece]:
        last = view.display[-1][0] if len(view.display) > 1 else None
        for cell, laid in view.display:
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

    def _seats(self, view: View) -> Iterable[Piece]:
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

    def _shared(self, view: View) -> Iterable[Piece]:
        for lantern, number in enumerate((*view.supply, view.mooncakes_left)):
            yield Piece(
                f"supply:{lantern}", "supply", Place("supply", (lantern,)), (lantern, number)
            )
        for kind in range(GENERIC + 1):
            left = view.left[kind]
            if kind == GENERIC or not left:
                points = self.game.content.generic_points if view.left[GENERIC] else 0
            else:
                points = self.game.stacks[view.players][kind][-left]
            yield Piece(
                f"dedication:{kind}", "dedication", Place("dedications", (kind,)),
                (kind, points, left),
            )  # fmt: skip

    # -- what touching it means --------------------------------------------------------------

    def touches(self, move: m.Move) -> Touches:
        """The order in which a person touches things to make this move."""
        match move:
            case m.Place():
                return (
                    _one("tile", move.tile),
                    _one("cell", *GRID.xy(move.cell)),
                    _one("turn", move.turn),
                )
            case m.Exchange():
                return _one("card", move.given), _one("supply", move.taken)
            case m.Discard():
                return _one("card", move.lantern), _one("supply", move.lantern)
            case m.Dedicate() if move.without is not None:
                return friends.touches(move)
            case m.Dedicate(kind=Dedication.SEVEN):
                return _one("dedication", move.kind), _one("claim", move.kind)
            case m.Dedicate():
                cards = frozenset(Target("card", (lantern,)) for lantern in move.lanterns)
                return _one("dedication", move.kind), cards, _one("claim", move.kind)
            case m.TakeFaceUp():
                return (_one("face-up"),)
            case m.DrawTile():
                return (_one("stack"),)
            case m.Pass():
                return (_one("pass"),)
        return friends.touches(move)

    def attempt(self, touched: Sequence[Target]) -> m.Move | None:
        keys = [number for target in touched for number in target.key]
        match [target.kind for target in touched]:
            case ["tile", "cell", "turn"]:
                tile, x, y, turn = keys
                return m.Place(tile, GRID.cell(x, y), turn) if GRID.holds(x, y) else None
            case ["card", "supply"] if MOONCAKES not in keys:
                given, taken = keys
                return m.DISCARDS[given] if given == taken else m.EXCHANGES[given][taken]
            case ["dedication", *kinds] if keys[0] != GENERIC and {*kinds} <= DEDICATING:
                cards = keys[1 : 1 + kinds.count("card")]
                return _dedication(Dedication(keys[0]), cards, friends.left_out(touched))
            case ["face-up"]:
                return m.TAKE_FACE_UP
            case ["stack"]:
                return m.DRAW_TILE
            case ["pass"]:
                return m.PASS
        return friends.attempt(touched)

    # -- what it would give ------------------------------------------------------------------

    def gains(self, events: Iterable[Event]) -> list[Gain]:
        """Who gets what, in the order of the rules."""
        gains = []
        for event in events:
            match event:
                case told.LanternGained():
                    gains.append(Gain(event.seat, "lantern", event.lantern, 1))
                case told.LanternMissed():
                    gains.append(Gain(event.seat, "lantern", event.lantern, 1, missing=True))
                case told.MooncakesGained():
                    if event.number:
                        gains.append(Gain(event.seat, "mooncake", 0, event.number))
                    if event.missed:
                        gains.append(Gain(event.seat, "mooncake", 0, event.missed, missing=True))
                case told.DedicationMade():
                    points = event.points + event.favour
                    gains.append(Gain(event.seat, "points", int(event.kind), points))
                case gala_told.LanternsSwapped():
                    gains.append(Gain(event.seat, "lantern", event.taken, 1))
                    gains.append(Gain(event.other, "lantern", event.given, 1))
                case gala_told.TrixieTaken():
                    gains.append(Gain(event.seat, "trixie", 0, 1))
        return gains


def _dedication(kind: Dedication, cards: list[int], without: int | None) -> m.Dedicate:
    lanterns = tuple(m.LANTERNS if kind is Dedication.SEVEN else sorted(cards))
    return m.Dedicate(kind, lanterns, without)


def _one(kind: str, *key: int) -> frozenset[Target]:
    return frozenset((Target(kind, key),))
