"""The protocol between the rules of a game and everything that plays, saves or shows it.

A `Game` holds content and never a position: positions are `State` values that the game deals,
copies and changes. A seat with limited knowledge gets a `View`, a separate type.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar, dataclass_transform

from festival_desktop.core.errors import Refusal
from festival_desktop.core.rng import Rng

Seat = int
Json = Any

State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


class Event:
    """Something that happened at the table, in the past tense. Each game has its own kinds."""

    __slots__: tuple[str, ...] = ()
    """Names of the fields."""


Kind = TypeVar("Kind", bound=Event)


@dataclass_transform(frozen_default=True)
def event(kind: type[Kind]) -> type[Kind]:
    """Make a class an event: a dataclass with slots.

    It is frozen for type checkers only: at run time, creating a frozen one takes six times as long,
    which was a tenth of the time of random games.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)


@event
class EarlyTurnTaken(Event):
    """A seat decides before its turn, where the rules let all decide at the same time.

    Only people do that; it makes no difference to a computer.
    """

    seat: Seat


def early_turn_seat(events: Iterable[Event]) -> Seat | None:
    """Return the seat that took the turn in these events, if any."""
    return next((one.seat for one in events if isinstance(one, EarlyTurnTaken)), None)


@dataclass(frozen=True)
class Setup:
    """The choices before the deal: number of players and variants of the game."""

    players: int
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FormerDefault:
    """The meaning of an option that setups of earlier editions left out."""

    edition: int
    meant: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason for points: what was scored, the points, and the values behind them."""

    what: str
    points: int
    parts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """The score of one seat. `tiebreaks` are compared in order when totals are equal."""

    seat: Seat
    lines: tuple[ScoreLine, ...]
    tiebreaks: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    @property
    def rank(self) -> tuple[int, ...]:
        """The sort key between seats: higher is better."""
        return (self.total, *self.tiebreaks)


@dataclass(frozen=True, slots=True)
class Standing:
    """All scores in seat order; `winners` is empty until the game is over."""

    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]


def first(scores: Iterable[Score]) -> tuple[Seat, ...]:
    """Return the seats with the highest rank: several if they are tied."""
    ranks = {score.seat: score.rank for score in scores}
    best = max(ranks.values())
    return tuple(seat for seat, rank in ranks.items() if rank == best)


class Game(Protocol[State, Move, View]):
    """The rules of one game."""

    @property
    def name(self) -> str:
        """The id in saves, folders and commands, such as `festival_of_lanterns`."""

    @property
    def edition(self) -> int:
        """The version of the rules; it grows when old moves would play differently."""

    @property
    def former_defaults(self) -> Mapping[str, FormerDefault]:
        """Options whose absence in a setup of an earlier edition meant something else."""

    @property
    def seats(self) -> range:
        """The possible numbers of players."""

    def check(self, setup: Setup) -> None:
        """Raise `BadSetup` with the reason if the game cannot be set up this way."""

    def deal(self, setup: Setup, rng: Rng) -> State:
        """Deal a new position, ready for the first move."""

    def copy(self, state: State) -> State: ...

    def play(self, state: State, move: Move, log: list[Event]) -> None:
        """Change `state` by a legal move and append the events to `log`."""

    def to_act(self, state: State) -> Seat | None:
        """Return the seat that decides next; None when the game is over."""

    def legal_moves(self, state: State) -> Sequence[Move]:
        """List all legal moves in a fixed order; never empty while a seat is to act."""

    def why_not(self, state: State, move: Move) -> Refusal:
        """Find the rule that forbids an illegal move."""

    def standing(self, state: State) -> Standing: ...

    def view(self, state: State, seat: Seat | None) -> View:
        """Return what `seat` may know; None is a spectator, who sees nothing hidden."""

    def imagine(self, view: View, rng: Rng) -> State:
        """Deal a full position that is consistent with this view."""

    def censor(self, event: Event, seat: Seat | None) -> Event | None:
        """Return the event as `seat` learns it; None if it learns nothing."""

    def is_irreversible(self, event: Event, seat: Seat | None) -> bool:
        """Return whether the event used chance or revealed something hidden to this seat.

        That seat cannot undo such an event, whoever decided.
        """

    def write(self, move: Move) -> str: ...

    def read(self, text: str) -> Move:
        """Read a move from its text, legal or not; raises `UnreadableMove`."""

    def dump(self, state: State) -> Json: ...

    def load(self, data: Json, setup: Setup | None = None) -> State:
        """Load a dumped position; raises `BrokenSave` if it is invalid or does not fit `setup`."""
