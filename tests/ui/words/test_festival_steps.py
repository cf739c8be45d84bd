"""The steps of the turn bar, from real positions."""

from collections.abc import Callable, Sequence

import pytest

from festival_desktop.core.game import Event
from festival_desktop.core.step import step
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import Stage, State
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.table import Target
from festival_desktop.screens.festival_of_lanterns.words.turn import FestivalTurn, is_final
from festival_desktop.ui.words.game_words import StepState, StepStatus
from tests.ui.festival import Shown

DONE, SKIPPED, MAY, NOW, LATER = StepState

Steps = Callable[..., dict[str, StepStatus]]


@pytest.fixture
def state(deal: Callable[..., AnyMatch]) -> State:
    dealt: State = deal(3).state
    return dealt


def give(state: State, cards: list[int], mooncakes: int = 0) -> None:
    """Let the active seat hold these lanterns and Mooncakes."""
    state.lanterns[state.seat] = cards
    state.held[state.seat] = sum(cards)
    state.mooncakes[state.seat] = mooncakes


@pytest.fixture
def steps(game: FestivalOfLanterns, shown: Callable[..., Shown]) -> Steps:
    words = FestivalTurn(shown(3).session)

    def found(
        state: State, so_far: Sequence[Event] = (), selected: Sequence[Target] = ()
    ) -> dict[str, StepStatus]:
        view = game.view(state, state.seat)
        found = words.steps(view, game.legal_moves(state), so_far, selected)
        return {one.kind: one for one in found}

    return found


def test_at_first_only_placing_is_possible_and_it_must_be_done(state: State, steps: Steps) -> None:
    turn = steps(state)
    assert turn["exchange"] == StepStatus("exchange", SKIPPED, "costs 2 Mooncake(s)")
    assert turn["dedicate"] == StepStatus("dedicate", SKIPPED, "no set yet")
    assert turn["count"] == StepStatus("count", LATER, "1 of 12")
    assert turn["place"] == StepStatus("place", NOW, "choose a tile")


def test_with_mooncakes_and_a_set_both_may_be_done(state: State, steps: Steps) -> None:
    give(state, [4, 0, 0, 0, 0, 0, 0], mooncakes=2)
    turn = steps(state)
    assert turn["exchange"].state is MAY
    assert turn["dedicate"].state is MAY
    assert turn["place"].state is NOW


def test_an_exchange_is_done_and_named(
    state: State, steps: Steps, game: FestivalOfLanterns
) -> None:
    give(state, [4, 0, 0, 0, 0, 0, 0], mooncakes=2)
    played = step(game, state, m.EXCHANGES[0][1])
    turn = steps(played.state, played.events)
    assert turn["exchange"] == StepStatus("exchange", DONE, "Rarity for Twilight")
    assert turn["dedicate"] == StepStatus("dedicate", SKIPPED, "no set yet")


def test_a_dedication_is_done_with_its_points_and_the_exchange_is_skipped(
    state: State, steps: Steps, game: FestivalOfLanterns
) -> None:
    give(state, [4, 0, 0, 0, 0, 0, 0], mooncakes=2)
    played = step(game, state, m.Dedicate(Dedication.FOUR, (0,)))
    turn = steps(played.state, played.events)
    assert turn["exchange"] == StepStatus("exchange", SKIPPED, "skipped")
    assert turn["dedicate"] == StepStatus("dedicate", DONE, "8 point(s)")
    assert turn["count"] == StepStatus("count", DONE, "0 of 12")


def test_over_the_limit_lanterns_must_be_returned_before_placing(
    state: State, steps: Steps, game: FestivalOfLanterns
) -> None:
    give(state, [3, 3, 3, 3, 2, 0, 0])
    turn = steps(state)
    assert turn["count"] == StepStatus("count", NOW, "return 2 lantern(s)")
    assert turn["place"] == StepStatus("place", LATER, "later")
    state = step(game, state, m.DISCARDS[0]).state
    assert steps(state)["count"] == StepStatus("count", NOW, "return 1 lantern(s)")
    lifted = steps(state, selected=[Target("card", (0,))])
    assert lifted["count"] == StepStatus("count", NOW, "drop it on its own kind"), (
        "it says where the card goes"
    )
    state = step(game, state, m.DISCARDS[0]).state
    assert steps(state)["count"] == StepStatus("count", DONE, "12 of 12")
    assert steps(state)["place"].state is NOW


def test_placing_goes_from_tile_to_cell_to_turn(state: State, steps: Steps) -> None:
    tile, cell = Target("tile", (state.hands[state.seat][0],)), Target("cell", (0, 1))
    assert steps(state, selected=[tile])["place"].note == "choose a place"
    assert steps(state, selected=[tile, cell])["place"].note == "rotate it, then drop it"


def test_after_placing_the_hand_is_refilled(
    state: State, steps: Steps, game: FestivalOfLanterns
) -> None:
    placement = next(move for move in game.legal_moves(state) if isinstance(move, m.Place))
    played = step(game, state, placement)
    assert steps(played.state, played.events)["place"] == StepStatus(
        "place", NOW, "take a new tile"
    )


def test_a_final_turn_has_only_exchange_and_dedicate(
    state: State, steps: Steps, game: FestivalOfLanterns
) -> None:
    state.hands = [[] for _ in state.hands]
    state.stack, state.face_up = [], -1
    give(state, [4, 0, 0, 0, 0, 0, 0], mooncakes=2)
    assert list(steps(state)) == ["exchange", "dedicate"]
    assert is_final(game.view(state, state.seat))


def test_the_last_refill_is_not_a_final_turn(state: State, game: FestivalOfLanterns) -> None:
    state.hands = [[] for _ in state.hands]
    state.stage = Stage.REFILL
    assert not is_final(game.view(state, state.seat))
