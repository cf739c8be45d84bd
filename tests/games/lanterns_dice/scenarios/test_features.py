"""Pavilions, platforms and boats in the lake."""

from dataclasses import replace

from festival_desktop.core.step import step
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.lake import AREAS_BESIDE
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from tests.games.lanterns_dice.positions import (
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
from tests.games.played import of_kind


def test_example_b_shading_an_area_with_a_pavilion_earns_a_gift() -> None:
    state = rolled(deal(), "blue white white white")
    events = happened(state, "shade b5 nw by die")
    assert ev.GiftEarned(0, area("b5 nw")) in events
    assert after(state, "shade b5 nw by die").gifts == [2, 1]


def test_the_other_area_of_a_pool_with_a_pavilion_earns_nothing() -> None:
    state = after(rolled(deal(), "white green green green"), "shade b5 se by die")
    assert state.gifts == [1, 1]


def test_any_number_of_gifts_can_be_held() -> None:
    state = rolled(deal(), "blue white white white", gifts=30)
    assert after(state, "shade b5 nw by die").gifts[0] == 31


def test_a_gift_earned_while_shading_pays_for_an_emperor_action_at_once() -> None:
    state = rolled(deal(), "blue white white white", gifts=0)
    assert texts(state, "emperor") == []
    assert texts(after(state, "shade b5 nw by die"), "emperor") == ["emperor 1"]


def test_example_c_completing_a_platform_offers_eight_areas_around_it() -> None:
    state = sheet(rolled(deal(), "purple white white white"), ["h5 nw"])
    assert ev.PlatformBonusEarned(0, pool("h5")) in happened(state, "shade h5 se by die")
    offered = texts(after(state, "shade h5 se by die"), "shade")
    beside = [text for text in offered if text.endswith("beside h5")]
    assert sorted({text.split()[1] for text in beside}) == ["g5", "h4", "h6", "i5"]
    assert len(beside) == 8


def test_a_platform_at_the_edge_offers_six_areas_and_in_the_corner_four() -> None:
    assert AREAS_BESIDE[pool("d1")].bit_count() == 6
    state = sheet(rolled(deal(), "blue white white white"), ["i6 nw"])
    state = after(state, "shade i6 se by die")
    assert len([text for text in texts(state) if text.endswith("beside i6")]) == 4


def test_a_platform_offers_any_color_but_no_shaded_area() -> None:
    state = sheet(rolled(deal(), "purple red red red"), ["h5 nw", "g5", "h4 ne"])
    state = after(state, "shade h5 se by die")
    beside = [text for text in texts(state) if text.endswith("beside h5")]
    assert len(beside) == 5
    assert refused(state, "shade g5 ne beside h5") == "area-shaded"


def test_a_platform_gives_its_bonus_once_and_only_when_completed() -> None:
    state = rolled(deal(), "purple red red red")
    assert refused(state, "shade g5 ne beside h5") == "no-platform"
    state = after(state, "shade h5 se by die")
    assert refused(state, "shade g5 ne beside h5") == "no-platform"
    state = sheet(rolled(deal(), "purple red red red"), ["h5 nw"])
    state = after(state, "shade h5 se by die", "shade g5 ne beside h5")
    assert refused(state, "shade g5 sw beside h5") == "no-platform"


def test_a_platform_bonus_may_be_declined() -> None:
    state = sheet(rolled(deal(), "purple red red red", gifts=0), ["h5 nw"])
    state = after(state, "shade h5 se by die", "shade a1 sw by bonus")
    assert GAME.to_act(state) == 0
    assert GAME.to_act(after(state, "done")) == 1


def test_a_platform_whose_neighbours_are_all_shaded_gives_nothing() -> None:
    around = ["g5", "h4", "h6", "i5"]
    state = sheet(rolled(deal(), "purple red red red"), ["h5 nw", *around])
    events = happened(state, "shade h5 se by die")
    assert of_kind(events, ev.PoolCompleted) == [ev.PoolCompleted(0, pool("h5"))]
    assert of_kind(events, ev.PlatformBonusEarned) == []


def test_the_bonus_of_a_platform_earns_gifts_too() -> None:
    state = sheet(rolled(deal(), "red green green green"), ["f3 nw"])
    state = after(state, "shade f3 se by die", "shade g3 sw beside f3")
    assert state.gifts[0] == 2


def test_a_platform_bonus_waits_while_the_turn_bonus_is_used() -> None:
    state = sheet(rolled(deal(), "purple red red red"), ["h5 nw"])
    one = after(state, "shade h5 se by die", "shade a1 sw by bonus", "shade g5 ne beside h5")
    other = after(state, "shade h5 se by die", "shade g5 ne beside h5", "shade a1 sw by bonus")
    assert one == other


def test_platforms_chain_to_any_depth() -> None:
    """Our lake has no two platforms side by side; a printed one may."""
    row = ("h5", "h4", "h3", "g3")
    game = LanternsDice(replace(GAME.content, platforms=tuple(map(pool, row))))
    state = sheet(rolled(deal(), "purple red red red"), ["h5 nw", "h4 ne", "h3 nw", "g3 ne"])
    for text in (
        "shade h5 se by die",
        "shade h4 sw beside h5",
        "shade h3 se beside h4",
        "shade g3 sw beside h3",
        "shade g4 nw beside g3",
    ):
        state = step(game, state, game.read(text)).state
    assert state.shaded[0].bit_count() == 9
    assert state.platforms == 0


def test_several_platform_bonuses_wait_and_are_used_in_any_order() -> None:
    state = sheet(rolled(deal(), "purple red red red"), ["h5 nw", "h1 se"])
    state = after(state, "shade h5 se by die", "shade h1 nw by bonus")
    assert state.platforms == 1 << pool("h5") | 1 << pool("h1")
    one = after(state, "shade g5 ne beside h5", "shade g1 ne beside h1")
    other = after(state, "shade g1 ne beside h1", "shade g5 ne beside h5")
    assert one == other


def test_an_area_between_two_platforms_says_whose_bonus_it_uses() -> None:
    state = sheet(rolled(deal(), "purple white white white"), ["a2", "a4"])
    state.platforms = 1 << pool("a2") | 1 << pool("a4")
    offered = texts(state, "shade a3 ne")
    assert offered == ["shade a3 ne beside a2", "shade a3 ne beside a4"]
    assert after(state, offered[0]).platforms == 1 << pool("a4")
    assert after(state, offered[1]).platforms == 1 << pool("a2")


def test_boats_give_nothing_when_shaded_and_tell_when_they_are_surrounded() -> None:
    around = ["b1", "a2", "b3", "c2 nw"]
    state = sheet(rolled(deal(), "purple red red red"), around)
    events = happened(state, "shade c2 se by die")
    assert ev.BoatSurrounded(0, pool("b2")) in events
    state = sheet(rolled(deal(), "purple red red red"), [*around, "b2 ne"])
    assert of_kind(happened(state, "shade c2 se by die"), ev.BoatSurrounded) == []
