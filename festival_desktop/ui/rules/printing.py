"""A rules book on paper: sheets of two columns, set once so that they fit A4 and Letter."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QTextDocument

from festival_desktop.art.brush import color, saved
from festival_desktop.art.type import font
from festival_desktop.books.book import Book
from festival_desktop.ui.printing.pages import EDGE, Paper, Printable
from festival_desktop.ui.rules.document import Look, make_document
from festival_desktop.ui.rules_book import RulesBook

LETTERS = 34.0
"""Their size, in tenths of a millimetre."""
FINE = 3.0
"""Pixels of a diagram for each tenth of a millimetre, before it is scaled by the text."""
_GAP = 60.0


def column() -> QSizeF:
    """What fits on every paper, twice on each sheet."""
    sizes = [paper.size for paper in Paper]
    width = min(size.width() for size in sizes) - 2 * EDGE
    height = min(size.height() for size in sizes) - 2 * EDGE
    return QSizeF((width - _GAP) / 2, height)


class Sheet:
    """Two columns of a document."""

    def __init__(self, document: QTextDocument, first: int) -> None:
        self._document, self._first = document, first

    def paint(self, p: QPainter, rect: QRectF) -> None:
        size = column()
        last = min(self._first + 2, self._document.pageCount())
        for place, number in enumerate(range(self._first, last)):
            top = number * size.height()
            with saved(p):
                p.translate(rect.left() + place * (size.width() + _GAP), rect.top() - top)
                self._document.drawContents(p, QRectF(0, top, size.width(), size.height()))


def printable(book: Book, source: RulesBook) -> Printable:
    size = column()
    face = font(LETTERS, scaled=False)
    inks = (color("black"), color("black"), color("black"))
    look = Look(face, *inks, size.width(), FINE, margin=0)
    document = make_document(book, source.diagrams(), look)
    document.setPageSize(size)
    sheets = [Sheet(document, first) for first in range(0, document.pageCount(), 2)]
    return Printable(book.title, sheets[0], more=tuple(sheets[1:]))
