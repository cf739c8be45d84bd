"""What a seat may know, and positions imagined from it."""

import random

import pytest

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.state import Stage, State
from tests.games.firefly_festival.positions import GAME, goal, table


def positions(players: int, seed: int, powers: bool = True) -> list[State]:
    """Some positions of a game of random moves, the choice of powers among them."""
    chance = random.Random(seed)
    state = GAME.deal(Setup(players, {"powers": ("dealt",)} if powers else {}), Rng(seed))
    found = []
    while GAME.to_act(state) is not None:
        if state.stage is Stage.CHOOSE or chance.random() < 0.1:
            found.append(GAME.copy(state))
        GAME.play(state, chance.choice(GAME.legal_moves(state)), [])
    return [*found, state]


@pytest.mark.parametrize("players", range(2, 7))
def test_an_imagined_position_looks_the_same_and_offers_the_same_moves(players: int) -> None:
    for state in positions(players, players):
        for viewer in (*range(players), None):
            view = GAME.view(state, viewer)
            imagined = GAME.imagine(view, Rng(5))
            assert GAME.view(imagined, viewer) == view
            if viewer == GAME.to_act(state):
                assert GAME.legal_moves(imagined) == GAME.legal_moves(state)


def test_an_imagined_position_has_every_card_once() -> None:
    for state in positions(4, 1):
        imagined = GAME.imagine(GAME.view(state, 2), Rng(5))
        assert GAME.load(GAME.dump(imagined)) == imagined


def test_others_private_goals_are_not_in_a_view() -> None:
    one, other = table(hand=["away"]), table(hand=["away"])
    one.hands[1] = (goal("chain-4"),)
    one.deck = tuple(n for n in one.deck if n != goal("chain-4"))
    other.hands[1] = (goal("chain-6"),)
    other.deck = tuple(n for n in other.deck if n != goal("chain-6"))
    assert GAME.view(one, 0) == GAME.view(other, 0)
    assert GAME.view(one, None) == GAME.view(other, None)
    assert GAME.view(one, 1) != GAME.view(other, 1)


def test_the_order_of_the_deck_is_not_in_a_view() -> None:
    state = table()
    shuffled = GAME.copy(state)
    shuffled.deck = tuple(reversed(shuffled.deck))
    for viewer in (0, 1, None):
        assert GAME.view(state, viewer) == GAME.view(shuffled, viewer)


def test_hidden_cards_are_imagined_anew_each_time() -> None:
    state = GAME.deal(Setup(3), Rng(4))
    view = GAME.view(state, 0)
    hands = {GAME.imagine(view, Rng(n)).hands[1] for n in range(20)}
    assert len(hands) > 10
    assert {GAME.imagine(view, Rng(n)).hands[0] for n in range(20)} == {state.hands[0]}


def test_a_private_goal_is_known_once_it_is_revealed() -> None:
    state = table(hand=["away"])
    state.hands[0], state.done[0] = (), (goal("away"),)
    view = GAME.view(state, 1)
    assert view.done[0] == (goal("away"),)
    for n in range(10):
        assert goal("away") not in GAME.imagine(view, Rng(n)).deck


def test_only_draws_and_choices_are_censored() -> None:
    drawn = ev.GoalDrawn(1, 7)
    assert GAME.censor(drawn, 1) == drawn
    assert GAME.censor(drawn, 0) == ev.GoalDrawn(1, None)
    assert GAME.censor(drawn, None) == ev.GoalDrawn(1, None)
    for event in (ev.GoalMissed(1), ev.PrivateGoalClaimed(1, 7, 9), ev.TurnBegan(1)):
        assert GAME.censor(event, 0) == event
