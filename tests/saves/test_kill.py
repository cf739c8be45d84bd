"""A process that is killed at any moment loses at most the step it was about to save."""

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from festival_desktop import catalog
from festival_desktop.saves import store
from festival_desktop.saves.document import restore
from festival_desktop.saves.folder import SaveFolder
from tests.saves.restless import NOTES

ROOT = Path(__file__).resolve().parents[2]
KILLS = 110
LONGEST = 0.12
"""Seconds until a player is killed at the latest: some thirty steps."""

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="needs to fork processes")


class Restless:
    """Players to be killed, one after the other."""

    def __init__(self, home: Path) -> None:
        self.home = home
        command = [sys.executable, "-m", "tests.saves.restless", str(home)]
        self.maker = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert self._line() == "ready"

    def _line(self) -> str:
        assert self.maker.stdout is not None
        return self.maker.stdout.readline().strip()

    def live_and_die(self, number: int, wait: float) -> None:
        """A player plays from its first step on for so many seconds."""
        notes = self.home / NOTES
        notes.unlink(missing_ok=True)
        assert self.maker.stdin is not None
        self.maker.stdin.write(f"{number}\n")
        self.maker.stdin.flush()
        pid = int(self._line())
        given_up = time.monotonic() + 60
        while not (notes.exists() and notes.stat().st_size):
            assert time.monotonic() < given_up, "the player does not play"
            time.sleep(0.001)
        time.sleep(wait)
        os.kill(pid, signal.SIGKILL)
        assert self._line() == "gone"

    def noted(self) -> tuple[int, Path]:
        """How many steps were played of which game."""
        steps, name = (self.home / NOTES).read_text().split("\n")[0].split(maxsplit=1)
        return int(steps), self.home / "saves" / name

    def stop(self) -> None:
        assert self.maker.stdin is not None
        assert self.maker.stdout is not None
        self.maker.stdin.close()
        assert self.maker.wait(30) == 0
        self.maker.stdout.close()


@pytest.fixture
def restless(tmp_path: Path) -> Iterator[Restless]:
    (tmp_path / "saves").mkdir()
    players = Restless(tmp_path)
    yield players
    players.stop()


@pytest.mark.full
def test_killed_a_hundred_times_at_any_moment_no_game_loses_more_than_its_last_step(
    restless: Restless,
) -> None:
    chance = random.Random(6)
    saves = SaveFolder(restless.home / "saves")
    farthest: dict[Path, int] = {}
    for number in range(KILLS):
        restless.live_and_die(number, chance.uniform(0, LONGEST))
        steps, path = restless.noted()
        if steps == 1 and not path.exists():
            continue  # killed before there was anything but the deal
        restored = restore(store.read(path), catalog.rules)
        assert restored.troubles == ()
        assert len(restored.match.steps) in (steps, steps - 1)
        farthest[path] = steps
        latest = saves.latest_unfinished()
        if restored.match.to_act is not None:
            assert latest is not None
            assert latest.path == path, "it is the game that is offered"
    assert sum(farthest.values()) > KILLS, "the players have played"
    for one in saves.games():
        assert one.trouble is None
        assert restore(store.read(one.path), catalog.rules).troubles == ()
