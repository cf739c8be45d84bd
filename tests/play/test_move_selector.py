"""From selects to a move, with moves made up for the purpose."""

import pytest

from festival_desktop.play.move_selector import MoveSelector
from festival_desktop.play.table import Selections, Target


def one(kind: str, *key: int) -> frozenset[Target]:
    return frozenset((Target(kind, key),))


WAYS: dict[str, Selections] = {
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
def selector() -> MoveSelector[str]:
    return MoveSelector(WAYS, WAYS.__getitem__)


def test_at_first_everything_that_begins_a_move_glows_in_the_order_of_moves(
    selector: MoveSelector[str],
) -> None:
    kinds = [(target.kind, *target.key) for target in selector.choices()]
    assert kinds == [("tile", 1), ("tile", 2), ("dedication", 1), ("pass",)]
    assert selector.moves == list(WAYS)
    assert selector.chosen() is None


def test_each_touch_narrows_the_moves(selector: MoveSelector[str]) -> None:
    assert selector.select(Target("tile", (1,)))
    assert selector.moves == ["a1", "a2"]
    assert list(selector.choices()) == [Target("cell", (0, 0))]
    assert selector.select(Target("cell", (0, 0)))
    assert selector.select(Target("turn", (1,)))
    assert selector.chosen() == "a2"
    assert not selector.choices()


def test_what_does_not_glow_changes_nothing(selector: MoveSelector[str]) -> None:
    selector.select(Target("tile", (1,)))
    assert not selector.select(Target("cell", (5, 5)))
    assert not selector.select(Target("tile", (1,)))
    assert selector.moves == ["a1", "a2"]
    assert list(selector.selected) == [Target("tile", (1,))]


def test_touches_that_belong_together_come_in_any_order() -> None:
    for first, second in ((3, 4), (4, 3)):
        selector = MoveSelector(WAYS, WAYS.__getitem__)
        selector.select(Target("dedication", (1,)))
        assert selector.select(Target("card", (first,)))
        assert not selector.select(Target("card", (first,)))
        assert selector.select(Target("card", (second,)))
        assert selector.chosen() is None
        assert selector.select(Target("claim", (1,)))
        assert selector.chosen() == "cards"


def test_back_takes_one_touch_back(selector: MoveSelector[str]) -> None:
    selector.select(Target("tile", (1,)))
    selector.select(Target("cell", (0, 0)))
    assert selector.back()
    assert list(selector.selected) == [Target("tile", (1,))]
    assert selector.back()
    assert not selector.back()
    assert selector.moves == list(WAYS)


def test_clear_takes_all_touches_back(selector: MoveSelector[str]) -> None:
    selector.select(Target("tile", (1,)))
    selector.select(Target("cell", (0, 0)))
    selector.clear()
    assert not selector.selected
    assert selector.moves == list(WAYS)


def test_the_only_choice_is_forced(selector: MoveSelector[str]) -> None:
    assert selector.forced() is None
    selector.select(Target("tile", (2,)))
    assert selector.forced() == Target("cell", (5, 5))


def test_without_moves_nothing_glows() -> None:
    selector: MoveSelector[str] = MoveSelector([], WAYS.__getitem__)
    assert not selector.choices()
    assert selector.chosen() is None
    assert selector.forced() is None


def test_moves_after_further_touches_are_told_without_touching(selector: MoveSelector[str]) -> None:
    selector.select(Target("tile", (1,)))
    cell, turn = Target("cell", (0, 0)), Target("turn", (1,))
    assert selector.moves_after([cell]) == ["a1", "a2"]
    assert selector.only_move_after([cell]) is None
    assert selector.only_move_after([cell, turn]) == "a2"
    assert selector.only_move_after([turn]) is None
    assert list(selector.selected) == [Target("tile", (1,))]


TILE, CELL, TURN = Target("tile", (1,)), Target("cell", (0, 0)), Target("turn", (1,))


@pytest.mark.parametrize("earlier", [[], [TILE], [TILE, CELL], [Target("dedication", (1,))]])
def test_a_whole_path_is_chosen_whatever_was_selected(
    selector: MoveSelector[str], earlier: list[Target]
) -> None:
    assert selector.choose(earlier)
    assert selector.choose([TILE, CELL, TURN])
    assert selector.chosen() == "a2"
    assert selector.selected == [TILE, CELL, TURN]
    assert selector.back()
    assert selector.moves == ["a1", "a2"]


def test_a_path_that_leads_nowhere_changes_nothing(selector: MoveSelector[str]) -> None:
    selector.select(TILE)
    assert not selector.choose([TILE, Target("cell", (5, 5)), TURN])
    assert not selector.choose([TURN])
    assert selector.selected == [TILE]
    assert list(selector.choices()) == [CELL]


def test_looking_ahead_selects_nothing(selector: MoveSelector[str]) -> None:
    selector.select(TILE)
    after = selector.after([TILE, CELL])
    assert after is not None
    assert list(after.choices()) == [Target("turn", (0,)), TURN]
    assert after.select(TURN)
    assert selector.after([CELL]) is None
    assert selector.selected == [TILE]
    assert list(selector.choices()) == [CELL]
