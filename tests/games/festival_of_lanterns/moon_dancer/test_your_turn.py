"""Moon Dancer's challenge: the setup, your turns, what she gains from them, and the end."""

import pytest

from festival_desktop.core.errors import BadSetup, BrokenSave
from festival_desktop.core.game import Event, Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.events import FACING, MATCH
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, PERSON
from festival_desktop.games.festival_of_lanterns.moon_dancer.events import DedicationsCompared
from festival_desktop.games.festival_of_lanterns.state import GRID, Stage, State
from tests.games.festival_of_lanterns.friends.desk import (
    FRIENDS,
    GAME,
    LEVELS,
    SOLO,
    Desk,
    gala,
    kinds,
    lantern,
    tile,
)

OURS = ["crescent", "half-moon", "full-moon"]
OPPOSITE = ["half-moon", "full-moon"]
"""The levels at which the side opposite yours is hers."""


def dealt(level: str = "friend", seed: int = 1, friends: tuple[str, ...] = ("twilight",)) -> State:
    return GAME.deal(Setup(1, {"friends": friends, "level": (level,)}), Rng(seed))


def fireworks(tiles: list[int]) -> int:
    return sum(GAME.content.tiles[tile].fireworks for tile in tiles)


# -- setup -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "number"), [("friend", 1), ("mentor", 2), ("princess", 3)])
@pytest.mark.parametrize("seed", range(5))
def test_the_level_says_how_many_fireworks_tiles_are_in_the_opening_hand(
    level: str, number: int, seed: int
) -> None:
    state = dealt(level, seed)
    assert len(state.hands[PERSON]) == 3
    assert fireworks(state.hands[PERSON]) == number
    assert state.hands[MOON_DANCER] == []


@pytest.mark.parametrize("seed", range(5))
def test_the_stack_has_seven_sky_and_five_fireworks_tiles_the_top_one_face_up(seed: int) -> None:
    state = dealt(seed=seed)
    stack = [*state.stack, state.face_up]
    assert len(stack) == 12
    assert fireworks(stack) == 5


