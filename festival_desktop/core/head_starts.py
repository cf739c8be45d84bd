"""Head starts: weaker players begin with more, so that all have about the same chances.

What they begin with, and what that is worth, is data of each game.
"""

from collections.abc import Sequence
from typing import NamedTuple

from festival_desktop.core.errors import BadSetup
from festival_desktop.core.game import Seat, Setup

AHEAD = "ahead"
"""The option of a setup: one of `STEPS` for each seat. Without it all begin alike."""
STEPS = ("even", "little", "ahead", "far")
"""From none to the largest."""


class HeadStart(NamedTuple):
    things: int
    """How many of what the game gives."""
    rating: int
    """How far apart two players are whose chances it evens, in rating points (400 mean ten times
    the chance). Measured between levels that are two apart, the smallest between equal ones."""


def check(setup: Setup) -> None:
    """Raise `BadSetup` if these are no head starts for these players."""
    chosen = setup.options.get(AHEAD)
    if chosen is None:
        return
    if setup.players == 1:
        raise BadSetup("Nobody can begin ahead of the others alone.")
    if len(chosen) != setup.players or not {*chosen} <= {*STEPS}:
        raise BadSetup(f"Head starts are one of {', '.join(STEPS)} for each player.")
    if STEPS[0] not in chosen:
        raise BadSetup("At least one player begins even.")


def things(setup: Setup, starts: Sequence[HeadStart]) -> tuple[int, ...]:
    """Seat → how many it begins with more; empty where all begin alike."""
    chosen = setup.options.get(AHEAD, ())
    return tuple(starts[STEPS.index(step)].things for step in chosen)


def ahead(setup: Setup) -> list[Seat]:
    """List the seats with a head start."""
    return [seat for seat, step in enumerate(setup.options.get(AHEAD, ())) if step != STEPS[0]]
