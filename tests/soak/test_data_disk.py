"""An evening with a disk that refuses one call: all that was written before is there afterwards.

`packaging/test.py -m soak` prints the figures. A shorter run is in the normal suite.
"""

import errno
import shutil
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from festival_desktop import catalog
from festival_desktop.controller.save_repository import SaveRepository
from festival_desktop.controller.saved_games import import_games
from festival_desktop.core.errors import FestivalError
from festival_desktop.core.game import Setup
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.saves import store
from festival_desktop.saves.record_book import RecordBook
from festival_desktop.saves.records import Challenge
from festival_desktop.saves.trash import Trash
from tests.saves.faults import Disk, PowerCut
from tests.saves.hostile import loaded

NOW = datetime(2026, 11, 16, 12, tzinfo=UTC)
FAULTS: list[int | str] = [
    *(errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.EDQUOT, errno.EPERM),
    *("short", "cut"),
]
FEW: list[int | str] = [errno.ENOSPC, "cut"]
AnyMatch = Match[Any, Any, Any]


class Evening:
    """What somebody does with saved games; `done` are the steps that were told to be on disk."""

    def __init__(self, home: Path, game: str) -> None:
        self.home, self.game = home, game
        self.written: dict[str, int] = {}
        """Seed of a game → steps of it that were told to be saved."""
        self.trash = Trash(home / "trash")
        self.repository = SaveRepository(
            home / "saves", "0.1.0", catalog.rules, catalog.saved_rules, catalog.files
        )

    def parts(self) -> Iterator[None]:
        """One thing after the other; each may fail without harm to the others."""
        match = self._match("jade-owl-1")
        self.repository.begin(match)
        for _ in range(3):
            self._save(match)
            yield
        path = self.repository.folder.path / self.repository.name
        self.repository.close()
        again = self.repository.open(path).match
        self._save(again)
        yield
        self.repository.close()
        thrown = self.trash.throw(path, NOW)
        yield
        self.trash.expire(NOW + timedelta(days=1))
        yield
        back = self.trash.put_back(thrown.path, self.repository.folder.path)
        yield
        import_games([back], self.home / "elsewhere", self.repository.read)
        yield
        RecordBook(self.home).add(CHALLENGE)
        yield

    def _match(self, seed: str) -> AnyMatch:
        rules = catalog.rules(self.game)
        return Match(rules, Setup(2), [Player("Mira"), Player("Jonas")], seed)

    def _save(self, match: AnyMatch) -> None:
        match.play(match.game.legal_moves(match.state)[0])
        self.repository.save(match)
        self.written[match.seed] = len(match.steps)


CHALLENGE = Challenge(
    save="a.festival",
    digest="0123456789abcdef",
    level="friend",
    friends=["rarity"],
    you=30,
    her=20,
    won=True,
    when=NOW,
)


def live_through(evening: Evening) -> None:
    """As far as the disk allows. Whatever is told is a `FestivalError`, and nothing else is."""
    with suppress(FestivalError, PowerCut):
        for _ in evening.parts():
            pass
    with suppress(PowerCut):
        evening.repository.close()


def nothing_is_lost(evening: Evening, fault: str) -> None:
    found: dict[str, int] = {}
    for path in sorted(evening.home.rglob("*.festival")):
        opened = store.read_or_rescue(path)
        assert opened.trouble is None, fault
        match = loaded(opened.save).match
        assert not match.practice, fault
        found[match.seed] = max(found.get(match.seed, 0), len(match.steps))
    for seed, steps in evening.written.items():
        assert found.get(seed, 0) >= steps, fault
    assert RecordBook(evening.home).trouble is None, fault


def refuse_each(disk: Disk, tmp_path: Path, game: str, faults: Sequence[int | str]) -> Counter[str]:
    count: Counter[str] = Counter()
    disk.arm(None)
    live_through(Evening(tmp_path / "whole", game))
    calls = list(disk.calls)
    assert {"create", "write", "fsync", "replace", "read", "open"} <= set(calls)
    for number, name in enumerate(calls):
        for fault in faults:
            home = tmp_path / "home"
            evening = Evening(home, game)
            disk.arm(number, fault)
            live_through(evening)
            disk.disarm()
            nothing_is_lost(evening, f"{fault} at call {number}, {name}")
            shutil.rmtree(home, ignore_errors=True)
            count["refusals"] += 1
    count["calls"] = len(calls)
    return count


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, qapp: QCoreApplication) -> Disk:
    monkeypatch.setattr(store, "PATIENCE", ())
    for game in catalog.GAMES:
        catalog.rules(game)  # content is not what is tried here
    return Disk(monkeypatch, reads=True)


def test_each_call_of_an_evening_can_be_refused(disk: Disk, tmp_path: Path) -> None:
    assert refuse_each(disk, tmp_path, "lanterns_dice", FEW)["calls"] > 50


@pytest.mark.soak
def test_each_call_can_be_refused_in_every_way_in_every_game(
    disk: Disk, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    began, count = time.monotonic(), Counter[str]()
    for game in catalog.GAMES:
        count += refuse_each(disk, tmp_path / game, game, FAULTS)
    with capsys.disabled():
        print(
            f"\n{count['calls']} calls to the disk refused in {len(FAULTS)} ways, "
            f"{count['refusals']:,} evenings, nothing lost, {time.monotonic() - began:.0f} s"
        )
