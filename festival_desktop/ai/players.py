"""Computer players, which decide from nothing but their seat's view, and explain why.

A player keeps nothing between decisions, so one can play any number of seats and games, and the
same view with the same random stream gives the same move.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from festival_desktop.ai.heuristics import Heuristics, thinkable
from festival_desktop.ai.limit import NO_LIMIT, Limit
from festival_desktop.core.decision import Alternative, Decision, Reason, Term
from festival_desktop.core.game import Event, Game, Move, Seat, State, View
from festival_desktop.core.rng import Rng

Seen = TypeVar("Seen", contravariant=True)
PASSING = ("rivals", "ending", "turn")
"""Terms about a seat's relative position or turn rather than its possessions."""
ALTERNATIVES = 2
"""Number of alternatives reported."""
DIGITS = 2
Terms = Mapping[str, float]


class ComputerPlayer(Protocol[Move, Seen]):
    def choose(self, view: Seen, legal_moves: Sequence[Move], rng: Rng) -> Move:
        """Choose a legal move for the seat that sees this view and is to act."""

    def decide(
        self, view: Seen, legal_moves: Sequence[Move], rng: Rng, limit: Limit = NO_LIMIT
    ) -> Decision[Move]:
        """Choose the same move with reasons, or the best one found at the limit."""

    def outlook(self, state: Any) -> list[float]:
        """Estimate each seat's final prospects in a position, about in points."""


def stream(seed: str, seat: Seat, step: int) -> Rng:
    """Return the random numbers of one decision.

    They depend only on the match and the place in it, so that a game comes out the same when it is
    played again, loaded, or undone.
    """
    return Rng.from_seed(f"{seed} {seat} {step}")


class RandomPlayer(Generic[Move, View]):
    """Chooses any legal move, each with the same probability."""

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng) -> Move:
        return legal_moves[rng.below(len(legal_moves))]

    def decide(
        self, view: View, legal_moves: Sequence[Move], rng: Rng, limit: Limit = NO_LIMIT
    ) -> Decision[Move]:
        return Decision(self.choose(view, legal_moves, rng))

    def outlook(self, state: Any) -> list[float]:
        return []


class Slips(NamedTuple):
    """How a weaker player deviates from the best move."""

    chance: float = 0.0
    """Probability of choosing a nearly equal move."""
    within: float = 0.0
    """Maximum difference in points of such a move from the best one."""
    oversight: float = 0.0
    """Probability of overlooking each move."""


NO_SLIPS = Slips()


