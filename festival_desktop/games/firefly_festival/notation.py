"""Moves and positions as text and JSON, for saves, golden games and the command line.

Files hold names instead of numbers, so that people can read them and a reordered content file
cannot change the meaning of an old save. An island is written as the letter of its space, a lane as
its two islands and its number among the lanes between them.
"""

from festival_desktop.core.saved import read_move
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Content, Island

LETTERS = "ABCDEFGHIJKLMNOPQR"
WAYS = ("1", "2", "3")
SEATS = tuple(map(str, range(m.SEATS)))
PLAIN: dict[str, m.Move] = {
    **{f"pagoda {LETTERS[move.island]}": move for move in m.PAGODAS},
    **{f"festival {LETTERS[move.island]}": move for move in m.FESTIVALS},
    **{f"recruit {LETTERS[move.island]}": move for move in m.RECRUITS},
    **{f"stone {LETTERS[move.island]}": move for move in m.FIRST_STONES},
    "storey": m.ADD_STOREY,
    "fish": m.PLACE_FISH,
    "done": m.DONE,
    "pass": m.PASS,
    "end turn": m.END_TURN,
}
TEXTS = {move: text for text, move in PLAIN.items()}


def write(content: Content, move: m.Move) -> str:
    match move:
        case m.MoveWorker():
            return f"move {_pair(move.origin, move.destination)} by {move.owner}"
        case m.MovePair():
            return f"move two {_pair(move.origin, move.destination)} by {move.owner}"
        case m.Ferry():
            return f"ferry {write_lane(move.origin, move.destination, move.way)}"
        case m.BuildBridge():
            return f"bridge {write_lane(move.a, move.b, move.way)}"
        case m.Cross():
            return f"cross {_pair(move.origin, move.destination)}"
        case m.SendWorker():
            return f"send {_pair(move.start, move.island)}"
        case m.ChoosePower():
            return f"choose {content.powers[move.power].id}"
        case m.ClaimPublic():
            return f"claim {content.public[move.kind].id}"
        case m.ClaimPrivate():
            return f"reveal {content.private[move.goal].id}"
        case m.TakeCrow():
            return f"crow {move.gain.name.lower()}"
        case _:
            return TEXTS[move]


def write_lane(a: Island, b: Island, way: int) -> str:
    return f"{_pair(a, b)} {WAYS[way]}"


def _pair(a: Island, b: Island) -> str:
    return f"{LETTERS[a]}-{LETTERS[b]}"


def read(content: Content, text: str) -> m.Move:
    return read_move(
        "Firefly Festival",
        text,
        lambda words: _read(content, words),
        lambda move: write(content, move),
    )


def _read(content: Content, words: list[str]) -> m.Move:
    match words:
        case ["move", way, "by", owner]:
            a, b = _read_pair(way)
            return m.MOVEMENTS[SEATS.index(owner)][a][b]
        case ["move", "two", way, "by", owner]:
            a, b = _read_pair(way)
            return m.PAIR_MOVEMENTS[SEATS.index(owner)][a][b]
        case ["ferry", *lane]:
            return m.Ferry(*read_lane(lane))
        case ["bridge", *lane]:
            return m.BuildBridge(*read_lane(lane))
        case ["cross", way]:
            a, b = _read_pair(way)
            return m.CROSSINGS[a][b]
        case ["send", way]:
            a, b = _read_pair(way)
            return m.SENDINGS[a][b]
        case ["choose", power]:
            return m.ChoosePower([data.id for data in content.powers].index(power))
        case ["claim", kind]:
            return m.PUBLIC_CLAIMS[[stack.id for stack in content.public].index(kind)]
        case ["reveal", goal]:
            return m.ClaimPrivate([card.id for card in content.private].index(goal))
        case ["crow", gain]:
            return m.CROW_FOR[m.CrowGain[gain.upper()]]
    return PLAIN[" ".join(words)]


def read_island(letter: str) -> Island:
    """Read an island from its letter; raises `ValueError`."""
    return tuple(LETTERS).index(letter)


def _read_pair(text: str) -> tuple[Island, Island]:
    a, b = text.split("-")
    return read_island(a), read_island(b)


def read_lane(words: list[str]) -> tuple[Island, Island, int]:
    pair, way = words
    return *_read_pair(pair), WAYS.index(way)
