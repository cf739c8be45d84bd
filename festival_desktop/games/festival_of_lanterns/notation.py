"""Moves and positions as text and JSON, for saves, golden games and the command line.

Names instead of numbers wherever a file could be read by a person, and so that a reordered
content file cannot change the meaning of an old save.
"""

from operator import add

from festival_desktop.core.errors import BrokenSave, UnreadableMove
from festival_desktop.core.game import Json
from festival_desktop.core.grid import Cell
from festival_desktop.games.festival_of_lanterns import inventory
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Content, Dedication
from festival_desktop.games.festival_of_lanterns.friends import notation as friends
from festival_desktop.games.festival_of_lanterns.setup import empty_table
from festival_desktop.games.festival_of_lanterns.state import GRID, NO_TILE, Stage, State


def write(content: Content, move: m.Move) -> str:
    names = content.lanterns
    match move:
        case m.Place():
            x, y = GRID.xy(move.cell)
            return f"place {content.tiles[move.tile].id} at {x},{y} turned {move.turn * 90}"
        case m.Dedicate():
            used = () if move.kind is Dedication.SEVEN else move.lanterns
            left_out = () if move.without is None else ("without", names[move.without])
            return " ".join(
                ("dedicate", move.kind.name.lower(), *(names[n] for n in used), *left_out)
            )
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
    """The move of this text. Every move has one spelling only, the one it is written with."""
    try:
        move = _read(content, text.split(" "))
        if write(content, move) == text:
            return move
    except (LookupError, StopIteration, ValueError):
        pass
    raise UnreadableMove(f"“{text[:60]}” is no move of Festival of Lanterns.")


def _read(content: Content, words: list[str]) -> m.Move:
    lantern = content.lanterns.index
    match words:
        case ["place", tile, "at", where, "turned", angle]:
            number = next(n for n, night in enumerate(content.tiles) if night.id == tile)
            return m.Place(number, _cell(where), ("0", "90", "180", "270").index(angle))
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


def dump(content: Content, state: State) -> Json:
    def ids(tiles: list[int]) -> list[str]:
        return [content.tiles[tile].id for tile in tiles]

    dumped = {
        "players": state.players,
        "seat": state.seat,
        "stage": state.stage.name.lower(),
        "finals": state.finals,
        "display": [
            [*GRID.xy(cell), content.tiles[laid // 4].id, laid % 4 * 90]
            for cell, laid in state.display.items()
        ],
        "hands": [ids(hand) for hand in state.hands],
        "stack": ids(state.stack),
        "face_up": None if state.face_up == NO_TILE else content.tiles[state.face_up].id,
        "box": ids(state.box),
        "supply": state.supply[:],
        "lanterns": [cards[:] for cards in state.lanterns],
        "mooncakes": state.mooncakes[:],
        "mooncakes_left": state.mooncakes_left,
        "left": state.left[:],
        "claimed": [
            [[Dedication(kind).name.lower(), points] for kind, points in claimed]
            for claimed in state.claimed
        ],
    }
    if state.gala is not None:
        dumped["gala"] = friends.dump(content, state.gala)
    return dumped


def load(content: Content, data: Json) -> State:
    """The dumped position; nothing a file says is taken on trust."""
    try:
        state = _load(content, data)
        if dump(content, state) == data and inventory.sound(content, state):
            return state
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
        pass
    raise BrokenSave("The saved position is not one of Festival of Lanterns.")


def _load(content: Content, data: Json) -> State:
    number = {tile.id: n for n, tile in enumerate(content.tiles)}
    state = empty_table(content, data["players"])
    state.seat = int(data["seat"])
    state.stage = Stage[data["stage"].upper()]
    state.finals = int(data["finals"])
    for x, y, tile, angle in data["display"]:
        if not GRID.holds(abs(x) + 1, abs(y) + 1):  # the cells beside it are cells, too
            raise ValueError
        state.lay(number[tile] * 4 + int(angle) // 90, GRID.cell(int(x), int(y)))
    state.hands = [[number[tile] for tile in hand] for hand in data["hands"]]
    state.stack = [number[tile] for tile in data["stack"]]
    state.face_up = NO_TILE if data["face_up"] is None else number[data["face_up"]]
    state.box = [number[tile] for tile in data["box"]]
    state.supply = list(map(int, data["supply"]))
    state.lanterns = [list(map(int, cards)) for cards in data["lanterns"]]
    state.held = [sum(cards) for cards in state.lanterns]
    state.mooncakes = list(map(int, data["mooncakes"]))
    state.mooncakes_left = int(data["mooncakes_left"])
    state.left = list(map(int, data["left"]))
    state.claimed = [
        [(int(Dedication[kind.upper()]), int(points)) for kind, points in claimed]
        for claimed in data["claimed"]
    ]
    if "gala" in data:
        state.gala = friends.load(content, data["gala"])
        state.held = list(map(add, state.held, state.gala.trixies))
    return state
