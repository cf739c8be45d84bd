"""The coach on the end page."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.ai.players import RandomPlayer
from festival_desktop.ui.pages.end.coach_panel import (
    chance_bands,
    largest_swing,
    with_chances,
    with_outlook,
)
from festival_desktop.ui.pages.end.luck_panel import extremes, shares_of
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.end.result import Result
from tests.controller.test_coach import SavedGameTexts, played
from tests.ui.pages.screen import on_screen

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def end(qtbot: QtBot) -> EndPage:
    page = on_screen(EndPage(lambda match: ()), qtbot)
    match = played("lanterns_dice", RandomPlayer())
    manifest = replace(catalog.manifest("lanterns_dice"), thinker=SavedGameTexts(4.0, 6.0))
    page.show_result(manifest, match, animate=False)
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
    assert row.cost.text().startswith("6 ± 1 point")
    assert len([one for one in end.coach.rows if not one.isHidden()]) == 2
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
    page = on_screen(EndPage(lambda match: ()), qtbot)
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


def test_the_band_lies_around_the_curve_and_closes_where_all_is_sure() -> None:
    result = Result.of(played("festival_of_lanterns", RandomPlayer()))
    worths, errors = [(20.0, 5.0), (8.0, 5.0), (5.0, 5.0)], [(2.0, 1.0), (0.0, 0.0), (0.0, 0.0)]
    curves = with_chances(result, worths).curves
    for curve, band in zip(curves, chance_bands(result, worths, errors), strict=True):
        (low, high), (sure_low, sure_high) = band
        assert low < curve[0] < high
        assert sure_low == sure_high


def test_the_largest_swing_is_found_and_the_end_itself_is_none() -> None:
    curves = [(50, 55, 20, 25, 100), (50, 45, 80, 75, 0)]
    swing = largest_swing(curves)
    assert swing is not None
    assert (swing.seat, swing.place, swing.before, swing.after) == (0, 2, 55, 20)
    assert largest_swing([(50, 52, 49, 100), (50, 48, 51, 0)]) is None


def test_luck_mistakes_and_the_rest_add_up_to_each_lead(end: EndPage, qtbot: QtBot) -> None:
    QTest.mouseClick(end.study, LEFT)
    with qtbot.waitSignal(end.coach.reviewed, timeout=60_000):
        pass
    review, result = end.coach.review, Result.of(end._match)
    assert review is not None
    assert end.coach.luck.isVisible()
    parts = shares_of(result, review)
    leads = [
        own - max(result.totals[:seat] + result.totals[seat + 1 :])
        for seat, own in enumerate(result.totals)
    ]
    assert [10 * lead for lead in leads] == [one.luck + one.mistakes + one.rest for one in parts]
    assert [one.mistakes for one in parts] == [-100, 0], "4 and 6 points were told"
    shown = [cell.text() for cell in end.coach.luck.table[1]]
    assert shown[0] == "Mira"
    assert shown[3] == "−10.0"


def test_lucky_events_lead_to_the_table(end: EndPage, qtbot: QtBot) -> None:
    QTest.mouseClick(end.study, LEFT)
    with qtbot.waitSignal(end.coach.reviewed, timeout=60_000):
        pass
    review = end.coach.review
    assert review is not None
    lucky, unlucky = extremes(review.events, 0)
    assert [one.luck[0] for one in lucky] == sorted((one.luck[0] for one in lucky), reverse=True)
    assert lucky[0].luck[0] > 0 > unlucky[0].luck[0]
    with qtbot.waitSignal(end.step_requested) as asked:
        QTest.mouseClick(end.coach.luck.buttons[0], LEFT)
    assert asked.args == [lucky[0].number + 1]
