"""Luck told apart: the parts add up exactly, and chance favours nobody on average."""

from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.ai.luck import Chances, luck, shares
from festival_desktop.ai.players import stream
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import Step, step

GAMES = list(catalog.GAMES)


def chances(name: str) -> Chances:
    found = catalog.computers(name)["friend"].heuristics
    assert isinstance(found, Chances)
    return found


def played(name: str, seed: str, most: int = 1000) -> tuple[list[Any], list[Step[Any, Any]]]:
    """Positions before each step, and the steps of a game of Friends."""
    game, friend = catalog.rules(name), catalog.computers(name)["friend"]
    states, steps = [game.deal(Setup(2), Rng.from_seed(seed))], list[Step[Any, Any]]()
    while (seat := game.to_act(states[-1])) is not None and len(steps) < most:
        legal = game.legal_moves(states[-1])
        move = friend.choose(game.view(states[-1], seat), legal, stream(seed, seat, len(steps)))
        steps.append(step(game, states[-1], move))
        states.append(steps[-1].state)
    return states, steps


@pytest.mark.parametrize("result", [-13, 0, 7])
@pytest.mark.parametrize("found", [-2.34, 0.05, 3.149])
@pytest.mark.parametrize("lost", [0.0, 4.26])
def test_the_parts_of_a_result_add_up_exactly(result: int, found: float, lost: float) -> None:
    parts = shares(result, found, lost)
    assert parts.luck + parts.mistakes + parts.rest == 10 * result == parts.result
    assert parts.mistakes <= 0
    assert abs(parts.luck - 10 * found) <= 0.5


@pytest.mark.parametrize("name", GAMES)
def test_other_chance_leaves_what_anybody_sees_or_holds(name: str) -> None:
    game, states = catalog.rules(name), played(name, "same", 40)[0]
    for number, state in enumerate(states):
        other = chances(name).reshuffled(state, Rng(number))
        for seat in (0, 1, None):
            assert game.view(other, seat) == game.view(state, seat)


@pytest.mark.parametrize("name", ["festival_of_lanterns", "lanterns_dice"])
def test_chance_gives_to_one_what_it_takes_from_the_other(name: str) -> None:
    game, (states, steps) = catalog.rules(name), played(name, "both")
    found = [
        luck(game, chances(name), states[number], one.move, Rng(number))
        for number, one in enumerate(steps)
        if one.sealed
    ]
    assert any(abs(one) > 0.1 for one, _ in found), "rolls and tiles are worth something"
    assert all(one == pytest.approx(-other) for one, other in found)


@pytest.mark.full
@pytest.mark.parametrize("name", ["festival_of_lanterns", "lanterns_dice"])
def test_luck_is_nothing_on_average(name: str) -> None:
    game, sums = catalog.rules(name), list[float]()
    for seed in range(40):
        states, steps = played(name, f"average {seed}")
        sums.append(
            sum(
                luck(game, chances(name), states[number], one.move, Rng(seed * 1000 + number))[0]
                for number, one in enumerate(steps)
                if one.sealed
            )
        )
    assert abs(mean(sums)) < 3 * stdev(sums) / sqrt(len(sums))


def test_a_move_without_chance_brings_no_luck() -> None:
    game, (states, steps) = catalog.rules("lanterns_dice"), played("lanterns_dice", "none", 30)
    for number, one in enumerate(steps):
        if not one.sealed:
            before = states[number]
            found = luck(game, chances("lanterns_dice"), before, one.move, Rng(1))
            assert found == pytest.approx([0.0, 0.0])
