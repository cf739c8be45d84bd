"""Looking back from a table that is played at: by the strip of steps, by keys, by the end page."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from festival_desktop.controller.look_back import LookBack
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.ui.speech import announce
from festival_desktop.ui.table.look_back_mark import LookBackMark
from festival_desktop.ui.table.timeline_strip import TimelineStrip

REST = 300
"""Milliseconds the pointer rests on a step before it is shown: many only pass over the strip."""
NEXT = 60
"""The same once a step is shown."""


class LookingBack(QObject):
    def __init__(
        self,
        look_back: LookBack,
        mark: LookBackMark,
        strip: TimelineStrip,
        scene: TableScene,
        branch: Callable[[int], None],
    ) -> None:
        super().__init__(mark)
        self._look_back, self._mark, self._strip, self._scene = look_back, mark, strip, scene
        self._staying = False
        """It was asked for by a press or a key, and stays until it is ended."""
        self._pointed: int | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._rested)
        strip.pointed_at.connect(self._point)
        strip.look_requested.connect(self.look)
        mark.end_requested.connect(self.end)
        mark.branch.clicked.connect(lambda: branch(look_back.place or 0))

    @property
    def place(self) -> int | None:
        """The place that is looked at; None: the game itself is shown."""
        return self._look_back.place

    def look(self, place: int) -> None:
        """Show the position after so many steps until somebody goes back to the game."""
        self._staying = True
        self._show(place)

    def step(self, by: int) -> None:
        """One step further back or on, by a key."""
        self._staying = True
        self._look_back.step(by)
        self.update()

    def end(self) -> bool:
        """Back to the game; False if nothing was looked at."""
        self._rest.stop()
        return self._look_back.end()

    def _point(self, place: int | None) -> None:
        """The pointer is on a step of the strip, or has left it."""
        self._pointed = place
        if place is None and not self._staying:
            self.end()
        elif place is not None and not self._staying and not self._busy():
            self._rest.start(REST if self.place is None else NEXT)

    def _busy(self) -> bool:
        """Somebody is choosing: what they hold is not put down by a pointer that passes."""
        return bool(self._scene.session.selector.selected) or self._scene.pointer.gripping

    def _rested(self) -> None:
        if self._pointed is not None and not self._busy():
            self._show(self._pointed)

    def _show(self, place: int) -> None:
        if place == self._strip.line.cursor:
            self.end()
        else:
            self._look_back.look(place)
        self.update()

    def update(self) -> None:
        """Another position is shown."""
        place = self.place
        self._strip.set_looked(place)
        if place is None:
            self._staying = False
            self._mark.hide()
            return
        words, line = self._strip.words, self._strip.line
        self._mark.show_step(words.looking(line, place), words.happened(line, place), self._staying)
        announce(self._mark, f"{self._mark.title.text()} {self._mark.sentence.text()}")
