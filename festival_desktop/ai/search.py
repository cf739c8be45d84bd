"""A player who looks ahead to its next turn.

The most promising moves are played on in imagined positions: its own turn to the end as well as it
can see, everybody else by what looks best at once. The positions at the beginning of its next turn
are compared: how much better it stands than its best rival. Every move is tried in the same
imagined positions; the weaker half is given up, and the better half is tried in more of them.
"""

from collections.abc import Sequence
from typing import Generic, NamedTuple

from festival_desktop.ai.heuristics import Heuristics, thinkable, value
from festival_desktop.ai.limit import NO_LIMIT, Limit
from festival_desktop.ai.players import PlainPlayer
from festival_desktop.ai.reasons import explained
from festival_desktop.ai.turns import End, Turns, best_of_kinds
from festival_desktop.core.decision import Decision
from festival_desktop.core.game import Game, Move, Seat, State, View
from festival_desktop.core.rng import Rng


class Effort(NamedTuple):
    """How much is searched for a decision."""

    candidates: int
    """So many moves are searched, the best by their value at the end of the turn."""
    of_kind: int
    """So many of each kind of move are looked at for that."""
    simulations: int
    margin: float
    """What looks worse by more than this many points is not searched."""


WORLDS = 4
"""In so many imagined positions a turn is played to its end, if chance has a part in it."""
LONGEST_ROUND = 200
"""More decisions are not simulated until the next turn."""


class SearchPlayer(Generic[State, Move, View]):
    def __init__(
        self, game: Game[State, Move, View], heuristics: Heuristics[State], effort: Effort
    ) -> None:
        self._game = game
        self._heuristics = heuristics
        self._effort = effort
        self._turns = Turns(game, heuristics)
        self._plain = PlainPlayer(game, heuristics)

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng) -> Move:
        if len(legal_moves) == 1:
            return legal_moves[0]
        return self._searched(view, legal_moves, rng, NO_LIMIT)[0][0]

    def decide(
        self, view: View, legal_moves: Sequence[Move], rng: Rng, limit: Limit = NO_LIMIT
    ) -> Decision[Move]:
        if len(legal_moves) == 1:
            return Decision(legal_moves[0])
        world = self._game.imagine(view, rng.copy())
        ranked = self._searched(view, legal_moves, rng, limit)
        return explained(self._game, self._heuristics, world, ranked)

    def outlook(self, state: State) -> list[float]:
        return self._plain.outlook(state)

    # -- which moves are searched --------------------------------------------------------------

    def _candidates(
        self, view: View, legal_moves: Sequence[Move], rng: Rng
    ) -> list[tuple[Move, float]]:
        """The most promising moves with their values, the best first."""
        world = self._game.imagine(view, rng)
        if self._heuristics.mid_turn(world):
            values = self._plain.values(view, legal_moves, rng)
            ranked = list(zip(legal_moves, values, strict=True))
        else:
            ranked = self._by_turn(world, view, legal_moves, rng)
        ranked.sort(key=lambda one: one[1], reverse=True)
        least = ranked[0][1] - self._effort.margin
        return [one for one in ranked[: self._effort.candidates] if one[1] >= least]

    def _by_turn(
        self, first: State, view: View, legal_moves: Sequence[Move], rng: Rng
    ) -> list[tuple[Move, float]]:
        """The best of each kind, with their values at the end of the turn."""
        game, turns = self._game, self._turns
        others = [game.imagine(view, rng) for _ in range(WORLDS - 1)]
        seat = _to_act(game, first)
        tried = [(move, turns.after(first, seat, move)) for move in legal_moves]
        ranked = []
        for move, after in best_of_kinds(tried, self._effort.of_kind):
            end = turns.followed(after, seat)
            ends = [] if end.certain else [turns.end(world, seat, move) for world in others]
            ranked.append((move, _mean([end, *ends])))
        return ranked

    # -- searching -----------------------------------------------------------------------------

    def _searched(
        self, view: View, legal_moves: Sequence[Move], rng: Rng, limit: Limit
    ) -> list[tuple[Move, float]]:
        """The candidates with their values, the best first, those given up last."""
        alive = self._candidates(view, thinkable(self._heuristics, legal_moves), rng)
        given_up: list[tuple[Move, float]] = []
        sums = dict.fromkeys((move for move, _ in alive), 0.0)
        worlds, halvings = 0, max(1, (len(alive) - 1).bit_length())
        while len(alive) > 1:
            for _ in range(max(1, self._effort.simulations // (halvings * len(alive)))):
                world = self._game.imagine(view, rng)
                for move, _ in alive:
                    sums[move] += self._simulated(world, move)
                    if limit.reached():
                        return [*alive, *given_up]
                worlds += 1
            alive = [(move, sums[move] / worlds) for move, _ in alive]
            alive.sort(key=lambda one: one[1], reverse=True)
            kept = (len(alive) + 1) // 2
            alive, given_up = alive[:kept], [*alive[kept:], *given_up]
        return [*alive, *given_up]

    def _simulated(self, world: State, move: Move) -> float:
        """How much better the seat stands than its best rival when its next turn begins."""
        game, heuristics = self._game, self._heuristics
        seat = _to_act(game, world)
        state = self._own_turn(world, seat, move)
        for _ in range(LONGEST_ROUND):
            other = game.to_act(state)
            if other is None or other == seat:
                break
            self._play_on(state, other)
        rivals = range(len(game.standing(state).scores))
        best = max((value(heuristics, state, one) for one in rivals if one != seat), default=0.0)
        return value(heuristics, state, seat) - best

    def _own_turn(self, world: State, seat: Seat, move: Move) -> State:
        """The position after the rest of the seat's own turn."""
        if not self._heuristics.mid_turn(world):
            return self._game.copy(self._turns.end(world, seat, move).state)
        state = self._game.copy(world)
        self._game.play(state, move, [])
        while self._game.to_act(state) == seat:
            self._play_on(state, seat)
        return state

    def _play_on(self, state: State, seat: Seat) -> None:
        """The move of this seat that looks best at once in this position."""
        game, terms = self._game, self._heuristics.terms
        moves = thinkable(self._heuristics, game.legal_moves(state))
        chosen, best = moves[0], float("-inf")
        if len(moves) > 1:
            for move in moves:
                after = game.copy(state)
                game.play(after, move, [])
                worth = sum(terms(after, seat).values())
                if worth > best:
                    chosen, best = move, worth
        game.play(state, chosen, [])


def _to_act(game: Game[State, Move, View], state: State) -> Seat:
    seat = game.to_act(state)
    assert seat is not None, "a game that is over asks for no move"
    return seat


def _mean(ends: Sequence[End[State]]) -> float:
    return sum(end.value for end in ends) / len(ends)
