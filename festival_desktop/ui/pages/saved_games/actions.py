"""Actions on saved games, and their messages.

Whatever can be undone happens right away; only permanent deletion asks first.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QHBoxLayout

from festival_desktop.art.type import SEMIBOLD
from festival_desktop.controller.saved_games import Outcome, SavedGames, export_game
from festival_desktop.models.saved_games import SavedGame
from festival_desktop.saves import file_operations
from festival_desktop.saves.store import FileTrouble
from festival_desktop.ui.pages.saved_games.words import CardWords
from festival_desktop.ui.widgets.buttons import Button, DiscardButton
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import fill
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.words.saves import SaveWords

MOST_LINES = 5
"""Maximum number of messages about files; the others are only counted."""


class MessageBar(Panel):
    """The result of an action, with undo if possible; or a question."""

    def __init__(self) -> None:
        super().__init__("paper")
        self.said = Label(14, "ink", SEMIBOLD, wrap=True)
        self.undo = Button("paper", "undo", px=14, height=34)
        self.delete = DiscardButton("night", "trash", px=14, height=34)
        self.keep = Button("paper", "undo", px=14, height=34)
        self.asking = False
        self._do: Callable[[], object] = bool
        """The action awaiting confirmation."""
        row = fill(QHBoxLayout(self), (self.said, 1), self.undo, self.delete, self.keep)
        self.set_padding(16, 8, 12, 8)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self.keep.clicked.connect(lambda: self.say(()))
        self.delete.clicked.connect(lambda: self._do())
        self.retranslate()

    def say(self, sentences: Sequence[str], undo: bool = False) -> None:
        """Show sentences; hide the bar without any."""
        some = list(sentences[:MOST_LINES])
        if more := len(sentences) - len(some):
            some.append(self.tr("And %n more file(s).", "", more))
        self._show("\n".join(some), undo, asking=False)

    def ask(self, question: str, do: Callable[[], object]) -> None:
        """Ask a question, and call `do` if confirmed."""
        self._do = do
        self._show(question, undo=False, asking=True)
        self.keep.setFocus()

    def _show(self, words: str, undo: bool, asking: bool) -> None:
        self.asking = asking
        self.said.setText(words)
        self.undo.setVisible(undo)
        self.delete.setVisible(asking)
        self.keep.setVisible(asking)
        self.setVisible(bool(words))

    def retranslate(self) -> None:
        self.undo.say(self.tr("Undo"))
        self.undo.setToolTip(self.tr("Ctrl+Z"))
        self.delete.say(self.tr("Delete for good"))
        self.keep.say(self.tr("Keep"))


class SavedGameActions(QObject):
    changed = Signal(object)
    """Emitted when files have changed, with the path to select or None."""

    def __init__(
        self,
        files: SavedGames,
        choose_target: Callable[[str], Path | None],
        words: CardWords,
        messages: MessageBar,
        parent: QObject,
    ) -> None:
        """Set up; `choose_target` lets the person choose a file for a copy."""
        super().__init__(parent)
        self._files = files
        self._choose_target = choose_target
        self._cards = words
        self._messages = messages
        self._words = SaveWords(self)

    def do(self, what: str, game: SavedGame, chosen: Sequence[SavedGame]) -> None:
        """Duplicate, export or throw away; only the last takes several games."""
        match what:
            case "duplicate":
                name = self._words.name_of_copy(self._cards.headline(game))
                self._done(self._files.duplicate(game.path, name))
            case "export":
                self._export(game.path)
            case "throw":
                self._throw(chosen)

    def do_in_trash(self, what: str, chosen: Sequence[SavedGame]) -> None:
        """Restore or delete; opening restores, throwing away deletes."""
        paths = [game.path for game in chosen]
        if what in ("open", "put_back"):
            back = self._files.put_back(paths)
            self._done(back, self.tr("%n game(s) restored.", "", len(back.paths)), show=False)
        elif what in ("throw", "delete"):
            self._ask(len(paths), lambda: self._done(self._files.delete(paths), show=False))

    def empty_trash(self, number: int) -> None:
        self._ask(number, lambda: self._done(self._files.empty_trash()))

    def _ask(self, number: int, delete: Callable[[], object]) -> None:
        self._messages.ask(self.tr("Delete %n game(s) for good?", "", number), delete)

    def _throw(self, games: Sequence[SavedGame]) -> None:
        names = [self._cards.headline(game) for game in games]
        outcome = self._files.throw([game.path for game in games])
        if len(games) == 1:
            said = self.tr("“{name}” is in the trash.").format(name=names[0])
        else:
            said = self.tr("%n game(s) moved to the trash.", "", len(outcome.paths))
        self._done(outcome, said, undo=bool(outcome.paths), show=False)

    def undo(self) -> None:
        """Restore what was thrown away last."""
        if self._files.can_undo:
            self._done(self._files.undo())

    def rename(self, game: SavedGame, name: str) -> bool:
        """Rename a file; return whether that worked."""
        outcome = self._files.rename(game.path, name)
        self._done(outcome)
        return bool(outcome.paths)

    def import_files(self, paths: Sequence[Path]) -> None:
        """Keep copies of files that were dropped or chosen."""
        outcome = self._files.bring_in(paths)
        self._done(outcome, self.tr("%n game(s) imported.", "", len(outcome.paths)))

    def _export(self, path: Path) -> None:
        target = self._choose_target(file_operations.title(path) or path.stem)
        if target is None:
            return
        try:
            export_game(path, target)
            self._messages.say([self._words.copied(target)])
        except FileTrouble as error:
            self._messages.say([self._words.cannot_write(error)])

    def _done(
        self, outcome: Outcome, said: str = "", undo: bool = False, show: bool = True
    ) -> None:
        """Report successes and failures; `show`: the first file becomes the current one."""
        sentences = [said] if said and outcome.paths else []
        self.changed.emit(outcome.paths[0] if show and outcome.paths else None)
        self._messages.say([*sentences, *map(self._words.failure, outcome.failures)], undo)
