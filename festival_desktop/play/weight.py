"""How important a step is to watch, by its events."""

from collections.abc import Iterable, Mapping
from enum import IntEnum

from festival_desktop.core.game import Event


class Weight(IntEnum):
    NOTHING = -1
    """Nothing changed: the log leaves it out."""
    TRIFLE = 0
    """Not noteworthy: shown only in the log and passed over quickly."""
    NEWS = 1
    GREAT = 2
    """Important for everyone, such as points that decide games."""


Weights = Mapping[type[Event], Weight]
"""Weights by type of event; other events are trifles."""


def weigh(weights: Weights, events: Iterable[Event]) -> Weight:
    """Return the weight of the weightiest event."""
    found = (weights.get(type(event), Weight.TRIFLE) for event in events)
    return max(found, default=Weight.TRIFLE)
