"""A page on the screen, for tests."""

from collections.abc import Sequence
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from festival_desktop.screens.festival_of_lanterns.options import FestivalOptions
from festival_desktop.screens.firefly_festival.options import FireflyOptions
from festival_desktop.screens.lanterns_dice.options import DiceOptions
from festival_desktop.ui.pages.boxes import game_title
from festival_desktop.ui.pages.new_game import NewGame
from festival_desktop.ui.pages.page import Page
from festival_desktop.ui.pages.setup.page import SetupPage
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.setup_options import SetupOptions

AnyPage = TypeVar("AnyPage", bound=Page)


def on_screen(page: AnyPage, qtbot: QtBot) -> AnyPage:
    """In the smallest window that pages are drawn for."""
    qtbot.addWidget(page)
    page.resize(1280, 680)
    with qtbot.waitExposed(page):
        page.show()
    return page


def options_of(rules: Any) -> SetupOptions:
    """What can be chosen before this game."""
    return {
        "festival_of_lanterns": lambda: FestivalOptions(rules.content),
        "lanterns_dice": lambda: DiceOptions(rules.content),
        "firefly_festival": lambda: FireflyOptions(rules),
    }[rules.name]().declare()


def setup_page(
    rules: Any, settings: Settings, levels: Sequence[str] = ("plain",), **more: Any
) -> SetupPage:
    return SetupPage(
        rules, lambda: game_title(rules.name), options_of(rules), levels, settings, **more
    )


def press_play(page: SetupPage, qtbot: QtBot) -> NewGame:
    """What is begun by it; the rules must be able to deal it."""
    with qtbot.waitSignal(page.play_requested) as asked:
        qtbot.mouseClick(page.play, Qt.MouseButton.LeftButton)
    new: NewGame = asked.args[0]
    page._game.check(new.setup)
    return new
