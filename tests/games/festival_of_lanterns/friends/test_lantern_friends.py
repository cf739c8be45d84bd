"""Friends who bring lanterns: Twilight Sparkle, Starlight Glimmer, Fluttershy, Rainbow Dash and
Princess Cadance."""

import pytest

from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.events import FRIEND
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from tests.games.festival_of_lanterns.friends.desk import GAME, Desk, kinds, lantern

RARITY, PINKIE = lantern("rarity"), lantern("pinkie")

# -- Twilight Sparkle --------------------------------------------------------------------------


def test_twilight_exchanges_one_lantern_for_a_different_one_of_the_supply() -> None:
    desk = Desk("twilight").holds("rarity 2", mooncakes=2)
    events = desk.play("befriend twilight", "exchange rarity for pinkie")
    assert desk.held() == {"rarity": 1, "pinkie": 1}
    assert desk.now.mooncakes[0] == 0
    assert events == [
        gala_told.FriendBefriended(0, 0, 2),
        ev.LanternExchanged(0, RARITY, PINKIE, 0),
    ]


def test_without_twilight_there_is_no_exchange() -> None:
    desk = Desk("rarity").holds("rarity 2", mooncakes=5)
    assert not desk.all_of("exchange")
    assert desk.refusal("exchange rarity for pinkie") == "no-help"


def test_without_paying_twilight_there_is_no_exchange() -> None:
    desk = Desk("twilight").holds("rarity 2", mooncakes=5)
    assert desk.refusal("exchange rarity for pinkie") == "no-help"


def test_twilight_exchanges_once() -> None:
    desk = Desk("twilight").holds("rarity 2", mooncakes=4)
    desk.play("befriend twilight", "exchange rarity for pinkie")
    assert not desk.all_of("exchange")
    assert desk.refusal("exchange rarity for pinkie") == "no-help"


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("exchange pinkie for rarity", "no-such-lantern"),
        ("exchange rarity for rarity", "exchange-same"),
        ("exchange rarity for applejack", "supply-empty"),
    ],
)
def test_twilight_needs_a_lantern_of_yours_and_another_of_the_supply(text: str, rule: str) -> None:
    desk = Desk("twilight").holds("", seat=1).holds("rarity 2, applejack 5", mooncakes=2)
    desk.play("befriend twilight")
    assert desk.refusal(text) == rule


def test_twilight_may_exchange_after_the_dedication() -> None:
    desk = Desk("twilight").holds("rarity 4, pinkie", mooncakes=2)
    desk.play("befriend twilight", "dedicate four rarity", "exchange pinkie for rarity")
    assert desk.held() == {"rarity": 1}


def test_twilight_helps_until_the_hand_is_refilled() -> None:
    desk = Desk("twilight").holds("rarity 4", mooncakes=2)
    desk.play("befriend twilight")
    desk.place_anywhere()
    assert desk.gala.uses
    assert desk.can("exchange rarity for pinkie")
    assert "AbilityLost" in kinds(desk.play("take face-up"))


LATE = {
    "twilight": "exchange rarity for applejack",
    "starlight": "exchange rarity for applejack",
    "fluttershy": "take applejack",
    "rainbow": "swap rarity for twilight of seat 1",
    "cadance": "gain applejack with seat 1",
    "celestia": "token on seven",
}


@pytest.mark.parametrize("friend", LATE)
def test_a_friend_helps_after_placing_and_before_refilling(friend: str) -> None:
    desk = Desk(friend, *(() if friend == "twilight" else ("twilight",)))
    desk.holds("twilight", seat=1).holds("rarity 4", mooncakes=5).play(f"befriend {friend}")
    desk.place_anywhere()
    assert "TileDrawn" not in kinds(desk.play(LATE[friend]))
    assert desk.now.seat == 0
    assert desk.can("draw")
    assert desk.gala.uses == (friend == "starlight")


