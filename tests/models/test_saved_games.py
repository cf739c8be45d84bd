"""The list of saved games: there at once, read in slices, what is seen first."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from festival_desktop.core.errors import BrokenSave
from festival_desktop.models import saved_games
from festival_desktop.models.saved_games import Column, GameRole, SavedGame, SavedGamesModel
from festival_desktop.saves.folder import SaveInfo

MOMENT = datetime(2025, 11, 16, tzinfo=UTC)


class Words:
    def spoken(self, game: SavedGame) -> str:
        return game.path.stem

    found_by = spoken


NAME = Column(
    title=lambda: "Name",
    text=lambda game: game.path.stem,
    order=lambda game: game.path.stem,
    share=1,
)
DATE = Column(
    title=lambda: "Date",
    text=lambda game: str(game.changed),
    order=lambda game: game.changed,
    by_content=False,
    share=1,
)


class Reader:
    """Remembers what was read, in its order."""

    def __init__(self) -> None:
        self.read: list[str] = []
        self.broken: set[str] = set()

    def __call__(self, path: Path) -> SaveInfo:
        self.read.append(path.stem)
        trouble = BrokenSave("It is broken.") if path.stem in self.broken else None
        return SaveInfo(path, MOMENT, None, trouble)


@pytest.fixture
def reader() -> Reader:
    return Reader()


@pytest.fixture
def model(qapp: object, reader: Reader, monkeypatch: pytest.MonkeyPatch) -> SavedGamesModel:
    monkeypatch.setattr(saved_games, "perf_counter", iter(range(10_000)).__next__)
    monkeypatch.setattr(saved_games, "SLICE", 1.5)  # by this clock, one file a slice
    return SavedGamesModel(reader, Words(), (NAME, DATE))


def files(names: str, changed: float = 0.0) -> list[tuple[Path, float]]:
    return [(Path(f"{name}.festival"), changed - n) for n, name in enumerate(names)]


def shown(model: SavedGamesModel) -> str:
    games = (model.index(row, 0).data(GameRole.GAME) for row in range(model.rowCount()))
    return "".join(game.path.stem for game in games)


def test_all_are_there_before_any_is_read(model: SavedGamesModel, reader: Reader) -> None:
    model.show(files("abcd"))
    assert shown(model) == "abcd"
    assert reader.read == []
    assert model.index(0, 0).data(GameRole.GAME).info is None
    model.pause()


def test_a_slice_is_short_and_the_rest_comes_later(
    model: SavedGamesModel, reader: Reader, qtbot: QtBot
) -> None:
    model.show(files("abcd"))
    model._read_slice()
    assert reader.read == ["a"]
    qtbot.waitUntil(lambda: not model.reading)
    assert reader.read == ["a", "b", "c", "d"]
    assert model.index(3, 0).data(GameRole.GAME).info is not None


def test_what_is_seen_is_read_first(model: SavedGamesModel, reader: Reader, qtbot: QtBot) -> None:
    model.show(files("abcdef"))
    model.want([Path("e.festival"), Path("f.festival"), Path("z.festival")])
    qtbot.waitUntil(lambda: not model.reading)
    assert "".join(reader.read) == "efabcd"


def test_only_what_has_changed_or_is_broken_is_read_again(
    model: SavedGamesModel, reader: Reader, qtbot: QtBot
) -> None:
    reader.broken = {"b"}
    model.show(files("abc"))
    qtbot.waitUntil(lambda: not model.reading)
    reader.read.clear()
    model.show([*files("ab"), (Path("c.festival"), 99.0), (Path("d.festival"), -9.0)])
    qtbot.waitUntil(lambda: not model.reading)
    assert sorted(reader.read) == ["b", "c", "d"]
    assert shown(model) == "cabd", "newest first"


def test_what_is_looked_for_is_found_and_counted(model: SavedGamesModel) -> None:
    model.show([(Path("one game.festival"), 2.0), (Path("another Game.festival"), 1.0)])
    model.look_for("GAME an")
    assert shown(model) == "another Game"
    assert model.number == 2
    assert model.row_of(Path("one game.festival")) == -1
    model.look_for("")
    assert model.row_of(Path("one game.festival")) == 0
    model.pause()


def test_a_column_is_sorted_by_what_it_declares(model: SavedGamesModel) -> None:
    model.show(files("cab"))
    assert shown(model) == "cab", "at first by the last column, the newest above"
    model.sort(0, Qt.SortOrder.AscendingOrder)
    assert shown(model) == "abc"
    model.sort(0, Qt.SortOrder.DescendingOrder)
    assert shown(model) == "cba"
    assert [model.headerData(n, Qt.Orientation.Horizontal) for n in range(2)] == ["Name", "Date"]
    model.pause()
