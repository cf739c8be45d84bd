"""Moves as text, for saves, golden games and the command line.

Files hold names instead of numbers, so that people can read them and a reordered content file
cannot change the meaning of an old save.
"""

from festival_desktop.core.grid import Cell
from festival_desktop.core.saved import read_move
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.friends import notation as friends
from festival_desktop.games.festival_of_lanterns.state import GRID


def write(content: Content, move: m.Move) -> str:
    names = content.lanterns
    match move:
        case m.Place():
            x, y = GRID.xy(move.cell)
            return f"place {content.tiles[move.tile].id} at {x},{y} turned {move.turn * 90}"
        case m.Dedicate():
            used = () if move.kind is Dedication.SEVEN else move.lanterns
            left_out = () if move.without is None else ("without", names[move.without])
            kept = ("keeping", *(names[n] for n in move.kept)) if move.kept else ()
            words = ("dedicate", move.kind.name.lower(), *(names[n] for n in used))
            return " ".join((*words, *left_out, *kept))
        case m.Exchange():
            return f"exchange {names[move.given]} for {names[move.taken]}"
        case m.Discard():
            return f"discard {names[move.lantern]}"
        case m.TakeFaceUp():
            return "take face-up"
        case m.DrawTile():
            return "draw"
    return friends.write(content, move) or "pass"


def read(content: Content, text: str) -> m.Move:
    return read_move(
        "Festival of Lanterns",
        text,
        lambda words: _read(content, words),
        lambda move: write(content, move),
    )


def _read(content: Content, words: list[str]) -> m.Move:
    lantern = content.lanterns.index
    match words:
        case ["place", tile, "at", where, "turned", angle]:
            number = [night.id for night in content.tiles].index(tile)
            return m.Place(number, _cell(where), ("0", "90", "180", "270").index(angle))
        case ["dedicate", *rest] if "keeping" in rest:
            at = rest.index("keeping")
            kept = tuple(map(lantern, rest[at + 1 :]))
            return friends.keep(_read(content, ["dedicate", *rest[:at]]), kept)
        case ["dedicate", *rest, "without", name]:
            return friends.leave_out(_read(content, ["dedicate", *rest]), lantern(name))
        case ["dedicate", "seven"]:
            return m.SEVEN_UNIQUE
        case ["dedicate", "four", name]:
            return m.FOURS[lantern(name)]
        case ["dedicate", "pairs", *names]:
            three = tuple(map(lantern, names))
            every = m.THREE_PAIRS[-1]
            return every[[move.lanterns for move in every].index(three)]
        case ["exchange", given, "for", taken]:
            return m.EXCHANGES[lantern(given)][lantern(taken)]
        case ["discard", name] if name in content.lanterns:
            return m.DISCARDS[lantern(name)]
        case ["take", "face-up"]:
            return m.TAKE_FACE_UP
        case ["draw"]:
            return m.DRAW_TILE
        case ["pass"]:
            return m.PASS
    return friends.read(content, words)


def _cell(text: str) -> Cell:
    x, y = map(int, text.split(","))
    if not GRID.holds(x, y):
        raise ValueError
    return GRID.cell(x, y)
