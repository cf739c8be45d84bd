"""What lies on a table and what can be selected there, told without pixels.

`tables/<game>` makes these values from a view; models and scenes only compare and draw them.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, TypeVar

from festival_desktop.core.errors import Refusal
from festival_desktop.core.game import Event, Game, Move, Seat, Standing
from festival_desktop.play.lookahead import standing
from festival_desktop.play.place import Place
from festival_desktop.play.preview import Preview
from festival_desktop.play.weight import Weight, Weights, weigh

Seen = TypeVar("Seen", contravariant=True)
"""The view a table is made from."""


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


@dataclass(frozen=True, slots=True, order=True)
class Target:
    """Something a person can select on the way to a move."""

    kind: str
    key: tuple[int, ...] = ()


Selections = tuple[frozenset[Target], ...]
"""The selects that make up a move, in their order; those of one set may come in any order."""


def one(kind: str, *key: int) -> frozenset[Target]:
    """A step of selections that is a single target."""
    return frozenset((Target(kind, key),))


TAKE = "take"
"""The kind of the one selection by which somebody takes the turn; its key is their seat."""


START = "start-marker"
"""The kind and the area of the Start Player marker, and the kind of the target that it is."""


def start_marker(seat: Seat) -> Piece:
    """The marker beside the panel of the player who took the first turn."""
    return Piece(START, START, Place(START, (seat,)))


class Table(Protocol[Move, Seen]):
    """What `tables/<game>` gives to models and scenes."""

    IMPLIED: ClassVar[frozenset[str]] = frozenset()
    """Kinds of selections that say how, not what: nobody need be asked if there is only one."""
    WEIGHTS: ClassVar[Weights]
    game: Game[Any, Any, Any]
    """The rules, for the values that pieces show."""

    def pieces(self, view: Seen) -> list[Piece]:
        """Everything that lies on the table for this viewer."""

    def selections(self, move: Move) -> Selections:
        """The selects by which a person makes this move."""

    def attempt(self, selected: Sequence[Target]) -> Move | None:
        """The move these selections make, legal or not; None if they are not a whole one."""

    def tried(self, view: Seen, selected: Sequence[Target]) -> Move | Refusal | None:
        """The move that somebody tried who wanted to go on like this, or why there is no such move;
        None if these selections mean nothing.

        They may be only the first ones: then the move is completed with what comes nearest to being
        allowed, so that the rules can say what is missing.
        """
        return self.attempt(selected)

    def own_turn(self, view: Seen) -> bool:
        """Whether whoever decides here does so in a turn of their own."""

    def goes_on(self, view: Seen, seat: Seat) -> bool:
        """Whether a seat that does not decide now will decide again in a turn of its own that has
        begun, so that nobody needs to end it."""
        return False

    def preview(self, view: Seen, move: Move) -> Preview:
        """What a legal move would cost and bring, as far as the viewer, who moves, can know."""
        return self.preview_after(view, (), move)

    def preview_after(self, view: Seen, earlier: Sequence[Move], move: Move) -> Preview:
        """The preview of a move that would be legal once the earlier ones were made.

        Nothing may depend on what the earlier moves reveal.
        """

    def standing(self, view: Seen) -> Standing:
        """The scores as they stand, as far as the viewer can know."""
        return standing(self.game, view)

    def projected(self, view: Seen) -> Standing:
        """The scores if the game ended now, as far as the viewer can know."""
        return self.standing(view)

    def account(self, events: Iterable[Event]) -> Preview:
        """What events that have happened cost and brought, as far as they tell."""

    def weight(self, events: Iterable[Event]) -> Weight:
        """How much a step in which this happened matters to those who watch."""
        return weigh(self.WEIGHTS, events)
