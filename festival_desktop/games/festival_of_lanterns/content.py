"""What is in the box. The rules receive it as frozen data and never read a file."""

from dataclasses import dataclass
from enum import IntEnum

Lantern = int
"""An index into `Content.lanterns`; the seven keep one order everywhere."""

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
    """Its points, and the least number of players it is used with (the pony symbols)."""

    points: int
    players: int = 1


@dataclass(frozen=True, slots=True)
class TableSize:
    """What one number of players uses: tiles in all, cards of each lantern, the sides faced."""

    tiles: int
    cards: int
    facing: tuple[int, ...]


Friend = int
"""An index into `Friends.cards`."""


@dataclass(frozen=True, slots=True)
class FriendCard:
    """A friend's cost in Mooncakes and icons. `paired`: alone against Moon Dancer, she needs
    another one with the solo icon beside her."""

    id: str
    cost: int
    heart: bool
    star: bool
    solo: bool
    paired: bool


@dataclass(frozen=True, slots=True)
class Friends:
    """The friends, how many of them may be in play, and the pieces two of them bring along."""

    cards: tuple[FriendCard, ...]
    most: int
    trixie_lanterns: int
    celestia_tokens: int

    def index(self, id: str) -> Friend:
        """The friend of this id; raises `ValueError` if there is none."""
        return [card.id for card in self.cards].index(id)


class Share(IntEnum):
    """Which of the Mooncakes you gain Moon Dancer gains too."""

    NONE = 0
    ONE = 1
    """One in a turn in which a Fireworks tile from your hand brought you one."""
    EACH = 2


@dataclass(frozen=True, slots=True)
class Level:
    """How hard Moon Dancer is to beat."""

    id: str
    ours: bool
    """Whether it is not in the rulebook."""
    fireworks: int
    """Fireworks tiles in the opening hand."""
    mooncakes: Share
    lanterns: int
    """So many of each lantern she begins with, beside those of the first tile."""
    opposite: bool
    """Whether the side opposite yours is hers, too."""


@dataclass(frozen=True, slots=True)
class MoonDancer:
    """Her challenge: the tiles of the stack, what you begin with, and her levels."""

    sky: int
    fireworks: int
    opening_lantern: Lantern
    friend: str
    """The friend in play if nobody chooses one."""
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
        """The points of one Dedication stack for this many players, top first."""
        return tuple(tile.points for tile in self.dedications[kind] if tile.players <= players)
