"""How much a step matters to those who watch: by what happened in it."""

from collections.abc import Iterable, Mapping
from enum import IntEnum

from festival_desktop.core.game import Event


class Weight(IntEnum):
    NOTHING = -1
    """Nothing changed: the log leaves it out."""
    TRIFLE = 0
    """No news: it is told in the log only, and soon passed over."""
    NEWS = 1
    GREAT = 2
    """Everybody should see it, such as points that decide games."""


Weights = Mapping[type[Event], Weight]
"""Kind of event → its weight; others are trifles."""


def weigh(weights: Weights, events: Iterable[Event]) -> Weight:
    """The weight of a step: that of the weightiest event in it."""
    found = (weights.get(type(event), Weight.TRIFLE) for event in events)
    return max(found, default=Weight.TRIFLE)
