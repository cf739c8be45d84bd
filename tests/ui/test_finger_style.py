"""Menus and plain lists have rows that a finger can hit."""

from festival_desktop.art.theme import FINGER
from tests.ui.faults import small_controls
from tests.ui.window import Start


def test_rows_of_menus_are_high_enough(start: Start) -> None:
    window = start()
    menu = window.shell.actions.menu(window)
    assert len(menu.actions()) > 10
    assert small_controls(menu) == []
    separators = [action for action in menu.actions() if action.isSeparator()]
    assert all(menu.actionGeometry(action).height() < FINGER for action in separators)
    menu.close()
    menu.deleteLater()
