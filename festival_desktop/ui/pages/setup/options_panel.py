"""The options of a game on a setup page, with a sentence about what is pointed at or wrong."""

from random import Random, SystemRandom

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from festival_desktop.art.type import BOLD
from festival_desktop.core.game import Setup
from festival_desktop.ui.pages.setup.option_block import HEADED, ONLY, SEVERAL, OptionBlock
from festival_desktop.ui.setup_options import Selection, Selections, SetupOptions
from festival_desktop.ui.widgets.explained import Explained
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.placing import put


class OptionsPanel(Panel):
    """`changed` whenever another choice is made."""

    changed = Signal()

    def __init__(
        self,
        options: SetupOptions,
        selections: Selections,
        chance: Random | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("board", parent)
        self._options, self._selections = options, selections
        shown = [one for one in selections.all if not one.option.beside_seats]
        numbers = options.seating.rows
        most = max(sum(one.option.suits(number) for one in shown) for number in numbers)
        self._style = HEADED if options.heading else SEVERAL if most > 1 else ONLY
        self.heading = Label(19, "light_hi", BOLD)
        draws = chance or SystemRandom()
        self.blocks = [OptionBlock(one, self._style, draws, self) for one in shown]
        self.explained = Explained([(one.icon, one.ink) for one in options.legend])
        self._column = QVBoxLayout(self)
        if options.heading:
            put(self._column, self.heading)
        for block in self.blocks:
            block.put_into(self._column)
            block.moved.connect(self._moved)
            block.pointed.connect(self._explain)
        put(self._column, self.explained)
        self.dress()
        self.retranslate()

    def dress(self) -> None:
        self.pad(*map(self.u, self._style.margins))
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(round(self.u(self._style.spacing)))
        for block in self.blocks:
            block.dress(self.unit)

    def block(self, key: str) -> OptionBlock:
        """The block of an option that is offered now."""
        offered = self._selections.offered
        return next(
            block
            for block in self.blocks
            if block.selection in offered and block.selection.option.key == key
        )

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
                block.picture.show_table(preview(setup, seed) if setup else None)

    def refresh(self) -> None:
        offered = self._selections.offered
        lists = sum(block.open_lists for block in self.blocks if block.selection in offered)
        for block in self.blocks:
            there = block.selection in offered
            block.refresh(there, there and bool(self._reason(block.selection)), lists)
        self._explain(next(filter(None, (block.pointed_at() for block in self.blocks)), ""))

    def _explain(self, pointed: str) -> None:
        said = (one.option.about(one) for one in self._selections.offered if one.option.about)
        self.explained.say(pointed, next(filter(None, said), ""), self.reason())

    # -- words -------------------------------------------------------------------------------

    def reason(self) -> str:
        """Why this choice cannot be played; nothing if it can."""
        return " ".join(filter(None, map(self._reason, self._selections.offered)))

    def _reason(self, one: Selection) -> str:
        if one.option.reason is not None:
            return one.option.reason(one)
        if one.missing > 0:
            return self._more(one.missing).format(option=one.option.title())
        return self._fewer(-one.missing).format(option=one.option.title()) if one.missing else ""

    def _more(self, number: int) -> str:
        return self.tr("{option}: choose %n more.", "", number)

    def _fewer(self, number: int) -> str:
        return self.tr("{option}: choose %n fewer.", "", number)

    def retranslate(self) -> None:
        if self._options.heading:
            self.heading.setText(self._options.heading())
        for block in self.blocks:
            block.retranslate()
        for label, one in zip(self.explained.legend, self._options.legend, strict=True):
            label.setText(one.words())
        self.refresh()
