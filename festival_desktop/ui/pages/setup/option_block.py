"""The controls of one option: its title and ways, and cards or lists to pick from."""

from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.type import BOLD, MEDIUM, SEMIBOLD
from festival_desktop.ui.pages.setup.deal_picture import DealPicture
from festival_desktop.ui.pages.setup.seat_lists import SeatLists
from festival_desktop.ui.setup_options import Cards, PerSeat, Selection, Sides
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.cards import CardGrid
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.fields import Chooser
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.placing import put

_ROOM = 4
"""Lists for so many seats leave room for a note in a folded block."""


@dataclass(frozen=True)
class BlockStyle:
    """Sizes of a block and of the panel it is on."""

    title: float
    ink: str
    weight: int
    strip: float
    note: float
    gap: float
    margins: tuple[float, float, float, float]
    spacing: float


ONLY = BlockStyle(19, "light_hi", BOLD, 14, 14, 12, (18, 12, 18, 14), 9)
"""The only option on its panel."""
SEVERAL = BlockStyle(17, "light_hi", BOLD, 14, 13, 10, (18, 12, 18, 14), 6)
HEADED = BlockStyle(15, "on_dark", SEMIBOLD, 13, 14, 8, (18, 10, 18, 12), 7)
"""One of several below a heading."""


