"""Whatever is wrong with a file: one sentence, or a rescued game. Never another error."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.rng import Rng
from festival_desktop.saves.checksums import CHAIN, STEPS
from festival_desktop.saves.document import Restored, document, restore
from festival_desktop.saves.migrations import NewerSave
from festival_desktop.saves.schema import Save
from festival_desktop.saves.text import SIZE_LIMIT, encode, parse

Rules = Callable[[str], Any]


def refusal(raw: bytes) -> str:
    with pytest.raises(BrokenSave) as report_errors:
        parse(raw, "a.festival")
    sentence = str(report_errors.value)
    assert sentence.startswith("“a.festival” ")
    assert sentence.endswith(".")
    assert sentence.isprintable()
    assert len(sentence) < 400
    return sentence


def survives(raw: bytes, rules: Rules) -> Restored | None:
    """The game that can be rescued, shown to be a playable one; None if it was refused."""
    try:
        restored = restore(parse(raw, "a.festival"), rules)
    except BrokenSave:
        return None
    match = restored.match
    assert (match.to_act is None) == (not match.game.legal_moves(match.state))
    assert all(trouble.sentence.endswith(".") for trouble in restored.troubles)
    return restored


def changed(raw: bytes, **fields: Any) -> bytes:
    return json.dumps({**json.loads(raw), **fields}).encode()


# -- the file as bytes -------------------------------------------------------------------------


def test_a_file_cut_off_anywhere_is_refused(raw: bytes) -> None:
    whole = raw.rstrip()
    for length in range(len(whole)):
        refusal(whole[:length])


def test_a_flipped_bit_anywhere_is_refused_or_rescued(raw: bytes, rules: Rules) -> None:
    rng = Rng(7)
    for _ in range(1500):
        bits = bytearray(raw)
        bits[rng.below(len(raw))] ^= 1 << rng.below(8)
        survives(bytes(bits), rules)


def test_a_wiped_block_anywhere_is_refused_or_rescued(raw: bytes, rules: Rules) -> None:
    for start in range(0, len(raw), 97):
        for filler in (b"\0", b" ", b"0"):
            survives(raw[:start] + filler * 32 + raw[start + 32 :], rules)


@given(st.binary(max_size=200))
@example(b"")
@example(b"\xef\xbb\xbf{}")
@example(b"\xff\xfe{\0}\0")
def test_any_bytes_are_refused(raw: bytes) -> None:
    refusal(raw)


def test_bytes_that_are_no_text_are_told(raw: bytes) -> None:
    assert "not a text file" in refusal(raw.replace(b"Player 1", b"Player \xff"))


def test_a_huge_file_is_refused_unread() -> None:
    assert "too large" in refusal(b" " * (SIZE_LIMIT + 1))


@pytest.mark.parametrize("depth", [30, 900, 100_000])
def test_deep_nesting_is_refused(raw: bytes, depth: int) -> None:
    deep = b'"start": ' + b"[" * depth + b"]" * depth
    assert "nested too deeply" in refusal(raw.replace(b'"start": null', deep))


def test_nesting_that_never_ends_is_refused() -> None:
    refusal(b'{"a":' * 300_000)


def test_a_key_that_is_there_twice_is_refused(raw: bytes) -> None:
    twice = raw.replace(b'"cursor":', b'"cursor": 3, "cursor":')
    assert "“cursor” is there twice" in refusal(twice)
    inside = raw.replace(b'"players": 4', b'"players": 4, "players": 4', 1)
    assert "“players” is there twice" in refusal(inside)


def test_a_file_of_countless_keys_is_refused_in_time() -> None:
    keys = b",".join(b'"k%d": 0' % n for n in range(100_000))
    assert "“k99999” is there twice" in refusal(b"{" + keys + b', "k99999": 0}')


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity", "1e999", "1.5", "0.0"])
def test_only_whole_numbers_are_numbers(raw: bytes, number: str) -> None:
    assert "whole number" in refusal(raw.replace(b'"edition": 4', f'"edition": {number}'.encode()))


def test_a_number_of_many_digits_is_refused(raw: bytes) -> None:
    assert "too large" in refusal(raw.replace(b'"edition": 4', b'"edition": 1' + b"0" * 9_000))


# -- the wrong document ------------------------------------------------------------------------


@pytest.mark.parametrize(
    "foreign",
    [
        "{}",
        "[]",
        "3",
        "null",
        '"festival-desktop"',
        '{"format": ["festival-desktop"], "version": 1}',
        '{"format": "chess", "version": 9}',
        '{"name": "package", "version": 1}',
    ],
)
def test_foreign_json_is_no_game(foreign: str) -> None:
    assert "is not a Festival Desktop game" in refusal(foreign.encode())


def test_a_newer_version_is_told_even_if_nothing_else_is_understood() -> None:
    with pytest.raises(NewerSave, match="newer version"):
        parse(b'{"format": "festival-desktop", "version": 99, "stars": {}}', "a.festival")


WRONG: list[Any] = [None, True, -1, 5, 10**15, "", "\ud800", "x" * 10_000, [], [[]], {"a": 1}]


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value of the document; of lists, to the first and last only."""
    found = [path] if path else []
    if isinstance(data, dict):
        for key, value in data.items():
            found += places(value, (*path, key))
    elif isinstance(data, list):
        for index in sorted({0, len(data) - 1}) if data else ():
            found += places(data[index], (*path, index))
    return found


