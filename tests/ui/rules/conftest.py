"""Books to be read, without a program around them."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.art.fonts import load_fonts
from festival_desktop.ui.rules.library import Library
from festival_desktop.ui.rules.window import RulesWindow
from festival_desktop.ui.rules_book import RulesBook


def game_books() -> dict[str, RulesBook]:
    books = {name: catalog.manifest(name).rules_book for name in catalog.GAMES}
    return {name: book for name, book in books.items() if book is not None}


@pytest.fixture
def library(qapp: QApplication) -> Library:
    load_fonts()
    return Library(game_books)


@pytest.fixture
def reading(qtbot: QtBot, library: Library) -> RulesWindow:
    window = RulesWindow(library, lambda: {box.name: box.label for box in catalog.boxes()})
    qtbot.addWidget(window)
    window.show_book("festival_of_lanterns")
    with qtbot.waitExposed(window):
        window.show()
    return window
