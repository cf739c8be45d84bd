"""The moves that come with friends as text, by names like everything in a file."""

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.friends import sets
from festival_desktop.games.festival_of_lanterns.state import GRID

SIDE_NAMES = ("north", "east", "south", "west")
ANGLES = ("0", "90", "180", "270")


def write(content: Content, move: m.Move) -> str | None:
    """Return the text of a move that comes with friends; None for other moves."""
    names = content.lanterns
    match move:
        case fm.Befriend():
            return f"befriend {content.friends.cards[move.friend].id}"
        case fm.Take():
            return f"take {names[move.lantern]}"
        case fm.Swap():
            return f"swap {names[move.given]} for {names[move.taken]} of seat {move.seat}"
        case fm.GainTogether():
            return f"gain {names[move.lantern]} with seat {move.seat}"
        case fm.PutToken():
            return f"token on {move.kind.name.lower()}"
        case fm.TurnTile():
            x, y = GRID.xy(move.cell)
            return f"turn {x},{y} to {move.turn * 90}"
        case fm.CountAsMatch():
            return f"match {SIDE_NAMES[move.side]}"
        case fm.Look():
            return "look"
        case fm.Keep():
            return f"keep {content.tiles[move.tile].id}"
        case fm.TakeTrixie():
            return "take trixie"
        case fm.DiscardTrixie():
            return "discard trixie"
    return None


def read(content: Content, words: list[str]) -> m.Move:
    """Read a move from its words; raises `ValueError` or `LookupError` for other moves."""
    lantern = content.lanterns.index
    match words:
        case ["befriend", id]:
            return fm.BEFRIENDS[content.friends.index(id)]
        case ["take", "trixie"]:
            return fm.TAKE_TRIXIE
        case ["take", name]:
            return fm.TAKES[lantern(name)]
        case ["swap", given, "for", taken, "of", "seat", seat]:
            return fm.SWAPS[lantern(given)][int(seat)][lantern(taken)]
        case ["gain", name, "with", "seat", seat]:
            return fm.GAIN_TOGETHERS[int(seat)][lantern(name)]
        case ["token", "on", kind]:
            return fm.PUT_TOKENS[Dedication[kind.upper()]]
        case ["turn", where, "to", angle]:
            return _turn_tile(where, angle)
        case ["match", side]:
            return fm.COUNT_AS_MATCHES[SIDE_NAMES.index(side)]
        case ["look"]:
            return fm.LOOK
        case ["keep", tile]:
            return fm.KEEPS[[night.id for night in content.tiles].index(tile)]
        case ["discard", "trixie"]:
            return fm.DISCARD_TRIXIE
    raise ValueError


def _turn_tile(where: str, angle: str) -> fm.TurnTile:
    x, y = map(int, where.split(","))
    if not GRID.holds(x, y):
        raise ValueError
    return fm.TurnTile(GRID.cell(x, y), ANGLES.index(angle))


def keep(move: m.Move, kept: tuple[int, ...]) -> m.Dedicate:
    """Return the same Dedication with Trixie lanterns for some that are held."""
    if not isinstance(move, m.Dedicate) or list(kept) != sorted(kept):
        raise ValueError
    needs = dict(sets.needs(move))
    if not kept or any(kept.count(lantern) > needs.get(lantern, 0) for lantern in kept):
        raise ValueError
    return m.Dedicate(move.kind, move.lanterns, move.without, kept)


def leave_out(move: m.Move, lantern: int) -> m.Dedicate:
    """Return the same Dedication without one of its lanterns."""
    if not isinstance(move, m.Dedicate):
        raise ValueError
    ways = [way for of_kind in sets.WITHOUT[move.kind] for way in of_kind]
    return ways[ways.index(m.Dedicate(move.kind, move.lanterns, lantern))]
