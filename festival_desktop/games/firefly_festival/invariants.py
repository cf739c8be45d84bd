"""The laws of a position: every piece of the box once, and a turn under way."""

from collections import Counter

from festival_desktop.core import head_starts
from festival_desktop.core.game import Setup
from festival_desktop.core.validation import Invariant
from festival_desktop.games.firefly_festival.bridges import DIRECTIONS, KINDS
from festival_desktop.games.firefly_festival.content import START, Content
from festival_desktop.games.firefly_festival.movement import RemainingMoves, decode_remaining
from festival_desktop.games.firefly_festival.setup import (
    DEALT,
    HEAD_STARTS,
    NONE,
    OFFERED,
    RANDOM,
    VARIABLE,
)
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


def _everyone_sits(turn: Turn, state: State) -> bool:
    per_seat = (
        state.workers,
        state.built,
        state.coins,
        state.ledger,
        state.fish,
        state.claimed,
        state.hands,
        state.done,
        state.offered,
        state.powers,
    )
    seats = range(state.players)
    return (
        all(len(things) == state.players for things in per_seat)
        and state.first in seats
        and state.seat in seats
        and (state.crow == NOBODY or state.crow in seats)
    )


def _tiles(turn: Turn, state: State) -> bool:
    content = turn.content
    sizes = Counter(content.tiles[tile].size for tile in state.layout)
    wanted = dict(enumerate(content.tables[state.players].tiles))
    return len({*state.layout}) == len(state.layout) and sizes == Counter(wanted)


def _pieces(turn: Turn, state: State) -> bool:
    """Check that nobody has more pieces than the box gives, or fewer workers than at the start."""
    content = turn.content
    decode_remaining = state.workers_left + state.floors_left + state.segments_left + state.coins
    begun = len(state.starts) * content.box.start_workers
    return (
        min(decode_remaining) >= 0
        and max(state.workers_left) <= content.box.workers - begun
        and all(min(there) >= 0 for there in state.workers)
        and all(0 <= fish <= len(content.box.fish) for fish in state.fish)
        and state.sorin >= 0
    )


def _pagodas(turn: Turn, state: State) -> bool:
    content = turn.content
    for island, pagoda in enumerate(state.floors):
        start = content.tiles[state.layout[island]].size is START
        if len(pagoda) > (0 if start else content.box.tallest):
            return False
        if state.sealed >> island & 1 and turn.festivals.floors_missing(state, island) > 0:
            return False
        if not all(0 <= seat < state.players for seat in pagoda):
            return False
    return state.sealed < 1 << len(state.layout)


def _crowds(turn: Turn, state: State) -> bool:
    """Check island capacities, allowing for powers and for workers stopping on their way."""
    more = max(turn.islands.power(state, seat).overfill() for seat in range(state.players))
    rest = (
        decode_remaining(state.tasks[0][1])
        if state.stage is Stage.MOVE and state.tasks
        else RemainingMoves(0)
    )
    return all(
        crowd <= capacity + more + rest.workers * (island == rest.crowded)
        for island, (crowd, capacity) in enumerate(zip(state.crowd, state.capacity, strict=True))
    )


def _public_goals(turn: Turn, state: State) -> bool:
    content = turn.content
    if len({*state.goals}) != content.box.goals_in_play or list(state.goals) != sorted(state.goals):
        return False
    cards = [card for cards in state.claimed for card in cards]
    wanted = [(kind, card) for kind in state.goals for card in range(state.taken[kind])]
    if sorted(cards) != wanted:
        return False
    return all(
        _scored(state, seat, Why.PUBLIC)
        == sorted(content.public[kind].cards[card][1] for kind, card in cards)
        for seat, cards in enumerate(state.claimed)
    )


def _private_goals(turn: Turn, state: State) -> bool:
    content = turn.content
    cards = list(state.deck)
    for hand in state.hands + state.done:
        cards += hand
    return sorted(cards) == list(range(len(content.private))) and all(
        _scored(state, seat, Why.PRIVATE) == sorted(content.private[goal].points for goal in done)
        for seat, done in enumerate(state.done)
    )


def _scored(state: State, seat: int, why: Why) -> list[int]:
    return sorted(points for reason, points in state.ledger[seat] if reason is why)


def _powers(turn: Turn, state: State) -> bool:
    chosen = [power for power in state.powers if power != NO_POWER]
    if len({*chosen}) != len(chosen):
        return False
    if state.stage is not Stage.CHOOSE:
        return len(chosen) in (0, state.players) and not any(state.offered)
    cards = [card for offered in state.offered for card in offered]
    waiting = [(state.first + n) % state.players for n in range(state.players)]
    waiting = waiting[waiting.index(state.seat) :]
    return len({*cards}) == OFFERED * state.players and all(
        len(offered) == OFFERED
        and (state.powers[seat] == NO_POWER if seat in waiting else state.powers[seat] in offered)
        for seat, offered in enumerate(state.offered)
    )


TASKS = {Stage.SEND, Stage.STONE, Stage.RECRUIT, Stage.CROSS, Stage.MOVE, Stage.STOREY}