class PlainPlayer(Generic[State, Move, View]):
    """Tries every move on imagined positions and takes the one that looks best right after it.

    Few moves are tried in several imagined positions each, because then chance matters most: what
    is in the stack, for instance. A move that neither used chance nor revealed anything has the
    same result in all of them, so it is tried once.
    """

    TRIES = 48
    MOST_WORLDS = 12

    def __init__(
        self,
        game: Game[State, Move, View],
        heuristics: Heuristics[State],
        slips: Slips = NO_SLIPS,
    ) -> None:
        self._game = game
        self._heuristics = heuristics
        self._oversight = int(slips.oversight * 1000)
        self._carelessness = int(slips.chance * 1000)
        self._window = slips.within

    @property
    def heuristics(self) -> Heuristics[State]:
        """By which positions are judged."""
        return self._heuristics

    def choose(self, view: View, legal_moves: Sequence[Move], rng: Rng) -> Move:
        if len(legal_moves) == 1:
            return legal_moves[0]
        return self._ranked(view, legal_moves, rng, NO_LIMIT)[0][0]

    def decide(
        self, view: View, legal_moves: Sequence[Move], rng: Rng, limit: Limit = NO_LIMIT
    ) -> Decision[Move]:
        if len(legal_moves) == 1:
            return Decision(legal_moves[0])
        world = self._game.imagine(view, rng.copy())
        ranked = self._ranked(view, legal_moves, rng, limit)
        return explain_decision(self._game, self._heuristics, world, ranked)

    def outlook(self, state: State) -> list[float]:
        seats = range(len(self._game.standing(state).scores))
        terms = [self._heuristics.terms(state, seat) for seat in seats]
        passing = [[own.get(name, 0.0) for name in PASSING] for own in terms]
        # Start from 0.0, so that the compiled form does not treat sums as integers.
        return [
            sum(own.values(), 0.0) - sum(rest, 0.0)
            for own, rest in zip(terms, passing, strict=True)
        ]

    def _ranked(
        self, view: View, legal_moves: Sequence[Move], rng: Rng, limit: Limit
    ) -> list[tuple[Move, float]]:
        """Rank the considered moves: the chosen one first, then by value.

        The best one is chosen, at random among equals; by a slip, one that is nearly as good. It is
        quick, so no limit is checked.
        """
        moves = thinkable(self._heuristics, legal_moves)
        if self._oversight:
            thought_of = [move for move in moves if rng.below(1000) >= self._oversight]
            moves = thought_of or [moves[rng.below(len(moves))]]
        values = self._values(view, moves, rng)
        numbers = sorted(range(len(moves)), key=values.__getitem__, reverse=True)
        least = values[numbers[0]]
        if self._carelessness and rng.below(1000) < self._carelessness:
            least -= self._window
        equal = [number for number in numbers if values[number] >= least]
        first = equal[rng.below(len(equal))]
        numbers.remove(first)
        return [(moves[number], values[number]) for number in (first, *numbers)]

    def _values(self, view: View, moves: Sequence[Move], rng: Rng) -> list[float]:
        """Return each move's mean value over the imagined positions it is tried in."""
        values = [0.0] * len(moves)
        every = range(len(moves))
        open_ = self._add_values(self._game.imagine(view, rng), moves, every, values)
        worlds = max(1, min(self.TRIES // len(open_), self.MOST_WORLDS)) if open_ else 1
        for _ in range(worlds - 1):
            self._add_values(self._game.imagine(view, rng), moves, open_, values)
        for number in open_:
            values[number] /= worlds
        return values

    def _add_values(
        self, state: State, moves: Sequence[Move], numbers: Sequence[int], values: list[float]
    ) -> list[int]:
        """Add the value of these moves in this position; return those that chance decides about."""
        game, terms, foresees = self._game, self._heuristics.terms, self._heuristics.foresees
        seat = game.to_act(state)
        assert seat is not None, "a game that is over asks for no move"
        open_: list[int] = []
        for number in numbers:
            after, log = game.copy(state), list[Event]()
            game.play(after, moves[number], log)
            values[number] += sum(terms(after, seat).values())
            if foresees or any(game.is_irreversible(event, seat) for event in log):
                open_.append(number)
        return open_


# -- reasons for a move ---------------------------------------------------------------------------


def explain_decision(
    game: Game[State, Move, View],
    heuristics: Heuristics[State],
    state: State,
    ranked: Sequence[tuple[Move, float]],
) -> Decision[Move]:
    """Build the decision for the first of these moves, ranked best first.

    `state` is a position imagined from the seat's view.
    """
    seat = game.to_act(state)
    assert seat is not None, "a game that is over asks for no move"
    ranked = ranked[: ALTERNATIVES + 1]
    before = heuristics.terms(state, seat)
    after = []
    for move, _ in ranked:
        moved = game.copy(state)
        game.play(moved, move, [])
        after.append(heuristics.terms(moved, seat))
    (move, best), *others = ranked
    return Decision(
        move,
        _reason(before, after[0], after[1] if others else before),
        tuple(
            # A slip may reject a move that looked better.
            Alternative(
                other, round(max(0.0, best - worth), DIGITS), _reason(before, terms, after[0])
            )
            for (other, worth), terms in zip(others, after[1:], strict=True)
        ),
    )


def _reason(before: Terms, after: Terms, compared: Terms) -> Reason:
    """List the terms in favour of the move; the best one if there are none."""
    # Some terms are whole numbers, of which compiled rules make floats: both forms say the same.
    terms = [
        Term(
            name,
            round(float(worth) - before.get(name, 0.0), DIGITS),
            round(float(worth) - compared.get(name, 0.0), DIGITS),
        )
        for name, worth in after.items()
    ]
    terms.sort(key=lambda term: (term.lead, term.gain), reverse=True)
    return tuple(term for term in terms if term.gain > 0 or term.lead > 0) or tuple(terms[:1])
