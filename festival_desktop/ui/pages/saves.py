"""Saved games: all that are kept on this computer, damaged ones with what is wrong with them."""

from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QFile, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.type import BOLD, MEDIUM, SEMIBOLD
from festival_desktop.saves import store
from festival_desktop.saves.schema import Save
from festival_desktop.saves.shelf import SaveShelf, Shelved
from festival_desktop.saves.store import FileTrouble
from festival_desktop.ui.narrate.lists import Lists
from festival_desktop.ui.narrate.saves import SaveWords
from festival_desktop.ui.pages.boxes import GameBox
from festival_desktop.ui.pages.continue_card import TokenMark
from festival_desktop.ui.pages.page import Page, Scenery
from festival_desktop.ui.pages.when import When
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label, Title
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.placing import put


class SaveRow(Panel):
    """One saved game. Deleting is confirmed in place."""

    opened = Signal()
    deleted = Signal()

    def __init__(self, shelved: Shelved, title: str, parent: QWidget | None = None) -> None:
        super().__init__("paper", parent)
        self.shelved = shelved
        self._title = title
        self._lists, self._when, self._words = Lists(self), When(self), SaveWords(self)
        self.token = TokenMark(26)
        self.headline = Label(17, weight=BOLD)
        self.about = Label(13, "ink_soft", wrap=True)
        self.trouble = Label(13, "lacquer", SEMIBOLD, wrap=True)
        self.since = Label(13, "ink_soft")
        self.sure = Label(15, "lacquer", BOLD)
        self.open = Button("paper", "play", px=15, height=36)
        self.delete = Button("paper", "trash", px=15, height=36)
        self.keep = Button("paper", "undo", px=15, height=36)
        self.really = Button("night", "trash", px=15, height=36)
        self._row, self._lines = QHBoxLayout(self), QVBoxLayout()
        self._build()
        self.open.clicked.connect(self.opened)
        self.delete.clicked.connect(lambda: self.ask(True))
        self.keep.clicked.connect(lambda: self.ask(False))
        self.really.clicked.connect(self.deleted)
        self.retranslate()
        self.ask(False)

    def _build(self) -> None:
        put(self._row, self.token)
        self._row.addLayout(self._lines, 1)
        self._lines.setSpacing(0)
        for label in (self.headline, self.about, self.trouble):
            put(self._lines, label)
        for widget in (self.since, self.sure, self.open, self.delete, self.really, self.keep):
            put(self._row, widget)
        self.dress()

    def dress(self) -> None:
        self.pad(self.u(20), self.u(11), self.u(18), self.u(12))
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(round(self.u(14)))

    def ask(self, sure: bool) -> None:
        """Ask whether to delete, or go back to what can be done."""
        for widget in (self.sure, self.really, self.keep):
            widget.setVisible(sure)
        self.since.setVisible(not sure)
        self.delete.setVisible(not sure)
        self.open.setVisible(not sure and self.shelved.save is not None)
        (self.keep if sure else self.delete).setFocus()

    def say_trouble(self, sentence: str) -> None:
        self.trouble.setText(sentence)
        self.trouble.setVisible(bool(sentence))

    def retranslate(self) -> None:
        save = self.shelved.save
        self.open.say(self.tr("Open"))
        self.delete.say(self.tr("Delete"))
        self.really.say(self.tr("Delete"))
        self.keep.say(self.tr("Keep"))
        self.sure.setText(self.tr("Delete this game?"))
        self.since.setText(self._when.at(self.shelved.when, date.today()))
        self.say_trouble(self._words.listed(self.shelved))
        self.token.setVisible(save is not None)
        if save is None:
            self.headline.setText(self.shelved.path.stem)
            self.about.setText(self.tr("This file cannot be opened."))
            return
        self.headline.setText(self._stands(save))
        facts = [self._title, self._lists.all_of([seat.name for seat in save.seats])]
        facts.append(self.tr("practice") if save.practice else self._fair(save))
        self.about.setText(" · ".join(filter(None, facts)))
        seat = save.summary.to_act
        best = save.summary.winners[0] if save.summary.winners else 0
        self.token.show_seat(best if seat is None else seat)

    def _fair(self, save: Save) -> str:
        return self.tr("relaxed") if save.relaxed else self.tr("fair")

    def _stands(self, save: Save) -> str:
        names = [seat.name for seat in save.seats]
        if save.summary.to_act is not None:
            return self.tr("{name}’s turn").format(name=names[save.summary.to_act])
        winners = [names[seat] for seat in save.summary.winners]
        if len(winners) == 1:
            return self.tr("{name} won").format(name=winners[0])
        return self.tr("Over: {names}").format(names=self._lists.all_of(winners))


