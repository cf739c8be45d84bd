"""Step 3: everyone may spend gifts on one emperor action."""

import pytest

from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.content import Action
from festival_desktop.games.lanterns_dice.state import State
from tests.games.lanterns_dice.positions import (
    COLORS,
    GAME,
    after,
    area,
    deal,
    happened,
    pool,
    refused,
    rolled,
    sheet,
    texts,
)


def colors_by_emperor(state: State) -> list[str]:
    """The colours of the areas the emperor lets you shade now."""
    moves = [text.split() for text in texts(state, "shade") if text.endswith("by emperor")]
    content = GAME.content
    found = {content.areas[area(f"{pool} {sides}")].color for _, pool, sides, *_ in moves}
    return [COLORS[color] for color in sorted(found)]


def with_sides(sides: str, dice: str, gifts: int = 3, players: int = 2) -> State:
    """Die and bonus are used, so that only the emperor is left."""
    state = rolled(deal(players, emperor=sides), dice, gifts)
    state.die_open = state.bonus_open = False
    return state


def test_actions_cost_one_two_and_three_gifts() -> None:
    for gifts in range(4):
        state = with_sides("AAA", "red blue white green", gifts)
        assert texts(state, "emperor") == [f"emperor {cost}" for cost in range(1, gifts + 1)]
    assert refused(with_sides("AAA", "red blue white green", 2), "emperor 3") == "action-cost"


def test_the_gifts_are_spent_at_once() -> None:
    state = with_sides("AAA", "red blue white green", 5)
    assert happened(state, "emperor 2") == [ev.EmperorActionTaken(0, 1, Action.NOT_SHOWN, 2)]
    assert after(state, "emperor 2").gifts == [3, 1]


def test_only_one_action_is_taken_in_a_part() -> None:
    state = after(with_sides("AAA", "red blue white green", 9), "emperor 1")
    assert texts(state, "emperor") == []
    assert refused(state, "emperor 1") == "one-action"
    assert refused(state, "emperor 2") == "one-action"


def test_everyone_may_take_the_same_action_on_one_turn() -> None:
    state = with_sides("AAA", "red blue white green")
    state = after(state, "emperor 1", "shade a1 sw by emperor")
    assert GAME.to_act(state) == 1
    state = after(state, "shade h1 se by die", "emperor 1", "shade g1 ne by emperor")
    assert state.gifts == [2, 0]


def test_1a_shades_one_more_area_matching_your_die() -> None:
    state = after(with_sides("AAA", "red blue white green"), "emperor 1")
    assert colors_by_emperor(state) == ["red"]
    state = after(state, "shade a1 sw by emperor")
    assert GAME.to_act(state) == 1, "one area, no more"


def test_1b_shades_an_area_matching_the_die_of_the_seat_on_your_left() -> None:
    three = after(with_sides("BAA", "red blue white green", players=3), "emperor 1")
    assert colors_by_emperor(three) == ["blue"], "west is on the left of south"
    two = after(with_sides("BAA", "red blue white green", players=2), "emperor 1")
    assert colors_by_emperor(two) == ["white"], "the one across is on the left as well"
    last = with_sides("BAA", "red blue white green", players=3)
    last.seat = 2
    assert colors_by_emperor(after(last, "emperor 1")) == ["red"], "the empty side is no seat"


def test_2a_shades_an_area_of_a_color_shown_on_no_die() -> None:
    state = after(with_sides("AAA", "red blue white red"), "emperor 2")
    assert colors_by_emperor(state) == ["orange", "green", "purple"]
    assert GAME.to_act(after(state, "shade a1 ne by emperor")) == 1


def test_2a_counts_dice_that_nobody_faces_as_shown() -> None:
    state = after(with_sides("AAA", "red orange white green", players=2), "emperor 2")
    assert colors_by_emperor(state) == ["blue", "purple"]


def test_2b_shades_any_color_beside_a_completed_pool() -> None:
    state = sheet(with_sides("ABA", "red blue white green"), ["a1", "c1 ne"])
    state = after(state, "emperor 2")
    offered = [text for text in texts(state) if text.endswith("by emperor")]
    assert sorted({text.split()[1] for text in offered}) == ["a2", "b1"]
    assert len(offered) == 4
    assert refused(state, "shade c3 ne by emperor") == "not-beside"


