"""The shelf: what is largest, what can be pressed, and what each press asks for."""

import subprocess
import sys
from collections.abc import Callable
from datetime import UTC, date, datetime
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.paths import translations
from festival_desktop.play.match import AnyMatch
from festival_desktop.saves.document import document
from festival_desktop.saves.glance import Waiting
from festival_desktop.saves.records import Challenge
from festival_desktop.screens.festival_of_lanterns.thumbnail import open_table, thumbnail
from festival_desktop.ui.game_box import GameBox
from festival_desktop.ui.language import Language
from festival_desktop.ui.pages.shelf import ShelfPage
from tests.ui.pages.screen import challenge_of, on_screen

LEFT = Qt.MouseButton.LeftButton
FESTIVAL = "festival_of_lanterns"


@pytest.fixture
def shelf(qtbot: QtBot) -> ShelfPage:
    page = ShelfPage(catalog.boxes, today=lambda: date(2026, 11, 16))
    return on_screen(page, qtbot)


@pytest.fixture
def latest(played: Callable[..., AnyMatch]) -> Waiting:
    return Waiting.of(document(played(steps=40), "1.0", datetime.now(UTC)))


def test_without_a_saved_game_the_red_button_leads_to_the_first_game(
    shelf: ShelfPage, qtbot: QtBot
) -> None:
    shelf.show_saves(None, 0)
    assert shelf.card.button.label == "First game"
    with qtbot.waitSignal(shelf.first_game_requested) as asked:
        QTest.mouseClick(shelf.card.button, LEFT)
    assert asked.args == [FESTIVAL]


def test_when_all_games_are_over_it_leads_to_a_new_one(shelf: ShelfPage, qtbot: QtBot) -> None:
    shelf.show_saves(None, 3)
    assert shelf.card.button.label == "New game"
    with qtbot.waitSignal(shelf.game_requested) as asked:
        QTest.mouseClick(shelf.card.button, LEFT)
    assert asked.args == [FESTIVAL]


def test_the_red_button_has_the_focus_and_enter_continues(
    shelf: ShelfPage, latest: Waiting, qtbot: QtBot
) -> None:
    shelf.show_saves(latest, 1)
    assert shelf.card.button.hasFocus()
    with qtbot.waitSignal(shelf.continue_requested):
        QTest.keyClick(shelf.card.button, Qt.Key.Key_Return)


def test_the_card_says_whose_turn_it_is_and_how_far_the_game_is(
    shelf: ShelfPage, latest: Waiting, played: Callable[..., AnyMatch], game: FestivalOfLanterns
) -> None:
    match = played(steps=40)
    view = game.view(match.state, None)
    shelf.show_saves(latest, 1, datetime.now(UTC), thumbnail(game, view))
    assert match.to_act is not None
    name = match.players[match.to_act].name
    assert shelf.card.headline.text() == f"{name}’s turn"
    assert f"tile {len(view.display) - 1} of 30" in shelf.card.about.text()
    assert "Festival of Lanterns" in shelf.card.about.text()
    assert shelf.card.since.text().startswith("today")


def test_a_challenge_is_continued_against_moon_dancer(
    shelf: ShelfPage, challenged: Callable[..., AnyMatch], game: FestivalOfLanterns
) -> None:
    match, now = challenged(), datetime.now(UTC)
    match.goto(10)
    small = thumbnail(game, game.view(match.state, None))
    table = open_table(game, game.view(match.state, None))
    assert table.moon
    shelf.show_saves(Waiting.of(document(match, "1.0", now)), 1, now, small)
    assert f"tile {table.placed} of 15" in shelf.card.about.text()
    assert shelf.card.about.text().endswith("with Moon Dancer")


def test_box_and_card_change_their_language_together(
    shelf: ShelfPage, latest: Waiting, game: FestivalOfLanterns, played: Callable[..., AnyMatch]
) -> None:
    table = thumbnail(game, game.view(played(steps=40).state, None))
    shelf.show_saves(latest, 1, datetime.now(UTC), table)
    language = Language(translations())
    language.use("de")
    try:
        QApplication.processEvents()
        box = shelf.jetty.buttons[0].box
        assert box is not None
        said = shelf.card.about.text()
        assert said.startswith(f"{box.label} · Plättchen "), said
        assert shelf.card.button.label == "Weiterspielen"
        assert shelf.card.since.text().startswith("heute")
    finally:
        language.use("en")


def test_a_picture_of_the_table_shows_no_hand(
    played: Callable[..., AnyMatch], game: FestivalOfLanterns
) -> None:
    match = played(steps=40)
    view = game.view(match.state, None)
    assert view.hand == ()
    assert len(open_table(game, view).tiles) == len(view.display)


def test_every_box_can_be_pressed(shelf: ShelfPage, qtbot: QtBot) -> None:
    asked: list[str] = []
    shelf.game_requested.connect(asked.append)
    for button in shelf.jetty.buttons:
        QTest.mouseClick(button, LEFT)
    assert asked == [FESTIVAL, "lanterns_dice", "firefly_festival"]


def test_another_game_needs_only_another_entry(qtbot: QtBot) -> None:
    colours = ("box_dice0", "box_dice1")
    boxes = (
        GameBox("go", ("Go",), ("2 players", "Stones"), colours, lambda p, rect: None),
        GameBox("chess", ("Chess",), ("2 players", "Kings"), colours, lambda p, rect: None),
    )
    page = ShelfPage(lambda: boxes)
    qtbot.addWidget(page)
    page.resize(1280, 680)
    page.show()
    with qtbot.waitSignal(page.game_requested) as asked:
        QTest.mouseClick(page.jetty.buttons[1], LEFT)
    assert asked.args == ["chess"]
    assert page.challenge is None


