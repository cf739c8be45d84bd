"""A game goes on with the content it was saved with, wherever and whenever it is opened."""

import json
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from festival_desktop import catalog, paths
from festival_desktop.controller.save_repository import SaveRepository
from festival_desktop.core.content import ContentFiles
from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.saves import store
from festival_desktop.saves.schema import Save

DICE = "lanterns_dice"
BUILT_IN = {
    "festival_of_lanterns": (4, "eaee0800e7af7c29"),
    "lanterns_dice": (2, "81b6c5b3b245a264"),
    "firefly_festival": (3, "95ba979e4d4c1ce4"),
}
"""Game → its edition, and the digest of the content files that belong to it."""

AnyMatch = Match[Any, Any, Any]
Replace = Callable[[int], None]


@pytest.fixture
def boats(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Replace]:
    """Puts content with boats of so many points into the person's folder; 0 takes it away."""
    monkeypatch.setenv("FESTIVAL_DESKTOP_HOME", str(tmp_path))
    own = tmp_path / "data" / "content" / DICE

    def replace(points: int) -> None:
        shutil.rmtree(own, ignore_errors=True)
        if points:
            shutil.copytree(paths.resources() / DICE, own)
            box = json.loads((own / "box.json").read_bytes())
            box["boats"]["points"] = points
            (own / "box.json").write_text(json.dumps(box))
        catalog.rules.cache_clear()

    replace(0)
    yield replace
    replace(0)
    catalog.problems.clear()


@pytest.fixture
def repository(tmp_path: Path, qapp: QCoreApplication) -> Iterator[SaveRepository]:
    made = SaveRepository(
        tmp_path / "saves", "0.1.0", catalog.rules, catalog.saved_rules, catalog.files
    )
    yield made
    made.close()


def whole_game(repository: SaveRepository) -> tuple[Path, AnyMatch]:
    """Played with today's content and saved."""
    rules = catalog.rules(DICE)
    match: AnyMatch = Match(rules, Setup(2), [Player("Mira"), Player("Jonas")], "jade-owl-7")
    rng = Rng(3)
    while match.to_act is not None:
        legal = rules.legal_moves(match.state)
        match.play(legal[rng.below(len(legal))])
    repository.begin(match)
    repository.save(match)
    path = repository.folder.path / repository.name
    repository.close()
    return path, match


def points(match: AnyMatch) -> list[int]:
    return [score.total for score in match.standing.scores]


@pytest.mark.parametrize(("then", "now"), [(12, 0), (12, 7), (0, 12)])
def test_it_plays_with_the_content_it_was_saved_with_and_says_so(
    boats: Replace, repository: SaveRepository, then: int, now: int
) -> None:
    boats(then)
    path, match = whole_game(repository)
    boats(now)
    restored = repository.open(path)
    assert restored.troubles == ()
    assert restored.other == "content"
    assert restored.match.game.content.boat_points == (then or 4)  # type: ignore[attr-defined]
    assert points(restored.match) == points(match)
    assert restored.match.standing.winners == match.standing.winners
    assert not restored.match.practice
    repository.save(restored.match)
    assert store.read(path).content == catalog.files(match.game).digest, "and goes on so"


def test_with_the_same_content_there_is_nothing_to_say(
    boats: Replace, repository: SaveRepository
) -> None:
    for worth in (0, 12):
        boats(worth)
        path, _ = whole_game(repository)
        restored = repository.open(path)
        assert (restored.other, restored.troubles) == ("", ())
        assert restored.match.game is catalog.rules(DICE)


def test_built_in_content_is_named_and_other_content_is_in_the_file(
    boats: Replace, repository: SaveRepository
) -> None:
    path, _ = whole_game(repository)
    assert store.read(path).files is None
    assert store.read(path).content == catalog.files(catalog.rules(DICE)).digest
    boats(12)
    path, _ = whole_game(repository)
    box = store.read(path).files
    assert box is not None
    assert box["box.json"]["boats"]["points"] == 12


def test_a_copy_of_the_built_in_content_is_the_built_in_content(
    boats: Replace, repository: SaveRepository
) -> None:
    boats(4)
    assert catalog.files(catalog.rules(DICE)).built_in


def rewritten(path: Path, **fields: Any) -> None:
    save: Save = store.read(path)
    store.write(path, save.model_copy(update=fields))


def test_content_that_is_nowhere_is_refused_with_the_reason(
    boats: Replace, repository: SaveRepository
) -> None:
    path, _ = whole_game(repository)
    rewritten(path, content="0123456789abcdef")
    with pytest.raises(BrokenSave, match="content that this version doesn’t have") as refused:
        repository.open(path)
    assert refused.value.reason == "content"


def test_content_in_a_file_is_checked_as_that_of_a_folder(
    boats: Replace, repository: SaveRepository
) -> None:
    boats(13)
    path, _ = whole_game(repository)
    boats(0)
    box = json.loads(json.dumps(store.read(path).files))
    box["box.json"]["boats"]["points"] = 99
    rewritten(path, files=box)
    with pytest.raises(BrokenSave, match="edited outside the program"):
        repository.open(path)
    for nonsense in ({}, {"box.json": 7}, box | {"box.json": {"boats": {"points": 10**9}}}):
        digest = ContentFiles(nonsense, built_in=False).digest
        rewritten(path, files=nonsense, content=digest)
        with pytest.raises(BrokenSave, match="can’t be used") as refused:
            repository.open(path)
        assert refused.value.reason == "content"


def test_a_thumbnail_shows_the_position_by_its_own_content(
    boats: Replace, repository: SaveRepository
) -> None:
    boats(12)
    path, match = whole_game(repository)
    boats(0)
    game, state = repository.position(path)
    assert game.content.boat_points == 12  # type: ignore[attr-defined]
    assert game.dump(state) == match.game.dump(match.state)


@pytest.mark.parametrize("name", BUILT_IN)
def test_other_built_in_content_needs_another_edition(boats: Replace, name: str) -> None:
    """If this fails because values in `resources` have changed: raise the game's edition, so that
    saved games tell that they were played with others, and put edition and digest here.
    """
    rules = catalog.rules(name)
    assert (rules.edition, catalog.files(rules).digest) == BUILT_IN[name]


def test_a_game_of_an_earlier_edition_goes_on_under_its_rules(
    boats: Replace, repository: SaveRepository
) -> None:
    golden = Path(__file__).parents[1] / "saves" / "golden"
    path = golden / "version-3 festival of lanterns edition 3 whole game.festival"
    restored = repository.read(path)
    assert (restored.other, restored.troubles) == ("rules", ())
    assert restored.match.game.edition == 3
    assert repository.read(path).match.game is restored.match.game, "made once"
    today = repository.rules("festival_of_lanterns")
    assert today.edition == 4
    assert catalog.files(restored.match.game) == catalog.files(today)
