"""A computer's decision with its reasons, as data.

It holds no texts: terms carry the names that the heuristics of a game give them, and the screens of
that game turn them into sentences.
"""

from dataclasses import dataclass
from typing import Generic

from festival_desktop.core.game import Move


@dataclass(frozen=True, slots=True)
class Term:
    """One contribution to the value of a position, roughly in points."""

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
    """A rejected move, compared with the chosen one."""

    move: Move
    behind: float
    """How much worse it looked in all."""
    reason: Reason = ()


@dataclass(frozen=True, slots=True)
class Decision(Generic[Move]):
    """A chosen move and the rejected `alternatives`, best first."""

    move: Move
    reason: Reason = ()
    alternatives: tuple[Alternative[Move], ...] = ()
