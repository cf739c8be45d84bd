"""Moves as text, for saves, golden games and the command line.

Files hold names instead of numbers, so that people can read them and a reordered content file
cannot change the meaning of an old save.
"""

from festival_desktop.core.saved import read_move
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.content import Area, Content
from festival_desktop.games.lanterns_dice.fireworks import Fireworks
from festival_desktop.games.lanterns_dice.lake import (
    POOLS,
    pool_at,
    pool_name,
    xy,
)
from festival_desktop.games.lanterns_dice.moves import DIE, EMPEROR, TURN_BONUS, Source

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
            return f"shade {area_name(content, move.area)} by {SOURCES[move.source]}"
        case m.ShadeBeside():
            return f"shade {area_name(content, move.area)} beside {POOL_NAMES[move.platform]}"
        case m.ShadePool():
            return f"shade {POOL_NAMES[move.pool]} both"
        case m.EmperorAction():
            return f"emperor {move.card + 1}"
        case m.Take():
            return f"take {move.seat + 1}"
        case m.Orient():
            return f"orient {ANGLES[move.quarters]}"
        case m.Launch():
            shape, corner = content.shapes[move.shape].id, pool_name(pool_at(move.x, move.y))
            flipped = " flipped" if move.flipped else ""
            return f"launch {shape} at {corner} turned {ANGLES[move.quarters]}{flipped}"
        case _:
            return WORDS[move]


def area_name(content: Content, area: Area) -> str:
    return f"{POOL_NAMES[area // 2]} {content.areas[area].sides.lower()}"


def read(content: Content, fireworks: Fireworks, text: str) -> m.Move:
    return read_move(
        "Lanterns Dice",
        text,
        lambda words: _read(content, fireworks, words),
        lambda move: write(content, move),
    )


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
            return m.SHADES[by][read_area(content, pool, sides)]
        case ["shade", pool, sides, "beside", platform]:
            area, ways = read_area(content, pool, sides), m.BESIDES[POOL_NAMES.index(platform)]
            return dict(ways)[1 << area]
        case ["emperor", number]:
            return m.EMPEROR_ACTIONS[["1", "2", "3"].index(number)]
        case ["take", number]:
            return m.TAKES[["1", "2", "3", "4"].index(number)]
        case ["launch", shape, "at", corner, "turned", angle, *flipped]:
            ids, (x, y) = [shape.id for shape in content.shapes], xy(POOL_NAMES.index(corner))
            quarters = ANGLES.index(angle)
            move = fireworks.launch(ids.index(shape), x, y, quarters, flipped == ["flipped"])
            if move is not None:
                return move
    raise ValueError


def read_area(content: Content, pool: str, sides: str) -> Area:
    number = POOL_NAMES.index(pool)
    return 2 * number + [area.sides.lower() for area in content.areas[2 * number :][:2]].index(
        sides
    )
