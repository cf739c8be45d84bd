"""What happened is shown for a moment and can be skipped; the table is right at once."""

from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPixmapItem

from festival_desktop.games.firefly_festival.notation import LETTERS
from festival_desktop.games.firefly_festival.state import State
from festival_desktop.play.table import Target
from festival_desktop.scenes.items import SceneItem
from tests.games.firefly_festival.positions import bridge, island, pagodas, settle, table
from tests.screens.firefly_festival.table.desk import FireflyDesk, match_from

Lake = Callable[..., FireflyDesk]
B, F = island("B"), island("F")


def ready() -> State:
    state = bridge(settle(table(), 0, "A1 B2 F1"), 0, "A-B 1")
    return pagodas(settle(state, 1, "A1 L3"), {"B": "0"})


def fireflies(desk: FireflyDesk) -> int:
    items = [item for item in desk.scene.items() if isinstance(item, QGraphicsPixmapItem)]
    return sum(not isinstance(item, SceneItem) and item.zValue() == 90.0 for item in items)


def hold(desk: FireflyDesk) -> None:
    desk.session.select(Target("action", (3,)))
    desk.session.select(Target("festival", (B,)))


def test_fireflies_rise_over_a_festival_and_are_gone_when_skipped(lake: Lake) -> None:
    desk = lake(match_from(ready()), moving=True)
    hold(desk)
    assert fireflies(desk) > 10
    assert any(key.startswith("gain:0:points") for key in desk.items)
    desk.motion.skip()
    assert fireflies(desk) == 0
    assert not any(key.startswith("gain:") for key in desk.items)


def test_without_motion_nothing_rises(lake: Lake) -> None:
    desk = lake(match_from(ready()))
    hold(desk)
    assert fireflies(desk) == 0
    assert f"spire:{B}" in desk.items


def test_a_new_floor_comes_from_the_seat_of_its_owner(lake: Lake) -> None:
    desk = lake(match_from(settle(table(), 0, "B1 F1")), moving=True)
    desk.session.select(Target("action", (1,)))
    desk.session.select(Target("pagoda", (F,)))
    floor = desk.items[f"floor:{F}:0"]
    assert floor.pos().x() < desk.layout.lake.left()
    desk.motion.skip()
    assert desk.board.block(F).contains(floor.pos())
    assert LETTERS[F] == "F"


def test_a_press_skips_what_moves(lake: Lake) -> None:
    desk = lake(match_from(ready()), moving=True)
    hold(desk)
    desk.click(QPoint(2, 2))
    assert fireflies(desk) == 0


def test_the_picture_of_a_zoomed_board_is_taken_away(lake: Lake) -> None:
    desk = lake(match_from(ready()), moving=True)
    desk.motion.skip()
    desk.wheel(desk.ground(B), 1)
    assert not desk.items[f"ground:{B}"].isVisible()
    QTest.qWait(600)
    assert desk.items[f"ground:{B}"].isVisible()


def test_a_new_bridge_grows_from_where_its_builder_stands(lake: Lake) -> None:
    desk = lake(match_from(settle(table(4), 0, "A4")), moving=True)
    network = desk.board.network
    number = max(desk.options.lanes, key=lambda n: network.lengths[n])
    move = desk.options.lanes[number]
    desk.controller.play(move)
    item = desk.items[f"bridge:{number}"]
    growing = item.pixmap().cacheKey()
    desk.motion.skip()
    assert item.pixmap().cacheKey() != growing
    painted = desk.presenter.RENDERERS["bridge"].picture(item.spec, 1.0)
    assert item.pixmap().cacheKey() == painted.pixmap.cacheKey()
