"""The animation from one page to the next."""

from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from festival_desktop.scenes import animation as durations
from festival_desktop.scenes.animation import Animator, both


class Fade(QWidget):
    """A picture of the page that was, over the page that is; it fades and is gone."""

    def __init__(self, motion: Animator, parent: QWidget) -> None:
        super().__init__(parent)
        self._motion = motion
        self._picture = QPixmap()
        self._strength = 0.0
        self.hide()

    def away_from(self, page: QWidget) -> None:
        """Call this just before another page takes its place."""
        if not page.isVisible():
            return
        self._picture = page.grab()
        self.setGeometry(page.geometry())
        self.show()
        self.raise_()
        self._motion.run(self, "page", durations.FADE, self._step, curve=both, done=self._done)

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
