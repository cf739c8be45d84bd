"""The meaning of selections on the table of Festival of Lanterns.

A card belongs to the active seat, so when a person decides for Moon Dancer, "card" is one of hers.
"""

from collections.abc import Sequence
from functools import cache

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.state import GENERIC, GRID
from festival_desktop.play.table import Selections, Target, single_target

MOONCAKES = len(m.LANTERNS)
"""Index of the Mooncakes, after the seven lanterns of the Supply."""

DEDICATING = {"card", "leave-out", "trixie-card", "keep", "claim"}
"""Kinds of selections for a Dedication after its stack."""

PLAIN: dict[m.Move, list[str]] = {
    m.TAKE_FACE_UP: ["face-up"],
    m.DRAW_TILE: ["stack"],
    m.PASS: ["pass"],
    fm.LOOK: ["look"],
    fm.TAKE_TRIXIE: ["trixies"],
    fm.DISCARD_TRIXIE: ["trixie-card", "trixies"],
}
"""Moves without any choice."""


@cache
def selections(move: m.Move) -> Selections:
    """Return the selections that make a move, in order."""
    match move:
        case m.Place():
            cell = single_target("cell", *GRID.xy(move.cell))
            return single_target("tile", move.tile), cell, single_target("turn", move.turn)
        case m.Exchange():
            return single_target("card", move.given), single_target("supply", move.taken)
        case m.Discard():
            return single_target("card", move.lantern), single_target("supply", move.lantern)
        case m.Dedicate():
            return _of_dedication(move)
        case fm.Befriend():
            return (single_target("friend", move.friend),)
        case fm.Take():
            return (single_target("supply", move.lantern),)
        case fm.Swap():
            return single_target("card", move.given), single_target(
                "their-card", move.seat, move.taken
            )
        case fm.GainTogether():
            return single_target("supply", move.lantern), single_target("seat", move.seat)
        case fm.PutToken():
            return single_target("token"), single_target("dedication", move.kind)
        case fm.TurnTile():
            return single_target("laid", *GRID.xy(move.cell)), single_target("turn", move.turn)
        case fm.CountAsMatch():
            return (single_target("side", move.side),)
        case fm.Keep():
            return (single_target("tile", move.tile),)
    return tuple(map(single_target, PLAIN[move]))


def _of_dedication(move: m.Dedicate) -> Selections:
    """Return its lanterns, the one left out, then a Trixie lantern and those it saves."""
    steps = [single_target("dedication", move.kind)]
    if move.kind is not Dedication.SEVEN:
        steps.append(frozenset(Target("card", (lantern,)) for lantern in move.lanterns))
    if move.without is not None:
        steps.append(single_target("leave-out", move.without))
    if move.kept:
        steps.append(single_target("trixie-card"))
        numbered = ((move.kept[:n].count(lantern), lantern) for n, lantern in enumerate(move.kept))
        steps.append(frozenset(Target("keep", key) for key in numbered))
    return (*steps, single_target("claim", move.kind))


def attempt(selected: Sequence[Target]) -> m.Move | None:
    """Guess the move meant by these selections, legal or not; None if there is none."""
    keys = [number for target in selected for number in target.key]
    match [target.kind for target in selected]:
        case ["tile", "cell", "turn"]:
            tile, x, y, turn = keys
            return m.Place(tile, GRID.cell(x, y), turn) if GRID.holds(x, y) else None
        case ["card", "supply"] if MOONCAKES not in keys:
            given, taken = keys
            return m.DISCARDS[given] if given == taken else m.EXCHANGES[given][taken]
        case ["dedication", *kinds] if keys[0] != GENERIC and {*kinds} <= DEDICATING:
            return _dedication(selected)
        case ["friend"]:
            return fm.BEFRIENDS[keys[0]]
        case ["supply"] if keys[0] in m.LANTERNS:
            return fm.TAKES[keys[0]]
        case ["card", "their-card"]:
            given, seat, taken = keys
            return fm.SWAPS[given][seat][taken]
        case ["supply", "seat"] if keys[0] in m.LANTERNS:
            lantern, seat = keys
            return fm.GAIN_TOGETHERS[seat][lantern]
        case ["token", "dedication"] if keys[0] in list(Dedication):
            return fm.PUT_TOKENS[keys[0]]
        case ["laid", "turn"]:
            x, y, turn = keys
            return fm.TurnTile(GRID.cell(x, y), turn) if GRID.holds(x, y) else None
        case ["side"]:
            return fm.COUNT_AS_MATCHES[keys[0]]
        case kinds:
            return next((move for move, plain in PLAIN.items() if plain == kinds), None)


def _dedication(selected: Sequence[Target]) -> m.Dedicate:
    kind = Dedication(selected[0].key[0])
    cards = sorted(target.key[0] for target in selected if target.kind == "card")
    without = next((target.key[0] for target in selected if target.kind == "leave-out"), None)
    kept = tuple(sorted(target.key[1] for target in selected if target.kind == "keep"))
    return m.Dedicate(kind, tuple(m.LANTERNS if kind is Dedication.SEVEN else cards), without, kept)
