"""Counting over many games."""

from festival_desktop.core.game import Score, ScoreLine, Standing
from festival_desktop.core.tally import Tally, spread, won


def standing(*points: int, winners: tuple[int, ...]) -> Standing:
    lines = (ScoreLine("all", one) for one in points)
    scores = tuple(Score(seat, (line,)) for seat, line in enumerate(lines))
    return Standing(scores, winners)


def test_parts_are_of_how_often_something_was_there() -> None:
    tally = Tally(("never", "often"))
    tally.add("often", 1)
    tally.add("often", 0)
    tally.add("late", 3, there=2)
    assert tally.parts() == {"never": 0.0, "often": 0.5, "late": 1.5}
    assert tally.line("seen") == "seen: never 0.00, often 0.50, late 1.50"
    assert tally.line("seen", ".1f", ordered=True) == "seen: late 1.5, often 0.5, never 0.0"


def test_a_victory_is_told_as_a_multiple_of_the_fair_share() -> None:
    alone, shared = standing(9, 1, 2, winners=(0,)), standing(5, 5, 2, winners=(0, 1))
    assert [won(alone, seat) for seat in range(3)] == [3.0, 0.0, 0.0]
    assert [won(shared, seat) for seat in range(3)] == [1.5, 1.5, 0.0]


def test_numbers_are_told_by_their_middle_and_their_ends() -> None:
    said = spread("turns", [*range(1, 101)])
    assert said == "turns: median 50, mean 50.5, nine of ten from 6 to 95, all from 1 to 100"
    assert spread("turns", [7]).endswith("all from 7 to 7")
