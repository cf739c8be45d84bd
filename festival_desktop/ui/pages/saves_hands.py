"""What somebody does on the page of saved games, and what is said about it.

Whatever can be undone is done at once; only what is gone for good is asked about first.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from festival_desktop.ui.pages.saves import SavesPage


class SavesHands(QObject):
    def __init__(self, page: "SavesPage") -> None:
        super().__init__(page)
        self._page = page
        self._desk = page.desk

    def do(self, what: str) -> None:
        """With the chosen games: open, replay, rename, duplicate, export, throw, put_back, delete.

        In the trash only the last two can be done: opening puts back, throwing away deletes.
        """
        page, game = self._page, self._page.list.current
        if game is None:
            return
        if page.in_trash:
            self._do_in_trash({"open": "put_back", "throw": "delete"}.get(what, what))
            return
        readable = game.shelved is not None and game.shelved.save is not None
        match what:
            case "open" if readable:
                page.open_requested.emit(game.path)
            case "replay" if readable:
                page.replay_requested.emit(game.path)
            case "rename":
                page.detail.start_renaming()
            case "duplicate":
                copy = self._desk.duplicate(game.path, page.words.headline(game))
                self._done(self._desk.troubles, copy)
            case "export":
                page.export_requested.emit(game.path)
            case "throw":
                self._throw()

    # -- the trash -----------------------------------------------------------------------------

    def _throw(self) -> None:
        games = self._page.list.chosen
        names = [self._page.words.headline(game) for game in games]
        thrown = self._desk.throw([game.path for game in games])
        said = list(self._desk.troubles)
        if thrown == 1 and len(games) == 1:
            said.insert(0, self.tr("“{name}” is in the trash.").format(name=names[0]))
        elif thrown:
            said.insert(0, self.tr("%n game(s) are in the trash.", "", thrown))
        self._done(said, undo=bool(thrown))

    def undo(self) -> None:
        """Put back what was thrown away last."""
        if self._desk.can_undo:
            back = self._desk.undo()
            self._done(self._desk.troubles, back[0] if back else None)

    def _do_in_trash(self, what: str) -> None:
        paths = [game.path for game in self._page.list.chosen]
        if what == "put_back":
            back = self._desk.put_back(paths)
            done = [self.tr("%n game(s) put back.", "", len(back))] if back else []
            self._done([*done, *self._desk.troubles])
        elif what == "delete":
            question = self.tr("Delete %n game(s) for good?", "", len(paths))
            self._page.told.ask(question, lambda: self._delete(paths))

    def _delete(self, paths: Sequence[Path]) -> None:
        self._desk.delete(paths)
        self._done(self._desk.troubles)

    def empty(self) -> None:
        """Delete everything in the trash, if that is really wanted."""
        question = self.tr("Delete %n game(s) for good?", "", self._page.model.number)
        self._page.told.ask(question, self._empty)

    def _empty(self) -> None:
        self._desk.empty()
        self._done(self._desk.troubles)

    # -- names and files -----------------------------------------------------------------------

    def rename(self, name: str) -> None:
        page, game = self._page, self._page.list.current
        if game is None:
            return
        if name.strip() in ("", page.words.headline(game)):
            page.detail.stop_renaming()
            return
        new = self._desk.rename(game.path, name)
        if new is not None:
            page.detail.stop_renaming()
        self._done(self._desk.troubles, new)

    def take_in(self, paths: Sequence[Path]) -> None:
        """Files that somebody dropped or chose."""
        arrived = self._desk.bring_in(paths)
        self._page.place.choose(0)
        done = [self.tr("%n game(s) brought in.", "", len(arrived))] if arrived else []
        self._done([*done, *self._desk.troubles], arrived[0] if arrived else None)

    def _done(self, said: Sequence[str], go_to: Path | None = None, undo: bool = False) -> None:
        page = self._page
        page.refresh(go_to)
        page.told.say(said, undo)
        if not page.filters.search.hasFocus() and not page.detail.name.hasFocus():
            (page.list if page.list.isVisible() else page.back).setFocus()