def test_2b_needs_a_completed_pool() -> None:
    state = with_sides("ABA", "red blue white green")
    assert texts(state, "emperor") == ["emperor 1", "emperor 3"]
    assert refused(state, "emperor 2") == "action-empty"


def test_3a_shades_an_area_for_each_of_the_three_other_dice() -> None:
    state = after(with_sides("AAA", "red blue white green"), "emperor 3")
    assert colors_by_emperor(state) == ["green", "blue", "white"]
    state = after(state, "shade b1 se by emperor")
    assert colors_by_emperor(state) == ["green", "white"]
    state = after(state, "shade c1 sw by emperor")
    assert colors_by_emperor(state) == ["white"]
    assert refused(state, "shade d2 sw by emperor") == "not-granted"
    assert GAME.to_act(after(state, "shade g1 ne by emperor")) == 1


def test_3a_shades_two_areas_where_two_dice_are_equal_even_your_own_color() -> None:
    state = after(with_sides("AAA", "red red red white"), "emperor 3")
    state = after(state, "shade a1 sw by emperor", "shade b1 nw by emperor")
    assert colors_by_emperor(state) == ["white"]


def test_3a_any_of_the_three_may_be_declined() -> None:
    state = after(with_sides("AAA", "red blue white green"), "emperor 3")
    assert GAME.to_act(after(state, "done")) == 1
    assert GAME.to_act(after(state, "shade b1 se by emperor", "done")) == 1


def test_3b_shades_both_areas_of_a_wholly_unshaded_pool() -> None:
    state = sheet(with_sides("AAB", "red blue white green"), ["a1", "c1 ne"])
    state = after(state, "emperor 3")
    offered = [text for text in texts(state) if text.endswith("both")]
    assert len(offered) == 52
    assert refused(state, "shade a1 both") == "pool-touched"
    assert refused(state, "shade c1 both") == "pool-touched"
    assert refused(state, "shade b1 nw by emperor") == "whole-pool"
    events = happened(state, "shade i6 both")
    assert [type(event) for event in events[:4]] == [
        ev.AreaShaded, ev.AreaShaded, ev.PoolCompleted, ev.PlatformBonusEarned,
    ]  # fmt: skip
    state = after(state, "shade i6 both")
    assert {text.split()[-1] for text in texts(state, "shade")} == {"i6"}, "only the platform's"


def test_an_action_without_anything_to_shade_cannot_be_taken() -> None:
    full = [f"{x}{y}" for x in "abcdefghi" for y in range(1, 7)]
    state = sheet(with_sides("AAB", "red blue white green"), full)
    assert texts(state) == ["take 2", "done"]
    assert refused(state, "emperor 3") == "action-empty"


def test_the_emperor_gives_nothing_where_die_or_bonus_would_serve() -> None:
    state = after(rolled(deal(), "green blue white orange", gifts=3), "emperor 1")
    assert refused(state, "shade c3 ne by emperor") == "die-first"
    state = after(rolled(deal(), "green blue white orange", gifts=3), "emperor 2")
    assert colors_by_emperor(state) == ["purple"], "red is the turn bonus"
    assert refused(state, "shade a1 sw by emperor") == "bonus-first"


@pytest.mark.parametrize("text", ["shade a1 sw by emperor", "shade a1 both"])
def test_the_emperor_must_be_paid_first(text: str) -> None:
    assert refused(with_sides("AAB", "red blue white green"), text) == "no-action"


def test_what_the_emperor_granted_is_used_up() -> None:
    state = rolled(deal(), "red blue white green", gifts=3)
    state.bonus_open = False
    sheet(state, ["h5 nw"], gifts=3)
    state.platforms = 1 << pool("h5")  # keeps the part open
    state = after(state, "shade a1 sw by die", "emperor 1", "shade b1 nw by emperor")
    assert refused(state, "shade d1 nw by emperor") == "action-used"
