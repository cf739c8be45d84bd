"""One key for each action, and for what lies over the lake."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

from festival_desktop.play.table import Target
from festival_desktop.tables.firefly_festival import Action

if TYPE_CHECKING:
    from festival_desktop.screens.firefly_festival.table.scene import FireflyScene

KEYS = {
    Qt.Key.Key_B: Target("action", (int(Action.BRIDGE),)),
    Qt.Key.Key_P: Target("action", (int(Action.PAGODA),)),
    Qt.Key.Key_M: Target("action", (int(Action.MOVE),)),
    Qt.Key.Key_F: Target("action", (int(Action.FESTIVAL),)),
    Qt.Key.Key_C: Target("crow"),
    Qt.Key.Key_L: Target("fish"),
}
"""One-letter shortcuts: Bridge, Pagoda, Move, Festival, Crow, Lucky fish. O shows all festivals,
E ends the turn or what is left of an action."""
ENDS = (Target("done"), Target("skip"), Target("pass"))


def press_letter(scene: "FireflyScene", key: Qt.Key) -> bool:
    """Whether the key means something here."""
    if key == Qt.Key.Key_Escape and scene.gestures.lifted is not None:
        scene.gestures.cancel()
    elif key == Qt.Key.Key_O:
        scene.show_forecasts(not scene.forecasting)
    elif key == Qt.Key.Key_E:
        ends = [target for target in ENDS if target in scene.choices or scene.goes_on]
        if ends:
            scene.press(ends[0])
    elif key in KEYS:
        scene.press(KEYS[key])
        scene.set_cursor(scene.next_cursor())
    else:
        return False
    return True
