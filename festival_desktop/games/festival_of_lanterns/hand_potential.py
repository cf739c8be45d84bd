"""The potential of lanterns: the Dedications that they lead to."""

from functools import lru_cache
from typing import NamedTuple

from festival_desktop.games.festival_of_lanterns.content import FOUR, PAIRS, SEVEN, Dedication

Tops = tuple[int, ...]
"""Points of the next Dedication of each kind."""


class Weights(NamedTuple):
    """The worth of things in points; `resources/weights` has the numbers."""

    nearness: tuple[float, ...]
    """Fraction of a Dedication's points to expect, by number of missing lanterns."""
    second: float
    third: float
    """Weights of the second and third best Dedication, which compete for the same lanterns."""
    lantern: float
    """Additional value of any lantern."""
    many: int
    """Maximum number of lanterns with that value."""
    mooncake: float


class HandPotential:
    """Caches its answers, because the same lanterns occur again and again."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self.promise = lru_cache(maxsize=1 << 14)(self._promise)
        self.dedicating = lru_cache(maxsize=1 << 12)(self._dedicating)

    def _promise(self, cards: tuple[int, ...], tops: Tops, trixies: int = 0) -> float:
        """Return the potential: mainly the best Dedication, and some of the rest."""
        weights, nearness = self._weights, self._weights.nearness
        missing = zip(tops, missing_for(cards), strict=True)
        third, second, best = sorted(
            [top * nearness[max(0, number - trixies)] for top, number in missing]
        )
        kept = min(sum(cards) + trixies, weights.many)
        return best + weights.second * second + weights.third * third + weights.lantern * kept

    def _dedicating(self, cards: tuple[int, ...], tops: Tops, last: bool) -> float:
        """Return the gain of the best possible Dedication.

        `last`: the lanterns that are left over will be worth nothing.
        """
        missing, best = missing_for(cards), 0.0
        before = self.promise(cards, tops)
        for kind, top in enumerate(tops):
            if top and not missing[kind]:
                rest = 0.0 if last else self.promise(_returned(cards, kind), tops)
                best = max(best, top + rest - before)
        return best


def _returned(cards: tuple[int, ...], kind: int) -> tuple[int, ...]:
    """Return the lanterns left after a Dedication of the most plentiful ones."""
    number, each = {FOUR: (1, 4), PAIRS: (3, 2), SEVEN: (7, 1)}[Dedication(kind)]
    most = sorted(range(len(cards)), key=cards.__getitem__, reverse=True)[:number]
    return tuple([held - each * (one in most) for one, held in enumerate(cards)])


def missing_for(cards: tuple[int, ...]) -> tuple[int, int, int]:
    """Count the lanterns each kind of Dedication lacks, in the order of the kinds."""
    four = max(0, 4 - max(cards))
    pairs = 6 - sum(sorted([min(number, 2) for number in cards])[-3:])
    return four, pairs, cards.count(0)
