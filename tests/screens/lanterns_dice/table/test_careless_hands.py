"""Mouse, wheel and keys at random, faster than any animation: nothing breaks, all comes to rest."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from festival_desktop.core.rng import Rng
from tests.screens.desk import LEFT, NONE, RIGHT
from tests.screens.lanterns_dice.table.desk import DiceDesk
from tests.screens.resting import assert_at_rest

Open = Callable[..., DiceDesk]
KEYS = (
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Tab,
    Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_R, Qt.Key.Key_F, Qt.Key.Key_G,
    Qt.Key.Key_Escape, Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_Plus, Qt.Key.Key_Minus,
)  # fmt: skip
INPUTS = 500


def anywhere(table: DiceDesk, rng: Rng) -> QPoint:
    """Mostly on something that can be selected."""
    stops = sorted(table.stops().items(), key=lambda stop: (stop[0].kind, stop[0].key))
    if stops and rng.below(4):
        return stops[rng.below(len(stops))][1].center().toPoint()
    return QPoint(rng.below(1280), rng.below(632))


def careless(table: DiceDesk, rng: Rng) -> None:
    port = table.view.viewport()
    match rng.below(8):
        case 0:
            QTest.mousePress(port, LEFT, NONE, anywhere(table, rng))
        case 1 | 2:
            table.move(anywhere(table, rng), LEFT)
        case 3:
            QTest.mouseRelease(port, LEFT, NONE, anywhere(table, rng))
        case 4:
            table.click(anywhere(table, rng), LEFT if rng.below(3) else RIGHT)
        case 5:
            table.wheel(anywhere(table, rng), 1 - 2 * rng.below(2))
        case 6:
            table.key(KEYS[rng.below(len(KEYS))])
        case 7:
            if rng.below(4):
                table.let_others_move()
            else:
                table.controller.history.undo()


@pytest.mark.sample(1)
@pytest.mark.parametrize("seed", ["crab", "gull", "newt"])
def test_careless_hands_break_nothing(desk: Open, seed: str) -> None:
    table = desk(players=3, people=(0, 1), seed=seed, motion=True)
    table.view.setFocus()
    rng = Rng.from_seed(seed)
    for _ in range(INPUTS):
        careless(table, rng)
        if rng.below(10) == 0:
            QTest.qWait(5)
    assert len(table.chosen) > 5
    table.scene.mouse.cancel()
    table.motion.skip()
    assert_at_rest(table.scene.canvas.items)
