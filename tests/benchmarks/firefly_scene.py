"""The table of Firefly Festival: how long drawing a bridge, carrying a worker and looking take.

A window of 1600 × 1000 and a late position of four players, under the current platform.
"""

import math
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from time import perf_counter

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from festival_desktop.games.firefly_festival import moves as m
from tests.benchmarks.scene import REST_MS, SIZE, report, timed
from tests.screens.desk import LEFT, NONE
from tests.screens.firefly_festival.table.desk import FireflyDesk, match_after

BUDGET_MS = 16.0


def run() -> None:
    """Measure and print."""
    QApplication.instance() or QApplication([])
    match = match_after(150, 4, wanted=_rich)
    start = perf_counter()
    desk = FireflyDesk(match=match, size=SIZE)
    desk.open()
    QApplication.processEvents()
    shown = len(desk.items)
    print(f"firefly scene: {shown} items, opened in {(perf_counter() - start) * 1000:.0f} ms")
    QTest.qWait(REST_MS)
    report("whole repaint", BUDGET_MS, timed([desk.view.viewport().update] * 200))
    report("pointer over the table", BUDGET_MS, timed(_hovers(desk)))
    report("drawing a bridge", BUDGET_MS, timed(_bridges(desk)))
    report("carrying a worker", BUDGET_MS, timed(_workers(desk)))
    report("zoom, a new scale each frame", BUDGET_MS, timed(_zooms(desk)))
    desk.close()


def _rich(state: object, legal: Sequence[object]) -> bool:
    kinds = {type(move) for move in legal}
    return {m.BuildBridge, m.MoveWorker} <= kinds


def _around(desk: FireflyDesk, number: int) -> Iterable[QPoint]:
    area = desk.layout.lake
    for n in range(number):
        way = QPointF(
            0.45 * area.width() * math.sin(n / 37), 0.45 * area.height() * math.cos(n / 23)
        )
        yield (area.center() + way).toPoint()


def _hovers(desk: FireflyDesk) -> Iterable[Callable[[], object]]:
    for to in _around(desk, 500):
        yield partial(desk.move, to)


def _bridges(desk: FireflyDesk) -> Iterable[Callable[[], object]]:
    ends = {end for move in desk.options.lanes.values() for end in (move.a, move.b)}
    island = max(ends, key=lambda end: len(desk.board.network.at[end]))
    desk.pick_up(desk.ground(island))
    for to in _around(desk, 800):
        yield partial(desk.move, to, LEFT)
    _let_go(desk)


def _workers(desk: FireflyDesk) -> Iterable[Callable[[], object]]:
    ways = desk.options.ways
    desk.pick_up(desk.worker(max(ways, key=lambda origin: len(ways[origin]))))
    for to in _around(desk, 800):
        yield partial(desk.move, to, LEFT)
    _let_go(desk)


def _zooms(desk: FireflyDesk) -> Iterable[Callable[[], object]]:
    middle = desk.layout.lake.center()
    for n in range(200):
        notches = 0.4 * math.sin(n / 9)
        yield partial(desk.scene.zoom, notches, middle)


def _let_go(desk: FireflyDesk) -> None:
    QTest.mouseRelease(desk.view.viewport(), LEFT, NONE, QPoint(4, 4))
