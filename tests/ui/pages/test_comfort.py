"""The page of the first start: comfort before anything else, tried on a real tile."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from festival_desktop import paths
from festival_desktop.app import Program
from festival_desktop.ui import system_preferences
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.comfort import ComfortPage
from festival_desktop.ui.settings import Settings
from tests.ui.walk import look_at

pytestmark = pytest.mark.sample(4, of="file")

Start = Callable[..., MainWindow]


@pytest.fixture
def window(start: Start) -> MainWindow:
    window = start()
    window.shell.navigation.go(window.shell.pages.comfort)
    look_at(window)
    return window


@pytest.fixture
def page(window: MainWindow) -> ComfortPage:
    assert isinstance(window.page, ComfortPage)
    return window.page


def spot(page: ComfortPage, number: int) -> QPoint:
    return page.try_out.place(number).center().toPoint()


def test_the_tile_is_moved_by_dragging(page: ComfortPage) -> None:
    before = page.said.text()
    tile, button = page.try_out, Qt.MouseButton.LeftButton
    QTest.mousePress(tile, button, pos=spot(page, 0))
    QTest.mouseMove(tile, (spot(page, 0) + spot(page, 1)) / 2)
    QTest.mouseMove(tile, spot(page, 1))
    assert tile.dragging
    QTest.mouseRelease(tile, button, pos=spot(page, 1))
    assert tile.at == 1
    assert page.said.text() != before


def test_the_tile_is_moved_by_two_presses(page: ComfortPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.try_out.moved) as moved:
        for place in (0, 1):
            QTest.mouseClick(page.try_out, Qt.MouseButton.LeftButton, pos=spot(page, place))
    assert moved.args == ["click"]


def test_the_tile_is_moved_by_keys(page: ComfortPage, qtbot: QtBot) -> None:
    page.try_out.setFocus()
    with qtbot.waitSignal(page.try_out.moved) as moved:
        QTest.keyClick(page.try_out, Qt.Key.Key_Return)
        QTest.keyClick(page.try_out, Qt.Key.Key_Return)
    assert moved.args == ["keys"]


def test_a_tile_that_is_dropped_elsewhere_goes_home(page: ComfortPage) -> None:
    tile, button = page.try_out, Qt.MouseButton.LeftButton
    QTest.mousePress(tile, button, pos=spot(page, 0))
    QTest.mouseMove(tile, QPoint(4, 4))
    QTest.mouseRelease(tile, button, pos=QPoint(4, 4))
    assert tile.at == 0
    assert not tile.dragging


def test_choices_take_effect_at_once(window: MainWindow, page: ComfortPage) -> None:
    theme: Any = page.panel.control("theme")
    theme.chosen.emit(2)
    assert window.settings.theme == "contrast"
    language: Any = page.panel.control("language")
    language.activated.emit(2)
    assert window.settings.language == "de"
    look_at(page)
    assert page.panel.names["language"].text() == "Sprache"


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_the_system_can_be_followed(
    window: MainWindow, page: ComfortPage, monkeypatch: pytest.MonkeyPatch, theme: str
) -> None:
    monkeypatch.setattr(system_preferences, "preferred_theme", lambda: theme)
    page.system.click()
    assert window.settings.theme == theme


def test_it_is_shown_at_the_first_start_only(
    qapp: QApplication, qtbot: QtBot, home: Path, start: Start
) -> None:
    start()  # and stopped at the end, with whatever comes after it
    settings = Settings(paths.config_dir())
    for first in (True, False):
        program = Program(qapp, settings, welcome=True)
        program.start([])
        qtbot.waitUntil(partial(getattr, program, "ready"))
        page = program.window.page
        assert isinstance(page, ComfortPage) == first
        if isinstance(page, ComfortPage):
            page.begin.click()
            assert program.window.page is program.window.shelf
        program.window.close()
        program.window.deleteLater()
        program.deleteLater()
    assert settings.welcomed
