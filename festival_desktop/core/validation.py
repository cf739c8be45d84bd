"""Invariants that a position loaded from a file must satisfy.

Positions produced by the rules always do. A law is a clause that completes the sentence “The saved
position is not one of this game, where …”, and a predicate; it may rely on the laws before it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, ParamSpec

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.saved import UNREADABLE

P = ParamSpec("P")

LAW = "law"
"""Reason of a `BrokenSave` whose position violates an invariant."""


@dataclass(frozen=True, slots=True)
class Invariant(Generic[P]):
    clause: str
    holds: Callable[P, bool]


def broken(
    laws: Iterable[Invariant[P]], *position: P.args, **named: P.kwargs
) -> Invariant[P] | None:
    """Find the first law that the position breaks."""
    for law in laws:
        try:
            holds = law.holds(*position, **named)
        except UNREADABLE:
            holds = False
        if not holds:
            return law
    return None


def check(title: str, laws: Iterable[Invariant[P]], *position: P.args, **named: P.kwargs) -> None:
    """Raise `BrokenSave` with the broken law, if any; `title` is the game's."""
    law = broken(laws, *position, **named)
    if law is not None:
        sentence = f"The saved position isn’t valid in {title}, where {law.clause}."
        raise BrokenSave(sentence, LAW)
