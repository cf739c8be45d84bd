"""One player alone, by rules of ours."""

from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.content import Action
from festival_desktop.games.lanterns_dice.heuristics import LanternsDiceHeuristics
from festival_desktop.games.lanterns_dice.state import Stage
from tests.games.lanterns_dice.positions import (
    COLORS,
    GAME,
    after,
    deal,
    happened,
    rolled,
    sheet,
    texts,
)
from tests.games.weights import weights


def test_every_row_of_the_sheet_is_a_turn() -> None:
    assert GAME.content.tables[1].turns == 12
    for letter in GAME.content.sheets:
        two, three = letter.bonuses[2], letter.bonuses[3]
        assert letter.bonuses[1] == (*three, *two[6:])
        assert three[:6] == two[:6]


def test_the_tray_is_turned_for_oneself_only() -> None:
    state = rolled(deal(1), "red blue green white")
    state.stage = Stage.ORIENT
    state.close_part()
    seen = []
    for quarters in range(4):
        oriented = happened(state, f"orient {90 * quarters}")[0]
        assert isinstance(oriented, ev.TrayOriented)
        seen.append([COLORS[color] for color in oriented.faced])
    assert sorted(seen) == [["blue"], ["green"], ["red"], ["white"]]


def test_all_four_dice_are_shown() -> None:
    state = rolled(deal(1), "red blue green white", gifts=3)
    granted = GAME.shading.grants(state, Action.NOT_SHOWN)
    assert [COLORS[color] for color in range(6) if granted[0] >> color & 1] == ["orange", "purple"]
    others = GAME.shading.grants(state, Action.OTHER_DICE)
    assert {COLORS[colors.bit_length() - 1] for colors in others} == {"blue", "green", "white"}


def test_the_die_on_the_left_is_that_of_the_next_side_clockwise() -> None:
    state = rolled(deal(1, emperor="BBB"), "red blue green white", gifts=1)
    assert GAME.shading.grants(state, Action.LEFT_DIE) == (1 << COLORS.index("blue"),)
    state.quarters = 1  # as the east side came to the south, the south side came to the west
    assert COLORS[GAME.shading.faced(state, 0)] == "white"
    assert GAME.shading.grants(state, Action.LEFT_DIE) == (1 << COLORS.index("red"),)


def test_after_the_part_comes_the_launch_and_then_the_next_turn() -> None:
    state = sheet(rolled(deal(1), "red blue green white"), ("a1", "a2", "b2"), gifts=0)
    state = after(state, "done")
    assert state.stage is Stage.LAUNCH
    assert texts(state, "launch")
    state = after(state, "pass")
    assert (state.stage, state.turn, state.seat) == (Stage.ROLL, 1, 0)


def test_after_twelve_turns_one_more_display_is_launched() -> None:
    state, rng, launches = deal(1), Rng.from_seed("alone"), 0
    while state.stage is not Stage.OVER:
        launches += state.stage is Stage.LAST_LAUNCH
        legal = GAME.legal_moves(state)
        others = [move for move in legal if GAME.write(move) not in ("done", "pass")] or legal
        GAME.play(state, others[rng.below(len(others))], [])
    assert state.turn == 12
    assert launches <= 1
    assert GAME.standing(state).winners == (0,)


def test_nobody_is_thought_of_as_a_rival() -> None:
    heuristics = LanternsDiceHeuristics(GAME, weights("lanterns_dice"))
    terms = heuristics.terms(rolled(deal(1), "red blue green white"), 0)
    assert "rivals" not in terms
