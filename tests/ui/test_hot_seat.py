"""People around one screen: who is to act, and what is seen while the laptop changes hands."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.moves import Take
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.play.table import TAKE, Target
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.table import TablePage
from tests.ui.window import saved_files, table_of

pytestmark = pytest.mark.sample(7, of="file")

Start = Callable[..., MainWindow]
GAMES = ("festival_of_lanterns", "lanterns_dice", "firefly_festival")
TWO = (Player("Mira"), Player("Jonas"))
ALONE = (Player("Mira"), Player("Lotte", "friend"))
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def sit(window: MainWindow, game: str, players: tuple[Player, ...] = TWO) -> TablePage:
    window.show()
    window.activateWindow()
    window.shell.current.begin(NewGame(game, Setup(len(players)), players, "jade-owl-7"))
    return table_of(window)


def come(table: TablePage) -> None:
    """The awaited person lifts the curtain, if there is one."""
    if table.session.waiting is not None:
        table.controller.take_over()


def play_on(table: TablePage, until: Callable[[], bool], rng: Rng | None = None) -> None:
    """People play at random, end their turns and hand over."""
    rng = rng or Rng(4)
    for _ in range(400):
        if until():
            return
        if table.controller.awaiting_end_turn:
            table.controller.go_on()
        elif table.session.waiting is not None:
            table.controller.take_over()
        else:
            moves = [move for move in table.session.moves if not isinstance(move, Take)]
            table.controller.play(moves[rng.below(len(moves))])
    raise AssertionError("it did not come to that")


def is_awaited(table: TablePage, others: set[int | None]) -> bool:
    """Whether the curtain waits for anybody else."""
    return table.session.waiting not in others


def some_target(table: TablePage) -> Target:
    """What a press on the table would select."""
    stops = table.scene.presenter.parts.stops()
    return next(target for target in table.session.selector.choices() if target in stops)


def press(qtbot: QtBot, table: TablePage, target: Target) -> None:
    """With the mouse, on whatever widget lies there."""
    place = table.scene.presenter.parts.stops()[target].center().toPoint()
    spot = table.view.mapTo(table, place)
    widget = table.childAt(spot)
    assert widget is not None
    QTest.mouseClick(widget, LEFT, NONE, widget.mapFrom(table, spot))


def press_key(key: Qt.Key) -> None:
    """Wherever the focus is."""
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key)


def seen(table: TablePage) -> tuple[object, ...]:
    return table.match.cursor, tuple(table.session.selector.selected), table.pos()


@pytest.mark.parametrize("game", GAMES)
def test_the_next_person_is_announced_and_presses_wait(
    start: Start, qtbot: QtBot, game: str
) -> None:
    table = sit(start(), game)
    come(table)
    first = table.session.active
    assert first is not None
    assert table.banner.isVisible()
    assert table.match.players[first].name in table.banner.accessibleName()
    before = seen(table)
    target = some_target(table)
    press(qtbot, table, target)
    QTest.mouseDClick(table.banner, LEFT, NONE, QPoint(300, 300))
    assert seen(table) == before, "a press was not ignored"
    qtbot.waitUntil(lambda: not table.banner.isVisible())
    press(qtbot, table, target)
    assert seen(table) != before
    play_on(table, lambda: bool(table.session.moves) and table.session.active != first)
    assert table.banner.isVisible()
    assert table.match.players[1 - first].name in table.banner.accessibleName()


@pytest.mark.parametrize("game", GAMES)
def test_a_key_ends_the_announcement_and_does_nothing_else(
    start: Start, qtbot: QtBot, game: str
) -> None:
    table = sit(start(), game)
    come(table)
    before, banner = seen(table), table.banner
    press_key(Qt.Key.Key_Return)
    assert not banner.isVisible()
    assert seen(table) == before
    assert table.view.hasFocus(), "the keys are where they were"
    assert table.scene.pointer.focus is None


def test_who_takes_their_sheet_goes_on_at_once(start: Start, qtbot: QtBot) -> None:
    """They know whose turn it is; and a file brings back whose sheet is in hand."""
    window = start()
    table = sit(window, "lanterns_dice", (*TWO, Player("Aiko")))
    takes = [Target(TAKE, (seat,)) for seat in range(3)]
    play_on(table, lambda: any(map(table.session.can_select, takes)))
    table.banner.end()
    first = table.session.active
    target = next(filter(table.session.can_select, takes))
    press(qtbot, table, target)
    assert table.session.active == table.session.viewer == target.key[0] != first
    assert not table.banner.isVisible()
    name = table.match.players[target.key[0]].name
    told = table.session.log.index(table.match.cursor - 1, 0).data()
    assert told == f"{name} started shading."
    window.shell.current.save()
    (path,) = saved_files()
    restored = window.shell.current.read(path)
    assert restored.troubles == ()
    assert restored.match.state == table.match.state
    assert restored.match.to_act == target.key[0]


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_before_the_person_slides_in(start: Start, qtbot: QtBot, game: str) -> None:
    window = start()
    window.settings.motion = True
    table = sit(window, game)
    table.motion.enabled = True
    come(table)
    area = table.scene.presenter.own_area()
    assert area is not None
    assert table.banner.area.size() == area.size()
    assert table.banner.own.size() == area.toAlignedRect().size() * table.devicePixelRatioF()
    assert table.banner.shown < 1.0
    qtbot.waitUntil(lambda: table.banner.shown == 1.0)
    qtbot.waitUntil(lambda: not table.banner.isVisible())


def test_with_reduced_motion_nothing_slides_but_the_name_stands(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "lanterns_dice")
    assert table.banner.isVisible()
    assert table.banner.own.isNull()
    assert table.banner.shown == 1.0


def test_one_person_among_computers_is_not_announced(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "lanterns_dice", ALONE)
    qtbot.waitUntil(lambda: bool(table.session.moves), timeout=20_000)
    assert not table.banner.isVisible()


def test_taking_a_turn_back_announces_whose_it_is_again(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "lanterns_dice")
    first = table.session.active
    assert first is not None
    play_on(table, lambda: bool(table.session.moves) and table.session.active != first)
    QTest.keyClick(table.banner, Qt.Key.Key_Space)
    name = table.match.players[first].name
    assert table.controller.history.can_undo
    table.controller.history.undo()
    assert table.banner.isVisible()
    assert name in table.banner.accessibleName()


# -- the curtain -----------------------------------------------------------------------------------


def test_enter_lifts_the_curtain_wherever_its_focus_is(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "festival_of_lanterns")
    qtbot.waitUntil(lambda: table.hand_over.guard.open)
    press_key(Qt.Key.Key_Enter)
    assert table.session.waiting is None
    play_on(table, lambda: table.match.cursor > 3 and table.session.waiting is not None)
    table.hand_over.lines.setFocus()
    table.hand_over.lines.setCurrentIndex(table.hand_over.lines.model().index(0, 0))
    qtbot.waitUntil(lambda: table.hand_over.guard.open)
    press_key(Qt.Key.Key_Return)
    assert table.session.waiting is None
    assert not table.hand_over.isVisible()


def test_enter_on_undo_takes_back(start: Start, qtbot: QtBot) -> None:
    window = start()
    setup = Setup(2)
    window.show()
    window.activateWindow()
    game = NewGame("festival_of_lanterns", setup, TWO, "jade-owl-7", relaxed=True)
    window.shell.current.begin(game)
    table = table_of(window)
    come(table)
    mover = table.session.active
    play_on(table, lambda: table.match.cursor > 0 and table.session.waiting is not None)
    table.hand_over.undo.setFocus()
    QTest.keyClick(table.hand_over.undo, Qt.Key.Key_Return)
    assert table.session.viewer == mover


@pytest.mark.parametrize("game", ["festival_of_lanterns", "firefly_festival"])
def test_nothing_is_since_your_last_turn_before_a_first_turn(
    start: Start, qtbot: QtBot, game: str
) -> None:
    table = sit(start(), game)
    has_played: set[int] = set()
    for _ in range(6):
        seat = table.session.waiting
        assert seat is not None
        since = table.hand_over.since
        if not since.isHidden():
            said = "Since your last turn" if seat in has_played else "So far"
            assert since.text() == said
        come(table)
        view = table.match.game.view(table.match.state, seat)
        if table.session.table.own_turn(view):
            has_played.add(seat)
        others = {None, seat}
        play_on(table, partial(is_awaited, table, others))
    assert has_played == {0, 1}


@pytest.mark.parametrize("game", ["festival_of_lanterns", "firefly_festival"])
def test_the_curtain_speaks_of_no_hand(start: Start, qtbot: QtBot, game: str) -> None:
    table = sit(start(), game)
    screen = table.hand_over
    words = " ".join((screen.pass_on.text(), screen.lift.text(), screen.undo.text()))
    assert "hand" not in words.lower()
    seat = table.session.waiting
    assert seat is not None
    assert table.match.players[seat].name in screen.lift.text()


# -- the end of a turn says one thing --------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_while_a_turn_waits_to_be_ended_nothing_says_that_another_is_to_move(
    start: Start, qtbot: QtBot, game: str
) -> None:
    """Over a stretch of play, on the table, in the turn bar and in the list."""
    table = sit(start(), game)
    held, rng = 0, Rng(6)
    for _ in range(120):
        if table.match.to_act is None:
            break
        if not table.controller.awaiting_end_turn:
            play_on(
                table, lambda: table.controller.awaiting_end_turn or table.match.to_act is None, rng
            )
            continue
        held += 1
        name = table.match.players[table.match.steps[-1].seat].name
        assert table.toolbar.turn_bar.turn.sentence == f"{name} has finished: end the turn."
        assert table.side.choices.list.accessibleDescription() == (
            f"{name} has finished: end the turn."
        )
        rows = table.session.choices
        assert [rows.index(row, 0).data() for row in range(rows.rowCount())] == ["End the turn"]
        assert table.toolbar.go_on.text() == "End turn"
        table.controller.go_on()
        if held > 4:
            break
    assert held
