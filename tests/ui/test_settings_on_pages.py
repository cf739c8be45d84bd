"""Every setting is switched on every page, in every state of a game."""

import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QDialog
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from festival_desktop import catalog
from festival_desktop.controller.match_controller import Pace
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.rules.window import RulesWindow
from festival_desktop.ui.settings import Settings
from tests.ui.setting_values import setting_values
from tests.ui.walk import Visit, open_table, places, put_away, saved_match, settle
from tests.ui.window import Start, table_of


def switch_everything(settings: Settings) -> None:
    for name, values in setting_values().items():
        before = getattr(settings, name)
        other = next(value for value in values if value not in ("", before))
        for one in (other, before):
            setattr(settings, name, one)
            QApplication.processEvents()


def finished(game: str, window: MainWindow) -> TablePage:
    """A finished game of a file: its scores are shown, its table was never entered."""
    path = window.shell.context.repository.folder.path / "finished.festival"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(saved_match(game, 2, 10_000))
    window.shell.current.open(path)
    return table_of(window)


def states(game: str) -> Iterator[tuple[str, Visit]]:
    """What a table can be while another page, or itself, is shown."""

    def never_entered(window: MainWindow) -> TablePage:
        return finished(game, window)

    def over(window: MainWindow) -> TablePage:
        table = finished(game, window)
        window.shell.pages.go_to_table()
        return table

    def left(window: MainWindow) -> TablePage:
        table = open_table(window, game, 2, 20)
        window.shell.navigation.go_to_shelf()
        return table

    def looked_back_at(window: MainWindow) -> TablePage:
        table = finished(game, window)
        window.shell.pages.look_back(5)
        assert table.looking_back.place == 5
        return table

    def left_looking_back(window: MainWindow) -> TablePage:
        table = looked_back_at(window)
        window.shell.pages.go_to_settings()
        return table

    def replayed(window: MainWindow) -> TablePage:
        table = finished(game, window)
        window.shell.pages.replay_current(7)
        return table

    def replayed_behind_the_settings(window: MainWindow) -> TablePage:
        table = replayed(window)
        window.shell.pages.go_to_settings()
        return table

    for visit in (
        never_entered, over, left, looked_back_at, left_looking_back, replayed,
        replayed_behind_the_settings,
    ):  # fmt: skip
        yield visit.__name__, visit


@pytest.mark.sample(3)
@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("state", range(7))
def test_every_setting_is_switched_in_every_state_of_a_game(
    start: Start, game: str, state: int
) -> None:
    window = start()
    name, visit = list(states(game))[state]
    table = visit(window)
    shown = window.page
    switch_everything(window.settings)
    assert window.page is shown, name
    assert isinstance(table, TablePage)
    window.shell.pages.go_to_table()
    window.shell.navigation.go_to_shelf()


def test_every_setting_is_switched_on_every_page(start: Start) -> None:
    window = start()
    for name, visit in places(every=False):
        if name.startswith(("lanterns_dice", "firefly_festival")) and "setup" not in name:
            continue  # pages are the same for all games, and tables are above
        shown = visit(window)
        if isinstance(shown, QDialog | RulesWindow):
            continue
        settle(shown)
        switch_everything(window.settings)
        put_away(shown)


def test_a_table_that_was_left_shows_the_settings_when_it_is_shown_again(
    start: Start, qtbot: QtBot
) -> None:
    window = start()
    settings = window.settings
    table = open_table(window, "festival_of_lanterns", 2, 20)
    window.shell.navigation.go_to_shelf()
    pace, said = window.shell.context.motion.pace, table.toolbar.turn_bar.turn.sentence
    settings.tips, settings.pace, settings.muted = True, "slow", False
    settings.language = "de"
    assert window.shell.context.motion.pace == pace
    assert not table.isVisible()
    assert table.toolbar.turn_bar.turn.sentence == said, "nobody reads it"
    window.shell.pages.go_to_table()
    table.controller.take_over()
    assert table.line.said.sentence == table.toolbar.turn_bar.turn.sentence != said
    assert table.toolbar.pace.pace == "slow"
    assert window.shell.context.motion.pace > pace
    assert Pace[settings.pace.upper()] is Pace.SLOW


def test_scores_that_were_left_speak_the_new_language(start: Start) -> None:
    window = start()
    finished("lanterns_dice", window)
    end = window.shell.pages.end
    window.shell.navigation.go_to_shelf()
    before = end.again.label
    window.settings.language = "de"
    window.shell.pages.go_to_end()
    assert end.again.label != before


def test_a_table_that_is_gone_follows_nothing(start: Start, qapp: QApplication) -> None:
    window = start()
    gone = weakref.ref(open_table(window, "festival_of_lanterns", 2, 20))
    open_table(window, "lanterns_dice", 2, 20)
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    switch_everything(window.settings)
    table = gone()
    assert table is None or not isValid(table)
