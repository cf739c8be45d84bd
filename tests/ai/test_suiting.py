"""The level that suits a person."""

from itertools import pairwise

import pytest

from festival_desktop.ai.levels import LEVELS
from festival_desktop.ai.suiting import FIRST, Result, Suiting, Way, suiting
from festival_desktop.core.rng import Rng

LADDER = list(LEVELS)


def ahead(level: str) -> Result:
    return Result(level, 1)


def behind(level: str) -> Result:
    return Result(level, -1)


def test_somebody_new_meets_a_low_level() -> None:
    assert suiting(LADDER, []) == Suiting("visitor", Way.FIRST)
    assert LADDER.index(FIRST) < LADDER.index("friend")
    assert suiting(["friend"], []) == Suiting("friend", Way.FIRST), "the only one there is"


@pytest.mark.parametrize(
    ("results", "suits", "why"),
    [
        ([ahead("visitor")], "visitor", Way.STAY),
        ([behind("visitor")], "visitor", Way.STAY),
        ([ahead("visitor"), ahead("visitor")], "neighbour", Way.UP),
        ([ahead("neighbour"), ahead("visitor")], "companion", Way.UP),
        ([behind("neighbour"), ahead("visitor")], "neighbour", Way.STAY),
        ([behind("neighbour"), behind("neighbour")], "visitor", Way.DOWN),
        ([Result("friend", 0), ahead("friend"), ahead("friend")], "friend", Way.STAY),
        ([ahead("grand_master")] * 2, "grand_master", Way.STAY),
        ([behind("first_lantern")] * 2, "first_lantern", Way.STAY),
        ([Result("newcomer", 1), ahead("friend"), ahead("friend")], "guide", Way.UP),
    ],
)
def test_two_games_in_a_row_lead_one_level_up_or_down(
    results: list[Result], suits: str, why: Way
) -> None:
    assert suiting(LADDER, results) == Suiting(suits, why)


def test_it_never_changes_by_more_than_one_level_and_finds_its_place() -> None:
    """Somebody beats all levels below the sixth, and none from there on."""
    rng, results, met = Rng(5), list[Result](), list[int]()
    for _ in range(60):
        level = suiting(LADDER, results).level
        met.append(LADDER.index(level))
        surprise = rng.below(10) == 0
        results.insert(0, Result(level, 1 if (met[-1] < 5) != surprise else -1))
    assert all(abs(after - before) <= 1 for before, after in pairwise(met))
    late = met[20:]
    assert 4 <= sum(late) / len(late) <= 6
