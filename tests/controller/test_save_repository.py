"""The files of matches in two processes, or changed by others: nothing is overwritten silently."""

import os
import shutil
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from festival_desktop import catalog
from festival_desktop.controller.save_repository import OpenElsewhere, SaveRepository
from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import State
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.saves import store
from tests.controller.other_process import open_in_another_process


@pytest.fixture
def repository(tmp_path: Path, qapp: QCoreApplication) -> Iterator[SaveRepository]:
    repository = SaveRepository(tmp_path / "saves", "0.1.0", catalog.rules)
    yield repository
    repository.close()


def new_match(steps: int = 3, seed: str = "jade-owl-7") -> AnyMatch:
    rules = catalog.rules("festival_of_lanterns")
    match = Match(rules, Setup(2), [Player("Mira"), Player("Jonas")], seed)
    for _ in range(steps):
        match.play(rules.legal_moves(match.state)[0])
    return match


def step(match: AnyMatch) -> None:
    match.play(match.game.legal_moves(match.state)[0])


@pytest.fixture
def path(repository: SaveRepository) -> Path:
    """A game that was played here and left."""
    match = new_match()
    repository.begin(match)
    repository.save(match)
    name = repository.name
    repository.close()
    return repository.folder.path / name


def hidden(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name.startswith("."))


# -- two processes ---------------------------------------------------------------------------------


def test_a_game_that_another_process_has_open_is_not_opened_twice(
    repository: SaveRepository, path: Path
) -> None:
    with open_in_another_process(path):
        assert repository.open_elsewhere(path)
        with pytest.raises(OpenElsewhere, match="is open in another window"):
            repository.open(path)
    assert not repository.open_elsewhere(path)
    assert repository.open(path).troubles == ()


def test_as_a_copy_it_goes_on_in_a_file_of_its_own(repository: SaveRepository, path: Path) -> None:
    before = path.read_bytes()
    with open_in_another_process(path):
        match = repository.open(path, copy=True).match
        step(match)
        repository.save(match)
        assert repository.name != path.name
    assert path.read_bytes() == before
    assert len(store.read(repository.folder.path / repository.name).moves) == 4


def test_the_lock_of_a_process_that_was_killed_counts_for_nothing(
    repository: SaveRepository, path: Path
) -> None:
    with open_in_another_process(path) as other:
        other.kill()
        other.wait(30)
        assert hidden(path.parent), "it could not tidy up"
        assert not repository.open_elsewhere(path)
        assert repository.open(path).troubles == ()
        assert repository.holds(path)


def test_stale_locks_are_tidied_up_and_living_ones_kept(
    repository: SaveRepository, path: Path
) -> None:
    with open_in_another_process(path) as other:
        repository.tidy()
        assert repository.open_elsewhere(path)
        other.kill()
        other.wait(30)
        repository.tidy()
        assert hidden(path.parent) == []


def test_two_games_that_begin_at_the_same_moment_get_two_files(
    repository: SaveRepository, tmp_path: Path
) -> None:
    other = SaveRepository(tmp_path / "saves", "0.1.0", catalog.rules)
    one, two = new_match(), new_match()
    repository.begin(one)
    other.begin(two)
    assert repository.name != other.name
    repository.save(one)
    other.save(two)
    other.close()
    assert len(repository.folder.games()) == 2


def test_leaving_a_game_lets_others_have_it(repository: SaveRepository, path: Path) -> None:
    repository.open(path)
    assert hidden(path.parent)
    repository.close()
    assert hidden(path.parent) == []


# -- changed behind our back -----------------------------------------------------------------------


def test_a_file_that_somebody_changed_is_left_alone(repository: SaveRepository, path: Path) -> None:
    match = repository.open(path).match
    theirs = path.read_bytes().replace(b"Mira", b"Nora")
    path.write_bytes(theirs)
    step(match)
    assert repository.save(match) == path
    assert path.read_bytes() == theirs
    assert repository.name != path.name
    step(match)
    assert repository.save(match) is None, "from now on it has a file of its own"
    assert len(store.read(repository.folder.path / repository.name).moves) == 5
    assert len(repository.folder.games()) == 2


def test_the_same_bytes_with_another_time_are_no_change(
    repository: SaveRepository, path: Path
) -> None:
    match = repository.open(path).match
    path.write_bytes(path.read_bytes())
    step(match)
    assert repository.save(match) is None
    assert repository.holds(path)


def test_a_copy_into_its_own_file_is_no_change_by_somebody_else(
    repository: SaveRepository, path: Path
) -> None:
    match = repository.open(path).match
    step(match)
    repository.export(match, path)
    step(match)
    assert repository.save(match) is None
    assert repository.holds(path)
    assert len(store.read(path).moves) == 5


def test_a_file_that_somebody_deleted_is_written_again(
    repository: SaveRepository, path: Path
) -> None:
    match = repository.open(path).match
    path.unlink()
    step(match)
    assert repository.save(match) is None
    assert len(store.read(path).moves) == 4


def test_a_folder_that_somebody_removed_is_made_again(
    repository: SaveRepository, path: Path
) -> None:
    match = repository.open(path).match
    for file in path.parent.iterdir():
        file.unlink()
    path.parent.rmdir()
    step(match)
    assert repository.save(match) is None
    assert len(store.read(path).moves) == 4


# -- links -----------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="links need rights there")
@pytest.mark.parametrize("looped", [True, False])
def test_a_link_in_the_folder_is_refused_and_one_elsewhere_is_the_file_it_leads_to(
    repository: SaveRepository, path: Path, tmp_path: Path, looped: bool
) -> None:
    link, outside = path.with_name("link.festival"), tmp_path / "chosen.festival"
    shutil.copy(path, tmp_path / "elsewhere.festival")
    link.symlink_to(link if looped else tmp_path / "elsewhere.festival")
    for read in (repository.open, repository.read, repository.position):
        with pytest.raises(BrokenSave) as refused:
            read(link)
        assert refused.value.reason == "odd"
    assert not repository.is_over(link)
    outside.symlink_to(link if looped else tmp_path / "elsewhere.festival")
    if looped:
        with pytest.raises(BrokenSave):
            repository.open(outside)
    else:
        assert repository.open(outside).troubles == ()
        assert repository.name != link.name


# -- how often -----------------------------------------------------------------------------------


class CountingRules(FestivalOfLanterns):
    deals = 0

    def deal(self, setup: Setup, rng: Rng) -> State:
        self.deals += 1
        return super().deal(setup, rng)


@contextmanager
def noted_openings() -> Iterator[list[Path]]:
    """Every file that this process opens meanwhile."""
    opened: list[Path] = []
    listening = True

    def note(event: str, args: tuple[object, ...]) -> None:
        if listening and event == "open" and isinstance(args[0], str | os.PathLike):
            opened.append(Path(args[0]))

    sys.addaudithook(note)  # it cannot be taken away again
    try:
        yield opened
    finally:
        listening = False


def test_opening_reads_the_file_once_and_deals_once(path: Path, qapp: QCoreApplication) -> None:
    plain = catalog.rules("festival_of_lanterns")
    assert isinstance(plain, FestivalOfLanterns)
    rules = CountingRules(plain.content)
    repository = SaveRepository(path.parent, "0.1.0", lambda _: rules)
    with noted_openings() as opened:
        restored = repository.open(path)
    assert restored.troubles == ()
    assert [file for file in opened if file.name == path.name] == [path]
    assert rules.deals == 1
    step(restored.match)
    assert repository.save(restored.match) is None, "it is known what was read"
    repository.close()
