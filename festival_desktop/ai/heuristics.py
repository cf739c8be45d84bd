"""How good positions are, by the experience of people who play a game, told in named terms."""

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
        """Kinds of moves that no computer thinks of, because they change nothing for it."""

    def mid_turn(self, state: Judged) -> bool:
        """Whether positions like this one, in the middle of a turn, can be compared with those at
        its end, because the terms count all that the rest of the turn will bring.
        """

    def likely(self, state: Judged) -> Sequence[Any]:
        """The thinkable moves that are worth a look when many positions are looked at, all of them
        if they are not too many.
        """

    def terms(self, state: Judged, seat: Seat) -> Mapping[str, float]:
        """What counts in the position for a seat, by name, about in points; more is better."""


def value(heuristics: Heuristics[Judged], state: Judged, seat: Seat) -> float:
    """How good the position is for a seat, about in points."""
    return sum(heuristics.terms(state, seat).values())


def thinkable(heuristics: Heuristics[Any], moves: Sequence[Move]) -> Sequence[Move]:
    """The moves that a computer thinks of."""
    kinds = heuristics.only_people
    return [move for move in moves if not isinstance(move, kinds)] if kinds else moves


class Weighted(Generic[Judged]):
    """Heuristics of somebody to whom some terms mean more or less than to others."""

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
