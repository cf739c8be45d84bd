"""Main action: build a pagoda. Floors of several players stack."""

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island, Reward
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.gains import Recruiting, draw_goal, gain_coins
from festival_desktop.games.firefly_festival.island_sets import members
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.state import STOREY, State, Task, Trigger


class Pagodas:
    def __init__(self, islands: Islands, recruiting: Recruiting) -> None:
        self.islands = islands
        self.recruiting = recruiting
        self._tallest = islands.content.box.tallest

    def moves(self, state: State, moves: list[m.Move]) -> None:
        seat, network = state.seat, self.islands.network(state)
        if not state.floors_left[seat]:
            return
        sites = self.islands.power(state, seat).pagoda_sites(state, seat, network.touching)
        floors, starts, tallest = state.floors, state.starts, self._tallest
        moves += [
            m.PAGODAS[island]
            for island in members(sites & ~state.sealed)
            if len(floors[island]) < tallest and island not in starts
        ]

    def rises(self, state: State, island: Island) -> bool:
        """Return whether the pagoda there takes another floor."""
        return (
            len(state.floors[island]) < self._tallest
            and not state.sealed >> island & 1
            and island not in state.starts
        )

    def build(self, state: State, island: Island, log: list[Event]) -> tuple[Task, ...]:
        """Build a floor and take the island's reward; return the tasks they leave."""
        seat, tile = state.seat, self.islands.tile(state, island)
        self.raise_floor(state, seat, island, 0, log)
        tasks: tuple[Task, ...] = ()
        match tile.reward:
            case Reward.COINS:
                gain_coins(state, seat, tile.number, Source.PAGODA, log)
            case Reward.RECRUIT:
                tasks = self.recruiting.at_starts(state, tile.number)
            case Reward.GOAL:
                for _ in range(tile.number):
                    draw_goal(state, seat, log)
        if self.islands.power(state, seat).storey_cost():
            tasks = (*tasks, (STOREY, island))
        return tasks

    def can_add_storey(self, state: State, island: Island) -> bool:
        seat = state.seat
        cost = self.islands.power(state, seat).storey_cost()
        return (
            state.coins[seat] >= cost and state.floors_left[seat] > 0 and self.rises(state, island)
        )

    def add_storey(self, state: State, island: Island, log: list[Event]) -> None:
        """Build a second floor in the same action, without a reward."""
        cost = self.islands.power(state, state.seat).storey_cost()
        state.coins[state.seat] -= cost
        self.raise_floor(state, state.seat, island, cost, log)

    def raise_floor(
        self, state: State, seat: Seat, island: Island, paid: int, log: list[Event]
    ) -> None:
        state.raise_floor(seat, island)
        log.append(ev.FloorBuilt(seat, island, len(state.floors[island]), paid))
        gain_coins(state, seat, self.islands.power(state, seat).floor_coins(), Source.POWER, log)
        if not state.floors_left[seat] and not state.trigger:
            state.trigger = Trigger.FLOORS
            log.append(ev.EndTriggered(seat, Trigger.FLOORS))
