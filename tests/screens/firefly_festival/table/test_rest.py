"""Whatever was animated or interrupted: at rest every item is exactly what its spec says."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival.state import State
from tests.screens.firefly_festival.table.desk import FireflyDesk, eager, match_after, rules
from tests.screens.resting import assert_at_rest

Lake = Callable[..., FireflyDesk]


def assert_all_at_rest(desk: FireflyDesk) -> None:
    desk.presenter.zooming.finish()
    desk.motion.skip()
    items = desk.scene.canvas.items
    specs = {key: spec for part in desk.presenter.parts for key, spec in part.items().items()}
    assert {item.key: item.spec for item in items} == specs
    assert all(item.isVisible() for item in items)
    assert_at_rest(items)


@pytest.mark.full
@pytest.mark.parametrize(("players", "powers"), [(2, ("none",)), (4, ("dealt",))], ids=str)
def test_a_whole_game_with_animations_leaves_every_item_at_rest(
    lake: Lake, players: int, powers: tuple[str, ...]
) -> None:
    game, rng = rules(), Rng.from_seed(f"rest {players}")
    match = match_after(0, players, None, f"rest {players}", powers=powers)
    desk = lake(match, moving=True)
    step = 0
    while match.to_act is not None and step < 400:
        state: State = match.state
        desk.controller.play(eager(game, state, rng))
        step += 1
        match step % 8:
            case 1:
                QTest.qWait(20)  # the next move comes into the middle of an animation
            case 3:
                desk.move(QPoint(*(40 + rng.below(n - 80) for n in (1280, 632))))
            case 5:
                desk.wheel(desk.ground(rng.below(desk.board.network.size)), 1 - 2 * (step % 2))
            case 6:
                desk.scene.fit()
        if step % 10 == 0:
            assert_all_at_rest(desk)
    assert_all_at_rest(desk)
    assert match.to_act is None or step == 400
