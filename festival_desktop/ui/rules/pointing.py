"""The widget that help is about: the one with keyboard focus, or the one under the mouse.

The one used last counts: the mouse, once it has moved since the focus changed.
"""

from PySide6.QtCore import QObject, QPoint
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QApplication, QWidget

from festival_desktop.scenes.table_view import TableView


class Pointing(QObject):
    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._mouse = QCursor.pos()
        """Mouse position at the last focus change, to tell which is more recent."""
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_changed)

    def _focus_changed(self) -> None:
        self._mouse = QCursor.pos()

    def here(self) -> tuple[QWidget | None, QPoint | None]:
        """Return the widget and the mouse position on it; None for the keyboard."""
        focus, mouse = QApplication.focusWidget(), QCursor.pos()
        under = QApplication.widgetAt(mouse)
        by_keys = isinstance(focus, TableView) and focus.table.pointer.focus is not None
        window = QApplication.activeModalWidget() or self._window
        if by_keys or mouse == self._mouse or under is None or under.window() is not window:
            return focus, None
        return under, under.mapFromGlobal(mouse)
