"""Moon Dancer's information, and the ways a friend could help her. Knows no friend by name."""

from dataclasses import dataclass

from festival_desktop.games.festival_of_lanterns.content import Lantern
from festival_desktop.games.festival_of_lanterns.moves import EACH, LANTERNS, Dedicate, Move


@dataclass(frozen=True, slots=True)
class Hers:
    """Her lanterns, the Supply's, and yours."""

    cards: tuple[int, ...]
    supply: tuple[int, ...]
    yours: tuple[int, ...]

    def spare(self, dedication: Dedicate, taken: Lantern) -> list[Lantern]:
        """List the lanterns she does not need for a Dedication for which she takes another one."""
        need = [0] * len(LANTERNS)
        for lantern in dedication.lanterns:
            need[lantern] = EACH[dedication.kind]
        return [n for n in LANTERNS if n != taken and self.cards[n] > need[n]]


@dataclass(frozen=True, slots=True)
class Help:
    """One way a friend leads to a Dedication.

    It holds the moves after the friend is paid, the Dedication last, and the availability of the
    lanterns that decide between such ways.
    """

    steps: tuple[Move, ...]
    taken: Lantern | None = None
    given: Lantern | None = None
    left_out: Lantern | None = None
    prefer: tuple[int, ...] = ()
