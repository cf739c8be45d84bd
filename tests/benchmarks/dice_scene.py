"""The table of Lanterns Dice: how long a drag step, a stroke, turning the tray and a repaint take.

A window of 1600 × 1000 and a late position of four players, as for Festival of Lanterns.
"""

import math
from collections.abc import Callable, Iterable
from functools import partial
from time import perf_counter
from typing import Any

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from festival_desktop.games.lanterns_dice.state import LAUNCH, ORIENT, State
from tests.benchmarks.scene import DRAG_MS, REPAINT_MS, REST_MS, SIZE, TURN_MS, report, timed
from tests.games.lanterns_dice.positions import deal, sheet
from tests.screens.desk import LEFT, NONE
from tests.screens.lanterns_dice.table.desk import DiceDesk, match_of

DONE = [f"{column}{row}" for column in "abdefgh" for row in (1, 2, 4, 5)]


def run() -> None:
    """Measure and print."""
    QApplication.instance() or QApplication([])
    start = perf_counter()
    desk = DiceDesk(match=match_of(_late(ORIENT)), size=SIZE)
    desk.open()
    QApplication.processEvents()
    print(f"dice scene: opened in {(perf_counter() - start) * 1000:.0f} ms")
    QTest.qWait(REST_MS)
    report("whole repaint", REPAINT_MS, timed(_repaints(desk)))
    report("pointer over the lake", DRAG_MS, timed(_hovers(desk)))
    report("turning the tray by its rim", TURN_MS, timed(_turns(desk)))
    report("stroking areas", DRAG_MS, timed(_strokes(desk)))
    desk.close()
    desk = DiceDesk(match=match_of(_late(LAUNCH)), size=SIZE)
    desk.open()
    QTest.qWait(REST_MS)
    report("dragging fireworks", DRAG_MS, timed(_drags(desk)))
    desk.close()


def _late(stage: Any) -> State:
    state = sheet(deal(4), DONE)
    for seat in (1, 2, 3):
        sheet(state, DONE[seat:], seat=seat)
    state.dice, state.stage = (0, 1, 2, 3), stage
    return state


def _repaints(desk: DiceDesk) -> Iterable[Callable[[], object]]:
    return [desk.view.viewport().update] * 200


def _around(desk: DiceDesk, n: int) -> QPoint:
    lake = desk.layout.bed
    way = QPointF(0.47 * lake.width() * math.sin(n / 37), 0.47 * lake.height() * math.cos(n / 23))
    return (lake.center() + way).toPoint()


def _hovers(desk: DiceDesk) -> Iterable[Callable[[], object]]:
    for n in range(600):
        to = _around(desk, n)
        yield partial(desk.move, to)


def _turns(desk: DiceDesk) -> Iterable[Callable[[], object]]:
    """The rim dragged around and around."""
    layout = desk.layout

    def at(n: int) -> QPoint:
        way = QPointF(math.cos(n / 20), math.sin(n / 20)) * layout.radius * 0.9
        return (layout.tray + way).toPoint()

    desk.move(at(0))
    QTest.mousePress(desk.view.viewport(), LEFT, NONE, at(0))
    for n in range(400):
        to = at(n)
        yield partial(desk.move, to, LEFT)
    QTest.mouseRelease(desk.view.viewport(), LEFT, NONE, at(400))


def _strokes(desk: DiceDesk) -> Iterable[Callable[[], object]]:
    """The pencil to and fro over areas, never to the end."""
    for area in sorted(desk.lit())[:12]:
        place = desk.area_point(area)
        QTest.mousePress(desk.view.viewport(), LEFT, NONE, place)
        for n in range(20):
            to = place + QPoint(2 if n % 2 else -2, 0)
            yield partial(desk.move, to, LEFT)
        desk.scene.mouse.cancel()


def _drags(desk: DiceDesk) -> Iterable[Callable[[], object]]:
    """A tile carried over the whole lake, turned now and then."""
    desk.pick_up(desk.point(desk.target("stack")))
    for n in range(600):
        to = _around(desk, n)
        yield partial(desk.move, to, LEFT)
        if n % 60 == 59:
            desk.interaction.launching.turn(1)
    QTest.mouseRelease(desk.view.viewport(), LEFT, NONE, QPoint(4, 4))
