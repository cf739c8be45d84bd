"""The contents of the box. The rules receive them as frozen data and never read a file."""

from dataclasses import dataclass
from enum import IntEnum

Island = int
"""A space of the board with its tile; an index into `Board.spaces`."""

Tile = int
"""An index into `Content.tiles`."""

Goal = int
"""A private goal card: an index into `Content.private`."""

Kind = int
"""A kind of public goal: an index into `Content.public`."""

PowerCard = int
"""An index into `Content.powers`."""


class Size(IntEnum):
    START = 0
    SMALL = 1
    MEDIUM = 2
    LARGE = 3


START, SMALL, MEDIUM, LARGE = Size


class Water(IntEnum):
    """A reward on a water cell, for the first bridge over it."""

    COINS = 0
    WORKER = 1
    GOAL = 2
    POINTS = 3


class Reward(IntEnum):
    """What an island gives for each floor built there."""

    NOTHING = 0
    COINS = 1
    RECRUIT = 2
    GOAL = 3


@dataclass(frozen=True, slots=True)
class IslandTile:
    """`value` is a festival's pay for a piece, `number` the amount of the island's reward."""

    id: str
    size: Size
    value: int
    reward: Reward
    number: int


@dataclass(frozen=True, slots=True)
class SizeRule:
    """How many workers may stay (None: any number), and the floors a festival needs."""

    capacity: int | None
    floors: int


@dataclass(frozen=True, slots=True)
class Space:
    """A block of three by three cells; x to the east, y to the south."""

    letter: str
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class Board:
    id: str
    width: int
    height: int
    spaces: tuple[Space, ...]
    starts: tuple[Island, ...]
    """Positions of the Starts in a first game."""
    water: dict[tuple[int, int], Water]


@dataclass(frozen=True, slots=True)
class TableSize:
    """The material for one number of players. `coins` are by place in the turn order."""

    board: Board
    tiles: tuple[int, ...]
    """Number of tiles of each size."""
    sorin: int
    coins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PublicGoal:
    """A stack of cards as (number to reach, points), the first on top."""

    id: str
    cards: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class PrivateGoal:
    """A private goal; `measure` names the function in `goals` that counts for it."""

    id: str
    measure: str
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class PowerData:
    """A power card; `id` names a class of `powers`, `numbers` are its parameters."""

    id: str
    numbers: dict[str, int]


@dataclass(frozen=True, slots=True)
class Box:
    """The pieces of one player, and the numbers of the rules."""

    segments: int
    floors: int
    workers: int
    fish: tuple[int, ...]
    """Prices of the fish, in order."""
    start_workers: int
    """Number of workers on each Start."""
    start_goals: int
    goals_in_play: int
    tallest: int
    movements: int
    water_coins: int
    water_points: int
    firefly_points: int
    crow_cost: int
    crow_coins: int
    crow_workers: int
    crow_income: int
    crow_loss: int
    chain: tuple[tuple[int, int], ...]
    """Numbers of islands and their points, in rising order."""
    longest_chain: int
    rest_rounds: int


@dataclass(frozen=True, slots=True)
class Content:
    tiles: tuple[IslandTile, ...]
    sizes: tuple[SizeRule, ...]
    public: tuple[PublicGoal, ...]
    private: tuple[PrivateGoal, ...]
    powers: tuple[PowerData, ...]
    tables: dict[int, TableSize]
    box: Box
