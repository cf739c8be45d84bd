"""Moves and positions as text and JSON, for saves, golden games and the command line.

Names instead of numbers wherever a file could be read by a person, and so that a reordered
content file cannot change the meaning of an old save.
"""

from festival_desktop.core.errors import BrokenSave, UnreadableMove
from festival_desktop.core.game import Json
from festival_desktop.games.lanterns_dice import inventory
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.content import Area, Colors, Content, Pool
from festival_desktop.games.lanterns_dice.fireworks import Fireworks
from festival_desktop.games.lanterns_dice.lake import (
    POOLS,
    completed,
    members,
    pool_at,
    pool_name,
    xy,
)
from festival_desktop.games.lanterns_dice.moves import DIE, EMPEROR, TURN_BONUS, Source
from festival_desktop.games.lanterns_dice.setup import SIDES, empty_table
from festival_desktop.games.lanterns_dice.shading import Shading
from festival_desktop.games.lanterns_dice.state import NO_CARD, Stage, State

SOURCES: dict[Source, str] = {DIE: "die", TURN_BONUS: "bonus", EMPEROR: "emperor"}
PLAIN: dict[str, m.Move] = {
    "roll": m.ROLL,
    "reroll": m.REROLL,
    "done": m.DONE,
    "pass": m.PASS,
}
WORDS = {move: word for word, move in PLAIN.items()}
ANGLES = ("0", "90", "180", "270")
POOL_NAMES = tuple(map(pool_name, range(POOLS)))


def write(content: Content, move: m.Move) -> str:
    match move:
        case m.Shade():
            return f"shade {_area_name(content, move.area)} by {SOURCES[move.source]}"
        case m.ShadeBeside():
            return f"shade {_area_name(content, move.area)} beside {POOL_NAMES[move.platform]}"
        case m.ShadePool():
            return f"shade {POOL_NAMES[move.pool]} both"
        case m.EmperorAction():
            return f"emperor {move.card + 1}"
        case m.Orient():
            return f"orient {ANGLES[move.quarters]}"
        case m.Launch():
            shape, corner = content.shapes[move.shape].id, pool_name(pool_at(move.x, move.y))
            flipped = " flipped" if move.flipped else ""
            return f"launch {shape} at {corner} turned {ANGLES[move.quarters]}{flipped}"
        case _:
            return WORDS[move]


def _area_name(content: Content, area: Area) -> str:
    return f"{POOL_NAMES[area // 2]} {content.areas[area].sides.lower()}"


def read(content: Content, fireworks: Fireworks, text: str) -> m.Move:
    """The move of this text. Every move has one spelling only, the one it is written with."""
    try:
        move = _read(content, fireworks, text.split(" "))
        if write(content, move) == text:
            return move
    except (LookupError, ValueError):
        pass
    raise UnreadableMove(f"“{text[:60]}” is no move of Lanterns Dice.")


def _read(content: Content, fireworks: Fireworks, words: list[str]) -> m.Move:
    match words:
        case [word]:
            return PLAIN[word]
        case ["orient", angle]:
            return m.ORIENTS[ANGLES.index(angle)]
        case ["shade", pool, "both"]:
            return m.SHADE_POOLS[POOL_NAMES.index(pool)]
        case ["shade", pool, sides, "by", source]:
            by = list(SOURCES.values()).index(source)
            return m.SHADES[by][_area(content, pool, sides)]
        case ["shade", pool, sides, "beside", platform]:
            area, ways = _area(content, pool, sides), m.BESIDES[POOL_NAMES.index(platform)]
            return dict(ways)[1 << area]
        case ["emperor", number]:
            return m.EMPEROR_ACTIONS[["1", "2", "3"].index(number)]
        case ["launch", shape, "at", corner, "turned", angle, *flipped]:
            ids, (x, y) = [shape.id for shape in content.shapes], xy(POOL_NAMES.index(corner))
            quarters = ANGLES.index(angle)
            move = fireworks.launch(ids.index(shape), x, y, quarters, flipped == ["flipped"])
            if move is not None:
                return move
    raise ValueError


