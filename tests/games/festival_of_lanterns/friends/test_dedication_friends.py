"""Friends who help with Dedications: Rarity, Applejack, Sweetie Belle, Trixie and Princess
Celestia."""

import pytest

from festival_desktop.core.errors import UnreadableMove
from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.content import FOUR, PAIRS
from festival_desktop.games.festival_of_lanterns.events import FRIEND
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from tests.games.festival_of_lanterns.friends.desk import GAME, Desk, cards, gala, kinds, lantern

RARITY = lantern("rarity")
EACH_BUT_RARITY = "twilight, rainbow, fluttershy, pinkie, applejack, starlight"

# -- Rarity ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "text", "points"),
    [
        ("pinkie 3", "dedicate four pinkie without pinkie", 8),
        ("pinkie 2, rainbow 2, rarity", "dedicate pairs rarity rainbow pinkie without rarity", 9),
        (EACH_BUT_RARITY, "dedicate seven without rarity", 10),
    ],
)
def test_rarity_lets_a_dedication_leave_out_one_lantern(held: str, text: str, points: int) -> None:
    desk = Desk("rarity").holds(held, mooncakes=3)
    desk.play("befriend rarity", text)
    assert desk.held() == {}
    assert [made for _, made in desk.now.claimed[0]] == [points]
    assert not desk.gala.uses


def test_rarity_may_save_a_lantern_you_hold() -> None:
    desk = Desk("rarity").holds("pinkie 4", mooncakes=3)
    desk.play("befriend rarity")
    assert desk.can("dedicate four pinkie")
    desk.play("dedicate four pinkie without pinkie")
    assert desk.held() == {"pinkie": 1}


def test_rarity_leaves_out_one_lantern_only() -> None:
    desk = Desk("rarity").holds("pinkie 2, rainbow, rarity, twilight 2", mooncakes=3)
    assert desk.can("befriend rarity")
    desk.play("befriend rarity")
    assert desk.refusal("dedicate four pinkie without pinkie") == "four-needed"
    assert desk.refusal("dedicate pairs rarity rainbow pinkie without rarity") == "pairs-needed"
    assert desk.refusal("dedicate seven without rarity") == "seven-needed"
    assert desk.can("dedicate pairs twilight rarity pinkie without rarity")
    assert not desk.can("dedicate pairs twilight rarity pinkie without pinkie")


def test_nothing_is_left_out_without_rarity() -> None:
    desk = Desk("rarity").holds("pinkie 4", mooncakes=3)
    assert desk.refusal("dedicate four pinkie without pinkie") == "no-help"


def test_rarity_is_not_befriended_if_no_dedication_would_come_of_it() -> None:
    desk = Desk("rarity").holds("pinkie 2, rainbow 1", mooncakes=3)
    assert desk.refusal("befriend rarity") == "no-dedication-now"


def test_rarity_is_lost_with_a_dedication_that_leaves_nothing_out() -> None:
    desk = Desk("rarity").holds("pinkie 4", mooncakes=3)
    desk.play("befriend rarity", "dedicate four pinkie")
    desk.place_anywhere()
    assert gala_told.AbilityLost(0, 3) in desk.play("take face-up")


# -- Applejack ---------------------------------------------------------------------------------


def test_applejack_allows_one_more_dedication() -> None:
    desk = Desk("applejack").holds("pinkie 4, rarity 4, rainbow 4", mooncakes=3)
    desk.play("befriend applejack", "dedicate four pinkie", "dedicate four rarity")
    assert [points for _, points in desk.now.claimed[0]] == [8, 7]
    assert desk.refusal("dedicate four rainbow") == "dedicate-over"


def test_without_applejack_there_is_one_dedication() -> None:
    desk = Desk("applejack").holds("pinkie 4, rarity 4", mooncakes=3)
    desk.play("dedicate four pinkie")
    assert desk.refusal("dedicate four rarity") == "dedicate-over"
    assert desk.refusal("befriend applejack") == "befriend-over"


def test_applejack_is_not_befriended_for_a_single_dedication() -> None:
    desk = Desk("applejack").holds("pinkie 4, rarity 3, rainbow", mooncakes=3)
    assert desk.can("befriend applejack"), "the tile of this turn may bring a Rarity lantern"
    desk = Desk("applejack").holds("pinkie 4, rarity 3, rainbow", mooncakes=3).final()
    assert desk.refusal("befriend applejack") == "no-second-dedication"


