"""The coach on the end page."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.ai.players import RandomPlayer
from festival_desktop.ui.pages.end.coach_panel import with_chances, with_outlook
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.end.result import Result
from tests.controller.test_coach import played
from tests.ui.pages.screen import on_screen

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def end(qtbot: QtBot) -> EndPage:
    page = on_screen(EndPage(lambda: ()), qtbot)
    match = played("lanterns_dice", RandomPlayer())
    page.show_result(catalog.manifest("lanterns_dice"), match, animate=False)
    return page


def test_it_tells_what_was_done_what_was_better_and_why(end: EndPage, qtbot: QtBot) -> None:
    points = end.course.accessibleName()
    QTest.mouseClick(end.study, LEFT)
    assert end.coach.isVisible()
    assert not end.sheet.isVisible()
    with qtbot.waitSignal(end.coach.reviewed, timeout=60_000):
        pass
    assert not end.area.verticalScrollBar().isVisible(), "the page keeps its size"
    row = end.coach.rows[0]
    assert row.made.text().startswith("Step ")
    assert row.better.text().startswith("Better: Mira ")
    assert "Why: " in row.better.text()
    assert end.course.accessibleName() != points
    with qtbot.waitSignal(end.branch_requested) as asked:
        QTest.mouseClick(row.again, LEFT)
    assert asked.args == [row.number]
    with qtbot.waitSignal(end.mistake_requested) as seen:
        QTest.mouseClick(row.look, LEFT)
    mistake, words = seen.args
    assert mistake.number == row.number
    assert words == (row.made.text(), row.better.text())
    QTest.mouseClick(end.study, LEFT)
    assert end.sheet.isVisible()
    assert end.course.accessibleName() == points


def test_leaving_the_page_stops_it_and_coming_back_goes_on(end: EndPage, qtbot: QtBot) -> None:
    QTest.mouseClick(end.study, LEFT)
    end.hide()
    with qtbot.assertNotEmitted(end.coach.reviewed, wait=200):
        pass
    match = end._match
    assert match is not None
    end.show()
    with qtbot.waitSignal(end.coach.reviewed, timeout=60_000):
        end.show_result(catalog.manifest("lanterns_dice"), match, animate=False)


def test_who_plays_alone_sees_points_and_prospects(qtbot: QtBot) -> None:
    page = on_screen(EndPage(lambda: ()), qtbot)
    match = played("lanterns_dice", RandomPlayer(), players=1)
    page.show_result(catalog.manifest("lanterns_dice"), match, animate=False)
    QTest.mouseClick(page.study, LEFT)
    with qtbot.waitSignal(page.coach.reviewed, timeout=60_000):
        pass
    assert (
        page.course.accessibleName()
        == "How it went, points so far and expected final score, step by step"
    )


def test_an_outlook_ends_with_the_points_that_came_of_it() -> None:
    result = Result.of(played("lanterns_dice", RandomPlayer(), players=1))
    outlook = with_outlook(result, [(2.4,), (6.6,), (0.0,)])
    assert outlook.curves == ((2, 7, result.totals[0]),)


def test_chances_are_shares_that_end_with_the_winners() -> None:
    result = Result.of(played("festival_of_lanterns", RandomPlayer()))
    even, ahead = (5.0, 5.0), (20.0, 5.0)
    curves = with_chances(result, [even, ahead, even]).curves
    assert [sum(shares) for shares in zip(*curves, strict=True)] == [100, 100, 100]
    assert [curve[0] for curve in curves] == [50, 50]
    assert curves[0][1] > 70
    assert {seat for seat, curve in enumerate(curves) if curve[-1]} == {*result.winners}


def test_another_end_of_the_same_game_is_looked_at_anew(end: EndPage, qtbot: QtBot) -> None:
    QTest.mouseClick(end.study, LEFT)
    with qtbot.waitSignal(end.coach.reviewed, timeout=60_000):
        pass
    match, game = end._match, catalog.manifest("lanterns_dice")
    end.hide()
    match.goto(len(match.steps) - 3)
    end.coach.retranslate()  # nobody has won, and no step that was looked at need be there
    while match.to_act is not None:
        match.play(match.game.legal_moves(match.state)[-1])
    end.show()
    end.show_result(game, match, animate=False)
    assert end.sheet.isVisible()
    assert end.coach.review is None


def test_chances_of_a_game_that_is_not_over_end_with_what_was_expected() -> None:
    result = replace(Result.of(played("festival_of_lanterns", RandomPlayer())), winners=())
    for worths in ([(9.0, 5.0)], [(5.0, 5.0), (9.0, 5.0)]):
        curves = with_chances(result, worths).curves
        assert curves[0][-1] > curves[1][-1] > 0
