"""From keys to touches: arrows move a ring, Enter and Space touch what is in it.

R turns, Esc goes back, plus, minus and 0 look closer, further and at everything.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from festival_desktop.scenes import cursor

if TYPE_CHECKING:
    from festival_desktop.scenes.piece_scene import PieceScene

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
OTHERS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)
"""With these a key belongs to the window."""


class Keyboard:
    def __init__(self, scene: "PieceScene") -> None:
        self._scene = scene

    def press(self, event: QKeyEvent) -> bool:
        """Whether the key meant something here."""
        scene, key = self._scene, event.key()
        if event.modifiers() & OTHERS:
            return False
        shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        match key:
            case Qt.Key.Key_Left | Qt.Key.Key_Right | Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._step(*ARROWS[Qt.Key(key)])
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._touch()
            case Qt.Key.Key_Space:
                self._space(event, True)
            case Qt.Key.Key_R:
                scene.turn(-1 if shift else 1, None)
            case Qt.Key.Key_Escape if scene.session.picker.touched:
                scene.gestures.cancel()
                scene.go_back()
            case Qt.Key.Key_Plus | Qt.Key.Key_Equal:
                scene.zoom(1)
            case Qt.Key.Key_Minus:
                scene.zoom(-1)
            case Qt.Key.Key_0:
                scene.fit()
            case _:
                return False
        return True

    def release(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space:
            self._space(event, False)

    def _space(self, event: QKeyEvent, down: bool) -> None:
        """Alone it touches; while it is down, dragging moves the view."""
        gestures = self._scene.gestures
        if event.isAutoRepeat():
            return
        gestures.space = down
        if down:
            gestures.panned = False
        elif not gestures.panned:
            self._touch()

    def _step(self, dx: int, dy: int) -> None:
        scene, reach = self._scene, self._scene.reach()
        if scene.cursor in reach:
            scene.set_cursor(cursor.nearest(reach, scene.cursor, dx, dy) or scene.cursor)
        else:
            scene.set_cursor(scene.next_cursor())

    def _touch(self) -> None:
        """Touch what the ring is at; show the ring first if it is nowhere yet."""
        scene = self._scene
        if scene.cursor is not None and scene.cursor in scene.reach():
            scene.press(scene.cursor)
        else:
            scene.set_cursor(scene.next_cursor())
