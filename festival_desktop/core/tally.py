"""Statistics over many games, for what a game measures about itself besides scores.

Knows no game: each declares in its own `measures` what it counts.
"""

from collections.abc import Iterable, Sequence
from statistics import mean, median

from festival_desktop.core.game import Seat, Standing


class Tally:
    """Counts, per key, how often it occurred and with what result."""

    def __init__(self, keys: Iterable[str] = ()) -> None:
        self._there = dict.fromkeys(keys, 0.0)
        self._got = dict(self._there)

    def add(self, key: str, got: float, there: float = 1.0) -> None:
        self._there[key] = self._there.get(key, 0.0) + there
        self._got[key] = self._got.get(key, 0.0) + got

    def parts(self) -> dict[str, float]:
        """Return each key's mean result, 0 for a key that never occurred."""
        return {key: self._got[key] / (there or 1.0) for key, there in self._there.items()}

    def line(self, title: str, form: str = ".2f", ordered: bool = False) -> str:
        """Format all means on one line, in their order or largest first."""
        parts = list(self.parts().items())
        if ordered:
            parts.sort(key=lambda part: -part[1])
        return f"{title}: " + ", ".join(f"{key} {part:{form}}" for key, part in parts)


def won(standing: Standing, seat: Seat) -> float:
    """Return the seat's share of the victory, as a multiple of its fair share."""
    winners = standing.winners
    return len(standing.scores) / len(winners) if seat in winners else 0.0


def spread(title: str, numbers: Sequence[float]) -> str:
    """Summarise numbers in one line: median, mean and the middle 90 %."""
    ordered = sorted(numbers)
    last = len(ordered) - 1
    low, high = ordered[round(0.05 * last)], ordered[round(0.95 * last)]
    return (
        f"{title}: median {median(ordered):.0f}, mean {mean(ordered):.1f}, nine of ten from "
        f"{low:.0f} to {high:.0f}, all from {ordered[0]:.0f} to {ordered[-1]:.0f}"
    )
