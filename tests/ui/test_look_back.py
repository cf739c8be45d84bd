"""An earlier step on the table of a game that goes on."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.table import TablePage
from tests.ui.window import ALONE, TWO, begin, play_person, shorten, table_of

pytestmark = pytest.mark.sample(5, of="file")

Start = Callable[..., MainWindow]
GAMES = ("festival_of_lanterns", "lanterns_dice", "firefly_festival")
LEFT = Qt.MouseButton.LeftButton


def sit(window: MainWindow, game: str, players: tuple[Player, ...] = ALONE) -> TablePage:
    window.show()
    window.activateWindow()
    window.shell.current.begin(NewGame(game, Setup(len(players)), players, "jade-owl-7"))
    return table_of(window)


def play(table: TablePage, qtbot: QtBot, steps: int) -> None:
    """So many steps at least, up to a decision of a person who is at the screen."""
    rng = Rng(4)
    while len(table.match.steps) < steps or not table.session.moves:
        qtbot.waitUntil(lambda: not table.controller.computer_to_move, timeout=10_000)
        if table.controller.awaiting_end_turn:
            table.controller.go_on()
        elif table.session.waiting is not None:
            table.controller.take_over()
        elif table.session.moves:
            moves = table.session.moves
            table.controller.play(moves[rng.below(len(moves))])


def spot(table: TablePage, place: int) -> QPoint:
    strip = table.timeline
    return QPoint(round(strip.track().xs[place]), strip.height() // 2)


def looked(table: TablePage) -> int | None:
    """The place that is looked at."""
    return table.looking_back.place


def rest_on(table: TablePage, qtbot: QtBot, place: int) -> None:
    QTest.mouseMove(table.timeline, spot(table, place + 1))  # a pointer that stays does not move
    QTest.mouseMove(table.timeline, spot(table, place))
    qtbot.waitUntil(lambda: looked(table) == place)


@pytest.mark.parametrize("game", GAMES)
def test_resting_on_the_strip_shows_that_step_and_leaving_it_the_game(
    start: Start, qtbot: QtBot, game: str
) -> None:
    table = sit(start(), game)
    play(table, qtbot, 12)
    now, moves, cursor = table.session.view, list(table.session.moves), table.match.cursor
    rest_on(table, qtbot, 5)
    then = table.match.game.view(table.match.state_at(5), table.session.viewer)
    assert table.session.view == then
    assert not table.session.moves
    assert table.looking_back.isVisible()
    assert "5" in table.line.said.sentence
    assert not table.line.answers, "while the pointer passes"
    table.timeline.pointed_at.emit(None)  # as the pointer leaves
    assert table.session.view == now
    assert list(table.session.moves) == moves
    assert table.match.cursor == cursor
    assert not table.looking_back.isVisible()


def test_a_press_out_of_reach_stays_and_escape_returns(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "festival_of_lanterns")
    play(table, qtbot, 12)
    assert table.timeline.line.floor > 3
    QTest.mouseClick(table.timeline, LEFT, pos=spot(table, 3))
    table.timeline.pointed_at.emit(None)
    assert looked(table) == 3
    assert [one.words for one in table.line.answers] == ["Try it from here", "Back"]
    table.notice.hide()  # it says why nothing can be taken back
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert looked(table) is None
    assert table.session.moves


def test_a_press_on_the_table_returns_and_does_nothing_else(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "lanterns_dice")
    play(table, qtbot, 12)
    cursor = table.match.cursor
    table.looking_back.look(4)
    QTest.mouseClick(table.looking_back, LEFT, pos=QPoint(300, 400))
    assert looked(table) is None
    assert table.match.cursor == cursor
    assert not table.session.selector.selected


def test_keys_look_back_step_by_step(start: Start, qtbot: QtBot) -> None:
    window = start()
    table = sit(window, "firefly_festival")
    play(table, qtbot, 12)
    actions, cursor = window.shell.actions, table.match.cursor
    actions["look_back"].trigger()
    actions["look_back"].trigger()
    assert looked(table) == cursor - 2
    actions["look_on"].trigger()
    actions["look_on"].trigger()
    assert looked(table) is None
    assert table.session.moves


def test_whatever_goes_on_shows_the_game_again(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "festival_of_lanterns")
    play(table, qtbot, 12)
    table.looking_back.look(2)
    table.hint.ask()
    assert looked(table) is None
    assert table.scene.pointer.highlighted


def test_a_pointer_that_passes_does_not_put_down_what_is_held(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "festival_of_lanterns")
    play(table, qtbot, 12)
    while table.session.selector.choices() and all(
        map(table.session.selector.completes, table.session.selector.choices())
    ):
        play(table, qtbot, len(table.match.steps) + 1)
    selector = table.session.selector
    target = next(t for t in selector.choices() if not selector.completes(t))
    table.session.select(target)
    QTest.mouseMove(table.timeline, spot(table, 4))
    QTest.mouseMove(table.timeline, spot(table, 3))
    QTest.qWait(400)
    assert looked(table) is None
    assert target in table.session.selector.selected


def test_computers_wait_meanwhile(start: Start, qtbot: QtBot) -> None:
    window = start()
    table = sit(window, "firefly_festival")
    play(table, qtbot, 6)
    window.settings.pace = "fast"
    while not table.controller.computer_to_move:
        if table.controller.awaiting_end_turn:
            table.controller.go_on()
        else:
            table.controller.play(table.session.moves[0])
    steps = len(table.match.steps)
    table.looking_back.look(1)
    QTest.qWait(900)
    assert len(table.match.steps) == steps
    table.looking_back.end()
    qtbot.waitUntil(lambda: len(table.match.steps) > steps, timeout=10_000)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_sees_what_they_could_not_know(start: Start, qtbot: QtBot, game: str) -> None:
    """Every step is shown as the person at the screen knew it, whoever decided in it."""
    table = sit(start(), game, TWO)
    play(table, qtbot, 14)
    seat, rules = table.session.viewer, table.match.game
    for place in range(len(table.match.steps)):
        table.looking_back.look(place)
        assert table.session.viewer == seat
        assert table.session.view == rules.view(table.match.state_at(place), seat)
        for entry, step in zip(table.session.log.entries, table.match.steps, strict=False):
            told = tuple(rules.censor(event, seat) for event in step.events)
            assert entry.events == tuple(event for event in told if event is not None)


def test_behind_the_curtain_nobody_looks(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "festival_of_lanterns", TWO)
    assert table.session.waiting is not None
    table.looking_back.look(0)
    assert looked(table) is None


def test_the_curve_of_the_end_page_leads_to_a_step(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window)
    shorten(window, 4)
    play_person(window, qtbot)
    table = table_of(window)
    table.controller.go_on()
    end = window.shell.navigation.page
    assert isinstance(end, EndPage)
    window.show()
    end.show_all()
    last = end.keepsake.accessibleName()
    end.course.pointed_at.emit(0.5)
    assert end.keepsake.accessibleName() != last
    end.course.pointed_at.emit(None)
    assert end.keepsake.accessibleName() == last
    end.course.pressed.emit(0.5)
    assert window.shell.navigation.page is table
    assert looked(table) == round(len(table.match.steps) / 2)
    branch = table.line.buttons[0]
    assert branch.isVisible()
    branch.click()
    assert table_of(window) is not table
    assert table_of(window).match.practice
