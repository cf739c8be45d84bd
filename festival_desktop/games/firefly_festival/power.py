"""The questions the rules ask about whoever acts, and the plain answers.

A power is a piece in `powers` that answers one of them differently. The rules ask a seat's power
without knowing which it is; a seat without one has these. A power of the group `start` answers
what is asked before the first turn, and changes nothing later.
"""

from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.state import State, Task


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


@dataclass(frozen=True)
class Power:
    """The rules of the game as they are for everybody."""

    # -- bridges and movements ---------------------------------------------------------------

    def bridge_sites(self, state: State, seat: Seat) -> int:
        """The set of islands from which you may build a bridge."""
        return state.manned[seat]

    def bridge_cost(self, length: int) -> int:
        return length

    def water_coins(self) -> int:
        """More coins for each water reward."""
        return 0

    def movements(self, number: int) -> int:
        return number

    def toll(self, bridges: int) -> int:
        """What a worker pays for crossing this many bridges of another player."""
        return bridges

    def toll_income(self) -> int:
        """Coins from the bank for a movement of another player that pays you."""
        return 0

    def moves_pairs(self) -> bool:
        """Whether two workers may go as one movement."""
        return False

    def ferry_reach(self) -> int:
        """How long an empty lane may be that one movement a turn crosses."""
        return 0

    def ferry_cost(self) -> int:
        return 0

    # -- workers -----------------------------------------------------------------------------

    def overfill(self) -> int:
        """How many workers above its capacity an island takes from you."""
        return 0

    def recruits(self, number: int) -> int:
        return number

    def recruits_beside_workers(self) -> bool:
        """Whether recruits may stand wherever you have a worker."""
        return False

    # -- pagodas -----------------------------------------------------------------------------

    def pagoda_sites(self, state: State, seat: Seat, touching: tuple[int, ...]) -> int:
        """The set of islands where you may build floors; `touching` are the lanes at each."""
        return state.manned[seat]

    def floor_coins(self) -> int:
        """Coins for each floor built."""
        return 0

    def storey_cost(self) -> int:
        """What a second floor in one action costs; 0 if there is none."""
        return 0

    # -- festivals, goals and the Crow -------------------------------------------------------

    def top_floor(self) -> int:
        """What your floor on top of a pagoda counts for the majority."""
        return 1

    def majority_leeway(self) -> int:
        """How many pieces short of the majority you may be."""
        return 0

    def bridges_spared(self) -> int:
        """How many bridges fewer your festivals need."""
        return 0

    def firefly_points(self, points: int) -> int:
        """For each worker on your festival's island."""
        return points

    def guest_points(self) -> int:
        """For a worker at the festival of another player."""
        return 0

    def private_goal_points(self) -> int:
        """More points for each private goal."""
        return 0

    def crow_cost(self, points: int) -> int:
        return points

    def crow_loss(self, points: int) -> int:
        return points


PLAIN_START = StartPower()
PLAIN = Power()
