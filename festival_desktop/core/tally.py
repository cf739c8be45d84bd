"""Counting over many games, for what a game measures about itself besides scores.

Knows no game: each says in its own `measures` what it counts.
"""

from collections.abc import Iterable, Sequence
from statistics import mean, median

from festival_desktop.core.game import Seat, Standing


class Tally:
    """Key → how often it was there, and what came of it."""

    def __init__(self, keys: Iterable[str] = ()) -> None:
        self._there = dict.fromkeys(keys, 0.0)
        self._got = dict(self._there)

    def add(self, key: str, got: float, there: float = 1.0) -> None:
        self._there[key] = self._there.get(key, 0.0) + there
        self._got[key] = self._got.get(key, 0.0) + got

    def parts(self) -> dict[str, float]:
        """Key → what came of it, as a part of how often it was there; 0 if it never was."""
        return {key: self._got[key] / (there or 1.0) for key, there in self._there.items()}

    def line(self, title: str, form: str = ".2f", ordered: bool = False) -> str:
        """All parts on one line as they came, or the greatest first."""
        parts = list(self.parts().items())
        if ordered:
            parts.sort(key=lambda part: -part[1])
        return f"{title}: " + ", ".join(f"{key} {part:{form}}" for key, part in parts)


def won(standing: Standing, seat: Seat) -> float:
    """The part of a victory that belongs to a seat, as a multiple of its fair share."""
    winners = standing.winners
    return len(standing.scores) / len(winners) if seat in winners else 0.0


def spread(title: str, numbers: Sequence[float]) -> str:
    """A line about numbers: the middle, the mean, and between which nine of ten lie."""
    ordered = sorted(numbers)
    last = len(ordered) - 1
    low, high = ordered[round(0.05 * last)], ordered[round(0.95 * last)]
    return (
        f"{title}: median {median(ordered):.0f}, mean {mean(ordered):.1f}, nine of ten from "
        f"{low:.0f} to {high:.0f}, all from {ordered[0]:.0f} to {ordered[-1]:.0f}"
    )
