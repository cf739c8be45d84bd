"""Pieces and targets on a table, without pixels.

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
    """One visible thing. Pieces with the same id are the same thing at different times.

    The id of a hidden piece reveals nothing. `origin` is where a piece that was not seen before
    comes from, so that its arrival can be animated.
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
"""Selections that make up a move, in order; those of one set may come in any order."""


def single_target(kind: str, *key: int) -> frozenset[Target]:
    """Make a selection step with a single target."""
    return frozenset((Target(kind, key),))


TAKE = "take"
"""Kind of the single selection that takes an early turn; its key is the seat."""


START = "start-marker"
"""Kind and area of the Start Player marker, and kind of its target."""


def start_marker(seat: Seat) -> Piece:
    """Make the marker beside the panel of the player who took the first turn."""
    return Piece(START, START, Place(START, (seat,)))


class Table(Protocol[Move, Seen]):
    """The interface of `tables/<game>` for models and scenes."""

    IMPLIED: ClassVar[frozenset[str]] = frozenset()
    """Kinds of selections made automatically if there is only one option."""
    WEIGHTS: ClassVar[Weights]
    game: Game[Any, Any, Any]
    """The rules, which provide the values shown on pieces."""

    def pieces(self, view: Seen) -> list[Piece]:
        """List everything this viewer can see on the table."""

    def selections(self, move: Move) -> Selections:
        """List the selections by which a person makes this move."""

    def attempt(self, selected: Sequence[Target]) -> Move | None:
        """Guess the move meant by these selections, legal or not; None if there is none."""

    def tried(self, view: Seen, selected: Sequence[Target]) -> Move | Refusal | None:
        """Return the attempted move, or why there is none; None if the selections mean nothing.

        Partial selections are completed to the move that comes nearest to being allowed, so that
        the rules can say what is missing.
        """
        return self.attempt(selected)

    def own_turn(self, view: Seen) -> bool:
        """Return whether the deciding seat does so in its own turn."""

    def goes_on(self, view: Seen, seat: Seat) -> bool:
        """Return whether a seat that waits will decide again in its own turn, which has begun."""
        return False

    def preview(self, view: Seen, move: Move) -> Preview:
        """Compute the effects of a legal move as far as the viewer, who moves, can know."""
        return self.preview_after(view, (), move)

    def preview_after(self, view: Seen, earlier: Sequence[Move], move: Move) -> Preview:
        """Compute the effects of a move that becomes legal after the earlier ones.

        Nothing may depend on what the earlier moves reveal.
        """

    def standing(self, view: Seen) -> Standing:
        """Return the current scores, as far as the viewer can know."""
        return standing(self.game, view)

    def projected(self, view: Seen) -> Standing:
        """Return the scores if the game ended now, as far as the viewer can know."""
        return self.standing(view)

    def account(self, events: Iterable[Event]) -> Preview:
        """Summarise the effects of past events, as far as they tell."""

    def weight(self, events: Iterable[Event]) -> Weight:
        """Return how important a step with these events is to watch."""
        return weigh(self.WEIGHTS, events)
