"""The same game in two processes, or changed by others: nothing is overwritten silently."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from festival_desktop import catalog
from festival_desktop.core.game import Setup
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.saves import store
from festival_desktop.ui.dialogs.saving import CopyQuestion
from festival_desktop.ui.keeper import Keeper, OpenElsewhere
from tests.ui.window import TWO, begin, play_person, saved_files

ROOT = Path(__file__).resolve().parents[2]


@contextmanager
def open_in_another_process(path: Path) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "tests.ui.holder", str(path.parent), path.name]
    other = subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert other.stdin is not None
    assert other.stdout is not None
    assert other.stdout.readline() == "open\n"
    try:
        yield other
    finally:
        other.stdin.close()
        other.wait(30)
        other.stdout.close()


@pytest.fixture
def keeper(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Keeper]:
    keeper = Keeper(tmp_path / "saves", "0.1.0", catalog.rules)
    yield keeper
    keeper.close()


def new_match(steps: int = 3, seed: str = "jade-owl-7") -> Match:
    rules = catalog.rules("festival_of_lanterns")
    match = Match(rules, Setup(2), [Player("Mira"), Player("Jonas")], seed)
    for _ in range(steps):
        match.play(rules.legal_moves(match.state)[0])
    return match


def step(match: Match) -> None:
    match.play(match.game.legal_moves(match.state)[0])


@pytest.fixture
def path(keeper: Keeper) -> Path:
    """A game that was played here and left."""
    match = new_match()
    keeper.begin(match)
    keeper.save(match)
    name = keeper.name
    keeper.close()
    return keeper.shelf.folder / name


def hidden(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.name.startswith("."))


# -- two processes ---------------------------------------------------------------------------------


def test_a_game_that_another_process_has_open_is_not_opened_twice(
    keeper: Keeper, path: Path
) -> None:
    with open_in_another_process(path):
        assert keeper.open_elsewhere(path)
        with pytest.raises(OpenElsewhere, match="is open in another window"):
            keeper.open(path)
    assert not keeper.open_elsewhere(path)
    assert keeper.open(path).troubles == ()


def test_as_a_copy_it_goes_on_in_a_file_of_its_own(keeper: Keeper, path: Path) -> None:
    before = path.read_bytes()
    with open_in_another_process(path):
        match = keeper.open(path, copy=True).match
        step(match)
        keeper.save(match)
        assert keeper.name != path.name
    assert path.read_bytes() == before
    assert len(store.read(keeper.shelf.folder / keeper.name).moves) == 4


def test_the_lock_of_a_process_that_was_killed_counts_for_nothing(
    keeper: Keeper, path: Path
) -> None:
    with open_in_another_process(path) as other:
        other.kill()
        other.wait(30)
        assert hidden(path.parent), "it could not tidy up"
        assert not keeper.open_elsewhere(path)
        assert keeper.open(path).troubles == ()
        assert keeper.holds(path)


def test_stale_locks_are_tidied_up_and_living_ones_kept(keeper: Keeper, path: Path) -> None:
    with open_in_another_process(path) as other:
        keeper.tidy()
        assert keeper.open_elsewhere(path)
        other.kill()
        other.wait(30)
        keeper.tidy()
        assert hidden(path.parent) == []


def test_two_games_that_begin_at_the_same_moment_get_two_files(
    keeper: Keeper, tmp_path: Path
) -> None:
    other = Keeper(tmp_path / "saves", "0.1.0", catalog.rules)
    one, two = new_match(), new_match()
    keeper.begin(one)
    other.begin(two)
    assert keeper.name != other.name
    keeper.save(one)
    other.save(two)
    other.close()
    assert len(keeper.games()) == 2


def test_leaving_a_game_lets_others_have_it(keeper: Keeper, path: Path) -> None:
    keeper.open(path)
    assert hidden(path.parent)
    keeper.close()
    assert hidden(path.parent) == []


def test_the_window_offers_a_copy(start: Callable, qtbot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = start()
    begin(window, TWO)
    play_person(window, qtbot, 2)
    window.close()
    (path,) = saved_files()
    asked: list[str] = []

    def answer(wanted: bool) -> Callable[[CopyQuestion], bool]:
        def ask(question: CopyQuestion) -> bool:
            asked.append(question.copy.text())
            question.deleteLater()
            return wanted

        return ask

    with open_in_another_process(path):
        window = start()
        monkeypatch.setattr(CopyQuestion, "wanted", answer(False))
        window.continue_latest()
        assert window.table is None
        assert window.page is window.shelf
        monkeypatch.setattr(CopyQuestion, "wanted", answer(True))
        window.continue_latest()
        assert window.page is window.table
        assert window.table.match.cursor == 2
        before = path.read_bytes()
        play_person(window, qtbot, 1)
        window.close()
        assert path.read_bytes() == before
    assert len(asked) == 2
    assert len(saved_files()) == 2


# -- changed behind our back -----------------------------------------------------------------------


def test_a_file_that_somebody_changed_is_left_alone(keeper: Keeper, path: Path) -> None:
    match = keeper.open(path).match
    theirs = path.read_bytes().replace(b"Mira", b"Nora")
    path.write_bytes(theirs)
    step(match)
    assert keeper.save(match) == path
    assert path.read_bytes() == theirs
    assert keeper.name != path.name
    step(match)
    assert keeper.save(match) is None, "from now on it has a file of its own"
    assert len(store.read(keeper.shelf.folder / keeper.name).moves) == 5
    assert len(keeper.games()) == 2


def test_the_same_bytes_with_another_time_are_no_change(keeper: Keeper, path: Path) -> None:
    match = keeper.open(path).match
    path.write_bytes(path.read_bytes())
    step(match)
    assert keeper.save(match) is None
    assert keeper.holds(path)


def test_a_copy_into_its_own_file_is_no_change_by_somebody_else(keeper: Keeper, path: Path) -> None:
    match = keeper.open(path).match
    step(match)
    keeper.export(match, path)
    step(match)
    assert keeper.save(match) is None
    assert keeper.holds(path)
    assert len(store.read(path).moves) == 5


def test_a_file_that_somebody_deleted_is_written_again(keeper: Keeper, path: Path) -> None:
    match = keeper.open(path).match
    path.unlink()
    step(match)
    assert keeper.save(match) is None
    assert len(store.read(path).moves) == 4


def test_a_folder_that_somebody_removed_is_made_again(keeper: Keeper, path: Path) -> None:
    match = keeper.open(path).match
    for file in path.parent.iterdir():
        file.unlink()
    path.parent.rmdir()
    step(match)
    assert keeper.save(match) is None
    assert len(store.read(path).moves) == 4


def test_the_window_says_that_a_file_was_changed_by_somebody_else(start: Callable, qtbot) -> None:
    window = start()
    begin(window, TWO)
    window.rooms.matches.save()
    (path,) = saved_files()
    path.write_bytes(path.read_bytes() + b"\n")
    play_person(window, qtbot, 1)
    window.rooms.matches.save()
    assert "was changed by somebody else" in window.table.notice.words
    assert path.read_bytes().endswith(b"\n\n")
    assert len(saved_files()) == 2


# -- damaged ---------------------------------------------------------------------------------------


def test_a_damaged_file_stays_and_the_rescued_game_goes_on_in_a_new_one(
    start: Callable, qtbot
) -> None:
    window = start()
    begin(window, TWO)
    play_person(window, qtbot, 3)
    window.close()
    (path,) = saved_files()
    store.backup(path).unlink()
    damaged = path.read_bytes()[:-400]
    path.write_bytes(damaged)
    window = start()
    assert window.shelf.card.continues, "it is offered"
    window.continue_latest()
    assert window.table.match.cursor == 3
    assert "step 3" in window.table.notice.words
    assert "the damaged one stays" in window.table.notice.words
    play_person(window, qtbot, 1)
    window.close()
    assert path.read_bytes() == damaged
    new = next(file for file in saved_files() if file != path)
    assert len(store.read(new).moves) == 4
    window = start()
    window.continue_latest()
    assert window.table.match.cursor == 4, "the game to continue is the one that was played on"
