"""Files of every version that was ever released load for ever. Never change one; add new ones.

`tests/saves/make_golden.py` makes those of a new game.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.saves.document import document, restore
from festival_desktop.saves.schema import VERSION
from festival_desktop.saves.store import read
from tests.contract.walks import CASES, walk

PLAIN = ("2", "3", "4", "5-dealt")
"""Setups without friends."""
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.festival"))


def written(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def test_there_is_a_file_of_every_version() -> None:
    assert {written(path)["version"] for path in GOLDEN} == set(range(1, VERSION + 1))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_it_still_stands_where_it_was_saved(path: Path) -> None:
    save = read(path)
    match = restore(save, lambda _: catalog.saved_rules(save)).match
    marks = {mark.at: mark.state for mark in save.marks}
    assert match.game.dump(match.state) == marks[save.cursor]
    assert [score.total for score in match.standing.scores] == save.summary.points
    assert match.to_act == save.summary.to_act


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_nothing_of_it_is_lost(path: Path) -> None:
    """Files of earlier editions were played by moves that later rules allow too."""
    save = read(path)
    restored = restore(save, lambda _: catalog.saved_rules(save))
    assert restored.troubles == ()
    content = catalog.files(restored.match.game) if save.content else None
    now = document(restored.match, save.app, save.saved, content=content, order=save.order)
    if save.edition == now.edition:
        assert now == save
    assert (now.moves, now.cursor, now.start) == (save.moves, save.cursor, save.start)


def kinds(moves: Iterable[Any]) -> set[str]:
    """What kinds of moves there are: each is a class of its own."""
    return {type(move).__name__ for move in moves}


@pytest.mark.parametrize("name", catalog.GAMES)
def test_together_they_hold_every_kind_of_move(name: str) -> None:
    game = catalog.rules(name)
    files = [data for path in GOLDEN if (data := written(path))["game"] == name]
    held = kinds(game.read(move) for data in files for move in data["moves"])
    cases = [case for case in CASES if case.name == name and case.label in PLAIN]
    played = (step.move for case in cases for n in range(3) for step in walk(case, n).steps)
    assert held >= kinds(played)
