"""A player who searches a tree of information sets.

Simulations are played in positions imagined from its view. Each begins with one of the most
promising moves and continues: at the seat's own decisions of this turn by what the tree has learnt
there, at those of others and of later turns by what looks best. The tree learns the seat's lead
over its best rival when one of its next turns begins. At the root, every move is tried in the same
imagined positions; the weaker half is dropped, and the better half is tried in more of them.

A turn is several decisions, and a position in the middle of one does not compare with one at its
end. So moves of one kind are compared with each other right away; the best of each kind are played
on to the end of the turn, and compared there.
"""

from collections.abc import Sequence
from itertools import accumulate
from typing import Generic, NamedTuple

from festival_desktop.ai.heuristics import Heuristics, thinkable, value
from festival_desktop.ai.limit import Limit
from festival_desktop.ai.players import PlainPlayer
from festival_desktop.ai.playout import LONGEST, play_until_turn
from festival_desktop.ai.tree import Node, Option
from festival_desktop.core.game import Event, Game, Move, Seat, State, View
from festival_desktop.core.rng import Rng


class Effort(NamedTuple):
    """The size of the search for a decision."""

    candidates: int
    """Number of moves searched, the best by their value at the end of the turn."""
    of_kind: int
    """Number of moves of each kind examined to select them."""
    simulations: int
    margin: float
    """Maximum points behind the best move for a move to be searched."""
    depth: int
    """Minimum number of decisions simulated after the turn, up to the start of the next one."""
    inner: int
    """Number of moves tried at each later decision of the turn."""


Nodes = dict[View, Node[Move]]
"""Search results by view of the seat."""
Path = list[tuple[Node[Move], Option[Move]]]
"""Path of a simulation through the tree."""

WORLDS = 4
"""Number of imagined positions in which a turn is played to its end if chance is involved."""
TURN = 8
"""Maximum number of decisions examined per turn."""


class End(NamedTuple, Generic[State]):
    """The end of a turn, with its value."""

    value: float
    state: State
    certain: bool
    """Whether neither chance nor hidden information was involved."""


