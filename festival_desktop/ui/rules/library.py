"""All rules books: those of the games, and the program's own."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import NamedTuple

from PySide6.QtCore import QLocale

from festival_desktop import paths
from festival_desktop.books.book import Book, Index, paragraph_of, read_book, read_index
from festival_desktop.ui.rules_book import RulesBook

PROGRAM = "program"
"""Name of the book about the program."""


class Paragraph(NamedTuple):
    book: str
    id: str


class Library:
    def __init__(self, games: Callable[[], Mapping[str, RulesBook]]) -> None:
        """Set up; `games` returns the books by name and is called on first use."""
        self._games = games
        self._read_index, self._read_book = cache(read_index), cache(read_book)

    @cached_property
    def books(self) -> Mapping[str, RulesBook]:
        return {**self._games(), PROGRAM: RulesBook(paths.resources() / "rules")}

    def text(self, name: str) -> Book:
        """Return a book in the current language."""
        return self._read_book(self.books[name].folder, QLocale().name().split("_")[0])

    def index(self, name: str) -> Index:
        return self._read_index(self.books[name].folder)

    def find(self, game: str | None, topics: Iterable[str]) -> Paragraph | None:
        """Find the first explained topic, first in the game's book."""
        names = [name for name in (game, PROGRAM) if name is not None and name in self.books]
        for topic in topics:
            for name in names:
                paragraph = paragraph_of(self.index(name), (topic,))
                if paragraph is not None:
                    return Paragraph(name, paragraph)
        return None
