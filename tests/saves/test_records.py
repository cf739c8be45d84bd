"""The book of records: counted once, counted right, and hard to lose."""

import json
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves import records, store
from festival_desktop.saves.migrations import NewerSave
from festival_desktop.saves.record_book import RecordBook
from festival_desktop.saves.records import Challenge, Tally, select, tally


def game(number: int, margin: int = 3, level: str = "friend", *friends: str) -> Challenge:
    return Challenge(
        save=f"game {number}.festival",
        digest=f"{number:016x}",
        level=level,
        friends=list(friends or ("twilight",)),
        you=30 + margin,
        her=30,
        won=margin > 0,
        when=datetime(2026, 11, 16, tzinfo=UTC),
    )


# -- counting ------------------------------------------------------------------------------------


def test_nothing_played_is_nothing_counted() -> None:
    assert tally([]) == Tally()


def test_games_wins_lead_and_streaks() -> None:
    margins = (2, 5, 0, 1, 4, 3, -6, 1, 2)
    assert tally(game(n, margin) for n, margin in enumerate(margins)) == Tally(
        games=9, wins=7, best=5, streak=2, longest=3
    )


def test_a_tie_is_no_win_and_no_lead() -> None:
    assert tally([game(1, 0)]) == Tally(games=1)


def test_games_are_told_apart_by_level_and_friend() -> None:
    one = game(1, 1, "friend", "rarity")
    two = game(2, 1, "mentor", "twilight", "pinkie")
    three = game(3, 1, "mentor", "rarity")
    assert select([one, two, three], "mentor") == [two, three]
    assert select([one, two, three], friend="rarity") == [one, three]
    assert select([one, two, three], "mentor", "pinkie") == [two]


@given(st.lists(st.integers(-30, 30), max_size=40))
def test_counting_agrees_with_plain_words(margins: list[int]) -> None:
    found = tally(game(n, margin) for n, margin in enumerate(margins))
    runs = "".join("w" if margin > 0 else "l" for margin in margins).split("l")
    assert found.games == len(margins)
    assert found.longest == max(map(len, runs))
    assert found.streak == len(runs[-1])
    assert found.wins == sum(map(len, runs))
    assert found.best == max((m for m in margins if m > 0), default=None)


# -- the file ------------------------------------------------------------------------------------


def test_what_is_written_is_read(tmp_path: Path) -> None:
    book = RecordBook(tmp_path / "data")
    assert book.games == ()
    for n in range(3):
        assert book.add(game(n, n))
    again = RecordBook(tmp_path / "data")
    assert again.games == tuple(game(n, n) for n in range(3))
    assert again.trouble is None


def test_a_game_counts_once(tmp_path: Path) -> None:
    book = RecordBook(tmp_path)
    book.add(game(1, 4))
    other_end = game(1, -4).model_copy(update={"digest": "f" * 16})
    copy = game(1, 4).model_copy(update={"save": "a copy.festival"})
    assert not book.add(other_end), "the same file, played to another end after undo"
    assert not book.add(copy), "the same moves in another file"
    assert not RecordBook(tmp_path).add(game(1, 4))
    assert RecordBook(tmp_path).games == (game(1, 4),)


@pytest.mark.parametrize(
    "damage",
    [b"", b"{", b"[]", b"\xff\xfe", b'{"format": "festival-desktop"}', b"[" * 100_000],
)
def test_a_damaged_file_is_put_aside_and_its_backup_goes_on(tmp_path: Path, damage: bytes) -> None:
    book = RecordBook(tmp_path)
    book.add(game(1))
    book.add(game(2))
    book.path.write_bytes(damage)
    other = tmp_path / "saves" / "a.festival"
    other.parent.mkdir()
    other.write_text("not ours")

    rescued = RecordBook(tmp_path)
    assert rescued.games == (game(1),)
    assert rescued.trouble == "damaged"
    asides = list(tmp_path.glob("*damaged*"))
    assert [aside.read_bytes() for aside in asides] == [damage]
    assert other.read_text() == "not ours"

    after = RecordBook(tmp_path)
    assert after.games == (game(1),)
    assert after.trouble is None, "told once"
    assert after.add(game(3))


def test_good_games_of_a_damaged_file_are_kept(tmp_path: Path) -> None:
    book = RecordBook(tmp_path)
    for n in range(4):
        book.add(game(n))
    data = json.loads(book.path.read_bytes())
    data["games"][1]["you"] = "many"
    book.path.write_text(json.dumps(data))
    rescued = RecordBook(tmp_path)
    assert [one.save for one in rescued.games] == [game(n).save for n in (0, 2, 3)]
    assert rescued.trouble == "damaged"


def test_damaged_files_do_not_overwrite_each_other(tmp_path: Path) -> None:
    book = RecordBook(tmp_path)
    for damage in (b"first", b"second"):
        book.path.write_bytes(damage)
        assert RecordBook(tmp_path).games == ()
    asides = {aside.read_bytes() for aside in tmp_path.glob("*damaged*")}
    assert asides == {b"first", b"second"}


def test_the_records_of_a_newer_version_are_left_alone(tmp_path: Path) -> None:
    book = RecordBook(tmp_path)
    later = {"format": records.FORMAT, "version": records.VERSION + 1, "games": {}}
    newer = json.dumps(later).encode()
    book.path.write_bytes(newer)
    assert not book.games
    assert book.trouble == "newer"
    book.add(game(1))
    assert len(book.games) == 1
    assert book.path.read_bytes() == newer
    with pytest.raises(NewerSave):
        records.parse(newer)


def test_a_file_that_cannot_be_read_is_not_written_over(tmp_path: Path) -> None:
    book = RecordBook(tmp_path)
    book.path.mkdir()
    assert book.games == ()
    assert book.trouble == "unreadable"
    book.add(game(1))
    assert book.path.is_dir()


def test_a_full_disk_is_told_and_the_game_counts_for_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    book = RecordBook(tmp_path)
    book.add(game(1))

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store, "_write_through", full)
    with pytest.raises(store.FileTrouble, match="No space left"):
        book.add(game(2))
    assert len(book.games) == 2
    assert RecordBook(tmp_path).games == (game(1),)


@given(st.binary(max_size=200))
def test_no_bytes_confuse_the_reader(raw: bytes) -> None:
    with suppress(BrokenSave):
        records.parse(raw)


def test_two_windows_do_not_lose_each_others_games(tmp_path: Path) -> None:
    one, other = RecordBook(tmp_path), RecordBook(tmp_path)
    assert not one.games
    assert not other.games
    one.add(game(1))
    other.add(game(2))
    assert not one.add(game(2)), "the other window has counted it"
    one.add(game(3))
    assert one.games == RecordBook(tmp_path).games == (game(1), game(2), game(3))
    later = {"format": records.FORMAT, "version": records.VERSION + 1, "games": []}
    newer = json.dumps(later).encode()
    one.path.write_bytes(newer)
    assert one.add(game(4))
    assert one.path.read_bytes() == newer


def test_records_of_version_1_are_read_and_say_more_from_then_on(tmp_path: Path) -> None:
    book = RecordBook(tmp_path)
    old = game(1).model_dump(exclude={"content", "hints"})
    document = {"format": records.FORMAT, "version": 1, "games": [old]}
    book.path.write_text(json.dumps(document))
    assert book.games == (game(1),)
    assert book.trouble is None
    marked = game(2).model_copy(update={"hints": 2, "content": "0123456789abcdef"})
    assert book.add(marked)
    assert RecordBook(tmp_path).games == (game(1), marked)
