"""Moves and positions of friends as text and JSON, by names like everything in a file."""

from festival_desktop.core.game import Json
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.friends import sets
from festival_desktop.games.festival_of_lanterns.gala import NO_FRIEND, NO_LEVEL, NO_STACK, Gala
from festival_desktop.games.festival_of_lanterns.state import GRID

SIDES = ("north", "east", "south", "west")
ANGLES = ("0", "90", "180", "270")


def write(content: Content, move: m.Move) -> str | None:
    """The text of a move that comes with friends; None if it is another one."""
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
            return f"match {SIDES[move.side]}"
        case fm.Look():
            return "look"
        case fm.Keep():
            return f"keep {content.tiles[move.tile].id}"
        case fm.DiscardTrixie():
            return "discard trixie"
    return None


def read(content: Content, words: list[str]) -> m.Move:
    """The move of these words; raises `ValueError` or `LookupError` if it is none with friends."""
    lantern = content.lanterns.index
    match words:
        case ["befriend", id]:
            return fm.BEFRIENDS[content.friends.index(id)]
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
            return fm.COUNT_AS_MATCHES[SIDES.index(side)]
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


def leave_out(move: m.Move, lantern: int) -> m.Dedicate:
    """The same Dedication without one of its lanterns."""
    if not isinstance(move, m.Dedicate):
        raise ValueError
    ways = [way for of_kind in sets.WITHOUT[move.kind] for way in of_kind]
    return ways[ways.index(m.Dedicate(move.kind, move.lanterns, lantern))]


def dump(content: Content, gala: Gala) -> Json:
    cards, levels = content.friends.cards, content.moon_dancer.levels
    return {
        "friends": [cards[friend].id for friend in gala.friends],
        "befriended": None if gala.befriended == NO_FRIEND else cards[gala.befriended].id,
        "uses": gala.uses,
        "dedications": gala.dedications,
        "returned": [content.lanterns[lantern] for lantern in gala.returned],
        "trixies": gala.trixies[:],
        "trixies_left": gala.trixies_left,
        "tokens": [
            None if stack == NO_STACK else Dedication(stack).name.lower() for stack in gala.tokens
        ],
        "favours": gala.favours[:],
        "level": None if gala.level == NO_LEVEL else levels[gala.level].id,
    }


def load(content: Content, data: Json) -> Gala:
    """The dumped part; whether it can be so is for `inventory` to say."""
    friend = content.friends.index
    gala = Gala(tuple(friend(id) for id in data["friends"]), seats=0)
    gala.befriended = NO_FRIEND if data["befriended"] is None else friend(data["befriended"])
    gala.uses = int(data["uses"])
    gala.dedications = int(data["dedications"])
    gala.returned = tuple(content.lanterns.index(name) for name in data["returned"])
    gala.trixies = list(map(int, data["trixies"]))
    gala.trixies_left = int(data["trixies_left"])
    gala.tokens = [
        NO_STACK if stack is None else int(Dedication[stack.upper()]) for stack in data["tokens"]
    ]
    gala.favours = list(map(int, data["favours"]))
    levels = [level.id for level in content.moon_dancer.levels]
    gala.level = NO_LEVEL if data["level"] is None else levels.index(data["level"])
    return gala
