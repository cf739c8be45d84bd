"""From touches to a move, with moves made up for the purpose."""

import pytest

from festival_desktop.play.picker import Picker
from festival_desktop.play.table import Target, Touches


def one(kind: str, *key: int) -> frozenset[Target]:
    return frozenset((Target(kind, key),))


WAYS: dict[str, Touches] = {
    "a1": (one("tile", 1), one("cell", 0, 0), one("turn", 0)),
    "a2": (one("tile", 1), one("cell", 0, 0), one("turn", 1)),
    "b": (one("tile", 2), one("cell", 5, 5), one("turn", 0)),
    "cards": (
        one("dedication", 1),
        frozenset((Target("card", (3,)), Target("card", (4,)))),
        one("claim", 1),
    ),
    "pass": (one("pass"),),
}


@pytest.fixture
def picker() -> Picker[str]:
    return Picker(WAYS, WAYS.__getitem__)


def test_at_first_everything_that_begins_a_move_glows_in_the_order_of_moves(
    picker: Picker[str],
) -> None:
    kinds = [(target.kind, *target.key) for target in picker.choices()]
    assert kinds == [("tile", 1), ("tile", 2), ("dedication", 1), ("pass",)]
    assert picker.moves == list(WAYS)
    assert picker.chosen() is None


def test_each_touch_narrows_the_moves(picker: Picker[str]) -> None:
    assert picker.touch(Target("tile", (1,)))
    assert picker.moves == ["a1", "a2"]
    assert list(picker.choices()) == [Target("cell", (0, 0))]
    assert picker.touch(Target("cell", (0, 0)))
    assert picker.touch(Target("turn", (1,)))
    assert picker.chosen() == "a2"
    assert not picker.choices()


def test_what_does_not_glow_changes_nothing(picker: Picker[str]) -> None:
    picker.touch(Target("tile", (1,)))
    assert not picker.touch(Target("cell", (5, 5)))
    assert not picker.touch(Target("tile", (1,)))
    assert picker.moves == ["a1", "a2"]
    assert list(picker.touched) == [Target("tile", (1,))]


def test_touches_that_belong_together_come_in_any_order() -> None:
    for first, second in ((3, 4), (4, 3)):
        picker = Picker(WAYS, WAYS.__getitem__)
        picker.touch(Target("dedication", (1,)))
        assert picker.touch(Target("card", (first,)))
        assert not picker.touch(Target("card", (first,)))
        assert picker.touch(Target("card", (second,)))
        assert picker.chosen() is None
        assert picker.touch(Target("claim", (1,)))
        assert picker.chosen() == "cards"


def test_back_takes_one_touch_back(picker: Picker[str]) -> None:
    picker.touch(Target("tile", (1,)))
    picker.touch(Target("cell", (0, 0)))
    assert picker.back()
    assert list(picker.touched) == [Target("tile", (1,))]
    assert picker.back()
    assert not picker.back()
    assert picker.moves == list(WAYS)


def test_clear_takes_all_touches_back(picker: Picker[str]) -> None:
    picker.touch(Target("tile", (1,)))
    picker.touch(Target("cell", (0, 0)))
    picker.clear()
    assert not picker.touched
    assert picker.moves == list(WAYS)


def test_the_only_choice_is_forced(picker: Picker[str]) -> None:
    assert picker.forced() is None
    picker.touch(Target("tile", (2,)))
    assert picker.forced() == Target("cell", (5, 5))


def test_without_moves_nothing_glows() -> None:
    picker: Picker[str] = Picker([], WAYS.__getitem__)
    assert not picker.choices()
    assert picker.chosen() is None
    assert picker.forced() is None


def test_moves_after_further_touches_are_told_without_touching(picker: Picker[str]) -> None:
    picker.touch(Target("tile", (1,)))
    cell, turn = Target("cell", (0, 0)), Target("turn", (1,))
    assert picker.moves_after([cell]) == ["a1", "a2"]
    assert picker.only_move_after([cell]) is None
    assert picker.only_move_after([cell, turn]) == "a2"
    assert picker.only_move_after([turn]) is None
    assert list(picker.touched) == [Target("tile", (1,))]