class SearchPlayer(PlainPlayer[State, Move, View]):
    def __init__(
        self, game: Game[State, Move, View], heuristics: Heuristics[State], effort: Effort
    ) -> None:
        super().__init__(game, heuristics)
        self._effort = effort

    def _ranked(
        self, view: View, legal_moves: Sequence[Move], rng: Rng, limit: Limit
    ) -> list[tuple[Move, float]]:
        """Rank the candidates, best first, dropped ones last."""
        moves = thinkable(self._heuristics, legal_moves)
        seats = range(len(self._game.standing(self._game.imagine(view, rng.copy())).scores))
        root = Node([Option(*one) for one in self._candidates(view, moves, rng)])
        nodes: Nodes[View, Move] = {}
        alive, halvings = root.options, max(1, (len(root.options) - 1).bit_length())
        given_up: list[Option[Move]] = []
        while len(alive) > 1:
            for _ in range(max(1, self._effort.simulations // (halvings * len(alive)))):
                world = self._game.imagine(view, rng)
                for option in alive:
                    root.learn(option, self._simulate(world, option.move, seats, nodes))
                    if limit.reached():
                        return _with_values(root, [*alive, *given_up])
            alive = sorted(alive, key=root.value, reverse=True)
            kept = (len(alive) + 1) // 2
            alive, given_up = alive[:kept], [*alive[kept:], *given_up]
        return _with_values(root, [*alive, *given_up])

    # -- candidate moves -----------------------------------------------------------------------

    def _candidates(
        self, view: View, legal_moves: Sequence[Move], rng: Rng
    ) -> list[tuple[Move, float]]:
        """Return the most promising moves with their values, best first."""
        world = self._game.imagine(view, rng)
        if self._heuristics.mid_turn(world):
            values = self._values(view, legal_moves, rng)
            ranked = list(zip(legal_moves, values, strict=True))
        else:
            others = [self._game.imagine(view, rng) for _ in range(WORLDS - 1)]
            ranked = self._rank_by_turn(world, others, legal_moves, self._effort.of_kind)
        return self._best(ranked, self._effort.candidates)

    def _promising_options(self, state: State, seat: Seat) -> list[tuple[Move, float]]:
        """Return the most promising moves at a later decision of the turn."""
        moves = self._heuristics.likely(state)
        if self._heuristics.mid_turn(state):
            ranked = [(move, self._evaluate_after(state, seat, move).value) for move in moves]
        else:
            ranked = self._rank_by_turn(state, (), moves, self._effort.inner)
        return self._best(ranked, self._effort.inner)

    def _best(self, ranked: list[tuple[Move, float]], most: int) -> list[tuple[Move, float]]:
        ranked.sort(key=lambda one: one[1], reverse=True)
        least = ranked[0][1] - self._effort.margin
        return [one for one in ranked[:most] if one[1] >= least]

    def _rank_by_turn(
        self, first: State, others: Sequence[State], moves: Sequence[Move], of_kind: int
    ) -> list[tuple[Move, float]]:
        """Return the best moves of each kind, with their values at the end of the turn."""
        seat = _to_act(self._game, first)
        tried = [(move, self._evaluate_after(first, seat, move)) for move in moves]
        ranked = []
        for move, after in _best_of_kinds(tried, of_kind):
            end = self._play_out_turn(after, seat)
            ends = [end]
            if not end.certain:
                ends += [
                    self._play_out_turn(self._evaluate_after(one, seat, move), seat)
                    for one in others
                ]
            ranked.append((move, sum([one.value for one in ends]) / len(ends)))
        return ranked

    # -- the turn ------------------------------------------------------------------------------

    def _evaluate_after(self, state: State, seat: Seat, move: Move) -> End[State]:
        """Evaluate the position right after a move."""
        after, log = self._game.copy(state), list[Event]()
        self._game.play(after, move, log)
        certain = not any(self._game.is_irreversible(event, seat) for event in log)
        return End(value(self._heuristics, after, seat), after, certain)

    def _play_out_turn(self, reached: End[State], seat: Seat, depth: int = TURN) -> End[State]:
        """Play the rest of the turn greedily and return its end."""
        if not depth or self._game.to_act(reached.state) != seat:
            return reached
        state = reached.state
        moves = self._heuristics.likely(state)
        tried = [(move, self._evaluate_after(state, seat, move)) for move in moves]
        ends = [self._play_out_turn(end, seat, depth - 1) for _, end in _best_of_kinds(tried, 1)]
        best = max(ends, key=lambda end: end.value)
        return best if reached.certain else best._replace(certain=False)

    # -- simulations ---------------------------------------------------------------------------

    def _simulate(self, world: State, move: Move, seats: range, nodes: Nodes[View, Move]) -> float:
        """Play one simulation of a move; the nodes on the way learn its result."""
        game, state = self._game, self._game.copy(world)
        seat = _to_act(game, world)
        game.play(state, move, [])
        path = self._play_own_turn(state, seat, nodes)
        play_until_turn(game, self._heuristics, state, seat, self._effort.depth)
        result = self._compute_lead(state, seat, seats)
        for node, option in path:
            node.learn(option, result)
        return result

    def _play_own_turn(self, state: State, seat: Seat, nodes: Nodes[View, Move]) -> Path[Move]:
        """Play the rest of the turn by the tree; return the path through it."""
        game, path = self._game, Path[Move]()
        while game.to_act(state) == seat and len(path) < LONGEST:
            view = game.view(state, seat)
            node = nodes.get(view)
            if node is None:
                node = nodes[view] = Node(
                    [Option(*one) for one in self._promising_options(state, seat)]
                )
            option = node.most_wanted()
            path.append((node, option))
            game.play(state, option.move, [])
        return path

    def _compute_lead(self, state: State, seat: Seat, seats: range) -> float:
        """Return the lead over the best rival, scaled to compare with the value of a seat.

        The value of a seat has the others' share subtracted already.
        """
        own, *rivals = [value(self._heuristics, state, one) for one in _seats_from(seat, seats)]
        return (own - max(rivals)) * len(rivals) / len(seats) if rivals else own


def _seats_from(seat: Seat, seats: range) -> list[Seat]:
    """List all seats, starting with this one."""
    return [seat, *(one for one in seats if one != seat)]


def _to_act(game: Game[State, Move, View], state: State) -> Seat:
    seat = game.to_act(state)
    assert seat is not None, "a game that is over asks for no move"
    return seat


def _with_values(root: Node[Move], options: Sequence[Option[Move]]) -> list[tuple[Move, float]]:
    """Return these moves with their values, none better than those before it: it was tried less."""
    values = accumulate(map(root.value, options), min)
    return [(option.move, value) for option, value in zip(options, values, strict=True)]


def _best_of_kinds(
    tried: Sequence[tuple[Move, End[State]]], most: int
) -> list[tuple[Move, End[State]]]:
    """Return the best few moves of each kind."""
    kinds: dict[type[Move], list[tuple[Move, End[State]]]] = {}
    for one in tried:
        kinds.setdefault(type(one[0]), []).append(one)
    for of_kind in kinds.values():
        of_kind.sort(key=lambda one: one[1].value, reverse=True)
    return [one for of_kind in kinds.values() for one in of_kind[:most]]
