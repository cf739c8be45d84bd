"""Great moments over a table: nothing of them stays, and none comes where motion is off."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from festival_desktop.scenes import panel
from festival_desktop.scenes.celebration import Celebration, Firework
from festival_desktop.scenes.tally import Line, TallyPaper, tally_size
from tests.screens.lanterns_dice.table.desk import DiceDesk

LINES = (Line((), "8 × 3 + 28", 52), Line((), "", 6))
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
    celebration.count_up("Moon", LINES, QRectF(300, 300, 40, 40), QRectF(0, 0, 900, 500), 1.0)
    return celebration


def test_everything_is_gone_at_the_end(desk: DiceDesk) -> None:
    before = len(desk.scene.items())
    celebrate(desk)
    assert len(desk.scene.items()) == before + 5 + 4 + 1 + 1
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
    celebration.count_up("Moon", LINES, QRectF(300, 300, 40, 40), QRectF(0, 0, 900, 500), 1.0)
    assert len(desk.scene.items()) == before


def test_points_are_counted_up_line_by_line_beside_what_brings_them(
    desk: DiceDesk, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(panel, "text", lambda p, rect, words, *_, **how: shown.append(words))
    celebrate(desk)
    (paper,) = (item for item in desk.scene.items() if isinstance(item, TallyPaper))
    place = paper.boundingRect()
    assert place.contains(QRectF(QPointF(), tally_size(2, 1.0)).translated(place.topLeft()))
    assert not place.intersects(QRectF(300, 300, 40, 40).adjusted(4, 4, -4, -4))
    canvas = QPixmap(900, 500)
    for part, numbers in (
        (0.25, {"+26"}),
        (0.5, {"+52"}),
        (0.75, {"+52", "+3"}),
        (1, {"+52", "+6"}),
    ):
        shown.clear()
        paper.set_part(part)
        painter = QPainter(canvas)
        paper.paint(painter, QStyleOptionGraphicsItem())
        painter.end()
        assert {words for words in shown if words.startswith("+")} == numbers
    desk.motion.skip()
