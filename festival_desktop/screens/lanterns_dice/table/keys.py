"""Keys of this table: 1 to 4 look at a sheet, F flips, G shows all places, arrows turn the tray."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from festival_desktop.scenes.keyboard import OTHERS, Keyboard

if TYPE_CHECKING:
    from festival_desktop.screens.lanterns_dice.table.scene import DiceScene

SEATS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)


class DiceKeyboard(Keyboard):
    def __init__(self, scene: "DiceScene") -> None:
        super().__init__(scene)
        self._dice = scene

    def press(self, event: QKeyEvent) -> bool:
        if event.modifiers() & OTHERS:
            return False
        return self._own(Qt.Key(event.key())) or super().press(event)

    def _own(self, key: Qt.Key) -> bool:
        scene = self._dice
        if key in SEATS and SEATS.index(key) < len(scene.session.players):
            scene.look(SEATS.index(key))
            return True
        match key:
            case Qt.Key.Key_F:
                return scene.flip()
            case Qt.Key.Key_G:
                return scene.show_places()
            case Qt.Key.Key_Escape if not scene.session.picker.touched:
                return scene.return_home()
            case Qt.Key.Key_Left | Qt.Key.Key_Right if self._at_tray():
                scene.tray.turn(1 if key == Qt.Key.Key_Right else -1)
                return True
        return False

    def _at_tray(self) -> bool:
        """The ring is at the tray, or nowhere yet."""
        scene = self._dice
        at = scene.cursor is None or scene.cursor.kind == "tray"
        return at and scene.tray.trying