def test_where_no_tile_is_left_to_take_the_turn_waits_for_the_ability() -> None:
    desk = Desk("twilight").tiles({(0, 0): "S1"}, ("S2", "S4", "S5"), ())
    desk.holds("rarity 4", mooncakes=2).play("befriend twilight")
    desk.place_anywhere()
    assert desk.now.seat == 0
    assert GAME.load(GAME.dump(desk.now)) == desk.now
    assert desk.refusal("draw") == "stack-empty"
    assert desk.refusal(GAME.write(m.Place(desk.now.hands[0][0], 2665, 0))) == "tile-placed"
    desk.play("exchange rarity for pinkie")
    assert desk.now.seat == 1


def test_a_turn_without_refill_may_be_ended_with_the_ability_unused() -> None:
    desk = Desk("twilight").tiles({(0, 0): "S1"}, ("S2", "S4", "S5"), ())
    desk.holds("rarity 4", mooncakes=2).play("befriend twilight")
    desk.place_anywhere()
    assert kinds(desk.play("pass")) == ["AbilityLost"]
    assert desk.now.seat == 1


def test_twilight_waits_for_the_lanterns_of_a_tile_that_is_still_to_be_placed() -> None:
    desk = Desk("twilight").holds("", mooncakes=2)
    desk.play("befriend twilight")
    assert not desk.all_of("exchange")
    desk.place_anywhere()
    assert desk.all_of("exchange")


def test_twilight_cannot_help_who_holds_nothing_in_a_final_turn() -> None:
    desk = Desk("twilight").final().holds("", mooncakes=2)
    assert desk.refusal("befriend twilight") == "nothing-to-exchange"


# -- Starlight Glimmer -------------------------------------------------------------------------


def test_starlight_exchanges_two_lanterns() -> None:
    desk = Desk("starlight").holds("rarity 2", mooncakes=3)
    desk.play("befriend starlight", "exchange rarity for pinkie", "exchange rarity for rainbow")
    assert desk.held() == {"pinkie": 1, "rainbow": 1}
    assert not desk.all_of("exchange")


def test_starlight_is_lost_with_one_exchange_left() -> None:
    desk = Desk("starlight").holds("rarity 2", mooncakes=3)
    desk.play("befriend starlight", "exchange rarity for pinkie")
    assert desk.all_of("exchange")
    desk.place_anywhere()
    assert gala_told.AbilityLost(0, 10) in desk.play("take face-up")


def test_starlight_may_dedicate_in_between() -> None:
    desk = Desk("starlight").holds("rarity 3, pinkie 2", mooncakes=3)
    desk.play(
        "befriend starlight",
        "exchange pinkie for rarity",
        "dedicate four rarity",
        "exchange pinkie for rarity",
    )
    assert desk.held() == {"rarity": 1}


# -- Fluttershy --------------------------------------------------------------------------------


def test_fluttershy_gives_a_lantern_of_your_choice() -> None:
    desk = Desk("fluttershy").holds("rarity", mooncakes=3)
    desk.play("befriend fluttershy")
    assert len(desk.all_of("take")) == 7
    assert desk.play("take pinkie") == [ev.LanternGained(0, PINKIE, FRIEND)]
    assert desk.held() == {"rarity": 1, "pinkie": 1}


def test_fluttershy_cannot_give_what_the_supply_lacks() -> None:
    desk = Desk("fluttershy").holds("", seat=1).holds("rarity 5", mooncakes=3)
    desk.play("befriend fluttershy")
    assert desk.refusal("take rarity") == "supply-empty"


def without_supply(desk: Desk) -> Desk:
    """Seat 1 holds all that was in it."""
    for n in range(7):
        desk.state.lanterns[1][n] += desk.state.supply[n]
        desk.state.held[1] += desk.state.supply[n]
        desk.state.supply[n] = 0
    return desk


