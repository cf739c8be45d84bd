"""Navigation between pages: which one is shown, and what happens on a change."""

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid

from festival_desktop.scenes import animation as durations
from festival_desktop.scenes.animation import Animator, ease_in_out
from festival_desktop.ui.pages.guided import GuidedPage
from festival_desktop.ui.pages.replay import ReplayPage
from festival_desktop.ui.pages.settings import SettingsPage
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.table.table_frame import TableFrame


class Fade(QWidget):
    """A fading picture of the previous page over the current one."""

    def __init__(self, motion: Animator, parent: QWidget) -> None:
        super().__init__(parent)
        self._motion = motion
        self._picture = QPixmap()
        self._strength = 0.0
        self.hide()

    def away_from(self, page: QWidget) -> None:
        """Start fading a page just before another one replaces it."""
        if not page.isVisible():
            return
        self._picture = page.grab()
        self.setGeometry(page.geometry())
        self.show()
        self.raise_()
        self._motion.run(
            self, "page", durations.FADE, self._step, curve=ease_in_out, done=self._done
        )

    def _step(self, part: float) -> None:
        self._strength = 1.0 - part
        self.update()

    def _done(self) -> None:
        self._picture = QPixmap()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setOpacity(self._strength)
        p.drawPixmap(0, 0, self._picture)
        p.end()


class Navigation(QObject):
    left_table = Signal()
    """Emitted when the table is no longer shown, which is a good moment to save."""
    page_changed = Signal()
    """Emitted when another page is shown or its available actions have changed."""

    def __init__(self, stack: QStackedWidget, shelf: QWidget, motion: Animator) -> None:
        super().__init__(stack)
        self._stack, self._shelf = stack, shelf
        self._fade = Fade(motion, stack.window())
        self._before: dict[type[QWidget], QWidget] = {}
        """The page to return to, by type of the visited page."""

    @property
    def page(self) -> QWidget:
        page = self._stack.currentWidget()
        assert page is not None  # The shelf is never removed.
        return page

    def add(self, page: QWidget) -> None:
        if self._stack.indexOf(page) < 0:
            self._stack.addWidget(page)

    def go(self, page: QWidget) -> None:
        """Show a page; nothing plays at a hidden table."""
        old = self.page
        if page is old:
            return
        if isinstance(old, TableFrame):
            old.leave()
        if isinstance(old, TablePage):
            self.left_table.emit()
        self._fade.away_from(old)
        self.add(page)
        self._stack.setCurrentWidget(page)
        self._end_visits()
        page.setFocus()
        if isinstance(page, TablePage):
            page.enter()
        self.page_changed.emit()

    def go_to_shelf(self) -> None:
        self.go(self._shelf)

    def visit(self, page: QWidget) -> None:
        """Show a page until the person goes back from it."""
        if type(page) is not type(self.page):
            self._before[type(page)] = self.page
        self.go(page)

    def go_back(self) -> None:
        """Return to the page before the visited one, or to the shelf if it is gone."""
        before = self._before.get(type(self.page), self._shelf)
        here = isValid(before) and self._stack.indexOf(before) >= 0
        self.go(before if here else self._shelf)

    def remove(self, page: QWidget) -> None:
        self._stack.removeWidget(page)
        page.deleteLater()

    def _end_visits(self) -> None:
        """Delete hidden replays, lessons and puzzles, but not below the settings."""
        if not isinstance(self.page, SettingsPage):
            for page in map(self._stack.widget, reversed(range(self._stack.count()))):
                if isinstance(page, ReplayPage | GuidedPage) and page is not self.page:
                    self.remove(page)
