"""The bar below the saved games: what was just done, with undo, or a question."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QHBoxLayout, QWidget

from festival_desktop.art.type import SEMIBOLD
from festival_desktop.ui.widgets.buttons import Button, DiscardButton
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.placing import fill

MOST_LINES = 5
"""Sentences about files at once; the others are counted."""


class MessageBar(Panel):
    """What was just done, or could not be, with undo if that is possible; or a question."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("paper", parent)
        self.said = Label(14, "ink", SEMIBOLD, wrap=True)
        self.undo = Button("paper", "undo", px=14, height=34)
        self.delete = DiscardButton("night", "trash", px=14, height=34)
        self.keep = Button("paper", "undo", px=14, height=34)
        self._do: Callable[[], None] | None = None
        row = fill(QHBoxLayout(self), (self.said, 1), self.undo, self.delete, self.keep)
        self.pad(16, 8, 12, 8)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self.keep.clicked.connect(lambda: self.say(()))
        self.delete.clicked.connect(self._go)
        self.retranslate()

    def say(self, sentences: Sequence[str], undo: bool = False) -> None:
        """Nothing to say hides it."""
        some = list(sentences[:MOST_LINES])
        if more := len(sentences) - len(some):
            some.append(self.tr("And %n more file(s).", "", more))
        self.said.setText("\n".join(some))
        self._do = None
        self._show_buttons(undo)
        self.setVisible(bool(some))

    def ask(self, question: str, do: Callable[[], None]) -> None:
        """Do this if it is really wanted."""
        self.said.setText(question)
        self._do = do
        self._show_buttons(False)
        self.show()
        self.keep.setFocus()

    @property
    def asking(self) -> bool:
        return self._do is not None

    def _show_buttons(self, undo: bool) -> None:
        self.undo.setVisible(undo)
        for button in (self.delete, self.keep):
            button.setVisible(self.asking)

    def _go(self) -> None:
        if self._do is not None:
            self._do()

    def retranslate(self) -> None:
        self.undo.say(self.tr("Undo"))
        self.undo.setToolTip(self.tr("Ctrl+Z"))
        self.delete.say(self.tr("Delete for good"))
        self.keep.say(self.tr("Keep"))
