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
class Table:
    """What one number of players uses: tiles in all, cards of each lantern, the sides faced."""

    tiles: int
    cards: int
    facing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Content:
    lanterns: tuple[str, ...]
    tiles: tuple[NightTile, ...]
    dedications: tuple[tuple[DedicationTile, ...], ...]
    generic_points: int
    generics: int
    mooncakes: int
    tables: dict[int, Table]
    hand: int
    limit: int
    exchange_cost: int
    opening_mooncakes: int

    def stack(self, kind: int, players: int) -> tuple[int, ...]:
        """The points of one Dedication stack for this many players, top first."""
        return tuple(tile.points for tile in self.dedications[kind] if tile.players <= players)
