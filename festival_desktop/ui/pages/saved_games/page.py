"""All saved games on this computer, damaged ones with what is left of them.

The page appears immediately however many there are: see `models/saved_games.py`.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from festival_desktop.art.type import MEDIUM
from festival_desktop.controller.save_checker import SaveChecker
from festival_desktop.controller.saved_games import SavedGames
from festival_desktop.models.saved_games import SavedGame, SavedGamesModel
from festival_desktop.saves.folder import SaveInfo
from festival_desktop.ui.game_box import GameBox
from festival_desktop.ui.pages.page import Scenery, SubPage
from festival_desktop.ui.pages.saved_games.actions import MessageBar, SavedGameActions
from festival_desktop.ui.pages.saved_games.columns import columns
from festival_desktop.ui.pages.saved_games.detail import SaveDetail
from festival_desktop.ui.pages.saved_games.table import SavesTable, Thumbnails
from festival_desktop.ui.pages.saved_games.words import CardWords, head
from festival_desktop.ui.thumbnail import Thumbnail
from festival_desktop.ui.widgets.buttons import Button, DiscardButton
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.fields import Chooser, PaperField
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import FoldingRow, fill, order_tabs, space
from festival_desktop.ui.widgets.panels import Group

_COMMANDS = {"D": "duplicate", "E": "export", "Z": "undo", "F": "search"}


class SavesFilters(Group):
    """Search, game, order; in the trash, emptying it."""

    def __init__(self, games: SavedGamesModel, boxes: Callable[[], Sequence[GameBox]]) -> None:
        super().__init__()
        self._games, self._boxes = games, boxes
        self.search = PaperField(15, width=120)
        self.search.setClearButtonEnabled(True)
        self.game = Chooser(14)
        self.empty = DiscardButton("night", "trash", px=14, height=34)
        row = fill(QHBoxLayout(self), (self.search, 1), self.game, self.empty)
        space(row, spacing=12)
        self.search.textChanged.connect(lambda _: self._look_for())
        self.game.activated.connect(lambda _: self._look_for())
        self.retranslate()

    def _look_for(self) -> None:
        self._games.look_for(self.search.text(), self.game.currentData() or "")

    def refresh(self, in_trash: bool) -> None:
        """Show or hide the filters for the current games."""
        some = bool(self._games.number)
        for widget in (self.search, self.game):
            widget.setVisible(some)
        self.empty.setVisible(in_trash)
        self.empty.setEnabled(some)

    def retranslate(self) -> None:
        self.search.setPlaceholderText(self.tr("Search by name or player"))
        self.search.setAccessibleName(self.tr("Search"))
        self.game.setAccessibleName(self.tr("Show"))
        self.empty.say(self.tr("Empty the trash"))
        self.game.set_words([self.tr("All games"), *(box.label for box in self._boxes())])
        for row, box in enumerate(self._boxes(), 1):
            self.game.setItemData(row, box.name)


class SavesPage(SubPage):
    open_requested = Signal(object)
    """Emitted with the path of a game to resume, or whose scores to show."""
    replay_requested = Signal(object)
    """Emitted with the path of a game to replay."""

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
        files: SavedGames,
        read: Callable[[Path], SaveInfo],
        thumbnail: Callable[[Path], Thumbnail | None],
        boxes: Callable[[], Sequence[GameBox]],
        choose_files: Callable[[], list[Path]],
        choose_target: Callable[[str], Path | None],
        checker: SaveChecker,
    ) -> None:
        """Set up.

        `read` quickly classifies a file, `thumbnail` pictures its table, `checker` verifies its
        result. The last two let the person choose files to import, and a file for a copy.
        """
        super().__init__()
        self.files, self._choose_files = files, choose_files
        self.checker = checker
        titles = lambda: {box.name: box.label for box in boxes()}  # noqa: E731
        self.words = CardWords(titles, checker.of, self)
        self.model = SavedGamesModel(read, self.words, columns(self.words), self)
        self.thumbnails = Thumbnails(thumbnail, self)
        self._current: Path | None = None
        self._row = 0
        """Row of the game shown in the details."""
        self.number = Label(18, "on_sky", MEDIUM)
        self.bring_in = Button("night", "open", px=15, height=38)
        self.place = Segmented(("archive", "trash"), px=14)
        self.filters = SavesFilters(self.model, boxes)
        self.table = SavesTable(self.model, self.words, self.thumbnails)
        self.nothing = Label(18, "on_sky", MEDIUM, wrap=True, align=Qt.AlignmentFlag.AlignCenter)
        self.detail = SaveDetail(self.words)
        self.messages = MessageBar()
        self._lay_out()
        self.file_actions = SavedGameActions(files, choose_target, self.words, self.messages, self)
        self._connect()
        self.first = self.table
        self.retranslate()
        self.messages.say(())

    def _lay_out(self) -> None:
        header = self.header(self.place, self.bring_in, about=self.number, spacing=18)
        left = fill(QVBoxLayout(), self.filters, (self.table, 1), (self.nothing, 1), self.messages)
        space(left, spacing=9)
        both = space(fill(FoldingRow(), (left, 54), (self.detail, 46)), spacing=18)
        column = fill(QVBoxLayout(self.content), header, (both, 1))
        space(column, (28, 12, 28, 16), 10)
        order_tabs((self.filters.empty, self.table.titles, self.table))

    def _connect(self) -> None:
        actions = self.file_actions
        self.bring_in.clicked.connect(lambda: self.import_files(self._choose_files()))
        self.place.chosen.connect(lambda _: self.refresh())
        self.filters.empty.clicked.connect(lambda: actions.empty_trash(self.model.number))
        self.messages.undo.clicked.connect(actions.undo)
        self.table.action_requested.connect(self.do)
        self.table.seen.connect(self._seen)
        self.table.current_changed.connect(self._current_changed)
        self.model.read_some.connect(self._known_now)
        self.model.modelReset.connect(self._arranged)
        self.thumbnails.ready.connect(lambda path: self._known_now({path}))
        self.checker.checked.connect(self._checked)
        self.detail.action_requested.connect(self.do)
        self.detail.name.returnPressed.connect(self._rename)
        self.detail.renaming_ended.connect(self.table.setFocus)
        actions.changed.connect(self._files_changed)

    # -- actions -------------------------------------------------------------------------------

    def do(self, what: str) -> None:
        """Open, replay, rename, or run a `SavedGameActions` action on the selected games."""
        game = self.table.current
        if game is None:
            return
        if self.in_trash:
            self.file_actions.do_in_trash(what, self.table.chosen)
        elif what == "rename":
            self.detail.start_renaming()
        elif what not in ("open", "replay"):
            self.file_actions.do(what, game, self.table.chosen)
        elif head(game) is not None:
            wanted = self.open_requested if what == "open" else self.replay_requested
            wanted.emit(game.path)

    def _rename(self) -> None:
        game, name = self.table.current, self.detail.name.text()
        if game is None:
            return
        same = name.strip() in ("", self.words.headline(game))
        if same or self.file_actions.rename(game, name):
            self.detail.stop_renaming()

    def import_files(self, paths: Sequence[Path]) -> None:
        """Keep copies of files that were dropped or chosen."""
        if paths:
            self.place.choose(0)
            self.file_actions.import_files(paths)

    def _files_changed(self, go_to: Path | None) -> None:
        self.refresh(go_to)
        if not self.filters.search.hasFocus() and not self.detail.name.hasFocus():
            (self.table if self.table.isVisible() else self.back).setFocus()

    # -- contents ------------------------------------------------------------------------------

    @property
    def in_trash(self) -> bool:
        return self.place.index == 1

    def refresh(self, go_to: Path | None = None) -> None:
        """Read the folder again and select `go_to`, or the same game as before."""
        self._current = go_to or self._current
        self.model.show(self.files.thrown() if self.in_trash else self.files.games())

    def _arranged(self) -> None:
        """Keep the current game after a change of order, or take the one in its place."""
        row = self.model.row_of(self._current) if self._current else -1
        self.table.go_to(row if row >= 0 else self._row)
        all_of_them, found = self.model.number, self.model.rowCount()
        number = str(found) if found == all_of_them else f"{found} / {all_of_them}"
        self.number.setText(number if all_of_them else "")
        self.table.setVisible(bool(found))
        self.nothing.setVisible(not found)
        if all_of_them:
            nothing = self.tr("No matching games.")
        elif self.in_trash:
            nothing = self.tr("The trash is empty. Games stay here for 30 days.")
        else:
            nothing = self.tr(
                "No saved games yet. Every game you play is saved here automatically."
            )
        self.nothing.setText(nothing)
        self.filters.refresh(self.in_trash)
        self._show_current()

    def _seen(self, games: list[SavedGame]) -> None:
        self.model.want(game.path for game in games)
        current = self.table.current
        first = [current, *games] if current else games
        self.thumbnails.want(first)
        self.checker.want(game for game in first if head(game) is not None)

    def _checked(self, path: Path) -> None:
        """Show the verified result of a file."""
        self.model.say_again(path)
        self._known_now({path})

    def _known_now(self, paths: set[Path]) -> None:
        """Refresh the current game if it is among these."""
        if self._current in paths:
            self._show_current()

    def _current_changed(self) -> None:
        game = self.table.current
        if game is not None:  # None while the model is reset.
            self._current, self._row = game.path, self.table.here.row()
            self._show_current()
            self.thumbnails.first(game)

    def _show_current(self) -> None:
        game = self.table.current
        thumbnail = self.thumbnails.of(game) if game else None
        before = self.detail.shape
        self.detail.show_game(game, thumbnail, self.in_trash)
        if before != self.detail.shape:
            self.measure()

    # -- texts and events ----------------------------------------------------------------------

    def retranslate(self) -> None:
        self.say_back(self.tr("Shelf"))
        self.title.say(self.tr("Saved games"))
        self.bring_in.say(self.tr("Import…"))
        self.bring_in.setToolTip(self.tr("You can also drop files onto this window"))
        self.place.say(self.tr("Folder"), [self.tr("Saved"), self.tr("Trash")])
        self.table.setAccessibleName(self.tr("Saved games"))
        self.filters.retranslate()
        self.messages.retranslate()
        self.words.retranslate()
        self.model.retranslate()
        self.table.retranslate()

    def arrange(self, stacked: bool) -> None:
        self.detail.stack(stacked)

    def showEvent(self, event: QShowEvent) -> None:
        self.files.tidy()
        self.messages.say(())
        self.place.choose(0)
        self.refresh()
        self.first = self.table if self.model.rowCount() else self.back
        super().showEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.model.pause()
        self.thumbnails.pause()
        self.checker.pause()
        self.table.pause()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        control = event.modifiers() == Qt.KeyboardModifier.ControlModifier
        command = _COMMANDS.get(QKeySequence(event.key()).toString()) if control else None
        if event.key() == Qt.Key.Key_Escape and self.filters.search.text():
            self.filters.search.clear()
        elif event.key() == Qt.Key.Key_Escape and self.messages.asking:
            self.messages.say(())
        elif command == "undo":
            self.file_actions.undo()
        elif command == "search":
            self.filters.search.setFocus()
            self.filters.search.selectAll()
        elif command is not None:
            self.do(command)
        else:
            super().keyPressEvent(event)
