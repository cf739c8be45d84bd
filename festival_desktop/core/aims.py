"""What a puzzle can ask for in one turn: aims, each of which measures a number."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from festival_desktop.core.game import Event, Seat

Measured = TypeVar("Measured", contravariant=True)
Position = TypeVar("Position")


class Aim(Protocol[Measured]):
    def __call__(self, start: Measured, now: Measured, events: Sequence[Event], seat: Seat) -> int:
        """How much of it a seat has reached: `events` led from `start` to `now`."""


def gain(number: Callable[[Position, Seat], int]) -> Aim[Position]:
    """How much more the seat has than it had at the start."""

    def measure(start: Position, now: Position, events: Sequence[Event], seat: Seat) -> int:
        return number(now, seat) - number(start, seat)

    return measure


def held(number: Callable[[Position, Seat], int]) -> Aim[Position]:
    """How much the seat has in the end."""

    def measure(start: Position, now: Position, events: Sequence[Event], seat: Seat) -> int:
        return number(now, seat)

    return measure


def happened(number: Callable[[Event, Seat], int]) -> Aim[object]:
    """The sum of what each event counts for the seat."""

    def measure(start: object, now: object, events: Sequence[Event], seat: Seat) -> int:
        return sum(number(event, seat) for event in events)

    return measure


def ahead(aim: Aim[Position], players: Callable[[Position], int]) -> Aim[Position]:
    """How much more of an aim the seat has reached than any other."""

    def measure(start: Position, now: Position, events: Sequence[Event], seat: Seat) -> int:
        reached = [aim(start, now, events, one) for one in range(players(now))]
        return reached.pop(seat) - max(reached)

    return measure
