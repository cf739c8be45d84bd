"""The whole program with computers at the table: who thinks, and what is left of it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from festival_desktop import catalog
from festival_desktop.ai.arena import play_out
from festival_desktop.core.game import Setup
from festival_desktop.ui.error_handler import LOG_FILE

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = """
import sys
{first}
from PySide6.QtCore import QTimer
from festival_desktop import app, catalog, paths
from festival_desktop.controller import thinker
from festival_desktop.core.game import Setup
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.ui.settings import Settings
from tests.controller.processes import process_id

thinker.WAITING_MS = 60_000  # other work on the machine fails no test
qt, settings = app.make_application(), Settings(paths.config_dir())
settings.pace, settings.motion = "instant", False
program = app.Program(qt, settings, apart=True)
seats = [Player("Ann", "friend"), Player("Bob", "friend")]
match = Match(catalog.rules("{game}"), Setup(2), seats, "jade-owl-1")
sat, process = False, 0

def look():
    global sat, process
    if program.ready and not sat:
        sat = True
        program.window.shell.pages.show_match(match)
    elif sat:
        process = process or process_id(program._thinker)
        if len(match.steps) >= {moves}:
            print("apart", program._thinker.apart, process, flush=True)
            print(*[match.game.write(step.move) for step in match.steps], sep="\\n")
            qt.quit()

ticker = QTimer()
ticker.timeout.connect(look)
ticker.start(20)
program.start([])
qt.exec()
"""
MOVES = 12


def played(home: Path, game: str, first: str = "") -> tuple[bool, int, list[str]]:
    """Whether the computers thought apart, in which process, and what they played."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM.format(game=game, moves=MOVES, first=first)],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "FESTIVAL_DESKTOP_HOME": str(home)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    head, *moves = done.stdout.splitlines()
    _, apart, process = head.split()
    return apart == "True", int(process), moves[:MOVES]


def expected(name: str) -> list[str]:
    game, plain = catalog.rules(name), catalog.computers(name)["friend"]
    outcome = play_out(game, Setup(2), [plain] * 2, "jade-owl-1")
    return [game.write(move) for move in outcome.moves[:MOVES]]


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["festival_of_lanterns", "firefly_festival"])
def test_computers_think_in_a_process_that_ends_with_the_program(tmp_path: Path, game: str) -> None:
    apart, process, moves = played(tmp_path, game)
    assert (apart, moves) == (True, expected(game))
    assert not Path(f"/proc/{process}").exists()
    assert not list(tmp_path.rglob(LOG_FILE))


def test_where_no_process_can_be_started_the_game_goes_on_and_the_log_says_so(
    tmp_path: Path,
) -> None:
    game = "festival_of_lanterns"
    apart, _, moves = played(tmp_path, game, first="sys.executable = '/nothing/here'")
    assert (apart, moves) == (False, expected(game))
    (log,) = tmp_path.rglob(LOG_FILE)
    assert "Computers think in the window's process: FailedToStart" in log.read_text()
