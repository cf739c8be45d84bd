"""The table before the first turn, and what people may choose about it."""

from collections.abc import Sequence

from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Event, Seat, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival.content import (
    START,
    Content,
    Island,
    Kind,
    Size,
    Tile,
)
from festival_desktop.games.firefly_festival.gains import draw_goal
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.start_power import PLAIN_START, StartPower
from festival_desktop.games.firefly_festival.state import (
    CHOOSE,
    NO_POWER,
    NOBODY,
    TURN,
    State,
    Trigger,
    Why,
)

FIRST, VARIABLE = ("first",), ("variable",)
"""Layouts: the Starts in two corners, or anywhere."""
RANDOM = ("random",)
"""Public goals; the other choice is four of them by name."""
NONE, DEALT = ("none",), ("dealt",)
"""Powers; the other choice is one for each seat by name."""

OPTIONS = ("layout", "goals", "powers")
OFFERED = 2
"""Power cards dealt to each player."""


def check(content: Content, setup: Setup) -> None:
    """Raise `BadSetup` if this cannot be dealt."""
    players, options = setup.players, setup.options
    if players not in content.tables:
        least, most = min(content.tables), max(content.tables)
        raise BadSetup(f"Firefly Festival is for {least} to {most} players, not {players}.")
    for option in options:
        if option not in OPTIONS:
            raise BadSetup(f"Firefly Festival has no option “{option}”.")
    if options.get("layout", FIRST) not in (FIRST, VARIABLE):
        raise BadSetup("The layout is “first” or “variable”.")
    goals, kinds = options.get("goals", RANDOM), [stack.id for stack in content.public]
    number = content.box.goals_in_play
    if goals != RANDOM and not _different(goals, kinds, number):
        raise BadSetup(f"Choose {number} different goals of {', '.join(kinds)}.")
    powers = options.get("powers", NONE)
    known = [power.id for power in content.powers]
    if powers not in (NONE, DEALT) and not _different(powers, known, players):
        raise BadSetup("Choose a different power for each player.")


def _different(chosen: tuple[str, ...], known: list[str], number: int) -> bool:
    return len(chosen) == len({*chosen}) == number and {*chosen} <= {*known}


def deal(islands: Islands, setup: Setup, rng: Rng) -> State:
    """Everything on the table as for everybody; powers chosen by name are not yet at work."""
    content, players = islands.content, setup.players
    layout = _layout(content, setup, rng)
    state = empty_table(content, players, layout, _goals(content, setup, rng))
    deck = list(range(len(content.private)))
    rng.shuffle(deck)
    state.hands = [
        tuple(deck.pop() for _ in range(content.box.start_goals)) for _ in range(players)
    ]
    state.deck = tuple(deck)
    state.first = state.seat = rng.below(players)
    for seat in range(players):
        state.coins[seat] = opening_coins(content, state, seat, PLAIN_START)
        for start in state.starts:
            state.put_worker(seat, start, content.box.start_workers)
    _deal_powers(content, setup, state, rng)
    return state


def _layout(content: Content, setup: Setup, rng: Rng) -> tuple[Tile, ...]:
    table = content.tables[setup.players]
    starts: list[Tile] = []
    others: list[Tile] = []
    for size in Size:
        tiles = [n for n, tile in enumerate(content.tiles) if tile.size is size]
        if size is START:
            starts = tiles[: table.tiles[size]]
        else:
            rng.shuffle(tiles)
            others += tiles[: table.tiles[size]]
    if setup.options.get("layout", FIRST) == VARIABLE:
        others += starts
        rng.shuffle(others)
        return tuple(others)
    rng.shuffle(others)
    spaces = range(len(table.board.spaces))
    return tuple(
        starts[table.board.starts.index(n)] if n in table.board.starts else others.pop()
        for n in spaces
    )


