"""A page on the screen, for tests."""

from typing import TypeVar

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from festival_desktop.play.new_game import NewGame
from festival_desktop.ui.pages.page import Page
from festival_desktop.ui.pages.setup_page import SetupPage

AnyPage = TypeVar("AnyPage", bound=Page)


def on_screen(page: AnyPage, qtbot: QtBot) -> AnyPage:
    """In the smallest window that pages are drawn for."""
    qtbot.addWidget(page)
    page.resize(1280, 680)
    with qtbot.waitExposed(page):
        page.show()
    return page


def press_play(page: SetupPage, qtbot: QtBot) -> NewGame:
    """What is begun by it; the rules must be able to deal it."""
    with qtbot.waitSignal(page.play_requested) as asked:
        qtbot.mouseClick(page.play, Qt.MouseButton.LeftButton)
    new: NewGame = asked.args[0]
    page._game.check(new.setup)
    return new
