"""Pickers: cards to press, or a list for each player."""

from functools import partial

from PySide6.QtCore import QObject, QSignalBlocker, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.type import MEDIUM
from festival_desktop.ui.pages.continue_card import TokenMark
from festival_desktop.ui.setup_options import Cards, PerSeat, Sides
from festival_desktop.ui.setup_selection import Selection
from festival_desktop.ui.widgets.buttons import DiscardButton
from festival_desktop.ui.widgets.cards import CardGrid
from festival_desktop.ui.widgets.fields import Chooser
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import fill, space


class CardPicker(QObject):
    """Cards to press, with preset selections above them."""

    moved = Signal()
    pointed = Signal(str)

    def __init__(self, selection: Selection, picker: Cards | Sides, parent: QWidget) -> None:
        super().__init__(parent)
        self._selection, self._picker = selection, picker
        self._presets = picker.presets if isinstance(picker, Cards) else {}
        self.presets = Chooser(13)
        self.hint = Label(14, "on_dark_soft", MEDIUM, wrap=True)
        self.clear = DiscardButton("night", px=13, height=32)
        self.tools = space(QHBoxLayout(), spacing=10)
        self.cards = CardGrid(picker.columns, picker.gap)
        for card in picker.values:
            self.cards.add(card, picker.face)
        self.cards.pressed.connect(self._press)
        self.cards.pointed.connect(lambda: self.pointed.emit(self.pointed_at()))
        self.presets.activated.connect(self._choose_preset)
        self.clear.clicked.connect(lambda: self._choose(()))

    def put_into(self, column: QVBoxLayout) -> None:
        fill(column, fill(self.tools, (self.presets, 1), (self.hint, 1), self.clear))
        column.addWidget(self.cards, int(self._picker.face.height is not None))

    def tab_order(self) -> list[QWidget]:
        return list(self.cards.buttons.values())

    # -- choices -----------------------------------------------------------------------------

    def _press(self, card: str) -> None:
        self._selection.press(card)
        self.moved.emit()

    def _choose(self, value: tuple[str, ...]) -> None:
        self._selection.choose(value)
        self.moved.emit()

    def _choose_preset(self, index: int) -> None:
        self._choose(list(self._presets.values())[index - 1] if index else self._selection.shown)

    # -- contents ----------------------------------------------------------------------------

    def pointed_at(self) -> str:
        """Explain the card under the mouse or the focus."""
        card = self.cards.pointed_at()
        return self._picker.explain(card, self._selection.chosen) if card else ""

    def refresh(self, offered: bool) -> None:
        picker, chosen = self._picker, {*self._selection.shown}
        folded = isinstance(picker, Cards) and picker.folds and not self._selection.by_hand
        self.cards.setVisible(offered and not folded)
        able = [card for card in picker.values if picker.may(card)]
        self.cards.show_chosen(picker.lit(self._selection.chosen), able)
        few = isinstance(picker, Cards) and picker.able_only(self._selection.chosen)
        for card, button in self.cards.buttons.items():
            button.setHidden(few and card not in able)
        self.presets.setVisible(offered and bool(self._presets))
        own = self.tr("Custom") if chosen else self.tr("Recommended sets")
        self.presets.setItemText(0, own)
        same = [number for number, ids in enumerate(self._presets.values()) if {*ids} == chosen]
        self.presets.setCurrentIndex(1 + same[0] if same else 0)
        for widget in (self.hint, self.clear):
            widget.setVisible(offered and bool(widget.text()))
        if isinstance(picker, Sides):
            self._say_cards()

    def _say_cards(self) -> None:
        chosen = self._selection.chosen
        for card, button in self.cards.buttons.items():
            button.say(*self._picker.say(card, chosen))

    def retranslate(self) -> None:
        self._say_cards()
        picker = self._picker
        if not isinstance(picker, Cards):
            return
        self.hint.setText(picker.hint())
        if picker.clear_tip is not None:
            self.clear.say(self.tr("None"))
            self.clear.setToolTip(picker.clear_tip())
        with QSignalBlocker(self.presets):
            self.presets.clear()
            self.presets.addItems(["", *map(picker.preset_name, picker.presets)])
        self.presets.setAccessibleName(self.tr("Recommended sets"))
        self.presets.setToolTip(picker.presets_tip())
        for card, button in self.cards.buttons.items():
            button.setToolTip("" if picker.may(card) else picker.unable())


class SeatPicker(QObject):
    """A list for each player, with the player's token."""

    moved = Signal()
    pointed = Signal(str)

    def __init__(self, selection: Selection, picker: PerSeat, parent: QWidget) -> None:
        super().__init__(parent)
        self._selection, self._picker = selection, picker
        self.tokens = [TokenMark(round(picker.px * 1.4)) for _ in picker.start]
        self.lists = [Chooser(picker.px) for _ in picker.start]
        self._grid = QGridLayout()
        for seat, (token, chooser) in enumerate(zip(self.tokens, self.lists, strict=True)):
            row, column = divmod(seat, picker.columns)
            self._grid.addWidget(token, row, 2 * column)
            self._grid.addWidget(chooser, row, 2 * column + 1)
            token.show_seat(seat)
            chooser.activated.connect(partial(self._give, seat))
            chooser.highlighted.connect(self._explain)

    def put_into(self, column: QVBoxLayout) -> None:
        column.addLayout(self._grid)

    def tab_order(self) -> list[QWidget]:
        return list(self.lists)

    def _give(self, seat: int, number: int) -> None:
        self._selection.give(seat, self._picker.values[number])
        self.moved.emit()
        self._explain(number)

    def _explain(self, number: int) -> None:
        self.pointed.emit(self._picker.explain(self._picker.values[number]))

    def refresh(self, offered: bool) -> None:
        picked, names = self._selection.picked, self._selection.names
        shown = self._selection.players if offered and self._selection.by_hand else 0
        for column in range(self._picker.columns):
            self._grid.setColumnStretch(2 * column + 1, int(column < shown))
        for seat, (token, chooser) in enumerate(zip(self.tokens, self.lists, strict=True)):
            token.setVisible(seat < shown)
            chooser.setVisible(seat < shown)
            chooser.setCurrentIndex(self._picker.values.index(picked[seat]))
            if seat < shown:
                label = self._picker.label(seat, names[seat])
                chooser.setAccessibleName(label)
                chooser.setToolTip(label)

    def retranslate(self) -> None:
        for chooser in self.lists:
            chooser.clear()
            chooser.addItems([self._picker.name(value) for value in self._picker.values])
