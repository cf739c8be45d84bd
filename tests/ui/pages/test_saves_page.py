"""The page of saved games: found, read, renamed, doubled, thrown away, put back, imported."""

import json
import os
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.controller.save_checker import SaveChecker
from festival_desktop.controller.save_repository import SaveRepository
from festival_desktop.controller.saved_games import SavedGames
from festival_desktop.models.saved_games import GameRole, SavedGame
from festival_desktop.play.match import AnyMatch
from festival_desktop.saves import file_operations, store
from festival_desktop.saves.document import Restored, document
from festival_desktop.saves.folder import SaveFolder, SaveInfo
from festival_desktop.saves.schema import Save
from festival_desktop.saves.trash import Trash
from festival_desktop.ui.pages.saved_games.page import SavesPage
from festival_desktop.ui.pages.saved_games.words import CardWords, head
from festival_desktop.ui.pages.when import DateWords
from festival_desktop.ui.thumbnail import Thumbnail

pytestmark = pytest.mark.sample(12, of="file")

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
NOW = datetime(2025, 11, 16, 12, tzinfo=UTC)
OURS = "festival-of-lanterns maple-heron-417 2025-11-16 12000"


def keep(folder: Path, name: str, match: AnyMatch, age: int) -> Path:
    path = folder / f"{name}.festival"
    store.write(path, document(match, "1.0", NOW - timedelta(days=age)))
    when = (NOW - timedelta(days=age)).timestamp()
    os.utime(path, (when, when))
    return path


@pytest.fixture
def folder(tmp_path: Path, played: Callable[..., AnyMatch]) -> Path:
    saves = tmp_path / "saves"
    saves.mkdir()
    running, over = played(3, steps=40), played(2)
    running.practice = True
    keep(saves, f"{OURS}1", running, 0)
    keep(saves, f"{OURS}2", over, 1)
    keep(saves, "Sunday", running, 2)
    broken = saves / "broken.festival"
    broken.write_text("{")
    os.utime(broken, (1, 1))
    return saves


class Opened(SavesPage):
    def __init__(self, folder: Path, held: set[Path] | None = None) -> None:
        def let_go(path: Path) -> bool:
            return path not in (held or ())

        read = SaveRepository(folder, "1.0", catalog.rules, catalog.saved_rules).read
        self.target: Path | None = None
        """What is chosen for a copy."""
        super().__init__(
            SavedGames(folder, Trash(folder.parent / "trash"), let_go, read),
            SaveFolder(folder).info,
            lambda path: None,
            catalog.boxes,
            choose_files=list,
            choose_target=lambda name: self.target,
            checker=SaveChecker(read),
        )

    @property
    def games(self) -> list[SavedGame]:
        return [
            self.model.index(row, 0).data(GameRole.GAME) for row in range(self.model.rowCount())
        ]

    @property
    def all_checked(self) -> bool:
        readable = [game for game in self.games if head(game) is not None]
        return all(self.checker.of(game) is not None for game in readable)

    @property
    def names(self) -> list[str]:
        return [self.words.headline(game) for game in self.games]

    @property
    def headline(self) -> str:
        assert self.table.current is not None
        return self.words.headline(self.table.current)

    def choose(self, name: str) -> None:
        self.table.go_to(self.names.index(name))


@pytest.fixture
def open_page(qtbot: QtBot) -> Callable[..., Opened]:
    def opened(*args: Any) -> Opened:
        page = Opened(*args)
        qtbot.addWidget(page)
        page.resize(1280, 680)
        with qtbot.waitExposed(page):
            page.show()
        qtbot.waitUntil(lambda: not page.model.reading)
        qtbot.waitUntil(lambda: page.all_checked)
        return page

    return opened


@pytest.fixture
def page(open_page: Callable[..., Opened], folder: Path) -> Opened:
    return open_page(folder)


def press(qtbot: QtBot, widget: QWidget) -> None:
    QTest.mouseClick(widget, LEFT, pos=widget.rect().center())


# -- what is shown -------------------------------------------------------------------------------


def test_the_newest_game_is_first_and_each_says_how_it_stands(page: Opened) -> None:
    assert page.number.text() == "4"
    running, over, named, broken = page.games
    assert page.words.headline(running).endswith("’s turn")
    assert page.words.facts(running) == "Festival of Lanterns · Maya, Jonas and Ember"
    assert page.words.fairness(running) == "practice"
    assert page.words.headline(over).endswith(" won")
    assert page.words.fairness(over) == "fair"
    assert page.words.headline(named) == "Sunday"
    assert "’s turn · Festival of Lanterns" in page.words.facts(named)
    assert page.words.headline(broken) == "broken"


