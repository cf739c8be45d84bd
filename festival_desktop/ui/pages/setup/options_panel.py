"""The options of a game, with a sentence about the one pointed at or wrong."""

from dataclasses import dataclass
from random import SystemRandom

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from festival_desktop.art.type import BOLD, MEDIUM, SEMIBOLD
from festival_desktop.core.game import Setup
from festival_desktop.ui.pages.setup.pickers import CardPicker, SeatPicker
from festival_desktop.ui.setup_options import Cards, PerSeat, SetupOptions
from festival_desktop.ui.setup_selection import Selection, Selections
from festival_desktop.ui.thumbnail import ThumbnailView
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.explained import Explained
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import FoldingRow, fill, space
from festival_desktop.ui.widgets.panels import Panel

_ROOM = 4
"""Up to this many lists leave room for a note in a block without its picture."""
_EXTRA = "star"
"""Icon of options that are not from the rulebook."""


@dataclass(frozen=True)
class BlockStyle:
    """Sizes of a block and its column."""

    title: float
    ink: str
    weight: int
    strip: float
    note: float
    gap: float
    margins: tuple[float, float, float, float]
    spacing: float
    soft: str = "on_dark_soft"


ONLY = BlockStyle(19, "light_hi", BOLD, 14, 14, 12, (18, 12, 18, 14), 9)
"""Style of the only option on a panel."""
SEVERAL = BlockStyle(17, "light_hi", BOLD, 14, 13, 10, (18, 9, 18, 10), 6)
HEADED = BlockStyle(15, "on_dark", SEMIBOLD, 13, 14, 8, (18, 10, 18, 12), 7)
"""Style of an option among several below a heading."""
BESIDE_SEATS = BlockStyle(14, "ink_soft", SEMIBOLD, 15, 14, 7, (6, 0, 0, 4), 7, "ink")


def _extra() -> str:
    return QCoreApplication.translate("OptionsPanel", "Not in the rulebook")


class OptionBlock(QObject):
    """One option: title, choices, explanation, and pickers.

    It puts its controls into the column of a panel.
    """

    moved = Signal()
    """Emitted when the choice has changed."""
    pointed = Signal(str)
    """Emitted with the explanation of the card under the pointer, or an empty text."""

    def __init__(self, selection: Selection, style: BlockStyle, parent: QWidget) -> None:
        super().__init__(parent)
        self.selection, self._option = selection, selection.option
        self._style = style
        self.title = Label(style.title, style.ink, style.weight)
        extra = [way.extra for way in self._option.ways]
        icons = [_EXTRA if one else "" for one in extra] if any(extra) else ()
        self.strip = Segmented(icons, px=style.strip, columns=self._option.columns)
        lines = 2 if self._option.beside_seats else 0  # enough for the longest note
        self.note = Label(style.note, style.soft, MEDIUM, wrap=True, lines=lines)
        self.status = Label(14, "on_dark", SEMIBOLD)
        self.surprise = Button("night", "dice", px=13, height=32)
        self.text = Label(13, style.soft, MEDIUM, wrap=True)
        self.picture = ThumbnailView(None, (216, 150), (170, 90)) if self._option.preview else None
        self.picker: CardPicker | SeatPicker | None = None
        if isinstance(self._option.picker, PerSeat):
            self.picker = SeatPicker(selection, self._option.picker, parent)
        elif self._option.picker is not None:
            self.picker = CardPicker(selection, self._option.picker, parent)
        if self.picker is not None:
            self.picker.moved.connect(self.moved)
            self.picker.pointed.connect(self.pointed)
        row = QVBoxLayout if self._option.beside_seats else FoldingRow
        self._header, self._tools = (space(row(), spacing=style.gap) for _ in range(2))
        self._inner, self._around = (
            space(QVBoxLayout(), spacing=4),
            space(QHBoxLayout(), spacing=16),
        )
        self.strip.chosen.connect(self._choose_way)
        self.surprise.clicked.connect(self._draw)

    # -- laying out --------------------------------------------------------------------------

    def put_into(self, column: QVBoxLayout) -> None:
        cards = self.picker if isinstance(self.picker, CardPicker) else None
        self._header.addWidget(self.title)
        if cards is not None and self._option.note is not None:
            self._header.addWidget(self.note, 1)
        elif not self._option.beside_seats:
            self._header.addStretch(1)
        fill(self._header, fill(self._tools, self.status, self.surprise, self.strip))
        if self.picture is not None:
            policy = QSizePolicy.Policy
            self.picture.setSizePolicy(policy.Preferred, policy.Expanding)
            fill(column, (fill(self._around, self.picture, (self._inner, 1)), 1))
        elif self.picker is None:
            column.addLayout(self._inner)
        inner = column if self.picker is not None else self._inner
        inner.addLayout(self._header)
        if cards is None or self._option.note is None:
            inner.addWidget(self.note)
        inner.addWidget(self.text)
        if self.picture is not None:
            inner.addStretch(1)
        if self.picker is not None:
            self.picker.put_into(column)
        if cards is not None and not self._option.ways:
            cards.tools.addWidget(self.surprise)

    def tab_order(self) -> list[QWidget]:
        order: list[QWidget] = self.strip.findChildren(QWidget)
        if isinstance(self.picker, CardPicker):
            order += [self.picker.presets, self.picker.clear]
        return [*order, self.surprise, *(self.picker.tab_order() if self.picker else ())]

    # -- choices -----------------------------------------------------------------------------

    def _choose_way(self, index: int) -> None:
        if self.selection.way != index:
            self.selection.way = index
            self.moved.emit()

    def _draw(self) -> None:
        self.selection.draw(SystemRandom())
        self.moved.emit()

    # -- contents ----------------------------------------------------------------------------

    def pointed_at(self) -> str:
        return self.picker.pointed_at() if isinstance(self.picker, CardPicker) else ""

    @property
    def open_lists(self) -> int:
        lists = isinstance(self.picker, SeatPicker) and self.selection.by_hand
        return self.selection.players if lists else 0

    def refresh(self, offered: bool, wrong: bool, open_lists: int) -> None:
        """Refresh; `wrong`: it cannot be played. `open_lists` leave a picture no room."""
        by_hand, ways = self.selection.by_hand, bool(self._option.ways)
        note = self._option.note(self.selection.chosen) if offered and self._option.note else ""
        if ways:
            self.strip.choose(self.selection.way)
        self.title.setVisible(offered)
        if self._option.beside_seats:
            margins = self._style.margins if offered else (0, 0, 0, 0)
            space(self._inner, margins, self._style.spacing)
        self.strip.setVisible(offered and ways)
        self.status.setVisible(offered and not ways)
        picker, status = self._option.picker, ""
        if self._option.status is not None:
            status = self._option.status(self.selection.chosen)
        elif isinstance(picker, Cards):
            of = self.tr("{number} of {most} chosen")
            number, most = len(self.selection.shown), picker.most(self.selection.players)
            status = of.format(number=number, most=most)
        self.status.setText(status)
        self.status.set_ink("on_warn" if wrong else "on_dark")
        self.surprise.setVisible(offered and by_hand and self._option.draw is not None)
        self.note.setText(note)
        self.note.setVisible(offered and bool(note))
        self.text.setVisible(offered and bool(self.text.text()))
        if self.picker is not None:
            self.picker.refresh(offered)
        if self.picture is not None:
            self.strip.setToolTip(note)
            self.picture.setVisible(offered and not open_lists)
            self.text.setVisible(offered and not open_lists)
            self.note.setVisible(offered and open_lists <= _ROOM)

    # -- texts -------------------------------------------------------------------------------

    def retranslate(self) -> None:
        option = self._option
        self.title.setText(option.title())
        notes = [_extra() if way.extra else "" for way in option.ways]
        labels = [way.label() for way in option.ways]
        self.strip.say((option.name or option.title)(), labels, notes)
        self.text.setText(option.text())
        self.surprise.say(self.tr("Surprise me"))
        self.surprise.setToolTip(option.draw_tip())
        if self.picker is not None:
            self.picker.retranslate()