def _goals(content: Content, setup: Setup, rng: Rng) -> tuple[Kind, ...]:
    chosen = setup.options.get("goals", RANDOM)
    kinds = [stack.id for stack in content.public]
    if chosen != RANDOM:
        return tuple(sorted(map(kinds.index, chosen)))
    numbers = list(range(len(kinds)))
    rng.shuffle(numbers)
    return tuple(sorted(numbers[: content.box.goals_in_play]))


def _deal_powers(content: Content, setup: Setup, state: State, rng: Rng) -> None:
    chosen = setup.options.get("powers", NONE)
    if chosen == NONE:
        return
    if chosen != DEALT:
        ids = [power.id for power in content.powers]
        state.powers = list(map(ids.index, chosen))
        return
    cards = list(range(len(content.powers)))
    rng.shuffle(cards)
    state.offered = [tuple(sorted((cards.pop(), cards.pop()))) for _ in range(state.players)]
    state.stage = CHOOSE


def empty_table(
    content: Content, players: int, layout: Sequence[Tile], goals: Sequence[Kind]
) -> State:
    """Tiles and public goals laid out; no player has done or received anything."""
    table, box = content.tables[players], content.box
    return State(
        players=players,
        layout=tuple(layout),
        starts=starts(content, layout),
        goals=tuple(goals),
        first=0,
        seat=0,
        stage=TURN,
        tasks=(),
        turns=0,
        main_left=0,
        secondary_open=False,
        ferried=False,
        busy=False,
        quiet=0,
        trigger=Trigger.NONE,
        workers=[[0] * len(layout) for _ in range(players)],
        crowd=[0] * len(layout),
        floors=[()] * len(layout),
        sealed=0,
        built=[0] * players,
        blocked=0,
        sorin=table.sorin,
        crow=NOBODY,
        coins=[0] * players,
        points=[0] * players,
        ledger=[()] * players,
        segments_left=[box.segments] * players,
        floors_left=[box.floors] * players,
        workers_left=[box.workers] * players,
        fish=[0] * players,
        taken=[0] * len(content.public),
        claimed=[()] * players,
        deck=(),
        hands=[()] * players,
        done=[()] * players,
        offered=[()] * players,
        powers=[NO_POWER] * players,
    )


def starts(content: Content, layout: Sequence[Tile]) -> tuple[Island, ...]:
    """Where the Starts lie."""
    return tuple(n for n, tile in enumerate(layout) if content.tiles[tile].size is START)


def opening_coins(content: Content, state: State, seat: Seat, power: StartPower) -> int:
    """What everybody or a power begins with; later players get something more."""
    first, *_ = coins = content.tables[state.players].coins
    more = coins[(seat - state.first) % state.players] - first
    return power.opening_coins(first) + more


def open_powers(islands: Islands, state: State, log: list[Event]) -> None:
    """All powers are known: who plays first, and what everybody has to begin with."""
    content, players = islands.content, range(state.players)
    state.offered = [()] * state.players
    log.append(told.PowersRevealed(tuple(state.powers)))
    for seat in players:
        if islands.start_power(state, seat).plays_first():
            state.first = seat
    for seat in players:
        power = islands.start_power(state, seat)
        state.coins[seat] = opening_coins(content, state, seat, power)
        each = content.box.start_workers
        for start in state.starts:
            more = power.opening_workers(each) - each
            state.put_worker(seat, start, min(more, state.workers_left[seat]))
        _deal_goals(state, seat, power.opening_goals(content.box.start_goals), log)
        points = power.opening_points()
        if points:
            state.score(seat, Why.POWER, points)
            log.append(told.PointsScored(seat, points, Why.POWER))


def _deal_goals(state: State, seat: Seat, goals: int, log: list[Event]) -> None:
    """Nobody decides about this, so what is told of it may be known to everybody."""
    before = len(state.hands[seat])
    while len(state.hands[seat]) < goals and state.deck:
        draw_goal(state, seat, [])
    more = len(state.hands[seat]) - before
    if more:
        log.append(told.GoalsDealt(seat, more))
