"""A position. Plain lists and numbers, because search copies and changes it constantly."""

from dataclasses import dataclass
from enum import IntEnum

from festival_desktop.core.game import Seat
from festival_desktop.core.position import copier
from festival_desktop.games.firefly_festival.content import Goal, Island, Kind, PowerCard, Tile

NOBODY: Seat = -1
NO_POWER: PowerCard = -1


class Stage(IntEnum):
    """What is being decided. `WATER` never waits for anybody."""

    CHOOSE = 0
    SEND = 1
    STONE = 2
    TURN = 3
    WATER = 4
    RECRUIT = 5
    CROSS = 6
    MOVE = 7
    STOREY = 8
    OVER = 9


CHOOSE, SEND, STONE, TURN, WATER, RECRUIT, CROSS, MOVE, STOREY, OVER = Stage

Task = tuple[Stage, int]
"""Something to settle before the turn goes on:

SEND (start) · STONE (0) · WATER (lane * 4 + kind of reward) · RECRUIT (set of islands to choose
from) · CROSS (lane * 3 + direction: 0 either, 1 from a to b, 2 from b to a) · MOVE (see
`movement.Left`) · STOREY (island).
"""


class Why(IntEnum):
    """What points were scored for, in the order of the score sheet."""

    FESTIVAL = 0
    FIREFLIES = 1
    PUBLIC = 2
    PRIVATE = 3
    WATER = 4
    POWER = 5
    CROW = 6
    CHAIN = 7
    LONGEST = 8
    HEAD_START = 9


class Trigger(IntEnum):
    """Why the game ends with this turn."""

    NONE = 0
    SORIN = 1
    FLOORS = 2
    GOALS = 3
    REST = 4


@dataclass(slots=True, kw_only=True)
class Visible:
    """What everybody sees. A field that begins alike at every table says how."""

    players: int
    layout: tuple[Tile, ...]
    """Island → the tile that lies there."""
    starts: tuple[Island, ...]
    """Where the two Starts lie; follows from `layout`."""
    capacity: tuple[int, ...]
    """Island → workers that may stay there; follows from `layout`."""
    goals: tuple[Kind, ...]
    """The kinds of public goals in play."""
    first: Seat = 0
    """Who plays first."""

    seat: Seat = 0
    """Who decides now."""
    stage: Stage = TURN
    tasks: tuple[Task, ...] = ()
    """What is to settle first, `stage` being that of the first task."""
    turns: int = 0
    """Turns begun, by all players."""
    main_left: int = 0
    """Main actions this turn still has."""
    secondary_open: bool = False
    fished: bool = False
    """Whether a lucky fish gave this turn a second main action, which may be left out."""
    ferried: bool = False
    """Whether this turn's movement over an empty lane was used."""
    busy: bool = False
    """Whether somebody built, held a festival or claimed a goal this turn."""
    quiet: int = 0
    """Turns in a row without that."""
    trigger: Trigger = Trigger.NONE

    workers: list[list[int]]
    """Seat → island → workers there."""
    manned: list[int]
    """Seat → set of islands with workers of it; follows from `workers`."""
    crowd: list[int]
    """Island → workers there of all players; follows from `workers`."""
    full: int = 0
    """Set of islands with as many workers as may stay there; follows from `workers`."""
    floors: list[tuple[Seat, ...]]
    """Island → whose floors its pagoda is made of, from the ground up."""
    raised: list[int]
    """Seat → set of islands with floors of it; follows from `floors`."""
    sealed: int = 0
    """Set of islands with a Sōrin."""
    built: list[int]
    """Seat → set of lanes with its bridges."""
    blocked: int = 0
    """Set of lanes with a cell under a bridge; follows from `built`."""
    sorin: int
    """Sōrin left."""
    crow: Seat = NOBODY
    """Who holds the Crow, or `NOBODY`."""

    coins: list[int]
    points: list[int]
    """Seat → points so far; follows from `ledger`."""
    ledger: list[tuple[tuple[Why, int], ...]]
    """Seat → what was scored, in order."""
    segments_left: list[int]
    floors_left: list[int]
    workers_left: list[int]
    fish: list[int]
    """Seat → fish placed."""

    taken: list[int]
    """Kind of public goal → cards taken from its stack."""
    claimed: list[tuple[tuple[Kind, int], ...]]
    """Seat → public goals as (kind, card)."""
    done: list[tuple[Goal, ...]]
    """Seat → private goals it revealed."""


@dataclass(slots=True, kw_only=True)
class State(Visible):
    """Everything on the table, hidden or not. What is in no field is in the box."""

    deck: tuple[Goal, ...] = ()
    """Unseen private goals, the top one last."""
    hands: list[tuple[Goal, ...]]
    """Seat → its secret private goals."""
    offered: list[tuple[PowerCard, ...]]
    """Seat → the powers it chooses from, until all have chosen."""
    powers: list[PowerCard]
    """Seat → its power or `NO_POWER`; secret until all have chosen."""

    def copy(self) -> "State":
        return copy_state(self)

    @property
    def bridges(self) -> int:
        """The set of lanes with a bridge of anybody."""
        every = 0
        for lanes in self.built:
            every |= lanes
        return every

    def put_worker(self, seat: Seat, island: Island, number: int) -> None:
        """Workers come from the supply."""
        self.workers_left[seat] -= number
        there = self.workers[seat]
        there[island] += number
        self.manned[seat] |= 1 << island
        if not there[island]:
            self.manned[seat] ^= 1 << island
        self.crowd[island] += number
        self.full |= 1 << island
        if self.crowd[island] < self.capacity[island]:
            self.full ^= 1 << island

    def shift_workers(self, seat: Seat, origin: Island, destination: Island, number: int) -> None:
        there, crowd, capacity = self.workers[seat], self.crowd, self.capacity
        there[origin] -= number
        there[destination] += number
        crowd[origin] -= number
        crowd[destination] += number
        self.manned[seat] |= 1 << destination
        if not there[origin]:
            self.manned[seat] ^= 1 << origin
        if crowd[origin] < capacity[origin]:
            self.full &= ~(1 << origin)
        if crowd[destination] >= capacity[destination]:
            self.full |= 1 << destination

    def raise_floor(self, seat: Seat, island: Island) -> None:
        """A floor comes from the supply."""
        self.floors_left[seat] -= 1
        self.floors[island] += (seat,)
        self.raised[seat] |= 1 << island

    def score(self, seat: Seat, why: Why, points: int) -> None:
        self.points[seat] += points
        self.ledger[seat] += ((why, points),)


copy_state = copier(State)
