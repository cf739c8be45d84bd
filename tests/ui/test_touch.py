"""Fingers and trackpads at real tables, by synthesised touches; and presses that hurry."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.core.game import Setup
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.scenes.board import Camera
from festival_desktop.ui.pages.table import TablePage
from tests.ui.window import Start, table_of

pytestmark = pytest.mark.sample(5, of="file")

Play = Callable[..., TablePage]
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def play(start: Start) -> Play:
    """A table at which Mira is to act, or, with a computer first, is to wait."""

    def begun(game: str = "festival_of_lanterns", pace: str = "step") -> TablePage:
        window = start()
        window.settings.pace = pace
        window.resize(1280, 720)
        players = (Player("Mira"), Player("Lotte", next(iter(catalog.computers(game)))))
        window.shell.current.begin(NewGame(game, Setup(2), players, "jade-owl-7"))
        QApplication.processEvents()
        return table_of(window)

    return begun


@pytest.fixture
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


class Hand:
    """Fingers on one table."""

    def __init__(self, table: TablePage, device: QPointingDevice) -> None:
        self._on, self._device = table.view.viewport(), device

    def __call__(self, how: str, *spots: QPoint) -> None:
        """All fingers press, move or release at these spots."""
        sequence = QTest.touchEvent(self._on, self._device)
        for finger, at in enumerate(spots):
            getattr(sequence, how)(finger, at, self._on)
        sequence.commit()
        QApplication.processEvents()

    def second(self, first: QPoint, at: QPoint) -> None:
        """Another finger joins the one that is down."""
        sequence = QTest.touchEvent(self._on, self._device)
        sequence.stationary(0)
        sequence.press(1, at, self._on)
        sequence.commit()
        QApplication.processEvents()

    def tap(self, *spots: QPoint) -> None:
        self("press", *spots)
        self("release", *spots)


def camera(table: TablePage) -> Camera:
    found: Camera = table.scene.presenter.board.camera  # type: ignore[attr-defined]
    return found


def spot(table: TablePage, target: Target) -> QPoint:
    place = table.scene.presenter.parts.place_of(target)
    assert place is not None
    return place.center().toPoint()


def own_turn(table: TablePage) -> Target:
    """Let the computer move until Mira may; the first tile of her hand."""
    while not table.session.moves:
        table.controller.go_on()
    return Target("tile", (table.match.state.hands[0][0],))


WATER, BESIDE = QPoint(500, 300), QPoint(600, 300)


def test_two_fingers_zoom_about_their_middle(play: Play, screen: QPointingDevice) -> None:
    table = play()
    hand, before = Hand(table, screen), camera(table).side
    hand("press", WATER, BESIDE)
    hand("move", WATER - QPoint(50, 0), BESIDE + QPoint(50, 0))
    assert camera(table).side == pytest.approx(2 * before, rel=0.02)
    hand("move", WATER, BESIDE)
    assert camera(table).side == pytest.approx(before, rel=0.02)
    hand("release", WATER, BESIDE)
    assert table.session.selector.selected == []


def test_two_fingers_move_the_table(play: Play, screen: QPointingDevice) -> None:
    table = play()
    hand, view = Hand(table, screen), camera(table)
    x, y, way = view.x, view.y, QPoint(70, -40)
    hand("press", WATER, BESIDE)
    hand("move", WATER + way, BESIDE + way)
    hand("release", WATER + way, BESIDE + way)
    assert (view.x - x, view.y - y) == pytest.approx((70, -40), abs=1)


def test_a_second_finger_takes_back_what_the_first_began(
    play: Play, screen: QPointingDevice
) -> None:
    table = play()
    tile, hand = own_turn(table), Hand(table, screen)
    at = spot(table, tile)
    hand("press", at)
    hand.second(at, at + QPoint(90, 0))
    hand("move", at, at + QPoint(120, 0))
    hand("release", at, at + QPoint(120, 0))
    assert table.session.selector.selected == []
    assert table.scene.pointer.lifted is None


def test_tapping_a_tile_and_a_cell_is_pressing_and_pressing(
    play: Play, screen: QPointingDevice
) -> None:
    table = play()
    tile, hand = own_turn(table), Hand(table, screen)
    hand.tap(spot(table, tile))
    assert table.session.selector.selected == [tile]
    cell = next(target for target in table.session.selector.choices() if target.kind == "cell")
    before = table.match.cursor
    hand.tap(spot(table, cell))
    assert table.match.cursor > before or cell in table.session.selector.selected


def test_dragging_with_a_finger_lifts_and_drops(play: Play, screen: QPointingDevice) -> None:
    table = play()
    tile, hand = own_turn(table), Hand(table, screen)
    start = spot(table, tile)
    hand("press", start)
    hand("move", start + QPoint(0, -60))
    assert table.scene.pointer.lifted == tile
    cell = next(target for target in table.session.selector.choices() if target.kind == "cell")
    before, goal = table.match.cursor, spot(table, cell)
    hand("move", goal)
    hand("release", goal)
    assert table.match.cursor > before or cell in table.session.selector.selected


@pytest.mark.parametrize("how", ["two fingers", "long"])
def test_what_is_held_is_turned_by_a_tap_of_two_fingers_or_a_long_press(
    play: Play, screen: QPointingDevice, how: str
) -> None:
    table = play()
    tile, hand = own_turn(table), Hand(table, screen)
    hand.tap(spot(table, tile))
    turn_of = table.scene.interaction.turn_of  # type: ignore[attr-defined]
    before = turn_of(*tile.key)
    if how == "long":
        hand("press", WATER)
        table.scene.explainer.hold.timeout.emit()
        hand("release", WATER)
    else:
        hand.tap(WATER, BESIDE)
    assert turn_of(*tile.key) == (before + 1) % 4
    assert table.session.selector.selected == [tile]


def test_touches_that_the_system_takes_back_mean_nothing(
    play: Play, screen: QPointingDevice
) -> None:
    table = play()
    tile, hand = own_turn(table), Hand(table, screen)
    hand("press", spot(table, tile))
    table.view._fingers._cancel()
    hand("release", spot(table, tile))
    assert table.session.selector.selected == []


def test_two_fingers_on_a_trackpad_move_the_table_and_a_wheel_zooms(play: Play) -> None:
    table = play()
    view, side = camera(table), camera(table).side
    pad = QPointingDevice(
        *("pad", 77, QInputDevice.DeviceType.TouchPad, QPointingDevice.PointerType.Finger),
        *(QInputDevice.Capability.Scroll, 2, 1),
    )
    x = view.x

    def scroll(device: QPointingDevice | None, modifiers: Qt.KeyboardModifier) -> None:
        event = QWheelEvent(
            QPointF(WATER), QPointF(table.view.viewport().mapToGlobal(WATER)), QPoint(30, 0),
            QPoint(0, 120), Qt.MouseButton.NoButton, modifiers, Qt.ScrollPhase.NoScrollPhase, False,
            device=device or QPointingDevice.primaryPointingDevice(),
        )  # fmt: skip
        QApplication.sendEvent(table.view.viewport(), event)

    scroll(pad, Qt.KeyboardModifier.NoModifier)
    assert (view.x - x, view.side) == (30, side)
    scroll(pad, Qt.KeyboardModifier.ControlModifier)
    assert view.side > side
    side = view.side
    scroll(None, Qt.KeyboardModifier.NoModifier)
    assert view.side > side


# -- presses that hurry ------------------------------------------------------------------------


def waiting(play: Play, qtbot: QtBot) -> TablePage:
    """A table at which a computer will move, in a while."""
    table = play(pace="slow")
    while table.session.moves:
        table.controller.hint(lambda decision: table.controller.play(decision.move))
    if not table.controller.computer_to_move:
        table.controller.go_on()
    assert table.controller.computer_to_move
    return table


@pytest.mark.parametrize("how", ["mouse", "finger", "key"])
def test_a_press_that_decides_nothing_hurries_one_move(
    play: Play, screen: QPointingDevice, qtbot: QtBot, how: str
) -> None:
    table = waiting(play, qtbot)
    before = table.match.cursor
    if how == "mouse":
        QTest.mouseClick(table.view.viewport(), LEFT, pos=WATER)
    elif how == "finger":
        Hand(table, screen).tap(WATER)
    else:
        QTest.keyClick(table.view, Qt.Key.Key_Space)
    assert table.match.cursor == before + 1
    assert table.window().settings.pace == "slow"  # type: ignore[attr-defined]


def test_a_press_in_your_own_turn_hurries_nothing(play: Play) -> None:
    table = play(pace="slow")
    while not table.session.moves:
        table.controller.skip_wait()
    before = table.match.cursor
    QTest.mouseClick(table.view.viewport(), LEFT, pos=WATER)
    assert table.match.cursor == before


def test_the_pace_beside_undo_is_that_of_the_settings(play: Play) -> None:
    table = play(pace="normal")
    button, settings = table.toolbar.pace, table.window().settings  # type: ignore[attr-defined]
    menu = button.menu_of_paces()
    names = [action.text() for action in menu.actions()]
    assert names == ["Step", "Slow", "Normal", "Fast", "Instant"]
    assert [action.isChecked() for action in menu.actions()].index(True) == 2
    menu.actions()[1].trigger()
    assert settings.pace == "slow"
    assert button.icon_name == "slow"
    settings.pace = "step"
    assert "Step" in button.toolTip()
    menu.deleteLater()
