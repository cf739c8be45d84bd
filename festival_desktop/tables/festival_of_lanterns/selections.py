"""What selecting things on the table of Festival of Lanterns means."""

from collections.abc import Sequence
from functools import cache

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.state import GENERIC, GRID
from festival_desktop.play.table import Selections, Target, one
from festival_desktop.tables.festival_of_lanterns.friend_selections import (
    friend_attempt,
    friend_selections,
    kept,
    left_out,
)

MOONCAKES = 7
"""The place of the Mooncakes behind the seven lanterns of the Supply."""

DEDICATING = {"card", "leave-out", "trixie-card", "keep", "claim"}
"""What is selected for a Dedication after its stack."""


@cache
def selections(move: m.Move) -> Selections:
    """The order in which a person selects things to make this move."""
    match move:
        case m.Place():
            return (
                one("tile", move.tile),
                one("cell", *GRID.xy(move.cell)),
                one("turn", move.turn),
            )
        case m.Exchange():
            return one("card", move.given), one("supply", move.taken)
        case m.Discard():
            return one("card", move.lantern), one("supply", move.lantern)
        case m.TakeFaceUp():
            return (one("face-up"),)
        case m.DrawTile():
            return (one("stack"),)
        case m.Pass():
            return (one("pass"),)
    return friend_selections(move)


def attempt(selected: Sequence[Target]) -> m.Move | None:
    """The move somebody tried by these selections, legal or not; None if it is none."""
    keys = [number for target in selected for number in target.key]
    match [target.kind for target in selected]:
        case ["tile", "cell", "turn"]:
            tile, x, y, turn = keys
            return m.Place(tile, GRID.cell(x, y), turn) if GRID.holds(x, y) else None
        case ["card", "supply"] if MOONCAKES not in keys:
            given, taken = keys
            return m.DISCARDS[given] if given == taken else m.EXCHANGES[given][taken]
        case ["dedication", *kinds] if keys[0] != GENERIC and {*kinds} <= DEDICATING:
            cards = keys[1 : 1 + kinds.count("card")]
            return _dedication(Dedication(keys[0]), cards, left_out(selected), kept(selected))
        case ["face-up"]:
            return m.TAKE_FACE_UP
        case ["stack"]:
            return m.DRAW_TILE
        case ["pass"]:
            return m.PASS
    return friend_attempt(selected)


def _dedication(
    kind: Dedication, cards: list[int], without: int | None, kept: tuple[int, ...]
) -> m.Dedicate:
    lanterns = tuple(m.LANTERNS if kind is Dedication.SEVEN else sorted(cards))
    return m.Dedicate(kind, lanterns, without, kept)
