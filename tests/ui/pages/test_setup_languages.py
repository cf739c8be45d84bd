"""In every language seats and options stand beside each other, with Play in sight."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from festival_desktop import catalog
from festival_desktop.ui.language import LANGUAGES
from festival_desktop.ui.main_window import MainWindow
from tests.ui.walk import look_at


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_needs_to_be_stacked_in_a_usual_window(
    start: Callable[..., MainWindow], qapp: QApplication, language: str
) -> None:
    window = start()
    window.resize(1280, 680)
    window.settings.language = language
    for game in catalog.GAMES:
        window.shell.pages.go_to_setup(game)
        page = window.shell.pages.setup(game)
        look_at(page)
        page.arrange(stacked=False)
        assert page.needed_width() <= page.width(), game
        assert page.area.verticalScrollBar().maximum() == 0, game
