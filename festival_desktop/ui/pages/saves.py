"""Saved games: all that are kept on this computer, damaged ones with what is left of them.

There at once however many they are: see `models/saved_games.py`.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from festival_desktop.art.type import MEDIUM
from festival_desktop.models.saved_games import SavedGame, SavedGamesModel
from festival_desktop.saves.shelf import Shelved
from festival_desktop.ui.pages.boxes import GameBox
from festival_desktop.ui.pages.page import Page, Scenery
from festival_desktop.ui.pages.saves_bars import SavesFilters, ToldBar
from festival_desktop.ui.pages.saves_desk import SavesDesk
from festival_desktop.ui.pages.saves_detail import SaveDetail
from festival_desktop.ui.pages.saves_hands import SavesHands
from festival_desktop.ui.pages.saves_list import SavesList
from festival_desktop.ui.pages.saves_pictures import SavedPictures
from festival_desktop.ui.pages.saves_words import CardWords
from festival_desktop.ui.thumbnail import Thumbnail
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.labels import Label, Title
from festival_desktop.ui.widgets.placing import put

_COMMANDS = {"D": "duplicate", "E": "export", "Z": "undo", "F": "search"}


class SavesPage(Page):
    open_requested = Signal(object)
    """The path of a game to play on, or to see the scores of."""
    replay_requested = Signal(object)
    """The path of a game to be seen step by step."""
    import_requested = Signal()
    export_requested = Signal(object)
    """A path: somebody wants a copy of this game elsewhere."""
    back_requested = Signal()

    scenery = Scenery(
        horizon=0.46,
        moon=(0.48, 0.055, 20),
        fireworks=((0.60, 0.05, 24, "burst_orange"), (0.67, 0.04, 17, "burst_blue")),
        sky_lanterns=((0.535, 0.05, 7), (0.55, 0.075, 5)),
        floats=((0.011, 0.9, 12, "light"), (0.989, 0.95, 12, "light")),
        dim=0.1,
    )

    def __init__(
        self,
        desk: SavesDesk,
        read: Callable[[Path], Shelved],
        sketch: Callable[[Path], Thumbnail | None],
        boxes: Callable[[], Sequence[GameBox]],
        parent: QWidget | None = None,
    ) -> None:
        """`read` tells quickly what a file is, `sketch` what its table looks like."""
        super().__init__(parent)
        self.desk = desk
        self._boxes = boxes
        self.words = CardWords(lambda: {box.name: box.label for box in boxes()}, self)
        self.model = SavedGamesModel(read, self.words, self)
        self.pictures = SavedPictures(sketch, self)
        self._current: Path | None = None
        self._row = 0
        """The game whose detail is shown, and where it was in the list."""
        self._make_widgets()
        self._lay_out()
        self.hands = SavesHands(self)
        self._connect()
        self.first = self.list
        self.retranslate()
        self.told.say(())

    def _make_widgets(self) -> None:
        self.back = Button("night", "back", px=15, height=38)
        self.title = Title(34)
        self.number = Label(18, "on_sky", MEDIUM)
        self.bring_in = Button("night", "open", px=15, height=38)
        self.place = Segmented(("archive", "trash"), px=14)
        self.filters = SavesFilters(self._boxes)
        self.list = SavesList(self.words, self.pictures)
        self.list.show_games(self.model)
        self.nothing = Label(18, "on_sky", MEDIUM, wrap=True, align=Qt.AlignmentFlag.AlignCenter)
        self.detail = SaveDetail(self.words)
        self.told = ToldBar()

    def _lay_out(self) -> None:
        column, header = QVBoxLayout(self.content), QHBoxLayout()
        self.space(column, (28, 12, 28, 16), 10)
        self.space(header, (0, 0, 0, 0), 18)
        for widget in (self.back, self.title, self.number):
            put(header, widget)
        header.addStretch(1)
        put(header, self.place)
        put(header, self.bring_in)
        self._both = QHBoxLayout()
        self.space(self._both, (0, 0, 0, 0), 18)
        left = QVBoxLayout()
        self.space(left, (0, 0, 0, 0), 9)
        put(left, self.filters)
        left.addWidget(self.list, 1)
        left.addWidget(self.nothing, 1)
        put(left, self.told)
        self._both.addLayout(left, 54)
        put(self._both, self.detail, 46)
        column.addLayout(header)
        column.addLayout(self._both, 1)
        self.list.setMinimumHeight(180)

    def _connect(self) -> None:
        self.back.clicked.connect(self.back_requested)
        self.bring_in.clicked.connect(self.import_requested)
        self.place.chosen.connect(lambda _: self.refresh())
        self.filters.looked_for.connect(self.model.look_for)
        self.filters.sorted.connect(self.model.sort_by)
        self.filters.emptied.connect(self.hands.empty)
        self.told.undo_wanted.connect(self.hands.undo)
        self.list.wanted.connect(self.hands.do)
        self.list.seen.connect(self._seen)
        self.list.current_changed.connect(self._current_changed)
        self.model.read_some.connect(self._read_some)
        self.model.modelReset.connect(self._arranged)
        self.pictures.ready.connect(self._drawn)
        self.detail.wanted.connect(self.hands.do)
        self.detail.renamed.connect(self.hands.rename)
        self.detail.renaming_ended.connect(self.list.setFocus)

    # -- what is shown -------------------------------------------------------------------------

    @property
    def in_trash(self) -> bool:
        return self.place.index == 1

    def refresh(self, go_to: Path | None = None) -> None:
        """Look into the folder again; the game at `go_to`, or the same as before, is current."""
        self._current = go_to or self._current
        self.model.show(self.desk.thrown() if self.in_trash else self.desk.games())

    def _arranged(self) -> None:
        """Other games, or in another order: the current one stays, or the one in its place is."""
        row = self.model.row_of(self._current) if self._current else -1
        self.list.go_to(row if row >= 0 else self._row)
        self._count()
        self._show_current()

    def _count(self) -> None:
        all_of_them, found = self.model.number, self.model.rowCount()
        number = str(found) if found == all_of_them else f"{found} / {all_of_them}"
        self.number.setText(number if all_of_them else "")
        self.list.setVisible(bool(found))
        self.nothing.setVisible(not found)
        self.nothing.setText(self._nothing(bool(all_of_them)))
        self.filters.show_number(all_of_them, self.in_trash)

    def _nothing(self, filtered: bool) -> str:
        if filtered:
            return self.tr("No game is like that.")
        if self.in_trash:
            return self.tr("The trash is empty. Games stay here for 30 days.")
        return self.tr("No game is saved yet. Every game you play is kept here by itself.")

    def _seen(self, games: list[SavedGame]) -> None:
        self.model.want(game.path for game in games)
        current = self.list.current
        self.pictures.want([current, *games] if current else games)

    def _read_some(self, paths: set[Path]) -> None:
        if self._current in paths:
            self._show_current()

    def _current_changed(self) -> None:
        game = self.list.current
        if game is not None:  # none while the model is reset
            self._current, self._row = game.path, self.list.currentIndex().row()
            self._show_current()
            self.pictures.first(game)

    def _show_current(self) -> None:
        game = self.list.current
        sketch = self.pictures.of(game) if game else None
        before = self.detail.shape
        self.detail.show_game(game, sketch, self.in_trash)
        if before != self.detail.shape:
            self.measure()

    def _drawn(self, path: Path) -> None:
        if self.list.current is not None and self.list.current.path == path:
            self._show_current()

    # -- words and events ----------------------------------------------------------------------

    def retranslate(self) -> None:
        self.back.say(self.tr("Shelf"))
        self.title.say(self.tr("Saved games"))
        self.bring_in.say(self.tr("Bring in …"))
        self.bring_in.setToolTip(self.tr("Files may also be dropped on the window"))
        self.place.say(self.tr("Place"), [self.tr("Kept"), self.tr("Trash")])
        self.list.setAccessibleName(self.tr("Saved games"))
        self.filters.retranslate()
        self.told.retranslate()
        self.words.retranslate()
        self.model.retranslate()

    def arrange(self, stacked: bool) -> None:
        """Where there is little room, first buttons stand below each other, then the panels."""
        flow = QBoxLayout.Direction
        self.detail.stack(stacked)
        self._both.setDirection(flow.LeftToRight)
        if self._needs() > self.width() and stacked:
            self._both.setDirection(flow.TopToBottom)
            self._needs()

    def _needs(self) -> int:
        """The width that is needed now: layouts remember what they needed before."""
        self.detail.updateGeometry()
        width = 0
        for layout in (self.detail.layout(), self.content.layout()):
            if layout is not None:
                layout.invalidate()
                layout.activate()
                width = layout.minimumSize().width()
        return width

    def showEvent(self, event: QShowEvent) -> None:
        self.desk.tidy()
        self.told.say(())
        self.place.choose(0)
        self.refresh()
        self.first = self.list if self.model.rowCount() else self.back
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.model.pause()
        self.pictures.pause()
        self.list.pause()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        command = _COMMANDS.get(QKeySequence(event.key()).toString()) if control else None
        if event.key() == Qt.Key.Key_Escape and self.filters.search.text():
            self.filters.search.clear()
        elif event.key() == Qt.Key.Key_Escape and self.told.asking:
            self.told.say(())
        elif event.key() == Qt.Key.Key_Escape:
            self.back_requested.emit()
        elif command == "undo":
            self.hands.undo()
        elif command == "search":
            self.filters.search.setFocus()
            self.filters.search.selectAll()
        elif command is not None:
            self.hands.do(command)
        else:
            super().keyPressEvent(event)