def _turn(turn: Turn, state: State) -> bool:
    opening = state.stage in (Stage.CHOOSE, Stage.SEND, Stage.STONE)
    if (opening and state.turns) or state.turns < 0:
        return False
    if (state.stage in TASKS) != bool(state.tasks):
        return False
    if state.tasks and state.tasks[0][0] is not state.stage:
        return False
    if not all(_possible(turn, state, task) for task in state.tasks):
        return False
    return (
        0 <= state.main_left <= 2
        and not (state.fished and state.secondary_open)
        and 0 <= state.quiet <= turn.content.box.rest_rounds * state.players
        and not (state.stage is Stage.TURN and not state.turns)
        and (state.stage is not Stage.TURN or state.main_left > 0 or state.secondary_open)
    )


def _possible(turn: Turn, state: State, task: Task) -> bool:
    stage, what = task
    match stage:
        case Stage.CROSS:
            return bool(state.built[state.seat] >> what // DIRECTIONS & 1)
        case Stage.WATER:
            return bool(state.built[state.seat] >> what // KINDS & 1)
        case Stage.RECRUIT:
            return not what >> len(state.layout)
        case Stage.STOREY | Stage.SEND:
            return what < len(state.layout)
        case Stage.MOVE:
            rest = decode_remaining(what)
            if rest.movements >= turn.movement.number(state):
                return False
            return not rest.workers or _crowded(turn, state, rest)
        case _:
            return True


def _crowded(turn: Turn, state: State, rest: RemainingMoves) -> bool:
    """Return whether exactly these workers lack room where they stopped."""
    if rest.crowded >= len(state.layout):
        return False
    standing = state.workers[state.seat][rest.crowded]
    room = turn.islands.room(state, state.seat, rest.crowded)
    return standing >= rest.workers <= -room


def _trigger(turn: Turn, state: State) -> bool:
    """Check that the game ends with the turn in which something triggered it."""
    content = turn.content
    cards = sum(len(content.public[kind].cards) for kind in state.goals)
    happened = {
        Trigger.SORIN: state.sorin == 0,
        Trigger.FLOORS: min(state.floors_left) == 0,
        Trigger.GOALS: sum(state.taken) == cards,
        Trigger.REST: state.quiet == content.box.rest_rounds * state.players,
    }
    if state.trigger is Trigger.NONE:
        return state.stage is not Stage.OVER and not any(happened.values())
    return happened[state.trigger]


def _first_task(turn: Turn, state: State) -> bool:
    return all(turn.waits(state, task) for task in state.tasks[:1])


def _somebody_can_move(turn: Turn, state: State) -> bool:
    return state.stage is Stage.OVER or bool(turn.legal_moves(state))


LAWS = (
    Invariant("every seat has its workers, bridges, coins and cards", _everyone_sits),
    Invariant("the islands are as many of each size as the table needs, each there once", _tiles),
    Invariant(
        "nobody has more pieces than the box gives them, or fewer workers than at first", _pieces
    ),
    Invariant(
        "pagodas stand where they may, and where an island is sealed they are tall enough", _pagodas
    ),
    Invariant("no island holds more workers than it has room for", _crowds),
    Invariant("public goals are taken from the top and score what they say", _public_goals),
    Invariant("every private goal is in one place, and those reached score", _private_goals),
    Invariant("everyone has a power of their own, or nobody has one", _powers),
    Invariant("what is left to do belongs to the turn that is reached", _turn),
    Invariant("the game ends when something triggers its end, and not before", _trigger),
    Invariant("whatever waits to be done can be done", _first_task),
    Invariant("somebody can move until the game is over", _somebody_can_move),
)
"""Invariants in the order of checking; later ones rely on earlier ones."""


def _as_many(content: Content, setup: Setup, state: State) -> bool:
    return state.players == setup.players


def _layout(content: Content, setup: Setup, state: State) -> bool:
    corners = content.tables[setup.players].board.starts
    return setup.options.get("layout") == VARIABLE or {*state.starts} == {*corners}


def _goals(content: Content, setup: Setup, state: State) -> bool:
    chosen = setup.options.get("goals", RANDOM)
    return chosen == RANDOM or {*chosen} == {content.public[kind].id for kind in state.goals}


def _chosen_powers(content: Content, setup: Setup, state: State) -> bool:
    chosen = setup.options.get("powers", NONE)
    if chosen == DEALT:
        return state.stage is Stage.CHOOSE or NO_POWER not in state.powers
    ids = [power.id for power in content.powers]
    powers = [NO_POWER] * state.players if chosen == NONE else list(map(ids.index, chosen))
    return state.powers == powers and state.stage is not Stage.CHOOSE


def _head_starts(content: Content, setup: Setup, state: State) -> bool:
    begun = head_starts.things(setup, HEAD_STARTS) or (0,) * state.players
    return all(
        _scored(state, seat, Why.HEAD_START) == [points] * (points > 0)
        for seat, points in enumerate(begun)
    )


SETUP_LAWS: tuple[Invariant[[Content, Setup, State]], ...] = (
    Invariant("as many play as the setup says", _as_many),
    Invariant("the Starts lie in their corners unless the setup lays them anywhere", _layout),
    Invariant("the public goals of the setup are in play", _goals),
    Invariant("everyone has the power of the setup", _chosen_powers),
    Invariant("everyone has the head start of the setup", _head_starts),
)
"""Invariants between a position and the setup of its game."""
