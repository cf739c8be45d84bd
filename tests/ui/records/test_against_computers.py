"""Games of one person against computers: in the records, on their page and at the end."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.saves import store
from festival_desktop.saves.document import document
from festival_desktop.saves.record_book import RecordBook
from festival_desktop.saves.records import Challenge, against_computers
from festival_desktop.ui.records.computers_page import ComputersPage
from festival_desktop.ui.records.repository import RecordRepository
from tests.ui.pages.screen import on_screen
from tests.ui.window import Start

FIREFLY, DICE = "firefly_festival", "lanterns_dice"
NOW = datetime(2026, 11, 16, tzinfo=UTC)


def played(*levels: str | None, game: str = DICE) -> AnyMatch:
    """By lot, to the end; `levels` of the seats, None for a person."""
    rules = catalog.rules(game)
    players = [Player(f"Mira {n}", level) for n, level in enumerate(levels)]
    match, rng = Match(rules, Setup(len(levels)), players, "jade-owl-7"), Rng(3)
    while match.to_act is not None:
        moves = rules.legal_moves(match.state)
        match.play(moves[rng.below(len(moves))])
    return match


def finished(number: int, level: str, you: int, *, won: bool, hints: int = 0) -> Challenge:
    return Challenge(
        save=f"{number}.festival", digest=f"{number:08d}", level=level, you=you, her=20, won=won,
        when=NOW, hints=hints,
    )  # fmt: skip


@pytest.mark.parametrize("game", [DICE, FIREFLY, "festival_of_lanterns"])
def test_the_points_of_the_person_and_the_strongest_level_are_noted(game: str) -> None:
    match = played("visitor", None, "master-builder", game=game)
    found = against_computers(match, "a.festival", NOW)
    assert found is not None
    totals = [score.total for score in match.standing.scores]
    assert (found.level, found.you, found.her) == ("master", totals[1], max(totals[0], totals[2]))
    assert found.won == (1 in match.standing.winners)


def test_company_computers_alone_and_practice_are_not_noted() -> None:
    for levels in ((None, None, "friend"), ("friend", "guide"), (None,)):
        assert against_computers(played(*levels), "a", NOW) is None
    match = played(None, "friend")
    match.practice = True
    assert against_computers(match, "a", NOW) is None


def test_a_game_is_counted_once_in_the_book_of_its_game(tmp_path: Path, qtbot: QtBot) -> None:
    books = {game: RecordBook(tmp_path, f"{game}.json") for game in (DICE, FIREFLY)}
    kept = RecordRepository(
        {}, lambda *_: None, str, computers=books, against_computers=against_computers
    )
    match = played(None, "friend")
    assert kept.note(match, "a.festival")
    assert not kept.note(match, "a.festival")
    assert len(kept.against_computers(DICE)) == 1
    assert kept.against_computers(FIREFLY) == ()


def test_the_page_tells_wins_and_the_best_score_and_leaves_hints_out(
    qtbot: QtBot,
) -> None:
    games = (
        finished(1, "friend", 40, won=True),
        finished(2, "friend", 30, won=False),
        finished(3, "friend", 90, won=True, hints=2),
        finished(4, "master", 35, won=False),
    )
    boxes = catalog.boxes()
    page = on_screen(ComputersPage(lambda: boxes, lambda game: games[: 4 * (game == DICE)]), qtbot)
    (panel,) = (panel for panel in page.games if panel.game == DICE)
    shown = [
        [label.text() for label in row] for row in panel.rows if not row[0].isHidden()
    ]  # fmt: skip
    assert shown == [["Master", "0", "1", "35"], ["Friend", "1", "3", "40"]]
    assert panel.number.text() == "1 of 4 won"
    assert panel.hints.text().startswith("1 game"), "with hints"
    others = [panel for panel in page.games if panel.game != DICE]
    assert all(not panel.none.isHidden() for panel in others)


def test_the_end_of_such_a_game_leads_to_them(start: Start, tmp_path: Path) -> None:
    window = start()
    path = tmp_path / "a.festival"
    store.write(path, document(played(None, "friend"), "1.0", NOW))
    window.shell.current.open(path)
    end = window.shell.pages.end
    assert not end.scores.isHidden()
    QTest.mouseClick(end.scores, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, ComputersPage)
