"""A match comes back from its document as it was: position, history, cursor, people."""

from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from festival_desktop.core.game import Setup
from festival_desktop.core.step import digest
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.saves.document import document, restore
from festival_desktop.saves.names import clean_name
from festival_desktop.saves.schema import MARK_EVERY, Save
from festival_desktop.saves.text import encode, parse

NOW = datetime(2026, 10, 14, 18, 30, 5, tzinfo=UTC)
AnyMatch = Match[Any, Any, Any]
Rules = Callable[[str], Any]


def through_a_file(match: AnyMatch, rules: Rules) -> AnyMatch:
    restored = restore(parse(encode(document(match, "0.1.0", NOW)), "a.festival"), rules)
    assert restored.troubles == ()
    return restored.match


def assert_same(one: AnyMatch, other: AnyMatch) -> None:
    assert other.game is one.game
    assert other.setup == one.setup
    assert other.players == one.players
    assert (other.seed, other.dealt) == (one.seed, one.dealt)
    assert (other.relaxed, other.practice) == (one.relaxed, one.practice)
    assert other.start == one.start
    assert other.steps == one.steps
    assert other.cursor == one.cursor
    assert other.state == one.state


@given(
    players=st.integers(2, 4),
    moves=st.integers(0, 100),
    chance=st.integers(0, 999),
    cursor=st.floats(0, 1),
    relaxed=st.booleans(),
)
def test_any_game_at_any_cursor_comes_back_as_it_was(
    play: Callable[..., AnyMatch],
    rules: Rules,
    players: int,
    moves: int,
    chance: int,
    cursor: float,
    relaxed: bool,
) -> None:
    match = play(players, moves, chance, relaxed=relaxed)
    match.goto(round(cursor * len(match.steps)))
    assert_same(match, through_a_file(match, rules))


def test_a_restored_game_plays_on_as_the_old_one_would_have(
    play: Callable[..., AnyMatch], rules: Rules
) -> None:
    whole = play(3)
    match = through_a_file(play(3, 20), rules)
    for step in whole.steps[20:]:
        match.play(step.move)
    assert match.steps == whole.steps


def test_the_document_is_the_same_after_a_file(raw: bytes, save: Save) -> None:
    assert parse(raw, "a.festival") == save


def test_marks_stand_regularly_at_the_cursor_and_at_the_last_move(
    play: Callable[..., AnyMatch],
) -> None:
    match = play(4, 70)
    match.goto(33)
    marks = document(match, "0.1.0", NOW).marks
    assert [mark.at for mark in marks] == [0, MARK_EVERY, 33, 2 * MARK_EVERY, 70]
    for mark in marks:
        assert mark.digest == digest(match.game, match.state_at(mark.at))
        assert match.game.load(mark.state) == match.state_at(mark.at)


def test_a_game_without_a_move_has_one_mark(play: Callable[..., AnyMatch]) -> None:
    assert [mark.at for mark in document(play(2, 0), "0.1.0", NOW).marks] == [0]


def test_the_summary_tells_whose_turn_it_is_at_the_cursor(play: Callable[..., AnyMatch]) -> None:
    match = play(3)
    over = document(match, "0.1.0", NOW).summary
    assert over.over
    assert over.winners == list(match.standing.winners)
    match.goto(10)
    summary = document(match, "0.1.0", NOW).summary
    assert summary.to_act == match.to_act
    assert summary.points == [score.total for score in match.standing.scores]
    assert (summary.over, summary.winners) == (False, [])


def test_the_time_is_kept_in_utc(play: Callable[..., AnyMatch]) -> None:
    there = NOW.astimezone(timezone(timedelta(hours=9)))
    assert b'"saved": "2026-10-14T18:30:05.000Z"' in encode(document(play(2, 0), "0.1.0", there))


def test_a_time_without_a_zone_is_a_mistake_of_the_caller(play: Callable[..., AnyMatch]) -> None:
    with pytest.raises(ValueError, match="time zone"):
        document(play(2, 0), "0.1.0", NOW.replace(tzinfo=None))


def test_a_match_that_began_at_a_given_position_keeps_it(
    play: Callable[..., AnyMatch], rules: Rules
) -> None:
    old = play(3)
    match: AnyMatch = Match(old.game, old.setup, old.players, old.seed, start=old.state_at(30))
    for step in old.steps[30:]:
        match.play(step.move)
    assert_same(match, through_a_file(match, rules))


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("", ""),
        ("Anaïs 李 ✨", "Anaïs 李 ✨"),
        ("👨‍👩‍👧", "👨‍👩‍👧"),
        ("می‌خواهم", "می‌خواهم"),
        ("a\u202eb\n\x00\ud800c", "abc"),
        ("x" * 200, "x" * 40),
    ],
)
def test_no_name_keeps_a_game_from_being_saved(
    game: Any, rules: Rules, name: str, kept: str
) -> None:
    match: AnyMatch = Match(game, Setup(2), [Player(name), Player("B")], "a")
    assert clean_name(name) == kept
    saved = parse(encode(document(match, "0.1.0", NOW)), "a.festival")
    assert restore(saved, rules).match.players[0] == Player(kept)


def test_loading_plays_every_move_once_and_dumps_only_what_a_mark_needs(
    save: Save, rules: Rules, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, done = rules(save.game), Counter[str]()

    def count(deed: str) -> None:
        do = getattr(game, deed)

        def counted(*args: Any) -> Any:
            done[deed] += 1
            return do(*args)

        monkeypatch.setattr(game, deed, counted)

    count("play")
    count("dump")
    restore(save, rules)
    assert done == {"play": len(save.moves), "dump": len(save.marks)}
