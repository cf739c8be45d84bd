"""What others did since a person's last decision is told, numbered on the table and in the log."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop.core.game import Setup
from festival_desktop.models.recap import MOST, points_since
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.play.weight import Weight
from festival_desktop.scenes.marks import NUMBER
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.table.side_panel import CHOICES
from tests.ui.window import table_of

pytestmark = pytest.mark.sample(5, of="file")

Start = Callable[..., MainWindow]
GAMES = ("festival_of_lanterns", "lanterns_dice", "firefly_festival")
AMONG_COMPUTERS = (Player("Mira"), Player("Lotte", "friend"), Player("Aiko", "friend"))
TWO = (Player("Mira"), Player("Jonas"))


def sit(window: MainWindow, game: str, players: tuple[Player, ...]) -> TablePage:
    window.show()
    window.activateWindow()
    window.shell.current.begin(NewGame(game, Setup(len(players)), players, "jade-owl-7"))
    return table_of(window)


def settle(table: TablePage, qtbot: QtBot) -> None:
    """Until a person may decide."""
    for _ in range(3):
        qtbot.waitUntil(lambda: not table.controller.computer_to_move, timeout=10_000)
        if table.controller.awaiting_end_turn:
            table.controller.go_on()
        elif table.session.waiting is not None:
            table.controller.take_over()


def go_on(table: TablePage, qtbot: QtBot, times: int = 1) -> None:
    """People decide as they are advised, until others have done something so many times more."""
    while times:
        settle(table, qtbot)
        before = table.recap.recap
        table.controller.hint(lambda decision: table.controller.play(decision.move))
        qtbot.waitUntil(lambda: not table.controller.thinking, timeout=10_000)
        settle(table, qtbot)
        times -= bool(table.recap.recap.news) and table.recap.recap != before


def marks(table: TablePage) -> set[int]:
    """The numbers on the table."""
    items = [item for item in table.scene.canvas.items if item.spec.kind == NUMBER]
    return {int(item.key.partition(":")[2]) for item in items}


@pytest.mark.sample
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [AMONG_COMPUTERS, TWO], ids=["computers", "hot seat"])
def test_news_are_numbered_on_the_table_and_in_the_log(
    start: Start, qtbot: QtBot, game: str, players: tuple[Player, ...]
) -> None:
    table = sit(start(), game, players)
    go_on(table, qtbot, 4)
    recap, seat = table.recap.recap, table.session.viewer
    assert recap.news
    assert all(entry.seat != seat for entry in recap.steps)
    assert recap.steps == tuple(table.session.log.entries[-len(recap.steps) :])
    assert len(recap.news) <= MOST
    assert table.side.recap.wanted
    told_before = players == TWO
    assert table.side.recap.isVisible() != told_before, "the hand-over screen has told it"
    assert table.side.recap.list.recap == recap
    if told_before:
        assert not marks(table)
        table.recap.step()
    assert marks(table) <= set(range(1, len(recap.news) + 1))
    places = [table.words.places(entry) for entry in recap.news]
    on_board = table.scene.presenter.parts.on_board
    assert bool(marks(table)) == any(any(map(on_board, targets)) for targets in places)


@pytest.mark.parametrize("game", GAMES)
def test_trifles_are_no_news(start: Start, qtbot: QtBot, game: str) -> None:
    table = sit(start(), game, AMONG_COMPUTERS)
    go_on(table, qtbot, 4)
    weight = table.session.table.weight
    for entry in table.recap.recap.news:
        assert weight(entry.events) > Weight.TRIFLE
    told = [table.words.entry(entry) for entry in table.recap.recap.news]
    assert not [words for words in told if "stopped there" in words or "ended the" in words]


@pytest.mark.parametrize("game", GAMES)
def test_points_are_those_of_the_scores_in_between(start: Start, qtbot: QtBot, game: str) -> None:
    table = sit(start(), game, AMONG_COMPUTERS)
    match = table.match
    for _ in range(6):
        go_on(table, qtbot)
        recap = table.recap.recap
        before = match.game.standing(match.state_at(recap.steps[0].number)).scores
        changed = {
            new.seat: new.total - old.total
            for old, new in zip(before, match.standing.scores, strict=True)
            if new.total != old.total
        }
        assert dict(points_since(table.session, match, recap.steps[0].number)) == changed
        for seat in changed:
            assert match.players[seat].name in table.side.recap.summary.text()


def test_one_key_steps_through_and_ends_it(start: Start, qtbot: QtBot) -> None:
    window = start()
    table = sit(window, "firefly_festival", AMONG_COMPUTERS)
    go_on(table, qtbot, 3)
    news = table.recap.recap.news
    for number in range(1, len(news) + 1):
        window.shell.actions["recap"].trigger()
        assert table.side.recap.list.told == number
        places = table.words.places(news[number - 1])
        assert table.scene.pointer.highlighted == tuple(places)
    window.shell.actions["recap"].trigger()
    assert not table.side.recap.isVisible()
    assert not marks(table)
    window.shell.actions["recap"].trigger()
    assert table.side.recap.isVisible(), "it can be asked for again"


def test_escape_ends_it_and_the_next_news_come_again(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "firefly_festival", AMONG_COMPUTERS)
    go_on(table, qtbot, 2)
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert not table.side.recap.isVisible()
    assert not marks(table)
    go_on(table, qtbot)
    assert table.side.recap.isVisible()


def test_a_decision_ends_it(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "festival_of_lanterns", AMONG_COMPUTERS)
    go_on(table, qtbot, 2)
    assert marks(table)
    table.controller.play(table.session.moves[0])
    assert table.match.steps[-1].seat == 0
    assert not marks(table)


def test_the_choices_stay_open_for_who_chose_them(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "firefly_festival", AMONG_COMPUTERS)
    settle(table, qtbot)
    side = table.side
    QTest.mouseClick(side.tabs.part(CHOICES), Qt.MouseButton.LeftButton)
    go_on(table, qtbot)
    assert table.recap.recap.news
    assert side.choices.list.isVisible()


def test_marks_are_out_of_the_way_while_somebody_chooses(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "festival_of_lanterns", AMONG_COMPUTERS)
    go_on(table, qtbot, 2)
    assert marks(table)
    selector = table.session.selector
    target = next(t for t in selector.choices() if not selector.completes(t))
    table.session.select(target)
    assert not marks(table)
    table.session.clear()
    assert marks(table)


def test_a_line_of_the_log_pans_to_its_place_and_lights_it(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "festival_of_lanterns", AMONG_COMPUTERS)
    go_on(table, qtbot, 2)
    placed = next(
        entry for entry in table.session.log.entries if table.words.places(entry)[0].kind == "cell"
    )
    (target, *_) = table.words.places(placed)
    table.scene.pan(4000, 0)
    area = table.scene.presenter.parts.place_of(target)
    assert area is not None
    table.side.log.pressed_entry.emit(placed)
    shown = table.scene.presenter.parts.place_of(target)
    assert shown is not None
    assert table.scene.sceneRect().contains(shown)
    assert target in table.scene.pointer.highlighted


def test_a_number_on_the_table_says_what_it_stands_for(start: Start, qtbot: QtBot) -> None:
    table = sit(start(), "festival_of_lanterns", AMONG_COMPUTERS)
    go_on(table, qtbot, 2)
    mark = next(i for i in table.scene.canvas.items if i.spec.kind == NUMBER)
    number = int(mark.key.partition(":")[2])
    signs = [sign for part in table.scene.presenter.parts for sign in part.shown.signs]
    words = [table.explanations.explain(sign) for sign in signs
             if sign.kind == NUMBER and number in sign.key]  # fmt: skip
    assert table.recap.sentence(number) in words[0]
