"""How long computers think in each game, and whether the window notices.

Times of decisions are of the processor. The gaps are those of a timer that should tick every 8 ms
while a computer plays: at rest, with the computer in a process of its own as in the program, and,
beside it, with the computer in the window's process. A busy machine makes gaps of its own; how much
of the processor the window's process itself used between two ticks tells whether it is to blame.
"""

import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import pairwise
from statistics import mean

from PySide6.QtCore import QCoreApplication, QElapsedTimer, QEventLoop, Qt, QTimer

from festival_desktop import catalog
from festival_desktop.ai.levels import LEVELS
from festival_desktop.ai.players import stream
from festival_desktop.controller.thinker import InProcessThinker, ProcessThinker, Question, Thinker
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from tests.controller.processes import process_id

TICK_MS, REST_MS, GAP_GOAL_MS = 8, 1000, 33
DECISIONS = {"friend": 150, "master": 6}
"""Level → how many are asked of it."""
SETUPS = {
    "festival_of_lanterns": Setup(4),
    "lanterns_dice": Setup(4),
    "firefly_festival": Setup(6, {"powers": ("dealt",)}),
}


def run() -> None:
    app = QCoreApplication.instance() or QCoreApplication([])
    for name in SETUPS:
        _tell_decisions(name)
    apart = ProcessThinker(print)
    for name in SETUPS:
        apart.prepare(name)
    while not apart.apart:
        app.processEvents()
    questions = {name: list(_questions(name)) for name in SETUPS}
    print(f"ticks of the window at rest: {_gaps(None, [])[0]}")
    for name, asked in questions.items():
        _gaps(apart, asked[:3])  # its tables are made by the first questions
        for level, number in DECISIONS.items():
            seconds = LEVELS[level].seconds
            some = [replace(one, level=level, seconds=seconds) for one in asked[:number]]
            away, round_trip = _gaps(apart, some)
            print(f"{name:<22} while {level} thinks: {away} (goal: {GAP_GOAL_MS})")
            print(f"{'':<22} mean answer {round_trip:.1f} ms")
        here, _ = _gaps(InProcessThinker(), asked[: DECISIONS["friend"]])
        print(f"{name:<22} in one process: {here}")
    print(f"the process that thinks: {_pss(process_id(apart))}")
    apart.close()


def _questions(name: str) -> Iterator[Question]:
    """All decisions of a game between computers."""
    game, player, setup = catalog.rules(name), catalog.computers(name)["friend"], SETUPS[name]
    state, step = game.deal(setup, Rng.from_seed("thinking")), 0
    while (seat := game.to_act(state)) is not None:
        view, legal = game.view(state, seat), game.legal_moves(state)
        ask = Question(game, "friend", player, seat, view, legal, stream("thinking", seat, step))
        if len(legal) > 1:
            yield ask
        game.play(state, ask.decide().move, [])
        step += 1


def _tell_decisions(name: str) -> None:
    times = []
    for ask in _questions(name):
        began = time.process_time()
        ask.decide()
        times.append((time.process_time() - began) * 1e3)
    times.sort()
    high = times[int(len(times) * 0.99)]
    print(
        f"{name:<22} {SETUPS[name].players} players, {len(times)} decisions: "
        f"mean {mean(times):.1f} ms, 99 of 100 below {high:.1f}, worst {times[-1]:.1f}"
    )


def _gaps(thinker: Thinker | None, asked: list[Question]) -> tuple[str, float]:
    """The gaps between ticks in words, and the mean time of an answer in milliseconds."""
    clock, ticker, took = QElapsedTimer(), QTimer(), list[int]()
    ticks: list[tuple[float, float]] = []
    loop = QEventLoop()
    ticker.setTimerType(Qt.TimerType.PreciseTimer)
    clock.start()
    ticker.timeout.connect(
        lambda: ticks.append((clock.nsecsElapsed() / 1e6, time.process_time() * 1e3))
    )
    ticker.start(TICK_MS)
    rest = partial(QTimer.singleShot, REST_MS if thinker is None else TICK_MS, loop.quit)

    def answered(began: int, move: object) -> None:
        took.append(clock.nsecsElapsed() - began)
        rest()

    for ask in asked:
        assert thinker is not None
        thinker.think(ask, partial(answered, clock.nsecsElapsed()))
        loop.exec()
    if thinker is None:
        rest()
        loop.exec()
    ticker.stop()
    gaps = sorted(b[0] - a[0] for a, b in pairwise(ticks))
    own = max(b[1] - a[1] for a, b in pairwise(ticks))
    told = f"99 of 100 gaps below {gaps[int(len(gaps) * 0.99)]:.0f} ms, worst {gaps[-1]:.0f} ms"
    return f"{told}, of its own {own:.0f} ms", mean(took) / 1e6 if took else 0.0


def _pss(pid: int) -> str:
    try:
        with open(f"/proc/{pid}/smaps_rollup", encoding="ascii") as rollup:
            line = next(line for line in rollup if line.startswith("Pss:"))
        return f"{int(line.split()[1]) / 1024:.0f} MB"
    except OSError:
        return "not weighed here"
