"""A page on the screen, for tests."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.ai.players import RandomPlayer
from festival_desktop.play.new_game import NewGame
from festival_desktop.ui.pages.challenge_panel import ChallengePanel
from festival_desktop.ui.pages.page import Page
from festival_desktop.ui.pages.setup.page import SetupPage
from festival_desktop.ui.pages.setup.pickers import CardPicker, SeatPicker
from festival_desktop.ui.pages.shelf import ShelfPage
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.setup_options import Option
from festival_desktop.ui.widgets.fields import Chooser

AnyPage = TypeVar("AnyPage", bound=Page)


def on_screen(page: AnyPage, qtbot: QtBot) -> AnyPage:
    """In the smallest window that pages are drawn for."""
    qtbot.addWidget(page)
    page.resize(1280, 680)
    with qtbot.waitExposed(page):
        page.show()
    return page


def options_of(rules: Any) -> Sequence[Option]:
    """What can be chosen before this game."""
    return catalog.manifest(rules.name).options.options


def setup_page(
    rules: Any, settings: Settings, levels: Sequence[str] = ("friend",), **more: Any
) -> SetupPage:
    """`levels` of computers."""
    manifest = replace(
        catalog.manifest(rules.name), computers=dict.fromkeys(levels, RandomPlayer())
    )
    return SetupPage(manifest, settings, **more)


def press_play(page: SetupPage, qtbot: QtBot) -> NewGame:
    """What is begun by it; the rules must be able to deal it."""
    with qtbot.waitSignal(page.play_requested) as asked:
        QTest.mouseClick(page.play, Qt.MouseButton.LeftButton)
    new: NewGame = asked.args[0]
    page._manifest.rules.check(new.setup)
    return new


def cards_of(page: SetupPage, option: str) -> CardPicker:
    """Where cards are picked for this option."""
    picker = page.options.block(option).picker
    assert isinstance(picker, CardPicker)
    return picker


def lists_of(page: SetupPage, option: str) -> Sequence[Chooser]:
    """Where something is picked for each seat."""
    picker = page.options.block(option).picker
    assert isinstance(picker, SeatPicker)
    return picker.lists


def challenge_of(shelf: ShelfPage) -> ChallengePanel:
    assert shelf.challenge is not None
    return shelf.challenge


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget
