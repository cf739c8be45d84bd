"""Which head starts even the chances of players who are not equally strong."""

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from festival_desktop.ai.strength import Figure
from festival_desktop.core.head_starts import STEPS, HeadStart

A_STEP = 130.0
"""What a level is ahead of the one below where that was not measured."""
_TENFOLD = 400
"""So many rating points ahead mean ten times the chance."""


def ratings(ladder: Sequence[str], odds: Mapping[str, Figure]) -> dict[str, float]:
    """Compute each level's rating from its odds against the one below; the weakest has 0."""
    found = dict.fromkeys(ladder[:1], 0.0)
    for below, level in pairwise(ladder):
        figure = odds.get(level)
        found[level] = found[below] + (A_STEP if figure is None else _lead(figure))
    return found


def _lead(figure: Figure) -> float:
    """Convert a result to rating points; half a game counts as lost if all were won."""
    least = 0.5 / figure.games
    won = min(max(figure.share / figure.players, least), 1 - least)
    return _TENFOLD * math.log10(won / (1 - won))


def offered(rated: Sequence[float | None], starts: Sequence[HeadStart]) -> tuple[str, ...]:
    """Seat → the step worth most nearly what it is behind the strongest.

    Of whom nothing is known (None) nothing is offered.
    """
    best = max((rating for rating in rated if rating is not None), default=0.0)
    return tuple(
        STEPS[0]
        if rating is None
        else min(STEPS, key=lambda step: abs(starts[STEPS.index(step)].rating - (best - rating)))
        for rating in rated
    )
