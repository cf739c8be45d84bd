"""The two bars of the saved games: what is looked for above the list, what was just done below."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from festival_desktop.art.type import SEMIBOLD
from festival_desktop.models.saved_games import Sorting
from festival_desktop.ui.pages.boxes import GameBox
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.fields import Chooser, PaperField
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.look import BLEED
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.placing import put

MOST_LINES = 5
"""Sentences about files at once; the others are counted."""


class SavesFilters(QWidget):
    bleed = BLEED
    looked_for = Signal(str, str)
    """Words, and the name of a game or nothing."""
    sorted = Signal(object)
    """A `Sorting`."""
    emptied = Signal()

    def __init__(
        self, boxes: Callable[[], Sequence[GameBox]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._boxes = boxes
        self.search = PaperField(15, width=120)
        self.search.setClearButtonEnabled(True)
        self.kind, self.sorting = Chooser(14), Chooser(14)
        self.empty = Button("night", "trash", px=14, height=34)
        row = QHBoxLayout(self)
        row.setContentsMargins(BLEED, BLEED, BLEED, BLEED)
        row.setSpacing(12)
        put(row, self.search, 1)
        put(row, self.kind)
        put(row, self.sorting)
        put(row, self.empty)
        self.search.textChanged.connect(lambda _: self._look_for())
        self.kind.activated.connect(lambda _: self._look_for())
        self.sorting.activated.connect(lambda row: self.sorted.emit(Sorting(row)))
        self.empty.clicked.connect(self.emptied)
        self.retranslate()

    def _look_for(self) -> None:
        self.looked_for.emit(self.search.text(), self.kind.currentData() or "")

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
        games = [(self.tr("All games"), ""), *((box.label, box.name) for box in self._boxes())]
        _fill(self.kind, games)
        orders = self.tr("Newest first"), self.tr("Oldest first"), self.tr("By game")
        _fill(self.sorting, [(words, "") for words in (*orders, self.tr("By name"))])


def _fill(chooser: Chooser, choices: Sequence[tuple[str, str]]) -> None:
    row = max(0, chooser.currentIndex())
    chooser.clear()
    for words, data in choices:
        chooser.addItem(words, data)
    chooser.setCurrentIndex(row)
    chooser.updateGeometry()


class ToldBar(Panel):
    """What was just done, or could not be, with a way back if there is one; or a question."""

    undo_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("paper", parent)
        self.said = Label(14, "ink", SEMIBOLD, wrap=True)
        self.undo = Button("paper", "undo", px=14, height=34)
        row = QHBoxLayout(self)
        self.pad(16, 8, 12, 8)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        put(row, self.said, 1)
        self.sure = Button("night", "trash", px=14, height=34)
        self.keep = Button("paper", "undo", px=14, height=34)
        self._do: Callable[[], None] | None = None
        for button in (self.undo, self.sure, self.keep):
            put(row, button)
        self.undo.clicked.connect(self.undo_wanted)
        self.keep.clicked.connect(lambda: self.say(()))
        self.sure.clicked.connect(self._go)
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
        for button in (self.sure, self.keep):
            button.setVisible(self.asking)

    def _go(self) -> None:
        if self._do is not None:
            self._do()

    def retranslate(self) -> None:
        self.undo.say(self.tr("Undo"))
        self.undo.setToolTip(self.tr("Ctrl+Z"))
        self.sure.say(self.tr("Delete for good"))
        self.keep.say(self.tr("Keep"))
