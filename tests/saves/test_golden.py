"""Files of every version that was ever released load for ever. Never change one; add new ones.

`tests/saves/make_golden.py` makes those of a new game.
"""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.core.rng import Rng
from festival_desktop.saves.document import document, restore
from festival_desktop.saves.schema import VERSION, Save
from festival_desktop.saves.store import read
from tests.contract.walks import CASES, walk

PLAIN = ("2", "3", "4", "5-dealt")
"""Setups without friends."""
GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.festival"))


def written(path: Path) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def is_replaced(path: Path) -> bool:
    """Whether the edition it was saved with cannot be played any more."""
    save = read(path)
    return save.edition < catalog.saved_rules(save).edition


def is_kept(path: Path) -> bool:
    """Whether it goes on in an earlier edition."""
    save = read(path)
    return save.edition == catalog.saved_rules(save).edition < catalog.rules(save.game).edition


EARLIER = [path for path in GOLDEN if is_replaced(path)]
PRESENT = [path for path in GOLDEN if path not in EARLIER]
"""Those of earlier editions that can still be played are among them."""
KEPT = [path for path in PRESENT if is_kept(path)]


def test_there_is_a_file_of_every_version() -> None:
    assert {written(path)["version"] for path in GOLDEN} == set(range(1, VERSION + 1))


@pytest.mark.sample(16)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_it_still_stands_where_it_was_saved(path: Path) -> None:
    save = read(path)
    match = restore(save, lambda _: catalog.saved_rules(save)).match
    marks = {mark.at: mark.state for mark in save.marks}
    assert match.game.dump(match.state) == marks[save.cursor]
    assert [score.total for score in match.standing.scores] == save.summary.points
    assert match.to_act == save.summary.to_act


def rewritten(save: Save) -> Save:
    """The document of the restored game; nothing had to be rescued."""
    restored = restore(save, lambda _: catalog.saved_rules(save))
    assert restored.troubles == ()
    content = catalog.files(restored.match.game) if save.content else None
    return document(restored.match, save.app, save.saved, content=content, order=save.order)


@pytest.mark.sample(8)
@pytest.mark.parametrize("path", PRESENT, ids=lambda path: path.stem)
def test_nothing_of_it_is_lost(path: Path) -> None:
    save = read(path)
    assert rewritten(save).model_dump() == save.model_dump()


@pytest.mark.sample(8)
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_game_that_became_practice_because_its_file_has_no_chain_says_so(path: Path) -> None:
    save, data = read(path), written(path)
    restored = restore(save, lambda _: catalog.saved_rules(save))
    assert restored.doubtful == (data["version"] == 1 and not data["practice"])
    assert restored.match.practice == (restored.doubtful or data["practice"])


@pytest.mark.sample(8)
@pytest.mark.parametrize("path", EARLIER, ids=lambda path: path.stem)
def test_a_file_of_an_earlier_edition_goes_on_under_the_next_one_that_is_kept(path: Path) -> None:
    """Its moves are played by those rules and lead where they led; positions say more."""
    save = read(path)
    now, former_defaults = rewritten(save), catalog.saved_rules(save).former_defaults
    assert save.edition < now.edition == catalog.saved_rules(save).edition
    left_out = {
        name: [*one.meant] for name, one in former_defaults.items() if save.edition < one.edition
    }
    assert now.setup.options == {**left_out, **save.setup.options}
    for field in ("game", "seats", "seed", "moves", "cursor", "start", "practice"):
        assert getattr(now, field) == getattr(save, field), field
    assert [mark.at for mark in now.marks] == [mark.at for mark in save.marks]
    for mark, then in zip(now.marks, save.marks, strict=True):
        assert {key: mark.state[key] for key in then.state} == then.state
    assert rewritten(now) == now, "from then on it is a file like any other"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_firefly_festival_keep_the_coins_they_were_dealt(players: int) -> None:
    """Before its third edition, later players began with more coins."""
    saves = [read(path) for path in EARLIER if written(path)["game"] == "firefly_festival"]
    dealt = [save for save in saves if save.setup.players == players and save.start is None]
    assert dealt
    for save in dealt:
        game: Any = catalog.saved_rules(save)
        match = restore(save, {save.game: game}.__getitem__).match
        more = game.content.tables[players].coins
        in_order = [match.start.coins[(match.start.first + n) % players] for n in range(players)]
        assert tuple(in_order) == more != (5,) * players
        again = game.deal(match.setup, Rng.from_seed("another"))
        assert sorted(again.coins) == sorted(more), "so does the next game with its setup"


def test_there_are_files_of_earlier_editions_and_of_the_present_one() -> None:
    assert EARLIER
    assert KEPT
    for name in catalog.GAMES:
        editions = {written(path)["edition"] for path in PRESENT if written(path)["game"] == name}
        assert editions >= {*catalog.GAMES[name].earlier, catalog.rules(name).edition}, name


def test_games_of_an_earlier_edition_go_elsewhere_under_the_present_one() -> None:
    """So it matters that they go on under the rules they were begun with."""
    moved = [path for path in KEPT if restore(read(path), catalog.rules).troubles]
    assert {written(path)["game"] for path in moved} == {written(path)["game"] for path in KEPT}


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
