"""The strip of paper over a puzzle's table: what is asked for, how far it is, and the way on."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from festival_desktop.ui.pages.guided.bar import TaskBar
from festival_desktop.ui.widgets.buttons import Button


class PuzzleBar(TaskBar):
    next_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.next = Button("paper", "next", px=14, height=34, parent=self)
        self.add(self.next)
        self.next.clicked.connect(self.next_requested)
        self.retranslate()

    def show_task(self, words: str, reached: int, target: int, solved: bool) -> None:
        self.count.setText(f"{reached} / {target}".replace("-", "−"))
        self.count.setAccessibleName(
            self.tr("{reached} of {target} reached").format(reached=reached, target=target)
        )
        self.next.kind = "primary" if solved else "paper"
        self.next.update()
        self.say(words)

    def retranslate(self) -> None:
        super().retranslate()
        self.next.say(self.tr("Next puzzle"))
        self.next.setToolTip(self.tr("Next puzzle (Ctrl+Return)"))
