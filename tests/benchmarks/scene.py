"""The table of Festival of Lanterns: how long a drag step, a whole repaint and a zoom take.

A window of 1600 × 1000 and a late position of four players, under the current platform. Other
work on the machine shows in the times, but hardly in the processor time beside them.
"""

import math
from collections.abc import Callable, Iterable
from functools import partial
from statistics import median
from time import perf_counter, process_time

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.state import State
from festival_desktop.play.match import AnyMatch
from tests.screens.desk import LEFT, NONE
from tests.screens.festival_of_lanterns.table.desk import Desk, match_where

SIZE = (1600, 936)
"""What a window of 1600 × 1000 leaves to the scene."""
TILES = 30
REST_MS = 1500
"""By then everything that is painted ahead of time has been painted."""
DRAG_MS, REPAINT_MS, TURN_MS, ZOOM_MS = 4.0, 16.7, 8.0, 33.0


def run() -> None:
    """Measure and print."""
    QApplication.instance() or QApplication([])
    start = perf_counter()
    desk = Desk(match=_late_position(), size=SIZE)
    desk.open()
    QApplication.processEvents()
    laid = len(desk.display)
    print(f"scene: {laid} tiles, opened in {(perf_counter() - start) * 1000:.0f} ms")
    QTest.qWait(REST_MS)
    report("whole repaint", REPAINT_MS, timed(_repaints(desk)))
    report("drag step", DRAG_MS, timed(_drags(desk)))
    report("turning a tile", TURN_MS, timed(_turns(desk)))
    report("zoom, a new scale each frame", ZOOM_MS, timed(_zooms(desk)))
    desk.close()


def _late_position() -> AnyMatch:
    def late(state: State, legal: Iterable[m.Move]) -> bool:
        return len(state.display) >= TILES and any(isinstance(move, m.Place) for move in legal)

    return match_where(late, players=4)


def timed(steps: Iterable[Callable[[], object]]) -> tuple[list[float], list[float]]:
    """Milliseconds of each step with everything repainted because of it: times, processor times."""
    times, busy = [], []
    for step in steps:
        start, worked = perf_counter(), process_time()
        step()
        QApplication.processEvents()
        times.append((perf_counter() - start) * 1000)
        busy.append((process_time() - worked) * 1000)
    return sorted(times), sorted(busy)


def report(what: str, budget: float, measured: tuple[list[float], list[float]]) -> None:
    times, busy = measured
    high, high_busy = (each[math.ceil(len(each) * 0.99) - 1] for each in measured)
    print(
        f"  {what:<30} median {median(times):6.2f} ms   p99 {high:6.2f} ms"
        f"   budget {budget:4.1f} ms   {high / budget:5.2f} of it"
        f"   (processor: median {median(busy):.2f},"
        f" p99 {high_busy:.2f}, {high_busy / budget:.2f})"
    )


def _repaints(desk: Desk) -> Iterable[Callable[[], object]]:
    return [desk.view.viewport().update] * 200


def _drags(desk: Desk) -> Iterable[Callable[[], object]]:
    """A tile carried over the whole display, cells with previews included."""
    at = desk.point(desk.target("tile"))
    desk.pick_up(at)
    area = desk.layout.display
    for n in range(800):
        way = QPointF(
            0.45 * area.width() * math.sin(n / 37), 0.45 * area.height() * math.cos(n / 23)
        )
        to = (area.center() + way).toPoint()
        yield partial(desk.move, to, LEFT)
    QTest.mouseRelease(desk.view.viewport(), LEFT, NONE, QPoint(4, 4))


def _turns(desk: Desk) -> Iterable[Callable[[], object]]:
    """A held tile over a cell, turned by the wheel."""
    desk.click(desk.point(desk.target("tile")))
    at = desk.point(desk.target("cell"))
    desk.move(at)
    for _ in range(100):
        yield lambda: desk.wheel(at, 1)
    desk.session.clear()


def _zooms(desk: Desk) -> Iterable[Callable[[], object]]:
    middle = desk.layout.display.center()
    for n in range(200):
        notches = 0.4 * math.sin(n / 9)
        yield partial(desk.scene.zoom, notches, middle)
