"""Firefly Festival in the real window: from the shelf to the end, by the list of choices."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.screens.firefly_festival.words.goals import GoalWords
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.setup.page import SetupPage
from tests.ui.firefly import rules, some_move
from tests.ui.window import Start, choose_in_the_list, table_of

pytestmark = pytest.mark.sample(2, of="file")

GAME = "firefly_festival"
TWO = (Player("Mira"), Player("Jonas"))
AGAINST = (Player("Mira"), Player("Lotte", "friend"))


def begin(window: MainWindow, players: tuple[Player, ...], **options: tuple[str, ...]) -> None:
    setup = Setup(len(players), options)
    window.shell.current.begin(NewGame(GAME, setup, players, "jade-owl-7"))


def play_people(window: MainWindow, qtbot: QtBot, moves: int = 10_000) -> int:
    """How often the hand-over screen was drawn."""
    table, rng, curtains = table_of(window), Rng(5), 0
    for _ in range(moves):
        qtbot.waitUntil(lambda: not table.controller.computer_to_move, timeout=20_000)
        if table.match.to_act is None:
            break
        if table.session.waiting is not None:
            curtains += 1
            assert not table.hand_over.isHidden()
            table.controller.take_over()
        elif table.controller.awaiting_end_turn:
            table.controller.go_on()
        else:
            before = len(table.match.steps)
            choose_in_the_list(window, some_move(table.match, rng))
            assert len(table.match.steps) > before
    return curtains


def test_its_box_on_the_shelf_opens_its_setup(start: Start, qtbot: QtBot) -> None:
    window = start()
    number = [box.name for box in window.shell.context.boxes()].index(GAME)
    QTest.mouseClick(window.shelf.jetty.buttons[number], Qt.MouseButton.LeftButton)
    page = window.page
    assert isinstance(page, SetupPage)
    QTest.keyClick(page.play, Qt.Key.Key_Return)
    assert window.page is window.table
    assert table_of(window).match.game.name == GAME


def test_a_whole_game_is_played_by_the_list_of_choices(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, (*TWO, Player("Aiko", "friend")), powers=("dealt",))
    assert play_people(window, qtbot) > 10, "two people with secrets need a curtain"
    table = table_of(window)
    assert table.match.standing.winners
    table.last_look.stop()
    table.finished.emit()
    assert isinstance(window.page, EndPage)
    window.page.show_all()
    assert "wins" in window.page.title.words or "share" in window.page.title.words


def test_nothing_secret_is_said_while_the_curtain_is_drawn(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table, words = table_of(window), GoalWords(rules().content)
    play_people(window, qtbot, 30)
    while table.session.waiting is None:
        play_people(window, qtbot, 1)
    said = table.hand_over.accessibleDescription() + "".join(
        str(table.session.log.index(row, 0).data()) for row in range(table.session.log.rowCount())
    )
    for hand in table.match.state.hands:
        for goal in hand:
            assert words.condition(goal) not in said


def test_the_log_of_the_next_person_keeps_what_the_last_one_drew(
    start: Start, qtbot: QtBot
) -> None:
    """With dealt powers the first thing anybody does is a secret."""
    window = start()
    begin(window, TWO, powers=("dealt",))
    table = table_of(window)
    table.controller.take_over()
    first = table.match.to_act
    choose_in_the_list(window, table.session.moves[0])
    while table.session.waiting is None:
        table.controller.go_on()
    table.controller.take_over()
    chosen = table.match.state.powers[first]
    told = str(table.session.log.index(0, 0).data())
    assert "chose a power" in told
    assert table.words.label(f"power:{chosen}") not in told


def test_the_pictures_of_saved_games_are_painted(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, AGAINST)
    play_people(window, qtbot, 12)
    window.shell.current.save()
    (info,) = window.shell.context.repository.folder.games()
    sketch = window.shell.context.thumbnail(info.path)
    assert sketch is not None
    assert sketch.position.progress().startswith("round ")
