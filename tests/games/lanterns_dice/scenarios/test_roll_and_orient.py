"""Step 1: the active player rolls, may reroll for gifts, and orients the tray."""

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import step
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.moves import ROLL
from festival_desktop.games.lanterns_dice.state import Stage
from tests.games.lanterns_dice.positions import (
    COLORS,
    GAME,
    after,
    deal,
    happened,
    refused,
    rolled,
    texts,
)
from tests.games.played import of_kind


def test_a_turn_begins_with_the_roll_of_four_dice() -> None:
    state = deal()
    assert texts(state) == ["roll"]
    assert len(after(state, "roll").dice) == 4


def test_every_color_falls_equally_often() -> None:
    fallen = [0] * 6
    for chance in range(600):
        state = GAME.deal(Setup(2), Rng.from_seed(f"dice {chance}"))
        for color in after(state, "roll").dice:
            fallen[color] += 1
    assert all(330 < number < 470 for number in fallen), fallen


def test_the_same_position_always_rolls_the_same_dice() -> None:
    state = deal()
    assert after(state, "roll") == after(state, "roll")


def test_rolling_and_rerolling_cannot_be_taken_back_and_nothing_else_cannot() -> None:
    state = step(GAME, deal(), ROLL)
    assert state.sealed
    assert step(GAME, state.state, GAME.read("reroll")).sealed
    assert not step(GAME, state.state, GAME.read("orient 90")).sealed


def test_a_gift_rerolls_all_four_dice_again_and_again() -> None:
    state = after(deal(), "roll")
    state.gifts[0] = 2
    assert texts(state) == ["orient 0", "orient 90", "orient 180", "orient 270", "reroll"]
    again = after(state, "reroll", "reroll")
    assert again.gifts[0] == 0
    assert texts(again) == ["orient 0", "orient 90", "orient 180", "orient 270"]
    assert len({state.dice, after(state, "reroll").dice, again.dice}) == 3
    assert [event.paid for event in of_kind(happened(state, "reroll"), ev.DiceRolled)] == [1]


def test_only_the_active_player_pays_for_a_reroll() -> None:
    state = after(deal(), "roll", "reroll")
    assert state.gifts == [0, 1]
    assert refused(state, "reroll") == "reroll-cost"


def test_turning_the_tray_hands_every_die_on_clockwise() -> None:
    state = after(deal(4), "roll")
    north, east, south, west = state.dice
    shading = GAME.shading
    seats = range(4)  # south, west, north, east
    kept = after(state, "orient 0")
    assert [shading.faced(kept, seat) for seat in seats] == [south, west, north, east]
    turned = after(state, "orient 90")  # what lay in the east now lies in the south
    assert [shading.faced(turned, seat) for seat in seats] == [east, south, west, north]
    half = after(state, "orient 180")
    assert [shading.faced(half, seat) for seat in seats] == [north, east, south, west]
    assert turned.dice == state.dice


def test_three_players_sit_in_a_row_and_two_face_each_other() -> None:
    state = rolled(deal(3), "red blue orange white")
    assert [COLORS[GAME.shading.faced(state, seat)] for seat in range(3)] == [
        "red", "blue", "orange",
    ]  # fmt: skip
    state = rolled(deal(2), "red blue orange white")
    assert [COLORS[GAME.shading.faced(state, seat)] for seat in range(2)] == ["red", "orange"]


def test_example_a_three_players_face_red_blue_and_orange_and_shade_these() -> None:
    john, sarah, chris = range(3)
    state = deal(3)
    state.dice = tuple(map(COLORS.index, ("blue", "orange", "white", "red")))
    state.stage = Stage.ORIENT
    events = happened(state, "orient 270")
    assert events[0] == ev.TrayOriented(
        john, 3, tuple(map(COLORS.index, ("red", "blue", "orange")))
    )
    state = after(state, "orient 270")
    assert texts(state, "shade c3 ne") == [], "green is not John's"
    state = after(state, "shade a1 sw by die", "done")
    assert GAME.to_act(state) == sarah
    state = after(state, "shade b1 se by die", "done")
    assert GAME.to_act(state) == chris
    state = after(state, "shade a1 ne by die")
    assert [shaded.bit_count() for shaded in state.shaded] == [1, 1, 1]


def test_what_does_not_fit_the_roll_is_refused_with_the_rule() -> None:
    fresh = deal()
    assert refused(fresh, "reroll") == "roll-first"
    assert refused(fresh, "orient 0") == "roll-first"
    assert refused(fresh, "shade a1 ne by die") == "roll-first"
    state = after(fresh, "roll")
    assert refused(state, "roll") == "rolled"
    assert refused(state, "done") == "orient-first"
    assert refused(state, "emperor 1") == "orient-first"
    state = after(state, "orient 0")
    assert refused(state, "orient 90") == "oriented"
    assert refused(state, "reroll") == "reroll-over"
    assert refused(state, "roll") == "rolled"
