"""What lies on a table and what can be touched there, told without pixels.

`tables/<game>` makes these values from a view; models and scenes only compare and draw them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol, TypeVar

from festival_desktop.core.game import Event, Move, Seat

Seen = TypeVar("Seen", contravariant=True)
"""The view a table is made from."""


@dataclass(frozen=True, slots=True)
class Place:
    """A spot on the table: an area and numbers within it, such as ("display", (-1, 2))."""

    area: str
    index: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Piece:
    """One thing to be seen. Pieces with the same id are the same thing at different times.

    A hidden piece has an id that tells nothing. `origin` is where a piece that was not seen
    before comes from, so that it can be shown arriving.
    """

    id: str
    kind: str
    place: Place
    face: tuple[int, ...] = ()
    turn: int = 0
    origin: Place | None = None


@dataclass(frozen=True, slots=True)
class Target:
    """Something a person can touch on the way to a move."""

    kind: str
    key: tuple[int, ...] = ()


Touches = tuple[frozenset[Target], ...]
"""The touches that make up a move, in their order; those of one set may come in any order."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What a seat would get from a move: `number` of `what`; `missing` if there is none left."""

    seat: Seat
    what: str
    key: int
    number: int
    missing: bool = False


class Table(Protocol[Move, Seen]):
    """What `tables/<game>` gives to models and scenes."""

    IMPLIED: ClassVar[frozenset[str]]
    """Kinds of touches that say how, not what: nobody need be asked if there is only one."""

    def pieces(self, view: Seen) -> list[Piece]:
        """Everything that lies on the table for this viewer."""

    def touches(self, move: Move) -> Touches:
        """The touches by which a person makes this move."""

    def attempt(self, touched: Sequence[Target]) -> Move | None:
        """The move somebody tried by these touches, legal or not; None if it is none."""

    def gains(self, events: Iterable[Event]) -> list[Gain]:
        """Who gets what from these events, in the order of the rules."""
