"""The questions that the rules ask a power, with the default answers.

A class in `powers` overrides one of them. The rules ask a seat's power without knowing which it is;
a seat without one has the defaults. A power of the group `start` answers questions before the first
turn, and changes nothing later.
"""

from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.state import State, Task


@dataclass(frozen=True)
class StartPower:
    """The default opening."""

    def opening_coins(self, coins: int) -> int:
        return coins

    def opening_workers(self, on_each_start: int) -> int:
        return on_each_start

    def opening_goals(self, goals: int) -> int:
        return goals

    def opening_points(self) -> int:
        return 0

    def opening_tasks(self, starts: tuple[Island, ...]) -> tuple[Task, ...]:
        """Return the decisions before the first turn."""
        return ()

    def plays_first(self) -> bool:
        return False


@dataclass(frozen=True)
class Power:
    """The default rules of the game."""

    # -- bridges and movements ---------------------------------------------------------------

    def bridge_sites(self, state: State, seat: Seat) -> int:
        """Return the islands from which you may build a bridge."""
        return state.manned[seat]

    def bridge_cost(self, length: int) -> int:
        return length

    def water_coins(self) -> int:
        """Return the extra coins for each water reward."""
        return 0

    def movements(self, number: int) -> int:
        return number

    def toll(self, bridges: int) -> int:
        """Return a worker's toll for crossing this many bridges of another player."""
        return bridges

    def toll_income(self) -> int:
        """Return the coins from the bank when another player's movement pays you."""
        return 0

    def moves_pairs(self) -> bool:
        """Return whether two workers may make one movement together."""
        return False

    def ferry_reach(self) -> int:
        """Return the length of an empty lane that one movement a turn may cross."""
        return 0

    def ferry_cost(self) -> int:
        return 0

    # -- workers -----------------------------------------------------------------------------

    def overfill(self) -> int:
        """Return how many of your workers an island takes above its capacity."""
        return 0

    def recruits(self, number: int) -> int:
        return number

    def recruits_beside_workers(self) -> bool:
        """Return whether recruits may join any of your workers."""
        return False

    # -- pagodas -----------------------------------------------------------------------------

    def pagoda_sites(self, state: State, seat: Seat, touching: tuple[int, ...]) -> int:
        """Return the islands where you may build floors; `touching` are the lanes at each."""
        return state.manned[seat]

    def floor_coins(self) -> int:
        """Return the coins for each floor built."""
        return 0

    def storey_cost(self) -> int:
        """Return the cost of a second floor in one action; 0 if it is not allowed."""
        return 0

    # -- festivals, goals and the Crow -------------------------------------------------------

    def top_floor(self) -> int:
        """Return how much your floor on top of a pagoda counts for the majority."""
        return 1

    def majority_leeway(self) -> int:
        """Return how many pieces short of the majority you may be."""
        return 0

    def bridges_spared(self) -> int:
        """Return how many fewer bridges your festivals need."""
        return 0

    def firefly_points(self, points: int) -> int:
        """Return the points for each worker on your festival's island."""
        return points

    def guest_points(self) -> int:
        """Return the points for a worker at the festival of another player."""
        return 0

    def private_goal_points(self) -> int:
        """Return the extra points for each private goal."""
        return 0

    def crow_cost(self, points: int) -> int:
        return points

    def crow_loss(self, points: int) -> int:
        return points


PLAIN_START = StartPower()
PLAIN = Power()
