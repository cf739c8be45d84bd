"""The thirty powers, one small class each. Their numbers are content."""

import re
from dataclasses import dataclass

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival.content import Island, PowerData
from festival_desktop.games.firefly_festival.power import Power, StartPower
from festival_desktop.games.firefly_festival.state import RECRUIT, SEND, STONE, State, Task

# -- starting resources ------------------------------------------------------------------------


@dataclass(frozen=True)
class MerchantHeir(StartPower):
    coins: int

    def opening_coins(self, coins: int) -> int:
        return self.coins


@dataclass(frozen=True)
class OldFamily(StartPower):
    workers: int

    def opening_workers(self, on_each_start: int) -> int:
        return self.workers


@dataclass(frozen=True)
class FortuneTeller(StartPower):
    goals: int

    def opening_goals(self, goals: int) -> int:
        return self.goals


@dataclass(frozen=True)
class HonouredGuest(StartPower):
    points: int

    def opening_points(self) -> int:
        return self.points


@dataclass(frozen=True)
class IslandBorn(StartPower):
    def opening_tasks(self, starts: tuple[Island, ...]) -> tuple[Task, ...]:
        return tuple((SEND, start) for start in starts)


@dataclass(frozen=True)
class FirstStones(StartPower):
    def opening_tasks(self, starts: tuple[Island, ...]) -> tuple[Task, ...]:
        return ((STONE, 0),)


@dataclass(frozen=True)
class WideNet(StartPower):
    workers: int
    coins: int

    def opening_coins(self, coins: int) -> int:
        return self.coins

    def opening_tasks(self, starts: tuple[Island, ...]) -> tuple[Task, ...]:
        either = sum(1 << start for start in starts)
        return ((RECRUIT, either),) * self.workers


@dataclass(frozen=True)
class EarlyBird(StartPower):
    coins: int

    def opening_coins(self, coins: int) -> int:
        return self.coins

    def plays_first(self) -> bool:
        return True


# -- bridges and roads -------------------------------------------------------------------------


@dataclass(frozen=True)
class RopeMaker(Power):
    segments: int

    def bridge_cost(self, length: int) -> int:
        return max(0, length - self.segments)


@dataclass(frozen=True)
class LongSpan(Power):
    length: int
    coins: int

    def bridge_cost(self, length: int) -> int:
        return max(0, length - self.coins) if length >= self.length else length


@dataclass(frozen=True)
class TollKeeper(Power):
    coins: int

    def toll_income(self) -> int:
        return self.coins


@dataclass(frozen=True)
class Ferryman(Power):
    length: int
    coins: int

    def ferry_reach(self) -> int:
        return self.length

    def ferry_cost(self) -> int:
        return self.coins


@dataclass(frozen=True)
class FreePassage(Power):
    bridges: int

    def toll(self, bridges: int) -> int:
        return max(0, bridges - self.bridges)


@dataclass(frozen=True)
class Beachcomber(Power):
    coins: int

    def water_coins(self) -> int:
        return self.coins


@dataclass(frozen=True)
class RemoteArchitect(Power):
    def bridge_sites(self, state: State, seat: Seat) -> int:
        return state.manned[seat] | state.raised[seat]


# -- people ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Courier(Power):
    number: int

    def movements(self, number: int) -> int:
        return self.number


@dataclass(frozen=True)
class Caravan(Power):
    def moves_pairs(self) -> bool:
        return True


@dataclass(frozen=True)
class CrowdPleaser(Power):
    workers: int

    def overfill(self) -> int:
        return self.workers


@dataclass(frozen=True)
class Hospitality(Power):
    workers: int

    def recruits(self, number: int) -> int:
        return number + self.workers


@dataclass(frozen=True)
class Homecoming(Power):
    def recruits_beside_workers(self) -> bool:
        return True


# -- pagodas -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Stonemason(Power):
    coins: int

    def floor_coins(self) -> int:
        return self.coins


@dataclass(frozen=True)
class TwinStoreys(Power):
    coins: int

    def storey_cost(self) -> int:
        return self.coins


@dataclass(frozen=True)
class HighPriest(Power):
    def pagoda_sites(self, state: State, seat: Seat, touching: tuple[int, ...]) -> int:
        sites = state.manned[seat]
        for island, lanes in enumerate(touching):
            if state.built[seat] & lanes:
                sites |= 1 << island
        return sites


@dataclass(frozen=True)
class Gilder(Power):
    pieces: int

    def top_floor(self) -> int:
        return self.pieces


# -- festivals and goals -----------------------------------------------------------------------


@dataclass(frozen=True)
class LanternMaster(Power):
    points: int

    def firefly_points(self, points: int) -> int:
        return self.points


@dataclass(frozen=True)
class ImpatientHost(Power):
    bridges: int

    def bridges_spared(self) -> int:
        return self.bridges


@dataclass(frozen=True)
class Diplomat(Power):
    pieces: int

    def majority_leeway(self) -> int:
        return self.pieces


@dataclass(frozen=True)
class Reveller(Power):
    points: int

    def guest_points(self) -> int:
        return self.points


@dataclass(frozen=True)
class Scholar(Power):
    points: int

    def private_goal_points(self) -> int:
        return self.points


@dataclass(frozen=True)
class CrowFriend(Power):
    cost: int
    loss: int

    def crow_cost(self, points: int) -> int:
        return self.cost

    def crow_loss(self, points: int) -> int:
        return self.loss


Piece = type[StartPower] | type[Power]
EVERY: tuple[Piece, ...] = (*StartPower.__subclasses__(), *Power.__subclasses__())
PIECES = {re.sub(r"\B(?=[A-Z])", "_", kind.__name__).lower(): kind for kind in EVERY}
"""Rules of the powers by id; the id is derived from the class name: `merchant_heir` for
`MerchantHeir`.
"""


def piece(data: PowerData) -> StartPower | Power:
    """Create the power of a card."""
    return PIECES[data.id](**data.numbers)
