"""How likely everybody was to win, from how a computer saw the positions of a game.

Somebody who plays alone wins anyway: what they had and could hope for is told instead.
"""

import math
from collections.abc import Sequence
from dataclasses import replace

from festival_desktop.ui.pages.end.result import Curves, Result

SPREAD = 0.2
"""How far a game may still turn at its beginning, as a part of the best result."""
LEAST = 0.35
"""The part of that which is left just before the end."""


def with_chances(result: Result, worths: Sequence[Sequence[float]]) -> Result:
    """The same with percents in place of points; `worths`: place → seat → what it could expect."""
    curves = _curves(result, worths)
    return replace(result, curves=curves, totals=tuple(curve[-1] for curve in curves))


def with_outlook(result: Result, worths: Sequence[Sequence[float]]) -> Result:
    """The same with what a player who is alone had and could hope for at each place."""
    expected = [round(worth[0]) for worth in worths[:-1]]
    return replace(result, curves=((*expected, result.totals[0]),))


def _curves(result: Result, worths: Sequence[Sequence[float]]) -> Curves:
    last, spread = len(worths) - 1, max(1.0, SPREAD * max(result.totals))
    parts = [
        _shares(worth, spread * max(LEAST, math.sqrt(1 - place / last)))
        for place, worth in enumerate(worths[:-1])
    ]
    won = 1 / len(result.winners)
    seats = range(len(result.names))
    parts.append([won if seat in result.winners else 0.0 for seat in seats])
    return tuple(tuple(round(100 * part[seat]) for part in parts) for seat in seats)


def _shares(worths: Sequence[float], spread: float) -> list[float]:
    """Logistic: a lead of `spread` makes somebody about 2.7 times as likely to win."""
    best = max(worths)
    weights = [math.exp((worth - best) / spread) for worth in worths]
    return [weight / sum(weights) for weight in weights]
