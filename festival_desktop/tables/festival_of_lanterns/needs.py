"""The lanterns a seat still needs for each Dedication, counted over the rules' own moves."""

from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Dedication, Lantern
from festival_desktop.games.festival_of_lanterns.views import View

_SETS = {
    Dedication.FOUR: (4, m.FOURS),
    Dedication.PAIRS: (2, m.THREE_PAIRS[-1]),
    Dedication.SEVEN: (1, (m.SEVEN_UNIQUE,)),
}
"""Cards of each lantern and all possible sets, by kind of Dedication."""


@dataclass(frozen=True, slots=True)
class Need:
    number: int
    """Number of missing lanterns; 0 for a complete set."""
    lanterns: tuple[Lantern, ...]
    """Lanterns that bring the set closest to completion."""

    @property
    def certain(self) -> bool:
        """Whether every one of these lanterns is needed."""
        return len(self.lanterns) == self.number


def need(view: View, seat: Seat, kind: Dedication) -> Need:
    """Find what is missing for the nearest set; Trixie lanterns stand for any."""
    cards, wild = view.lanterns[seat], 0 if view.gala is None else view.gala.trixies[seat]
    each, sets = _SETS[kind]
    lacks = [{n: each - cards[n] for n in move.lanterns if cards[n] < each} for move in sets]
    fewest = min(sum(lack.values()) for lack in lacks)
    nearest = {lantern for lack in lacks if sum(lack.values()) == fewest for lantern in lack}
    number = max(0, fewest - wild)
    return Need(number, tuple(sorted(nearest)) if number else ())