def test_applejack_counts_the_tiles_that_are_left() -> None:
    desk = Desk("applejack").holds("pinkie 4, rarity 4", mooncakes=3).left(1, 3, 5)
    assert desk.can("befriend applejack")
    desk = Desk("applejack").holds("pinkie 4, rarity 4", mooncakes=3).final()
    desk.left(0, 3, 5, generic=1)
    assert desk.refusal("befriend applejack") == "no-second-dedication"


def test_the_second_dedication_of_applejack_may_be_left_out() -> None:
    desk = Desk("applejack").holds("pinkie 4, rarity 4", mooncakes=3)
    desk.play("befriend applejack", "dedicate four pinkie")
    desk.place_anywhere()
    assert "AbilityLost" in kinds(desk.play("take face-up"))


def test_applejack_helps_after_the_tile_is_placed() -> None:
    desk = Desk("applejack").holds("pinkie 4, rarity 4", mooncakes=3)
    desk.play("befriend applejack", "dedicate four pinkie")
    assert desk.gala.uses == 1
    desk.place_anywhere()
    assert desk.refusal("dedicate four twilight") == "four-needed"
    desk.play("dedicate four rarity")
    assert [points for _, points in desk.now.claimed[0]] == [8, 7]
    assert desk.all_of("dedicate") == []
    assert "AbilityLost" not in kinds(desk.play("take face-up"))


def test_applejack_helps_after_placing_also_if_none_was_made_before() -> None:
    desk = Desk("applejack").holds("pinkie 4, rarity 4", mooncakes=3)
    desk.play("befriend applejack")
    desk.place_anywhere()
    desk.play("dedicate four rarity")
    assert desk.refusal("dedicate four pinkie") == "dedicate-over"


# -- Sweetie Belle -----------------------------------------------------------------------------


def test_sweetie_belle_takes_back_a_lantern_of_the_dedication() -> None:
    desk = Desk("rarity", "sweetie-belle").holds("pinkie 4, rainbow", mooncakes=1)
    desk.play("befriend sweetie-belle")
    assert desk.refusal("take pinkie") == "no-help"
    desk.play("dedicate four pinkie")
    assert desk.all_of("take") == ["take pinkie"]
    events = desk.play("take pinkie")
    assert events == [ev.LanternGained(0, lantern("pinkie"), FRIEND)]
    assert desk.held() == {"pinkie": 1, "rainbow": 1}


def test_sweetie_belle_takes_back_one_of_those_returned_only() -> None:
    desk = Desk("rarity", "sweetie-belle").holds("pinkie 2, rarity 2, rainbow 2", mooncakes=1)
    desk.play("befriend sweetie-belle", "dedicate pairs rarity rainbow pinkie")
    assert set(desk.all_of("take")) == {"take pinkie", "take rarity", "take rainbow"}
    assert desk.refusal("take twilight") == "not-returned"
    desk.play("take rarity")
    assert not desk.all_of("take")


def test_sweetie_belle_waits_for_a_dedication_and_is_lost_without_one() -> None:
    desk = Desk("rarity", "sweetie-belle").holds("pinkie 4", mooncakes=1)
    desk.play("befriend sweetie-belle")
    assert desk.gala.uses == 1
    desk.place_anywhere()
    assert gala_told.AbilityLost(0, 6) in desk.play("take face-up")


def test_sweetie_belle_is_not_befriended_without_a_dedication_in_sight() -> None:
    desk = Desk("rarity", "sweetie-belle").holds("pinkie 3", mooncakes=1)
    assert desk.refusal("befriend sweetie-belle") == "no-dedication-now"


def test_sweetie_belle_offers_no_lantern_the_supply_has_given_away() -> None:
    desk = Desk("rarity", "sweetie-belle").tiles({(0, 0): "S1"}, ["S2", "S4", "S5"])
    desk.holds("pinkie 2, fluttershy 2, rainbow 2", mooncakes=1).holds("fluttershy 3", seat=1)
    desk.play("befriend sweetie-belle", "dedicate pairs rainbow fluttershy pinkie")
    assert "take fluttershy" in desk.all_of("take")
    # S2 meets S1 with fluttershy, and shows it to seat 1: that were both of the Supply.
    desk.play("place S2 at 0,1 turned 0")
    assert not desk.now.supply[lantern("fluttershy")]
    assert desk.all_of("take") == ["take rainbow", "take pinkie", "take face-up"]
    assert desk.refusal("take fluttershy") == "supply-empty"


