"""What each command of the window does, and when it can be done."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from festival_desktop.ui.actions import Actions
from festival_desktop.ui.language import LANGUAGES
from festival_desktop.ui.printing.desk import can_print, print_papers

if TYPE_CHECKING:
    from festival_desktop.ui.main_window import MainWindow
    from festival_desktop.ui.pages.table import TablePage


def connected(window: "MainWindow") -> Actions:
    """All commands of a window, ready to be used."""
    commands = Actions(window, LANGUAGES)
    for name, do in _of_the_window(window).items():
        commands[name].triggered.connect(lambda *_, do=do: do())
    for name, act in _AT_A_TABLE.items():
        commands[name].triggered.connect(lambda *_, act=act: act(window.table))
    settings = window.settings
    commands.language_wanted.connect(lambda code: setattr(settings, "language", code))
    settings.language_changed.connect(commands.show_language)
    commands.show_language(settings.language)
    return commands


def _of_the_window(window: "MainWindow") -> dict[str, Callable[[], object]]:
    return {
        "new": lambda: window.go_to_setup(window.usual_game()),
        "open": window.ask_for_file,
        "save": lambda: window.rooms.matches.save_aloud(),
        "save_as": window.ask_for_copy,
        "replay": window.replay,
        "print": lambda: print_papers(window),
        "full_screen": window.toggle_full_screen,
        "settings": window.go_to_settings,
        "checkup": lambda: _check(window),
        "about": window.about,
        "shelf": window.go_to_shelf,
        "menu": window.show_menu,
        "quit": window.close,
    }


def _check(window: "MainWindow") -> None:
    from festival_desktop.ui.dialogs.checkup import check_installation

    check_installation(window)


_AT_A_TABLE: "dict[str, Callable[[TablePage], object]]" = {
    "undo": lambda table: table.controller.undo(),
    "redo": lambda table: table.controller.redo(),
    "go_on": lambda table: table.go_on(),
    "hint": lambda table: table.give_hint(),
    "choices": lambda table: table.side.show_choices(),
    "zoom_in": lambda table: table.scene.zoom(1),
    "zoom_out": lambda table: table.scene.zoom(-1),
    "fit": lambda table: table.scene.fit(),
}


def update(window: "MainWindow") -> None:
    """Enable what can be done now."""
    commands, table = window.commands, window.table
    at_table = table is not None and window.page is table
    for name in (*_AT_A_TABLE, "save", "save_as"):
        commands[name].setEnabled(at_table)
    commands["replay"].setEnabled(_can_replay(window))
    commands["print"].setEnabled(can_print(window))
    commands["shelf"].setEnabled(window.page is not window.shelf)
    commands["full_screen"].setChecked(window.isFullScreen())
    if table is not None and at_table:
        commands["undo"].setEnabled(table.controller.can_undo)
        commands["redo"].setEnabled(table.controller.can_redo)
        commands["go_on"].setEnabled(table.controller.going_on is not None)
        commands["hint"].setEnabled(bool(table.session.moves))
        for name in ("choices", "zoom_in", "zoom_out", "fit"):  # not behind the curtain
            commands[name].setEnabled(table.session.waiting is None)


def _can_replay(window: "MainWindow") -> bool:
    """At a table where something has happened, and where it ended."""
    table = window.table
    if table is None or not table.match.cursor:
        return False
    from festival_desktop.ui.pages.end.page import EndPage

    return window.page is table or isinstance(window.page, EndPage)
