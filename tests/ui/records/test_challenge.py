"""A challenge in the real window: from the shelf to the records and to the next level."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop import paths
from festival_desktop.saves.record_book import NAME, RecordBook
from festival_desktop.ui.main_window import MainWindow
from tests.ui.pages.screen import challenge_of
from tests.ui.window import Start, play_person, saved_files, table_of

FESTIVAL = "festival_of_lanterns"
LEFT = Qt.MouseButton.LeftButton


def test_a_challenge_from_the_shelf_ends_in_the_records(start: Start, qtbot: QtBot) -> None:
    window: MainWindow = start()
    QTest.mouseClick(challenge_of(window.shelf).levels[1], LEFT)
    setup = window.shell.pages.setup("festival_of_lanterns")
    assert window.page is setup
    assert setup.new_game().setup.options["level"] == ("mentor",)
    setup.seed.show_seed("jade-owl-7")
    QTest.mouseClick(setup.play, LEFT)
    play_person(window, qtbot)
    qtbot.waitUntil(lambda: window.page is window.shell.pages.end, timeout=10_000)
    games = RecordBook(paths.data_dir()).games
    assert [(game.level, game.friends) for game in games] == [("mentor", ["twilight"])]
    assert "of 1 won" in window.shell.pages.end.record.text()

    window.shell.pages.end.look_requested.emit()
    table_of(window).toolbar.go_on.click()
    assert len(RecordBook(paths.data_dir()).games) == 1, "looking at it again counts nothing"
    window.shell.pages.end.shelf_requested.emit()
    assert challenge_of(window.shelf).levels[1].record.endswith("of 1 won")
    QTest.mouseClick(challenge_of(window.shelf).records, LEFT)
    assert window.stack.currentWidget() is window.shell.pages.records.of_game(FESTIVAL)
    assert window.shell.pages.records.of_game(FESTIVAL).levels[1].number.text().endswith("of 1 won")
    QTest.mouseClick(window.shell.pages.records.of_game(FESTIVAL).levels[2].play, LEFT)
    assert window.page is setup
    assert setup.new_game().setup.options["level"] == ("princess",)

    window = start()
    saved = window.shell.context.repository.folder.games()[0].path
    window.shell.current.open(saved)
    assert window.page is window.shell.pages.end
    assert len(RecordBook(paths.data_dir()).games) == 1, "reopening counts nothing"


def test_only_what_is_played_to_its_end_here_counts(
    start: Start, qtbot: QtBot, tmp_path: Path
) -> None:
    """A friend's game opened by Scores, and one whose last moves are made here."""
    window: MainWindow = start()
    window.shell.pages.set_up_challenge(FESTIVAL, "friend")
    window.shell.pages.setup(FESTIVAL).seed.show_seed("jade-owl-7")
    window.shell.pages.setup(FESTIVAL).play.click()
    play_person(window, qtbot, 3)
    window.shell.current.save()
    (path,) = saved_files()
    begun = path.read_bytes()
    table_of(window).hint.ask()
    qtbot.waitUntil(lambda: table_of(window).match.hints == 1, timeout=10_000)
    play_person(window, qtbot)
    assert [game.hints for game in RecordBook(paths.data_dir()).games] == [1], "at once"
    window.shell.current.save()
    finished = path.read_bytes()

    (paths.data_dir() / NAME).unlink()
    window = start()
    friends = path.with_name("friend.festival")
    path.replace(friends)
    assert friends.read_bytes() == finished
    window.shell.current.open(friends)
    assert window.page is window.shell.pages.end
    window.shell.navigation.go_to_shelf()
    assert RecordBook(paths.data_dir()).games == (), "it was played elsewhere"
    friends.write_bytes(begun)
    window.shell.current.open(friends)
    play_person(window, qtbot)
    (counted,) = RecordBook(paths.data_dir()).games
    assert (counted.save, counted.hints, counted.content) == ("friend.festival", 0, "")


def test_the_next_level_begins_with_the_same_friends(start: Start, qtbot: QtBot) -> None:
    window: MainWindow = start()
    setup = window.shell.pages.setup("festival_of_lanterns")
    setup.prepare(options={"level": ("friend",), "friends": ("rarity", "pinkie")})
    setup.play.click()
    window.shell.pages.play_again({"level": ("mentor",)})
    match = table_of(window).match
    assert match.setup.options == {"level": ("mentor",), "friends": ("rarity", "pinkie")}
    assert [player.name for player in match.players] == ["Player 1", "Moon Dancer"]


@pytest.mark.parametrize("damage", ["{", ""])
def test_damaged_records_are_told_and_nothing_else_is_lost(
    start: Start, qtbot: QtBot, home: Path, damage: str
) -> None:
    paths.data_dir().mkdir(parents=True)
    (paths.data_dir() / NAME).write_text(damage)
    window: MainWindow = start()
    assert "were damaged" in window.notice.words
    assert [button.record for button in challenge_of(window.shelf).levels] == ["not yet played"] * 3
