"""Setting a game up with real keys and a real mouse."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.ai.strength import Figure, Strengths
from festival_desktop.core.game import Setup
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.play import seeds
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.saves.schema import Head
from festival_desktop.ui.pages.setup.page import SetupPage
from festival_desktop.ui.pages.setup.seat_row import COMPUTER, PERSON
from festival_desktop.ui.settings import Settings
from festival_desktop.ui.words.computers import level_character
from tests.saves.heads import head
from tests.ui.pages.screen import cards_of, focused, on_screen, press_play, setup_page

pytestmark = pytest.mark.sample(12, of="file")

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def setup(qtbot: QtBot, game: FestivalOfLanterns, settings: Settings) -> SetupPage:
    return on_screen(setup_page(game, settings, today=lambda: date(2026, 11, 16)), qtbot)


def type_name(page: SetupPage, qtbot: QtBot, row: int, name: str) -> None:
    field = page.seats.rows[row].name
    field.setFocus()
    field.selectAll()
    if name:
        QTest.keyClicks(field, name)
    else:
        QTest.keyClick(field, Qt.Key.Key_Delete)


def test_play_works_at_once(setup: SetupPage, qtbot: QtBot) -> None:
    assert setup.play.hasFocus()
    with qtbot.waitSignal(setup.play_requested) as asked:
        QTest.keyClick(setup.play, Qt.Key.Key_Return)
    new = asked.args[0]
    assert new.game == "festival_of_lanterns"
    assert new.setup == Setup(2)
    assert [player.computer for player in new.players] == [False, True]
    assert new.players[0].name == "Player 1"
    assert seeds.check(new.seed)
    assert not new.relaxed


def test_everything_chosen_arrives(setup: SetupPage, qtbot: QtBot) -> None:
    QTest.mouseClick(setup.seats.players.part(2), LEFT)
    type_name(setup, qtbot, 0, "Maya")
    type_name(setup, qtbot, 1, "Jonas")
    QTest.mouseClick(setup.seats.rows[1].kind.part(PERSON), LEFT)
    setup.seed.field.selectAll()
    QTest.keyClicks(setup.seed.field, "maple-heron-417")
    QTest.mouseClick(setup.seed.relaxed, LEFT, pos=setup.seed.relaxed.rect().center())
    assert press_play(setup, qtbot) == NewGame(
        "festival_of_lanterns",
        Setup(3),
        (Player("Maya"), Player("Jonas"), Player("Ember", "friend")),
        "maple-heron-417",
        True,
    )


def test_computers_may_play_among_themselves(setup: SetupPage, qtbot: QtBot) -> None:
    QTest.mouseClick(setup.seats.rows[0].kind.part(COMPUTER), LEFT)
    assert all(player.computer for player in press_play(setup, qtbot).players)


@pytest.mark.parametrize(("players", "names"), [(2, ["S", "N"]), (3, ["S", "W", "N"])])
def test_seats_are_where_the_rules_put_them(
    setup: SetupPage, qtbot: QtBot, players: int, names: list[str]
) -> None:
    for row, name in enumerate("SWNE"):
        setup.seats.rows[row].name.setText(name)
    setup.seats.choose_number(players)
    assert [player.name for player in press_play(setup, qtbot).players] == names


def test_a_player_can_be_added_where_the_next_one_sits(setup: SetupPage, qtbot: QtBot) -> None:
    west, east = setup.seats.rows[1], setup.seats.rows[3]
    assert not east.add.isVisible()
    QTest.mouseClick(west.add, LEFT)
    assert setup.seats.number == 3
    QTest.mouseClick(east.add, LEFT)
    assert setup.seats.number == 4
    assert len(press_play(setup, qtbot).players) == 4


def test_a_seat_that_turns_into_a_computer_does_not_keep_a_persons_name(
    setup: SetupPage, qtbot: QtBot
) -> None:
    kind = setup.seats.rows[2].kind
    QTest.mouseClick(kind.part(PERSON), LEFT)
    type_name(setup, qtbot, 2, "Jonas")
    QTest.mouseClick(kind.part(COMPUTER), LEFT)
    assert press_play(setup, qtbot).players[1] == Player("Ember", "friend")
    QTest.mouseClick(kind.part(PERSON), LEFT)
    assert press_play(setup, qtbot).players[1] == Player("Jonas"), "he sits down again"


def test_names_of_people_are_not_given_to_computers_the_next_time(
    qtbot: QtBot, game: FestivalOfLanterns, settings: Settings
) -> None:
    before: tuple[str, ...] = ("Mira", "", "Jonas")
    settings.names = before
    page = on_screen(setup_page(game, settings), qtbot)
    players = press_play(page, qtbot).players
    assert players == (Player("Mira"), Player("Ember", "friend"))
    assert settings.names[: len(before)] == before, "and not forgotten"
    QTest.mouseClick(page.seats.rows[2].kind.part(PERSON), LEFT)
    assert press_play(page, qtbot).players[1] == Player("Jonas")


def test_a_name_left_empty_is_the_usual_one(setup: SetupPage, qtbot: QtBot) -> None:
    type_name(setup, qtbot, 2, "   ")
    assert press_play(setup, qtbot).players[1].name == "Ember"


def test_two_equal_names_are_refused_with_a_sentence(setup: SetupPage, qtbot: QtBot) -> None:
    type_name(setup, qtbot, 0, "Ember")
    assert setup.seats.trouble.isVisible()
    assert "Ember" in setup.seats.trouble.text()
    assert setup.seats.rows[0].name.wrong
    assert not setup.play.isEnabled()
    assert setup.play.toolTip() == setup.seats.trouble.text()
    type_name(setup, qtbot, 0, "Maya")
    assert not setup.seats.trouble.isVisible()
    assert setup.play.isEnabled()


def test_names_are_remembered(
    setup: SetupPage, qtbot: QtBot, game: FestivalOfLanterns, settings: Settings
) -> None:
    type_name(setup, qtbot, 0, "Maya")
    press_play(setup, qtbot)
    assert settings.names[0] == "Maya"
    again = setup_page(game, settings)
    qtbot.addWidget(again)
    assert again.new_game().players[0].name == "Maya"


@pytest.mark.parametrize("bad", ["two words", "-front", "a" * 41, "x_y", " "])
def test_a_bad_seed_is_told_at_once(setup: SetupPage, qtbot: QtBot, bad: str) -> None:
    setup.seed.field.setFocus()
    setup.seed.field.selectAll()
    QTest.keyClicks(setup.seed.field, bad)
    assert setup.seed.trouble.isVisible()
    assert setup.seed.field.wrong
    assert not setup.play.isEnabled()
    assert not setup.seed.copy.isEnabled()
    QTest.mouseClick(setup.seed.new, LEFT)
    assert setup.seed.good
    assert not setup.seed.trouble.isVisible()
    assert setup.play.isEnabled()


def test_a_new_seed_is_another_one(setup: SetupPage, qtbot: QtBot) -> None:
    before = setup.seed.seed
    QTest.mouseClick(setup.seed.new, LEFT)
    assert setup.seed.seed != before


def test_the_seed_is_copied(setup: SetupPage, qtbot: QtBot) -> None:
    QTest.mouseClick(setup.seed.copy, LEFT)
    assert QGuiApplication.clipboard().text() == setup.seed.seed
    assert setup.seed.copy.label == "Copied"
    QTest.keyClicks(setup.seed.field, "x")
    assert setup.seed.copy.label == "Copy"


def test_todays_deal_fills_the_seed(setup: SetupPage, qtbot: QtBot) -> None:
    QTest.mouseClick(setup.seed.day, LEFT)
    assert setup.seed.seed == "day-2026-11-16"


def test_it_can_be_prepared_for_a_deal(setup: SetupPage) -> None:
    setup.prepare("day-2026-11-16")
    assert setup.new_game().seed == "day-2026-11-16"
    setup.prepare()
    assert setup.new_game().seed != "day-2026-11-16"


@pytest.mark.parametrize(
    ("players", "facts"),
    [
        (1, "15 tiles · 5 of each lantern · 15 turns · about 20 minutes"),
        (2, "28 tiles · 5 of each lantern · 14 turns each · about 25 minutes"),
        (3, "30 tiles · 6 of each lantern · 10 turns each · about 20 minutes"),
        (4, "32 tiles · 8 of each lantern · 8 turns each · about 20 minutes"),
    ],
)
def test_the_facts_follow_the_number_of_players(setup: SetupPage, players: int, facts: str) -> None:
    setup.seats.choose_number(players)
    assert setup.seats.facts.text().replace("\u00a0", " ") == facts


def test_escape_and_the_button_lead_back(setup: SetupPage, qtbot: QtBot) -> None:
    with qtbot.waitSignal(setup.back_requested):
        QTest.mouseClick(setup.back, LEFT)
    with qtbot.waitSignal(setup.back_requested):
        QTest.keyClick(setup, Qt.Key.Key_Escape)


def test_every_control_is_reached_by_tab(setup: SetupPage, qtbot: QtBot) -> None:
    reached: list[QWidget] = []
    widget: QWidget = setup.play
    for _ in range(30):
        reached.append(widget)
        QTest.keyClick(widget, Qt.Key.Key_Tab)
        widget = focused()
        if widget is setup.play:
            break
    bar = setup.seed
    for wanted in (bar.field, bar.new, bar.copy, bar.day, bar.relaxed, setup.back):
        assert wanted in reached
    assert setup.seats.rows[0].name in reached
    assert setup.seats.players.part(1) in reached
    friends = setup.options.block("friends")
    assert cards_of(setup, "friends").presets in reached
    assert friends.surprise in reached
    assert (
        sum(button in reached for button in cards_of(setup, "friends").cards.buttons.values()) == 1
    )


def test_a_level_says_how_often_it_beats_the_one_below(
    qtbot: QtBot, game: FestivalOfLanterns, settings: Settings
) -> None:
    step = Figure("festival_of_lanterns", 2, "friend", "companion", 160, 1.24, 0.14)
    page = setup_page(game, settings, ["companion", "friend"], strengths=Strengths(figures=(step,)))
    on_screen(page, qtbot)
    chooser, odds = page.seats.rows[1].level, "Wins 62 of 100 two-player games against Companion"
    assert chooser.level == "friend"
    assert chooser.line("friend").startswith(odds)
    assert odds in chooser.toolTip()
    assert level_character("friend") in chooser.toolTip()
    assert chooser.line("companion") == level_character("companion"), "nothing was measured"


def test_levels_are_offered_when_there_are_several(
    qtbot: QtBot, game: FestivalOfLanterns, settings: Settings
) -> None:
    page = setup_page(
        game, settings, ["friend", "visitor", "visitor-builder", "newcomer", "master-builder"]
    )
    qtbot.addWidget(page)
    page.resize(1280, 680)
    page.show()
    north = page.seats.rows[2]
    assert north.level.isVisible()
    assert not page.seats.rows[0].level.isVisible()
    assert page.new_game().players[1].level == "friend"
    QTest.keyClick(north.level, Qt.Key.Key_Up)
    assert page.new_game().players[1].level == "visitor"
    assert "Overlooks" in north.level.accessibleDescription()
    QTest.keyClick(north.level, Qt.Key.Key_End)
    assert page.new_game().players[1].level == "master-builder"
    assert north.level.count() == 4, "who slips has no personality, and a Newcomer only goes on"


def test_the_level_that_suits_somebody_follows_their_last_games(
    qtbot: QtBot, game: FestivalOfLanterns, settings: Settings
) -> None:
    played: list[Head] = []
    levels = ["visitor", "neighbour", "friend"]
    page = on_screen(setup_page(game, settings, levels, played=lambda: played), qtbot)
    type_name(page, qtbot, 0, "Mira")
    chooser = page.seats.rows[2].level
    assert not page.seats.suits.isVisible()
    chooser.setFocus()
    QTest.keyClick(chooser, Qt.Key.Key_Home)
    assert page.seats.suits.text() == (
        "Visitor suits you for a first game: you’ve finished none yet."
    )
    assert chooser.currentText() == "Visitor"
    assert press_play(page, qtbot).players[1].level == "visitor"
    played += [head([20, 10], [None, "visitor"], game=game.name)] * 2
    page.prepare()
    assert "Neighbour suits you, because" in page.seats.suits.text()
    assert page.seats.suits.isVisible()
    assert page.seats.suits.text() in chooser.toolTip()
    assert press_play(page, qtbot).players[1].level == "neighbour"
    type_name(page, qtbot, 0, "Jonas")
    assert press_play(page, qtbot).players[1].level == "visitor", "he has played no game"
    again = on_screen(setup_page(game, settings, levels, played=lambda: played), qtbot)
    type_name(again, qtbot, 0, "Mira")
    again.prepare()
    assert again.new_game().players[1].level == "neighbour", "the choice is kept, not the level"
    QTest.mouseClick(again.seats.rows[0].kind.part(COMPUTER), LEFT)
    assert not again.seats.suits.isVisible(), "no person plays"


def test_even_chances_are_offered_by_levels_and_may_be_changed(
    qtbot: QtBot, game: FestivalOfLanterns, settings: Settings
) -> None:
    levels = ["visitor", "friend", "master"]
    played = [head([20, 10], [None, "visitor"], game=game.name)]
    page = on_screen(setup_page(game, settings, levels, played=lambda: played), qtbot)
    type_name(page, qtbot, 0, "Mira")
    page.prepare()
    south, north = page.seats.rows[0], page.seats.rows[2]
    north.seat_as("master")
    assert not north.ahead.isVisible()
    QTest.mouseClick(page.seats.even, LEFT, pos=QPoint(12, page.seats.even.height() // 2))
    assert south.ahead.isVisible()
    assert south.ahead.currentText().startswith("+")
    assert press_play(page, qtbot).setup == Setup(2, {"ahead": ("ahead", "even")})
    north.seat_as("friend")
    assert press_play(page, qtbot).setup == Setup(2, {"ahead": ("little", "even")})
    north.seat_as("visitor")
    assert press_play(page, qtbot).setup == Setup(2), "both are equally strong"
    north.ahead.setFocus()
    QTest.keyClick(north.ahead, Qt.Key.Key_End)
    north.ahead.activated.emit(3)
    north.seat_as("friend")
    changed = Setup(2, {"ahead": ("even", "far")})
    assert press_play(page, qtbot).setup == changed, "what somebody chose stays"
    again = on_screen(setup_page(game, settings, levels), qtbot)
    assert again.new_game().setup == changed, "as the last time"
    south.ahead.setCurrentIndex(1)
    south.ahead.activated.emit(1)
    assert not page.play.isEnabled()
    assert page.play.toolTip() == "At least one player has to start even."
    page.seats.choose_number(1)
    assert not page.seats.even.isVisible()
    assert "ahead" not in page.new_game().setup.options


def test_of_whom_nothing_is_known_no_head_start_is_offered(
    qtbot: QtBot, game: FestivalOfLanterns, settings: Settings
) -> None:
    page = on_screen(setup_page(game, settings, ["visitor", "master"]), qtbot)
    page.seats.rows[2].seat_as("master")
    page.seats.even.setChecked(True)
    assert press_play(page, qtbot).setup == Setup(2)


# -- the last time ---------------------------------------------------------------------------------


def another_way(page: SetupPage) -> dict[str, tuple[str, ...]]:
    """Not the usual one, of every option that has others."""
    ways = {one.option.key: one.option.ways for one in page.selections.offered}
    values = {key: [way.value for way in found if way.value] for key, found in ways.items()}
    found = {key: some[-1] for key, some in values.items() if len(some) > 1}
    rest = {"friends": ("rarity", "luna")} if "friends" in ways else {}
    return {**found, **rest}


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_next_start_begins_with_the_seats_and_options_of_the_last_game(
    qtbot: QtBot, settings: Settings, tmp_path: Path, name: str
) -> None:
    rules = catalog.rules(name)
    levels = ("friend", "master")
    first = on_screen(setup_page(rules, settings, levels), qtbot)
    first.seats.choose_number(3)
    first.seats.rows[0].kind.choose(COMPUTER)
    first.seats.rows[1].seat_as(None)
    first.seats.rows[2].seat_as("master")
    first.seed.relaxed.setChecked(True)
    first.selections.choose(another_way(first))
    first.options.refresh()
    begun = press_play(first, qtbot)
    assert begun.setup.options
    settings.file.sync()
    again = on_screen(setup_page(rules, Settings(tmp_path / "config"), levels), qtbot)
    again.seed.show_seed(begun.seed)
    assert again.new_game() == begun
    beginners = again.first_game()
    assert [player.level for player in beginners.players] == [None, "friend"]
    assert (beginners.setup, beginners.relaxed) == (Setup(2), False)
    again.seed.show_seed(begun.seed)
    assert again.new_game() == begun, "a first game changes nothing"


@pytest.mark.parametrize(
    "kept",
    [
        "{",
        "[]",
        '{"players": 9, "seats": [], "options": {}, "relaxed": true}',
        '{"players": 4, "seats": ["nobody"], "options": {}, "relaxed": false}',
        '{"players": 3, "seats": [7], "options": {"friends": ["x"]}, "relaxed": false}',
        '{"players": 3, "seats": [null], "options": {"friends": ["x", "y"]}, "relaxed": false}',
        '{"players": 2, "seats": [null], "options": {"x": [""]}, "relaxed": false, "more": 1}',
    ],
)
def test_what_was_kept_otherwise_changes_nothing_that_could_not_be_chosen(
    qtbot: QtBot, game: FestivalOfLanterns, settings: Settings, kept: str
) -> None:
    settings.setups = (f"festival_of_lanterns/{kept}", "firefly_festival", "")
    page = on_screen(setup_page(game, settings), qtbot)
    assert page.play.isEnabled()
    assert not press_play(page, qtbot).setup.options
