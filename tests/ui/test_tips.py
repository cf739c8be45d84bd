"""Beginners are told what to do, and each thing once; one press ends it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.tips import TipBook
from tests.ui.walk import open_table
from tests.ui.window import table_of

LEFT = Qt.MouseButton.LeftButton


def first_game(window: MainWindow) -> None:
    QTest.mouseClick(window.shelf.card.button, LEFT, pos=window.shelf.card.button.rect().center())


def first_tip(window: MainWindow, qtbot: QtBot) -> TablePage:
    """A table with the tip that the first move brings."""
    first_game(window)
    table = table_of(window)
    qtbot.waitUntil(lambda: bool(table.session.moves))
    assert table.first_sheet is not None
    table.first_sheet.close_sheet()
    table.controller.play(table.session.moves[0])
    qtbot.waitUntil(table.tip_bar.isVisible)
    return table


def test_the_first_game_begins_at_once_against_one_computer(
    start: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = start()
    first_game(window)
    table = table_of(window)
    assert window.page is table
    assert [player.computer for player in table.match.players] == [False, True]
    assert not table.match.setup.options
    qtbot.waitUntil(lambda: bool(table.session.moves))
    assert table.first_sheet is not None
    assert table.first_sheet.isVisible()
    assert not table.tip_bar.isVisible(), "one thing at a time"
    assert table.line.said.sentence == table.side.choices.list.accessibleDescription()


def test_every_tip_is_told_once(start: Callable[..., MainWindow], qtbot: QtBot) -> None:
    window = start()
    first_game(window)
    table = table_of(window)
    assert table.first_sheet is not None
    table.first_sheet.close_sheet()
    told = []
    for _ in range(30):
        qtbot.waitUntil(
            lambda: bool(table.session.moves) or table.controller.pending_action is not None
        )
        if table.session.moves:
            table.controller.play(table.session.moves[0])
        else:
            table.controller.go_on()
        told.append(table.tip_bar.tip.text())
    tips = [words for words in told if words]
    assert tips
    changed = [words for before, words in zip(["", *tips], tips, strict=False) if before != words]
    assert len(changed) == len(set(changed)), "a tip was told twice"


def test_one_press_ends_them_and_no_tip_moves_the_board(
    start: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = start()
    table = first_tip(window, qtbot)
    height = table.view.height()
    QTest.mouseClick(table.tip_bar.off, LEFT, pos=table.tip_bar.off.rect().center())
    assert not table.tip_bar.isVisible()
    assert table.view.height() == height
    assert not window.settings.tips
    assert "Settings" in table.line.said.sentence, "it says where they are switched on again"


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_a_tip_lies_over_the_log_of_firefly_festival(
    start: Callable[..., MainWindow], size: tuple[int, int]
) -> None:
    window = start()
    window.settings.tips = True
    window.resize(*size)
    table = open_table(window, "firefly_festival", 2, 60)
    tip, layout = table.tip_bar, table.scene.presenter
    assert tip.isVisible()
    assert tip.y() > table.view.y(), "the board has kept its room"
    area = layout.free_area().translated(0, table.view.y())
    pixels = area.adjusted(-2, -2, 2, 2)
    assert pixels.contains(QRectF(tip.geometry())), "no island, seat or goal is covered"
    assert not tip.geometry().intersects(table.side.tabs.geometry().translated(table.side.pos()))


def test_a_tip_closes_with_the_next_step_or_escape(
    start: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = start()
    table = first_tip(window, qtbot)
    tip = table.tip_bar.tip.text()
    assert tip
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert not table.tip_bar.isVisible()
    table.controller.play(table.session.moves[0])
    assert table.tip_bar.tip.text() != tip


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", catalog.GAMES)
def test_most_tips_of_a_game_come_up_in_a_few_games(
    game: str, qapp: object, tmp_path: Path
) -> None:
    """A tip whose occasion never comes would be a mistake in its pattern."""
    rules, manifest = catalog.rules(game), catalog.manifest(game)
    settings = Settings(tmp_path)
    assert manifest.tips is not None
    book = TipBook(game, manifest.tips(QObject()), settings)
    rng = Rng.from_seed("tips")
    players = [Player("A"), Player("B", "friend")]
    for number in range(3):
        match = Match(rules, Setup(2), players, f"tips-{number}")
        while match.to_act is not None:
            moves = rules.legal_moves(match.state)
            step = match.play(moves[rng.below(len(moves))])
            view = rules.view(match.state, 0)
            if tip := book.choose(step.events, view, rules.legal_moves(match.state), 0):
                book.note(tip)
    assert len(settings.tips_told) >= 8, settings.tips_told


def test_the_last_tiles_are_announced_and_a_dedication_comes_before_an_exchange(
    qapp: object, tmp_path: Path
) -> None:
    game = next(iter(catalog.GAMES))
    rules, make = catalog.rules(game), catalog.manifest(game).tips
    assert make is not None
    book = TipBook(game, make(QObject()), Settings(tmp_path))
    players = [Player("A"), Player("B", "plain")]
    match, rng = Match(rules, Setup(2), players, "tips-last"), Rng.from_seed("tips")
    keys: dict[str, list[str]] = {"possible": [], "empty": []}
    while match.to_act is not None:
        view, moves = rules.view(match.state, 0), rules.legal_moves(match.state)
        kinds = {type(move).__name__ for move in moves}
        tip = book.choose((), view, moves, 0)
        if {"Exchange", "Dedicate"} == kinds - {"Place"} and view.stack_size:
            keys["possible"].append(tip)
        if not view.stack_size and not view.finals:
            keys["empty"].append(tip)
        dedications = [move for move in moves if type(move).__name__ == "Dedicate"]
        match.play((dedications or moves)[rng.below(len(dedications or moves))])
    assert set(keys["possible"]) == {"dedicate"}
    assert set(keys["empty"]) == {"last-tiles"}
