"""The protocol between one game's rules and everything that plays, saves or shows it.

A `Game` holds content and never a position: positions are `State` values that the game deals,
copies and changes. Whoever may not know everything gets a `View`, a type of its own.
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
    """Its fields."""


Kind = TypeVar("Kind", bound=Event)


@dataclass_transform(frozen_default=True)
def event(kind: type[Kind]) -> type[Kind]:
    """A kind of event, as a dataclass with slots.

    It is frozen for type checkers only: at run time, making a frozen one takes six times as long,
    and that was a tenth of the time of random games.
    """
    return dataclass(slots=True, unsafe_hash=True)(kind)


@event
class TurnTaken(Event):
    """Somebody decides before it is their turn, where the rules let all decide at once.

    Only people do that: it changes nothing for a computer.
    """

    seat: Seat


def taker(events: Iterable[Event]) -> Seat | None:
    """Who took the turn by the move in which this happened."""
    return next((one.seat for one in events if isinstance(one, TurnTaken)), None)


@dataclass(frozen=True)
class Setup:
    """What people choose before the deal: how many play, and the variants of the game."""

    players: int
    options: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Unsaid:
    """What a setup that left an option out meant in the editions before this one."""

    edition: int
    meant: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One reason for points: what was scored, for how much, and the values it is made of."""

    what: str
    points: int
    parts: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """The score of one seat. `tiebreaks` are compared in their order when totals are equal."""

    seat: Seat
    lines: tuple[ScoreLine, ...]
    tiebreaks: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    @property
    def rank(self) -> tuple[int, ...]:
        """What decides between seats: higher is better."""
        return (self.total, *self.tiebreaks)


@dataclass(frozen=True, slots=True)
class Standing:
    """All scores in seat order; `winners` is empty until the game is over."""

    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]


def first(scores: Iterable[Score]) -> tuple[Seat, ...]:
    """Who ranks highest; several if nothing decides between them."""
    ranks = {score.seat: score.rank for score in scores}
    best = max(ranks.values())
    return tuple(seat for seat, rank in ranks.items() if rank == best)


class Game(Protocol[State, Move, View]):
    """The rules of one game."""

    @property
    def name(self) -> str:
        """Its name in saves, folders and commands, such as `festival_of_lanterns`."""

    @property
    def edition(self) -> int:
        """Grows when the rules change so that old moves would play differently."""

    @property
    def unsaid(self) -> Mapping[str, Unsaid]:
        """Options without which a setup of an earlier edition meant something else than today."""

    @property
    def seats(self) -> range:
        """How many people may play."""

    def check(self, setup: Setup) -> None:
        """Raise `BadSetup` with the reason if a game cannot be set up this way."""

    def deal(self, setup: Setup, rng: Rng) -> State:
        """A new position, ready for the first move."""

    def copy(self, state: State) -> State: ...

    def play(self, state: State, move: Move, log: list[Event]) -> None:
        """Change `state` by a move that must be legal, and append what happened to `log`."""

    def to_act(self, state: State) -> Seat | None:
        """Who decides next; None when the game is over."""

    def legal_moves(self, state: State) -> Sequence[Move]:
        """All moves, in a fixed order; never empty while someone is to act."""

    def why_not(self, state: State, move: Move) -> Refusal:
        """The rule that forbids an illegal move."""

    def standing(self, state: State) -> Standing: ...

    def view(self, state: State, seat: Seat | None) -> View:
        """What that seat may know; None is a spectator, who sees no hidden thing."""

    def imagine(self, view: View, rng: Rng) -> State:
        """Some full position that looks like this view."""

    def censor(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as that seat learns it; None if it learns nothing."""

    def seals(self, event: Event, seat: Seat | None) -> bool:
        """Whether it used chance, or showed this seat something that was hidden from it.

        Such an event cannot be taken back by that seat, whoever decided.
        """

    def write(self, move: Move) -> str: ...

    def read(self, text: str) -> Move:
        """The move of this text, legal or not; raises `UnreadableMove`."""

    def dump(self, state: State) -> Json: ...

    def load(self, data: Json, setup: Setup | None = None) -> State:
        """The position of dumped data; raises `BrokenSave` if it is none, or none of a game that
        was set up like this.
        """
