"""A computer's decision with its reasons, for whoever shows it.

It holds no words: terms have the names that the heuristics of a game give them, and the screens of
that game put them into sentences.
"""

from dataclasses import dataclass
from typing import Generic

from festival_desktop.core.game import Move


@dataclass(frozen=True, slots=True)
class Term:
    """One thing that counts in a position, about in points."""

    name: str
    gain: float
    """By how much the move makes it better than it was before."""
    lead: float
    """By how much it is better than after the move that this one was compared with."""


SECRET = "secrets"
"""The term for what nobody but the seat itself may know."""

Reason = tuple[Term, ...]
"""The terms that spoke for a move, those that spoke most for it first."""


@dataclass(frozen=True, slots=True)
class Alternative(Generic[Move]):
    """A move that was not chosen, compared with the one that was."""

    move: Move
    behind: float
    """How much worse it looked in all."""
    reason: Reason = ()


@dataclass(frozen=True, slots=True)
class Decision(Generic[Move]):
    """The move, compared with the first of its `alternatives`, the next best; best first."""

    move: Move
    reason: Reason = ()
    alternatives: tuple[Alternative[Move], ...] = ()
