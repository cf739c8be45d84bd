"""Segmented choices and switches."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented, Switch

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def strip(qtbot: QtBot) -> Segmented:
    strip = Segmented(("person", "robot"))
    strip.say("South", ("Person", "Computer"))
    qtbot.addWidget(strip)
    strip.resize(strip.sizeHint())
    with qtbot.waitExposed(strip):
        strip.show()
    return strip


def test_the_first_part_is_chosen_at_first(strip: Segmented) -> None:
    assert strip.index == 0


def test_a_press_chooses_and_says_so(strip: Segmented, qtbot: QtBot) -> None:
    with qtbot.waitSignal(strip.chosen) as chosen:
        QTest.mouseClick(strip.part(1), LEFT)
    assert chosen.args == [1]
    assert strip.index == 1


def test_arrows_move_the_choice(strip: Segmented, qtbot: QtBot) -> None:
    strip.part(0).setFocus()
    QTest.keyClick(strip.part(0), Qt.Key.Key_Right)
    assert strip.index == 1
    assert strip.part(1).hasFocus()
    QTest.keyClick(strip.part(1), Qt.Key.Key_Left)
    assert strip.index == 0


def test_parts_may_stand_in_rows_that_arrows_lead_between(qtbot: QtBot) -> None:
    strip = Segmented(columns=2)
    strip.say("Level", ("One", "Two", "Three", "Four"))
    qtbot.addWidget(strip)
    strip.resize(strip.sizeHint())
    with qtbot.waitExposed(strip):
        strip.show()
    tops = [strip.part(number).geometry().top() for number in range(4)]
    assert tops[0] == tops[1] < tops[2] == tops[3]
    QTest.mouseClick(strip.part(1), LEFT)
    for key, index in ((Qt.Key.Key_Down, 3), (Qt.Key.Key_Left, 2), (Qt.Key.Key_Up, 0)):
        QTest.keyClick(strip.part(strip.index), key)
        assert strip.index == index


def test_tab_goes_past_the_whole_strip(qtbot: QtBot) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    before, strip, after = Button(), Segmented(), Button()
    strip.say("Players", ("2", "3", "4"))
    for widget in (before, strip, after):
        column.addWidget(widget)
    strip.choose(1)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert strip.part(1).hasFocus()
    QTest.keyClick(strip.part(1), Qt.Key.Key_Tab)
    assert after.hasFocus()


def test_new_words_keep_the_choice(strip: Segmented) -> None:
    strip.choose(1)
    strip.say("Süden", ("Mensch", "Computer"))
    assert strip.index == 1


def test_a_reader_hears_which_choice_it_is(strip: Segmented) -> None:
    spoken = QAccessible.queryAccessibleInterface(strip.part(1))
    assert spoken.role() == QAccessible.Role.RadioButton
    assert spoken.text(QAccessible.Text.Name) == "South: Computer"


@pytest.fixture
def switch(qtbot: QtBot) -> Switch:
    switch = Switch()
    switch.say("Relaxed game", "undo past every reveal")
    qtbot.addWidget(switch)
    switch.resize(switch.sizeHint())
    with qtbot.waitExposed(switch):
        switch.show()
    return switch


def test_a_press_on_the_words_turns_it(switch: Switch, qtbot: QtBot) -> None:
    QTest.mouseClick(switch, LEFT, pos=switch.rect().center())
    assert switch.isChecked()


def test_space_turns_it(switch: Switch, qtbot: QtBot) -> None:
    switch.setFocus()
    off = switch.grab().toImage()
    QTest.keyClick(switch, Qt.Key.Key_Space)
    assert switch.isChecked()
    assert switch.grab().toImage() != off


def test_a_reader_hears_a_check_box(switch: Switch) -> None:
    spoken = QAccessible.queryAccessibleInterface(switch)
    assert spoken.role() == QAccessible.Role.CheckBox
    assert spoken.text(QAccessible.Text.Name) == "Relaxed game"
