"""The strip of paper over a lesson's table: what to do, one or two sentences, and the way on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from festival_desktop.ui.actions import with_keys
from festival_desktop.ui.pages.guided.bar import TaskBar
from festival_desktop.ui.widgets.buttons import Button


class LessonBar(TaskBar):
    before_requested = Signal()
    next_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._waits = False
        self.before = Button("paper", "back", px=14, height=34, parent=self)
        self.next = Button("primary", "next", px=14, height=34, parent=self)
        self.add(self.before, self.next)
        self.before.clicked.connect(self.before_requested)
        self.next.clicked.connect(self.next_requested)
        self.retranslate()

    def show_step(self, words: str, at: int, steps: int, waits: bool) -> None:
        """A step's text; `waits`: it asks for something to be done."""
        self.count.setText(f"{at + 1} / {steps}")
        self.before.setEnabled(at > 0)
        self._waits = waits
        self._say_next()
        self.say(words)

    def _say_next(self) -> None:
        self.next.say(self.tr("Show me") if self._waits else self.tr("Next"))
        tip = self.tr("Let the program do it")
        self.next.setToolTip(with_keys(tip if self._waits else self.tr("Go on"), "go_on"))

    def retranslate(self) -> None:
        super().retranslate()
        self.before.say(self.tr("Back"))
        self.before.setToolTip(self.tr("One step back"))
        self._say_next()
