"""Every animation ends where the layout says, and every input in one change and one redraw."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.state import LAUNCH, ORIENT
from tests.games.lanterns_dice.positions import GAME, deal, rolled, sheet
from tests.screens.desk import LEFT, NONE
from tests.screens.lanterns_dice.table.desk import DiceDesk, match_of
from tests.screens.resting import assert_at_rest

Open = Callable[..., DiceDesk]


def assert_all_at_rest(table: DiceDesk) -> None:
    """Everything is as its spec says, and nothing else is there."""
    assert_at_rest(table.scene.canvas.items)
    assert {*table.items.values(), table.presenter.tray.arrows} == {*table.scene.items()}


def likely(table: DiceDesk, rng: Rng) -> object:
    moves = table.session.moves
    shaded = table.session.view.shaded[table.session.view.seat]
    completing = [move for move in moves if hasattr(move, "area") and shaded >> (move.area ^ 1) & 1]
    some = completing or moves
    return some[rng.below(len(some))]


@pytest.mark.full
def test_a_whole_game_at_full_speed_always_comes_to_rest_as_the_layout_says(desk: Open) -> None:
    table = desk(players=2, people=(0,), seed="rest", motion=True)
    rng = Rng.from_seed("rest")
    steps = 0
    while table.match.to_act is not None:
        if table.controller.computer_to_move:
            table.controller.computer_moves()
        else:
            table.controller.play(likely(table, rng))
        if rng.below(3) == 0:  # seen for a moment, or overtaken by the next step
            QTest.qWait(rng.below(40))
        if steps % 5 == 0:
            table.motion.skip()
            assert_all_at_rest(table)
        steps += 1
    table.motion.skip()
    assert_all_at_rest(table)
    assert steps > 60


def test_gestures_come_to_rest_as_the_layout_says(desk: Open) -> None:
    state = sheet(rolled(deal(3), "red blue white green"), ["a1", "b1", "a2", "b2"])
    state.close_part()
    state.stage = LAUNCH
    table = desk(match=match_of(state), motion=True)
    stack = table.point(table.target("stack"))
    for end in (QPoint(5, 300), stack, table.area_point(60)):
        table.pick_up(stack)
        table.key(Qt.Key.Key_R)
        table.drop(end)
        QTest.qWait(20)
        table.session.clear()
        table.motion.skip()
        assert_all_at_rest(table)
    state = deal(3)
    state.dice, state.stage = (0, 1, 2, 3), ORIENT
    table = desk(match=match_of(state), motion=True)
    for _ in range(6):
        table.key(Qt.Key.Key_Right)
        QTest.qWait(20)
    table.motion.skip()
    assert_all_at_rest(table)


# -- one change, one redraw ------------------------------------------------------------------------


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> Callable[[DiceDesk], list[str]]:
    """Counts changes of the session and redraws of its table."""

    def count(table: DiceDesk) -> list[str]:
        told: list[str] = []
        items = table.scene.canvas.items
        show = items.show

        def counted_show(*args: Any, **how: Any) -> None:
            told.append("redraw")
            show(*args, **how)

        monkeypatch.setattr(items, "show", counted_show)
        table.session.changed.connect(lambda change: told.append("change"))
        return told

    return count


def test_a_stroke_that_also_leaves_the_tray_is_one_change_and_one_redraw(
    desk: Open, counted: Callable[[DiceDesk], list[str]]
) -> None:
    state = deal(3)
    state.dice, state.stage = (0, 1, 2, 3), ORIENT
    table = desk(match=match_of(state))
    at = table.area_point(min(table.lit()))
    table.move(at)
    told = counted(table)
    QTest.mousePress(table.view.viewport(), LEFT, NONE, at)
    assert told == ["redraw"], "the pencil is seen"
    told.clear()
    QTest.mouseRelease(table.view.viewport(), LEFT, NONE, at)
    assert len(table.chosen) == 2
    assert sorted(told) == ["change", "redraw"]


def test_turning_the_tray_again_is_one_change_and_one_redraw(
    desk: Open, counted: Callable[[DiceDesk], list[str]]
) -> None:
    state = deal(3)
    state.dice, state.stage = (0, 1, 2, 3), ORIENT
    table = desk(match=match_of(state))
    table.click(table.layout.orient.center().toPoint())
    told = counted(table)
    table.wheel(table.layout.tray.toPoint(), -1)
    assert table.match.state.stage is ORIENT
    assert table.interaction.tray.quarters == 1
    assert sorted(told) == ["change", "redraw"]


def test_laying_a_tile_is_one_change_and_one_redraw(
    desk: Open, counted: Callable[[DiceDesk], list[str]]
) -> None:
    state = sheet(rolled(deal(3), "red blue white green"), ["a1", "b1", "a2", "b2"])
    state.close_part()
    state.stage = LAUNCH
    table = desk(match=match_of(state))
    table.pick_up(table.point(table.target("stack")))
    at = table.over(table.tile().corners[0])
    table.drag_to(at)
    told = counted(table)
    QTest.mouseRelease(table.view.viewport(), LEFT, NONE, at)
    assert len(table.chosen) == 1
    assert sorted(told) == ["change", "redraw"]
    assert GAME.fireworks.pools[table.chosen[0]]
