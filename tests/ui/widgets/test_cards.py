"""Cards as buttons."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop.art.theme import FRIENDS
from festival_desktop.ui.widgets.cards import CardGrid

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def grid(qtbot: QtBot) -> CardGrid:
    grid = CardGrid()
    for friend in FRIENDS:
        grid.add(friend)
        grid.buttons[friend].say(friend.capitalize(), "about")
    qtbot.addWidget(grid)
    grid.resize(600, 400)
    with qtbot.waitExposed(grid):
        grid.show()
    return grid


def test_a_press_says_which_card(grid: CardGrid, qtbot: QtBot) -> None:
    with qtbot.waitSignal(grid.pressed) as pressed:
        QTest.mouseClick(grid.buttons["spike"], LEFT)
    assert pressed.args == ["spike"]


def test_the_shadow_around_a_card_is_not_the_card(grid: CardGrid, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(grid.pressed):
        QTest.mouseClick(grid.buttons["spike"], LEFT, pos=QPoint(2, 2))


def test_the_grid_is_one_stop_for_tab(grid: CardGrid) -> None:
    def stops() -> list[str]:
        strong = Qt.FocusPolicy.StrongFocus
        return [id for id, button in grid.buttons.items() if button.focusPolicy() == strong]

    assert stops() == ["twilight"]
    grid.buttons["twilight"].clearFocus()
    grid.show_chosen(["luna"], list(FRIENDS))
    assert stops() == ["luna"], "Tab comes to what is chosen"
    grid.buttons["trixie"].setFocus()
    assert stops() == ["trixie"]


def test_states_follow_what_is_chosen_and_allowed(grid: CardGrid) -> None:
    grid.show_chosen(["rarity"], ["rarity", "twilight"])
    states = {id: grid.buttons[id].state for id in ("rarity", "twilight", "spike")}
    assert states == {"rarity": "chosen", "twilight": "rest", "spike": "disabled"}


def test_from_right_to_left_the_arrows_change_places(grid: CardGrid, qtbot: QtBot) -> None:
    grid.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    order = list(grid.buttons.values())
    order[1].setFocus()
    QTest.keyClick(order[1], Qt.Key.Key_Left)
    assert order[2].hasFocus()


def test_a_long_name_is_shortened_and_never_spills(grid: CardGrid) -> None:
    card = grid.buttons["celestia"]
    card.say("Prinzessin Celestia von Anderswo im Abendrot", "about")
    title, _ = card._title(100)
    assert title.endswith("…")
    assert card.accessibleName().endswith("Abendrot")
