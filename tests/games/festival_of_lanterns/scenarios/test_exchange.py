"""Step 1 of a turn: pay two Mooncakes and exchange a lantern."""

from festival_desktop.games.festival_of_lanterns.events import LanternExchanged
from festival_desktop.games.festival_of_lanterns.state import Stage
from tests.games.festival_of_lanterns.positions import hold, options, play, position, refusal


def test_an_exchange_costs_two_mooncakes_and_swaps_one_lantern_with_the_supply() -> None:
    before = position(lanterns=["twilight 2, rarity"], mooncakes=[3])
    after = play(before, "exchange twilight for pinkie")
    assert after.state.mooncakes[0] == 1
    assert after.state.mooncakes_left == before.mooncakes_left + 2
    assert after.state.lanterns[0] == hold("twilight, rarity, pinkie")
    assert after.state.supply[0] == before.supply[0] + 1
    assert after.state.supply[4] == before.supply[4] - 1
    assert after.state.held[0] == 3
    assert after.events == (LanternExchanged(seat=0, given=0, taken=4, paid=2),)


def test_with_one_mooncake_there_is_no_exchange() -> None:
    state = position(lanterns=["twilight 2"], mooncakes=[1])
    assert not options(state, "exchange")
    assert refusal(state, "exchange twilight for rarity") == "exchange-cost"


def test_only_held_lanterns_can_be_given() -> None:
    state = position(lanterns=["twilight"], mooncakes=[2])
    assert len(options(state, "exchange")) == len(options(state, "exchange twilight for")) == 6
    assert refusal(state, "exchange rarity for pinkie") == "no-such-lantern"


def test_the_lantern_taken_must_be_a_different_one() -> None:
    state = position(lanterns=["twilight"], mooncakes=[2])
    assert refusal(state, "exchange twilight for twilight") == "exchange-same"


def test_the_supply_must_have_the_lantern_taken() -> None:
    state = position(lanterns=["twilight", "rarity 5"], mooncakes=[2])
    assert not options(state, "exchange twilight for rarity")
    assert refusal(state, "exchange twilight for rarity") == "supply-empty"


def test_there_is_one_exchange_in_a_turn() -> None:
    state = play(
        position(lanterns=["twilight 3"], mooncakes=[6]), "exchange twilight for rarity"
    ).state
    assert not options(state, "exchange")
    assert refusal(state, "exchange twilight for pinkie") == "exchange-over"


def test_the_exchange_comes_before_the_dedication() -> None:
    state = position(lanterns=["twilight 5"], mooncakes=[2])
    after = play(state, "dedicate four twilight").state
    assert refusal(after, "exchange twilight for rarity") == "exchange-over"


def test_an_exchange_can_make_the_dedication_of_the_same_turn() -> None:
    state = position(lanterns=["twilight 3, rarity"], mooncakes=[2])
    assert not options(state, "dedicate")
    after = play(state, "exchange rarity for twilight")
    assert options(after.state, "dedicate") == ["dedicate four twilight"]


def test_the_exchange_may_be_left_out() -> None:
    state = position(lanterns=["twilight"], mooncakes=[4])
    assert options(state, "place")
    after = play(state, "place S2 at 1,0 turned 0").state
    assert after.mooncakes[0] == 4
    assert after.stage is Stage.EXCHANGE
    assert after.seat == 1


def test_reaching_into_the_supply_first_says_how_an_exchange_begins() -> None:
    take = "take rarity"
    assert refusal(position(lanterns=["twilight"], mooncakes=[2]), take) == "give-first"
    assert refusal(position(lanterns=["twilight"], mooncakes=[1]), take) == "exchange-cost"