def _area(content: Content, pool: str, sides: str) -> Area:
    number = POOL_NAMES.index(pool)
    return 2 * number + [area.sides.lower() for area in content.areas[2 * number :][:2]].index(
        sides
    )


def dump(content: Content, state: State) -> Json:
    colors = content.colors
    return {
        "players": state.players,
        "sheets": [content.sheets[sheet].letter for sheet in state.sheets],
        "shapes": [content.shapes[shape].id for shape in state.shapes],
        "emperor": [SIDES[side] for side in state.sides],
        "rng": state.rng,
        "start": state.start,
        "active": state.active,
        "seat": state.seat,
        "stage": state.stage.name.lower(),
        "turn": state.turn,
        "dice": [colors[color] for color in state.dice],
        "tray": state.quarters * 90,
        "shaded": [[_area_name(content, n) for n in members(areas)] for areas in state.shaded],
        "gifts": state.gifts[:],
        "launched": [
            [[write(content, move), points] for move, points in tiles] for tiles in state.launched
        ],
        "open": {
            "die": state.die_open,
            "bonus": state.bonus_open,
            "card": None if state.card == NO_CARD else state.card + 1,
            "grants": [[colors[n] for n in members(granted)] for granted in state.grants],
            "platforms": [POOL_NAMES[pool] for pool in members(state.platforms)],
        },
    }


def load(shading: Shading, fireworks: Fireworks, data: Json) -> State:
    """The dumped position; nothing a file says is taken on trust."""
    content = shading.content
    try:
        state = _load(content, fireworks, data)
        if dump(content, state) == data and inventory.sound(shading, fireworks, state):
            return state
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError, UnreadableMove):
        pass
    raise BrokenSave("The saved position is not one of Lanterns Dice.")


def _load(content: Content, fireworks: Fireworks, data: Json) -> State:
    letters = [sheet.letter for sheet in content.sheets]
    shapes = [shape.id for shape in content.shapes]
    if data["players"] not in content.tables:
        raise ValueError
    state = empty_table(content, data["players"])
    state.sheets = tuple(map(letters.index, data["sheets"]))
    state.shapes = tuple(map(shapes.index, data["shapes"]))
    state.sides = tuple(map(SIDES.index, data["emperor"]))
    state.rng = int(data["rng"])
    state.start = int(data["start"])
    state.active = int(data["active"])
    state.seat = int(data["seat"])
    state.stage = Stage[data["stage"].upper()]
    state.turn = int(data["turn"])
    state.dice = tuple(map(content.colors.index, data["dice"]))
    state.quarters = int(data["tray"]) // 90
    state.shaded = [
        sum(1 << _area(content, *name.split(" ")) for name in names) for names in data["shaded"]
    ]
    state.completed = [completed(areas) for areas in state.shaded]
    state.gifts = list(map(int, data["gifts"]))
    _load_launched(content, fireworks, state, data["launched"])
    _load_open(content, state, data["open"])
    return state


def _load_launched(content: Content, fireworks: Fireworks, state: State, data: Json) -> None:
    for shape in state.shapes:
        state.left[shape] = len(content.shapes[shape].values)
    state.launched = []
    state.covered = []
    for tiles in data:
        launched = [(read(content, fireworks, text), int(points)) for text, points in tiles]
        moves = [(move, points) for move, points in launched if isinstance(move, m.Launch)]
        pools = 0
        for move, _ in moves:
            state.left[move.shape] -= 1
            pools |= fireworks.pools[move]
        state.launched.append(moves)
        state.covered.append(pools)


def _load_open(content: Content, state: State, data: Json) -> None:
    def colors(names: list[str]) -> Colors:
        return sum(1 << content.colors.index(name) for name in names)

    def platform(name: str) -> Pool:
        return POOL_NAMES.index(name)

    state.die_open = bool(data["die"])
    state.bonus_open = bool(data["bonus"])
    state.card = NO_CARD if data["card"] is None else int(data["card"]) - 1
    state.grants = tuple(map(colors, data["grants"]))
    state.platforms = sum(1 << platform(name) for name in data["platforms"])
