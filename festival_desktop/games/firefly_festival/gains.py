"""Coins, private goals and recruits, from any source."""

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.island_sets import members
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.state import RECRUIT, State, Task


def gain_coins(state: State, seat: Seat, number: int, source: Source, log: list[Event]) -> None:
    if number:
        state.coins[seat] += number
        log.append(ev.CoinsGained(seat, number, source))


def draw_goal(state: State, seat: Seat, log: list[Event]) -> None:
    if not state.deck:
        log.append(ev.GoalMissed(seat))
        return
    goal = state.deck[-1]
    state.deck = state.deck[:-1]
    state.hands[seat] += (goal,)
    log.append(ev.GoalDrawn(seat, goal))


class Recruiting:
    """Places recruits one by one, each on an island of the player's choice."""

    def __init__(self, islands: Islands) -> None:
        self.islands = islands

    def tasks(self, state: State, number: int, places: int) -> tuple[Task, ...]:
        """Return the tasks of recruiting `number` workers on the set `places`."""
        number = self.islands.power(state, state.seat).recruits(number)
        return ((RECRUIT, places),) * number

    def at_starts(self, state: State, number: int) -> tuple[Task, ...]:
        either = 0
        for start in state.starts:
            either |= 1 << start
        return self.tasks(state, number, either)

    def options(self, state: State, places: int) -> tuple[Island, ...]:
        """List the islands for the next recruit; empty if none is left."""
        seat = state.seat
        if not state.workers_left[seat]:
            return ()
        if self.islands.power(state, seat).recruits_beside_workers():
            places |= state.manned[seat]
        return members(places & ~self.islands.full(state, seat))

    def place(self, state: State, island: Island, log: list[Event]) -> None:
        state.put_worker(state.seat, island, 1)
        log.append(ev.WorkerRecruited(state.seat, island))
