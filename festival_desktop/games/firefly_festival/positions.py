"""Positions as JSON. What follows from other things is not written but worked out again."""

import json

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Json
from festival_desktop.games.firefly_festival import inventory
from festival_desktop.games.firefly_festival.bridges import DIRECTIONS, KINDS
from festival_desktop.games.firefly_festival.content import Water
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.network import Network
from festival_desktop.games.firefly_festival.notation import (
    LETTERS,
    read_island,
    read_lane,
    write_lane,
)
from festival_desktop.games.firefly_festival.setup import empty_table
from festival_desktop.games.firefly_festival.state import (
    NO_POWER,
    NOBODY,
    Stage,
    State,
    Task,
    Trigger,
    Why,
)
from festival_desktop.games.firefly_festival.turn import Turn


def dump(islands: Islands, state: State) -> Json:
    content, network = islands.content, islands.network(state)

    def powers(cards: tuple[int, ...]) -> list[str]:
        return [content.powers[card].id for card in cards]

    def goals(cards: tuple[int, ...]) -> list[str]:
        return [content.private[card].id for card in cards]

    return {
        "players": state.players,
        "layout": [content.tiles[tile].id for tile in state.layout],
        "goals": [content.public[kind].id for kind in state.goals],
        "first": state.first,
        "seat": state.seat,
        "stage": state.stage.name.lower(),
        "tasks": [_dump_task(network, task) for task in state.tasks],
        "turns": state.turns,
        "main_left": state.main_left,
        "secondary_open": state.secondary_open,
        "ferried": state.ferried,
        "busy": state.busy,
        "quiet": state.quiet,
        "trigger": state.trigger.name.lower(),
        "workers": [
            {LETTERS[island]: n for island, n in enumerate(there) if n} for there in state.workers
        ],
        "floors": {LETTERS[n]: list(pagoda) for n, pagoda in enumerate(state.floors) if pagoda},
        "sealed": _letters(state.sealed),
        "bridges": [
            [_dump_lane(network, n) for n in range(len(network.lanes)) if built >> n & 1]
            for built in state.built
        ],
        "crow": None if state.crow == NOBODY else state.crow,
        "coins": state.coins[:],
        "ledger": [[[why.name.lower(), points] for why, points in lines] for lines in state.ledger],
        "fish": state.fish[:],
        "claimed": [
            [[content.public[kind].id, card] for kind, card in cards] for cards in state.claimed
        ],
        "deck": goals(state.deck),
        "hands": list(map(goals, state.hands)),
        "done": list(map(goals, state.done)),
        "offered": list(map(powers, state.offered)),
        "powers": [None if n == NO_POWER else content.powers[n].id for n in state.powers],
    }


def _letters(islands: int) -> str:
    return "".join(letter for n, letter in enumerate(LETTERS) if islands >> n & 1)


def _island_set(letters: str) -> int:
    return sum(1 << read_island(letter) for letter in letters)


def _dump_lane(network: Network, number: int) -> str:
    lane = network.lanes[number]
    return write_lane(lane.a, lane.b, lane.way)


def _load_lane(network: Network, text: str) -> int:
    number = network.find(*read_lane(text.split(" ")))
    if number < 0:
        raise ValueError
    return number


def _dump_task(network: Network, task: Task) -> list[Json]:
    stage, what = task
    name = stage.name.lower()
    match stage:
        case Stage.WATER:
            lane, kind = divmod(what, KINDS)
            return [name, _dump_lane(network, lane), Water(kind).name.lower()]
        case Stage.CROSS:
            lane, direction = divmod(what, DIRECTIONS)
            return [name, _dump_lane(network, lane), direction]
        case Stage.RECRUIT:
            return [name, _letters(what)]
        case Stage.SEND | Stage.STOREY:
            return [name, LETTERS[what]]
        case _:
            return [name, what]


