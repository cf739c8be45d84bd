"""How the points of a festival are made up, seat by seat."""

from collections.abc import Iterable
from typing import NamedTuple

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.tables.firefly_festival.gains import Gain
from festival_desktop.tables.firefly_festival.vocabulary import Count


class Share(NamedTuple):
    """What a festival brings a seat: the value of the island for each piece, and what is more."""

    seat: int
    pieces: int
    value: int
    more: int

    @property
    def points(self) -> int:
        return self.pieces * self.value + self.more

    @property
    def sum(self) -> str:
        """“8 × 3 + 28”."""
        more = f" + {self.more}" if self.more else ""
        return f"{self.pieces} × {self.value}{more}"


class Tally(NamedTuple):
    """A festival that is added up."""

    island: int
    shares: tuple[Share, ...]


def tally(events: Iterable[Event], gains: Iterable[Gain]) -> Tally | None:
    """The festival of these events, which brought these gains; None: there was none."""
    points = {gain.seat: gain.number for gain in gains if gain.what == Count.POINTS}
    shares = []
    island = None
    for event in events:
        if isinstance(event, told.FestivalHeld):
            island = event.island
        elif isinstance(event, told.FestivalScored) and event.pieces:
            share = event.points
            more = points.get(event.seat, share) - share
            shares.append(Share(event.seat, event.pieces, share // event.pieces, more))
    known = {share.seat for share in shares}
    shares += (Share(seat, 0, 0, more) for seat, more in points.items() if seat not in known)
    return None if island is None else Tally(island, tuple(shares))
