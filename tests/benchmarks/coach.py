"""How right the coach is: what it tells a Master, which planted turns it finds, how long it takes.

A planted turn begins with a move chosen by chance and goes on as well as it can; what it cost is
found by a longer look in more positions. Rates are told with the number of cases they come from.
"""

import math
import time
from collections.abc import Iterable, Iterator
from typing import Any

from festival_desktop import catalog
from festival_desktop.ai.heuristics import thinkable
from festival_desktop.ai.players import stream
from festival_desktop.ai.turn_review import SAME, Line, TurnReview, least_cost, turns
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import Step, step

GAMES = 2
"""Of a Master against itself, in each game."""
PLANTED = 4
"""Turns that cost enough, in each game."""
COSTLY = {"festival_of_lanterns": 6.0, "lanterns_dice": 3.0, "firefly_festival": 10.0}
LONGER, WORLDS = 60, 64
"""Decisions after the turn and imagined positions of the longer look."""


def run(games: int = GAMES, planted: int = PLANTED, names: Iterable[str] = catalog.GAMES) -> None:
    for name in names:
        _false_alarms(name, games)
        _found(name, planted)


def _review(name: str) -> TurnReview:
    players = catalog.computers(name)
    friend = players["friend"]
    return TurnReview(catalog.rules(name), friend.heuristics, players["master"])


def _played(name: str, level: str, seed: str) -> tuple[Any, list[Step[Any, Any]]]:
    game, player = catalog.rules(name), catalog.computers(name)[level]
    start = state = game.deal(Setup(2), Rng.from_seed(seed))
    steps = list[Step[Any, Any]]()
    while (seat := game.to_act(state)) is not None:
        legal = game.legal_moves(state)
        move = player.choose(game.view(state, seat), legal, stream(seed, seat, len(steps)))
        steps.append(step(game, state, move))
        state = steps[-1].state
    return start, steps


def _turns(start: Any, steps: list[Step[Any, Any]]) -> Iterator[tuple[int, Any, Line]]:
    """The number of the first step, the position and the moves of each turn of both seats."""
    whole = turns([one.seat for one in steps], [one.sealed for one in steps], lambda seat: True)
    for turn in whole:
        state = steps[turn.start - 1].state if turn.start else start
        yield turn.start, state, tuple(steps[number].move for number in turn)


def _false_alarms(name: str, games: int) -> None:
    """What a Master is told, per game and seat."""
    game, review, told, judged, longest = catalog.rules(name), _review(name), 0, 0, 0.0
    costs = list[str]()
    for number in range(games):
        seed = f"alarm {number}"
        start, steps = _played(name, "master", seed)
        began = time.process_time()
        for first, state, made in _turns(start, steps):
            seat = game.to_act(state)
            assert seat is not None
            rng = Rng.from_seed(f"coach {seed} {first}")
            verdict = review.judge(game.view(state, seat), seat, made, rng)
            judged += 1
            if verdict.better:
                told += 1
                costs.append(f"{verdict.estimate.cost:.1f} ± {verdict.estimate.error:.1f}")
        longest = max(longest, time.process_time() - began)
    seats = 2 * games
    print(
        f"{name}: {told} alarms in {seats} seats of {games} games of Masters, {judged} turns "
        f"(goal: 1 in 20 games): {', '.join(costs)}; at most {longest:.0f} s for both seats",
        flush=True,
    )


def _found(name: str, wanted: int) -> None:
    """How many costly turns are told."""
    game, review = catalog.rules(name), _review(name)
    friend, told, cases, ratios = catalog.computers(name)["friend"], 0, 0, list[float]()
    for number, (state, seat) in enumerate(_positions(name)):
        if cases == wanted:
            break
        view, chance = game.view(state, seat), Rng.from_seed(f"planted {number}")
        first = _any_move(name, state, chance)
        after, log = game.copy(state), list[Any]()
        game.play(after, first, log)
        rest: Line = ()
        if game.to_act(after) == seat and not any(
            game.is_irreversible(event, seat) for event in log
        ):
            goes_on = TurnReview(game, friend.heuristics, friend)
            rest = goes_on.line(game.view(after, seat), seat, Rng(chance.next()))
        made, better = (first, *rest), review.line(view, seat, Rng(chance.next()))
        quick = review.compare(view, seat, made, better, Rng(chance.next()), 8) or SAME
        if quick.cost < COSTLY[name] / 2:
            continue
        longer = Rng(chance.next())
        cost = review.compare(view, seat, made, better, longer, WORLDS, depth=LONGER) or SAME
        if cost.cost < COSTLY[name]:
            continue
        cases += 1
        verdict = review.judge(view, seat, made, Rng(chance.next()))
        told += bool(verdict.better)
        if verdict.better:
            ratios.append(verdict.estimate.cost / cost.cost)
    close = sum(abs(math.log(ratio)) < math.log(1.25) for ratio in ratios)
    print(
        f"{name}: {told} of {cases} planted turns of at least {COSTLY[name]:g} points told "
        f"(least told: {least_cost(name):g}), {close} of them within 25 % of the longer look",
        flush=True,
    )


def _positions(name: str) -> Iterator[tuple[Any, int]]:
    game, number = catalog.rules(name), 0
    while True:
        start, steps = _played(name, "friend", f"planted {number}")
        for _, state, _ in _turns(start, steps):
            seat = game.to_act(state)
            if seat is not None and len(game.legal_moves(state)) > 1:
                yield state, seat
        number += 1


def _any_move(name: str, state: Any, chance: Rng) -> Any:
    game, friend = catalog.rules(name), catalog.computers(name)["friend"]
    moves = thinkable(friend.heuristics, game.legal_moves(state))
    return moves[chance.below(len(moves))]
