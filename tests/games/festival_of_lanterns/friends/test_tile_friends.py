"""Friends who help around placing a tile: Pinkie Pie, Princess Luna, Spike, Scootaloo, Mistmane
and Apple Bloom.

S1 lies in the middle: Rarity north, Starlight east, Fluttershy south, Rainbow Dash west.
"""

import pytest

from festival_desktop.core.game import Seat
from festival_desktop.core.grid import EAST, NORTH
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.events import FACING, MATCH
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.state import GRID, Stage
from tests.games.festival_of_lanterns.friends.desk import GAME, Desk, kinds, lantern, tile

MIDDLE = {(0, 0): "S1"}
HAND = ("S2", "F1", "F2")
BELOW = "at 0,1 turned 0"
"""S2, F1 and F2 have Fluttershy in the north, so they match S1 from below."""


def desk_with(*friends: str, mooncakes: int = 3, players: int = 2) -> Desk:
    return Desk("twilight", *friends, players=players).tiles(MIDDLE, HAND).holds("", 0, mooncakes)


# -- Pinkie Pie --------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "gained"), [("S2", 1), ("F1", 2)])
def test_pinkie_gives_one_more_mooncake_for_a_match(id: str, gained: int) -> None:
    desk = desk_with("pinkie", mooncakes=1)
    desk.play("befriend pinkie")
    assert ev.MooncakesGained(0, gained, 0) in desk.play(f"place {id} {BELOW}")
    assert desk.now.mooncakes[0] == gained


def test_pinkie_gives_one_more_for_each_match() -> None:
    display = {(0, 0): "F1 180", (1, 0): "S20", (1, 1): "S1 90"}
    desk = desk_with("pinkie", mooncakes=1).tiles(display, ["F2", "S4", "S5"])
    desk.play("befriend pinkie")
    events = desk.play("place F2 at 0,1 turned 0")
    matches = [e for e in events if isinstance(e, ev.LanternGained) and e.reason is MATCH]
    mooncakes = [e.number for e in events if isinstance(e, ev.MooncakesGained)]
    assert len(matches) == len(mooncakes) == 1
    assert mooncakes == [3], "two Fireworks tiles, and one more"


DOUBLE = {(0, 0): "F1 90", (0, -1): "F2 180", (-1, 0): "S5"}
"""Where F6 is placed on the upper left, its twilight meets F2 on the right and S5 below."""


def test_pinkie_counts_matches_and_fireworks_tiles_apart() -> None:
    desk = desk_with("pinkie", mooncakes=1).tiles(DOUBLE, ["F6", "S4", "S20"])
    desk.play("befriend pinkie", "place F6 at -1,-1 turned 0")
    assert desk.now.mooncakes[0] == 4, "two Fireworks tiles, once each, and two matches"


def test_pinkie_gives_nothing_without_a_match() -> None:
    desk = desk_with("pinkie", mooncakes=1)
    desk.play("befriend pinkie", "place S2 at 0,1 turned 90")
    assert desk.now.mooncakes[0] == 0


def test_pinkie_is_gone_in_the_next_turn() -> None:
    desk = desk_with("pinkie", mooncakes=1)
    desk.play("befriend pinkie", f"place S2 {BELOW}", "take face-up")
    assert desk.now.seat == 1
    assert not desk.gala.uses


# -- Princess Luna -----------------------------------------------------------------------------


def test_luna_gives_the_lantern_opposite_yours_right_after_your_own() -> None:
    desk = desk_with("luna")
    events = desk.play("befriend luna", "place F1 at 0,1 turned 180")
    facing = [(e.seat, e.lantern) for e in events if isinstance(e, ev.LanternGained)]
    own, opposite = lantern("fluttershy"), lantern("rainbow")
    assert facing == [(0, own), (0, opposite), (1, opposite)]


def test_luna_takes_the_last_lantern_before_others_do() -> None:
    desk = desk_with("luna").holds("rainbow 4", seat=1)
    events = desk.play("befriend luna", "place F1 at 0,1 turned 180")
    assert ev.LanternGained(0, lantern("rainbow"), FACING) in events
    assert ev.LanternMissed(1, lantern("rainbow"), FACING) in events


def test_others_do_not_gain_from_luna() -> None:
    desk = desk_with("luna", players=4)
    events = desk.play("befriend luna", "place S2 at 0,1 turned 90")
    assert [e.seat for e in events if isinstance(e, ev.LanternGained)] == [0, 0, 1, 2, 3]


# -- Spike -------------------------------------------------------------------------------------

THIRTEEN = "rarity 4, pinkie 4, rainbow 4, applejack"


def test_spike_skips_count() -> None:
    desk = desk_with("spike").holds(THIRTEEN)
    assert not desk.all_of("place")
    desk.play("befriend spike")
    assert not desk.all_of("discard")
    events = desk.play(f"place S2 {BELOW}")
    assert gala_told.CountSkipped(0, 13) in events
    assert desk.now.held[0] > 13


