"""The page of records."""

from datetime import UTC, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop.saves.records import Challenge
from festival_desktop.screens.festival_of_lanterns.box import box
from festival_desktop.ui.records.page import RecordsPage
from tests.ui.pages.screen import on_screen

LEFT = Qt.MouseButton.LeftButton


def finished(number: int, level: str, margin: int, *friends: str) -> Challenge:
    return Challenge(
        save=f"{number}.festival",
        digest=f"{number:016x}",
        level=level,
        friends=list(friends),
        you=30 + margin,
        her=30,
        won=margin > 0,
        when=datetime(2026, 11, 16, 12, number, tzinfo=UTC),
    )


GAMES = [
    finished(0, "friend", 4, "twilight"),
    finished(1, "friend", -2, "rarity"),
    finished(2, "friend", 1, "rarity", "pinkie"),
    finished(3, "friend", 6, "twilight"),
    finished(4, "mentor", 0, "twilight"),
    finished(5, "half-moon", 2, "twilight"),
]


@pytest.fixture
def page(qtbot: QtBot) -> RecordsPage:
    facts = box().challenge
    assert facts is not None
    page = RecordsPage(lambda: facts, lambda: GAMES)
    return on_screen(page, qtbot)


def numbers(page: RecordsPage, level: int) -> list[str]:
    panel = page.levels[level]
    return [panel.number.text(), *(value.text() for value in panel.values)]


def test_every_level_has_its_numbers(page: RecordsPage) -> None:
    assert numbers(page, 0) == ["3 of 4 won", "+6", "2", "2"]
    assert numbers(page, 1) == ["0 of 1 won", "–", "0", "0"]
    assert numbers(page, 2)[1:] == ["–", "0", "0"]


def test_levels_of_ours_have_numbers_of_their_own(page: RecordsPage) -> None:
    assert [panel.isVisible() for panel in page.levels] == [True] * 3 + [False] * 3
    QTest.mouseClick(page.source.part(1), LEFT)
    assert [panel.isVisible() for panel in page.levels] == [False] * 3 + [True] * 3
    names = [panel.heading.text() for panel in page.levels[3:]]
    assert names == ["Crescent", "Half Moon", "Full Moon"]
    assert numbers(page, 4) == ["1 of 1 won", "+2", "1", "1"]


def test_a_reader_hears_every_lead(page: RecordsPage) -> None:
    assert page.levels[0].chart.accessibleName() == "Margins, game by game: +4, -2, +1, +6"


def test_games_with_one_friend_are_chosen_with_keys(page: RecordsPage, qtbot: QtBot) -> None:
    assert [page.partner.itemText(i) for i in range(page.partner.count())] == [
        "Any friend",
        "Pinkie Pie",
        "Rarity",
        "Twilight Sparkle",
    ]
    page.partner.setFocus()
    QTest.keyClick(page.partner, Qt.Key.Key_Down)
    QTest.keyClick(page.partner, Qt.Key.Key_Down)
    assert page.chosen == "rarity"
    assert numbers(page, 0) == ["1 of 2 won", "+1", "1", "1"]
    page.refresh()
    assert page.chosen == "rarity"


def test_a_level_can_be_played_from_here(page: RecordsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.level_requested) as asked:
        QTest.mouseClick(page.levels[2].play, LEFT)
    assert asked.args == ["princess"]


def test_escape_and_the_button_lead_back(page: RecordsPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.back_requested):
        QTest.mouseClick(page.back, LEFT)
    with qtbot.waitSignal(page.back_requested):
        QTest.keyClick(page, Qt.Key.Key_Escape)


def test_charts_differ_with_their_games(page: RecordsPage) -> None:
    charts = [panel.chart.grab().toImage() for panel in page.levels]
    assert charts[0] != charts[1] != charts[2]


def test_games_with_hints_and_with_own_content_are_marked(qtbot: QtBot, english: None) -> None:
    facts = box().challenge
    assert facts is not None
    marked = [
        GAMES[0].model_copy(update={"hints": 3}),
        GAMES[1].model_copy(update={"hints": 1, "content": "0123456789abcdef"}),
        *GAMES[2:],
    ]
    page = on_screen(RecordsPage(lambda: facts, lambda: marked), qtbot)
    assert page.note.text().endswith(
        "2 of these games had hints. 1 of these games had custom content."
    )
    page.source.choose(1)
    page.refresh()
    assert page.note.text().endswith("Practice games don’t count.")
