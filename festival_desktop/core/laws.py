"""The laws of a game that a position from a file must obey.

Positions the rules make obey them always. A law is a clause that ends the sentence “The saved
position is not one of this game, where …”, and a question about the position; a law may rely on
those before it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, ParamSpec

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.saved import UNREADABLE

P = ParamSpec("P")

LAW = "law"
"""The reason of a `BrokenSave` whose position breaks one."""


@dataclass(frozen=True, slots=True)
class Law(Generic[P]):
    clause: str
    holds: Callable[P, bool]


def broken(laws: Iterable[Law[P]], *position: P.args, **named: P.kwargs) -> Law[P] | None:
    """The first law that the position breaks, if it breaks one."""
    for law in laws:
        try:
            holds = law.holds(*position, **named)
        except UNREADABLE:
            holds = False
        if not holds:
            return law
    return None


def check(title: str, laws: Iterable[Law[P]], *position: P.args, **named: P.kwargs) -> None:
    """Raise `BrokenSave` with the law that the position breaks; `title` is the game's."""
    law = broken(laws, *position, **named)
    if law is not None:
        sentence = f"The saved position isn’t valid in {title}, where {law.clause}."
        raise BrokenSave(sentence, LAW)
