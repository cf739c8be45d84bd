"""The options of a game on a setup page, with a sentence about what is pointed at or wrong."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from festival_desktop.art.type import BOLD
from festival_desktop.core.game import Setup
from festival_desktop.ui.pages.setup import option_block as blocks
from festival_desktop.ui.pages.setup.option_block import OptionBlock
from festival_desktop.ui.setup_options import SetupOptions
from festival_desktop.ui.setup_selection import Selection, Selections
from festival_desktop.ui.widgets.explained import Explained
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.placing import fill


class OptionsPanel(Panel):
    """`changed` whenever another choice is made."""

    changed = Signal()

    def __init__(
        self, options: SetupOptions, selections: Selections, beside_seats: QVBoxLayout
    ) -> None:
        """`beside_seats`: where options are put that are chosen with the seats."""
        super().__init__("board")
        self._options, self._selections = options, selections
        here = [one for one in options.options if not one.beside_seats]
        most = max(sum(one.suits(number) for one in here) for number in options.seating.rows)
        alone = blocks.SEVERAL if most > 1 else blocks.ONLY
        self._style = blocks.HEADED if options.heading else alone
        self.heading = Label(19, "light_hi", BOLD)
        self.explained = Explained([(one.icon, one.ink) for one in options.legend])
        self.blocks: list[OptionBlock] = []
        column = self.space(fill(QVBoxLayout(self), self.heading), spacing=self._style.spacing)
        for selection in selections.all:
            beside = selection.option.beside_seats
            style = blocks.BESIDE_SEATS if beside else self._style
            block = OptionBlock(selection, style, self)
            block.put_into(beside_seats if beside else column)
            block.moved.connect(self._moved)
            block.pointed.connect(self._explain)
            self.blocks.append(block)
        fill(column, self.explained)
        column.addStretch(0)  # takes what is left only where no option wants it
        self.dress()
        self.retranslate()

    def dress(self) -> None:
        self.pad(*map(self.u, self._style.margins))
        for block in self.blocks:
            block.dress(self.unit)

    def block(self, key: str) -> OptionBlock:
        """The block of an option that is offered now."""
        one = next(one for one in self._selections.offered if one.option.key == key)
        return self.blocks[self._selections.all.index(one)]

    def tab_order(self) -> list[QWidget]:
        return [widget for block in self.blocks for widget in block.tab_order()]

    def _moved(self) -> None:
        self.refresh()
        self.changed.emit()

    # -- what is shown -----------------------------------------------------------------------

    def show_deal(self, setup: Setup | None, seed: str) -> None:
        """The deal of a setup that can be played, where an option has a picture of it."""
        for block in self.blocks:
            preview = block.selection.option.preview
            if block.picture is not None and preview is not None:
                block.picture.show_thumbnail(preview(setup, seed) if setup else None)

    def refresh(self) -> None:
        offered = self._selections.offered
        lists = sum(block.open_lists for block in self.blocks if block.selection in offered)
        for block in self.blocks:
            there = block.selection in offered
            block.refresh(there, there and bool(self._reason(block.selection)), lists)
            block.dress(self.unit)
        self._explain(next(filter(None, (block.pointed_at() for block in self.blocks)), ""))

    def _explain(self, pointed: str) -> None:
        about = (one.option.about(one.chosen) for one in self._selections.offered)
        self.explained.say(pointed, next(filter(None, about), ""), self.reason())

    # -- words -------------------------------------------------------------------------------

    def reason(self) -> str:
        """Why this choice cannot be played; nothing if it can."""
        return " ".join(filter(None, map(self._reason, self._selections.offered)))

    def _reason(self, one: Selection) -> str:
        chosen, title = one.chosen, one.option.title()
        if one.option.reason is not None:
            return one.option.reason(chosen)
        if chosen.missing > 0:
            return self.tr("{option}: choose %n more.", "", chosen.missing).format(option=title)
        fewer = self.tr("{option}: choose %n fewer.", "", -chosen.missing)
        return fewer.format(option=title) if chosen.missing else ""

    def retranslate(self) -> None:
        self.heading.setVisible(self._options.heading is not None)
        self.heading.setText(self._options.heading() if self._options.heading else "")
        for block in self.blocks:
            block.retranslate()
        for label, one in zip(self.explained.legend, self._options.legend, strict=True):
            label.setText(one.words())
        self.refresh()
