"""A position. Plain lists and numbers, because search copies and changes it constantly."""

from dataclasses import dataclass
from enum import IntEnum

from festival_desktop.core.game import Seat
from festival_desktop.core.position import copier
from festival_desktop.games.firefly_festival.content import Goal, Island, Kind, PowerCard, Tile

NOBODY: Seat = -1
NO_POWER: PowerCard = -1


class Stage(IntEnum):
    """The current decision. `WATER` never waits for a player."""

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
    """The public part of a position. Fields with a fixed start value have a default."""

    players: int
    layout: tuple[Tile, ...]
    """The tile at each island position."""
    starts: tuple[Island, ...]
    """Positions of the two Starts; follows from `layout`."""
    capacity: tuple[int, ...]
    """Maximum number of workers on each island; follows from `layout`."""
    goals: tuple[Kind, ...]
    """Kinds of public goals in play."""
    first: Seat = 0
    """The first player."""

    seat: Seat = 0
    """The seat to decide."""
    stage: Stage = TURN
    tasks: tuple[Task, ...] = ()
    """Tasks to settle first; `stage` is that of the first one."""
    turns: int = 0
    """Number of turns started by all players."""
    main_left: int = 0
    """Remaining main actions of this turn."""
    secondary_open: bool = False
    fished: bool = False
    """Whether a lucky fish gave this turn an optional second main action."""
    ferried: bool = False
    """Whether the turn's movement over an empty lane was used."""
    busy: bool = False
    """Whether a player built, held a festival or claimed a goal this turn."""
    quiet: int = 0
    """Number of consecutive turns without that."""
    trigger: Trigger = Trigger.NONE

    workers: list[list[int]]
    """Number of workers by seat and island."""
    manned: list[int]
    """Set of islands with workers of each seat; follows from `workers`."""
    crowd: list[int]
    """Total number of workers on each island; follows from `workers`."""
    full: int = 0
    """Set of islands filled to capacity; follows from `workers`."""
    floors: list[tuple[Seat, ...]]
    """Owners of each island's floors, from the ground up."""
    raised: list[int]
    """Set of islands with floors of each seat; follows from `floors`."""
    sealed: int = 0
    """Set of islands with a Sōrin."""
    built: list[int]
    """Set of lanes with bridges of each seat."""
    blocked: int = 0
    """Set of lanes with a cell under a bridge; follows from `built`."""
    sorin: int
    """Number of Sōrin left."""
    crow: Seat = NOBODY
    """The seat that holds the Crow, or `NOBODY`."""

    coins: list[int]
    points: list[int]
    """Points of each seat; follows from `ledger`."""
    ledger: list[tuple[tuple[Why, int], ...]]
    """Scoring entries of each seat, in order."""
    segments_left: list[int]
    floors_left: list[int]
    workers_left: list[int]
    fish: list[int]
    """Number of fish placed by each seat."""

    taken: list[int]
    """Number of cards taken from each stack of public goals."""
    claimed: list[tuple[tuple[Kind, int], ...]]
    """Public goals of each seat as (kind, card)."""
    done: list[tuple[Goal, ...]]
    """Private goals revealed by each seat."""


@dataclass(slots=True, kw_only=True)
class State(Visible):
    """Everything on the table, hidden or not. Pieces in no field are in the box."""

    deck: tuple[Goal, ...] = ()
    """Unseen private goals, top last."""
    hands: list[tuple[Goal, ...]]
    """Secret private goals of each seat."""
    offered: list[tuple[PowerCard, ...]]
    """Powers each seat chooses from, until all have chosen."""
    powers: list[PowerCard]
    """Power of each seat or `NO_POWER`; secret until all have chosen."""

    def copy(self) -> "State":
        return copy_state(self)

    @property
    def bridges(self) -> int:
        """The lanes with a bridge of any player."""
        every = 0
        for lanes in self.built:
            every |= lanes
        return every

    def put_worker(self, seat: Seat, island: Island, number: int) -> None:
        """Put workers from the supply on an island."""
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
        """Put a floor from the supply on an island."""
        self.floors_left[seat] -= 1
        self.floors[island] += (seat,)
        self.raised[seat] |= 1 << island

    def score(self, seat: Seat, why: Why, points: int) -> None:
        self.points[seat] += points
        self.ledger[seat] += ((why, points),)


copy_state = copier(State)
