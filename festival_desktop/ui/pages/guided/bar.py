"""The strip of paper over a table with a task: what to do, or what is wrong with a try."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import SEMIBOLD
from festival_desktop.ui.speech import announce
from festival_desktop.ui.table.side_panel import Sheet
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import FittedLabel, Label
from festival_desktop.ui.widgets.look import Translated
from festival_desktop.ui.widgets.placing import fill

HEIGHT = 72.0


class TaskBar(Translated, Sheet):
    rule_requested = Signal(str)
    """The topic of the refusal that is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.topic = ""
        """Where the rules explain what is said; empty for nowhere."""
        self.count = Label(13, "ink_soft", parent=self)
        self.words = FittedLabel(16, "ink", SEMIBOLD, wrap=True, parent=self)
        self.rule = Button("paper", "book", px=14, height=34, parent=self)
        self.rule.hide()
        self._row = fill(QHBoxLayout(self), self.count, (self.words, 1))
        self.space(self._row, (18, 4, 18, 4), 14)
        self.add(self.rule)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.rule.clicked.connect(lambda: self.rule_requested.emit(self.topic))

    def add(self, *buttons: Button) -> None:
        """Put these at the end; the table keeps the keys."""
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        fill(self._row, *buttons)

    def answer(self, words: str, topic: str = "") -> None:
        """Why something was not right, in place of the task; `topic`: of a refusal."""
        self.say(words, "lacquer", topic)

    def say(self, words: str, ink: str = "ink", topic: str = "") -> None:
        self.topic = topic
        self.rule.setVisible(bool(topic))
        self.words.setText(words)
        self.words.set_ink(ink)
        announce(self, words)

    def retranslate(self) -> None:
        self.rule.say(self.tr("Show rule"))
        self.rule.setToolTip(self.tr("What the rules say about it (F1)"))

    def sizeHint(self) -> QSize:
        return QSize(600, round(self.u(HEIGHT) * max(1.0, text_scale() ** 0.9)))
