"""The bar above the saved games: search, which game, order; in the trash, emptying it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from festival_desktop.models.saved_games import Sorting
from festival_desktop.ui.game_box import GameBox
from festival_desktop.ui.widgets.buttons import DiscardButton
from festival_desktop.ui.widgets.fields import Chooser, PaperField
from festival_desktop.ui.widgets.look import BLEED
from festival_desktop.ui.widgets.placing import fill


class SavesFilters(QWidget):
    bleed = BLEED
    search_changed = Signal(str, str)
    """Words, and the name of a game or nothing."""
    sorting_changed = Signal(object)
    """A `Sorting`."""

    def __init__(
        self, boxes: Callable[[], Sequence[GameBox]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
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
