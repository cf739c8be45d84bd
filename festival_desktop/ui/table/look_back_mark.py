"""Looking back during a game: by the timeline, by keys, by the end page.

The place and the way back are in the instruction line.
"""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QWidget

from festival_desktop.art.brush import NO_BRUSH, color, pen
from festival_desktop.art.theme import theme
from festival_desktop.controller.coach import Mistake
from festival_desktop.controller.look_back import LookBack
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.ui.table.instruction_line import Answer, InstructionLine, Said, Voice
from festival_desktop.ui.table.timeline_strip import TimelineStrip
from festival_desktop.ui.widgets.base import Painted

REST = 300
"""Milliseconds the pointer must rest on a step before it is shown."""
NEXT = 60
"""Shorter delay once a step is shown."""
_FRAME = 5.0


class LookBackMark(Painted, QWidget):
    """A frame around the table. A press anywhere in it returns to the game."""

    def __init__(
        self,
        look_back: LookBack,
        steps: TimelineStrip,
        scene: TableScene,
        line: InstructionLine,
        branch: Callable[[int], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look_back, self._steps, self._scene = look_back, steps, scene
        self._mistake: Mistake | None = None
        self._told = "", ""
        """The coach's comments on the step."""
        self._staying = False
        """Whether the view was requested by click or key and stays until ended."""
        self._pointed: int | None = None
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._rested)
        steps.pointed_at.connect(self._point)
        steps.look_requested.connect(self.look)
        self._line, self._branch = line, branch
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    @property
    def place(self) -> int | None:
        """The place being looked at; None during the game itself."""
        return self._look_back.place

    def look(self, place: int) -> None:
        """Show the position after `place` steps until the person returns."""
        self._staying = True
        self._show(place)

    def compare(self, mistake: Mistake, words: tuple[str, str]) -> None:
        """Show the position of a mistake with the played move and the better one.

        `words` describe both.
        """
        self._mistake, self._told = mistake, words
        self.look(mistake.number)

    def _draw_mistake(self, place: int | None) -> Said | None:
        """Draw both moves at the position of the mistake; return the message about it."""
        mistake = self._mistake
        if mistake is None or place != mistake.number:
            self._mistake = None
            if self._scene.pointer.compared:
                self._scene.compare()
            return None
        selections = self._scene.session.table.selections
        played, better = (
            [[target for step in selections(move) for target in step] for move in line]
            for line in mistake.differing()
        )
        self._scene.compare((self.tr("you played"), played), (self.tr("better"), better))
        done, instead = self._told
        return Said(instead, done)

    def step(self, by: int) -> None:
        """Go one step back or forward, by a key."""
        self._staying = True
        self._look_back.step(by)
        self.show_place()

    def end(self) -> bool:
        """Return to the game; return False if nothing was looked at."""
        self._rest.stop()
        return self._look_back.end()

    def _point(self, place: int | None) -> None:
        """Follow the pointer over the timeline."""
        self._pointed = place
        if place is None and not self._staying:
            self.end()
        elif place is not None and not self._staying and not self._busy():
            self._rest.start(REST if self.place is None else NEXT)

    def _busy(self) -> bool:
        """Return whether the person is choosing, which a passing pointer must not interrupt."""
        return bool(self._scene.session.selector.selected) or self._scene.pointer.gripping

    def _rested(self) -> None:
        if self._pointed is not None and not self._busy():
            self._show(self._pointed)

    def _show(self, place: int) -> None:
        if place == self._steps.line.cursor:
            self.end()
        else:
            self._look_back.look(place)
        self.show_place()

    def show_place(self) -> None:
        """Show another position; only one that stays has buttons."""
        place, staying = self.place, self._staying
        mistake = self._draw_mistake(place)
        self._steps.set_looked(place)
        if place is None:
            self._staying = False
            self._line.speak(Voice.LOOK_BACK, None)
            self.hide()
            return
        words, line = self._steps.words, self._steps.line
        title, sentence = words.looking(line, place), words.happened(line, place)
        there = Answer(
            self.tr("Try it from here"),
            lambda: self._branch(place),
            self.tr("Starts a new practice game"),
        )
        back = Answer(self.tr("Back"), self.end, self.tr("Back to the game (Esc)"), primary=True)
        answers = (there, back) if staying else ()
        said = mistake or Said(title, sentence)
        self._line.speak(Voice.LOOK_BACK, replace(said, answers=answers))
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self.show()
        self.raise_()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.end()

    def wheelEvent(self, event: QWheelEvent) -> None: ...

    def paint(self, p: QPainter) -> None:
        frame, half = self.px(_FRAME), self.px(_FRAME) / 2
        if not theme().flat:
            p.fillRect(self.rect(), color("night", 0.18))
        p.setBrush(NO_BRUSH)
        p.setPen(pen("light", frame))
        p.drawRect(QRectF(self.rect()).adjusted(half, half, -half, -half))
