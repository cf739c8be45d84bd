"""Files of every version that was ever released load for ever. Never change one; add new ones."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from festival_desktop.saves.document import document, restore
from festival_desktop.saves.schema import VERSION
from festival_desktop.saves.store import read

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.festival"))
Rules = Callable[[str], Any]


def written(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def test_there_is_a_file_of_every_version() -> None:
    assert {written(path)["version"] for path in GOLDEN} == set(range(1, VERSION + 1))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_it_still_stands_where_it_was_saved(path: Path, rules: Rules) -> None:
    save = read(path)
    match = restore(save, rules).match
    marks = {mark.at: mark.state for mark in save.marks}
    assert match.game.dump(match.state) == marks[save.cursor]
    assert [score.total for score in match.standing.scores] == save.summary.points
    assert match.to_act == save.summary.to_act


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_under_the_rules_it_was_played_by_nothing_is_lost(path: Path, rules: Rules) -> None:
    save = read(path)
    if save.edition != rules(save.game).edition:
        pytest.skip("the rules have changed since")
    restored = restore(save, rules)
    assert restored.troubles == ()
    assert document(restored.match, save.app, save.saved) == save


def test_together_they_hold_every_kind_of_move() -> None:
    moves = [move for path in GOLDEN for move in written(path)["moves"]]
    kinds = {" ".join(move.split()[: 2 if move.startswith("dedicate") else 1]) for move in moves}
    assert kinds == {
        "dedicate four",
        "dedicate pairs",
        "dedicate seven",
        "discard",
        "draw",
        "exchange",
        "pass",
        "place",
        "take",
    }
