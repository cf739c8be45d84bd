"""The list of saved games."""

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from festival_desktop.play.match import Match
from festival_desktop.saves import store
from festival_desktop.saves.document import document
from festival_desktop.saves.shelf import SaveShelf
from festival_desktop.ui.pages import saves as saves_module
from festival_desktop.ui.pages.boxes import GameBoxes
from festival_desktop.ui.pages.saves import SavesPage
from festival_desktop.ui.pages.when import When

LEFT = Qt.MouseButton.LeftButton
NOW = datetime(2026, 11, 16, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def no_trash(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests put nothing into the trash of the person who runs them."""
    monkeypatch.setattr(saves_module, "_to_trash", lambda path: False)


@pytest.fixture
def folder(tmp_path: Path, played: Callable[..., Match]) -> Path:
    running, over = played(3, steps=40), played(2)
    running.practice = True
    for name, match, age in (("running", running, 0), ("over", over, 1)):
        save = document(match, "1.0", NOW - timedelta(days=age))
        store.write(tmp_path / f"{name}.festival", save)
    (tmp_path / "broken.festival").write_text("{")
    return tmp_path


@pytest.fixture
def page(qtbot: QtBot, folder: Path) -> SavesPage:
    page = SavesPage(SaveShelf(folder), GameBoxes())
    qtbot.addWidget(page)
    page.resize(1280, 680)
    with qtbot.waitExposed(page):
        page.show()
    return page


def row(page: SavesPage, name: str) -> saves_module.SaveRow:
    return next(row for row in page.rows if row.shelved.path.stem == name)


def test_each_game_says_who_plays_and_how_it_stands(page: SavesPage) -> None:
    assert page.number.text() == "3"
    running = row(page, "running")
    assert running.headline.text().endswith("’s turn")
    assert running.about.text() == "Festival of Lanterns · Maya, Jonas and Ember · practice"
    over = row(page, "over")
    assert over.headline.text().endswith(" won")
    assert over.about.text() == "Festival of Lanterns · Maya and Jonas · fair"


def test_a_damaged_file_is_listed_with_its_sentence(page: SavesPage) -> None:
    broken = row(page, "broken")
    assert broken.trouble.text() == "“broken.festival” is no saved game, or it is damaged."
    assert broken.trouble.isVisible()
    assert not broken.open.isVisible()
    assert broken.delete.isVisible()


def test_a_file_of_a_newer_version_says_so_in_the_words_of_the_language(
    page: SavesPage, folder: Path
) -> None:
    newer = json.loads((folder / "over.festival").read_text()) | {"version": 99}
    (folder / "newer.festival").write_text(json.dumps(newer))
    page.refresh()
    words = "“newer.festival” was saved by a newer version of Festival Desktop."
    assert row(page, "newer").trouble.text() == words


def test_open_asks_for_the_file(page: SavesPage, folder: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.open_requested) as asked:
        qtbot.mouseClick(row(page, "running").open, LEFT)
    assert asked.args == [folder / "running.festival"]


def test_deleting_is_asked_in_place_and_can_be_refused(
    page: SavesPage, folder: Path, qtbot: QtBot
) -> None:
    over = row(page, "over")
    qtbot.mouseClick(over.delete, LEFT)
    assert over.sure.isVisible()
    assert over.keep.hasFocus()
    qtbot.mouseClick(over.keep, LEFT)
    assert not over.sure.isVisible()
    assert (folder / "over.festival").exists()


def test_deleting_deletes(page: SavesPage, folder: Path, qtbot: QtBot) -> None:
    over = row(page, "over")
    qtbot.mouseClick(over.delete, LEFT)
    with qtbot.waitSignal(page.changed):
        qtbot.mouseClick(over.really, LEFT)
    assert not (folder / "over.festival").exists()
    assert page.number.text() == "2"


def test_the_trash_of_the_system_is_used_where_there_is_one(
    page: SavesPage, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thrown: list[Path] = []

    def to_trash(path: Path) -> bool:
        thrown.append(path)
        return True

    monkeypatch.setattr(saves_module, "_to_trash", to_trash)
    saves_module.throw_away(folder / "over.festival")
    assert thrown == [folder / "over.festival"]


def test_a_file_that_cannot_be_deleted_is_told(
    page: SavesPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path) -> None:
        raise store.FileTrouble("no") from PermissionError(13, "Permission denied")

    monkeypatch.setattr(store, "delete", refuse)
    over = row(page, "over")
    qtbot.mouseClick(over.delete, LEFT)
    qtbot.mouseClick(over.really, LEFT)
    assert over in page.rows
    assert over.trouble.text() == "“over.festival” cannot be deleted: Permission denied."


def test_an_empty_shelf_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    page = SavesPage(SaveShelf(tmp_path / "none"), GameBoxes())
    qtbot.addWidget(page)
    with qtbot.waitExposed(page):
        page.show()
    assert page.nothing.isVisible()
    assert page.back.hasFocus()


def test_how_long_ago(qapp: object) -> None:
    when = When()
    noon = datetime(2026, 11, 16, 12).astimezone()
    assert when.at(noon, noon.date()).startswith("today, ")
    assert when.at(noon, noon.date() + timedelta(days=1)).startswith("yesterday, ")
    assert when.at(noon, noon.date() + timedelta(days=9)) == "16 Nov 2026"
