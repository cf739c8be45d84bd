"""Scoring: fireworks, the second largest group of completed pools, surrounded boats."""

from festival_desktop.games.lanterns_dice.state import Stage, State
from tests.games.lanterns_dice.positions import GAME, after, at_launch, deal, sheet

LARGEST = "e2 f1 g1 h1 i1 f2 h2 i2 f3 g3 h3 i3".split()
"""Twelve pools in the north-east, round the boat at g2."""
SECOND = "b4 c4 d4 b5 d5 b6 c6 d6 a5 a6".split()
"""Ten pools in the south-west, round the boat at c5."""


def points(state: State, seat: int = 0) -> dict[str, int]:
    return {line.what: line.points for line in GAME.standing(state).scores[seat].lines}


def test_the_example_scores_15_10_and_8_which_is_33() -> None:
    state = deal()
    sheet(state, CORNER, [("launch corner at a1 turned 0", 4)], seat=1)  # the first corner is gone
    sheet(
        state,
        LARGEST + SECOND,
        [
            ("launch square at h2 turned 0", 5),
            ("launch square at a5 turned 0", 4),
            ("launch corner at f2 turned 0", 3),
        ],
    )
    state = after(at_launch(state, Stage.LAST_LAUNCH), "launch corner at c4 turned 180")
    assert state.stage is Stage.OVER
    score = GAME.standing(state).scores[0]
    assert [(line.what, line.points, line.parts) for line in score.lines] == [
        ("fireworks", 15, (5, 4, 3, 3)),
        ("second_group", 10, (10,)),
        ("boats", 8, (4, 4)),
    ]
    assert score.total == 33
    assert GAME.standing(state).winners == (0,)


CORNER = ["a1", "a2", "b2"]


def test_one_group_scores_nothing() -> None:
    assert points(sheet(deal(), LARGEST))["second_group"] == 0


def test_of_two_groups_tied_for_largest_one_scores() -> None:
    state = sheet(deal(), "a1 a2 b2 d1 e1 e2 i6".split())
    assert points(state)["second_group"] == 3


def test_pools_that_touch_by_a_corner_are_no_group() -> None:
    state = sheet(deal(), "a1 b2 c3".split())
    assert points(state)["second_group"] == 1


def test_the_edges_of_the_lake_do_not_join() -> None:
    """The last pool of a row and the first of the next are far apart."""
    assert points(sheet(deal(), "i1 a2".split()))["second_group"] == 1


def test_half_shaded_pools_belong_to_no_group_and_join_none() -> None:
    state = sheet(deal(), ["a1", "b1 nw", "c1"])
    assert points(state)["second_group"] == 1


def test_pools_under_fireworks_count_in_groups_and_round_boats() -> None:
    tiles = [("launch corner at a1 turned 0", 4)]
    state = sheet(deal(), ["a1", "a2", "b2", "i6", "i5"], tiles)
    assert points(state) == {"fireworks": 4, "second_group": 2, "boats": 0}
    state = sheet(deal(), ["b1", "c1", "c2", "a2", "b3"], [("launch corner at b1 turned 180", 4)])
    assert points(state)["boats"] == 4


def test_a_boat_needs_its_pool_unshaded_and_all_four_around_completed() -> None:
    around = ["b1", "a2", "c2", "b3"]
    assert points(sheet(deal(), around))["boats"] == 4
    assert points(sheet(deal(), [*around, "b2 ne"]))["boats"] == 0
    assert points(sheet(deal(), [*around, "b2"]))["boats"] == 0
    assert points(sheet(deal(), [*around[:3], "b3 nw"]))["boats"] == 0
    assert points(sheet(deal(), around[:3]))["boats"] == 0


def over(state: State) -> tuple[int, ...]:
    state.stage = Stage.OVER
    return GAME.standing(state).winners


def test_the_most_points_win() -> None:
    state = sheet(deal(), ["a1", "c1"])
    assert over(state) == (0,)


def test_a_tie_goes_to_the_most_fireworks_points() -> None:
    boat = ["a1", "b1", "a2", "c2", "b3", "i6", "i5"]  # 4, and 2 for the second group
    state = sheet(deal(), boat)
    tiles = [("launch square at a1 turned 0", 5)]
    sheet(state, ["a1", "b1", "a2", "b2", "i6"], tiles, seat=1)
    assert points(state, 0)["fireworks"] == 0
    assert [score.total for score in GAME.standing(state).scores] == [6, 6]
    assert over(state) == (1,)


def test_a_further_tie_is_shared() -> None:
    state = sheet(deal(3), ["a1", "c1"])
    sheet(state, ["a1", "c1"], seat=2)
    assert over(state) == (0, 2)


def test_nobody_has_won_before_the_end() -> None:
    assert GAME.standing(sheet(deal(), ["a1", "c1"])).winners == ()