@pytest.mark.parametrize("seed", range(8))
def test_you_begin_with_twilight_and_a_mooncake_she_with_the_lanterns_beside_you(
    seed: int,
) -> None:
    state = dealt(seed=seed)
    assert state.lanterns[PERSON] == [1, 0, 0, 0, 0, 0, 0]
    assert state.mooncakes[:] == [1, 0]
    _north, east, _south, west = GAME.sides[state.display[GRID.origin]]
    hers = [0] * 7
    hers[west] += 1
    hers[east] += 1
    assert state.lanterns[MOON_DANCER] == hers
    assert not GAME.content.tiles[state.display[GRID.origin] // 4].fireworks


def test_supply_and_dedications_are_those_of_two_players() -> None:
    state, two = dealt(), GAME.deal(Setup(2), Rng(1))
    assert state.left == two.left
    both = [sum(cards) for cards in zip(state.supply, *state.lanterns, strict=True)]
    assert both == [5] * 7


def test_the_starting_tile_lies_in_any_direction() -> None:
    assert {dealt(seed=seed).display[GRID.origin] % 4 for seed in range(40)} == {0, 1, 2, 3}


def test_you_begin() -> None:
    assert GAME.to_act(dealt()) == PERSON


def test_twilight_is_the_friend_and_friend_the_level_if_nobody_chooses() -> None:
    state = GAME.deal(Setup(1), Rng(1))
    assert [FRIENDS[n] for n in gala(state).friends] == ["twilight"]
    assert LEVELS[gala(state).level] == "friend"


@pytest.mark.parametrize("friend", SOLO)
@pytest.mark.parametrize("pinkie", [(), ("pinkie",)])
def test_any_friend_with_the_solo_icon_can_be_chosen_and_pinkie_beside(
    friend: str, pinkie: tuple[str, ...]
) -> None:
    assert len(gala(dealt(friends=(friend, *pinkie))).friends) == 1 + len(pinkie)


@pytest.mark.parametrize(
    ("friends", "words"),
    [
        (("pinkie",), "needs another friend"),
        (("spike",), "solo icon"),
        (("twilight", "spike"), "solo icon"),
        (("twilight", "rarity"), "only one of twilight and rarity"),
        (("twilight", "rarity", "pinkie"), "only one of twilight and rarity"),
    ],
)
def test_other_friends_cannot_be_chosen_alone(friends: tuple[str, ...], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        dealt(friends=friends)


@pytest.mark.parametrize("level", [("queen",), (), ("friend", "mentor")])
def test_one_of_the_levels_must_be_chosen(level: tuple[str, ...]) -> None:
    levels = "friend, mentor, princess, crescent, half-moon, full-moon"
    with pytest.raises(BadSetup, match=levels):
        GAME.check(Setup(1, {"level": level}))


def chosen(level: str, *tiles: str, seed: int = 1) -> State:
    return GAME.deal(Setup(1, {"level": (level,), "tiles": tiles}), Rng(seed))


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize(("level", "own"), [("friend", 1), ("mentor", 2), ("princess", 3)])
def test_the_starting_tile_and_the_fireworks_tiles_of_the_hand_can_be_chosen(
    level: str, own: int, seed: int
) -> None:
    fireworks = ["F3", "F11", "F1"][:own]
    state = chosen(level, "S7", *fireworks, seed=seed)
    assert state.display[GRID.origin] // 4 == tile("S7")
    assert state.hands[PERSON][:own] == [tile(id) for id in fireworks]
    assert not any(GAME.content.tiles[n].fireworks for n in state.hands[PERSON][own:])
    assert GAME.load(GAME.dump(state)) == state, "every tile once"


def test_tiles_that_are_not_chosen_come_by_chance() -> None:
    hands = [chosen("princess", "F3", seed=seed).hands[PERSON] for seed in range(20)]
    assert all(hand[0] == tile("F3") and len({*hand}) == 3 for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 10
    starts = {chosen("princess", "F3", seed=seed).display[GRID.origin] // 4 for seed in range(20)}
    assert len(starts) > 5


def test_of_too_many_fireworks_tiles_for_a_level_the_first_ones_are_taken() -> None:
    hand = chosen("friend", "F3", "F4", "F5").hands[PERSON]
    assert hand[0] == tile("F3")
    assert fireworks(hand) == 1


def test_without_a_choice_the_deal_of_a_seed_is_as_ever() -> None:
    assert chosen("mentor") == dealt("mentor")


@pytest.mark.parametrize(
    ("tiles", "words"),
    [
        (("S99",), "no tile “S99”"),
        (("S1", "S2"), "only one Sky tile"),
        (("F1", "F1"), "only once"),
        (("F1", "F2", "F3", "F4"), "3 tiles, not 4"),
    ],
)
def test_tiles_that_cannot_be_chosen(tiles: tuple[str, ...], words: str) -> None:
    with pytest.raises(BadSetup, match=words):
        chosen("princess", *tiles)


def test_tiles_are_chosen_only_alone() -> None:
    with pytest.raises(BadSetup, match="only as one player"):
        GAME.check(Setup(2, {"tiles": ("S1",)}))


def test_a_position_that_starts_with_another_tile_than_the_chosen_one_is_refused() -> None:
    setup = Setup(1, {"tiles": ("S7",)})
    assert GAME.load(GAME.dump(GAME.deal(setup, Rng(1))), setup)
    with pytest.raises(BrokenSave, match="the display starts with the tile of the setup"):
        GAME.load(GAME.dump(dealt()), Setup(1, {"tiles": ("S1",)}))


def test_three_levels_are_ours() -> None:
    assert [level.id for level in GAME.content.moon_dancer.levels if level.ours] == OURS


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(8))
def test_she_begins_with_the_lanterns_of_her_sides_and_of_her_level(level: str, seed: int) -> None:
    state = dealt(level, seed)
    north, east, _south, west = GAME.sides[state.display[GRID.origin]]
    hers = [1 if level in ("crescent", "full-moon") else 0] * 7
    for side in (east, west, north) if level in OPPOSITE else (east, west):
        hers[side] += 1
    assert state.lanterns[MOON_DANCER] == hers
    assert state.held[MOON_DANCER] == sum(hers)


# -- your turn ---------------------------------------------------------------------------------


def test_the_example_you_gain_two_lanterns_then_she_left_and_right() -> None:
    desk = Desk("twilight", players=1, level="friend")
    desk.tiles({(1, 0): "S17"}, ["S1", "F1", "S2"]).holds("").holds("", seat=1)
    events = desk.play("place S1 at 0,0 turned 180")
    assert events[1:] == [
        ev.LanternGained(PERSON, lantern("rainbow"), MATCH),
        ev.LanternGained(PERSON, lantern("rarity"), FACING),
        ev.LanternGained(MOON_DANCER, lantern("starlight"), FACING),
        ev.LanternGained(MOON_DANCER, lantern("rainbow"), FACING),
    ]


@pytest.mark.parametrize("level", OPPOSITE)
def test_at_some_levels_of_ours_she_also_gains_the_side_opposite_yours(level: str) -> None:
    desk = Desk("twilight", players=1, level=level)
    desk.tiles({(1, 0): "S17"}, ["S1", "F1", "S2"]).holds("").holds("", seat=1)
    events = desk.play("place S1 at 0,0 turned 180")
    assert [event for event in events if getattr(event, "seat", None) == MOON_DANCER] == [
        ev.LanternGained(MOON_DANCER, lantern("starlight"), FACING),
        ev.LanternGained(MOON_DANCER, lantern("rainbow"), FACING),
        ev.LanternGained(MOON_DANCER, GAME.content.tiles[tile("S1")].sides[2], FACING),
    ]


def test_what_the_supply_lacks_she_does_not_gain() -> None:
    desk = Desk("twilight", players=1, level="friend")
    desk.tiles({(1, 0): "S17"}, ["S1", "F1", "S2"]).holds("starlight 5").holds("", seat=1)
    events = desk.play("place S1 at 0,0 turned 180")
    assert ev.LanternMissed(MOON_DANCER, lantern("starlight"), FACING) in events


def gained(level: str, tile: str, display: dict[tuple[int, int], str], left: int = 27) -> list[int]:
    """The Mooncakes you and she gain for a tile placed below the first one of the display."""
    desk = Desk("twilight", players=1, level=level).tiles(display, [tile, "S2", "S5"])
    desk.state.mooncakes, desk.state.mooncakes_left = [28 - left, 0], left
    before = desk.state.mooncakes[:]
    desk.play(f"place {tile} at 0,1 turned 0")
    return [now - then for now, then in zip(desk.now.mooncakes, before, strict=True)]


SKY, FIREWORKS = {(0, 0): "S1"}, {(0, 0): "F1 180"}
"""Both show Fluttershy to the south, where F2 and S21 show her in the north."""


@pytest.mark.parametrize(
    ("level", "tile", "display", "expected"),
    [
        ("friend", "F2", SKY, [1, 0]),
        ("friend", "F2", FIREWORKS, [2, 0]),
        ("mentor", "S21", FIREWORKS, [1, 0]),
        ("mentor", "F2", SKY, [1, 1]),
        ("mentor", "F2", FIREWORKS, [2, 1]),
        ("princess", "S21", FIREWORKS, [1, 1]),
        ("princess", "F2", SKY, [1, 1]),
        ("princess", "F2", FIREWORKS, [2, 2]),
    ],
)
def test_her_mooncakes_follow_her_level(
    level: str, tile: str, display: dict[tuple[int, int], str], expected: list[int]
) -> None:
    assert gained(level, tile, display) == expected


@pytest.mark.parametrize(
    ("level", "left", "expected"),
    [
        ("princess", 4, [2, 2]),
        ("princess", 3, [2, 1]),
        ("princess", 2, [1, 1]),
        ("princess", 1, [1, 0]),
        ("princess", 0, [0, 0]),
        ("mentor", 2, [2, 0]),
        ("mentor", 0, [0, 0]),
    ],
)
def test_the_last_mooncakes_are_handed_out_one_by_one(
    level: str, left: int, expected: list[int]
) -> None:
    assert gained(level, "F2", FIREWORKS, left) == expected


@pytest.mark.parametrize(
    ("level", "expected"), [("friend", [3, 0]), ("mentor", [3, 1]), ("princess", [3, 3])]
)
def test_pinkie_gives_one_more_for_each_match_and_she_has_her_share(
    level: str, expected: list[int]
) -> None:
    desk = Desk("twilight", "pinkie", players=1, level=level).tiles(FIREWORKS, ["F2", "S2", "S5"])
    desk.play("befriend pinkie", "place F2 at 0,1 turned 0")
    assert desk.now.mooncakes == expected


def test_a_mentor_gains_nothing_without_a_match() -> None:
    desk = Desk("twilight", players=1, level="mentor").tiles(SKY, ["F2", "S2", "S5"])
    desk.play("place F2 at 0,1 turned 180")
    assert desk.now.mooncakes == [1, 0]


def test_you_count_to_twelve_and_she_does_not() -> None:
    desk = Desk("twilight", players=1, level="friend")
    desk.holds("rarity 4, pinkie 4, rainbow 4, starlight")
    desk.holds("twilight 4, fluttershy 4, applejack 4, starlight 4", seat=1)
    assert not desk.all_of("place")
    desk.play("discard rarity")
    assert desk.all_of("place")


def test_after_your_refill_it_is_her_turn_and_then_yours_again() -> None:
    desk = Desk("twilight", players=1, level="friend").holds("", seat=1)
    desk.place_anywhere()
    desk.play("take face-up")
    assert desk.now.seat == MOON_DANCER
    assert desk.match.to_act == MOON_DANCER
    desk.play("pass")
    assert desk.match.to_act == PERSON


# -- the end -----------------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_there_are_fifteen_turns_each_and_a_final_one(level: str) -> None:
    state, rng = dealt(level, 3), Rng(5)
    log: list[Event] = []
    while GAME.to_act(state) is not None:
        moves = GAME.legal_moves(state)
        GAME.play(state, moves[rng.below(len(moves))], log)
    names = kinds(log)
    assert names.count("TilePlaced") == 15
    hers = [e for e in log if isinstance(e, DedicationsCompared) and not e.again]
    assert len(hers) == 16
    assert names.count("FinalTurnEnded") == 2
    assert names[-1] == "GameEnded"


def last_tile() -> Desk:
    """Your last tile, nothing to refill with."""
    desk = Desk("twilight", players=1, level="friend")
    desk.state.hands[PERSON] = desk.state.hands[PERSON][:1]
    desk.tiles({(0, 0): "S1"}, (), ())
    return desk.holds("").holds("", seat=1)


def test_her_turn_after_your_last_tile_is_not_her_final_one() -> None:
    desk = last_tile()
    assert "FinalTurnsBegan" not in kinds(desk.place_anywhere())
    assert desk.now.seat == MOON_DANCER
    assert kinds(desk.play("pass")) == ["DedicationsCompared", "FinalTurnsBegan"]
    assert desk.match.to_act == PERSON
    assert kinds(desk.play("pass")) == ["FinalTurnEnded"]
    assert kinds(desk.play("pass")) == ["DedicationsCompared", "FinalTurnEnded", "GameEnded"]
    assert desk.now.stage is Stage.OVER
    assert desk.match.to_act is None


def final(yours: str = "", hers: str = "") -> Desk:
    desk = Desk("twilight", players=1, level="friend").final()
    return desk.holds(yours).holds(hers, seat=1)


def test_you_both_may_befriend_and_dedicate_in_the_final_turns() -> None:
    desk = final("rarity 3, pinkie", "rainbow 4").holds("rarity 3, pinkie", mooncakes=2)
    desk.play("befriend twilight", "exchange pinkie for rarity", "dedicate four rarity")
    events = desk.play("dedicate four rainbow")
    assert kinds(events)[-1] == "GameEnded"
    assert [score.total for score in desk.match.standing.scores] == [8, 7]


def test_a_tie_is_hers_whatever_else_you_have() -> None:
    desk = final("rarity 4", "")
    desk.state.claimed[MOON_DANCER] = [(1, 9)]
    desk.state.claimed[PERSON] = [(0, 8)]
    desk.state.left[0] -= 1
    desk.state.left[1] -= 1
    desk.holds("rarity 4", mooncakes=9)
    assert not desk.match.standing.winners
    desk.play("pass", "pass")
    assert desk.match.standing.winners == (MOON_DANCER,)
    desk = final()
    desk.play("pass", "pass")
    assert desk.match.standing.winners == (MOON_DANCER,), "nothing against nothing"


def test_more_points_than_hers_win() -> None:
    desk = final("rarity 4", "")
    desk.play("dedicate four rarity", "pass")
    assert desk.match.standing.winners == (PERSON,)