def test_spike_helps_for_one_turn() -> None:
    desk = desk_with("spike", mooncakes=1).holds(THIRTEEN)
    desk.play("befriend spike", f"place S2 {BELOW}", "take face-up")
    desk.place_anywhere()
    desk.play("take face-up")
    assert desk.now.seat == 0
    assert not desk.all_of("place")


def test_spike_is_not_befriended_by_who_has_nothing_to_discard() -> None:
    desk = desk_with("spike").holds("rarity 4, pinkie 4, rainbow 4")
    assert desk.refusal("befriend spike") == "nothing-to-count"


# -- Scootaloo ---------------------------------------------------------------------------------


def test_scootaloo_turns_a_tile_of_the_display() -> None:
    desk = desk_with("scootaloo")
    desk.play("befriend scootaloo")
    assert len(desk.all_of("turn")) == 3
    events = desk.play("turn 0,0 to 90")
    assert events == [gala_told.TileTurned(0, tile("S1"), GRID.origin, 1)]
    south = GAME.sides[desk.now.display[GRID.origin]][2]
    assert south == lantern("starlight")


def test_a_match_with_the_turned_tile_counts_as_it_lies_now() -> None:
    desk = desk_with("scootaloo")
    desk.play("befriend scootaloo", "turn 0,0 to 90")
    events = desk.play(f"place S2 {BELOW}")
    assert not [e for e in events if isinstance(e, ev.LanternGained) and e.reason is MATCH]


@pytest.mark.parametrize(
    ("text", "rule"), [("turn 0,0 to 0", "turned-so"), ("turn 5,5 to 90", "no-tile-there")]
)
def test_scootaloo_turns_a_tile_that_lies_there_to_another_side(text: str, rule: str) -> None:
    desk = desk_with("scootaloo")
    desk.play("befriend scootaloo")
    assert desk.refusal(text) == rule


def test_scootaloo_comes_before_placing() -> None:
    desk = desk_with("scootaloo")
    desk.play("befriend scootaloo", f"place S2 {BELOW}")
    assert desk.refusal("turn 0,0 to 90") == "no-help"


def test_scootaloo_may_turn_after_the_dedication() -> None:
    desk = desk_with("scootaloo").holds("rarity 4")
    desk.play("befriend scootaloo", "dedicate four rarity", "turn 0,0 to 180")
    assert desk.all_of("place")


# -- Mistmane ----------------------------------------------------------------------------------


def test_mistmane_lets_a_side_that_does_not_match_count() -> None:
    desk = desk_with("mistmane")
    events = desk.play("befriend mistmane", "place S2 at 0,1 turned 90")
    mine = lantern("applejack")
    assert gala_told.SideCounted(0, NORTH, mine) in events
    assert ev.LanternGained(0, mine, MATCH) in events, "your tile's lantern, not the other's"
    assert desk.now.stage is Stage.REFILL
    assert not desk.gala.uses


def test_fireworks_count_with_mistmane() -> None:
    desk = desk_with("mistmane", mooncakes=2)
    events = desk.play("befriend mistmane", "place F1 at 0,1 turned 90")
    assert lantern("fluttershy") == GAME.sides[tile("F1") * 4 + 1][NORTH]
    assert kinds(events).count("SideCounted") == 0, "this one matches by itself"
    desk = desk_with("mistmane", mooncakes=2)
    events = desk.play("befriend mistmane", "place F1 at 0,1 turned 180")
    assert ev.MooncakesGained(0, 1, 0) in events


@pytest.mark.parametrize(
    ("above", "id", "turned", "gained"),
    [
        ("S1", "S2", 90, 0),
        ("S1", "F1", 180, 1),
        ("F1 180", "S2", 90, 1),
        ("F1 180", "F2", 90, 2),
    ],
)
def test_each_fireworks_tile_of_a_side_that_counts_pays(
    above: str, id: str, turned: int, gained: int
) -> None:
    hand = [id, "S4", "S5"]
    desk = desk_with("mistmane", mooncakes=2).tiles({(0, 0): above}, hand)
    if above != "S1" and id == "F2":
        turned = 180
    events = desk.play("befriend mistmane", f"place {id} at 0,1 turned {turned}")
    assert "SideCounted" in kinds(events)
    assert desk.now.mooncakes[0] == gained


@pytest.mark.parametrize(("beside", "more"), [("S10", 0), ("F9", 1)])
def test_a_placed_tile_that_has_paid_for_a_match_does_not_pay_for_the_counted_side(
    beside: str, more: int
) -> None:
    # F6 meets S5 below with twilight, so it has paid; the tile on its right does not match.
    display = {(-1, 0): "S5", (0, 0): "S1", (0, -1): beside}
    desk = desk_with("mistmane", mooncakes=2).tiles(display, ["F6", "S4", "S20"])
    events = desk.play("befriend mistmane", "place F6 at -1,-1 turned 0")
    assert gala_told.SideCounted(0, EAST, lantern("twilight")) in events
    assert desk.now.mooncakes[0] == 1 + more