class OptionBlock(QObject):
    """Puts its controls into the column of a panel."""

    moved = Signal()
    """Something else is chosen."""
    pointed = Signal(str)
    """A sentence about what is pointed at, or nothing."""

    def __init__(
        self, selection: Selection, style: BlockStyle, chance: Random, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.selection = selection
        self._style, self._chance = style, chance
        option, picker = selection.option, selection.option.picker
        self.title = Label(style.title, style.ink, style.weight)
        self.strip = Segmented(px=style.strip) if option.ways else None
        self.note = Label(style.note, "on_dark_soft", MEDIUM, wrap=True) if option.note else None
        self.status = None if option.ways else Label(14, "on_dark", SEMIBOLD)
        self.surprise = Button("night", "dice", px=13, height=32) if option.draw else None
        self.picture = DealPicture() if option.preview else None
        self.text = Label(13, "on_dark_soft", MEDIUM, wrap=True) if option.text else None
        self.presets = self.hint = self.clear = None
        self.cards = self.lists = None
        if isinstance(picker, Cards):
            self.presets = Chooser(13) if picker.presets else None
            self.hint = Label(14, "on_dark_soft", MEDIUM, wrap=True) if picker.hint else None
            self.clear = Button("night", px=13, height=32) if picker.clear_tip else None
        if isinstance(picker, Cards | Sides):
            self.cards = CardGrid(picker.columns)
            for card in picker.values:
                self.cards.add(card, picker.face)
        elif picker is not None:
            self.lists = SeatLists(len(picker.start), picker.columns, picker.px, parent)
        self._header: QBoxLayout = QHBoxLayout()
        self._tools, self._beside = QHBoxLayout(), QVBoxLayout()
        self._around_picture = QHBoxLayout()

    # -- laying out --------------------------------------------------------------------------

    def put_into(self, column: QVBoxLayout) -> None:
        put(self._header, self.title, int(self.picture is not None))
        if self.note is not None and self.cards is not None:
            put(self._header, self.note, 1)
        elif self.picture is None:
            self._header.addStretch(1)
        if self.picture is not None:
            put(self._around_picture, self.picture)
            self._around_picture.addLayout(self._beside, 1)
            column.addLayout(self._around_picture, 1)
            column = self._beside
        column.addLayout(self._header)
        tools = self._tools if self.strip is None else self._header
        for row, widget, stretch in (
            (self._tools, self.presets, 1),
            (self._tools, self.hint, 1),
            (self._header, self.status, 0),
            (tools, self.clear, 0),
            (tools, self.surprise, 0),
            (self._header, self.strip, 0),
        ):
            if widget is not None:
                put(row, widget, stretch)
        column.addLayout(self._tools)
        self._put_body(column)
        self._connect()

    def _put_body(self, column: QVBoxLayout) -> None:
        if self.note is not None and self.cards is None:
            put(column, self.note)
        if self.text is not None:
            put(column, self.text)
        if self.picture is not None:
            column.addStretch(1)
        picker = self.selection.option.picker
        if self.cards is not None and isinstance(picker, Cards | Sides):
            put(column, self.cards, int(picker.face.height is not None))
        if self.lists is not None:
            column.addLayout(self.lists.grid)

    def _connect(self) -> None:
        if self.strip is not None:
            self.strip.chosen.connect(self._choose_way)
        if self.cards is not None:
            self.cards.pressed.connect(self._press)
            self.cards.pointed.connect(lambda: self.pointed.emit(self.pointed_at()))
        if self.lists is not None:
            self.lists.chosen.connect(self._give)
            self.lists.pointed.connect(self._explain_value)
        if self.presets is not None:
            self.presets.activated.connect(self._choose_preset)
        if self.clear is not None:
            self.clear.clicked.connect(lambda: self.choose(()))
        if self.surprise is not None:
            self.surprise.clicked.connect(self._draw)

    def dress(self, unit: float) -> None:
        self._header.setSpacing(round(self._style.gap * unit))
        self._tools.setSpacing(round(10 * unit))
        self._beside.setSpacing(round(4 * unit))
        self._around_picture.setSpacing(round(16 * unit))
        picker = self.selection.option.picker
        if self.cards is not None and isinstance(picker, Cards | Sides):
            self.cards.grid.setSpacing(round(picker.gap * unit))
        if self.lists is not None:
            self.lists.dress(unit)

    def tab_order(self) -> list[QWidget]:
        order: list[QWidget] = self.strip.findChildren(QWidget) if self.strip else []
        order += [one for one in (self.presets, self.clear, self.surprise) if one is not None]
        order += self.cards.buttons.values() if self.cards else []
        return order + (list(self.lists.lists) if self.lists else [])

    # -- choosing ----------------------------------------------------------------------------

    def choose(self, value: tuple[str, ...]) -> None:
        self.selection.choose(value)
        self.moved.emit()

    def _choose_way(self, index: int) -> None:
        if self.selection.way != index:
            self.selection.way = index
            self.moved.emit()

    def _choose_preset(self, index: int) -> None:
        picker = self.selection.option.picker
        assert isinstance(picker, Cards)
        self.choose(list(picker.presets.values())[index - 1] if index else self.selection.shown)

    def _press(self, card: str) -> None:
        self.selection.press(card)
        self.moved.emit()

    def _give(self, seat: int, number: int) -> None:
        picker = self.selection.option.picker
        assert picker is not None
        self.selection.give(seat, picker.values[number])
        self.moved.emit()
        self._explain_value(number)

    def _draw(self) -> None:
        self.selection.draw(self._chance)
        self.moved.emit()

    # -- what is shown -----------------------------------------------------------------------

    def pointed_at(self) -> str:
        """A sentence about the card under the mouse or the focus, if there is one."""
        picker = self.selection.option.picker
        if self.cards is None or not isinstance(picker, Cards | Sides):
            return ""
        card = self.cards.pointed_at()
        return picker.explain(card, self.selection) if card else ""

    def _explain_value(self, number: int) -> None:
        picker = self.selection.option.picker
        assert isinstance(picker, PerSeat)
        self.pointed.emit(picker.explain(picker.values[number]))

    @property
    def open_lists(self) -> int:
        return self.selection.players if self.lists is not None and self.selection.by_hand else 0

    def refresh(self, offered: bool, wrong: bool, open_lists: int) -> None:
        """`wrong`: it cannot be played. `open_lists` of the panel: a picture has no room then."""
        for widget in (self.title, self.strip, self.status, self.presets, self.hint, self.clear):
            if widget is not None:
                widget.setVisible(offered)
        by_hand, picker = self.selection.by_hand, self.selection.option.picker
        if self.strip is not None:
            self.strip.choose(self.selection.way)
        if self.surprise is not None:
            self.surprise.setVisible(offered and by_hand)
        if self.status is not None:
            self.status.setText(self._status())
            self.status.set_ink("on_warn" if wrong else "on_dark")
        self._show_note(offered and not (self.lists and by_hand), open_lists)
        if self.cards is not None and isinstance(picker, Cards | Sides):
            self.cards.setVisible(offered)
            able = [card for card in picker.values if picker.may(card)]
            self.cards.show_chosen(picker.chosen(self.selection), able)
        if isinstance(picker, Sides):
            self._say_cards(picker)
        if self.presets is not None and isinstance(picker, Cards):
            self._show_preset(self.presets, picker)
        if self.lists is not None and isinstance(picker, PerSeat):
            labels = map(picker.label, range(self.selection.players), self.selection.names)
            numbers = [picker.values.index(value) for value in self.selection.picked]
            self.lists.show(numbers, list(labels) if offered and by_hand else ())

    def _show_note(self, there: bool, open_lists: int) -> None:
        option = self.selection.option
        words = option.note(self.selection) if option.note else ""
        if self.note is not None:
            self.note.setText(words)
            self.note.setVisible(there and (self.picture is None or open_lists <= _ROOM))
        if self.text is not None:
            self.text.setVisible(there and not open_lists)
        if self.picture is not None:
            self.picture.setVisible(there and not open_lists)
            flow = QBoxLayout.Direction
            self._header.setDirection(flow.LeftToRight if open_lists else flow.TopToBottom)
            if self.strip is not None:
                self.strip.setToolTip(words)

    def _show_preset(self, presets: Chooser, picker: Cards) -> None:
        chosen = {*self.selection.shown}
        own = self.tr("Your own choice") if chosen else self.tr("Ready-made groups")
        presets.setItemText(0, own)
        same = [number for number, ids in enumerate(picker.presets.values()) if {*ids} == chosen]
        presets.setCurrentIndex(1 + same[0] if same else 0)

    # -- words -------------------------------------------------------------------------------

    def _status(self) -> str:
        option, picker = self.selection.option, self.selection.option.picker
        if option.status is not None or not isinstance(picker, Cards):
            return option.status(self.selection) if option.status else ""
        return self.tr("{number} of {most} chosen").format(
            number=len(self.selection.shown), most=picker.most(self.selection.players)
        )

    def _say_cards(self, picker: Cards | Sides) -> None:
        assert self.cards is not None
        for card, button in self.cards.buttons.items():
            side = picker.side(card, self.selection) if isinstance(picker, Sides) else ""
            button.say(*picker.say(card, self.selection), side)

    def retranslate(self) -> None:
        option, picker = self.selection.option, self.selection.option.picker
        self.title.setText(option.title())
        if self.strip is not None:
            name = option.name or option.title
            self.strip.say(name(), [way.label() for way in option.ways])
        if self.text is not None and option.text is not None:
            self.text.setText(option.text())
        if self.surprise is not None:
            self.surprise.say(self.tr("Surprise"))
            self.surprise.setToolTip(option.draw_tip())
        if self.lists is not None and isinstance(picker, PerSeat):
            self.lists.say([picker.name(value) for value in picker.values])
        if isinstance(picker, Cards):
            self._say_cards(picker)
            self._say_tools(picker)

    def _say_tools(self, picker: Cards) -> None:
        if self.hint is not None and picker.hint is not None:
            self.hint.setText(picker.hint())
        if self.clear is not None and picker.clear_tip is not None:
            self.clear.say(self.tr("None"))
            self.clear.setToolTip(picker.clear_tip())
        if self.presets is not None:
            self.presets.blockSignals(True)
            self.presets.clear()
            self.presets.addItems(["", *map(picker.preset_name, picker.presets)])
            self.presets.blockSignals(False)
            self.presets.setAccessibleName(self.tr("Ready-made groups"))
            self.presets.setToolTip(picker.presets_tip())
        if self.cards is not None:
            for card, button in self.cards.buttons.items():
                button.setToolTip("" if picker.may(card) else picker.unable())
