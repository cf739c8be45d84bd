"""What the shelf says in its first picture is true, and a quick press goes where it says."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from festival_desktop import paths
from festival_desktop.app import Program
from festival_desktop.saves import glance as first_look
from festival_desktop.saves.folder import SaveFolder
from festival_desktop.saves.glance import Waiting, glance
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.settings import Settings
from tests.saves.hostile import with_value
from tests.ui.window import TWO, begin, saved_files

pytestmark = pytest.mark.sample(8, of="file")

GOLDEN = sorted((Path(__file__).parents[1] / "saves" / "golden").glob("version-2*.festival"))
Start = Callable[..., MainWindow]


@pytest.fixture
def opening(qapp: QApplication, qtbot: QtBot, home: Path) -> Iterator[Callable[[], Program]]:
    """The program as it is when its window is first shown: nothing behind the shelf is loaded."""

    opened: list[Program] = []

    def open_() -> Program:
        program = Program(qapp, Settings(paths.config_dir()))
        opened.append(program)
        qtbot.addWidget(program.window)
        program.start([])
        assert not program.ready
        return program

    yield open_
    for program in opened:
        delete(program.language)  # now: its words are not for the tests that follow
        program.deleteLater()


def left_open(start: Start) -> MainWindow:
    """Somebody played a little, and closed the window."""
    window = start()
    begin(window, TWO)
    window.shell.current.save_unconditionally()
    window.close()
    return window


def test_a_game_to_continue_is_told_by_the_first_picture(
    start: Start, opening: Callable[[], Program], qtbot: QtBot
) -> None:
    left_open(start)
    program = opening()
    card = program.window.shelf.card
    first = card.button.label, card.headline.text(), card.about.text()
    assert first == ("Continue", "Mira’s turn", "Festival of Lanterns · with Jonas")
    qtbot.waitUntil(lambda: program.ready)
    assert (card.button.label, card.headline.text()) == first[:2], "and it stays"
    program.window.close()


def test_a_quick_press_continues_that_game(start: Start, opening: Callable[[], Program]) -> None:
    left_open(start)
    program = opening()
    QTest.mouseClick(program.window.shelf.card.button, Qt.MouseButton.LeftButton)
    assert program.window.table is not None
    assert program.window.page is program.window.table
    program.window.close()


def test_without_games_it_is_the_first_one_at_once(opening: Callable[[], Program]) -> None:
    card = opening().window.shelf.card
    assert card.button.label == "First game"
    assert card.button.isEnabled()


def test_where_it_leads_is_not_offered_before_it_is_certain(
    start: Start, opening: Callable[[], Program], qtbot: QtBot
) -> None:
    left_open(start)
    (file,) = saved_files()
    file.write_bytes(file.read_bytes()[:-20])  # to be rescued, which takes longer than a glance
    program = opening()
    button = program.window.shelf.card.button
    assert not button.isEnabled()
    qtbot.waitUntil(lambda: program.ready)
    assert button.isEnabled()
    assert button.label == "Continue"
    assert button.hasFocus()
    program.window.close()


def test_no_record_is_told_before_the_records_are_read(
    opening: Callable[[], Program], qtbot: QtBot
) -> None:
    program = opening()
    challenge = program.window.shelf.challenge
    assert challenge is not None
    assert {level.record for level in challenge.levels} == {""}
    qtbot.waitUntil(lambda: program.ready)
    assert {level.record for level in challenge.levels} == {"not yet played"}
    program.window.close()


# -- the glance itself ----------------------------------------------------------------------------


def test_a_glance_finds_the_game_that_the_folder_finds(tmp_path: Path) -> None:
    for file in GOLDEN:
        shutil.copy(file, tmp_path)
        seen, found = glance(tmp_path), SaveFolder(tmp_path).latest_unfinished()
        assert seen.certain
        assert seen.latest == (found and found.save and Waiting.of(found.save))
    assert seen.games == len(GOLDEN)


def test_of_many_games_only_the_newest_are_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    some = next(file for file in GOLDEN if "taken" in file.name)
    for number in range(40):
        shutil.copy(some, tmp_path / f"{number}.festival")
    read: list[Path] = []
    whole = first_look.read_beginning

    def counted(path: Path) -> bytes | None:
        read.append(path)
        return whole(path)

    monkeypatch.setattr(first_look, "read_beginning", counted)
    assert glance(tmp_path).games == 40
    assert len(read) == first_look.MOST_READ


def test_a_time_told_by_a_wrong_clock_counts_least(tmp_path: Path) -> None:
    some = next(file for file in GOLDEN if "taken" in file.name).read_text(encoding="utf-8")
    now = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.000Z")
    for name, saved in (("Ahead", "2999-01-01T00:00:00.000Z"), ("Now", now)):
        text = some.replace("2026-11-16T08:00:00.000Z", saved).replace("Anaïs", name)
        assert text != some
        (tmp_path / f"{name}.festival").write_text(text, encoding="utf-8")
    latest, found = glance(tmp_path).latest, SaveFolder(tmp_path).latest_unfinished()
    assert latest is not None
    assert latest.names[0] == "Now"
    assert found is not None
    assert found.path.stem == "Now"


@pytest.mark.parametrize(
    "head", ["[]", '{"summary": 3}', '{"summary": {"to_act": 9}, "seats": [], "saved": 1}', "{" * 9]
)
def test_what_is_not_of_our_making_is_left_to_the_folder(tmp_path: Path, head: str) -> None:
    (tmp_path / "a.festival").write_text(f'{head.removesuffix("}")}\n"files": 0"}}\n}}\n')
    seen = glance(tmp_path)
    assert seen.latest is None
    assert not seen.certain


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("game",), []),
        (("game",), "chess " * 9),
        (("order",), 1e999),
        (("order",), True),
        (("saved",), None),
        (("setup", "players"), "<b>"),
        (("setup", "players"), 10**18),
        (("summary", "to_act"), -1),
        (("summary", "to_act"), 1.5),
        (("seats", 0, "name"), "W" * 41),
        (("seats", 0, "name"), "Bo\u202e\x1b[2J"),
        (("seats", 0, "name"), 7),
    ],
)
def test_no_value_that_could_not_be_ours_is_in_the_first_picture(
    path: tuple[Any, ...], value: Any, home: Path, opening: Callable[[], Program], qtbot: QtBot
) -> None:
    some = next(file for file in GOLDEN if "taken" in file.name)
    data = with_value(json.loads(some.read_text(encoding="utf-8")), path, value)
    lines = (f"{json.dumps(key)}: {json.dumps(one)}" for key, one in data.items())
    paths.saves_dir().mkdir(parents=True)
    file = paths.saves_dir() / "a.festival"
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    seen = glance(paths.saves_dir())
    assert seen.games == 1
    assert seen.latest is None
    assert not seen.certain
    program = opening()
    qtbot.waitUntil(lambda: program.ready)
    program.window.close()


# -- the window on its screen ----------------------------------------------------------------------

WINDOW = """
import sys
from PySide6.QtWidgets import QWidget
from festival_desktop import app, catalog, paths
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.settings import Settings
running = app.make_application()
settings = Settings(paths.config_dir())
if len(sys.argv) > 1:  # left on a larger screen
    other = QWidget()
    other.setGeometry(100, 100, 1700, 1000)
    settings.geometry = other.saveGeometry()
window = MainWindow(settings, catalog.boxes, None)
window.show()
running.processEvents()
print(window.width(), window.height())
"""


@pytest.mark.parametrize("before", [(), ("left on a larger screen",)])
@pytest.mark.parametrize("screen", [(960, 540), (1280, 720)])
def test_the_window_is_never_larger_than_its_screen(
    tmp_path: Path, screen: tuple[int, int], before: tuple[str, ...]
) -> None:
    width, height = screen
    named = {"name": "small", "x": 0, "y": 0, "width": width, "height": height, "dpr": 1}
    config = tmp_path / "screen.json"
    config.write_text(json.dumps({"screens": [named | {"logicalDpi": 96, "logicalBaseDpi": 96}]}))
    place = {
        "QT_QPA_PLATFORM": f"offscreen:configfile={config}",
        "FESTIVAL_DESKTOP_HOME": str(tmp_path),
    }
    program = [sys.executable, "-c", WINDOW, *before]
    done = subprocess.run(program, env=os.environ | place, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    wide, high = map(int, done.stdout.split())
    assert wide <= width
    assert high <= height
