"""From the start of a process to its first picture on the screen, beside two others.

`run()` starts the program, the floor (a bare PySide6 window with a scene of 200 paths) and Pentobi
(a board game of Debian, if it is installed) in turns under one Xvfb, and looks at the screen
itself: the first pixel that changes is the first picture, whoever painted it. Only ratios travel
to other machines. It also weighs the program with a game open.

The program can tell its own first picture, too: with FESTIVAL_DESKTOP_REPORT_FIRST_PAINT set it
prints a line and quits (see `festival_desktop.app`).
"""

import mmap
import os
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from festival_desktop import catalog
from festival_desktop.ai.players import stream
from festival_desktop.core.game import Setup
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.saves.document import document
from festival_desktop.saves.store import write

ROOT = Path(__file__).resolve().parents[2]
ROUNDS = 9
WIDTH, HEIGHT = 1920, 1080
PATIENCE = 20.0
FLOOR_RATIO, PENTOBI_RATIO, PSS_MB = 1.3, 1.0, 100
STEPS = 45
"""Of a game of about eighty."""
LOOK, RESTING, LOOKS = 2.0, 0.02, 60
"""An open game has loaded everything when it used so little of a core between two looks."""

PROGRAM = [sys.executable, "-m", "festival_desktop"]
FLOOR = [
    sys.executable,
    "-c",
    """
from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QPainterPath, QPen
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
app = QApplication([])
scene = QGraphicsScene()
for number in range(200):
    path = QPainterPath()
    path.addEllipse(0, 0, 30, 30)
    path.addRect(5, 5, 9, 9)
    item = scene.addPath(path, QPen(Qt.GlobalColor.black), QBrush(Qt.GlobalColor.red))
    item.setPos(number % 20 * 40, number // 20 * 40)
view = QGraphicsView(scene)
view.resize(1280, 720)
view.show()
app.exec()
""",
]


class Screen:
    """An Xvfb whose pixels can be read without asking it."""

    def __init__(self, folder: Path) -> None:
        read_end, write_end = os.pipe()
        self._process = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(write_end), "-fbdir", str(folder), "-noreset"),
                *("-screen", "0", f"{WIDTH}x{HEIGHT}x24"),
            ],
            pass_fds=[write_end],
            stderr=subprocess.DEVNULL,
        )
        os.close(write_end)
        with os.fdopen(read_end) as told:
            self.display = f":{told.readline().strip()}"
        with (folder / "Xvfb_screen0").open("rb") as file:
            self._pixels = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        head, colours = struct.unpack_from(">I", self._pixels, 0)[0], self._colours()
        start = head + colours * 12  # an xwd file: a header, the colour map, then the pixels
        row = WIDTH * 4
        self._rows = [slice(start + y * row, start + (y + 1) * row) for y in range(8, HEIGHT, 24)]

    def _colours(self) -> int:
        return int(struct.unpack_from(">I", self._pixels, 19 * 4)[0])

    def look(self) -> list[bytes]:
        """Some rows of the screen."""
        return [self._pixels[row] for row in self._rows]

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._pixels.close()


@contextmanager
def screen() -> Iterator[Screen]:
    with tempfile.TemporaryDirectory(prefix="festival-screen-") as folder:
        shown = Screen(Path(folder))
        try:
            yield shown
        finally:
            shown.close()


def environment(display: str, home: Path) -> dict[str, str]:
    """Compiled modules are kept, as an installed program has them, but not in the clone."""
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return env | {
        "DISPLAY": display,
        "QT_QPA_PLATFORM": "xcb",
        "FESTIVAL_DESKTOP_HOME": str(home),
        "PYTHONPYCACHEPREFIX": str(home / "compiled"),
        "HOME": str(home),
        "PYTHONPATH": str(ROOT),
    }


