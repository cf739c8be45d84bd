"""Main action: hold a festival. Four conditions, then points for everyone's pieces."""

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.island_sets import members
from festival_desktop.games.firefly_festival.islands import Islands
from festival_desktop.games.firefly_festival.state import State, Trigger, Why


class Festivals:
    def __init__(self, islands: Islands) -> None:
        self.islands = islands
        sizes = islands.content.sizes
        self.floors_needed = tuple(
            max(1, sizes[tile.size].floors) for tile in islands.content.tiles
        )
        """Floors a festival needs on each tile; a Start never has enough."""
        self._leeway = tuple(power.majority_leeway() for power in islands.powers)
        """Number of pieces short of the majority that each power allows."""
        self._spared = tuple(power.bridges_spared() for power in islands.powers)
        """Number of bridges that each power saves."""

    def moves(self, state: State, moves: list[m.Move]) -> None:
        if not state.sorin:
            return
        seat, layout, floors, needed = state.seat, state.layout, state.floors, self.floors_needed
        tall = [
            island
            for island in members(state.manned[seat] & ~state.sealed)
            if len(floors[island]) >= needed[layout[island]]
        ]
        for island in tall:
            if self._may_hold(state, seat, island):
                moves.append(m.FESTIVALS[island])

    def may_hold(self, state: State, seat: Seat, island: Island) -> bool:
        return (
            not state.sealed >> island & 1
            and self.floors_missing(state, island) <= 0
            and state.workers[seat][island] > 0
            and state.sorin > 0
            and self._may_hold(state, seat, island)
        )

    def _may_hold(self, state: State, seat: Seat, island: Island) -> bool:
        """Return whether bridges and majority suffice."""
        return (
            self.bridges_missing(state, seat, island) <= 0
            and self.majority_missing(state, seat, island) <= 0
        )

    # -- conditions, each as the amount missing; at most 0 if met ----------------------------

    def floors_missing(self, state: State, island: Island) -> int:
        return self.floors_needed[state.layout[island]] - len(state.floors[island])

    def bridges_needed(self, state: State, seat: Seat, island: Island) -> int:
        """Return one bridge for each floor there or required, less those a power spares."""
        floors = max(self.floors_needed[state.layout[island]], len(state.floors[island]))
        return floors - self._spared[state.powers[seat]]

    def bridges_missing(self, state: State, seat: Seat, island: Island) -> int:
        return self.bridges_needed(state, seat, island) - self.islands.bridges_at(state, island)

    def majority_missing(self, state: State, seat: Seat, island: Island) -> int:
        weights = self.islands.weights(state, island)
        own = weights.pop(seat)
        return max(weights) - self._leeway[state.powers[seat]] - own

    # -- rewards -----------------------------------------------------------------------------

    def share(self, state: State, seat: Seat, island: Island) -> int:
        """Return the points for a seat's own pieces there."""
        return self.islands.tile(state, island).value * self.islands.pieces(state, seat, island)

    def firefly_bonus(self, state: State, seat: Seat, island: Island, beside: int) -> int:
        """Return the caller's bonus for all workers there and for those `beside`."""
        each = self.islands.content.box.firefly_points
        here = self.islands.power(state, seat).firefly_points(each) * state.crowd[island]
        return here + each * beside

    def hold(self, state: State, island: Island, log: list[Event]) -> None:
        caller = state.seat
        state.sealed |= 1 << island
        state.sorin -= 1
        log.append(ev.FestivalHeld(caller, island, state.sorin))
        for seat in range(state.players):
            points = self.share(state, seat, island)
            if points:
                pieces = self.islands.pieces(state, seat, island)
                state.score(seat, Why.FESTIVAL, points)
                log.append(ev.FestivalScored(seat, island, pieces, points))
        joined = self.islands.network(state).neighbours(state.bridges)[island]
        beside = sum([state.crowd[there] for there in members(joined)])  # each one once
        bonus = self.firefly_bonus(state, caller, island, beside)
        state.score(caller, Why.FIREFLIES, bonus)
        log.append(ev.FirefliesScored(caller, state.crowd[island], beside, bonus))
        self._welcome_guests(state, island, log)
        if not state.sorin and not state.trigger:
            state.trigger = Trigger.SORIN
            log.append(ev.EndTriggered(caller, Trigger.SORIN))

    def _welcome_guests(self, state: State, island: Island, log: list[Event]) -> None:
        """Return the fish of every player with a worker there, and pay guests with that power."""
        for seat in range(state.players):
            if not state.workers[seat][island]:
                continue
            if state.fish[seat]:
                log.append(ev.FishReturned(seat, state.fish[seat]))
                state.fish[seat] = 0
            more = self.islands.power(state, seat).guest_points()
            if more and seat != state.seat:
                state.score(seat, Why.POWER, more)
                log.append(ev.PointsScored(seat, more, Why.POWER))