def test_sweetie_belle_may_still_take_back_after_counting() -> None:
    desk = Desk("rarity", "sweetie-belle")
    desk.holds("pinkie 4, rarity 4, rainbow 4, twilight 4, starlight", mooncakes=1)
    desk.play("befriend sweetie-belle", "dedicate four pinkie", "discard starlight")
    desk.play("take pinkie")
    assert not desk.all_of("place"), "thirteen lanterns again"


# -- Trixie ------------------------------------------------------------------------------------


def test_a_trixie_lantern_is_taken_when_you_like() -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 3", mooncakes=3)
    assert desk.refusal("take trixie") == "no-help"
    assert kinds(desk.play("befriend trixie")) == ["FriendBefriended"]
    assert kinds(desk.play("take trixie")) == ["TrixieTaken"]
    assert desk.gala.trixies == [1, 0]
    assert desk.gala.trixies_left == 4
    assert desk.now.held[0] == 4
    assert not desk.gala.uses
    assert desk.refusal("take trixie") == "no-help", "one of them"


def test_a_trixie_lantern_taken_after_placing_is_not_counted_in_this_turn() -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 4, rarity 4, rainbow 4", mooncakes=3)
    desk.play("befriend trixie")
    desk.place_anywhere()
    held = desk.now.held[0]
    desk.play("take trixie")
    assert desk.now.held[0] == held + 1 > 13
    assert desk.can("take face-up")


def test_a_trixie_lantern_taken_before_placing_is_counted() -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 4, rarity 4, rainbow 4", mooncakes=3)
    desk.play("befriend trixie")
    assert desk.all_of("place")
    desk.play("take trixie")
    assert not desk.all_of("place")
    assert desk.can("discard trixie")


def test_a_trixie_lantern_not_taken_is_lost_at_the_end_of_the_turn() -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 3", mooncakes=3)
    desk.play("befriend trixie")
    desk.place_anywhere()
    assert gala_told.AbilityLost(0, 14) in desk.play("take face-up")
    assert desk.gala.trixies == [0, 0]


def test_a_trixie_lantern_that_comes_back_in_this_turn_can_be_taken_again() -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 3", mooncakes=3).trixies(3).trixies(2, seat=1)
    desk.play("befriend trixie")
    assert desk.refusal("take trixie") == "no-help"
    desk.play("dedicate four pinkie")
    desk.play("take trixie")
    assert desk.gala.trixies == [3, 2]


def test_in_edition_3_a_trixie_lantern_comes_at_once() -> None:
    third = FestivalOfLanterns(GAME.content, edition=3)
    desk = Desk("rarity", "trixie").holds("pinkie 3", mooncakes=3)
    after, log = desk.state.copy(), list[Event]()
    third.play(after, third.read("befriend trixie"), log)
    assert kinds(log) == ["FriendBefriended", "TrixieTaken"]
    assert "take trixie" not in map(third.write, third.legal_moves(after))


@pytest.mark.parametrize(
    ("held", "trixies", "text"),
    [
        ("pinkie 3", 1, "dedicate four pinkie"),
        ("pinkie 2, rainbow, rarity", 2, "dedicate pairs rarity rainbow pinkie"),
        ("pinkie 2, rainbow 2", 2, "dedicate pairs rarity rainbow pinkie"),
        (EACH_BUT_RARITY, 1, "dedicate seven"),
        ("", 4, "dedicate four pinkie"),
    ],
)
def test_a_trixie_lantern_stands_for_any_lantern_of_a_dedication(
    held: str, trixies: int, text: str
) -> None:
    desk = Desk("rarity", "trixie").holds(held).trixies(trixies)
    (event,) = desk.play(text)
    assert isinstance(event, ev.DedicationMade)
    assert event.trixies == trixies
    assert desk.held() == {}
    assert desk.now.held[0] == 0
    assert desk.gala.trixies_left == 5, "it goes back to its pile, not to the Supply"


