"""The questions the rules ask before the first turn about each seat, and the plain answers.

A power of the group `start` is a piece in `powers` that answers some of them differently, and
changes nothing later.
"""

from dataclasses import dataclass

from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.state import Task


@dataclass(frozen=True)
class StartPower:
    """What everybody begins with."""

    def opening_coins(self, coins: int) -> int:
        return coins

    def opening_workers(self, on_each_start: int) -> int:
        return on_each_start

    def opening_goals(self, goals: int) -> int:
        return goals

    def opening_points(self) -> int:
        return 0

    def opening_tasks(self, starts: tuple[Island, ...]) -> tuple[Task, ...]:
        """What is decided before the first turn."""
        return ()

    def plays_first(self) -> bool:
        return False


PLAIN_START = StartPower()
