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
    """Improvement over the position before the move."""
    lead: float
    """Advantage over the position after the compared move."""


SECRET = "secrets"
"""Name of the term for information known only to the seat."""

Reason = tuple[Term, ...]
"""Terms in favour of a move, strongest first."""


@dataclass(frozen=True, slots=True)
class Alternative(Generic[Move]):
    """A rejected move, compared with the chosen one."""

    move: Move
    behind: float
    """Total disadvantage compared with the chosen move."""
    reason: Reason = ()


@dataclass(frozen=True, slots=True)
class Decision(Generic[Move]):
    """A chosen move and the rejected `alternatives`, best first."""

    move: Move
    reason: Reason = ()
    alternatives: tuple[Alternative[Move], ...] = ()
