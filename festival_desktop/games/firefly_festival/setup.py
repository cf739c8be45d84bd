"""The table before the first turn, and the options for it."""

from collections.abc import Sequence

from festival_desktop.core import head_starts, setups
from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Event, Seat, Setup
from festival_desktop.core.head_starts import AHEAD, HeadStart
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import events as ev
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
from festival_desktop.games.firefly_festival.state import CHOOSE, NO_POWER, State, Why

FIRST, VARIABLE = ("first",), ("variable",)
"""Layouts: Starts in two corners, or anywhere."""
RANDOM = ("random",)
"""Random public goals; the alternative is a list of four names."""
NONE, DEALT = ("none",), ("dealt",)
"""No powers or dealt ones; the alternative is a list with one per seat."""

EVEN, LATER = ("even",), ("later",)
"""Starting coins: equal as in the rulebook, or more for later players."""

OPTIONS = ("layout", "goals", "powers", "coins", AHEAD)
HEAD_STARTS = (HeadStart(0, 0), HeadStart(12, 100), HeadStart(38, 230), HeadStart(68, 400))
"""Points."""
OFFERED = 2
"""Number of power cards dealt to each player."""
UNLIMITED = 1000
"""A capacity above the number of all workers."""
LAYINGS = 1000
"""Maximum number of random layouts, enough for every board that has a valid one."""


def check(content: Content, setup: Setup) -> None:
    """Raise `BadSetup` if this cannot be dealt."""
    players, options = setup.players, setup.options
    setups.check("Firefly Festival", setup, content.tables, OPTIONS)
    head_starts.check(setup)
    if options.get("layout", FIRST) not in (FIRST, VARIABLE):
        raise BadSetup("The layout is “first” or “variable”.")
    if options.get("coins", EVEN) not in (EVEN, LATER):
        raise BadSetup("The coins are “even” or “later”.")
    goals, kinds = options.get("goals", RANDOM), [stack.id for stack in content.public]
    number = content.box.goals_in_play
    if goals != RANDOM and not setups.different(goals, kinds, number):
        raise BadSetup(f"Choose {number} different goals of {', '.join(kinds)}.")
    powers = options.get("powers", NONE)
    known = [power.id for power in content.powers]
    if powers not in (NONE, DEALT) and not setups.different(powers, known, players):
        raise BadSetup("Choose a different power for each player.")


def deal(islands: Islands, setup: Setup, rng: Rng) -> State:
    """Deal a table; powers chosen by name do not work yet."""
    content, players = islands.content, setup.players
    layout = _layout(islands, setup, rng)
    state = empty_table(content, players, layout, _goals(content, setup, rng))
    deck = list(range(len(content.private)))
    rng.shuffle(deck)
    state.hands = [
        tuple(deck.pop() for _ in range(content.box.start_goals)) for _ in range(players)
    ]
    state.deck = tuple(deck)
    state.first = state.seat = rng.below(players)
    coins = content.tables[players].coins
    later = setup.options.get("coins", EVEN) == LATER
    for seat in range(players):
        state.coins[seat] = coins[(seat - state.first) % players if later else 0]
        for start in state.starts:
            state.put_worker(seat, start, content.box.start_workers)
    for seat, points in enumerate(head_starts.things(setup, HEAD_STARTS)):
        if points:
            state.score(seat, Why.HEAD_START, points)
    _deal_powers(content, setup, state, rng)
    return state


def _layout(islands: Islands, setup: Setup, rng: Rng) -> tuple[Tile, ...]:
    """Deal the island tiles, again until every island could hold a festival."""
    content = islands.content
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
    variable = setup.options.get("layout", FIRST) == VARIABLE
    if variable:
        others += starts
    layout: tuple[Tile, ...] = ()
    for _ in range(LAYINGS):
        rng.shuffle(others)
        layout = tuple(others) if variable else _around(table.board.starts, starts, others)
        if _celebrated(islands, setup.players, layout):
            break
    return layout


def _around(corners: Sequence[Island], starts: list[Tile], others: list[Tile]) -> tuple[Tile, ...]:
    """Put the Starts in their corners and the others on the remaining spaces."""
    rest = iter(reversed(others))
    return tuple(
        starts[corners.index(n)] if n in corners else next(rest)
        for n in range(len(starts) + len(others))
    )


def _celebrated(islands: Islands, players: int, layout: Sequence[Tile]) -> bool:
    """Return whether each island has as many lanes as its festival needs bridges."""
    content, touching = islands.content, islands.networks[players].touching
    return all(
        lanes.bit_count() >= content.sizes[content.tiles[tile].size].floors
        for lanes, tile in zip(touching, layout, strict=True)
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
    """Set out tiles and public goals; nobody has done or received anything."""
    table, box = content.tables[players], content.box
    layout = tuple(layout)
    return State(
        players=players,
        layout=layout,
        starts=starts(content, layout),
        capacity=capacities(content, layout),
        goals=tuple(goals),
        workers=[[0] * len(layout) for _ in range(players)],
        manned=[0] * players,
        crowd=[0] * len(layout),
        floors=[()] * len(layout),
        raised=[0] * players,
        built=[0] * players,
        sorin=table.sorin,
        coins=[0] * players,
        points=[0] * players,
        ledger=[()] * players,
        segments_left=[box.segments] * players,
        floors_left=[box.floors] * players,
        workers_left=[box.workers] * players,
        fish=[0] * players,
        taken=[0] * len(content.public),
        claimed=[()] * players,
        hands=[()] * players,
        done=[()] * players,
        offered=[()] * players,
        powers=[NO_POWER] * players,
    )


def starts(content: Content, layout: Sequence[Tile]) -> tuple[Island, ...]:
    """Find the Starts."""
    return tuple(n for n, tile in enumerate(layout) if content.tiles[tile].size is START)


def capacities(content: Content, layout: Sequence[Tile]) -> tuple[int, ...]:
    """List how many workers may stay on each island."""
    limits = [content.sizes[content.tiles[tile].size].capacity for tile in layout]
    return tuple(UNLIMITED if limit is None else limit for limit in limits)


def open_powers(islands: Islands, state: State, log: list[Event]) -> None:
    """Reveal all powers, find the first player, and give everyone their opening."""
    content, players = islands.content, range(state.players)
    state.offered = [()] * state.players
    log.append(ev.PowersRevealed(tuple(state.powers)))
    # No coins have been spent yet, so these are the coins by turn order.
    coins = [state.coins[(state.first + n) % state.players] for n in players]
    for seat in players:
        if islands.start_power(state, seat).plays_first():
            state.first = seat
    for seat in players:
        power = islands.start_power(state, seat)
        more = coins[(seat - state.first) % state.players] - coins[0]
        state.coins[seat] = power.opening_coins(coins[0]) + more
        each = content.box.start_workers
        for start in state.starts:
            workers = power.opening_workers(each) - each
            state.put_worker(seat, start, min(workers, state.workers_left[seat]))
        _deal_goals(state, seat, power.opening_goals(content.box.start_goals), log)
        points = power.opening_points()
        if points:
            state.score(seat, Why.POWER, points)
            log.append(ev.PointsScored(seat, points, Why.POWER))


def _deal_goals(state: State, seat: Seat, goals: int, log: list[Event]) -> None:
    """Deal extra private goals; nobody decides, so the event may be public."""
    before = len(state.hands[seat])
    while len(state.hands[seat]) < goals and state.deck:
        draw_goal(state, seat, [])
    more = len(state.hands[seat]) - before
    if more:
        log.append(ev.GoalsDealt(seat, more))
