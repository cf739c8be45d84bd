"""Evaluate a position about in points, as an experienced player would.

The terms are points made, the pieces' shares in coming festivals, goals reached or near, the chain,
and the rest of this turn, less the same of the others.
"""

from collections.abc import Sequence

from festival_desktop.core.game import Seat
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival.content import Island, Reward
from festival_desktop.games.firefly_festival.island_sets import members
from festival_desktop.games.firefly_festival.moves import ISLANDS, Move
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.scoring import chain_points
from festival_desktop.games.firefly_festival.state import NOBODY, OVER, State
from festival_desktop.games.firefly_festival.walks import Walks
from festival_desktop.games.firefly_festival.weights import Weights


class FireflyFestivalHeuristics:
    foresees = False
    only_people = ()

    def __init__(self, game: FireflyFestival, weights: Weights) -> None:
        self._turn = game.turn
        self._islands = game.islands
        self._content = game.content
        self._weights = weights
        self._values = tuple(tile.value for tile in game.content.tiles)
        self._needed = game.turn.festivals.floors_needed
        self._tallest = game.content.box.tallest
        self._rewards = tuple(
            {
                Reward.NOTHING: 0.0,
                Reward.COINS: weights.coin,
                Reward.RECRUIT: weights.worker,
                Reward.GOAL: weights.goal,
            }[tile.reward]
            * tile.number
            for tile in game.content.tiles
        )
        """Immediate reward for a floor on each tile."""
        self._chains = tuple(self._promise(length) for length in range(ISLANDS + 1))
        """Points for each length of a chain, and the expected value of the next step."""
        self._walks = Walks(game.turn, weights, self._values, self._rewards)

    def mid_turn(self, state: State) -> bool:
        return False

    def likely(self, state: State) -> Sequence[Move]:
        """List the moves worth searching: of the movements, the best-looking ones."""
        return self._walks.likely(state, self._turn.legal_moves(state), self.to_come(state))

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        points = state.points[seat]
        others = self._weights.others * (sum(state.points) - points) / (state.players - 1)
        terms = {"points": points, "rivals": -others}
        weights = self._weights
        ending = weights.win * (1.0 if state.trigger else self._rest_likelihood(state))
        if ending:
            terms["ending"] = ending * self._outcome(state, seat)
        if state.stage is OVER:
            terms["goods"] = 0.01 * state.coins[seat]
            return terms
        to_come = self.to_come(state)
        hope = min(1.0, to_come / self._weights.soon)
        terms["festivals"] = self._festivals(state, seat, to_come)
        terms["chain"] = self._chain(state, seat, to_come)
        terms["goods"] = self._goods(state, seat, hope)
        terms["goals"] = self._goals(state, seat, hope)
        terms["secrets"] = self._private_goals(state, seat, hope)
        if state.seat == seat:
            terms["turn"] = weights.main * state.main_left
            terms["turn"] += weights.secondary * state.secondary_open
        return terms

    def reshuffled(self, state: State, rng: Rng) -> State:
        """Return the position with other private goals to come."""
        after, deck = state.copy(), [*state.deck]
        rng.shuffle(deck)
        after.deck = tuple(deck)
        return after

    def worth(self, state: State, seat: Seat) -> float:
        """Evaluate a seat, including its private goals."""
        terms = self.terms(state, seat)
        passing = ("rivals", "ending", "turn")
        return sum(terms.values()) - sum([terms.get(name, 0.0) for name in passing])

    def _outcome(self, state: State, seat: Seat) -> float:
        """Return 1 if the seat is ahead when the game ends now, else -1."""
        points = state.points[:]
        if state.stage is not OVER:
            chains = [self._islands.network(state).chain(built) for built in state.built]
            for other, length in enumerate(chains):
                points[other] += chain_points(self._islands, length)
                if length == max(chains):
                    points[other] += self._content.box.longest_chain
            if state.crow != NOBODY:
                power = self._islands.power(state, state.crow)
                points[state.crow] -= power.crow_loss(self._content.box.crow_loss)
        own = points.pop(seat)
        return 1.0 if own > max(points) else -1.0

    def to_come(self, state: State) -> float:
        """Return the share of the game still to come, by the nearest trigger of the end."""
        if state.trigger:
            return 0.0
        content = self._content
        cards = len(content.public[0].cards) * len(state.goals)
        return min(
            state.sorin / content.tables[state.players].sorin,
            min(state.floors_left) / content.box.floors,
            1.0 - sum(state.taken) / cards,
            1.0 - self._rest_likelihood(state),
        )

    def _rest_likelihood(self, state: State) -> float:
        """Return how surely quiet rounds end the game if nobody does anything else.

        It grows from the first quiet turns on and reaches 1 a round before the end, because after
        that nobody decides again. So a player who is behind gains nothing by waiting.
        """
        begins = state.players / 2
        if state.quiet <= begins:
            return 0.0
        sure = (self._content.box.rest_rounds - 1) * state.players
        return 1.0 if state.quiet >= sure else (state.quiet - begins) / (sure - begins)

    # -- current values ----------------------------------------------------------------------

    def _goods(self, state: State, seat: Seat, hope: float) -> float:
        weights, box = self._weights, self._content.box
        coins = state.coins[seat]
        if coins > weights.many_coins:
            coins = (coins + weights.many_coins) // 2
        value = weights.coin * coins + weights.segment * state.segments_left[seat]
        value += weights.worker * (box.workers - state.workers_left[seat])
        value += weights.goal * len(state.hands[seat])
        value *= hope
        if state.crow == seat:
            loss = self._islands.power(state, seat).crow_loss(box.crow_loss)
            value += weights.crow * hope - loss * (1.0 - hope)
        return value

    # -- future festivals --------------------------------------------------------------------

    def _festivals(self, state: State, seat: Seat, to_come: float) -> float:
        """Return the value of coming festivals, by how near they are, and of floors."""
        if not to_come:
            return 0.0
        weights, network = self._weights, self._islands.network(state)
        every, workers, touching = state.bridges, state.workers[seat], network.touching
        mine = network.figures(state.built[seat]).touching
        joined, built = network.neighbours(every), network.figures(every).touching
        free, against = ~state.blocked, weights.others / (state.players - 1)
        hopeless = weights.far * state.players * to_come + weights.too_far
        crowd, needed, values = state.crowd, self._needed, self._values
        beside_each = self._content.box.firefly_points
        here_each = self._islands.power(state, seat).firefly_points(beside_each)
        sealed, value, tallest = state.sealed, 0.0, self._tallest
        # Avoids `max`: this loop takes most of a computer player's time.
        for island, tile in enumerate(state.layout):
            worth = values[tile]
            if not worth or sealed >> island & 1:
                continue
            pagoda, bridges = state.floors[island], built[island]
            floors = len(pagoda)
            in_all = crowd[island] + bridges + floors
            if not in_all:
                continue
            here = workers[island]
            if here and floors < tallest:
                value += weights.site * self._rewards[tile]
            height = needed[tile]
            if floors > height:
                height = floors
            missing = height - floors
            if bridges < height:
                missing += height - bridges
                if bridges + (free & touching[island]).bit_count() < height:
                    continue  # There can never be enough bridges.
            if missing < hopeless:
                own = here + mine[island] + pagoda.count(seat)
                pays = worth * (own - against * (in_all - own))
                if here:
                    # With half of the pieces, there is no need to count those of other seats.
                    led = 2 * own >= in_all or self._leads(state, seat, island)
                    beside = 0
                    for there in members(joined[island]):
                        beside += crowd[there]
                    bonus = here_each * crowd[island] + beside_each * beside
                    pays += (weights.call if led else weights.outvoted) * bonus
                value += weights.ready * (1.0 - missing / hopeless) * pays
        return value

    def _leads(self, state: State, seat: Seat, island: Island) -> bool:
        return self._turn.festivals.majority_missing(state, seat, island) <= 0

    # -- chains and goals --------------------------------------------------------------------

    def _chain(self, state: State, seat: Seat, to_come: float) -> float:
        weights, network, box = self._weights, self._islands.network(state), self._content.box
        chains = [network.chain(built) for built in state.built]
        length = chains.pop(seat)
        hope = to_come * 2
        points, promise = self._chains[length]
        value = points + promise * (hope if hope < 1.0 else 1.0)
        ahead = length - max(chains)
        if length and ahead >= 0:
            sure = 1.0 if not to_come else weights.longest
            value += box.longest_chain * sure
        elif ahead >= -3:
            value += box.longest_chain * 0.1 * (4 + ahead) * (hope if hope < 1.0 else 1.0)
        return value

    def _promise(self, length: int) -> tuple[float, float]:
        points, before = float(chain_points(self._islands, length)), 0
        for step, more in self._content.box.chain:
            if step > length:
                part = (length - before) / (step - before)
                return points, self._weights.next_step * part * (more - points)
            before = step
        return points, 0.0

    def _goals(self, state: State, seat: Seat, hope: float) -> float:
        weights, goals = self._weights, self._turn.goals
        value = 0.0
        for kind in state.goals:
            top = goals.top(state, kind)
            if top is not None:
                reached = goals.progress(state, seat, kind) / top[0]
                value += top[1] * (weights.met if reached >= 1 else weights.near * reached**2)
        return value * hope

    def _private_goals(self, state: State, seat: Seat, hope: float) -> float:
        weights, goals, content = self._weights, self._turn.goals, self._content
        value = 0.0
        for goal in state.hands[seat]:
            card = content.private[goal]
            reached = goals.private_progress(state, seat, goal) / card.number
            value += card.points * (weights.met if reached >= 1 else weights.near * reached**2)
        return value * hope
