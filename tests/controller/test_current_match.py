"""The open match and its file, without any window: what is written, and what is reported."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from festival_desktop import catalog
from festival_desktop.controller.current_match import (
    Branched,
    CopySaved,
    CurrentMatch,
    FileLeftAlone,
    OpenFailed,
    Report,
    Rescued,
    Saved,
    SavedAgain,
    SaveFailed,
)
from festival_desktop.controller.save_repository import SaveRepository
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.saves import store
from tests.controller.other_process import open_in_another_process

NEW = NewGame("festival_of_lanterns", Setup(2), (Player("Mira"), Player("Jonas")), "jade-owl-7")


class Watched(CurrentMatch):
    def __init__(self, folder: Path) -> None:
        self.repository = SaveRepository(folder, "0.1.0", catalog.rules)
        super().__init__(self.repository)
        self.reports: list[Report] = []
        self.reported.connect(self.reports.append)

    @property
    def files(self) -> list[Path]:
        return sorted(self.repository.folder.path.glob("*.festival"))

    def step(self) -> None:
        assert self.match is not None
        self.match.play(self.match.game.legal_moves(self.match.state)[0])
        self.stepped()


@pytest.fixture
def current(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Watched]:
    current = Watched(tmp_path / "saves")
    yield current
    current.may_lose = lambda: True
    current.leave()


def fail(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(store, "_write_through", full)


def test_never_more_than_one_step_is_unwritten(current: Watched) -> None:
    current.begin(NEW)
    current.step()  # the deal is not written yet, so now both are
    (path,) = current.files
    assert len(store.read(path).moves) == 1
    current.step()
    current.step()
    assert len(store.read(path).moves) == 3


def test_a_game_that_was_only_opened_is_not_kept(current: Watched) -> None:
    begun = replace(NEW, players=(Player("Mira"), Player("Lotte", "friend")))
    for new in (NEW, begun):
        current.begin(new)
        assert current.save()
    match = current.match
    assert match is not None
    while match.to_act == 0:  # her first turn is over
        match.play(match.game.legal_moves(match.state)[0])
    own, match.steps, match.cursor = match.steps, [], 0
    current.stepped()
    assert current.save()
    assert current.files == []
    match.steps, match.cursor = own, len(own)
    current.stepped()
    assert current.save()
    match.goto(0)
    current.stepped()
    assert current.save()
    (path,) = current.files
    assert store.read(path).cursor == 0, "from then on everything is kept"


def test_what_computers_play_is_kept_from_their_first_move(current: Watched) -> None:
    current.begin(replace(NEW, players=(Player("Aiko", "friend"), Player("Lotte", "friend"))))
    assert current.save()
    assert current.files == []
    current.step()
    assert current.save()
    assert len(current.files) == 1


def test_a_new_game_is_kept_when_somebody_asks_for_it(current: Watched) -> None:
    current.begin(NEW)
    current.save_on_request()
    (path,) = current.files
    assert current.reports == [Saved()]
    assert store.read(path).moves == []
    current.step()
    assert current.save()
    assert len(store.read(path).moves) == 1


def test_another_deal_keeps_people_and_options(current: Watched) -> None:
    current.begin(NEW)
    current.step()
    current.again("amber-fox-1", {"friends": ("rarity", "luna")})
    assert current.match is not None
    assert current.match.players == NEW.players
    assert current.match.seed == "amber-fox-1"
    assert current.match.setup.options["friends"] == ("rarity", "luna")
    current.step()
    assert current.save()
    assert len(current.files) == 2


def test_saving_on_request_is_reported_and_by_itself_is_not(current: Watched) -> None:
    current.begin(NEW)
    current.step()
    current.save()
    assert current.reports == []
    current.save_on_request()
    assert current.reports == [Saved()]


def test_a_disk_that_fails_is_reported_until_it_works_again(
    current: Watched, monkeypatch: pytest.MonkeyPatch
) -> None:
    current.begin(NEW)
    current.save()
    with monkeypatch.context() as broken:
        fail(broken)
        current.step()
        assert not current.save()
        report = current.reports[-1]
        assert isinstance(report, SaveFailed)
        assert current.failure is report.error
        current.may_lose = lambda: False
        match = current.match
        current.begin(NEW)
        assert current.match is match, "somebody wants to keep it"
        assert not current.leave()
    assert current.save()
    assert current.reports[-1] == SavedAgain()
    assert current.failure is None


def test_a_file_changed_by_others_is_left_alone(current: Watched) -> None:
    current.begin(NEW)
    current.save_unconditionally()
    (path,) = current.files
    path.write_bytes(path.read_bytes() + b"\n")
    current.step()
    current.save()
    assert current.reports == [FileLeftAlone(path)]
    assert len(current.files) == 2


def test_a_copy_is_reported_with_its_place(current: Watched, tmp_path: Path) -> None:
    assert not current.export(tmp_path / "nothing.festival"), "no match is open"
    current.begin(NEW)
    assert current.export(tmp_path / "copy.festival")
    assert current.reports == [CopySaved(tmp_path / "copy.festival")]


def test_a_file_that_cannot_be_read_changes_nothing(current: Watched, tmp_path: Path) -> None:
    current.begin(NEW)
    match = current.match
    assert not current.open(tmp_path / "gone.festival")
    (report,) = current.reports
    assert isinstance(report, OpenFailed)
    assert report.error.reason == "missing"
    assert current.match is match


def test_a_damaged_file_is_rescued_into_a_new_one(current: Watched) -> None:
    current.begin(NEW)
    current.step()
    current.step()
    current.save()
    current.leave()
    (path,) = current.files
    store.backup(path).unlink(missing_ok=True)
    path.write_bytes(path.read_bytes()[:-40])
    assert current.open(path)
    assert isinstance(current.reports[-1], Rescued)
    assert not current.repository.holds(path)


def test_a_branch_gets_a_file_of_its_own(current: Watched) -> None:
    current.begin(NEW)
    current.step()
    match = current.match
    assert match is not None
    current.branch(match.branch(1, 0, Rng(1)))
    assert isinstance(current.reports[-1], Branched)
    current.save()
    assert len(current.files) == 2


def test_a_game_that_is_open_elsewhere_can_be_opened_as_a_copy(current: Watched) -> None:
    current.begin(NEW)
    current.save_unconditionally()
    current.leave()
    (path,) = current.files
    offered: list[Path] = []
    current.open_elsewhere.connect(offered.append)
    with open_in_another_process(path):
        assert not current.let_go(path)
        assert not current.open(path)
        assert offered == [path]
        assert current.open(path, copy=True)
    assert not current.repository.holds(path)


def test_a_file_that_is_to_be_moved_is_let_go_of(current: Watched) -> None:
    current.begin(NEW)
    current.save_unconditionally()
    (path,) = current.files
    assert current.let_go(path)
    assert current.match is None
    path.unlink()
    assert current.save()
    assert current.files == [], "it does not come back by itself"