class SavesPage(Page):
    """`open_requested` carries a path."""

    open_requested = Signal(object)
    back_requested = Signal()
    changed = Signal()
    """A game was deleted."""

    scenery = Scenery(
        horizon=0.46,
        moon=(0.93, 0.06, 20),
        fireworks=((0.62, 0.05, 24, "burst_orange"), (0.70, 0.04, 17, "burst_blue")),
        sky_lanterns=((0.80, 0.05, 7), (0.83, 0.075, 5)),
        floats=((0.011, 0.9, 12, "light"), (0.989, 0.95, 12, "light")),
        dim=0.1,
    )

    def __init__(
        self,
        shelf: SaveShelf,
        boxes: Callable[[], Sequence[GameBox]],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._shelf = shelf
        self._boxes = boxes
        self.rows: list[SaveRow] = []
        self.back = Button("night", "back", px=15, height=38)
        self.title = Title(34)
        self.number = Label(18, "on_sky", MEDIUM)
        self.nothing = Label(18, "on_sky", MEDIUM, wrap=True)
        self._list = QVBoxLayout()
        column, header = QVBoxLayout(self.content), QHBoxLayout()
        self.space(column, (28, 14, 28, 28), 18)
        self.space(header, (0, 0, 0, 2), 20)
        for widget in (self.back, self.title, self.number):
            put(header, widget)
        header.addStretch(1)
        column.addLayout(header)
        put(column, self.nothing)
        self.space(self._list, spacing=12)
        column.addLayout(self._list)
        column.addStretch(1)
        self.back.clicked.connect(self.back_requested)
        self.retranslate()

    def refresh(self) -> None:
        """Read the folder again."""
        for row in self.rows:
            row.hide()
            row.deleteLater()
        titles = {box.name: box.label for box in self._boxes()}
        self.rows = []
        for shelved in self._shelf.games():
            game = shelved.save.game if shelved.save else ""
            row = SaveRow(shelved, titles.get(game, game))
            row.opened.connect(lambda path=shelved.path: self.open_requested.emit(path))
            row.deleted.connect(lambda row=row: self._delete(row))
            self.rows.append(row)
            put(self._list, row)
            self.adopt(row)
        self._say_number()

    def _say_number(self) -> None:
        count = len(self.rows)
        self.nothing.setVisible(not count)
        self.number.setText(str(count) if count else "")

    def _delete(self, row: SaveRow) -> None:
        try:
            throw_away(row.shelved.path)
        except FileTrouble as trouble:
            row.ask(False)
            row.say_trouble(SaveWords(self).cannot_delete(row.shelved.path, trouble))
            return
        place = self.rows.index(row)
        self.rows.remove(row)
        row.hide()
        row.deleteLater()
        self._say_number()
        self.changed.emit()
        if self.rows:
            self.rows[min(place, len(self.rows) - 1)].open.setFocus()
        else:
            self.back.setFocus()

    def retranslate(self) -> None:
        self.back.say(self.tr("Shelf"))
        self.title.say(self.tr("Saved games"))
        self.nothing.setText(
            self.tr("No game is saved yet. Every game you play is kept here by itself.")
        )
        for row in self.rows:
            row.retranslate()

    def showEvent(self, event: QShowEvent) -> None:
        self.refresh()
        rows = [row for row in self.rows if row.shelved.save is not None]
        self.first = rows[0].open if rows else self.back
        super().showEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_requested.emit()
        else:
            super().keyPressEvent(event)


def throw_away(path: Path) -> None:
    """To the trash of the system, or for good where there is none; raises `FileTrouble`."""
    if path.exists() and _to_trash(path):
        store.backup(path).unlink(missing_ok=True)
    else:
        store.delete(path)


def _to_trash(path: Path) -> bool:
    file = QFile(str(path))
    return file.moveToTrash()
