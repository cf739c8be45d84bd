"""The gains of a step as they are shown and spoken: sums of coins, points, workers and so on."""

from typing import NamedTuple

from festival_desktop.core.game import Seat
from festival_desktop.play.preview import Preview
from festival_desktop.tables.firefly_festival.vocabulary import Count

SHOWN = (Count.COINS, Count.POINTS, Count.WORKER, Count.GOAL, Count.FISH)


class Gain(NamedTuple):
    """`number` more of `what` for a seat; `missing`: these should have come but none are left."""

    seat: Seat
    what: str
    number: int
    missing: bool = False


def gains(preview: Preview) -> list[Gain]:
    """List all gains of a step in the order of the rules, promised ones included, without costs."""
    sums: dict[tuple[Seat, str, bool], int] = {}
    for change in (*preview.changes, *preview.promised):
        # Workers that only move cancel out, and lost points are not shown.
        if change.what in SHOWN and (change.number > 0 or change.what == Count.WORKER):
            index = change.seat, str(change.what), change.missing
            sums[index] = sums.get(index, 0) + change.number
    return [
        Gain(seat, what, number, missing)
        for (seat, what, missing), number in sums.items()
        if number > 0
    ]
