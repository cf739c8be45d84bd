"""Before the first turn: everyone chooses a power, and some powers need decisions."""

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import SMALL, Island
from festival_desktop.games.firefly_festival.island_sets import members
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.state import State


class Opening:
    def __init__(self, islands: Islands) -> None:
        self.islands = islands
        powers = range(len(islands.content.powers))
        self.choices = tuple(m.ChoosePower(power) for power in powers)

    def choose(self, state: State, move: m.ChoosePower, log: list[Event]) -> bool:
        """Keep a power in secret; return whether everyone has chosen."""
        state.powers[state.seat] = move.power
        log.append(ev.PowerChosen(state.seat, move.power))
        state.seat = (state.seat + 1) % state.players
        return state.seat == state.first

    def sendings(self, state: State, start: Island) -> list[m.Move]:
        """List where a worker of a Start may begin."""
        if not state.workers[state.seat][start]:
            return []
        closed = self.islands.full(state, state.seat) | 1 << start
        islands = (1 << len(state.layout)) - 1 & ~closed
        return [m.SENDINGS[start][island] for island in members(islands)]

    def send(self, state: State, move: m.SendWorker, log: list[Event]) -> None:
        state.shift_workers(state.seat, move.start, move.island, 1)
        log.append(ev.WorkerSent(state.seat, move.start, move.island))

    def first_stones(self, state: State) -> list[m.Move]:
        """List where a first floor may be built."""
        return [
            m.FIRST_STONES[island]
            for island, pagoda in enumerate(state.floors)
            if self.islands.size(state, island) is SMALL
            and len(pagoda) < self.islands.content.box.tallest
        ]

    def lay_first_stone(self, state: State, island: Island, log: list[Event]) -> None:
        seat = state.seat
        state.raise_floor(seat, island)
        log.append(ev.FirstStoneLaid(seat, island))
