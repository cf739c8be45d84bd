"""Playing on from a position by what looks best at once, and how far ahead a seat is in it."""

import math
from typing import Any

from festival_desktop.ai.heuristics import Heuristics
from festival_desktop.core.game import Game, Seat
from festival_desktop.core.rng import Rng

LONGEST = 200
"""More decisions are not played."""
NOT_OWN = ("rivals", "ending")
"""Terms that compare a seat with the others: a lead does that already."""

AnyGame = Game[Any, Any, Any]


def play_on(game: AnyGame, heuristics: Heuristics[Any], state: Any, seat: Seat) -> None:
    """Make the move of this seat that looks best at once in this position."""
    terms = heuristics.terms
    moves = heuristics.likely(state)
    chosen, best = moves[0], float("-inf")
    if len(moves) > 1:
        for move in moves:
            after = game.copy(state)
            game.play(after, move, [])
            worth = sum(terms(after, seat).values())
            if worth > best:
                chosen, best = move, worth
    game.play(state, chosen, [])


def play_until_turn(
    game: AnyGame, heuristics: Heuristics[Any], state: Any, seat: Seat, depth: int
) -> None:
    """Play on until a turn of the seat begins, after so many decisions at least."""
    last: Seat | None = seat
    for number in range(LONGEST):
        actor = game.to_act(state)
        begins = actor == seat and last != seat
        if actor is None or (begins and number >= depth):
            break
        play_on(game, heuristics, state, actor)
        last = actor


def lead(values: list[float], seat: Seat) -> float:
    """Return a seat's lead over the best other seat; alone, its whole value."""
    others = [value for one, value in enumerate(values) if one != seat]
    return values[seat] - max(others) if others else values[seat]


def own_values(heuristics: Heuristics[Any], state: Any, seats: int) -> list[float]:
    """Evaluate every seat's own possessions and prospects."""
    values = []
    for seat in range(seats):
        terms = heuristics.terms(state, seat)
        values.append(sum(terms.values(), 0.0) - sum([terms.get(name, 0.0) for name in NOT_OWN]))
    return values


WORLDS, ROUND = 4, 12
"""In so many imagined positions, and so many decisions on, it is seen what seats may hope for."""


def prospects(
    game: AnyGame, heuristics: Heuristics[Any], state: Any, rng: Rng
) -> tuple[list[float], list[float]]:
    """Estimate every seat's value about a round later, with standard errors.

    The estimate uses only what a spectator sees.
    """
    actor, seats = game.to_act(state), len(game.standing(state).scores)
    if actor is None:
        return own_values(heuristics, state, seats), [0.0] * seats
    seen, found = game.view(state, None), list[list[float]]()
    for _ in range(WORLDS):
        world = game.imagine(seen, rng)
        play_until_turn(game, heuristics, world, actor, ROUND)
        found.append(own_values(heuristics, world, seats))
    means = [sum([one[seat] for one in found]) / WORLDS for seat in range(seats)]
    spreads = [
        sum([(one[seat] - means[seat]) ** 2 for one in found]) / (WORLDS - 1)
        for seat in range(seats)
    ]
    return means, [math.sqrt(spread / WORLDS) for spread in spreads]
