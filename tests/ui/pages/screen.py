"""A page on the screen, for tests."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.play.new_game import NewGame
from festival_desktop.ui.pages.page import Page
from festival_desktop.ui.pages.setup.page import SetupPage
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.setup_options import Option

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
    rules: Any, settings: Settings, levels: Sequence[str] = ("plain",), **more: Any
) -> SetupPage:
    """`levels` of computers."""
    manifest = replace(catalog.manifest(rules.name), computers=dict.fromkeys(levels))
    return SetupPage(manifest, settings, **more)


def press_play(page: SetupPage, qtbot: QtBot) -> NewGame:
    """What is begun by it; the rules must be able to deal it."""
    with qtbot.waitSignal(page.play_requested) as asked:
        QTest.mouseClick(page.play, Qt.MouseButton.LeftButton)
    new: NewGame = asked.args[0]
    page._manifest.rules.check(new.setup)
    return new
