"""Why a move was chosen: what it changes, and where it is better than the next best moves."""

from collections.abc import Mapping, Sequence

from festival_desktop.ai.heuristics import Heuristics
from festival_desktop.core.decision import Alternative, Decision, Reason, Term
from festival_desktop.core.game import Game, Move, Seat, State, View

ALTERNATIVES = 2
"""How many of the next best moves are told."""
DIGITS = 2

Terms = Mapping[str, float]


def explained(
    game: Game[State, Move, View],
    heuristics: Heuristics[State],
    state: State,
    ranked: Sequence[tuple[Move, float]],
) -> Decision[Move]:
    """The decision for the first of these moves, which have a value each, best first.

    `state` is a position imagined from what the seat knows.
    """
    seat = game.to_act(state)
    assert seat is not None, "a game that is over asks for no move"
    ranked = ranked[: ALTERNATIVES + 1]
    before = heuristics.terms(state, seat)
    after = [_terms_after(game, heuristics, state, seat, move) for move, _ in ranked]
    (move, best), *others = ranked
    return Decision(
        move,
        _reason(before, after[0], after[1] if others else before),
        tuple(
            Alternative(other, round(best - worth, DIGITS), _reason(before, terms, after[0]))
            for (other, worth), terms in zip(others, after[1:], strict=True)
        ),
    )


def _terms_after(
    game: Game[State, Move, View],
    heuristics: Heuristics[State],
    state: State,
    seat: Seat,
    move: Move,
) -> Terms:
    after = game.copy(state)
    game.play(after, move, [])
    return heuristics.terms(after, seat)


def _reason(before: Terms, after: Terms, compared: Terms) -> Reason:
    """The terms that speak for the move; the best one if none does."""
    terms = [
        Term(
            name,
            round(worth - before.get(name, 0.0), DIGITS),
            round(worth - compared.get(name, 0.0), DIGITS),
        )
        for name, worth in after.items()
    ]
    terms.sort(key=lambda term: (term.lead, term.gain), reverse=True)
    return tuple(term for term in terms if term.gain > 0 or term.lead > 0) or tuple(terms[:1])
