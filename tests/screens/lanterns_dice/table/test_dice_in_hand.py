"""Dice that are shaken and thrown, the trail of the pencil, and small sheets that grow."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsPathItem

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.state import ROLL, State
from festival_desktop.scenes import zorder
from festival_desktop.screens.lanterns_dice.table.rolling import Tumble
from tests.games.lanterns_dice.positions import GAME, deal, rolled
from tests.screens.desk import LEFT, NONE
from tests.screens.lanterns_dice.table.desk import DiceDesk, match_of

Open = Callable[..., DiceDesk]


def to_roll() -> State:
    """Seat 0 is to roll; the dice of an earlier turn lie in the tray."""
    state = deal(3)
    state.dice = (0, 1, 2, 3)
    assert state.stage is ROLL
    return state


@pytest.fixture
def table(desk: Open) -> DiceDesk:
    return desk(match=match_of(to_roll()), motion=True)


def take(table: DiceDesk) -> None:
    """Hold the dice over the lake."""
    middle = table.layout.tray.toPoint()
    table.wait()
    table.move(middle)
    QTest.mousePress(table.view.viewport(), LEFT, NONE, middle)
    for way in (20, 40, 60, 80):
        table.move(middle + QPoint(-way, way // 2), LEFT)


def dice(table: DiceDesk) -> list[QPointF]:
    return [table.items[f"die:{n}"].pos() for n in range(4)]


def test_dice_that_are_held_follow_the_hand(table: DiceDesk) -> None:
    before = dice(table)
    take(table)
    hand = table.layout.tray + QPointF(-80, 40)
    side = table.items["die:0"].spec.rect.width()
    assert dice(table) != before
    assert all((pos - hand).manhattanLength() < 2 * side for pos in dice(table))
    assert not table.chosen
    table.motion.skip()


def test_letting_go_rolls_and_ends_in_what_the_rules_drew(table: DiceDesk) -> None:
    take(table)
    start = dice(table)
    end = table.layout.tray.toPoint() + QPoint(-80, 40)
    QTest.mouseRelease(table.view.viewport(), LEFT, NONE, end)
    assert table.chosen == [m.ROLL]
    assert table.motion.busy
    assert all((a - b).manhattanLength() < 60 for a, b in zip(start, dice(table), strict=True))
    table.motion.skip()
    colors = GAME.content.colors
    for number, color in enumerate(table.match.state.dice):
        item = table.items[f"die:{number}"]
        assert item.spec.face[0] == colors[color]
        assert item.transform().isIdentity()
        assert item.goal == item.spec.rect
        assert item.rotation() == item.spec.rotation


def test_a_press_without_a_way_rolls_as_well(table: DiceDesk) -> None:
    table.click(table.layout.tray.toPoint())
    assert table.chosen == [m.ROLL]
    table.motion.skip()


def test_a_tumble_ends_flat_at_rest_with_the_drawn_face() -> None:
    for seed in range(20):
        tumble = Tumble(QPointF(10, 20), QPointF(200, 90), QPointF(4, -2), seed)
        assert tumble.at(0.0).pos == QPointF(10, 20)
        pose = tumble.at(1.0)
        assert (pose.pos, pose.spin, pose.height, pose.face) == (QPointF(200, 90), 0.0, 0.0, None)
        assert pose.lean.isIdentity()


def trails(table: DiceDesk) -> list[QGraphicsPathItem]:
    return [item for item in table.scene.items() if type(item) is QGraphicsPathItem]


def test_the_pencil_leaves_a_trail_that_is_gone_in_the_end(desk: Open) -> None:
    table = desk(match=match_of(rolled(deal(3), "red red red red")), motion=True)
    table.motion.skip()
    spot = table.point(table.target("area"))
    table.wait()
    table.move(spot)
    before = len(trails(table))
    QTest.mousePress(table.view.viewport(), LEFT, NONE, spot)
    table.move(spot + QPoint(4, 0), LEFT)
    table.move(spot + QPoint(-4, 1), LEFT)
    assert len(trails(table)) == before + 1
    assert any(trail.path().elementCount() == 3 for trail in trails(table))
    QTest.mouseRelease(table.view.viewport(), LEFT, NONE, spot)
    table.motion.skip()
    assert len(trails(table)) == before


def test_a_small_sheet_ends_as_it_is_painted(desk: Open) -> None:
    """What was laid over it while it grew is gone, also if it is skipped."""
    state = deal(3)
    state.seat = 1
    state.dice = (0, 0, 0, 0)
    state.take_up(1)
    table = desk(match=match_of(state), motion=True)
    table.motion.skip()
    before = len(table.scene.items())
    move = next(move for move in GAME.legal_moves(state) if isinstance(move, m.Shade))
    table.controller.play(move)
    assert len(table.scene.items()) > before
    table.motion.skip()
    table.motion.skip()
    after = table.items["mini:1"]
    picture = table.presenter.RENDERERS["mini"].picture(after.spec, table.scene.canvas.dpr)
    assert after.pixmap().toImage() == picture.pixmap.toImage()
    assert not [i for i in table.scene.items() if i.zValue() == zorder.SPARK and i.isVisible()]
