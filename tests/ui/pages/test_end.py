"""The end of a game on the screen."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QStandardPaths, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.ai.arena import play_out
from festival_desktop.art import type as lettering
from festival_desktop.art.type import forget_misfits, misfits, text
from festival_desktop.core.game import Setup
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.saves.records import Challenge
from festival_desktop.screens.festival_of_lanterns import score_sheet
from festival_desktop.screens.festival_of_lanterns.score_sheet import FestivalResult, result
from festival_desktop.ui.manifest import GameManifest
from festival_desktop.ui.pages.end import keepsake
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.end.result import Tie
from festival_desktop.ui.style import apply_look
from festival_desktop.ui.thumbnail import Thumbnail
from tests.ui.festival import rules
from tests.ui.pages.screen import on_screen

pytestmark = pytest.mark.sample(12, of="file")

LEFT = Qt.MouseButton.LeftButton
FESTIVAL = catalog.manifest("festival_of_lanterns")


@pytest.fixture
def end(english: None, qtbot: QtBot) -> EndPage:
    games = [finished(1, "friend", 6), finished(2, "friend", 2), finished(3, "mentor", -1)]
    page = EndPage(lambda match: games)
    return on_screen(page, qtbot)


def test_without_motion_everything_is_there_at_once(
    end: EndPage, played: Callable[..., AnyMatch]
) -> None:
    match = played(3)
    end.show_result(FESTIVAL, match, animate=False)
    assert end.complete
    winner = match.players[match.standing.winners[0]].name
    assert end.title.words == f"{winner} wins"
    best = max(score.total for score in match.standing.scores)
    assert end.subtitle.text().startswith(f"{best} points")


def test_one_page_serves_games_of_every_width(end: EndPage) -> None:
    apply_look("dark", 1.3)
    for name, players in (("lanterns_dice", 2), ("firefly_festival", 6), ("lanterns_dice", 2)):
        game = catalog.manifest(name)
        match = finished_by_computers(game, players)
        end.show_result(game, match, animate=False)
        QApplication.processEvents()
        assert end.area.horizontalScrollBar().maximum() == 0, name
        assert end.print.isVisible() == (game.printables is not None)
        assert game.title in end.subtitle.text()


def finished_by_computers(game: GameManifest, players: int) -> AnyMatch:
    level, computer = next(iter(game.computers.items()))
    setup, seats = Setup(players), [Player(f"Seat {n}", level) for n in range(players)]
    match = Match(game.rules, setup, seats, "amber-fox-1")
    for move in play_out(game.rules, setup, [computer] * players, "amber-fox-1").moves:
        match.play(move)
    return match


def test_a_reader_hears_every_number(end: EndPage, played: Callable[..., AnyMatch]) -> None:
    match = played(3)
    end.show_result(FESTIVAL, match, animate=False)
    spoken = end.sheet.accessibleDescription()
    for seat, score in enumerate(match.standing.scores):
        parts = [f"{line.points}" for line in score.lines]
        wanted = (
            f"{match.players[seat].name}: Four of a Kind {parts[0]}, Three Pair {parts[1]}, "
            f"Seven Unique {parts[2]}, Total {score.total}."
        )
        assert wanted in spoken


def test_lines_appear_one_after_the_other(
    end: EndPage, played: Callable[..., AnyMatch], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    end._timer.setInterval(10)
    end.show_result(FESTIVAL, played(2))
    assert end.sheet.shown == 0
    assert "wins" not in end.title.words
    seen = {0}
    end._timer.timeout.connect(lambda: seen.add(end.sheet.shown))
    qtbot.waitUntil(lambda: end.complete)
    assert len(seen) > 2
    assert "wins" in end.title.words


@pytest.mark.parametrize("how", ["key", "click"])
def test_any_key_or_click_shows_all_and_does_nothing_else(
    end: EndPage, played: Callable[..., AnyMatch], qtbot: QtBot, how: str
) -> None:
    end.show_result(FESTIVAL, played(2))
    with qtbot.assertNotEmitted(end.again_requested):
        if how == "key":
            QTest.keyClick(end.again, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(end.again, LEFT)
    assert end.complete
    with qtbot.waitSignal(end.again_requested):
        QTest.mouseClick(end.again, LEFT)


def test_leaving_the_page_ends_the_counting(end: EndPage, played: Callable[..., AnyMatch]) -> None:
    end.show_result(FESTIVAL, played(2))
    end.hide()
    assert end.complete


@pytest.mark.parametrize(
    ("button", "signal"),
    [("again", "again_requested"), ("look", "look_requested"), ("shelf", "shelf_requested")],
)
def test_each_action_says_what_is_wanted(
    end: EndPage, played: Callable[..., AnyMatch], qtbot: QtBot, button: str, signal: str
) -> None:
    end.show_result(FESTIVAL, played(2), animate=False)
    with qtbot.waitSignal(getattr(end, signal)):
        QTest.mouseClick(getattr(end, button), LEFT)


def show(
    end: EndPage, match: AnyMatch, found: FestivalResult, monkeypatch: pytest.MonkeyPatch
) -> str:
    monkeypatch.setattr(score_sheet, "result", lambda rules, match: found)
    end.show_result(FESTIVAL, match, animate=False)
    return end.sheet.accessibleDescription()


def test_a_shared_victory_names_everybody(
    end: EndPage, played: Callable[..., AnyMatch], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(2)
    tie = Tie((0, 1), 1, None, ())
    found = replace(result(rules(), match), totals=(20, 20), winners=(0, 1), places=(1, 1), tie=tie)
    spoken = show(end, match, found, monkeypatch)
    assert end.title.words == "Maya and Jonas share the victory"
    assert "Maya and Jonas have 20 points each." in spoken
    assert "share this place" in spoken


def test_one_point_is_not_points(
    end: EndPage, played: Callable[..., AnyMatch], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(2)
    found = result(rules(), match)
    shared = replace(
        found, totals=(1, 1), winners=(0, 1), places=(1, 1), tie=Tie((0, 1), 1, None, ())
    )
    assert "Maya and Jonas have 1 point each." in show(end, match, shared, monkeypatch)
    won = replace(found, totals=(1, 0), winners=(0,), places=(1, 2), tie=None)
    show(end, match, won, monkeypatch)
    assert "1 point, 1 ahead of second place" in end.subtitle.text()


@pytest.mark.parametrize(
    ("by", "words"),
    [
        (0, "Tie broken by Mooncakes: 3 : 1."),
        (1, "Tied on Mooncakes too; tie broken by lanterns left: 3 : 1."),
    ],
)
def test_a_tie_break_is_explained(
    end: EndPage,
    played: Callable[..., AnyMatch],
    monkeypatch: pytest.MonkeyPatch,
    by: int,
    words: str,
) -> None:
    match = played(2)
    found = replace(result(rules(), match), totals=(20, 20), tie=Tie((0, 1), 1, by, (3, 1)))
    assert show(end, match, found, monkeypatch).endswith(words)


def test_a_head_start_is_said(end: EndPage, played: Callable[..., AnyMatch]) -> None:
    match = played(2)
    match.setup = Setup(2, {"ahead": ("even", "little")})
    end.show_result(FESTIVAL, match, animate=False)
    assert end.subtitle.text().endswith("even chances (Jonas: A little ahead)")


def test_practice_is_said(
    end: EndPage, played: Callable[..., AnyMatch], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(2)
    match.practice = True
    end.show_result(FESTIVAL, match, animate=False)
    assert end.subtitle.text().endswith("practice")


def test_the_keepsake_is_saved_as_a_picture(
    end: EndPage, played: Callable[..., AnyMatch], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    end.show_result(FESTIVAL, played(2), animate=False)
    wanted = tmp_path / "evening"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(wanted), ""))
    end.picture.click()
    picture = QImage(str(tmp_path / "evening.png"))
    assert picture.width() == 1600
    assert picture.height() == 1000
    assert end.notice.text() == "Saved as evening.png."


def test_the_keepsake_goes_to_the_pictures_unless_somebody_says_otherwise(
    end: EndPage,
    played: Callable[..., AnyMatch],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    pictures = tmp_path / "Pictures"  # a new account has none yet
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda place: str(pictures))
    asked: list[Path] = []

    def choose(parent: object, title: str, suggested: str, kinds: str) -> tuple[str, str]:
        asked.append(Path(suggested))
        return suggested, kinds

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    end.show_result(FESTIVAL, played(2), animate=False)
    QTest.mouseClick(end.picture, LEFT)
    assert asked[0].parent == pictures
    assert asked[0].is_file()


@pytest.mark.parametrize("players", range(1, 7))
def test_the_caption_of_a_keepsake_leaves_room_for_its_date(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, players: int
) -> None:
    card = keepsake.Keepsake()
    places: dict[str, QRectF] = {}
    qtbot.addWidget(card)

    def watched(p: QPainter, rect: QRectF, label: str, *args: Any, **how: Any) -> float:
        wide = text(p, rect, label, *args, **how)
        left = rect.left() if label == scores else rect.right() - wide
        places[label] = QRectF(left, rect.top(), wide, rect.height())
        return wide

    monkeypatch.setattr(keepsake, "text", watched)
    scores = " · ".join(f"{name} 127" for name in ("Wilhelmina", "Jonathan", "Ember") * 2)
    scores = " · ".join(scores.split(" · ")[:players])
    table = Thumbnail("", lambda p, rect, table: None, lambda p, rect, table: None)  # type: ignore[arg-type]
    card.show_view(table, scores, "16 November 2026")
    card.resize(390, 218)
    forget_misfits()
    card.grab()
    on_page = list(places.values())
    assert card.save(tmp_path / "card.png")
    assert misfits() == []
    for first, second in (on_page, places.values()):
        assert not first.intersects(second)


def test_a_keepsake_that_cannot_be_written_is_told(
    end: EndPage, played: Callable[..., AnyMatch], tmp_path: Path
) -> None:
    end.show_result(FESTIVAL, played(2), animate=False)
    end.save_picture(tmp_path / "nowhere" / "evening.png")
    assert end.notice.text() == "Couldn’t save evening.png."


# -- Moon Dancer -------------------------------------------------------------------------------


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


def show_challenge(
    end: EndPage,
    match: AnyMatch,
    totals: tuple[int, int],
    monkeypatch: pytest.MonkeyPatch,
    level: str = "friend",
    animate: bool = False,
) -> str:
    found = result(rules(), match)
    winner = 0 if totals[0] > totals[1] else 1
    tie = Tie((0, 1), 1, None, ()) if totals[0] == totals[1] else None
    found = replace(found, totals=totals, winners=(winner,), tie=tie, level=level)
    monkeypatch.setattr(score_sheet, "result", lambda rules, match: found)
    end.show_result(FESTIVAL, match, animate)
    return end.sheet.accessibleDescription()


def test_her_column_stands_beside_yours(end: EndPage, challenged: Callable[..., AnyMatch]) -> None:
    match = challenged("mentor")
    end.show_result(FESTIVAL, match, animate=False)
    you, her = match.standing.scores
    spoken = end.sheet.accessibleDescription()
    assert f"Total {you.total}. Moon Dancer: " in spoken
    assert f"Total {her.total}." in spoken
    assert "Moon Dancer’s Challenge · Mentor" in end.subtitle.text()


def test_a_lost_challenge_is_a_quiet_night_and_she_has_a_last_word(
    end: EndPage, challenged: Callable[..., AnyMatch], monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = show_challenge(end, challenged(), (20, 31), monkeypatch)
    assert "Moon Dancer: “11 point" in spoken
    assert end.lost
    assert not end.lantern.lit
    assert not end.scenery.fireworks


def test_nobody_sees_who_has_lost_before_every_line_is_shown(
    end: EndPage, challenged: Callable[..., AnyMatch], monkeypatch: pytest.MonkeyPatch
) -> None:
    show_challenge(end, challenged(), (20, 31), monkeypatch, animate=True)
    assert end.lantern.lit
    assert end.scenery.fireworks
    end.show_all()
    assert not end.lantern.lit


def test_after_a_win_the_record_and_the_next_level_are_offered(
    end: EndPage,
    challenged: Callable[..., AnyMatch],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    spoken = show_challenge(end, challenged(), (31, 29), monkeypatch)
    assert "Moon Dancer: “By 2 point" in spoken, "she has the last word"
    assert not end.lost
    assert end.lantern.lit
    assert end.scenery.fireworks
    assert end.title.words == "Maya wins"
    assert end.record.text() == "Friend: 2 of 2 won · biggest win: by 6 · 2 wins in a row"
    assert end.next.isVisible()
    with qtbot.waitSignal(end.again_with_requested) as asked:
        QTest.mouseClick(end.next, LEFT)
    assert asked.args == [{"level": ("mentor",)}]


def test_a_tie_is_hers_and_explained(
    end: EndPage, challenged: Callable[..., AnyMatch], monkeypatch: pytest.MonkeyPatch
) -> None:
    spoken = show_challenge(end, challenged(), (30, 30), monkeypatch)
    assert end.title.words == "Moon Dancer wins"
    assert "Maya and Moon Dancer have 30 points each. A tie is Moon Dancer’s" in spoken
    assert not end.next.isVisible()


def test_after_the_last_level_of_the_rulebook_those_of_ours_follow(
    end: EndPage, challenged: Callable[..., AnyMatch], monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    show_challenge(end, challenged("princess"), (31, 29), monkeypatch, "princess")
    assert end.next.accessibleDescription() == "Crescent · extra"
    with qtbot.waitSignal(end.again_with_requested) as asked:
        QTest.mouseClick(end.next, LEFT)
    assert asked.args == [{"level": ("crescent",)}]


def test_there_is_no_level_after_the_last(
    end: EndPage, challenged: Callable[..., AnyMatch], monkeypatch: pytest.MonkeyPatch
) -> None:
    show_challenge(end, challenged("full-moon"), (31, 29), monkeypatch, "full-moon")
    assert not end.next.isVisible()
    assert not end.record.isVisible()


def test_the_record_is_not_told_before_the_lines_are_counted(
    end: EndPage, challenged: Callable[..., AnyMatch], monkeypatch: pytest.MonkeyPatch
) -> None:
    show_challenge(end, challenged(), (31, 29), monkeypatch, animate=True)
    assert not end.next.isVisible()
    assert not end.record.isVisible()
    end.show_all()
    assert end.next.isVisible()
    assert end.record.isVisible()


def test_practice_does_not_count(end: EndPage, challenged: Callable[..., AnyMatch]) -> None:
    match = challenged()
    match.practice = True
    end.show_result(FESTIVAL, match, animate=False)
    assert "don’t count" in end.record.text()


def test_a_long_name_is_whole_above_its_column(
    end: EndPage, played: Callable[..., AnyMatch], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(4)
    found = replace(result(rules(), match), names=("Wilhelmina", "Jo", "Aiko", "Lotte"))
    show(end, match, found, monkeypatch)
    end.resize(1280, 720)
    painted: set[str] = set()
    fitted: Any = lettering._fitted

    def watched(room: object, label: str, *how: object) -> Any:
        painted.add(label)
        return fitted(room, label, *how)

    monkeypatch.setattr(lettering, "_fitted", watched)
    QApplication.processEvents()
    end.sheet.grab()
    assert set(found.names) <= painted
