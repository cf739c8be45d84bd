"""Another version is installed while the window is open: it is noticed, and a restart asked for."""

import os
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from festival_desktop.ui.update_watch import UpdateWatch
from tests.ui.window import Start, begin, saved_files


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    file = tmp_path / "__init__.pyc"
    file.write_bytes(b"one")
    return file


def test_a_file_that_takes_the_place_of_another_is_noticed_once(
    installed: Path, qtbot: QtBot
) -> None:
    watch = UpdateWatch(installed)
    told: list[int] = []
    watch.replaced.connect(lambda: told.append(1))
    for version in (b"two", b"three"):
        new = installed.with_suffix(".dpkg-new")
        new.write_bytes(version)
        os.replace(new, installed)
        qtbot.waitUntil(lambda: told == [1])


def test_other_files_and_a_gap_between_two_versions_are_no_update(
    installed: Path, qtbot: QtBot
) -> None:
    watch = UpdateWatch(installed)
    told: list[int] = []
    watch.replaced.connect(lambda: told.append(1))
    looked = watch.watcher.directoryChanged
    with qtbot.waitSignal(looked):
        (installed.parent / "__pycache__").mkdir()
    with qtbot.waitSignal(looked):
        installed.unlink()
    assert not told
    installed.write_bytes(b"three")
    qtbot.waitUntil(lambda: told == [1])


def test_a_restart_is_asked_for_and_the_game_is_saved(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window)
    [watch] = window.findChildren(UpdateWatch)
    watch.replaced.emit()
    assert len(saved_files()) == 1
    assert "updated" in window.notice.words
    window.shell.pages.go_to_settings()
    window.say("Something else.")
    window.notice.accepted.emit()
    assert window.isHidden()
