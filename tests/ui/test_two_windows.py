"""A game that is open in another window, was changed by somebody or is damaged."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from festival_desktop.saves import store
from festival_desktop.ui.dialogs.save_questions import CopyQuestion
from tests.controller.other_process import open_in_another_process
from tests.ui.window import TWO, Start, begin, play_person, saved_files, table_of


def test_the_window_offers_a_copy(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = start()
    begin(window, TWO)
    play_person(window, qtbot, 2)
    window.close()
    (path,) = saved_files()
    asked: list[str] = []

    def answer(wanted: bool) -> Callable[[CopyQuestion], bool]:
        def ask(question: CopyQuestion) -> bool:
            asked.append(question.copy.text())
            question.deleteLater()
            return wanted

        return ask

    with open_in_another_process(path):
        window = start()
        monkeypatch.setattr(CopyQuestion, "run", answer(False))
        window.shell.continue_latest()
        assert window.page is window.shelf
        monkeypatch.setattr(CopyQuestion, "run", answer(True))
        window.shell.continue_latest()
        assert window.stack.currentWidget() is table_of(window)
        assert table_of(window).match.cursor == 2
        before = path.read_bytes()
        play_person(window, qtbot, 1)
        window.close()
        assert path.read_bytes() == before
    assert len(asked) == 2
    assert len(saved_files()) == 2


def test_the_window_says_that_a_file_was_changed_by_somebody_else(
    start: Start, qtbot: QtBot
) -> None:
    window = start()
    begin(window, TWO)
    window.shell.current.save_unconditionally()
    (path,) = saved_files()
    path.write_bytes(path.read_bytes() + b"\n")
    play_person(window, qtbot, 1)
    window.shell.current.save()
    assert "was changed by another program" in table_of(window).notice.words
    assert path.read_bytes().endswith(b"\n\n")
    assert len(saved_files()) == 2


# -- damaged ---------------------------------------------------------------------------------------


def test_a_damaged_file_stays_and_the_rescued_game_goes_on_in_a_new_one(
    start: Start, qtbot: QtBot
) -> None:
    window = start()
    begin(window, TWO)
    play_person(window, qtbot, 3)
    window.close()
    (path,) = saved_files()
    store.backup(path).unlink()
    damaged = path.read_bytes()[:-400]
    path.write_bytes(damaged)
    window = start()
    assert window.shelf.card.continues, "it is offered"
    window.shell.continue_latest()
    assert table_of(window).match.cursor == 3
    assert "step 3" in table_of(window).notice.words
    assert "the damaged one is kept" in table_of(window).notice.words
    play_person(window, qtbot, 1)
    window.close()
    assert path.read_bytes() == damaged
    new = next(file for file in saved_files() if file != path)
    assert len(store.read(new).moves) == 4
    window = start()
    window.shell.continue_latest()
    assert table_of(window).match.cursor == 4, "the game to continue is the one that was played on"
