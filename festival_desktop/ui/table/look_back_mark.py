"""Looking back from a table that is played at: by the strip of steps, by keys, by the end page.

What is looked at and the way back lie over the table.
"""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.brush import NO_BRUSH, color, pen
from festival_desktop.art.theme import text_scale, theme
from festival_desktop.art.type import BOLD, MEDIUM, text_width
from festival_desktop.controller.look_back import LookBack
from festival_desktop.scenes.table_scene import TableScene
from festival_desktop.ui.speech import announce
from festival_desktop.ui.table.side_panel import Sheet
from festival_desktop.ui.table.timeline_strip import TimelineStrip
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import fill, space, turn
from festival_desktop.ui.widgets.look import Painted, Translated

REST = 300
"""Milliseconds the pointer rests on a step before it is shown: many only pass over the strip."""
NEXT = 60
"""The same once a step is shown."""
_FRAME = 5.0
_WIDEST = 720.0


class LookBackMark(Translated, Painted, QWidget):
    """A frame around the table and a strip on it. A press anywhere goes back to the game."""

    def __init__(
        self,
        look_back: LookBack,
        steps: TimelineStrip,
        scene: TableScene,
        branch: Callable[[int], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._look_back, self._steps, self._scene = look_back, steps, scene
        self._staying = False
        """It was asked for by a press or a key, and stays until it is ended."""
        self._pointed: int | None = None
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._rested)
        steps.pointed_at.connect(self._point)
        steps.look_requested.connect(self.look)
        self.strip = Sheet(self)
        self.title = Label(15, "lacquer", BOLD, wrap=True)
        self.sentence = Label(13, "ink", MEDIUM, wrap=True)
        self.branch = Button("paper", "branch", px=13, height=34)
        self.back = Button("primary", "back", px=13, height=34)
        self.back.clicked.connect(self.end)
        self.branch.clicked.connect(lambda: branch(look_back.place or 0))
        words = space(fill(QVBoxLayout(), self.title, self.sentence), spacing=1)
        self._buttons = space(fill(QHBoxLayout(), self.branch, self.back), spacing=10)
        self._row = fill(QHBoxLayout(self.strip), (words, 1), self._buttons)
        space(self._row, (16, 8, 14, 8), 10)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()
        self.retranslate()

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
        self.show_place()

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
        if place == self._steps.line.cursor:
            self.end()
        else:
            self._look_back.look(place)
        self.show_place()

    def show_place(self) -> None:
        """Another position is shown. Only of one that stays buttons can be reached."""
        place, staying = self.place, self._staying
        self._steps.set_looked(place)
        if place is None:
            self._staying = False
            self.hide()
            return
        words, line = self._steps.words, self._steps.line
        title, sentence = words.looking(line, place), words.happened(line, place)
        self.title.setText(title)
        self.sentence.setText(sentence)
        self.sentence.setVisible(bool(sentence))
        self.title.setVisible(staying)  # while pointing, the toolbar alone says it
        self.branch.setVisible(staying)
        self.back.setVisible(staying)
        self.setAccessibleName(title)
        self.setAccessibleDescription(sentence)
        self._place()
        self.show()
        self.raise_()
        announce(self, f"{title} {sentence}")

    def retranslate(self) -> None:
        self.branch.say(self.tr("Try again from here"))
        self.branch.setToolTip(self.tr("In a new game, which is practice"))
        self.back.say(self.tr("Back to the game"))
        self.back.setToolTip(self.tr("Back to the game (Esc)"))

    def _place(self) -> None:
        words = text_width(self.sentence.text(), self.px(13), MEDIUM) + self.px(36)
        widest = self.px(_WIDEST) * max(1.0, text_scale())
        wide = widest if not self.title.isHidden() else words
        wide = round(min(wide, widest, self.width() - self.px(40)))
        below, beside = self._height(True, wide), self._height(False, wide)
        high = self._height(True, wide) if below < beside else beside
        self.strip.setGeometry(QRect((self.width() - wide) // 2, round(self.px(10)), wide, high))

    def _height(self, stacked: bool, wide: int) -> int:
        """With the buttons below the words or beside them, below each other if they must."""
        turn(stacked, self._row)
        turn(False, self._buttons)
        turn(self._row.minimumSize().width() > wide, self._buttons)
        return self._row.totalHeightForWidth(wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

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
