"""Select the movements worth searching.

"Move 3" is three decisions between dozens of movements each, and most of them lead to an island
where one more worker does little. The effect of a worker's arrival or departure is about the same
wherever it comes from or goes to, so it is computed once for each island.
"""

from collections.abc import Sequence

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.island_sets import members
from festival_desktop.games.firefly_festival.state import State
from festival_desktop.games.firefly_festival.turn import Turn
from festival_desktop.games.firefly_festival.weights import Weights

MOST = 2
"""Number of movements examined."""


class Walks:
    def __init__(
        self, turn: Turn, weights: Weights, values: tuple[int, ...], rewards: tuple[float, ...]
    ) -> None:
        """Set up with each tile's festival value for a piece and reward for a floor."""
        self._islands = turn.islands
        self._weights = weights
        self._values = values
        self._rewards = rewards
        self._needed = turn.festivals.floors_needed
        self._box = turn.content.box

    def likely(self, state: State, moves: Sequence[m.Move], to_come: float) -> Sequence[m.Move]:
        """Return these moves without the movements that look worse than the best few."""
        if len(moves) <= MOST:
            return moves
        others = list[m.Move]()
        walks = list[m.Move]()
        gains = list[float]()
        coming, leaving = list[float](), list[float]()
        seat, coin = state.seat, self._weights.coin
        for move in moves:
            if isinstance(move, m.MoveWorker):
                origin, destination, number = move.origin, move.destination, 1
                toll = 0.0 if move.owner == seat else coin
            elif isinstance(move, m.MovePair):
                origin, destination, number = move.origin, move.destination, 2
                toll = 0.0 if move.owner == seat else 2 * coin
            elif isinstance(move, m.Ferry):
                origin, destination, number, toll = move.origin, move.destination, 1, coin
            else:
                others.append(move)
                continue
            if not walks:
                coming, leaving = self._worths(state, to_come)
            walks.append(move)
            gains.append(number * (coming[destination] - leaving[origin]) - toll)
        if len(walks) <= MOST:
            return moves
        best = sorted(range(len(walks)), key=gains.__getitem__, reverse=True)[:MOST]
        return [*(walks[number] for number in best), *others]

    def _worths(self, state: State, to_come: float) -> tuple[list[float], list[float]]:
        """Return, per island, the gain of one more worker and the cost of one fewer."""
        weights, seat, firefly = self._weights, state.seat, self._box.firefly_points
        network, every = self._islands.network(state), state.bridges
        mine = network.figures(state.built[seat]).touching
        joined, built = network.neighbours(every), network.figures(every).touching
        workers, crowd, sealed = state.workers[seat], state.crowd, state.sealed
        hopeless = weights.far * state.players * to_come + weights.too_far
        coming, leaving = [0.0] * len(crowd), [0.0] * len(crowd)
        for island, tile in enumerate(state.layout):
            worth = self._values[tile]
            if not worth or sealed >> island & 1:
                continue
            pagoda, bridges, here = state.floors[island], built[island], workers[island]
            floors = len(pagoda)
            needed = self._needed[tile]
            height = needed if floors < needed else floors
            missing = height - floors
            if bridges < height:
                missing += height - bridges
            if floors < self._box.tallest:
                site = weights.site * self._rewards[tile]
                if not here:
                    coming[island] = site
                elif here == 1:
                    leaving[island] = site
            if missing >= hopeless:
                continue
            ready = weights.ready * (1.0 - missing / hopeless)
            own = here + mine[island] + pagoda.count(seat)
            in_all = crowd[island] + bridges + floors
            beside = sum([crowd[there] for there in members(joined[island])])
            lights = firefly * (crowd[island] + beside)
            more = self._sure(own + 1, in_all + 1) * (lights + firefly)
            if here:
                now = self._sure(own, in_all) * lights
                more -= now
                if here > 1:
                    now -= self._sure(own - 1, in_all - 1) * (lights - firefly)
                leaving[island] += ready * (worth + now)
            coming[island] += ready * (worth + more)
        return coming, leaving

    def _sure(self, own: int, in_all: int) -> float:
        """Return how likely a player with this many of all pieces calls the festival."""
        return self._weights.call if 2 * own >= in_all else self._weights.outvoted
