"""The contents of the box. The rules receive them as frozen data and never read a file."""

from dataclasses import dataclass
from enum import IntEnum

Lantern = int
"""An index into `Content.lanterns`, whose order is the same everywhere."""

Tile = int
"""An index into `Content.tiles`."""


class Dedication(IntEnum):
    """The three kinds of Dedication, in the order of their stacks."""

    FOUR = 0
    PAIRS = 1
    SEVEN = 2


FOUR, PAIRS, SEVEN = Dedication


@dataclass(frozen=True, slots=True)
class NightTile:
    """Four lanterns clockwise from north; a Fireworks tile shows a pet, a Sky tile none."""

    id: str
    sides: tuple[Lantern, Lantern, Lantern, Lantern]
    pet: str | None

    @property
    def fireworks(self) -> bool:
        return self.pet is not None


@dataclass(frozen=True, slots=True)
class DedicationTile:
    """A tile's points, and the fewest players it is used with (the pony symbols)."""

    points: int
    players: int = 1


@dataclass(frozen=True, slots=True)
class TableSize:
    """The material for one number of players: tiles in all, cards of each lantern, sides faced."""

    tiles: int
    cards: int
    facing: tuple[int, ...]


Friend = int
"""An index into `Friends.cards`."""


@dataclass(frozen=True, slots=True)
class FriendCard:
    """A friend's cost in Mooncakes and icons.

    `paired`: in the solo challenge she needs another friend with the solo icon beside her.
    """

    id: str
    cost: int
    heart: bool
    star: bool
    solo: bool
    paired: bool


@dataclass(frozen=True, slots=True)
class Friends:
    """The friends, how many of them can be in play, and the extra pieces of two of them."""

    cards: tuple[FriendCard, ...]
    most: int
    trixie_lanterns: int
    celestia_tokens: int

    def index(self, id: str) -> Friend:
        """Return the number of the friend with this id; raises `ValueError` if there is none."""
        return [card.id for card in self.cards].index(id)


class Share(IntEnum):
    """Which of your gained Mooncakes Moon Dancer gains, too."""

    NONE = 0
    ONE = 1
    """One Mooncake in a turn in which a Fireworks tile from the person's hand earned one."""
    EACH = 2


@dataclass(frozen=True, slots=True)
class Level:
    """A difficulty of the challenge."""

    id: str
    ours: bool
    """Whether the level is not in the rulebook."""
    fireworks: int
    """Number of Fireworks tiles in the opening hand."""
    mooncakes: Share
    lanterns: int
    """Number of each lantern she starts with, besides those of the first tile."""
    opposite: bool
    """Whether she also gains from the side opposite the person."""


@dataclass(frozen=True, slots=True)
class MoonDancer:
    """The challenge: the tiles of the stack, your opening, and the levels."""

    sky: int
    fireworks: int
    opening_lantern: Lantern
    friend: str
    """The default friend in play."""
    levels: tuple[Level, ...]


@dataclass(frozen=True, slots=True)
class Content:
    lanterns: tuple[str, ...]
    tiles: tuple[NightTile, ...]
    dedications: tuple[tuple[DedicationTile, ...], ...]
    generic_points: int
    generics: int
    mooncakes: int
    tables: dict[int, TableSize]
    hand: int
    limit: int
    exchange_cost: int
    opening_mooncakes: int
    friends: Friends
    moon_dancer: MoonDancer

    def stack(self, kind: int, players: int) -> tuple[int, ...]:
        """Return the points of a Dedication stack for this many players, top first."""
        return tuple(tile.points for tile in self.dedications[kind] if tile.players <= players)
