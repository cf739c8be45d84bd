"""The bars of the saved games: search, which game, order above them; below, what was just done."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from festival_desktop.art.type import SEMIBOLD
from festival_desktop.models.saved_games import Sorting
from festival_desktop.ui.game_box import GameBox
from festival_desktop.ui.widgets.buttons import Button, DiscardButton
from festival_desktop.ui.widgets.fields import Chooser, PaperField
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.look import BLEED
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.placing import fill


class SavesFilters(QWidget):
    """Search, which game, order; in the trash, emptying it."""

    bleed = BLEED
    search_changed = Signal(str, str)
    """Words, and the name of a game or nothing."""
    sorting_changed = Signal(object)
    """A `Sorting`."""

    def __init__(self, boxes: Callable[[], Sequence[GameBox]]) -> None:
        super().__init__()
        self._boxes = boxes
        self.search = PaperField(15, width=120)
        self.search.setClearButtonEnabled(True)
        self.kind, self.sorting = Chooser(14), Chooser(14)
        self.empty = DiscardButton("night", "trash", px=14, height=34)
        row = fill(QHBoxLayout(self), (self.search, 1), self.kind, self.sorting, self.empty)
        row.setContentsMargins(BLEED, BLEED, BLEED, BLEED)
        row.setSpacing(12)
        self.search.textChanged.connect(lambda _: self._look_for())
        self.kind.activated.connect(lambda _: self._look_for())
        self.sorting.activated.connect(lambda row: self.sorting_changed.emit(Sorting(row)))
        self.retranslate()

    def _look_for(self) -> None:
        self.search_changed.emit(self.search.text(), self.kind.currentData() or "")

    def show_number(self, number: int, in_trash: bool) -> None:
        """So many games are there to be looked for."""
        for widget in (self.search, self.kind, self.sorting):
            widget.setVisible(bool(number))
        self.empty.setVisible(in_trash)
        self.empty.setEnabled(bool(number))

    def retranslate(self) -> None:
        self.search.setPlaceholderText(self.tr("Search for a name or a player"))
        self.search.setAccessibleName(self.tr("Search"))
        self.kind.setAccessibleName(self.tr("Which games"))
        self.sorting.setAccessibleName(self.tr("Order"))
        self.empty.say(self.tr("Empty the trash"))
        self.kind.set_words([self.tr("All games"), *(box.label for box in self._boxes())])
        for row, box in enumerate(self._boxes(), 1):
            self.kind.setItemData(row, box.name)
        orders = self.tr("Newest first"), self.tr("Oldest first"), self.tr("By game")
        self.sorting.set_words([*orders, self.tr("By name")])


MOST_LINES = 5
"""Sentences about files at once; the others are counted."""


class MessageBar(Panel):
    """What was just done, or could not be, with undo if that is possible; or a question."""

    def __init__(self) -> None:
        super().__init__("paper")
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