def with_value(raw: bytes, path: tuple[Any, ...], value: Any) -> bytes:
    data = inner = json.loads(raw)
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return json.dumps(data).encode()


def test_a_wrong_value_anywhere_is_refused_or_rescued(
    play: Callable[..., Any], save: Save, rules: Rules
) -> None:
    match = play(2, 30)
    short = encode(document(match, "0.1.0", save.saved))
    from_a_position = changed(short, start=match.game.dump(match.start))
    for path in places(json.loads(from_a_position)):
        for value in WRONG:
            survives(with_value(from_a_position, path, value), rules)


def test_every_field_is_needed_and_no_other_is_known(raw: bytes) -> None:
    for field, value in json.loads(raw).items():
        rest = json.loads(raw)
        del rest[field]
        if field in (STEPS, CHAIN):
            assert parse(json.dumps(rest).encode(), "a").altered == (CHAIN,)
        elif field == "hints":  # a file without it had none
            assert parse(json.dumps(rest).encode(), "a").hints == 0
        else:
            refusal(json.dumps(rest).encode())
        assert "Extra inputs" in refusal(changed(raw, **{field + "_": value}))
    assert "Extra inputs" in refusal(with_value(raw, ("seats", 0, "score"), 3))


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("app",), 1),
        (("saved",), 1_700_000_000),
        (("saved",), "yesterday"),
        (("saved",), "2026-10-14"),
        (("saved",), "0001-01-01T00:00:00+10:00"),
        (("game",), "../../etc/passwd"),
        (("edition",), True),
        (("setup", "players"), 3),
        (("setup", "players"), "4"),
        (("setup", "options"), {"friends": "rarity"}),
        (("seats", 0, "name"), "x" * 41),
        (("seats", 0, "name"), "right\u202eleft"),
        (("seats", 0, "name"), "line\nbreak"),
        (("seats", 0, "name"), "\ud800"),
        (("seats", 0, "level"), "Very Hard"),
        (("seats",), []),
        (("seed",), "x" * 81),
        (("relaxed",), 1),
        (("summary", "to_act"), 4),
        (("summary", "winners"), [4]),
        (("summary", "points"), [1, 2, 3]),
        (("moves",), "pass"),
        (("moves",), ["pass"] * 5_001),
        (("moves", 0), ""),
        (("moves", 0), "x" * 201),
        (("moves", 0), 7),
        (("cursor",), -1),
        (("cursor",), "80"),
        (("marks",), {}),
        (("marks", 0, "digest"), "0" * 15 + "G"),
        (("marks", 0, "digest"), "0" * 16 + "\n"),
        (("marks", 0, "at"), -1),
    ],
)
def test_a_field_refuses_what_it_cannot_hold(raw: bytes, path: tuple[Any, ...], value: Any) -> None:
    sentence = refusal(with_value(raw, path, value))
    assert path[0] in sentence or "seat" in sentence
