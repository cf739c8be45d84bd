"""Every key can be looked up: Ctrl+? lists those of the window, of tables and of the game."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QLabel

from festival_desktop.ui.dialogs.keys import KeysDialog, keys_of_actions, keys_of_tables
from festival_desktop.ui.main_window import MainWindow
from tests.ui.walk import open_table

Start = Callable[..., MainWindow]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[set[str]]:
    """The texts of each dialog that is opened."""
    found: list[set[str]] = []

    def run(dialog: KeysDialog) -> int:
        found.append({label.text() for label in dialog.findChildren(QLabel)})
        dialog.deleteLater()
        return 0

    monkeypatch.setattr(KeysDialog, "run", run)
    return found


def test_it_lists_every_shortcut_of_the_menu(start: Start, opened: list[set[str]]) -> None:
    window = start()
    window.shell.actions["keys"].trigger()
    shortcuts = keys_of_actions(window.shell.actions.in_menu())
    assert len(shortcuts) > 15
    for key, meaning in (*shortcuts, *keys_of_tables()):
        assert {key, meaning} <= opened[0]


def test_at_a_table_it_lists_the_keys_of_the_game(start: Start, opened: list[set[str]]) -> None:
    window = start()
    open_table(window, "firefly_festival", 2, 6)
    window.shell.actions["keys"].trigger()
    assert {"Firefly Festival", "B", "Build a bridge"} <= opened[0]


def test_the_shelf_has_no_keys_of_a_game(start: Start, opened: list[set[str]]) -> None:
    start().shell.actions["keys"].trigger()
    assert "Build a bridge" not in opened[0]
