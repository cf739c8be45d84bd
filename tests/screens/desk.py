"""A table for tests, worked by mouse and keys: what the desks of all games share."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from festival_desktop.ai.players import RandomPlayer
from festival_desktop.controller.match_controller import MatchController, Pace
from festival_desktop.core.rng import Rng
from festival_desktop.models.session import Session
from festival_desktop.play.match import Match
from festival_desktop.play.table import TAKE, Target
from festival_desktop.scenes.animation import Animator
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.table_canvas import MakePresenter
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.scenes.table_view import TableView

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier


class Computer(RandomPlayer[Any, Any]):
    """Plays at random, and takes no turn, as no computer does."""

    def __init__(self, table: Any) -> None:
        self._table = table

    def choose(self, view: Any, legal_moves: Sequence[Any], rng: Rng) -> Any:
        in_turn = [move for move in legal_moves if not self._takes(move)]
        return super().choose(view, in_turn, rng)

    def _takes(self, move: Any) -> bool:
        return any(target.kind == TAKE for target in self._table.selections(move)[0])


class TableDesk:
    """Match, session, controller, scene and view; computers play at random.

    Before every press the hands wait until the table takes it, unless they are said to be hasty.
    """

    def __init__(
        self,
        match: Match[Any, Any, Any],
        table: Any,
        words: Callable[[Session], Any],
        make_presenter: MakePresenter,
        size: tuple[int, int],
        moving: bool = False,
        secrets: bool = True,
    ) -> None:
        self.match = match
        self.confirm_end = False
        """People end their turns themselves."""
        self.session = Session(match.game, table, match.players)
        self.session.words = words(self.session)
        self.controller = MatchController(
            match,
            self.session,
            {"friend": Computer(table)},
            lambda: Pace.STEP,
            lambda: self.confirm_end,
            secrets=secrets,
        )
        self.motion = Animator(enabled=moving)
        self.now = 0.0
        self.scene = TableScene(self.session, self.motion, make_presenter, clock=lambda: self.now)
        self.pointer = self.scene.pointer
        self.view = TableView(self.scene)
        self.view.resize(*size)
        self.refusals: list[str] = []
        self.chosen: list[Any] = []
        self.session.refused.connect(lambda rule, reason: self.refusals.append(rule))
        self.session.chosen.connect(self.chosen.append)

    def open(self) -> None:
        self.view.show()
        self.controller.start()

    def close(self) -> None:
        self.view.close()
        # Also what has no window: connections would keep the whole desk with all its pictures.
        for part in (self.view, self.scene, self.controller, self.session, self.motion):
            part.deleteLater()

    def let_others_move(self) -> None:
        """Until a person who is at the screen is to act, or the game is over."""
        while self.match.to_act is not None:
            if self.session.waiting is not None:
                self.controller.take_over()
            elif self.controller.computer_to_move:
                self.controller.computer_moves()
            elif self.controller.awaiting_end_turn:
                self.controller.go_on()
            else:
                return

    # -- what is shown -----------------------------------------------------------------------

    @property
    def items(self) -> dict[str, SceneItem]:
        """All items by key."""
        return {item.key: item for item in self.scene.canvas.items}

    def face(self, key: str) -> Any:
        """What the painter of this item is given."""
        return self.items[key].spec.face

    def told(self, spot: QPoint) -> list[str]:
        """What is explained where the mouse rests, line by line."""
        return self.scene.explainer.at(self.view.mapToScene(spot))[0].split("\n")

    def point(self, target: Target) -> QPoint:
        """Where something is."""
        place = self.scene.presenter.parts.place_of(target)
        assert place is not None, target
        return place.center().toPoint()

    def around(self, frame: QRectF) -> QImage:
        """What is seen, but for what is within this."""
        picture = self.view.grab().toImage()
        painter = QPainter(picture)
        painter.fillRect(frame.toAlignedRect(), Qt.GlobalColor.black)
        painter.end()
        return picture

    def focus_on(self, target: Target | None) -> None:
        """As the keyboard does."""
        with self.scene.canvas.input():
            self.scene.set_focus(target)

    # -- hands -------------------------------------------------------------------------------

    def move(self, to: QPoint, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
        """QTest's own moves carry no pressed button."""
        port = self.view.viewport()
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(to), QPointF(port.mapToGlobal(to)),
            Qt.MouseButton.NoButton, held, NONE,
        )  # fmt: skip
        QApplication.sendEvent(port, event)

    def wait(self) -> None:
        self.now += 1.0

    def click(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        self.wait()
        self.move(at)
        QTest.mouseClick(self.view.viewport(), button, NONE, at)

    def double_click(self, at: QPoint) -> None:
        """Two hasty presses, as Qt tells of them."""
        self.click(at)
        self.press_again(at)

    def press_again(self, at: QPoint) -> None:
        """The second press of a double click, and its release."""
        port = self.view.viewport()
        place = QPointF(port.mapToGlobal(at))
        for kind, held in (
            (QEvent.Type.MouseButtonDblClick, LEFT),
            (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
        ):
            QApplication.sendEvent(port, QMouseEvent(kind, QPointF(at), place, LEFT, held, NONE))

    def pick_up(self, at: QPoint) -> None:
        self.wait()
        self.move(at)
        QTest.mousePress(self.view.viewport(), LEFT, NONE, at)
        self.move(at - QPoint(0, 30), LEFT)

    def drag_to(self, to: QPoint) -> None:
        self.move(to, LEFT)

    def drop(self, at: QPoint) -> None:
        self.move(at, LEFT)
        QTest.mouseRelease(self.view.viewport(), LEFT, NONE, at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        self.pick_up(start)
        self.drag_to((start + end) / 2)
        self.drop(end)

    def wheel(self, at: QPoint, notches: int, modifiers: Qt.KeyboardModifier = NONE) -> None:
        port = self.view.viewport()
        event = QWheelEvent(
            QPointF(at), QPointF(port.mapToGlobal(at)), QPoint(), QPoint(0, 120 * notches),
            Qt.MouseButton.NoButton, modifiers, Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(port, event)

    def pan(self, start: QPoint, end: QPoint) -> None:
        """With the middle button."""
        port, middle = self.view.viewport(), Qt.MouseButton.MiddleButton
        QTest.mousePress(port, middle, NONE, start)
        self.move(end, middle)
        QTest.mouseRelease(port, middle, NONE, end)

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        self.wait()
        QTest.keyClick(self.view, key, modifiers)
