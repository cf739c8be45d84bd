"""Whatever is changed in a file outside the program is noticed and named, and makes it practice."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.rng import Rng
from festival_desktop.saves.document import Restored, document, restore
from festival_desktop.saves.salvage import salvage
from festival_desktop.saves.text import encode, parse
from tests.contract.walks import CASES, Case
from tests.saves.hostile import NOW, AnyMatch, of_every_game, played, saved

every_game = pytest.mark.parametrize("case", list(of_every_game()), ids=str)


def edited(raw: bytes, change: Callable[[dict[str, Any]], None]) -> bytes:
    """Somebody changes a value and leaves the rest as it was written."""
    data = json.loads(raw)
    change(data)
    lines = [
        f"{json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}" for key, value in data.items()
    ]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def loaded(raw: bytes) -> Restored:
    try:
        save = parse(raw, "a")
    except BrokenSave as broken:
        save = salvage(raw, broken)
    return restore(save, catalog.rules)


def counts(match: AnyMatch) -> bool:
    return not match.practice and not match.changed_outside


@every_game
def test_a_file_of_ours_is_as_it_was_written(case: Case) -> None:
    raw = saved(case)
    assert parse(raw, "a").altered == ()
    assert edited(raw, lambda data: None) == raw, "the edits below change nothing else"
    assert counts(loaded(raw).match)


@pytest.mark.sample(3)
@every_game
def test_every_changed_byte_is_noticed(case: Case) -> None:
    """At every place of a small file, in one of three ways; what still is a game is practice."""
    raw = saved(case, 3)
    unnoticed = []
    for at in range(len(raw)):
        other = (bytes([raw[at] ^ 1]), b"", raw[at : at + 1] * 2)[at % 3]
        try:
            if not parse(raw[:at] + other + raw[at + 1 :], "a").altered:
                unnoticed.append(at)
        except BrokenSave:
            pass  # noticed, too; what is salvaged is practice
    assert unnoticed == []


FIELDS: dict[str, Any] = {
    "app": "9.9.9",
    "saved": "2001-01-01T00:00:00.000Z",
    "order": 77,
    "relaxed": True,
    "practice": True,
    "changed": True,
    "content": "0123456789abcdef",
}


@pytest.mark.parametrize("field", FIELDS)
def test_a_changed_field_is_named(field: str) -> None:
    raw = edited(saved(CASES[0]), lambda data: data.update({field: FIELDS[field]}))
    assert parse(raw, "a").altered == (field,)
    trouble = restore(parse(raw, "a"), catalog.rules).troubles[0]
    assert trouble.sentence == f"The file was edited outside the program: {field}."
    assert trouble.where == field


def test_changed_names_and_results_are_named() -> None:
    def rename(data: dict[str, Any]) -> None:
        data["seats"][0]["name"] = "Somebody else"
        data["summary"]["points"][0] += 1

    assert parse(edited(saved(CASES[0]), rename), "a").altered == ("seats", "summary")


def test_a_mark_in_another_place_is_named() -> None:
    def move_last(data: dict[str, Any]) -> None:
        data["marks"][-1]["at"] -= 1

    assert parse(edited(saved(CASES[0]), move_last), "a").altered == ("marks",)


def other_moves(match: AnyMatch) -> Iterator[tuple[int, str]]:
    """At each step another legal move with which the game can go on for a while."""
    game = match.game
    for at, step in enumerate(match.steps):
        for move in game.legal_moves(match.state_at(at)):
            if move != step.move:
                yield at, game.write(move)
                break


@every_game
def test_edited_moves_are_never_fair_whatever_happens_to_the_marks(case: Case) -> None:
    raw, match, tried = saved(case, 40), played(case, 40), 0
    for at, text in other_moves(match):

        def edit(data: dict[str, Any], at: int = at, text: str = text) -> None:
            data["moves"][at] = text
            data["marks"] = [mark for mark in data["marks"] if mark["at"] <= at]

        save = parse(edited(raw, edit), "a")
        assert f"step {at + 1}" in save.altered
        assert not counts(restore(save, catalog.rules).match)
        tried += 1
    assert tried > 15


NEW = ("steps", "chain", "order", "content", "changed", "files")
"""Fields that version 1 did not have."""


@pytest.mark.sample
@every_game
@pytest.mark.parametrize("left", range(len(NEW) + 1))
def test_a_version_that_was_set_back_hides_nothing(case: Case, left: int) -> None:
    """Neither with all fields of today, nor with any one of them; without them it is practice."""

    def set_back(data: dict[str, Any]) -> None:
        data["version"] = 1
        for gone in NEW if left < len(NEW) else ():
            if gone != NEW[left]:
                del data[gone]

    raw = edited(saved(case), set_back)
    assert parse(raw, "a").altered
    assert loaded(raw).match.changed_outside


@every_game
def test_a_file_without_a_chain_is_never_fair(case: Case) -> None:
    """As version 1 wrote it: nothing shows that somebody changed it."""
    raw, match = saved(case, 40), played(case, 40)

    def downgrade(data: dict[str, Any]) -> None:
        data["version"] = 1
        for new in NEW:
            del data[new]

    assert loaded(edited(raw, downgrade)).troubles == ()
    assert loaded(edited(raw, downgrade)).match.practice
    for at, text in other_moves(match):

        def edit(data: dict[str, Any], at: int = at, text: str = text) -> None:
            downgrade(data)
            data["moves"][at] = text
            data["marks"] = [mark for mark in data["marks"] if mark["at"] <= at]

        assert loaded(edited(raw, edit)).match.changed_outside, "its marks have to be complete"


@pytest.mark.parametrize("steps", [1, 20, 39])
def test_cut_moves_are_noticed(steps: int) -> None:
    def cut(data: dict[str, Any]) -> None:
        data["moves"] = data["moves"][:steps]
        data["cursor"] = steps
        data["marks"] = [mark for mark in data["marks"] if mark["at"] <= steps]

    save = parse(edited(saved(CASES[0], 40), cut), "a")
    assert f"step {steps + 1}" in save.altered
    assert not counts(restore(save, catalog.rules).match)


@pytest.mark.parametrize("gone", ["steps", "chain"])
def test_a_chain_that_is_gone_is_a_change(gone: str) -> None:
    def cut(data: dict[str, Any]) -> None:
        del data[gone]

    assert parse(edited(saved(CASES[0]), cut), "a").altered == ("chain",)


@pytest.mark.parametrize("value", [None, 7, [], {}, "", [7], {"moves": 7}, {"\ud800": "\ud800"}])
@pytest.mark.parametrize("field", ["steps", "chain"])
def test_a_chain_of_anything_is_a_change_and_no_other_trouble(field: str, value: Any) -> None:
    raw = json.dumps(json.loads(saved(CASES[0])) | {field: value}).encode()
    assert parse(raw, "a").altered


def test_another_layout_is_a_change() -> None:
    data = json.loads(saved(CASES[0]))
    assert parse(json.dumps(data).encode(), "a").altered
    assert parse(json.dumps(data, indent=1).encode(), "a").altered
    assert parse(saved(CASES[0]) + b"\n", "a").altered


@pytest.mark.parametrize("text", [b"falze", b"nul", b"0", b'"false"', b"[]"])
def test_a_damaged_practice_flag_is_practice(text: bytes) -> None:
    raw = saved(CASES[0]).replace(b'"practice": false', b'"practice": ' + text)
    assert loaded(raw).match.practice


def test_what_was_changed_outside_stays_so() -> None:
    raw = edited(saved(CASES[0]), lambda data: data.update({"relaxed": True}))
    match = loaded(raw).match
    again = loaded(encode(document(match, "0.1.0", NOW)))
    assert again.troubles == ()
    assert again.match.changed_outside
    assert again.match.practice
    assert match.branch(3, 0, Rng(1)).changed_outside


def test_a_result_that_is_not_that_of_the_moves_is_told() -> None:
    """Whoever could make the chain fit, or a file without one."""
    save = parse(saved(CASES[0]), "a")
    points = [save.summary.points[0] + 8, *save.summary.points[1:]]
    wrong = save.summary.model_copy(update={"points": points})
    restored = restore(save.model_copy(update={"summary": wrong}), catalog.rules)
    assert [trouble.what for trouble in restored.troubles] == ["summary"]
    assert not counts(restored.match)


def test_an_edition_that_is_not_known_is_refused() -> None:
    save = parse(saved(CASES[0]), "a")
    with pytest.raises(BrokenSave, match="doesn’t know edition 99 of the rules") as refused:
        restore(save.model_copy(update={"edition": 99}), catalog.rules)
    assert refused.value.reason == "edition"
    with pytest.raises(BrokenSave):
        parse(edited(saved(CASES[0]), lambda data: data.update({"edition": 0})), "a")