def stop(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def first_picture(command: list[str], shown: Screen, env: dict[str, str]) -> float:
    """Milliseconds until the screen changes."""
    blank = shown.look()
    start = time.perf_counter()
    process = subprocess.Popen(
        command, env=env, cwd=env["HOME"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        while shown.look() == blank:
            if time.perf_counter() - start > PATIENCE or process.poll() is not None:
                raise RuntimeError(f"{command[0]} showed nothing")
            time.sleep(0.001)
        return (time.perf_counter() - start) * 1000
    finally:
        stop(process)
        settle(shown)


def settle(shown: Screen) -> None:
    """Wait until the window that was closed is off the screen."""
    before = None
    while before != (before := shown.look()):
        time.sleep(0.1)


def pss(pid: int) -> float:
    """Megabytes that would be free without this process."""
    rollup = Path(f"/proc/{pid}/smaps_rollup").read_text()
    line = next(line for line in rollup.splitlines() if line.startswith("Pss:"))
    return int(line.split()[1]) / 1024


def rest(pid: int) -> None:
    """Wait until a process has nothing more to do."""
    for _ in range(LOOKS):
        before = busy(pid)
        time.sleep(LOOK)
        if busy(pid) - before <= RESTING * LOOK:
            return
    raise RuntimeError("the program does not come to rest")


def busy(pid: int) -> float:
    """Seconds of computing until now."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def left_game(path: Path) -> None:
    """A game of four that a person left in its second half."""
    rules = catalog.rules("festival_of_lanterns")
    (computer, *_) = catalog.computers(rules.name).values()
    seats = (Player("Mira"), Player("Jonas", "friend"), Player("Aiko", "friend"), Player("Lotte"))
    match = Match(rules, Setup(len(seats)), seats, "weight")
    while len(match.steps) < STEPS or match.to_act != 0:
        seat = match.to_act
        assert seat is not None
        chance = stream(match.seed, seat, match.cursor)
        moves = rules.legal_moves(match.state)
        match.play(computer.choose(rules.view(match.state, seat), moves, chance))
    write(path, document(match, "0", datetime.now(UTC)))


def weigh(env: dict[str, str]) -> float:
    """The program with a game of four at its table."""
    game = Path(env["HOME"]) / "game.festival"
    left_game(game)
    process = subprocess.Popen([*PROGRAM, str(game)], env=env)
    try:
        time.sleep(LOOK)
        rest(process.pid)
        return pss(process.pid)
    finally:
        stop(process)


def pentobi() -> list[str] | None:
    found = shutil.which("pentobi") or shutil.which("pentobi", path="/usr/games")
    return [found] if found else None


def report(name: str, ours: list[float], theirs: list[float], goal: float) -> None:
    """Medians decide; the quickest of each tells more where other work disturbs."""
    ratio, best = median(ours) / median(theirs), min(ours) / min(theirs)
    verdict = "met" if ratio <= goal else "missed"
    print(f"startup: {ratio:.2f} × {name} (the quickest: {best:.2f}), goal ≤ {goal:.1f}: {verdict}")


def run(rounds: int = ROUNDS) -> None:
    """Measure and print."""
    if shutil.which("Xvfb") is None:
        print("startup: not measured, because there is no Xvfb here")
        return
    programs = {"Festival Desktop": PROGRAM, "the floor": FLOOR}
    if (other := pentobi()) is not None:
        programs["Pentobi"] = other
    else:
        print("startup: Pentobi is not installed, so it is not compared")
    times: dict[str, list[float]] = {name: [] for name in programs}
    with screen() as shown, tempfile.TemporaryDirectory(prefix="festival-home-") as home:
        env = environment(shown.display, Path(home))
        for turn in range(rounds + 1):
            for name, command in programs.items():
                took = first_picture(command, shown, env)
                if turn:  # the first turn warms the caches of the disk
                    times[name].append(took)
        weight = weigh(env)
    for name, took_all in times.items():
        low, high = min(took_all), max(took_all)
        print(f"startup: {name:17} {median(took_all):5.0f} ms (from {low:.0f} to {high:.0f})")
    ours = times["Festival Desktop"]
    report("the floor", ours, times["the floor"], FLOOR_RATIO)
    if "Pentobi" in times:
        report("Pentobi", ours, times["Pentobi"], PENTOBI_RATIO)
    verdict = "met" if weight <= PSS_MB else "missed"
    print(f"startup: {weight:.0f} MB with a game open, goal ≤ {PSS_MB}: {verdict}")


if __name__ == "__main__":
    run()