def test_todays_deal_is_that_of_the_date(shelf: ShelfPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shelf.today_requested) as asked:
        QTest.mouseClick(shelf.today.button, LEFT)
    assert asked.args == ["day-2026-11-16"]


@pytest.mark.parametrize("name", ["saved", "open", "settings", "about"])
def test_the_menu_says_what_is_wanted(shelf: ShelfPage, qtbot: QtBot, name: str) -> None:
    with qtbot.waitSignal(getattr(shelf, f"{name}_requested")):
        QTest.mouseClick(getattr(shelf, name), LEFT)


def test_a_level_leads_to_moon_dancer(shelf: ShelfPage, qtbot: QtBot) -> None:
    panel = challenge_of(shelf)
    levels = ("friend", "mentor", "princess", "crescent", "half-moon", "full-moon")
    for button, level in zip((*panel.levels, *panel.ours), levels, strict=True):
        with qtbot.waitSignal(shelf.challenge_requested) as asked:
            QTest.mouseClick(button, LEFT)
        assert asked.args == [level]


def test_the_records_are_one_press_away(shelf: ShelfPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(shelf.records_requested):
        QTest.mouseClick(challenge_of(shelf).records, LEFT)


def finished(number: int, level: str, margin: int) -> Challenge:
    return Challenge(
        save=f"{number}.festival",
        digest=f"{number:016x}",
        level=level,
        friends=["twilight"],
        you=30 + margin,
        her=30,
        won=margin > 0,
        when=datetime(2026, 11, 16, 12, number, tzinfo=UTC),
    )


def test_levels_show_their_record(shelf: ShelfPage) -> None:
    assert [button.record for button in challenge_of(shelf).levels] == [""] * 3, "not known yet"
    shelf.show_records(())
    assert [button.record for button in challenge_of(shelf).levels] == ["not yet played"] * 3
    margins = [("friend", 3), ("friend", 0), ("mentor", -2), ("friend", 6), ("mentor", 1)]
    shelf.show_records([finished(n, *game) for n, game in enumerate(margins)])
    assert [button.record for button in challenge_of(shelf).levels] == [
        "2 of 3 won",
        "1 of 2 won",
        "not yet played",
    ]
    assert challenge_of(shelf).about.text() == "Biggest win: by 6 points · 2 wins in a row"


def test_levels_of_ours_are_marked_and_have_records_of_their_own(shelf: ShelfPage) -> None:
    ours = challenge_of(shelf).ours
    assert [one.label for one in ours] == ["Crescent", "Half Moon", "Full Moon"]
    assert challenge_of(shelf).ours_label.text() == "Extra levels:"
    shelf.show_records([finished(1, "half-moon", 2), finished(2, "half-moon", -1)])
    said = ["not yet played", "1 of 2 won", "not yet played"]
    assert [one.accessibleDescription() for one in ours] == [f"Extra levels: {one}" for one in said]
    assert [one.toolTip() for one in ours] == said
    assert [button.record for button in challenge_of(shelf).levels] == ["not yet played"] * 3


def test_nobody_boasts_before_the_first_win(shelf: ShelfPage) -> None:
    shelf.show_records([finished(1, "princess", -4)])
    assert challenge_of(shelf).levels[2].record == "0 of 1 won"
    assert challenge_of(shelf).about.text() == "You haven’t beaten her yet."


def test_saved_games_are_counted(shelf: ShelfPage) -> None:
    shelf.show_saves(None, 12)
    assert shelf.saved.accessibleName() == "Saved games 12"


def test_tab_follows_the_ranking_of_the_page(shelf: ShelfPage, qtbot: QtBot) -> None:
    wanted = [
        shelf.card.button,
        *shelf.jetty.buttons,
        *challenge_of(shelf).levels,
        *challenge_of(shelf).ours,
        challenge_of(shelf).records,
        shelf.today.button,
        shelf.learn,
        shelf.saved,
        shelf.open,
        shelf.settings,
        shelf.about,
    ]
    for here, there in pairwise(wanted):
        assert here.hasFocus()
        QTest.keyClick(here, Qt.Key.Key_Tab)
        assert there.hasFocus()


def test_the_shelf_needs_neither_pydantic_nor_rules() -> None:
    program = (
        "import sys\n"
        "from PySide6.QtWidgets import QApplication\n"
        "app = QApplication([])\n"
        "from festival_desktop import catalog\n"
        "from festival_desktop.ui.pages.shelf import ShelfPage\n"
        "page = ShelfPage(catalog.boxes)\n"
        "page.resize(1280, 680)\n"
        "page.grab()\n"
        "slow = ('pydantic', 'asyncio', 'multiprocessing', 'importlib.metadata',\n"
        "        'festival_desktop.games', 'festival_desktop.saves', 'festival_desktop.scenes',\n"
        "        'festival_desktop.tables', 'festival_desktop.ui.manifest', 'dataclasses',\n"
        "        'festival_desktop.screens.festival_of_lanterns.pictures.tiles',\n"
        "        'festival_desktop.art.boxes')\n"
        "print([name for name in slow if name in sys.modules])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stdout.strip() == "[]", done.stdout + done.stderr