def _load_task(network: Network, data: list[Json]) -> Task:
    match data:
        case ["water", lane, kind]:
            return Stage.WATER, _load_lane(network, lane) * KINDS + Water[kind.upper()]
        case ["cross", lane, direction] if direction in range(DIRECTIONS):
            return Stage.CROSS, _load_lane(network, lane) * DIRECTIONS + direction
        case ["recruit", letters]:
            return Stage.RECRUIT, _island_set(letters)
        case ["send" | "storey" as name, letter]:
            return Stage[name.upper()], read_island(letter)
        case ["move" | "stone" as name, number]:
            return Stage[name.upper()], int(number)
    raise ValueError


def load(turn: Turn, data: Json) -> State:
    """The dumped position; nothing a file says is taken on trust."""
    try:
        state = _load(turn.islands, data)
        if _same(dump(turn.islands, state), data) and inventory.sound(turn, state):
            return state
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError):
        pass
    raise BrokenSave("The saved position is not one of Firefly Festival.")


def _same(one: Json, other: Json) -> bool:
    """As texts, because True equals 1 in Python but not in a file."""
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def _load(islands: Islands, data: Json) -> State:
    content = islands.content
    tiles = {tile.id: n for n, tile in enumerate(content.tiles)}
    kinds = {stack.id: n for n, stack in enumerate(content.public)}
    layout = [tiles[tile] for tile in data["layout"]]
    # The board first: it refuses an impossible number of players before lists are made for them.
    if len(layout) != len(content.tables[data["players"]].board.spaces):
        raise ValueError
    state = empty_table(content, data["players"], layout, [kinds[kind] for kind in data["goals"]])
    _load_turn(islands, state, data)
    _load_board(islands, state, data)
    state.crow = NOBODY if data["crow"] is None else int(data["crow"])
    state.coins = list(map(int, data["coins"]))
    state.ledger = [
        tuple((Why[why.upper()], int(points)) for why, points in lines) for lines in data["ledger"]
    ]
    state.points = [sum(points for _, points in lines) for lines in state.ledger]
    state.fish = list(map(int, data["fish"]))
    state.claimed = [
        tuple((kinds[kind], int(card)) for kind, card in cards) for cards in data["claimed"]
    ]
    for cards in state.claimed:
        for kind, _ in cards:
            state.taken[kind] += 1
    _load_cards(islands, state, data)
    return state


def _load_turn(islands: Islands, state: State, data: Json) -> None:
    state.first = int(data["first"])
    state.seat = int(data["seat"])
    state.stage = Stage[data["stage"].upper()]
    state.tasks = tuple(_load_task(islands.network(state), task) for task in data["tasks"])
    state.turns = int(data["turns"])
    state.main_left = int(data["main_left"])
    state.secondary_open = bool(data["secondary_open"])
    state.ferried = bool(data["ferried"])
    state.busy = bool(data["busy"])
    state.quiet = int(data["quiet"])
    state.trigger = Trigger[data["trigger"].upper()]


def _load_board(islands: Islands, state: State, data: Json) -> None:
    network = islands.network(state)
    for seat, there in enumerate(data["workers"]):
        for letter, number in there.items():
            state.put_worker(seat, read_island(letter), int(number))
    for letter, pagoda in data["floors"].items():
        state.floors[read_island(letter)] = tuple(map(int, pagoda))
        for seat in pagoda:
            state.floors_left[seat] -= 1
    state.sealed = _island_set(data["sealed"])
    state.sorin -= state.sealed.bit_count()
    for seat, lanes in enumerate(data["bridges"]):
        for text in lanes:
            lane = _load_lane(network, text)
            if state.blocked >> lane & 1:
                raise ValueError
            state.built[seat] |= 1 << lane
            state.blocked |= network.crossing[lane]
            state.segments_left[seat] -= network.lengths[lane]


def _load_cards(islands: Islands, state: State, data: Json) -> None:
    goals = {goal.id: n for n, goal in enumerate(islands.content.private)}
    powers = {power.id: n for n, power in enumerate(islands.content.powers)}
    state.deck = tuple(goals[card] for card in data["deck"])
    state.hands = [tuple(goals[card] for card in hand) for hand in data["hands"]]
    state.done = [tuple(goals[card] for card in cards) for cards in data["done"]]
    state.offered = [tuple(powers[card] for card in cards) for cards in data["offered"]]
    state.powers = [NO_POWER if card is None else powers[card] for card in data["powers"]]
