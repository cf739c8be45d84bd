"""Every key can be looked up: Ctrl+? lists those of the window, of tables and of the game."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from festival_desktop.ui.actions import keys_of
from festival_desktop.ui.dialogs.keys import KeysDialog, keys_of_actions, keys_of_tables
from festival_desktop.ui.language import LANGUAGES
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.table.side_panel import CHOICES, RECAP
from tests.ui.walk import open_table
from tests.ui.window import TWO, begin, play_person, table_of

pytestmark = pytest.mark.sample(4, of="file")

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
    shortcuts = keys_of_actions(window.shell.actions.all())
    assert len(shortcuts) > 15
    for key, meaning in (*shortcuts, *keys_of_tables()):
        assert {key, meaning} <= opened[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_shortcut_is_named_where_it_can_be_found(
    start: Start, qtbot: QtBot, opened: list[set[str]], language: str
) -> None:
    """In the tool tip of its action and of its button, and in the list of keys."""
    window = start()
    window.settings.language = language
    QApplication.processEvents()
    begin(window, TWO, relaxed=True)  # so that undo is possible
    play_person(window, qtbot, 1)
    table = table_of(window)
    actions, toolbar = window.shell.actions, table.toolbar
    actions["keys"].trigger()
    for action in actions.all():
        assert keys_of(action) in action.toolTip()
        assert not keys_of(action) or keys_of(action) in opened[0], action.text()
    buttons: dict[str, QWidget] = {
        "menu": toolbar.menu, "undo": toolbar.undo, "redo": toolbar.redo, "hint": toolbar.hint,
        "go_on": toolbar.go_on, "projection": toolbar.projection, "mute": toolbar.sound,
        "explain": toolbar.rules, "choices": table.side.tabs.part(CHOICES),
        "recap": table.side.tabs.part(RECAP),
    }  # fmt: skip
    unnamed = {
        name for name, button in buttons.items() if keys_of(actions[name]) not in button.toolTip()
    }
    assert unnamed == set()


def test_at_a_table_it_lists_the_keys_of_the_game(start: Start, opened: list[set[str]]) -> None:
    window = start()
    open_table(window, "firefly_festival", 2, 6)
    window.shell.actions["keys"].trigger()
    assert {"Firefly Festival", "B", "Build a bridge"} <= opened[0]


def test_the_shelf_has_no_keys_of_a_game(start: Start, opened: list[set[str]]) -> None:
    start().shell.actions["keys"].trigger()
    assert "Build a bridge" not in opened[0]