def test_a_screen_reader_hears_all_of_it(page: Opened) -> None:
    said = page.model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    for part in ("turn", "Festival of Lanterns", "Ember", "practice", "16 Nov 2025"):
        assert part in said
    assert page.table.accessibleName() == "Saved games"


def test_a_damaged_file_is_listed_with_its_sentence(page: Opened) -> None:
    page.choose("broken")
    assert page.detail.trouble.text() == "“broken.festival” is damaged in line 1."
    assert page.detail.trouble.isVisible()
    assert not page.detail.buttons["open"].isVisible()
    assert not page.detail.buttons["replay"].isVisible()
    assert page.detail.buttons["throw"].isVisible()


def test_what_is_left_of_a_torn_file_can_be_played(
    page: Opened, folder: Path, qtbot: QtBot
) -> None:
    whole = (folder / "Sunday.festival").read_bytes()
    (folder / "torn.festival").write_bytes(whole[: len(whole) // 2])
    page.refresh(folder / "torn.festival")
    qtbot.waitUntil(lambda: not page.model.reading)
    assert page.headline == "torn"
    assert page.detail.buttons["open"].label == "Play the recovered game"
    assert "can be recovered" in page.detail.trouble.text()
    with qtbot.waitSignal(page.open_requested) as asked:
        press(qtbot, page.detail.buttons["open"])
    assert asked.args == [folder / "torn.festival"]


def test_a_file_of_a_newer_version_says_so_in_the_words_of_the_language(
    page: Opened, folder: Path, qtbot: QtBot
) -> None:
    newer = json.loads((folder / "Sunday.festival").read_text()) | {"version": 99}
    (folder / "newer.festival").write_text(json.dumps(newer))
    page.refresh(folder / "newer.festival")
    qtbot.waitUntil(lambda: not page.model.reading)
    words = "“newer.festival” was saved by a newer version of Festival Desktop."
    assert page.detail.trouble.text() == words


def test_an_empty_shelf_says_so(open_page: Callable[..., Opened], tmp_path: Path) -> None:
    page = open_page(tmp_path / "none")
    assert page.nothing.isVisible()
    assert not page.filters.search.isVisible()
    assert not page.detail.isVisible()
    assert page.back.hasFocus()


def test_thousands_are_listed_before_they_are_read(
    qtbot: QtBot, tmp_path: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = (folder / "Sunday.festival").read_bytes()
    many = tmp_path / "many"
    many.mkdir()
    for number in range(1000):
        (many / f"game {number}.festival").write_bytes(raw)
    read: list[Path] = []
    page = Opened(many)
    look = page.model._read

    def noted(path: Path) -> SaveInfo:
        read.append(path)
        return look(path)

    monkeypatch.setattr(page.model, "_read", noted)
    qtbot.addWidget(page)
    page.resize(1280, 680)
    page.show()
    assert page.model.rowCount() == 1000
    assert read == [], "nothing is read before the list is there"
    qtbot.waitUntil(lambda: not page.model.reading, timeout=20_000)
    assert len(read) == len(set(read)) == 1000
    page.refresh()
    assert not page.model.reading, "nothing is read again"


def test_a_hidden_page_reads_nothing(page: Opened, folder: Path, qtbot: QtBot) -> None:
    (folder / "another.festival").write_text("{")
    page.hide()
    page.refresh()
    page.model.pause()
    qtbot.wait(20)
    assert page.model.reading


# -- looking for games ---------------------------------------------------------------------------


def test_games_are_found_by_players_and_names(page: Opened, qtbot: QtBot) -> None:
    QTest.keyClick(page.table, Qt.Key.Key_F, CONTROL)
    assert page.filters.search.hasFocus()
    QTest.keyClicks(page.filters.search, "ember sun")
    assert page.names == ["Sunday"]
    assert page.number.text() == "1 / 4"
    QTest.keyClick(page.filters.search, Qt.Key.Key_A, CONTROL)
    QTest.keyClicks(page.filters.search, "nobody")
    assert page.nothing.text() == "No matching games."
    QTest.keyClick(page.filters.search, Qt.Key.Key_Escape)
    assert page.filters.search.text() == ""
    assert page.number.text() == "4"


def test_one_kind_of_game_can_be_shown(page: Opened) -> None:
    page.filters.game.setCurrentIndex(page.filters.game.findData("firefly_festival"))
    page.filters.game.activated.emit(3)
    assert page.model.rowCount() == 0
    page.filters.game.setCurrentIndex(page.filters.game.findData("festival_of_lanterns"))
    page.filters.game.activated.emit(1)
    assert page.model.rowCount() == 3, "all but the one that cannot be read"


ASCENDING, DESCENDING = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder
GAME, PLAYERS, PROGRESS, DATE = range(4)


def said(page: Opened, column: int) -> list[str]:
    return [page.model.index(row, column).data() for row in range(page.model.rowCount())]


def test_every_fact_has_a_column(page: Opened) -> None:
    titles = [page.model.headerData(n, Qt.Orientation.Horizontal) for n in range(4)]
    assert titles == ["Game", "Players", "Progress", "Date"]
    assert said(page, GAME) == ["Festival of Lanterns", "Festival of Lanterns", "Sunday", "broken"]
    assert said(page, PLAYERS)[1:] == ["Maya and Jonas", "Maya, Jonas and Ember", ""]
    assert said(page, PROGRESS)[1].endswith(" won")
    assert said(page, DATE)[2] == "14 Nov 2025"


def press_title(page: Opened, column: int) -> None:
    titles = page.table.titles
    spot = QPoint(titles.sectionViewportPosition(column) + 20, titles.height() // 2)
    QTest.mouseClick(titles.viewport(), LEFT, pos=spot)


def test_a_press_on_a_title_sorts_and_another_turns_the_order_round(page: Opened) -> None:
    newest = page.games
    press_title(page, DATE)
    assert page.games == newest[::-1]
    press_title(page, GAME)
    assert said(page, GAME) == ["broken", "Festival of Lanterns", "Festival of Lanterns", "Sunday"]
    assert page.games[1] == newest[0], "of equal ones, the newest is first"
    press_title(page, GAME)
    assert said(page, GAME)[0] == "Sunday"
    press_title(page, PROGRESS)
    assert said(page, PROGRESS)[-1].endswith(" won"), "what can be played on is first"


def test_the_table_is_sorted_by_keys(page: Opened, qtbot: QtBot) -> None:
    titles = page.table.titles
    QTest.keyClick(page.table, Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier)
    assert titles.hasFocus()
    assert titles.accessibleName() == "Date, descending"
    for _ in range(5):
        QTest.keyClick(titles, Qt.Key.Key_Left)
    assert titles.accessibleName() == "Game"
    QTest.keyClick(titles, Qt.Key.Key_Return)
    assert said(page, GAME)[0] == "broken"
    assert titles.accessibleName() == "Game, ascending"
    QTest.keyClick(titles, Qt.Key.Key_Return)
    assert said(page, GAME)[0] == "Sunday"
    QTest.keyClick(titles, Qt.Key.Key_Delete)
    assert page.model.number == 4, "the keys of the table are not for its titles"
    QTest.keyClick(titles, Qt.Key.Key_Down)
    assert page.table.hasFocus()


def test_columns_give_way_where_there_is_little_room(page: Opened, qtbot: QtBot) -> None:
    hidden = [page.table.isColumnHidden(column) for column in range(4)]
    assert hidden == [False] * 4
    page.table.resize(260, 300)
    hidden = [page.table.isColumnHidden(column) for column in range(4)]
    assert hidden == [False, True, True, False]
    assert page.table.hidden_words(page.games[1])[0] == "Maya and Jonas"


def test_the_chosen_game_stays_chosen_in_another_order(page: Opened) -> None:
    page.choose("Sunday")
    page.model.sort(GAME, DESCENDING)
    assert page.headline == "Sunday"
    page.model.sort(GAME, ASCENDING)
    assert page.headline == "Sunday"


# -- opening -------------------------------------------------------------------------------------


def test_enter_opens_the_chosen_game(page: Opened, folder: Path, qtbot: QtBot) -> None:
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    with qtbot.waitSignal(page.open_requested) as asked:
        QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert asked.args == [folder / f"{OURS}2.festival"]


def test_a_press_chooses_and_a_double_press_opens(page: Opened, qtbot: QtBot) -> None:
    spot = page.table.visualRect(page.model.index(2, 0)).center()
    QTest.mouseClick(page.table.viewport(), LEFT, pos=QPoint(spot))
    assert page.detail.headline.text() == "Sunday"
    with qtbot.waitSignal(page.open_requested):
        QTest.mouseDClick(page.table.viewport(), LEFT, pos=QPoint(spot))


def test_a_file_that_cannot_be_read_is_not_opened(page: Opened, qtbot: QtBot) -> None:
    page.choose("broken")
    with qtbot.assertNotEmitted(page.open_requested):
        QTest.keyClick(page.table, Qt.Key.Key_Return)


def test_a_game_is_replayed(page: Opened, folder: Path, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.replay_requested) as asked:
        press(qtbot, page.detail.buttons["replay"])
    assert asked.args == [folder / f"{OURS}1.festival"]


# -- the trash -----------------------------------------------------------------------------------


def test_a_thrown_game_comes_back_by_undo(page: Opened, folder: Path, qtbot: QtBot) -> None:
    page.choose("Sunday")
    QTest.keyClick(page.table, Qt.Key.Key_Delete)
    assert "Sunday" not in page.names
    assert not (folder / "Sunday.festival").exists()
    assert page.messages.said.text() == "“Sunday” is in the trash."
    assert page.messages.undo.isVisible()
    QTest.keyClick(page.table, Qt.Key.Key_Z, CONTROL)
    assert (folder / "Sunday.festival").exists()
    assert page.headline == "Sunday"
    assert not page.messages.isVisible()


def test_several_games_are_thrown_away_and_put_back_together(page: Opened, qtbot: QtBot) -> None:
    QTest.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    press(qtbot, page.detail.buttons["throw"])
    assert page.model.number == 2
    press(qtbot, page.messages.undo)
    assert page.model.number == 4


def test_the_trash_can_be_looked_into(page: Opened, folder: Path, qtbot: QtBot) -> None:
    page.choose("Sunday")
    press(qtbot, page.detail.buttons["throw"])
    page.place.choose(1)
    qtbot.waitUntil(lambda: not page.model.reading)
    assert page.names == ["Sunday"]
    assert not page.detail.buttons["open"].isVisible()
    press(qtbot, page.detail.buttons["put_back"])
    assert (folder / "Sunday.festival").exists()
    assert page.nothing.text() == "The trash is empty. Games stay here for 30 days."
    page.place.choose(0)
    assert page.model.number == 4


def test_the_trash_is_emptied_by_hand(page: Opened, folder: Path, qtbot: QtBot) -> None:
    page.choose("Sunday")
    press(qtbot, page.detail.buttons["throw"])
    assert not page.filters.empty.isVisible()
    page.place.choose(1)
    press(qtbot, page.filters.empty)
    assert page.messages.said.text().startswith("Delete ")
    assert page.messages.keep.hasFocus()
    QTest.keyClick(page.messages.keep, Qt.Key.Key_Escape)
    assert not page.messages.isVisible()
    assert page.model.number == 1, "nothing is deleted by mistake"
    press(qtbot, page.filters.empty)
    press(qtbot, page.messages.delete)
    assert page.model.number == 0
    assert page.files.trash.games() == []
    page.place.choose(0)
    QTest.keyClick(page.table, Qt.Key.Key_Z, CONTROL)
    assert page.model.number == 3, "what is gone for good cannot be undone"


def test_one_game_is_deleted_for_good(page: Opened, qtbot: QtBot) -> None:
    for _ in range(2):
        QTest.keyClick(page.table, Qt.Key.Key_Delete)
    page.place.choose(1)
    QTest.keyClick(page.table, Qt.Key.Key_Delete)
    press(qtbot, page.messages.keep)
    assert page.model.number == 2
    press(qtbot, page.detail.buttons["delete"])
    press(qtbot, page.messages.delete)
    assert page.model.number == 1


def test_a_file_that_cannot_be_moved_is_told(
    page: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, folder: Path) -> Path:
        raise store.FileTrouble("no") from PermissionError(13, "Permission denied")

    monkeypatch.setattr(file_operations, "move", refuse)
    page.choose("Sunday")
    QTest.keyClick(page.table, Qt.Key.Key_Delete)
    assert "Sunday" in page.names
    assert (
        page.messages.said.text()
        == "“Sunday.festival” was left unchanged: you don’t have permission."
    )
    assert not page.messages.undo.isVisible()


def test_a_game_in_another_window_is_left_alone(
    open_page: Callable[..., Opened], folder: Path, qtbot: QtBot
) -> None:
    held = folder / "Sunday.festival"
    page = open_page(folder, {held})
    page.choose("Sunday")
    QTest.keyClick(page.table, Qt.Key.Key_Delete)
    assert held.exists()
    assert "open in another window" in page.messages.said.text()


# -- names and copies ----------------------------------------------------------------------------


def test_a_game_is_renamed_in_place(page: Opened, folder: Path, qtbot: QtBot) -> None:
    QTest.keyClick(page.table, Qt.Key.Key_F2)
    assert page.detail.name.hasFocus()
    QTest.keyClicks(page.detail.name, "With Grandma: 80!")
    QTest.keyClick(page.detail.name, Qt.Key.Key_Return)
    assert (folder / "With Grandma 80!.festival").exists()
    assert page.headline == "With Grandma 80!"
    assert page.table.hasFocus()


def test_escape_keeps_the_old_name(page: Opened, folder: Path, qtbot: QtBot) -> None:
    page.choose("Sunday")
    press(qtbot, page.detail.buttons["rename"])
    QTest.keyClicks(page.detail.name, "Monday")
    QTest.keyClick(page.detail.name, Qt.Key.Key_Escape)
    assert (folder / "Sunday.festival").exists()
    assert not page.detail.name.isVisible()
    assert page.table.hasFocus()


def test_a_name_of_nothing_is_refused(page: Opened, qtbot: QtBot) -> None:
    page.choose("Sunday")
    page.do("rename")
    QTest.keyClicks(page.detail.name, "///")
    QTest.keyClick(page.detail.name, Qt.Key.Key_Return)
    assert page.messages.said.text() == "That name can’t be used for a game."
    assert page.detail.name.isVisible()


def test_a_game_is_doubled(page: Opened, folder: Path, qtbot: QtBot) -> None:
    page.choose("Sunday")
    QTest.keyClick(page.table, Qt.Key.Key_D, CONTROL)
    copy = folder / "Sunday (copy).festival"
    assert copy.read_bytes() == (folder / "Sunday.festival").read_bytes()
    assert page.headline == "Sunday (copy)"


def test_a_copy_goes_where_somebody_wants_it(page: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    page.choose("Sunday")
    page.target = tmp_path / "copy.festival"
    QTest.keyClick(page.table, Qt.Key.Key_E, CONTROL)
    store.read(tmp_path / "copy.festival")
    assert "copy.festival" in page.messages.said.text()
    page.target = tmp_path / "saves" / "Sunday.festival" / "x"
    QTest.keyClick(page.table, Qt.Key.Key_E, CONTROL)
    assert "couldn’t be saved" in page.messages.said.text()


def test_files_are_brought_in_and_bad_ones_are_listed(
    page: Opened, folder: Path, tmp_path: Path, qtbot: QtBot
) -> None:
    good, bad = tmp_path / "Sunday.festival", tmp_path / "letter.txt"
    good.write_bytes((folder / "Sunday.festival").read_bytes())
    bad.write_text("Dear Mira")
    page.import_files([good, bad, tmp_path / "gone.festival"])
    assert (folder / "Sunday 2.festival").exists()
    said = page.messages.said.text().split("\n")
    assert said[0].endswith("imported.")
    assert "letter.txt" in said[1]
    assert said[2] == "“gone.festival” no longer exists."
    assert page.headline == "Sunday 2"


def test_many_bad_files_are_counted(page: Opened, tmp_path: Path) -> None:
    page.import_files([tmp_path / f"{number}.festival" for number in range(12)])
    assert len(page.messages.said.text().split("\n")) == 6


# -- pictures ------------------------------------------------------------------------------------


class Begun:
    def progress(self) -> str:
        return "tile 9 of 28"


def nothing(p: object, rect: object, position: object) -> None: ...


def test_pictures_are_found_out_for_what_is_on_the_screen(
    page: Opened, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Path] = []

    def sketch(path: Path) -> Thumbnail:
        asked.append(path)
        return Thumbnail(Begun(), nothing, nothing)

    page.thumbnails._known.clear()
    monkeypatch.setattr(page.thumbnails, "_make", sketch)
    page.table._look.start()
    qtbot.waitUntil(lambda: len(asked) == 3)
    assert page.games[3].path not in asked, "there is nothing to see in a broken file"
    qtbot.waitUntil(lambda: "tile 9 of 28" in page.detail.facts.text())


def test_how_long_ago(qapp: object) -> None:
    when = DateWords()
    noon = datetime(2026, 11, 16, 12).astimezone()
    assert when.at(noon, noon.date()).startswith("today, ")
    assert when.at(noon, noon.date() + timedelta(days=1)).startswith("yesterday, ")
    assert when.at(noon, noon.date() + timedelta(days=9)) == "16 Nov 2026"


# -- results that nobody has checked ---------------------------------------------------------------


def forge(path: Path, **fields: Any) -> None:
    """Other fields, with a chain that fits them."""
    save = store.read(path)
    store.write(path, Save.model_validate(save.model_dump() | fields))
    store.backup(path).unlink(missing_ok=True)


def test_a_forged_result_is_never_told(
    open_page: Callable[..., Opened], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    over = folder / f"{OURS}2.festival"
    true = store.read(over).summary
    loser = 1 - true.winners[0]
    points = [9999 if seat == loser else 0 for seat in range(2)]
    forge(over, summary={"to_act": None, "points": points, "winners": [loser]})
    said: set[str] = set()
    words = CardWords.spoken

    def heard(own: CardWords, game: SavedGame) -> str:
        if game.path == over:
            said.update((words(own, game), *own.scores(game)))
        return words(own, game)

    monkeypatch.setattr(CardWords, "spoken", heard)
    page = open_page(folder)
    for row in range(page.model.rowCount()):
        page.model.index(row, 0).data()
    (game,) = (one for one in page.games if one.path == over)
    names = [seat.name for seat in store.read(over).seats]
    assert page.words.headline(game) == f"{names[true.winners[0]]} won"
    assert page.words.fairness(game) == "edited outside the program"
    assert page.words.scores(game) == [
        f"{name}\u00a0{gained}" for name, gained in zip(names, true.points, strict=True)
    ]
    told = " ".join(said)
    assert "9999" not in told
    assert "fair" not in told
    assert f"{names[loser]} won" not in told


def test_before_a_result_is_checked_nothing_is_said_of_it(folder: Path, qtbot: QtBot) -> None:
    page = Opened(folder)
    qtbot.addWidget(page)
    page.model.show(page.files.games())
    qtbot.waitUntil(lambda: not page.model.reading)
    (over,) = (one for one in page.games if one.path.name == f"{OURS}2.festival")
    assert page.words.headline(over) == "Festival of Lanterns"
    assert page.words.facts(over) == "Maya and Jonas"
    assert page.words.fairness(over) == ""
    assert page.words.scores(over) == []
    assert page.words.leading(over) is None


def test_a_whole_file_that_can_never_be_opened_says_why(
    open_page: Callable[..., Opened], folder: Path
) -> None:
    forge(folder / "Sunday.festival", game="go")
    page = open_page(folder)
    page.choose("Sunday")
    assert page.detail.trouble.text() == (
        "“Sunday.festival” belongs to a game this version doesn’t have: go."
    )
    assert not page.detail.buttons["open"].isVisible()
    assert page.table.current is not None
    assert page.words.fairness(page.table.current) == ""


def test_the_same_bytes_are_played_again_once(
    folder: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    played: list[Path] = []
    read = SaveRepository(folder, "1.0", catalog.rules, catalog.saved_rules).read

    def noted(path: Path) -> Restored:
        played.append(path)
        return read(path)

    def known(game: SavedGame) -> bool:
        return checker.of(game) is not None

    checker = SaveChecker(noted)
    one, copy = folder / "Sunday.festival", folder / "copy.festival"
    copy.write_bytes(one.read_bytes())
    for path, changed in ((one, 1.0), (copy, 2.0), (one, 3.0)):
        game = SavedGame(path, changed)
        checker.want([game])
        qtbot.waitUntil(partial(known, game))
        verdict = checker.of(game)
        assert verdict is not None
        assert verdict.fairness == "practice"
    assert played == [one]


def test_the_program_does_not_end_in_the_middle_of_a_replay(folder: Path, qtbot: QtBot) -> None:
    begun, done = Event(), Event()
    read = SaveRepository(folder, "1.0", catalog.rules, catalog.saved_rules).read

    def slow(path: Path) -> Restored:
        begun.set()
        restored = read(path)
        done.set()
        return restored

    checker = SaveChecker(slow)
    games = [SavedGame(path, 1.0) for path in sorted(folder.glob("*.festival"))]
    checker.want(games)
    assert begun.wait(10)
    checker.close()
    assert done.is_set()
    qtbot.waitUntil(lambda: not checker.busy)
    assert sum(checker.of(game) is not None for game in games) == 1, "no other was begun"