TWO_BESIDE = {(0, 0): "S1", (1, 0): "S20", (1, 1): "S3"}
"""Below S1 and left of S3, whose west side is Starlight."""


def test_of_several_sides_you_choose_which_counts() -> None:
    desk = desk_with("mistmane").tiles(TWO_BESIDE, HAND)
    desk.play("befriend mistmane", "place S2 at 0,1 turned 90")
    assert desk.all_of("match") == ["match north", "match east"]
    assert len(GAME.legal_moves(desk.now)) == 2
    assert desk.refusal("match south") == "no-mismatch"
    assert desk.refusal("take face-up") == "side-first"
    events = desk.play("match east")
    assert events[0] == gala_told.SideCounted(0, EAST, lantern("fluttershy"))
    assert [e.reason for e in events if isinstance(e, ev.LanternGained)] == [
        MATCH,
        FACING,
        FACING,
    ]
    assert desk.now.stage is Stage.REFILL


def test_mistmane_has_nothing_to_do_if_all_sides_match() -> None:
    desk = desk_with("mistmane")
    desk.play("befriend mistmane", f"place S2 {BELOW}")
    assert gala_told.AbilityLost(0, 13) in desk.play("take face-up")


# -- Apple Bloom -------------------------------------------------------------------------------

STACK = ("S10", "S11", "S12", "S13", "S14")
"""S10 lies face up, S11 on top."""


def desk_with_stack() -> Desk:
    return desk_with("apple-bloom").tiles(MIDDLE, HAND, STACK)


def test_apple_bloom_lets_you_keep_one_of_the_top_two_tiles() -> None:
    desk = desk_with_stack()
    desk.play("befriend apple-bloom", f"place S2 {BELOW}")
    assert desk.can("take face-up")
    assert desk.can("draw")
    assert desk.play("look") == [gala_told.TilesLookedAt(0, (tile("S11"), tile("S12")))]
    assert desk.all_of("keep") == ["keep S11", "keep S12"]
    desk.play("keep S12")
    assert tile("S12") in desk.now.hands[0]
    assert desk.now.stack == [tile(id) for id in ("S11", "S14", "S13")], "the other at the bottom"
    assert desk.now.seat == 1


def looked_at(desk: Desk, viewer: Seat | None) -> tuple[int, ...]:
    return GAME.view(desk.now, viewer).looked_at


def test_what_apple_bloom_shows_is_for_your_eyes_only() -> None:
    desk = desk_with_stack()
    events = desk.play("befriend apple-bloom", f"place S2 {BELOW}", "look")
    assert GAME.censor(events[-1], 1) == gala_told.TilesLookedAt(0, ())
    assert looked_at(desk, 0) == (tile("S11"), tile("S12"))
    for other in (1, None):
        assert looked_at(desk, other) == ()
    (kept,) = desk.play("keep S11")
    assert kept == gala_told.TileKept(0, tile("S11"))
    assert GAME.censor(kept, 1) == gala_told.TileKept(0, None)


def test_looking_seals_the_step_and_keeping_must_follow() -> None:
    desk = desk_with_stack()
    desk.play("befriend apple-bloom", f"place S2 {BELOW}")
    assert desk.match.undo_reach(0).undo_to == 1
    desk.play("look")
    assert desk.match.undo_reach(0).undo_to is None
    assert desk.refusal("take face-up") == "keep-first"
    assert desk.refusal("keep S13") == "not-looked-at"


def test_apple_bloom_may_be_left_unused() -> None:
    desk = desk_with_stack()
    desk.play("befriend apple-bloom", f"place S2 {BELOW}")
    assert gala_told.AbilityLost(0, 7) in desk.play("take face-up")


def test_apple_bloom_needs_two_tiles_in_the_stack() -> None:
    desk = desk_with("apple-bloom").tiles(MIDDLE, HAND, STACK[:2])
    assert desk.refusal("befriend apple-bloom") == "few-tiles"


def test_apple_bloom_waits_for_the_refill() -> None:
    desk = desk_with_stack()
    desk.play("befriend apple-bloom")
    assert desk.refusal("look") == "no-help"


# -- final turns -------------------------------------------------------------------------------


@pytest.mark.parametrize("friend", ["pinkie", "luna", "spike", "scootaloo", "mistmane"])
def test_friends_of_the_placement_have_nothing_to_do_in_a_final_turn(friend: str) -> None:
    desk = desk_with(friend).holds(THIRTEEN).final()
    assert desk.refusal(f"befriend {friend}") == "no-tile-to-place"


def test_apple_bloom_has_nothing_to_show_in_a_final_turn() -> None:
    assert desk_with("apple-bloom").final().refusal("befriend apple-bloom") == "few-tiles"