def test_fluttershy_is_not_befriended_when_the_supply_is_empty_and_stays_so() -> None:
    desk = without_supply(Desk("fluttershy").final().holds("", mooncakes=3))
    assert desk.refusal("befriend fluttershy") == "nothing-to-take"


def test_fluttershy_waits_for_what_a_dedication_returns_to_the_supply() -> None:
    desk = without_supply(Desk("fluttershy").final().holds("pinkie 4", mooncakes=3))
    desk.play("befriend fluttershy")
    assert not desk.all_of("take")
    desk.play("dedicate four pinkie")
    assert desk.all_of("take") == ["take pinkie"]


def test_a_lantern_of_fluttershy_counts_towards_the_limit() -> None:
    desk = Desk("fluttershy").holds("rarity 4, pinkie 4, rainbow 4", mooncakes=3)
    desk.play("befriend fluttershy", "take twilight")
    assert not desk.all_of("place")
    desk.play("discard rarity")
    assert desk.all_of("place")


# -- Rainbow Dash ------------------------------------------------------------------------------


def test_rainbow_swaps_with_another_player() -> None:
    desk = Desk("rainbow", players=3).holds("rarity 2", mooncakes=2)
    desk.holds("pinkie 2", seat=1).holds("pinkie, applejack", seat=2)
    supply = desk.state.supply[:]
    desk.play("befriend rainbow")
    events = desk.play("swap rarity for pinkie of seat 2")
    assert events == [gala_told.LanternsSwapped(0, RARITY, 2, PINKIE)]
    assert desk.held() == {"rarity": 1, "pinkie": 1}
    assert desk.held(2) == {"rarity": 1, "applejack": 1}
    assert desk.now.supply == supply
    assert desk.now.held[:3] == [2, 2, 2]


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("swap pinkie for applejack of seat 1", "no-such-lantern"),
        ("swap rarity for rarity of seat 1", "swap-same"),
        ("swap rarity for twilight of seat 1", "not-theirs"),
        ("swap rarity for rarity of seat 0", "another-player"),
    ],
)
def test_rainbow_swaps_a_lantern_of_yours_for_a_different_one_of_theirs(
    text: str, rule: str
) -> None:
    desk = Desk("rainbow").holds("rarity 2", mooncakes=2).holds("rarity, applejack", seat=1)
    desk.play("befriend rainbow")
    assert desk.refusal(text) == rule


@pytest.mark.parametrize("theirs", ["", "rarity 2"])
def test_rainbow_is_not_befriended_if_there_is_nothing_to_swap(theirs: str) -> None:
    desk = Desk("rainbow").final().holds("rarity 2", mooncakes=2).holds(theirs, seat=1)
    assert desk.refusal("befriend rainbow") == "nothing-to-swap"


# -- Princess Cadance --------------------------------------------------------------------------


def test_cadance_lets_you_gain_first_and_then_another_player() -> None:
    desk = Desk("twilight", "cadance", players=3).holds("", mooncakes=2).holds("", seat=2)
    events = desk.play("befriend cadance", "gain rarity with seat 2")[1:]
    assert events == [ev.LanternGained(0, RARITY, FRIEND), ev.LanternGained(2, RARITY, FRIEND)]


def test_the_last_lantern_of_cadance_is_yours() -> None:
    desk = Desk("twilight", "cadance").holds("rarity 4", mooncakes=2).holds("", seat=1)
    events = desk.play("befriend cadance", "gain rarity with seat 1")[1:]
    assert events == [ev.LanternGained(0, RARITY, FRIEND), ev.LanternMissed(1, RARITY, FRIEND)]


def test_cadance_gives_what_the_supply_has_to_another_player() -> None:
    desk = Desk("twilight", "cadance").holds("", seat=1).holds("rarity 5", mooncakes=2)
    desk.play("befriend cadance")
    assert desk.refusal("gain rarity with seat 1") == "supply-empty"
    assert desk.refusal("gain pinkie with seat 0") == "another-player"
