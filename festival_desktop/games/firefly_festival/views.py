"""What one seat may know of a position, and full positions that would look the same to it."""

from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival.content import Goal, Island, Kind, PowerCard, Tile
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.setup import OFFERED, empty_table
from festival_desktop.games.firefly_festival.state import (
    CHOOSE,
    NO_POWER,
    Stage,
    State,
    Task,
    Trigger,
    Why,
)

UNKNOWN_POWER: PowerCard = -2
"""Somebody has chosen, but not yet shown it."""


@dataclass(frozen=True, slots=True)
class View:
    """A position without its secrets. `hand` and `offered` are the viewer's own."""

    viewer: Seat | None
    players: int
    layout: tuple[Tile, ...]
    starts: tuple[Island, ...]
    goals: tuple[Kind, ...]
    first: Seat
    seat: Seat
    stage: Stage
    tasks: tuple[Task, ...]
    turns: int
    main_left: int
    secondary_open: bool
    ferried: bool
    busy: bool
    quiet: int
    trigger: Trigger
    workers: tuple[tuple[int, ...], ...]
    crowd: tuple[int, ...]
    floors: tuple[tuple[Seat, ...], ...]
    sealed: int
    built: tuple[int, ...]
    blocked: int
    sorin: int
    crow: Seat
    coins: tuple[int, ...]
    points: tuple[int, ...]
    ledger: tuple[tuple[tuple[Why, int], ...], ...]
    segments_left: tuple[int, ...]
    floors_left: tuple[int, ...]
    workers_left: tuple[int, ...]
    fish: tuple[int, ...]
    taken: tuple[int, ...]
    claimed: tuple[tuple[tuple[Kind, int], ...], ...]
    done: tuple[tuple[Goal, ...], ...]
    deck_size: int
    hand_sizes: tuple[int, ...]
    hand: tuple[Goal, ...]
    offered: tuple[PowerCard, ...]
    powers: tuple[PowerCard, ...]
    """A power may be `UNKNOWN_POWER`."""


def view(state: State, seat: Seat | None) -> View:
    return View(
        viewer=seat,
        players=state.players,
        layout=state.layout,
        starts=state.starts,
        goals=state.goals,
        first=state.first,
        seat=state.seat,
        stage=state.stage,
        tasks=state.tasks,
        turns=state.turns,
        main_left=state.main_left,
        secondary_open=state.secondary_open,
        ferried=state.ferried,
        busy=state.busy,
        quiet=state.quiet,
        trigger=state.trigger,
        workers=tuple(map(tuple, state.workers)),
        crowd=tuple(state.crowd),
        floors=tuple(state.floors),
        sealed=state.sealed,
        built=tuple(state.built),
        blocked=state.blocked,
        sorin=state.sorin,
        crow=state.crow,
        coins=tuple(state.coins),
        points=tuple(state.points),
        ledger=tuple(state.ledger),
        segments_left=tuple(state.segments_left),
        floors_left=tuple(state.floors_left),
        workers_left=tuple(state.workers_left),
        fish=tuple(state.fish),
        taken=tuple(state.taken),
        claimed=tuple(state.claimed),
        done=tuple(state.done),
        deck_size=len(state.deck),
        hand_sizes=tuple(map(len, state.hands)),
        hand=() if seat is None else state.hands[seat],
        offered=() if seat is None else state.offered[seat],
        powers=_seen_powers(state, seat),
    )


def _seen_powers(state: State, viewer: Seat | None) -> tuple[PowerCard, ...]:
    if state.stage is not CHOOSE:
        return tuple(state.powers)
    return tuple(
        UNKNOWN_POWER if power != NO_POWER and seat != viewer else power
        for seat, power in enumerate(state.powers)
    )


def imagine(islands: Islands, view: View, rng: Rng) -> State:
    """Deal the unseen cards anew: private goals to hands and deck, powers to choose from."""
    state = empty_table(islands.content, view.players, view.layout, view.goals)
    state.first = view.first
    state.seat = view.seat
    state.stage = view.stage
    state.tasks = view.tasks
    state.turns = view.turns
    state.main_left = view.main_left
    state.secondary_open = view.secondary_open
    state.ferried = view.ferried
    state.busy = view.busy
    state.quiet = view.quiet
    state.trigger = view.trigger
    state.workers = [list(there) for there in view.workers]
    state.crowd = list(view.crowd)
    state.floors = list(view.floors)
    state.sealed = view.sealed
    state.built = list(view.built)
    state.blocked = view.blocked
    state.sorin = view.sorin
    state.crow = view.crow
    state.coins = list(view.coins)
    state.points = list(view.points)
    state.ledger = list(view.ledger)
    state.segments_left = list(view.segments_left)
    state.floors_left = list(view.floors_left)
    state.workers_left = list(view.workers_left)
    state.fish = list(view.fish)
    state.taken = list(view.taken)
    state.claimed = list(view.claimed)
    state.done = list(view.done)
    _imagine_goals(islands, view, state, rng)
    _imagine_powers(islands, view, state, rng)
    return state


def _imagine_goals(islands: Islands, view: View, state: State, rng: Rng) -> None:
    seen = {*view.hand}.union(*view.done)
    unseen = [goal for goal in range(len(islands.content.private)) if goal not in seen]
    rng.shuffle(unseen)
    state.hands = [
        view.hand if seat == view.viewer else tuple(unseen.pop() for _ in range(size))
        for seat, size in enumerate(view.hand_sizes)
    ]
    state.deck = tuple(unseen)


def _imagine_powers(islands: Islands, view: View, state: State, rng: Rng) -> None:
    state.powers = list(view.powers)
    if view.stage is not CHOOSE:
        return
    unseen = [n for n in range(len(islands.content.powers)) if n not in view.offered]
    rng.shuffle(unseen)
    for seat in range(view.players):
        if seat == view.viewer:
            state.offered[seat] = view.offered
            continue
        state.offered[seat] = cards = tuple(sorted(unseen.pop() for _ in range(OFFERED)))
        if view.powers[seat] == UNKNOWN_POWER:
            state.powers[seat] = cards[rng.below(OFFERED)]
