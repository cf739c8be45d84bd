"""Step 4: the active player may launch one display over completed pools."""

from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.lake import BOTH_AREAS
from festival_desktop.games.lanterns_dice.state import Stage, State
from tests.games.lanterns_dice.positions import (
    GAME,
    after,
    at_launch,
    deal,
    happened,
    pools,
    refused,
    rolled,
    sheet,
    texts,
)


def with_pools(names: str, **options: str | list[str]) -> State:
    return at_launch(sheet(deal(2, **options), names.split()))


def test_a_display_takes_the_top_tile_and_covers_its_pools() -> None:
    state = with_pools("a1 b1 a2 b2")
    assert "launch square at a1 turned 0" in texts(state)
    events = happened(state, "launch square at a1 turned 0")
    launched = next(event for event in events if isinstance(event, ev.FireworksLaunched))
    assert (launched.points, launched.pools) == (5, pools("a1 b1 a2 b2"))
    state = after(state, "launch square at a1 turned 0")
    square = next(shape for shape in state.shapes if GAME.content.shapes[shape].id == "square")
    assert state.left[square] == 5
    assert GAME.turn.top_of(state, square) == 4
    assert state.covered[0] == pools("a1 b1 a2 b2")


def test_values_run_down_the_stack() -> None:
    state = deal()
    taken = []
    for shape in state.shapes:
        for left in range(6, 0, -1):
            state.left[shape] = left
            taken.append(GAME.turn.top_of(state, shape))
    assert taken == [4, 3, 3, 2, 2, 2, *2 * [5, 4, 4, 3, 3, 3], 6, 5, 5, 4, 4, 4]


def test_pools_must_be_completed() -> None:
    state = at_launch(sheet(deal(), ["a1", "b1", "a2", "b2 ne", "i1", "i2", "h2"]))
    assert refused(state, "launch square at a1 turned 0") == "pool-incomplete"


def test_pools_must_match_the_shape_in_any_turn() -> None:
    assert texts(with_pools("a1 b1 c1")) == ["pass"]
    for where, way in {
        "a1 a2 b2": "0",
        "a1 b1 a2": "90",
        "a1 b1 b2": "180",
        "b1 a2 b2": "270",
    }.items():
        assert texts(with_pools(where)) == [f"launch corner at a1 turned {way}", "pass"]


def test_a_tile_may_be_flipped() -> None:
    s = {"shapes": ["line", "s", "l", "plus"]}
    assert "launch s at a1 turned 0" in texts(with_pools("b1 c1 a2 b2", **s))
    assert "launch s at a1 turned 0 flipped" in texts(with_pools("a1 b1 b2 c2", **s))
    assert "launch l at a1 turned 0" in texts(with_pools("a1 a2 b2 c2", **s))
    assert "launch l at a1 turned 0 flipped" in texts(with_pools("c1 a2 b2 c2", **s))


def test_equal_ways_to_lay_a_tile_are_one_move() -> None:
    assert texts(with_pools("a1 b1 a2 b2"), "launch square") == ["launch square at a1 turned 0"]
    fireworks, square = GAME.fireworks, 2
    ways = {fireworks.launch(square, 0, 0, n, flip) for n in range(4) for flip in (False, True)}
    assert len(ways) == 1
    assert fireworks.launch(square, 8, 0, 0, False) is None, "it would leave the lake"
    assert fireworks.launch(square, -1, 0, 0, False) is None


def test_a_tile_covers_no_covered_pool() -> None:
    state = sheet(deal(), "a1 a2 b2 b1 c1".split(), [("launch corner at a1 turned 0", 4)])
    state = at_launch(state)
    assert texts(state) == ["pass"]
    assert refused(state, "launch corner at a1 turned 90") == "pool-covered"


def test_a_shape_out_of_play_and_an_empty_stack_give_nothing() -> None:
    state = with_pools("a1 b1 c1 a2 b2")
    assert refused(state, "launch line at a1 turned 0") == "shape-not-in-play"
    state.left[state.shapes[0]] = 0
    assert texts(state, "launch corner") == []
    assert refused(state, "launch corner at a1 turned 0") == "stack-empty"


def test_a_display_may_be_declined() -> None:
    state = with_pools("a1 a2 b2")
    assert happened(state, "pass")[0] == ev.LaunchDeclined(0)
    state = after(state, "pass")
    assert (state.stage, GAME.to_act(state)) == (Stage.ROLL, 1)


def test_one_display_is_launched_in_a_turn() -> None:
    state = after(with_pools("a1 a2 b2 d1 d2 e2"), "launch corner at a1 turned 0")
    assert (state.stage, GAME.to_act(state)) == (Stage.ROLL, 1)


def test_who_cannot_launch_is_not_asked() -> None:
    state = sheet(rolled(deal(), "red white green white", gifts=0), ["a1", "b1"])
    events = happened(state, "done", "done")
    assert events[-1] == ev.TurnBegan(1, 0)


def test_the_launch_comes_after_everyone_has_shaded() -> None:
    state = sheet(rolled(deal(), "red white green white"), ["a1", "a2", "b2"])
    assert refused(state, "launch corner at a1 turned 0") == "launch-later"
    assert refused(state, "pass") == "no-launch-now"
    state = after(state, "done")
    assert GAME.to_act(state) == 1
    assert refused(state, "launch corner at a1 turned 0") == "launch-later"
    state = after(state, "done")
    assert (state.stage, GAME.to_act(state)) == (Stage.LAUNCH, 0)


def test_only_the_active_player_launches() -> None:
    state = sheet(rolled(deal(), "red white green white"), ["a1", "a2", "b2"], seat=1)
    state = after(state, "done", "done")
    assert (state.stage, GAME.to_act(state)) == (Stage.ROLL, 1)


def test_shading_goes_on_beside_and_under_no_tile() -> None:
    state = sheet(deal(), ["a1", "a2", "b2"], [("launch corner at a1 turned 0", 4)])
    assert all(state.shaded[0] & BOTH_AREAS[pool] for pool in (0, 9, 10))
    assert texts(rolled(state, "red white green white"), "shade a1") == []
