"""Which matches count as challenges, and what is told about the records."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.saves import store
from festival_desktop.saves.record_book import RecordBook
from festival_desktop.screens.festival_of_lanterns.score_sheet import record_of
from festival_desktop.ui.records.chart import streaks
from festival_desktop.ui.records.repository import RecordRepository

SEATS = (Player("Maya"), Player("Moon Dancer", "friend"))
FESTIVAL = "festival_of_lanterns"
NOW = datetime(2026, 11, 16, tzinfo=UTC)


def keeper_of(book: RecordBook) -> RecordRepository:
    return RecordRepository({FESTIVAL: book}, record_of, lambda game: "Moon Dancer’s Challenge")


@pytest.fixture
def challenge(game: FestivalOfLanterns) -> Callable[..., AnyMatch]:
    """A challenge played to its end by lot."""

    def play(
        level: str = "mentor", friends: tuple[str, ...] = (), seed: str = "jade-owl-7"
    ) -> AnyMatch:
        options = {"level": (level,)} | ({"friends": friends} if friends else {})
        match, rng = Match(game, Setup(1, options), SEATS, seed), Rng(3)
        while match.to_act is not None:
            moves = game.legal_moves(match.state)
            match.play(moves[rng.below(len(moves))])
        return match

    return play


def test_a_finished_challenge_is_noted_with_level_friends_and_points(
    challenge: Callable[..., AnyMatch],
) -> None:
    match = challenge("princess", ("rarity", "pinkie"))
    found = record_of(match, "a.festival", NOW)
    assert found is not None
    assert (found.level, found.friends) == ("princess", ["rarity", "pinkie"])
    you, her = (score.total for score in match.standing.scores)
    assert (found.you, found.her, found.won) == (you, her, you > her)


def test_without_a_choice_the_usual_friend_is_noted(challenge: Callable[..., AnyMatch]) -> None:
    found = record_of(challenge(), "a.festival", NOW)
    assert found is not None
    assert found.friends == ["twilight"]


def test_practice_unfinished_and_other_games_do_not_count(
    challenge: Callable[..., AnyMatch], deal: Callable[..., AnyMatch]
) -> None:
    match = challenge()
    match.practice = True
    assert record_of(match, "a", NOW) is None
    assert record_of(deal(2), "a", NOW) is None
    options = {"level": ("friend",)}
    assert record_of(Match(match.game, Setup(1, options), SEATS, "x"), "a", NOW) is None
    watched = [Player("Lotte", "friend"), SEATS[1]]
    match = challenge()
    watched_match = Match(match.game, match.setup, watched, match.seed)
    for step in match.steps:
        watched_match.play(step.move)
    assert record_of(watched_match, "a", NOW) is None


def test_it_counts_once_also_after_undo_and_reopening(
    challenge: Callable[..., AnyMatch], tmp_path: Path, qtbot: QtBot
) -> None:
    keeper = keeper_of(RecordBook(tmp_path))
    match = challenge()
    assert keeper.note(match, "a.festival")
    match.goto(len(match.steps) - 1)
    match.goto(len(match.steps))
    match.practice = False
    assert not keeper.note(match, "a.festival")
    assert not keeper_of(RecordBook(tmp_path)).note(match, "a.festival")
    assert keeper_of(RecordBook(tmp_path)).note(challenge(seed="tea-fox-1"), "b.festival")
    assert len(RecordBook(tmp_path).games) == 2


def test_damage_is_told_once(tmp_path: Path, qtbot: QtBot) -> None:
    book = RecordBook(tmp_path)
    book.path.write_text("{")
    keeper, told = keeper_of(book), []
    keeper.said.connect(lambda words, icon: told.append((words, icon)))
    assert keeper.games(FESTIVAL) == ()
    assert keeper.games(FESTIVAL) == ()
    assert len(told) == 1
    assert "were damaged" in told[0][0]
    assert told[0][1] == "warning"


@pytest.mark.parametrize(
    ("content", "words"), [("newer", "newer version"), ("folder", "read right now")]
)
def test_other_troubles_are_told_too(tmp_path: Path, content: str, words: str) -> None:
    book = RecordBook(tmp_path)
    if content == "folder":
        book.path.mkdir()
    else:
        book.path.write_text('{"format": "festival-desktop-records", "version": 9}')
    keeper, told = keeper_of(book), []
    keeper.said.connect(lambda words, icon: told.append(words))
    assert keeper.games(FESTIVAL) == ()
    assert words in told[0]


def test_a_record_that_cannot_be_written_is_told(
    challenge: Callable[..., AnyMatch], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(path: Path, raw: bytes) -> None:
        raise store.FileTrouble("The disk is full.")

    monkeypatch.setattr(store, "write_bytes", refuse)
    keeper, told = keeper_of(RecordBook(tmp_path)), []
    keeper.said.connect(lambda words, icon: told.append(words))
    assert keeper.note(challenge(), "a.festival")
    assert told == ["The record couldn’t be saved. The disk is full."]


def test_only_wins_in_a_row_are_under_an_arch(challenge: Callable[..., AnyMatch]) -> None:
    one = record_of(challenge(), "a", NOW)
    assert one is not None
    games = [one.model_copy(update={"won": letter == "w"}) for letter in "wwlwlwwww"]
    assert streaks(games) == [(0, 1), (5, 8)]
    assert streaks([]) == []
