"""Great moments over a table: nothing of them stays, and none comes where motion is off."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from festival_desktop.scenes.celebration import Celebration, Firework
from tests.screens.lanterns_dice.table.desk import DiceDesk

SKY = QRectF(100, 20, 600, 200)


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[DiceDesk]:
    desk = DiceDesk(motion=True)
    desk.open()
    desk.motion.skip()
    yield desk
    desk.close()


def celebrate(desk: DiceDesk) -> Celebration:
    celebration = Celebration(desk.presenter.context)
    celebration.fireworks(SKY, 5)
    celebration.rise([lambda: QPixmap(20, 20)] * 4, QRectF(200, 500, 80, 40), SKY)
    celebration.sparkle(QPointF(300, 300), 20)
    return celebration


def test_everything_is_gone_at_the_end(desk: DiceDesk) -> None:
    before = len(desk.scene.items())
    celebrate(desk)
    assert len(desk.scene.items()) == before + 5 + 4 + 1
    desk.motion.skip()
    assert len(desk.scene.items()) == before
    assert not desk.motion.busy


def test_a_second_one_takes_nothing_from_the_first(desk: DiceDesk) -> None:
    before = len(desk.scene.items())
    celebrate(desk)
    celebrate(desk)
    desk.motion.skip()
    assert len(desk.scene.items()) == before


def test_fireworks_lie_behind_everything_on_the_table(desk: DiceDesk) -> None:
    celebrate(desk)
    rockets = [item for item in desk.scene.items() if isinstance(item, Firework)]
    assert rockets
    lowest = min(item.zValue() for item in desk.items.values())
    assert all(rocket.zValue() < lowest for rocket in rockets)
    desk.motion.skip()


def test_without_motion_there_is_none(desk: DiceDesk) -> None:
    desk.motion.enabled = False
    before = len(desk.scene.items())
    celebration = Celebration(desk.presenter.context)
    celebration.fireworks(SKY, 5)
    celebration.rise([lambda: QPixmap(20, 20)] * 4, QRectF(200, 500, 80, 40), SKY)
    assert len(desk.scene.items()) == before
