"""Where the last thing was done, from the log: its islands and lanes get a halo."""

from collections.abc import Iterable

from festival_desktop.games.firefly_festival import events as told
from festival_desktop.models.log import LogEntry


def last_places(entries: Iterable[LogEntry]) -> tuple[frozenset[int], frozenset[int]]:
    """Islands and lanes of the last step that was done somewhere; `entries` from the last back."""
    for entry in entries:
        islands: set[int] = set()
        lanes: set[int] = set()
        for event in entry.events:
            match event:
                case told.BridgeBuilt():
                    lanes.add(event.lane)
                case told.WorkersMoved() | told.WorkerCrossed() | told.WorkerFerried():
                    islands.add(event.destination)
                case (
                    told.FloorBuilt()
                    | told.FestivalHeld()
                    | told.WorkerSent()
                    | told.FirstStoneLaid()
                    | told.WorkerRecruited()
                ):
                    islands.add(event.island)
        if islands or lanes:
            return frozenset(islands), frozenset(lanes)
    return frozenset(), frozenset()
