"""Step 2: everyone may shade an area of their die, the active player one of the turn bonus."""

from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.moves import DIE, TURN_BONUS
from festival_desktop.games.lanterns_dice.state import Stage
from tests.games.lanterns_dice.positions import (
    COLORS,
    GAME,
    after,
    area,
    deal,
    happened,
    refused,
    rolled,
    sheet,
    texts,
)
from tests.games.played import of_kind

ALL_RED = [f"{x}{y}" for x in "abcdefghi" for y in range(1, 7)]


def color_of(text: str) -> str:
    _, pool, sides, *_ = text.split()
    return COLORS[GAME.content.areas[area(f"{pool} {sides}")].color]


def test_an_area_must_match_the_die_the_player_faces() -> None:
    state = rolled(deal(), "green red red red")
    by_die = [text for text in texts(state) if text.endswith("by die")]
    assert len(by_die) == sum(COLORS[a.color] == "green" for a in GAME.content.areas)
    assert {color_of(text) for text in by_die} == {"green"}
    assert refused(state, "shade a1 ne by die") == "not-your-die"


def test_an_area_is_shaded_once_and_for_ever() -> None:
    state = after(rolled(deal(), "green red red red"), "shade c3 ne by die")
    assert refused(state, "shade c3 ne by die") == "area-shaded"
    state.die_open = True
    assert refused(state, "shade c3 ne by die") == "area-shaded"


def test_the_last_area_of_a_color_leaves_nothing_for_its_die() -> None:
    green = GAME.shading.areas[1 << COLORS.index("green")]
    state = rolled(deal(), "green green green green")
    state.shaded[0] = green & ~(1 << area("c3 ne"))
    state = after(state, "shade c3 ne by die")
    assert (state.shaded[0] & green, state.most_alike) == (green, green.bit_count())
    state.take_up(0)
    assert [text for text in texts(state) if text.endswith("by die")] == []


def test_the_die_serves_once() -> None:
    state = after(rolled(deal(), "green red red red"), "shade c3 ne by die")
    assert refused(state, "shade b3 se by die") == "die-used"


def test_example_d_on_turn_1_the_color_of_the_bonus_is_shaded_too() -> None:
    state = rolled(deal(), "green white white white")
    assert COLORS[GAME.shading.bonus(state)] == "red", "sheet A begins with red"
    events = happened(state, "shade c3 ne by die", "shade a1 sw by bonus")
    assert of_kind(events, ev.AreaShaded) == [
        ev.AreaShaded(0, area("c3 ne"), DIE),
        ev.AreaShaded(0, area("a1 sw"), TURN_BONUS),
    ]


def test_the_turn_bonus_follows_sheet_turn_and_number_of_players() -> None:
    state = rolled(deal(2), "green white white white")
    colors = []
    for turn in range(10):
        state.turn = turn
        colors.append(COLORS[GAME.shading.bonus(state)])
    assert colors == ("red blue orange green purple white orange white blue purple".split()), (
        "sheet A with 2 players"
    )
    state = rolled(deal(3, sheets="BCD"), "green white white white")
    state.turn = 7
    assert COLORS[GAME.shading.bonus(state)] == "orange", "the last of sheet B with 3 players"


def test_only_the_active_player_has_a_turn_bonus() -> None:
    state = after(rolled(deal(), "green red white red"), "done")
    assert GAME.to_act(state) == 1
    assert {text.split()[-1] for text in texts(state, "shade")} == {"die"}
    assert refused(state, "shade a1 sw by bonus") == "bonus-not-yours"


def test_the_bonus_serves_once_and_only_for_its_color() -> None:
    state = rolled(deal(), "green white white white")
    assert refused(state, "shade a1 ne by bonus") == "not-your-bonus"
    state = after(state, "shade a1 sw by bonus")
    assert refused(state, "shade b1 nw by bonus") == "bonus-used"


def test_die_and_bonus_of_one_color_offer_each_area_once() -> None:
    state = rolled(deal(), "red white white white")
    assert {text.split()[-1] for text in texts(state, "shade")} == {"die"}
    assert refused(state, "shade a1 sw by bonus") == "die-first"
    state = after(state, "shade a1 sw by die")
    assert {text.split()[-1] for text in texts(state, "shade")} == {"bonus"}


def test_die_bonus_and_emperor_come_in_any_order() -> None:
    state = rolled(deal(), "green white white white")
    one = after(state, "shade c3 ne by die", "shade a1 sw by bonus", "emperor 1")
    other = after(state, "emperor 1", "shade a1 sw by bonus", "shade c3 ne by die")
    assert one == other
    assert {text.split()[-1] for text in texts(one, "shade")} == {"emperor"}


def test_everyone_may_decline_to_shade() -> None:
    state = rolled(deal(3), "green red white red")
    assert happened(state, "done")[0] == ev.PartEnded(0)
    state = after(state, "done", "done", "done")
    assert not any(state.shaded)
    assert (state.stage, state.active) == (Stage.ROLL, 1)


def test_the_active_player_shades_first_and_the_others_follow_clockwise() -> None:
    state = deal(3, sheets="CAB")
    assert state.start == 1
    state = after(state, "roll", "orient 0")
    order = []
    while state.stage is Stage.SHADE:
        order.append(GAME.to_act(state))
        state = after(state, "done")
    assert order == [1, 2, 0]


def test_a_part_ends_by_itself_when_nothing_is_left_to_do() -> None:
    state = rolled(deal(), "green red white red", gifts=0)
    state = after(state, "shade c3 ne by die")
    assert GAME.to_act(state) == 0
    state = after(state, "shade a1 sw by bonus")
    assert GAME.to_act(state) == 1


def test_who_can_do_nothing_is_passed_over() -> None:
    state = rolled(deal(3), "green red white red")
    sheet(state, ALL_RED, seat=1, gifts=0)
    state.completed[1] = 0  # so that only the die matters here
    events = happened(state, "done")
    assert ev.PartSkipped(1, COLORS.index("red")) in events
    assert GAME.to_act(after(state, "done")) == 2


def test_nobody_shades_on_the_sheet_of_another() -> None:
    state = after(rolled(deal(), "green red white red"), "shade c3 ne by die", "done")
    state = after(state, "shade g1 ne by die")
    assert state.shaded == [1 << area("c3 ne"), 1 << area("g1 ne")]


def test_shading_is_over_when_the_launch_has_come() -> None:
    state = deal()
    state.stage = Stage.LAUNCH
    assert refused(state, "shade a1 ne by die") == "shading-over"
    assert refused(state, "done") == "shading-over"
