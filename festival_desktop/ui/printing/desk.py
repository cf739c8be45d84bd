"""What can be printed of the page that is shown, and the dialog that asks which of it."""

from typing import TYPE_CHECKING

from festival_desktop.ui.printing.pages import Printable

if TYPE_CHECKING:
    from festival_desktop.ui.main_window import MainWindow


def can_print(window: "MainWindow") -> bool:
    """Whether the game of the page that is shown has anything for paper."""
    game = window.rooms.game_of(window.page)
    return game is not None and window.rooms.workshop.manifest(game).printables is not None


def printables(window: "MainWindow") -> list[Printable]:
    """On a setup page there is no match yet, only what is blank."""
    rooms = window.rooms
    game = rooms.game_of(window.page)
    listed = rooms.workshop.manifest(game).printables if game is not None else None
    if listed is None:
        return []
    return list(listed(None if rooms.is_setup(window.page) else rooms.matches.match))


def print_papers(window: "MainWindow") -> None:
    from festival_desktop.ui.dialogs.printing import PrintDialog

    game, found = window.rooms.game_of(window.page), printables(window)
    if game is None or not found:
        return
    dialog = PrintDialog(window.rooms.workshop.manifest(game).title, found, window)
    dialog.exec()
    dialog.deleteLater()
