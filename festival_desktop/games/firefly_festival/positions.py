"""Positions as JSON. Fields that follow from others are computed instead of stored."""

from collections.abc import Mapping
from functools import partial
from typing import Any

from festival_desktop.core import validation
from festival_desktop.core.game import Json, Setup
from festival_desktop.core.saved import (
    FLAG,
    NUMBER,
    Field,
    Form,
    list_of,
    named,
    one_of,
    or_none,
    pair_of,
    read_fields,
    read_position,
    tuple_of,
    write_fields,
)
from festival_desktop.games.firefly_festival import invariants
from festival_desktop.games.firefly_festival.bridges import DIRECTIONS, KINDS
from festival_desktop.games.firefly_festival.content import Content, Water
from festival_desktop.games.firefly_festival.movement import RemainingMoves, decode_remaining
from festival_desktop.games.firefly_festival.network import Network
from festival_desktop.games.firefly_festival.notation import (
    LETTERS,
    read_island,
    read_lane,
    write_lane,
)
from festival_desktop.games.firefly_festival.setup import capacities, starts
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


class Positions:
    def __init__(self, turn: Turn) -> None:
        self._turn = turn
        self._fields = {
            players: _fields(turn.content, network, players)
            for players, network in turn.islands.networks.items()
        }

    def dump(self, state: State) -> Json:
        return write_fields(self._fields[state.players], state)

    def load(self, data: Json, setup: Setup | None = None) -> State:
        state = read_position("Firefly Festival", data, self._read, self.dump)
        validation.check("Firefly Festival", invariants.LAWS, self._turn, state)
        if setup is not None:
            validation.check(
                "Firefly Festival", invariants.SETUP_LAWS, self._turn.content, setup, state
            )
        return state

    def _read(self, data: Json) -> State:
        # An invalid number of players fails here, before any lists are built.
        network = self._turn.islands.networks[data["players"]]
        read = read_fields(self._fields[data["players"]], data)
        return State(**read, **_following(self._turn.content, network, read))


def _fields(content: Content, network: Network, players: int) -> tuple[Field, ...]:
    """List the stored fields, in the order of the file."""
    islands = len(content.tables[players].board.spaces)
    tile = one_of(tile.id for tile in content.tiles)
    kind = one_of(stack.id for stack in content.public)
    goal = one_of(goal.id for goal in content.private)
    power = one_of(power.id for power in content.powers)

    def seats(form: Form) -> Form:
        return list_of(form, players)

    return (
        Field("players", NUMBER),
        Field("layout", tuple_of(tile, islands)),
        Field("goals", tuple_of(kind)),
        Field("first", NUMBER),
        Field("seat", NUMBER),
        Field("stage", named(Stage)),
        Field("tasks", tuple_of(Form(partial(_dump_task, network), partial(_load_task, network)))),
        Field("turns", NUMBER),
        Field("main_left", NUMBER),
        Field("secondary_open", FLAG),
        Field("fished", FLAG, omitted_default=False),
        Field("ferried", FLAG),
        Field("busy", FLAG),
        Field("quiet", NUMBER),
        Field("trigger", named(Trigger)),
        Field("workers", seats(_by_island(NUMBER, 0, islands))),
        Field("floors", _by_island(tuple_of(NUMBER), (), islands)),
        Field("sealed", Form(_letters, _island_set)),
        Field("built", seats(_lanes(network)), "bridges"),
        Field("crow", or_none(NUMBER, NOBODY)),
        Field("coins", seats(NUMBER)),
        Field("ledger", seats(tuple_of(pair_of(named(Why), NUMBER)))),
        Field("fish", seats(NUMBER)),
        Field("claimed", seats(tuple_of(pair_of(kind, NUMBER)))),
        Field("deck", tuple_of(goal)),
        Field("hands", seats(tuple_of(goal))),
        Field("done", seats(tuple_of(goal))),
        Field("offered", seats(tuple_of(power))),
        Field("powers", seats(or_none(power, NO_POWER))),
    )


def _following(content: Content, network: Network, read: Mapping[str, Any]) -> dict[str, Any]:
    """Compute the fields that follow from the stored ones."""
    box, seats = content.box, range(read["players"])
    lanes = [[n for n in range(len(network.lanes)) if built >> n & 1] for built in read["built"]]
    blocked = 0
    for of_seat in lanes:
        for lane in of_seat:
            if blocked >> lane & 1:
                raise ValueError
            blocked |= network.crossing[lane]
    capacity = capacities(content, read["layout"])
    crowd = [sum(there) for there in zip(*read["workers"], strict=True)]
    floors = [seat for pagoda in read["floors"] for seat in pagoda]
    taken = [kind for cards in read["claimed"] for kind, _ in cards]
    return {
        "starts": starts(content, read["layout"]),
        "capacity": capacity,
        "manned": [
            sum(1 << island for island, workers in enumerate(there) if workers)
            for there in read["workers"]
        ],
        "crowd": crowd,
        "full": sum(
            1 << island
            for island, (workers, most) in enumerate(zip(crowd, capacity, strict=True))
            if workers >= most
        ),
        "raised": [
            sum(1 << island for island, pagoda in enumerate(read["floors"]) if seat in pagoda)
            for seat in seats
        ],
        "blocked": blocked,
        "sorin": content.tables[len(seats)].sorin - read["sealed"].bit_count(),
        "points": [sum(points for _, points in lines) for lines in read["ledger"]],
        "segments_left": [
            box.segments - sum(network.lengths[lane] for lane in of_seat) for of_seat in lanes
        ],
        "floors_left": [box.floors - floors.count(seat) for seat in seats],
        "workers_left": [box.workers - sum(there) for there in read["workers"]],
        "taken": [taken.count(kind) for kind in range(len(content.public))],
    }


# -- board formats -------------------------------------------------------------------------------


def _by_island(form: Form, nothing: object, islands: int) -> Form:
    """Write a value for each island that has one, by the island's letter."""

    def write(there: list[Any]) -> dict[str, Json]:
        return {LETTERS[n]: form.write(one) for n, one in enumerate(there) if one != nothing}

    def read(data: dict[str, Json]) -> list[Any]:
        there = [nothing] * islands
        for letter, one in data.items():
            there[read_island(letter)] = form.read(one)
        return there

    return Form(write, read)


def _lanes(network: Network) -> Form:
    """Write a set of lanes."""

    def write(lanes: int) -> list[str]:
        return [_dump_lane(network, n) for n in range(len(network.lanes)) if lanes >> n & 1]

    def read(data: list[str]) -> int:
        lanes = 0
        for text in data:
            lanes |= 1 << _load_lane(network, text)
        return lanes

    return Form(write, read)


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
        case Stage.MOVE if (rest := decode_remaining(what)).workers:
            return [name, rest.movements, LETTERS[rest.crowded], rest.workers]
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
        case ["move", movements, letter, workers]:
            return Stage.MOVE, RemainingMoves(
                int(movements), read_island(letter), int(workers)
            ).number
        case ["move" | "stone" as name, number]:
            return Stage[name.upper()], int(number)
    raise ValueError