def test_a_trixie_lantern_need_not_stand_for_a_lantern_that_is_held() -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 4").trixies(1)
    desk.play("dedicate four pinkie")
    assert desk.gala.trixies == [1, 0]


@pytest.mark.parametrize(
    ("held", "trixies", "text", "left"),
    [
        ("pinkie 4", 1, "dedicate four pinkie keeping pinkie", {"pinkie": 1}),
        ("pinkie 4", 2, "dedicate four pinkie keeping pinkie pinkie", {"pinkie": 2}),
        ("pinkie 3", 2, "dedicate four pinkie keeping pinkie", {"pinkie": 1}),
        (
            "pinkie 2, rainbow 2, rarity 2",
            1,
            "dedicate pairs rarity rainbow pinkie keeping rainbow",
            {"rainbow": 1},
        ),
        (f"{EACH_BUT_RARITY}, rarity", 1, "dedicate seven keeping rarity", {"rarity": 1}),
    ],
)
def test_a_trixie_lantern_may_stand_for_a_lantern_that_is_held(
    held: str, trixies: int, text: str, left: dict[str, int]
) -> None:
    desk = Desk("rarity", "trixie").holds(held).trixies(trixies)
    supply = list(desk.now.supply)
    (event,) = desk.play(text)
    assert isinstance(event, ev.DedicationMade)
    assert event.trixies == trixies
    assert desk.held() == left
    assert desk.now.held[0] == sum(left.values())
    assert desk.gala.trixies_left == 5
    back = sum(desk.now.supply) - sum(supply)
    assert back == sum(cards(held)) - sum(left.values()), "Trixie lanterns go to their pile"


def test_every_lantern_of_the_set_can_be_kept_each_way_once() -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 2, rainbow 2, rarity 2").trixies(2)
    ways = desk.all_of("dedicate")
    ways = [way for way in ways if way.startswith("dedicate pairs rarity rainbow pinkie")]
    assert len(ways) == 1 + 3 + 6
    assert len({*ways}) == len(ways)


def test_a_lantern_is_kept_beside_the_one_that_rarity_leaves_out() -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 3", mooncakes=3).trixies(1)
    desk.play("befriend rarity", "dedicate four pinkie without pinkie keeping pinkie")
    assert desk.held() == {"pinkie": 1}
    assert desk.gala.trixies == [0, 0]


def test_sweetie_belle_takes_back_no_lantern_that_was_kept() -> None:
    desk = Desk("rarity", "sweetie-belle", "trixie").trixies(1)
    desk.holds(f"{EACH_BUT_RARITY}, rarity", mooncakes=2)
    desk.play("befriend sweetie-belle", "dedicate seven keeping rarity")
    assert "take rarity" not in desk.all_of("take")
    assert len(desk.all_of("take")) == 6


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("dedicate four pinkie keeping pinkie pinkie", "four-needed"),
        ("dedicate seven keeping rarity", "seven-needed"),
    ],
)
def test_no_more_is_kept_than_trixie_lanterns_stand_for(text: str, rule: str) -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 4").trixies(1)
    assert desk.refusal(text) == rule


def test_who_holds_no_trixie_lantern_keeps_nothing() -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 4")
    assert desk.refusal("dedicate four pinkie keeping pinkie") == "no-trixie"


@pytest.mark.parametrize(
    "text",
    [
        "dedicate four pinkie keeping",
        "dedicate four pinkie keeping rarity",
        "dedicate pairs rarity rainbow pinkie keeping pinkie rarity",
        "dedicate seven keeping rarity rarity",
        "pass keeping rarity",
    ],
)
def test_what_keeps_no_lantern_of_the_set_cannot_be_read(text: str) -> None:
    with pytest.raises(UnreadableMove):
        GAME.read(text)


def test_too_few_trixie_lanterns_make_no_dedication() -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 2").trixies(1)
    assert desk.refusal("dedicate four pinkie") == "four-needed"
    assert not desk.all_of("dedicate")


def test_a_trixie_lantern_and_rarity_work_together() -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 2", mooncakes=3).trixies(1)
    desk.play("befriend rarity", "dedicate four pinkie without pinkie")
    assert desk.now.held[0] == 0


