"""What selecting friends, and what came with them, means.

A card lies with the active seat, so when a person decides for Moon Dancer, "card" is one of hers.
"""

from collections.abc import Sequence

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.state import GRID
from festival_desktop.play.table import Selections, Target, one


def friend_selections(move: m.Move) -> Selections:
    """The order in which a person selects things for a move that comes with friends."""
    match move:
        case m.Dedicate():
            return _dedication(move)
        case fm.Befriend():
            return (one("friend", move.friend),)
        case fm.Take():
            return (one("supply", move.lantern),)
        case fm.Swap():
            return one("card", move.given), one("their-card", move.seat, move.taken)
        case fm.GainTogether():
            return one("supply", move.lantern), one("seat", move.seat)
        case fm.PutToken():
            return one("token"), one("dedication", move.kind)
        case fm.TurnTile():
            return one("laid", *GRID.xy(move.cell)), one("turn", move.turn)
        case fm.CountAsMatch():
            return (one("side", move.side),)
        case fm.Look():
            return (one("look"),)
        case fm.Keep():
            return (one("tile", move.tile),)
        case fm.DiscardTrixie():
            return one("trixie-card"), one("trixies")
    raise TypeError(f"no touches for {move}")


def _dedication(move: m.Dedicate) -> Selections:
    """After its lanterns, what is left out; then a Trixie lantern, and what is kept for it."""
    steps = [one("dedication", move.kind)]
    if move.kind is not Dedication.SEVEN:
        steps.append(frozenset(Target("card", (lantern,)) for lantern in move.lanterns))
    if move.without is not None:
        steps.append(one("leave-out", move.without))
    if move.kept:
        steps.append(one("trixie-card"))
        numbered = ((move.kept[:n].count(lantern), lantern) for n, lantern in enumerate(move.kept))
        steps.append(frozenset(Target("keep", key) for key in numbered))
    return (*steps, one("claim", move.kind))


def friend_attempt(selected: Sequence[Target]) -> m.Move | None:
    """The move somebody tried that has to do with friends; None if it is none."""
    keys = [number for target in selected for number in target.key]
    match [target.kind for target in selected]:
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
        case ["look"]:
            return fm.LOOK
        case ["trixie-card", "trixies"]:
            return fm.DISCARD_TRIXIE
    return None


def kept(selected: Sequence[Target]) -> tuple[int, ...]:
    """The lanterns that Trixie lanterns are to stand for in an attempted Dedication."""
    return tuple(sorted(target.key[1] for target in selected if target.kind == "keep"))


def left_out(selected: Sequence[Target]) -> int | None:
    """The lantern that is to be left out of an attempted Dedication."""
    return next((target.key[0] for target in selected if target.kind == "leave-out"), None)
