"""An option that is chosen where people sit down: its ways, and what the chosen one means."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from festival_desktop.art.type import SEMIBOLD, line_height
from festival_desktop.ui.setup_options import Selection
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.look import Scaled
from festival_desktop.ui.widgets.placing import put


class SeatsOption(Scaled, QWidget):
    moved = Signal()

    def __init__(self, selection: Selection, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.selection = selection
        self.title = Label(14, "ink_soft", SEMIBOLD)
        self.strip = Segmented(px=15)
        self.note = Label(14, wrap=True)
        self._column = QVBoxLayout(self)
        for widget in (self.title, self.strip, self.note):
            put(self._column, widget)
        self.dress()
        self.retranslate()
        self.strip.chosen.connect(self._choose)

    def dress(self) -> None:
        self._column.setContentsMargins(round(self.u(6)), 0, 0, round(self.u(4)))
        self._column.setSpacing(round(self.u(7)))
        # Room for the longest meaning, so that nothing moves when something else is chosen.
        self.note.setMinimumHeight(round(2 * line_height(self.u(14))))

    def _choose(self, index: int) -> None:
        if self.selection.way != index:
            self.selection.way = index
            self.refresh()
            self.moved.emit()

    def refresh(self) -> None:
        self.strip.choose(self.selection.way)
        note = self.selection.option.note
        self.note.setText(note(self.selection) if note else "")

    def retranslate(self) -> None:
        option = self.selection.option
        self.title.setText(option.title())
        name = option.name or option.title
        self.strip.say(name(), [way.label() for way in option.ways])
        self.refresh()
