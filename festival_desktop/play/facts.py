"""The facts that speak for a move: what it gains, where, and what it takes from whom.

`tables/<game>` finds them in a `Trial` as its viewer may know it; the screens of that game turn
them into sentences. They are keywords and numbers, listed in `tables/<game>/facts`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from festival_desktop.core.game import Event, Seat
from festival_desktop.core.rng import Rng
from festival_desktop.play.lookahead import Trial
from festival_desktop.play.preview import Key


@dataclass(frozen=True, slots=True)
class Fact:
    """One thing that a move does. `term`: the term of the heuristics that it explains."""

    term: str
    what: str
    number: int = 0
    """Points, or what else is counted; 0 where the fact has no number."""
    key: Key = ()
    """Which place or thing it is about."""
    other: Seat | None = None
    """Another player it is about."""
    plain: bool = False
    """The move says it itself, so a hint, which begins with the move, leaves it out."""


Facts = tuple[Fact, ...]
"""The facts of one move, the most telling of each term first."""


def trial_between(game: Any, before: Any, after: Any, events: Sequence[Event]) -> Trial[Any]:
    """Make the trial of a step that has happened from a viewer's two views and its events.

    Positions are imagined from the views, so it holds nothing that the viewer does not know.
    """
    first, then = (game.imagine(view, Rng(0)) for view in (before, after))
    return Trial(first, then, tuple(events), True)
