"""Step 3 of a turn: no more than twelve lanterns when the tile is placed."""

from festival_desktop.games.festival_of_lanterns.events import LanternDiscarded
from festival_desktop.games.festival_of_lanterns.state import Stage
from tests.games.festival_of_lanterns.positions import (
    all_seven,
    hold,
    options,
    play,
    position,
    refusal,
)

THIRTEEN = "twilight 3, rarity 3, rainbow 3, fluttershy 3, pinkie"


def test_twelve_lanterns_may_be_kept() -> None:
    state = position(4, lanterns=["twilight 3, rarity 3, rainbow 3, fluttershy 3"])
    assert options(state, "place")
    assert not options(state, "discard")
    assert refusal(state, "discard twilight") == "no-discard"


def test_with_thirteen_a_lantern_must_go_before_the_tile_is_placed() -> None:
    state = position(4, lanterns=[THIRTEEN])
    assert not options(state, "place")
    assert refusal(state, "place S2 at 1,0 turned 0") == "count-first"
    assert options(state, "discard") == [
        "discard twilight",
        "discard rarity",
        "discard rainbow",
        "discard fluttershy",
        "discard pinkie",
    ]


def test_discards_go_to_the_supply_one_by_one() -> None:
    before = position(4, lanterns=[THIRTEEN + " 2"])
    once = play(before, "discard pinkie")
    assert once.state.stage is Stage.COUNT
    assert once.state.held[0] == 13
    assert not options(once.state, "place")
    assert once.events == (LanternDiscarded(0, 4),)
    twice = play(once.state, "discard twilight").state
    assert twice.stage is Stage.PLACE
    assert twice.lanterns[0] == hold("twilight 2, rarity 3, rainbow 3, fluttershy 3, pinkie")
    assert twice.supply[4] == before.supply[4] + 1
    assert not options(twice, "discard")
    assert options(twice, "place")


def test_only_held_lanterns_can_be_discarded() -> None:
    assert refusal(position(4, lanterns=[THIRTEEN]), "discard starlight") == "no-such-lantern"


def test_a_dedication_may_spare_the_discard() -> None:
    state = position(4, lanterns=[all_seven(2)])
    assert options(state, "discard")
    after = play(state, "dedicate seven").state
    assert after.stage is Stage.PLACE
    assert not options(after, "discard")


def test_a_dedication_may_not_be_enough() -> None:
    state = position(4, lanterns=["twilight 7, rarity 5, rainbow 5"])
    after = play(state, "dedicate four twilight").state
    assert after.stage is Stage.COUNT
    assert not options(after, ("place", "dedicate"))
    assert options(after, "discard")


def test_after_a_discard_it_is_too_late_for_a_dedication() -> None:
    state = position(4, lanterns=["twilight 4, rarity 5, rainbow 4"], mooncakes=[2])
    after = play(state, "discard rarity").state
    assert refusal(after, "dedicate four twilight") == "dedicate-over"
    assert refusal(after, "exchange twilight for rarity") == "exchange-over"


def test_lanterns_gained_by_placing_are_counted_in_the_next_turn() -> None:
    state = position(4, lanterns=["twilight 3, rarity 3, rainbow 3, fluttershy 3"], face_up="F3")
    after = play(state, "place S2 at 1,0 turned 0").state
    assert after.held[0] == 13
    assert after.stage is Stage.REFILL
