"""F1 and other help: finds the paragraph, and shows it in the window."""

from collections.abc import Iterator
from functools import cached_property

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QApplication, QWidget

from festival_desktop.ui.context import AppContext
from festival_desktop.ui.pages.boxes import BoxButton
from festival_desktop.ui.rules.library import PROGRAM, Library, Paragraph
from festival_desktop.ui.rules.topics import topics_at
from festival_desktop.ui.rules.window import RulesWindow
from festival_desktop.ui.rules_book import RulesBook


class RulesHelp(QObject):
    def __init__(self, window: QWidget, context: AppContext) -> None:
        super().__init__(window)
        self._window, self._context = window, context
        self.library = Library(self._books)

    def _books(self) -> dict[str, RulesBook]:
        names = [box.name for box in self._context.boxes()]
        made = {name: self._context.manifest(name).rules_book for name in names}
        return {name: book for name, book in made.items() if book is not None}

    @cached_property
    def window(self) -> RulesWindow:
        return self._make(self._window)

    def _make(self, parent: QWidget) -> RulesWindow:
        boxes = self._context.boxes
        made = RulesWindow(self.library, lambda: {box.name: box.label for box in boxes()}, parent)
        made.print_requested.connect(lambda name: self._print(name, made))
        return made

    def find(
        self, game: str | None, first: str, widget: QWidget | None, pos: QPoint | None
    ) -> Paragraph:
        """Find the paragraph of a topic or of the thing pointed at; else the start of a book."""
        if isinstance(widget, BoxButton):
            game = widget.box.name
        book = self.library.books.get(game) if game else None

        def topics() -> Iterator[str]:
            yield first
            yield from topics_at(widget, pos, book)

        return self.library.find(game, topics()) or self.beginning(game)

    def beginning(self, game: str | None) -> Paragraph:
        return Paragraph(game if game and game in self.library.books else PROGRAM, "")

    def show(self, paragraph: Paragraph) -> None:
        # A modal dialog blocks other windows, so it gets a help window of its own.
        dialog = QApplication.activeModalWidget()
        window = self.window if dialog is None else self._make(dialog)
        window.show_paragraph(paragraph)
        window.show()
        window.raise_()
        window.activateWindow()
        window.text.setFocus()

    def _print(self, name: str, window: QWidget) -> None:
        from festival_desktop.ui.dialogs.printing import PrintDialog
        from festival_desktop.ui.rules.document import printable

        text = self.library.text(name)
        pages = printable(text, self.library.books[name])
        PrintDialog(text.title, [pages], window).run()
