"""How good a position looks to an experienced player, about in points.

What counts is what a seat has, what its pieces would score at festivals to come, goals reached
or near, its chain, and what it can still do this turn; less what the others have and hope for.
"""

from collections.abc import Sequence
from typing import NamedTuple

from festival_desktop.core.game import Seat
from festival_desktop.games.firefly_festival.content import Reward
from festival_desktop.games.firefly_festival.island_sets import members
from festival_desktop.games.firefly_festival.moves import Move
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.scoring import chain_points
from festival_desktop.games.firefly_festival.state import NOBODY, OVER, State


class Weights(NamedTuple):
    """What things are worth, in points; `resources/weights` has the numbers."""

    coin: float
    many_coins: int
    """Coins above this are worth half."""
    worker: float
    """A worker on the board."""
    segment: float
    goal: float
    """A private goal in hand, however far it is."""
    site: float
    """Of what an island's reward is worth, for being able to build there."""
    main: float
    """A main action not yet done."""
    secondary: float
    """A secondary action not yet done."""
    ready: float
    """How sure a festival is that nothing is missing for."""
    far: float
    """Floors and bridges missing for each player with which there is no hope, at the beginning
    of the game …"""
    too_far: float
    """… and at its end."""
    call: float
    """How sure you are to call it with the majority, …"""
    outvoted: float
    """… and without."""
    met: float
    """Of the points of a goal that is met."""
    near: float
    """Of the points of a goal that is nearly met."""
    next_step: float
    """Of the points of the next step of the chain table."""
    longest: float
    """Of the points for the longest chain, for having it so far."""
    crow: float
    """What holding the Crow brings until somebody takes it."""
    soon: float
    """The share of the game to come at which hopes begin to fade."""
    win: float
    """To be ahead when the game ends, whatever one could still have hoped for."""
    others: float
    """How much the others' average counts against you."""


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
        """Tile → what a floor there brings at once."""

    def mid_turn(self, state: State) -> bool:
        return False

    def likely(self, state: State) -> Sequence[Move]:
        return self._turn.legal_moves(state)

    def terms(self, state: State, seat: Seat) -> dict[str, float]:
        points = state.points[seat]
        others = self._weights.others * (sum(state.points) - points) / (state.players - 1)
        terms = {"points": points, "rivals": -others}
        weights = self._weights
        ending = weights.win * (1.0 if state.trigger else self._drowsiness(state))
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

    def _outcome(self, state: State, seat: Seat) -> float:
        """1 if the seat is ahead when the game ends now, else -1."""
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
        """The share of the game that is still to come, by the trigger that is nearest."""
        if state.trigger:
            return 0.0
        content = self._content
        cards = len(content.public[0].cards) * len(state.goals)
        return min(
            state.sorin / content.tables[state.players].sorin,
            min(state.floors_left) / content.box.floors,
            1.0 - sum(state.taken) / cards,
            1.0 - self._drowsiness(state),
        )

    def _drowsiness(self, state: State) -> float:
        """How surely the game ends by rest, if nobody does anything else.

        It grows from the first quiet turns on, and is 1 a round before the end already: after
        that nobody decides again. So whoever is behind has nothing to gain by waiting.
        """
        begins = state.players / 2
        if state.quiet <= begins:
            return 0.0
        sure = (self._content.box.rest_rounds - 1) * state.players
        return 1.0 if state.quiet >= sure else (state.quiet - begins) / (sure - begins)

    # -- what a seat has ---------------------------------------------------------------------

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

    # -- festivals to come -------------------------------------------------------------------

    def _festivals(self, state: State, seat: Seat, to_come: float) -> float:
        """What festivals would pay, by how near they are, and what floors would bring."""
        if not to_come:
            return 0.0
        weights, network = self._weights, self._islands.network(state)
        mine, every, workers = state.built[seat], state.bridges, state.workers[seat]
        joined, touching = network.neighbours(every), network.touching
        free, against = ~state.blocked, weights.others / (state.players - 1)
        hopeless = weights.far * state.players * to_come + weights.too_far
        rules, crowd, sealed, value = self._turn.festivals, state.crowd, state.sealed, 0.0
        # No `max` in here: this loop takes most of the time of a computer player.
        for island, tile in enumerate(state.layout):
            worth = self._values[tile]
            if not worth or sealed >> island & 1:
                continue
            pagoda, lanes = state.floors[island], touching[island]
            bridges, floors = (every & lanes).bit_count(), len(pagoda)
            in_all = crowd[island] + bridges + floors
            if not in_all:
                continue
            here = workers[island]
            if here and floors < self._tallest:
                value += weights.site * self._rewards[tile]
            height = self._needed[tile] if floors < self._needed[tile] else floors
            missing = height - floors
            if bridges < height:
                missing += height - bridges
                if bridges + (free & lanes).bit_count() < height:
                    continue  # there will never be bridges enough
            if missing < hopeless:
                own = here + (mine & lanes).bit_count() + pagoda.count(seat)
                pays = worth * (own - against * (in_all - own))
                if here:
                    # With half of the pieces there is no need to count those of each.
                    led = 2 * own >= in_all or rules.majority_missing(state, seat, island) <= 0
                    sure = weights.call if led else weights.outvoted
                    beside = sum([crowd[there] for there in members(joined[island])])
                    pays += sure * rules.firefly_bonus(state, seat, island, beside)
                value += weights.ready * (1.0 - missing / hopeless) * pays
        return value

    # -- chains and goals --------------------------------------------------------------------

    def _chain(self, state: State, seat: Seat, to_come: float) -> float:
        weights, network, box = self._weights, self._islands.network(state), self._content.box
        chains = [network.chain(built) for built in state.built]
        length = chains.pop(seat)
        value = float(chain_points(self._islands, length))
        before = 0
        for step, points in box.chain:
            if step > length:
                part = (length - before) / (step - before)
                value += weights.next_step * part * (points - value) * min(1.0, to_come * 2)
                break
            before = step
        ahead = length - max(chains)
        if length and ahead >= 0:
            sure = 1.0 if not to_come else weights.longest
            value += box.longest_chain * sure
        elif ahead >= -3:
            value += box.longest_chain * 0.1 * (4 + ahead) * min(1.0, to_come * 2)
        return value

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
