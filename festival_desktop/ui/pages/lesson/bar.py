"""The strip of paper over a lesson's table: what to do, one or two sentences, and the way on."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import SEMIBOLD
from festival_desktop.ui.actions import with_keys
from festival_desktop.ui.speech import announce
from festival_desktop.ui.table.side_panel import Sheet
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import FittedLabel, Label
from festival_desktop.ui.widgets.look import Translated
from festival_desktop.ui.widgets.placing import fill

HEIGHT = 72.0


class LessonBar(Translated, Sheet):
    before_requested = Signal()
    next_requested = Signal()
    rule_requested = Signal(str)
    """The topic of the refusal that is shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._waits = False
        self.topic = ""
        """Where the rules explain what is said; empty for nowhere."""
        self.count = Label(13, "ink_soft", parent=self)
        self.words = FittedLabel(16, "ink", SEMIBOLD, wrap=True, parent=self)
        self.rule = Button("paper", "book", px=14, height=34, parent=self)
        self.before = Button("paper", "back", px=14, height=34, parent=self)
        self.next = Button("primary", "next", px=14, height=34, parent=self)
        buttons = (self.rule, self.before, self.next)
        for button in buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # the table keeps the keys
        row = fill(QHBoxLayout(self), self.count, (self.words, 1), *buttons)
        self.space(row, (18, 6, 18, 6), 14)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.rule.clicked.connect(lambda: self.rule_requested.emit(self.topic))
        self.before.clicked.connect(self.before_requested)
        self.next.clicked.connect(self.next_requested)
        self.retranslate()

    def show_step(self, words: str, at: int, steps: int, waits: bool) -> None:
        """A step's text; `waits`: it asks for something to be done."""
        self.count.setText(f"{at + 1} / {steps}")
        self.before.setEnabled(at > 0)
        self._waits = waits
        self._say_next()
        self._say(words, "ink")

    def answer(self, words: str, topic: str = "") -> None:
        """Why something was not right, in place of the text; `topic`: of a refusal."""
        self._say(words, "lacquer", topic)

    def _say(self, words: str, ink: str, topic: str = "") -> None:
        self.topic = topic
        self.rule.setVisible(bool(topic))
        self.words.setText(words)
        self.words.set_ink(ink)
        announce(self, words)

    def _say_next(self) -> None:
        self.next.say(self.tr("Show me") if self._waits else self.tr("Next"))
        tip = self.tr("Let the program do it")
        self.next.setToolTip(with_keys(tip if self._waits else self.tr("Go on"), "go_on"))

    def retranslate(self) -> None:
        self.rule.say(self.tr("Show rule"))
        self.rule.setToolTip(self.tr("What the rules say about it (F1)"))
        self.before.say(self.tr("Back"))
        self.before.setToolTip(self.tr("One step back"))
        self._say_next()

    def sizeHint(self) -> QSize:
        return QSize(600, round(self.u(HEIGHT) * max(1.0, text_scale() ** 0.9)))
