"""Hands may select and drag anything anywhere at any moment: nothing breaks, much is refused."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtTest import QTest

from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival.state import State
from tests.screens.firefly_festival.table.desk import FireflyDesk, eager, match_after, rules
from tests.screens.firefly_festival.table.test_whole_games import GAMES, show
from tests.screens.resting import assert_at_rest

Lake = Callable[..., FireflyDesk]
LEFT = Qt.MouseButton.LeftButton
KEYS = (
    Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down,
    Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_B, Qt.Key.Key_P, Qt.Key.Key_M,
    Qt.Key.Key_F, Qt.Key.Key_C, Qt.Key.Key_L, Qt.Key.Key_E,
)  # fmt: skip


def somewhere(desk: FireflyDesk, rng: Rng) -> QPointF:
    """A worker, an island, or any spot of the table."""
    kind = rng.below(3)
    if kind == 0:
        crowds = [key for key in desk.items if key.startswith("worker")]
        return desk.items[crowds[rng.below(len(crowds))]].spec.rect.center()
    if kind == 1:
        return desk.board.block(rng.below(desk.board.network.size)).center()
    size = desk.scene.canvas.size.toSize()
    return QPointF(rng.below(size.width()), rng.below(size.height()))


def grope(desk: FireflyDesk, rng: Rng) -> None:
    """Asks the scene itself, so that what goes wrong is told here."""
    mouse, one_input = desk.scene.mouse, desk.scene.canvas.input
    start, end = somewhere(desk, rng), somewhere(desk, rng)
    match rng.below(3):
        case 0:
            with one_input():
                mouse.move(start, False)
            with one_input():
                mouse.press(start, LEFT)
            with one_input():
                mouse.release(start, LEFT)
        case 1:
            with one_input():
                mouse.move(start, False)
            with one_input():
                mouse.press(start, LEFT)
            for part in (0.3, 0.7, 1.0):
                with one_input():
                    mouse.move(start + (end - start) * part, True)
            with one_input():
                mouse.release(end, LEFT)
        case _:
            key = KEYS[rng.below(len(KEYS))]
            press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
            desk.scene.keyPressEvent(press)


@pytest.mark.sample(1)
@pytest.mark.parametrize(("players", "powers"), GAMES, ids=str)
def test_careless_hands_break_nothing(lake: Lake, players: int, powers: tuple[str, ...]) -> None:
    game, rng = rules(), Rng.from_seed(f"careless {players}")
    match = match_after(0, players, None, f"careless {players}", powers=powers)
    desk = lake(match, moving=True)
    desk.session.chosen.disconnect(desk.controller.play)
    state: State = match.state
    for step in range(60):
        show(desk, state)
        for _ in range(6):
            grope(desk, rng)
        if step % 7 == 0:
            QTest.qWait(20)  # into the middle of what moves
        state = game.copy(state)
        game.play(state, eager(game, state, rng), [])
        if game.to_act(state) is None:
            break
    assert desk.refusals
    show(desk, state)
    desk.motion.skip()
    assert_at_rest(desk.scene.canvas.items)
