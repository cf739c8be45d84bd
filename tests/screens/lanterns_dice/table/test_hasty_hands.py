"""Hasty hands: presses that arrive as the table changes under them decide nothing."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.state import ORIENT
from festival_desktop.play.table import Target
from tests.games.lanterns_dice.positions import GAME, deal, rolled
from tests.screens.desk import NONE
from tests.screens.lanterns_dice.table.desk import DiceDesk, match_of
from tests.screens.lanterns_dice.table.test_tray_by_hand import fallen

Open = Callable[..., DiceDesk]
sizes = pytest.mark.parametrize("size", [(1280, 632), (1920, 1032)], ids=str)


@sizes
def test_a_double_click_on_the_tray_rolls_once(desk: Open, size: tuple[int, int]) -> None:
    table = desk(match=match_of(deal(3)), size=size)
    table.double_click(table.layout.tray.toPoint())
    assert table.chosen == [m.ROLL]
    assert table.refusals == []


@sizes
def test_a_double_click_on_roll_does_not_leave_the_tray(desk: Open, size: tuple[int, int]) -> None:
    table = desk(match=match_of(deal(3)), size=size)
    table.double_click(table.layout.main.center().toPoint())
    assert table.chosen == [m.ROLL]
    assert table.interaction.tray.quarters == 0


@sizes
def test_after_the_roll_nothing_is_decided_where_it_was_rolled(
    desk: Open, size: tuple[int, int]
) -> None:
    table = desk(match=match_of(deal(3)), size=size)
    rolling = table.layout.main
    table.click(rolling.center().toPoint())
    assert table.match.state.stage is ORIENT
    parts = (table.presenter.buttons, table.presenter.foot)
    buttons = [rect for part in parts for rect in part.shown.regions.values()]
    assert not any(rolling.intersects(rect) for rect in buttons)


def test_who_goes_on_pressing_rolls_again_only_once(desk: Open) -> None:
    table = desk(match=match_of(fallen(gifts=5)))
    at = table.layout.reroll.center().toPoint()
    table.double_click(at)
    for _ in range(6):
        table.now += 0.3
        table.press_again(at)
    assert table.chosen == [m.REROLL]
    table.wait()
    table.click(at)
    assert table.chosen == [m.REROLL, m.REROLL]


def test_a_double_click_on_done_ends_one_part_only(desk: Open) -> None:
    table = desk(match=match_of(rolled(deal(3), "red blue white green"), people=(0, 1, 2)))
    table.controller._hand_over.secrets = False
    table.controller.take_over()
    done = table.leave_point()
    table.leave()
    table.controller.take_over()
    assert table.match.to_act == table.session.viewer == 1
    assert done == table.leave_point(), "the same button of another person"
    table.press_again(done)
    assert table.chosen == [m.DONE]
    assert table.interaction.asking, "the next person is only asked"
    table.click(table.layout.give_up.center().toPoint())
    assert table.chosen == [m.DONE, m.DONE]


def test_a_hand_that_goes_elsewhere_is_not_kept_waiting(desk: Open) -> None:
    table = desk(match=match_of(rolled(deal(3), "red blue white green", 0)))
    red = [n for n in sorted(table.lit()) if GAME.content.areas[n].color == 0]
    bonus = [n for n in sorted(table.lit()) if GAME.content.areas[n].color != 0] or red[1:]
    before = table.now
    table.click(table.area_point(red[0]))
    table.now = before
    table.move(table.area_point(bonus[0]))
    table.stroke([table.area_point(bonus[0])])
    assert len(table.chosen) == 2


def test_what_comes_up_under_a_resting_pointer_is_not_pressed_by_chance(desk: Open) -> None:
    table = desk(match=match_of(deal(3)))
    at = table.layout.reroll.center().toPoint()
    table.wait()
    table.move(at)
    table.controller.play(m.ROLL)  # as by the list of choices
    table.press_again(at)
    assert table.chosen == []
    table.click(at)
    assert table.chosen == [m.REROLL]


def test_looking_back_is_not_where_a_part_is_ended(desk: Open) -> None:
    table = desk(match=match_of(rolled(deal(3), "red blue white green")))
    table.key(Qt.Key.Key_2)
    table.double_click(table.layout.back.center().toPoint())
    assert table.shown_seat == 0
    assert table.chosen == []


# -- keys ------------------------------------------------------------------------------------------


def enter(table: DiceDesk, repeated: bool = False) -> None:
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, NONE, "\r", repeated)
    QApplication.sendEvent(table.view, event)


def test_enter_that_is_held_down_decides_once(desk: Open) -> None:
    table = desk(match=match_of(deal(3)))
    table.view.setFocus()
    table.key(Qt.Key.Key_Tab)
    for repeated in (False, True, True, True):
        table.wait()
        enter(table, repeated)
    assert table.chosen == [m.ROLL]


def test_a_hasty_second_enter_does_not_decide_what_the_focus_went_on_to(desk: Open) -> None:
    table = desk(match=match_of(deal(3)))
    table.view.setFocus()
    table.key(Qt.Key.Key_Tab)
    enter(table)
    assert table.scene.pointer.focus == Target("tray", (0,))
    enter(table)
    assert table.chosen == [m.ROLL]
    table.wait()
    enter(table)
    assert table.chosen == [m.ROLL, m.ORIENTS[0]]
