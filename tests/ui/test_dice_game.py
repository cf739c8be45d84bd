"""Lanterns Dice in the real window: from the shelf to the end, by the list of choices."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.ui.dialogs import printing
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.setup.page import SetupPage
from festival_desktop.ui.printing.pages import Printable
from tests.ui.dice import rules, some_move
from tests.ui.window import Start, choose_in_the_list, table_of

pytestmark = pytest.mark.sample(3, of="file")

GAME = "lanterns_dice"
TWO = (Player("Mira"), Player("Jonas"))
AGAINST = (Player("Mira"), Player("Lotte", "friend"))


def begin(window: MainWindow, players: tuple[Player, ...], **options: tuple[str, ...]) -> None:
    setup = Setup(len(players), options)
    window.shell.current.begin(NewGame(GAME, setup, players, "jade-owl-7"))


def play_person(window: MainWindow, qtbot: QtBot, moves: int = 10_000) -> None:
    table, rng = table_of(window), Rng(5)
    for _ in range(moves):
        qtbot.waitUntil(lambda: not table.controller.computer_to_move, timeout=20_000)
        if table.match.to_act is None:
            return
        if table.controller.awaiting_end_turn:
            table.controller.go_on()
            continue
        assert table.session.waiting is None, "a game without secrets needs no curtain"
        before = len(table.match.steps)
        choose_in_the_list(window, some_move(table.match, rng))
        assert len(table.match.steps) > before


def test_its_box_on_the_shelf_opens_its_setup(start: Start, qtbot: QtBot) -> None:
    window = start()
    number = [box.name for box in window.shell.context.boxes()].index(GAME)
    QTest.mouseClick(window.shelf.jetty.buttons[number], Qt.MouseButton.LeftButton)
    page = window.page
    assert isinstance(page, SetupPage)
    QTest.keyClick(page.play, Qt.Key.Key_Return)
    assert window.page is window.table
    assert table_of(window).match.game.name == GAME


@pytest.mark.full
@pytest.mark.parametrize("players", [AGAINST, (*TWO, Player("Aiko", "friend"))])
def test_a_whole_game_is_played_by_the_list_of_choices(
    start: Start, qtbot: QtBot, players: tuple[Player, ...]
) -> None:
    window = start()
    begin(window, players, emperor=("A", "B", "B"))
    play_person(window, qtbot)
    table_of(window).controller.go_on()
    end = window.page
    assert isinstance(end, EndPage)
    totals = [score.total for score in table_of(window).match.standing.scores]
    spoken = end.sheet.accessibleDescription()
    assert all(f"Total {total}." in spoken for total in totals)


def test_people_play_on_without_a_curtain_and_the_last_stroke_can_be_taken_back(
    start: Start, qtbot: QtBot
) -> None:
    window = start()
    begin(window, TWO)
    table = table_of(window)
    first = table.match.to_act
    play_person(window, qtbot, 2)
    choose_in_the_list(window, m.DONE)
    assert table.match.to_act == table.session.viewer != first
    assert table.controller.history.can_undo
    table.controller.history.undo()
    assert table.match.to_act == table.session.viewer == first
    assert not table.controller.history.can_undo or table.match.state.dice, "dice stay as they fell"


def test_a_part_that_ends_by_itself_can_be_looked_at_before_the_next_person(
    start: Start, qtbot: QtBot
) -> None:
    window = start()
    begin(window, TWO, sheets=("A", "B"))
    table = table_of(window)
    choose_in_the_list(window, m.ROLL)
    choose_in_the_list(window, m.ORIENTS[0])
    table.controller.match.state.gifts[0] = 0  # no favour is left
    table.controller.start()
    for _ in range(2):
        plain = [
            move
            for move in table.session.moves
            if isinstance(move, m.Shade) and not rules().content.areas[move.area].pavilion
        ]
        assert table.session.viewer == 0
        choose_in_the_list(window, plain[0])
    assert table.match.to_act == 1
    assert table.controller.awaiting_end_turn
    assert table.session.viewer == 0, "the last stroke is seen"
    assert not table.session.moves
    table.controller.go_on()
    assert not bool(table.controller.awaiting_end_turn)
    assert table.session.viewer == 1
    table.controller.history.undo()
    assert table.session.viewer == 0


def test_who_says_done_is_not_asked_to_end_the_turn(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, AGAINST, sheets=("A", "B"))
    table = table_of(window)
    choose_in_the_list(window, m.ROLL)
    choose_in_the_list(window, m.ORIENTS[0])
    stroke = next(move for move in table.session.moves if isinstance(move, m.Shade))
    choose_in_the_list(window, stroke)
    table.controller.match.state.gifts[0] = 0  # no favour is left
    table.controller.start()
    last = next(move for move in table.session.moves if isinstance(move, m.Shade))
    plain = [
        move
        for move in table.session.moves
        if isinstance(move, m.Shade) and not rules().content.areas[move.area].pavilion
    ]
    choose_in_the_list(window, (plain or [last])[0])
    assert table.controller.awaiting_end_turn, "a part that ends by itself can be looked at"
    table.controller.history.undo()
    choose_in_the_list(window, m.DONE)
    assert not table.controller.awaiting_end_turn


def test_a_left_game_is_on_the_shelf_with_its_turn(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, AGAINST)
    play_person(window, qtbot, 4)
    window.shell.navigation.go_to_shelf()
    assert "turn 1 of 10" in window.shelf.card.about.text()


class Asked:
    """Stands for the dialog: what it was asked to print."""

    pages: tuple[str, ...] = ()

    def __init__(self, title: str, printables: list[Printable], parent: object) -> None:
        Asked.pages = tuple(one.title for one in printables)

    def run(self) -> None: ...


def test_sheets_are_printed_from_setup_table_and_end(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printing, "PrintDialog", Asked)
    window = start()
    command = window.shell.actions["print"]
    assert not command.isEnabled()
    window.shell.pages.go_to_setup(GAME)
    QTest.mouseClick(window.shell.pages.setup(GAME).print, Qt.MouseButton.LeftButton)
    assert Asked.pages == tuple(f"Blank sheet {letter}" for letter in "ABCD")
    begin(window, AGAINST, sheets=("B", "D"))
    assert command.isEnabled()
    command.trigger()
    assert Asked.pages[:2] == ("Mira, sheet B", "Lotte, sheet D")
    play_person(window, qtbot)
    table_of(window).controller.go_on()
    Asked.pages = ()
    QTest.mouseClick(window.shell.pages.end.print, Qt.MouseButton.LeftButton)
    assert len(Asked.pages) == 6


def test_a_game_without_sheets_offers_no_printing(start: Start) -> None:
    window = start()
    window.shell.pages.go_to_setup("festival_of_lanterns")
    assert not window.shell.actions["print"].isEnabled()
    assert not window.shell.pages.setup("festival_of_lanterns").print.isVisible()
