"""The end: every turn bonus is marked off, then one more display each, in turn order."""

import pytest

from festival_desktop.core.errors import IllegalMove
from festival_desktop.core.step import step
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.moves import ROLL
from festival_desktop.games.lanterns_dice.state import Stage, State
from tests.games.lanterns_dice.positions import (
    GAME,
    after,
    at_launch,
    deal,
    happened,
    refused,
    sheet,
    texts,
)
from tests.games.played import of_kind

CORNER = ["a1", "a2", "b2"]


def idle(state: State) -> State:
    """Everyone rolls and does nothing else until something else can be done."""
    while state.stage in (Stage.ROLL, Stage.ORIENT, Stage.SHADE):
        state = after(
            state, {Stage.ROLL: "roll", Stage.ORIENT: "orient 0"}.get(state.stage, "done")
        )
    return state


@pytest.mark.parametrize(("players", "turns"), [(2, 10), (3, 8), (4, 6)])
def test_everyone_takes_the_same_number_of_turns(players: int, turns: int) -> None:
    state, taken = deal(players), [0] * players
    while GAME.to_act(state) is not None:
        if state.stage is Stage.ROLL:
            assert taken[state.active] == state.turn
            taken[state.active] += 1
        state = after(state, texts(state)[-1] if state.stage is not Stage.ORIENT else "orient 0")
    assert taken == [turns] * players
    assert state.turn == turns


def last_turn_launch(**sheets: list[str]) -> State:
    """The last player of three, seat 2, is about to launch for the last time."""
    state = deal(3)
    for name, shaded in sheets.items():
        sheet(state, shaded, seat=int(name[-1]))
    state = at_launch(state)
    state.seat = state.active = 2
    state.turn = 7
    return state


def test_after_the_last_turn_each_player_may_launch_once_more_in_turn_order() -> None:
    state = last_turn_launch(seat0=CORNER, seat1=CORNER, seat2=[*CORNER, "d1", "d2", "e2"])
    events = happened(state, "launch corner at a1 turned 0")
    assert events[-1] == ev.LastLaunchesBegan()
    state = after(state, "launch corner at a1 turned 0")
    order = []
    while (seat := GAME.to_act(state)) is not None:
        order.append(seat)
        assert state.stage is Stage.LAST_LAUNCH
        state = after(state, texts(state)[0])
    assert order == [0, 1, 2]
    assert [points for tiles in state.launched for _, points in tiles] == [3, 3, 4, 2]


def test_who_cannot_launch_in_the_end_is_passed_over() -> None:
    state = last_turn_launch(seat1=CORNER, seat2=CORNER)
    state = after(state, "pass")
    assert GAME.to_act(state) == 1
    state = after(state, "pass")
    assert GAME.to_act(state) == 2
    assert of_kind(happened(state, "pass"), ev.GameEnded)


def test_the_game_is_over_at_once_when_nobody_can_launch() -> None:
    state = last_turn_launch(seat2=CORNER)
    state = after(state, "launch corner at a1 turned 0")
    assert state.stage is Stage.OVER
    assert GAME.to_act(state) is None
    assert list(GAME.legal_moves(state)) == []
    assert GAME.standing(state).winners == (2,)


def test_nothing_but_launching_happens_in_the_end() -> None:
    state = at_launch(sheet(deal(), CORNER), Stage.LAST_LAUNCH)
    assert texts(state) == ["launch corner at a1 turned 0", "pass"]
    assert refused(state, "roll") == "rolled"
    assert refused(state, "shade c1 ne by die") == "shading-over"
    assert refused(state, "emperor 1") == "shading-over"


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    state = after(at_launch(sheet(deal(), CORNER), Stage.LAST_LAUNCH), "pass")
    with pytest.raises(IllegalMove) as refusal:
        step(GAME, state, ROLL)
    assert refusal.value.rule == "over"


def test_a_game_in_which_nobody_shades_is_shared_at_nothing() -> None:
    state = idle(deal(4))
    assert state.stage is Stage.OVER
    standing = GAME.standing(state)
    assert [score.total for score in standing.scores] == [0, 0, 0, 0]
    assert standing.winners == (0, 1, 2, 3)
