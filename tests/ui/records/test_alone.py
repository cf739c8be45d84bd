"""A game alone: in the records, at the end, on the setup page and on the page of records."""

from collections.abc import Callable
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play import seeds
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.saves.record_book import RecordBook
from festival_desktop.saves.records import Challenge, best
from festival_desktop.screens.lanterns_dice.box import box
from festival_desktop.screens.lanterns_dice.manifest import record_of
from festival_desktop.ui.game_box import ANY_DAY, TODAY, ChallengeFacts
from festival_desktop.ui.pages.end.page import LOST, EndPage
from festival_desktop.ui.pages.setup.page import SetupPage
from festival_desktop.ui.records.page import RecordsPage
from festival_desktop.ui.settings import Settings
from tests.ui.pages.screen import on_screen
from tests.ui.window import Start

DICE = "lanterns_dice"
LEFT = Qt.MouseButton.LeftButton
NOW = datetime(2026, 11, 16, tzinfo=UTC)
BRONZE, SILVER, *_ = catalog.medals(DICE).medals


def played(seed: str = "jade-owl-7", level: str | None = None, players: int = 1) -> AnyMatch:
    """By lot, to the end."""
    rules = catalog.rules(DICE)
    names = [Player(f"Mira {n}", level) for n in range(players)]
    match, rng = Match(rules, Setup(players), names, seed), Rng(3)
    while match.to_act is not None:
        moves = rules.legal_moves(match.state)
        match.play(moves[rng.below(len(moves))])
    return match


def finished(number: int, points: int, level: str = ANY_DAY) -> Challenge:
    return Challenge(
        save=f"{number}.festival",
        digest=f"{number:08d}",
        level=level,
        you=points,
        won=True,
        when=NOW,
    )


# -- what is noted -------------------------------------------------------------------------------


def test_the_points_are_noted_and_whether_it_was_the_deal_of_a_day() -> None:
    match = played()
    found = record_of(match, "a.festival", NOW)
    assert found is not None
    assert (found.level, found.you, found.her) == (ANY_DAY, match.standing.scores[0].total, None)
    daily = record_of(played(seeds.of_day(date(2026, 11, 18))), "b.festival", NOW)
    assert daily is not None
    assert daily.level == TODAY


@pytest.mark.parametrize("seed", ["day-2026-13-40", "day-20261118", "day-", "today"])
def test_only_a_day_is_a_day(seed: str) -> None:
    assert not seeds.is_of_day(seed)


def test_neither_company_nor_computers_nor_practice_are_noted() -> None:
    assert record_of(played(players=2), "a", NOW) is None
    assert record_of(played(level="friend"), "a", NOW) is None
    rules = catalog.rules(DICE)
    assert record_of(Match(rules, Setup(1), (Player("Mira"),), "x"), "a", NOW) is None
    practice = played()
    practice.practice = True
    assert record_of(practice, "a", NOW) is None


def test_a_book_of_its_own_keeps_games_without_an_opponent(tmp_path: Path) -> None:
    RecordBook(tmp_path, "dice.json").add(finished(1, 20))
    again = RecordBook(tmp_path, "dice.json")
    assert again.games == (finished(1, 20),)
    assert again.games[0].margin == 20
    assert RecordBook(tmp_path).games == ()


def test_of_equal_scores_the_first_one_is_the_best() -> None:
    games = [finished(1, 12), finished(2, 20), finished(3, 20)]
    assert [game.save for game in best(games, 2)] == ["2.festival", "3.festival"]


# -- the end -------------------------------------------------------------------------------------


@pytest.fixture
def end(english: None, qtbot: QtBot) -> Callable[..., EndPage]:
    def show(points: int, before: int = 0, match: AnyMatch | None = None) -> EndPage:
        """A game that came to so many points, after one that came to `before`."""
        games = [finished(1, before), finished(2, points)] if before else [finished(2, points)]
        page = on_screen(EndPage(lambda match: games), qtbot)
        manifest = catalog.manifest(DICE)
        page.show_result(manifest, match or played(), animate=False)
        assert page._ending is not None
        return page

    return show


def scored(points: int) -> AnyMatch:
    """A finished game with so many points, as many of them as need be for one tile."""
    match = played()
    sheet = match.state_at(len(match.steps))
    move = catalog.rules(DICE).read("launch corner at a1 turned 0")
    rest = sum(line.points for line in match.standing.scores[0].lines[1:])
    sheet.launched[0] = [(move, points - rest)]
    return match


