"""The interface of a game's evaluation of positions, in named terms."""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, Protocol, TypeVar

from festival_desktop.core.game import Move, Seat

Judged = TypeVar("Judged", contravariant=True)


class Heuristics(Protocol[Judged]):
    @property
    def foresees(self) -> bool:
        """Whether a term may depend on what the seat does not know, by trying what comes next."""

    @property
    def only_people(self) -> tuple[type[Any], ...]:
        """Kinds of moves that computers never consider, because they change nothing for them."""

    def mid_turn(self, state: Judged) -> bool:
        """Return whether this position in the middle of a turn compares with those at its end.

        It does if the terms count everything the rest of the turn will give.
        """

    def likely(self, state: Judged) -> Sequence[Any]:
        """List the moves worth searching, all of them if there are few."""

    def terms(self, state: Judged, seat: Seat) -> Mapping[str, float]:
        """Return the named terms of the position for a seat, about in points; more is better."""


def value(heuristics: Heuristics[Judged], state: Judged, seat: Seat) -> float:
    """Return the value of the position for a seat, about in points."""
    return sum(heuristics.terms(state, seat).values())


def thinkable(heuristics: Heuristics[Any], moves: Sequence[Move]) -> Sequence[Move]:
    """List the moves that a computer considers."""
    kinds = heuristics.only_people
    return [move for move in moves if not isinstance(move, kinds)] if kinds else moves


class Weighted(Generic[Judged]):
    """Heuristics with some terms weighted differently."""

    def __init__(self, heuristics: Heuristics[Judged], weights: Mapping[str, float]) -> None:
        self._heuristics = heuristics
        self._weights = weights

    @property
    def foresees(self) -> bool:
        return self._heuristics.foresees

    @property
    def only_people(self) -> tuple[type[Any], ...]:
        return self._heuristics.only_people

    def mid_turn(self, state: Judged) -> bool:
        return self._heuristics.mid_turn(state)

    def likely(self, state: Judged) -> Sequence[Any]:
        return self._heuristics.likely(state)

    def terms(self, state: Judged, seat: Seat) -> Mapping[str, float]:
        weight = self._weights.get
        terms = self._heuristics.terms(state, seat)
        return {name: worth * weight(name, 1.0) for name, worth in terms.items()}
