"""The parts of a festival's points, seat by seat."""

from collections.abc import Iterable
from typing import NamedTuple

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.tables.firefly_festival.gains import Gain
from festival_desktop.tables.firefly_festival.vocabulary import Count


class Share(NamedTuple):
    """A seat's points from a festival: the island's value per piece, and more."""

    seat: int
    pieces: int
    value: int
    more: int

    @property
    def points(self) -> int:
        return self.pieces * self.value + self.more

    @property
    def sum(self) -> str:
        """The parts as text: “8 × 3 + 28”."""
        more = f" + {self.more}" if self.more else ""
        return f"{self.pieces} × {self.value}{more}"


class Tally(NamedTuple):
    """A festival being counted."""

    island: int
    shares: tuple[Share, ...]


def tally(events: Iterable[Event], gains: Iterable[Gain]) -> Tally | None:
    """Find the festival in these events with its gains, if there was one."""
    points = {gain.seat: gain.number for gain in gains if gain.what == Count.POINTS}
    shares = []
    island = None
    for event in events:
        if isinstance(event, ev.FestivalHeld):
            island = event.island
        elif isinstance(event, ev.FestivalScored) and event.pieces:
            share = event.points
            more = points.get(event.seat, share) - share
            shares.append(Share(event.seat, event.pieces, share // event.pieces, more))
    known = {share.seat for share in shares}
    shares += (Share(seat, 0, 0, more) for seat, more in points.items() if seat not in known)
    return None if island is None else Tally(island, tuple(shares))