def test_without_a_medal_the_night_is_quiet_and_the_next_one_is_named(
    end: Callable[..., EndPage],
) -> None:
    page = end(BRONZE.points - 2, match=scored(BRONZE.points - 2))
    assert page.lost
    assert page.scenery.fireworks == LOST.fireworks
    assert page.title.words == f"{BRONZE.points - 2} points"
    assert page.subtitle.text().startswith("2 point")
    assert "to bronze" in page.subtitle.text()
    assert page.lantern.medal == ""


def test_a_medal_is_told_with_the_way_to_the_next_one(
    end: Callable[..., EndPage], qtbot: QtBot
) -> None:
    page = end(SILVER.points - 1, match=scored(SILVER.points - 1))
    assert not page.lost
    assert page.title.words == "Bronze for Mira 0"
    assert page.subtitle.text().startswith(f"{SILVER.points - 1} points · 1 point")
    assert "to silver" in page.subtitle.text()
    assert page.lantern.medal == "bronze"
    assert f"Silver from {SILVER.points} points" in page.sheet.accessibleDescription()
    with qtbot.waitSignal(page.records_requested) as asked:
        QTest.mouseClick(page.scores, LEFT)
    assert asked.args == [DICE]


def test_the_best_score_so_far_is_told(end: Callable[..., EndPage]) -> None:
    match = scored(BRONZE.points)
    best_so_far = end(BRONZE.points, before=BRONZE.points - 1, match=match)
    assert best_so_far.record.text() == "Your best score out of 2 games"
    page = end(BRONZE.points, before=BRONZE.points + 5, match=match)
    assert page.record.text() == f"Your best score: {BRONZE.points + 5} points, out of 2 games"


# -- before the game, and the records ------------------------------------------------------------


def test_setup_shows_medals_to_who_plays_alone(qtbot: QtBot, tmp_path: Path) -> None:
    games: list[Challenge] = []
    settings = Settings(tmp_path / "config")
    page = on_screen(SetupPage(catalog.manifest(DICE), settings, games=lambda: games), qtbot)
    solo = page.seats.solo
    assert solo is not None
    assert not solo.isVisible()
    page.prepare(players=1)
    assert solo.isVisible()
    assert page.new_game().setup.players == 1
    assert solo.points[0].text() == f"from {BRONZE.points} points"
    assert solo.best.text() == "Not played solo yet"
    games.append(finished(1, BRONZE.points))
    page.prepare(players=1)
    assert solo.best.text() == f"Best score: {BRONZE.points} · Bronze"
    page.seats.choose_number(2)
    assert not solo.isVisible()


def challenge() -> ChallengeFacts:
    found = box().challenge
    assert found is not None
    return found


def test_the_page_of_records_lists_the_best_games_with_their_medals(qtbot: QtBot) -> None:
    games = [
        finished(1, BRONZE.points, TODAY),
        finished(2, SILVER.points, TODAY),
        finished(3, BRONZE.points - 1, TODAY),
    ]
    page = on_screen(RecordsPage(challenge, lambda: games, catalog.medals(DICE)), qtbot)
    assert not page.partner.isVisible()
    daily, other = page.scores
    assert daily.number.text().startswith("3 game")
    assert [label.text() for label in daily.points] == [
        str(SILVER.points), str(BRONZE.points), str(BRONZE.points - 1), "–", "–",
    ]  # fmt: skip
    assert [label.text() for label in daily.medals[:3]] == ["Silver", "Bronze", ""]
    assert [label.text() for label in other.points] == ["–"] * 5
    with qtbot.waitSignal(page.level_requested) as asked:
        QTest.mouseClick(daily.play, LEFT)
    assert asked.args == [TODAY]


def test_today_is_set_up_from_the_records(start: Start, qtbot: QtBot) -> None:
    window = start()
    pages = window.shell.pages
    pages.records.go_to_records()
    festival = pages.records.of_game("festival_of_lanterns")
    assert window.stack.currentWidget() is festival
    QTest.mouseClick(festival.others[0], LEFT)
    dice = pages.records.of_game(DICE)
    assert window.stack.currentWidget() is dice
    QTest.mouseClick(dice.scores[0].play, LEFT)
    setup = pages.setup(DICE)
    assert window.stack.currentWidget() is setup
    assert setup.new_game().setup == Setup(1)
    assert setup.new_game().seed == seeds.of_day(date.today())
    assert setup.seats.solo is not None
    QTest.mouseClick(setup.seats.solo.records, LEFT)
    assert window.stack.currentWidget() is dice