def test_a_trixie_lantern_counts_towards_the_limit_and_can_be_discarded() -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 4, rarity 4, rainbow 4").trixies(1)
    assert not desk.all_of("place")
    assert desk.play("discard trixie") == [gala_told.TrixieDiscarded(0)]
    assert desk.gala.trixies_left == 5
    assert desk.all_of("place")


def test_trixie_lanterns_are_neither_exchanged_nor_swapped() -> None:
    desk = Desk("twilight", "rainbow", "trixie").final().holds("", mooncakes=2).trixies(1)
    desk.holds("pinkie", seat=1)
    assert desk.refusal("befriend twilight") == "nothing-to-exchange"
    assert desk.refusal("befriend rainbow") == "nothing-to-swap"


def test_trixie_is_not_befriended_when_her_pile_is_empty_and_stays_so() -> None:
    desk = Desk("rarity", "trixie").holds("", mooncakes=3).trixies(3).trixies(2, seat=1)
    assert desk.refusal("befriend trixie") == "no-trixie-left"


def test_who_holds_no_trixie_lantern_cannot_discard_one() -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 4, rarity 4, rainbow 4, twilight")
    assert desk.refusal("discard trixie") == "no-trixie"
    desk = Desk("rarity", "trixie").holds("pinkie").trixies(1)
    assert desk.refusal("discard trixie") == "no-discard"


def test_without_trixie_there_are_no_trixie_lanterns() -> None:
    assert Desk("rarity").gala.trixies_left == 0


def test_trixie_lanterns_break_ties_like_other_lanterns() -> None:
    desk = Desk("rarity", "trixie").holds("pinkie 2").trixies(1)
    assert desk.match.standing.scores[0].tiebreaks == (1, 3)


# -- Princess Celestia -------------------------------------------------------------------------


def test_a_dedication_from_the_stack_with_your_token_scores_one_more() -> None:
    desk = Desk("rarity", "celestia").holds("pinkie 4, rarity 4", mooncakes=3)
    assert desk.play("befriend celestia", "token on four")[1] == gala_told.TokenPut(0, FOUR, None)
    (event,) = desk.play("dedicate four pinkie")
    assert isinstance(event, ev.DedicationMade)
    assert (event.points, event.favour) == (8, 1)
    score = desk.match.standing.scores[0]
    assert score.total == 9
    assert [(line.what, line.points) for line in score.lines if line.points] == [
        ("four", 8),
        ("celestia", 1),
    ]


def test_the_token_stays_and_works_every_turn_for_its_owner_alone() -> None:
    desk = Desk("rarity", "celestia").holds("pinkie 4", mooncakes=3).holds("rarity 4", seat=1)
    desk.play("befriend celestia", "token on four")
    desk.place_anywhere()
    desk.play("take face-up", "dedicate four rarity")
    assert desk.gala.favours == [0, 0]
    desk.place_anywhere()
    desk.play("take face-up", "dedicate four pinkie")
    assert desk.gala.favours == [1, 0]


def test_the_token_can_be_moved_to_another_stack() -> None:
    desk = Desk("rarity", "celestia").holds("pinkie 4", mooncakes=3)
    gala(desk.state).tokens[0] = FOUR
    desk.play("befriend celestia")
    assert desk.refusal("token on four") == "token-there"
    assert desk.play("token on pairs") == [gala_told.TokenPut(0, PAIRS, FOUR)]


def test_a_generic_tile_brings_no_favour() -> None:
    desk = Desk("rarity", "celestia").holds("pinkie 4").left(0, 3, 5)
    gala(desk.state).tokens[0] = FOUR
    (event,) = desk.play("dedicate four pinkie")
    assert isinstance(event, ev.DedicationMade)
    assert (event.points, event.generic, event.favour) == (4, True, 0)


def test_the_token_is_put_on_a_stack_that_has_tiles() -> None:
    desk = Desk("rarity", "celestia").holds("pinkie 4", mooncakes=3).left(0, 3, 5)
    desk.play("befriend celestia")
    assert desk.refusal("token on four") == "no-stack"


def test_celestia_is_not_befriended_when_all_stacks_are_empty() -> None:
    desk = Desk("rarity", "celestia").holds("pinkie 4", mooncakes=3).left(0, 0, 0)
    assert desk.refusal("befriend celestia") == "no-stack-for-token"
