"""Results of a person, from the heads of saved games."""

import pytest

from festival_desktop.ai.suiting import Result
from festival_desktop.saves.results import results
from festival_desktop.saves.schema import Head, SavedSetup
from tests.saves.heads import GAME, head


@pytest.mark.parametrize(
    ("points", "winners", "ahead"),
    [
        ([20, 10], [0], 1),
        ([10, 20], [1], -1),
        ([20, 20], [0], 1),
        ([20, 20], [1], -1),
        ([20, 20], [0, 1], 0),
        ([20, 10, 30], [2], 0),
        ([20, 10, 30, 15], [2], 1),
        ([20, 40, 30, 15], [1], -1),
    ],
)
def test_somebody_is_ahead_of_most_computers_or_behind(
    points: list[int], winners: list[int], ahead: int
) -> None:
    levels = [None, *["friend"] * (len(points) - 1)]
    found = results([head(points, levels, winners=winners)], GAME, "mira")
    assert found == [Result("friend", ahead)]


@pytest.mark.parametrize(
    "other",
    [
        head([20, 10], [None, "friend"], practice=True),
        head([20, 10], [None, "friend"], to_act=1, winners=[]),
        head([20, 10], [None, "friend"], game="firefly_festival"),
        head([20, 10], ["master", "friend"]),
        head(
            [20, 10],
            [None, "friend"],
            setup=SavedSetup(players=2, options={"ahead": ["far", "even"]}),
        ),
        head([20, 10], [None, None]),
        head([20, 10], [None, "friend"], setup=SavedSetup(players=1, options={})),
    ],
    ids=["practice", "not over", "another", "computers", "head start", "people", "alone"],
)
def test_other_games_do_not_count(other: Head) -> None:
    assert results([other], GAME, "Mira") == []


def test_the_games_of_somebody_else_do_not_count() -> None:
    games = [head([20, 10], [None, "friend"])]
    assert results(games, GAME, "Jonas") == []


def test_a_personality_is_of_its_level_and_most_computers_name_it() -> None:
    mixed = head([20, 10, 9, 8], [None, "friend-builder", "master", "friend"])
    assert results([mixed], GAME, "Mira") == [Result("friend", 1)]
