"""Aims of puzzles: functions that measure how much a seat achieved in one turn."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from festival_desktop.core.game import Event, Seat

Measured = TypeVar("Measured", contravariant=True)
Position = TypeVar("Position")


class Aim(Protocol[Measured]):
    def __call__(self, start: Measured, now: Measured, events: Sequence[Event], seat: Seat) -> int:
        """Return how much `seat` achieved from `start` to `now`, by these `events`."""


def gain(number: Callable[[Position, Seat], int]) -> Aim[Position]:
    """Measure by how much a number of the seat grew."""

    def measure(start: Position, now: Position, events: Sequence[Event], seat: Seat) -> int:
        return number(now, seat) - number(start, seat)

    return measure


def held(number: Callable[[Position, Seat], int]) -> Aim[Position]:
    """Measure a number of the seat at the end."""

    def measure(start: Position, now: Position, events: Sequence[Event], seat: Seat) -> int:
        return number(now, seat)

    return measure


def happened(number: Callable[[Event, Seat], int]) -> Aim[object]:
    """Sum what each event counts for the seat."""

    def measure(start: object, now: object, events: Sequence[Event], seat: Seat) -> int:
        return sum(number(event, seat) for event in events)

    return measure


def ahead(aim: Aim[Position], players: Callable[[Position], int]) -> Aim[Position]:
    """Measure the seat's lead over the best of the others."""

    def measure(start: Position, now: Position, events: Sequence[Event], seat: Seat) -> int:
        reached = [aim(start, now, events, one) for one in range(players(now))]
        return reached.pop(seat) - max(reached)

    return measure