class OptionsPanel(Panel):
    """All options; emits `changed` on every choice."""

    changed = Signal()

    def __init__(
        self, options: SetupOptions, selections: Selections, beside_seats: QVBoxLayout
    ) -> None:
        """Set up; `beside_seats` takes the options that are chosen with the seats."""
        super().__init__("board")
        self._options, self._selections = options, selections
        here = [one for one in options.options if not one.beside_seats]
        most = max(sum(one.suits(number) for one in here) for number in options.seating.rows)
        alone = SEVERAL if most > 1 else ONLY
        self._style = HEADED if options.heading else alone
        self.set_padding(*self._style.margins)
        self.heading = Label(19, "light_hi", BOLD)
        self.explained = Explained([(one.icon, one.ink) for one in options.legend])
        self.blocks: list[OptionBlock] = []
        column = space(fill(QVBoxLayout(self), self.heading), spacing=self._style.spacing)
        for selection in selections.all:
            beside = selection.option.beside_seats
            style = BESIDE_SEATS if beside else self._style
            block = OptionBlock(selection, style, self)
            block.put_into(beside_seats if beside else column)
            block.moved.connect(self._moved)
            block.pointed.connect(self._explain)
            self.blocks.append(block)
        fill(column, self.explained)
        column.addStretch(0)  # Takes the remaining space only if no option does.
        self.retranslate()

    def block(self, key: str) -> OptionBlock:
        """Return the block of an offered option."""
        one = next(one for one in self._selections.offered if one.option.key == key)
        return self.blocks[self._selections.all.index(one)]

    def tab_order(self) -> list[QWidget]:
        return [widget for block in self.blocks for widget in block.tab_order()]

    def _moved(self) -> None:
        self.refresh()
        self.changed.emit()

    # -- contents ----------------------------------------------------------------------------

    def show_deal(self, setup: Setup | None, seed: str) -> None:
        """Show the deal of a playable setup, where an option has a picture of it."""
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
        self._explain(next(filter(None, (block.pointed_at() for block in self.blocks)), ""))

    def _explain(self, pointed: str) -> None:
        about = (one.option.about(one.chosen) for one in self._selections.offered)
        said = self._extras() or next(filter(None, about), "")
        self.explained.say(pointed, said, self.reason())

    def _extras(self) -> str:
        """Name the choices that are not from the rulebook."""
        titles = [one.option.title() for one in self._selections.offered if one.extra]
        said = self.tr("{options}: not in the rulebook.").format(options=", ".join(titles))
        return said if titles else ""

    # -- texts -------------------------------------------------------------------------------

    def reason(self) -> str:
        """Say why this choice cannot be played; empty if it can."""
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
