"""Turns judged as a whole: what is a turn, when a cost is sure, and that nothing else is told."""

from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.ai.limit import Limit
from festival_desktop.ai.turn_review import (
    ERRORS,
    SAME,
    SILENT,
    UNLOOKED,
    Estimate,
    TurnReview,
    estimate,
    turn_review,
    turns,
)
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng

NAME = "lanterns_dice"


def opening(rolls: int = 0) -> tuple[Any, int]:
    """A position of Lanterns Dice after the first roll, and who decides there."""
    game = catalog.rules(NAME)
    state = game.deal(Setup(2), Rng(rolls))
    game.play(state, game.legal_moves(state)[0], [])
    seat = game.to_act(state)
    assert seat is not None
    return state, seat


class Counting:
    """Rules that count the positions that are imagined, and keep the chance they are made with."""

    def __init__(self, game: Any) -> None:
        self._game, self.imagined = game, list[int]()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def imagine(self, view: Any, rng: Rng) -> Any:
        self.imagined.append(rng.state)
        return self._game.imagine(view, rng)


def reviewing(level: str = "friend") -> tuple[TurnReview, Counting]:
    game, computers = Counting(catalog.rules(NAME)), catalog.computers(NAME)
    return turn_review(game, computers, level), game


def test_a_turn_ends_when_another_decides_or_chance_comes() -> None:
    seats = [0, 0, 0, 1, 1, 0]
    sealed = [True, False, False, False, False, False]
    assert turns(seats, sealed, lambda seat: True) == [
        range(1),
        range(1, 3),
        range(3, 5),
        range(5, 6),
    ]
    assert turns(seats, sealed, lambda seat: seat == 1) == [range(3, 5)]
    assert turns([], [], lambda seat: True) == []


def test_an_estimate_is_the_mean_with_its_standard_error() -> None:
    found = estimate([1.0, 3.0, 5.0, 7.0])
    assert found.cost == 4.0
    assert found.error == pytest.approx((20 / 3 / 4) ** 0.5)
    assert estimate([2.0, 2.0]) == Estimate(2.0, 0.0)


def test_a_cost_is_sure_beyond_its_error_and_the_least_size_only() -> None:
    assert Estimate(3.0, 0.5).sure(2.0)
    assert not Estimate(3.0, 3.0 / ERRORS).sure(2.0), "chance could explain it"
    assert not Estimate(1.9, 0.0).sure(2.0), "nobody needs to hear of it"


def test_lines_with_the_same_end_cost_nothing_and_are_looked_at_once() -> None:
    review, game = reviewing()
    state, seat = opening()
    line = review.line(game.view(state, seat), seat, Rng(1))
    game.imagined.clear()
    assert review.compare(game.view(state, seat), seat, line, line, Rng(2), 16) == SAME
    assert len(game.imagined) == 1


def test_both_lines_are_played_in_worlds_that_chose_neither() -> None:
    review, game = reviewing()
    state, seat = opening()
    view = game.view(state, seat)
    review.line(view, seat, Rng(1))
    chosen = set(game.imagined)
    game.imagined.clear()
    made = (game.legal_moves(state)[-1],)
    review.judge(view, seat, made, Rng(1))
    assert not chosen & set(game.imagined[-8:])
    assert len(game.imagined) == len(set(game.imagined)), "no position is used twice"


def test_whoever_plays_the_line_of_the_strong_player_is_told_nothing() -> None:
    review, game = reviewing()
    state, seat = opening()
    view = game.view(state, seat)
    chance = Rng(5)
    line = review.line(view, seat, Rng(chance.copy().next()))
    assert review.judge(view, seat, line, chance) == SILENT


def test_a_turn_that_gives_everything_up_is_told() -> None:
    """All that is open is left, several turns long."""
    review, game = reviewing()
    for number in range(12):
        state, seat = opening(number)
        while game.to_act(state) == seat:
            moves = game.legal_moves(state)
            done = [move for move in moves if type(move).__name__ == "Done"]
            view = game.view(state, seat)
            if done:
                verdict = review.judge(view, seat, (done[0],), Rng(number))
                if verdict.better:
                    assert verdict.estimate.cost > ERRORS * verdict.estimate.error
                    assert verdict.better[0] in moves
                    return
                break
            game.play(state, moves[0], [])
    pytest.fail("nobody was told to use the dice")


def test_nothing_is_told_when_the_time_is_over() -> None:
    review, game = reviewing()
    state, seat = opening()
    made = (game.legal_moves(state)[-1],)
    over = Limit(cancelled=lambda: True)
    assert review.judge(game.view(state, seat), seat, made, Rng(1), over) == UNLOOKED
