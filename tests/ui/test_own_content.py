"""Content of a person's own: what is wrong with it is told, and saved games keep theirs."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from festival_desktop import catalog, paths
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.saves.record_book import RecordBook
from festival_desktop.ui.main_window import MainWindow

DICE = "lanterns_dice"


@pytest.fixture
def own(home: Path) -> Iterator[Path]:
    """Where a person puts content of their own; a copy of ours lies there."""
    folder = home / "data" / "content" / DICE
    shutil.copytree(paths.resources() / DICE, folder)
    catalog.rules.cache_clear()
    yield folder
    catalog.rules.cache_clear()
    catalog.problems.clear()


def with_boats(folder: Path, points: int) -> None:
    box = json.loads((folder / "box.json").read_bytes())
    box["boats"]["points"] = points
    (folder / "box.json").write_text(json.dumps(box))
    catalog.rules.cache_clear()


def new_game(name: str) -> NewGame:
    return NewGame(name, Setup(2), (Player("Mira"), Player("Jonas")), "jade-owl-7", False)


def told(window: MainWindow) -> str:
    table = window.table
    return table.notice.words if table is not None and window.page is table else window.notice.words


def boats_of(window: MainWindow) -> int:
    assert window.table is not None
    game: Any = window.table.match.game
    points: int = game.content.boat_points
    return points


def test_refused_content_is_told_when_its_game_is_opened(
    start: Callable[..., MainWindow], own: Path, qtbot: QtBot, qapp: QApplication
) -> None:
    (own / "lake.json").write_text("{")
    window = start()
    qapp.processEvents()
    assert "lake.json" not in told(window), "nobody has asked for it yet"
    window.shell.current.begin(new_game("festival_of_lanterns"))
    qapp.processEvents()
    assert "lake.json" not in told(window)
    window.shell.current.begin(new_game(DICE))
    qtbot.waitUntil(lambda: "lake.json, line 1" in told(window))
    assert told(window).startswith("Your custom content couldn’t be used")


def test_a_saved_game_is_shown_with_its_own_content_and_says_so(
    start: Callable[..., MainWindow], own: Path, qapp: QApplication
) -> None:
    with_boats(own, 12)
    window = start()
    window.shell.current.begin(new_game(DICE))
    window.shell.current.save_unconditionally()
    (path,) = (paths.saves_dir()).glob("*.festival")
    with_boats(own, 4)
    window = start((str(path),))
    qapp.processEvents()
    assert boats_of(window) == 12
    assert told(window) == "This game continues with the content it was saved with."
    window.shell.current.again("jade-owl-8")
    qapp.processEvents()
    assert boats_of(window) == 4, "a new game has today's"


def test_a_changed_game_says_so_and_is_listed_so(
    start: Callable[..., MainWindow], home: Path, qapp: QApplication
) -> None:
    window = start()
    window.shell.current.begin(new_game(DICE))
    window.shell.current.save_unconditionally()
    (path,) = (paths.saves_dir()).glob("*.festival")
    path.write_bytes(path.read_bytes().replace(b'"Mira"', b'"Mara"'))
    window = start((str(path),))
    qapp.processEvents()
    assert told(window).startswith("The file was edited outside the program (seats).")
    assert window.table is not None
    assert window.table.match.practice


def test_a_record_says_when_it_was_made_with_own_content(
    start: Callable[..., MainWindow], own: Path, qtbot: QtBot
) -> None:
    counted = []
    for points in (12, 0):
        if points:
            with_boats(own, points)
        else:
            shutil.rmtree(own)
            catalog.rules.cache_clear()
        window = start()
        alone = NewGame(DICE, Setup(1), (Player("Mira"),), f"jade-owl-{points}")
        window.shell.current.begin(alone)
        assert window.table is not None
        controller, rng = window.table.controller, Rng(3)
        while controller.match.to_act is not None:
            if controller.awaiting_end_turn:
                controller.go_on()
            moves = controller.session.moves
            controller.play(moves[rng.below(len(moves))])
        content = catalog.files(controller.match.game)
        counted.append("" if content.built_in else content.digest)
    file = next(box.challenge.file for box in catalog.boxes() if box.name == DICE and box.challenge)
    games = RecordBook(paths.data_dir(), file).games
    assert [game.content for game in games] == counted
    assert counted[0]
    assert not counted[1]
