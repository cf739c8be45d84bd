"""The text of one book: jumps to paragraphs, finds words, follows text size and theme."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QResizeEvent, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QFrame, QScrollBar, QTextBrowser, QTextEdit

from festival_desktop.art.brush import color
from festival_desktop.books.book import Book
from festival_desktop.ui.rules.document import Look, heading_blocks, make_document
from festival_desktop.ui.rules_book import RulesBook
from festival_desktop.ui.widgets.base import ink_palette

_ROUNDED = 4
"""Pixels by which Qt may round up the widths of table columns."""


class Reader(QTextBrowser):
    def __init__(self) -> None:
        super().__init__()
        self._shown: tuple[Book, RulesBook] | None = None
        self._made: QTextDocument | None = None
        self._resized = QTimer(self, singleShot=True)
        """Postpones the layout: Qt uses the old width for text set during a resize."""
        self._resized.timeout.connect(self._set)
        self._headings: dict[str, QTextBlock] = {}
        self._hits: list[QTextCursor] = []
        self._hit = -1
        self.here = ""
        """The paragraph last jumped to."""
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(QScrollBar(Qt.Orientation.Vertical, self))
        # Always shown, because pictures and tables are laid out for the remaining width.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setLineWrapMode(QTextEdit.LineWrapMode.FixedPixelWidth)
        self.viewport().setAutoFillBackground(False)
        self.setOpenLinks(False)
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.TextBrowserInteraction | flags.TextSelectableByKeyboard)

    def show_book(self, book: Book, source: RulesBook) -> None:
        if self._shown is None or book is not self._shown[0]:
            self._shown = book, source
            self.here = ""
            self._set()

    def _set(self) -> None:
        """Lay the text out for this width, text size and theme."""
        if self._shown is None:
            return
        book, source = self._shown
        self.setPalette(ink_palette("ink"))
        room = max(200, self.viewport().width())
        look = Look.on_screen(room, self.devicePixelRatioF())
        old, made = self._made, make_document(book, source.diagrams(), look)
        made.setParent(self)
        self.setDocument(made)
        self.setLineWrapColumnOrWidth(room - _ROUNDED)
        self._made = made
        if old is not None:
            old.deleteLater()
        self._headings = dict(zip(book.ids, heading_blocks(made), strict=True))
        self._hits, self._hit = [], -1
        self._scroll()

    # -- paragraphs --------------------------------------------------------------------------

    def go(self, id: str) -> None:
        """Scroll a paragraph to the top and mark its heading."""
        self.here = id
        self._scroll()

    def _scroll(self) -> None:
        if self.here in self._headings:
            heading = QTextCursor(self._headings[self.here])
            self.setTextCursor(heading)
            at = self.document().documentLayout().blockBoundingRect(heading.block())
            self.verticalScrollBar().setValue(int(at.top()))
        else:
            self.verticalScrollBar().setValue(0)
        self._mark()

    # -- search ------------------------------------------------------------------------------

    @property
    def hits(self) -> tuple[int, int]:
        """The number of the current hit, counted from 1, and the number of hits."""
        return self._hit + 1, len(self._hits)

    def find_all(self, words: str, jump: bool = True) -> None:
        """Mark all occurrences; `jump`: go to the first one from here on."""
        self._hits, self._hit = [], -1
        hit = self.document().find(words) if words.strip() else QTextCursor()
        while not hit.isNull():
            self._hits.append(hit)
            hit = self.document().find(words, hit)
        near = self.textCursor().selectionStart()
        behind = (n for n, found in enumerate(self._hits) if found.selectionStart() >= near)
        if jump:
            self._show_hit(next(behind, 0))
        else:
            self._mark()

    def step_hit(self, by: int) -> None:
        self._show_hit(self._hit + by)

    def _show_hit(self, number: int) -> None:
        if self._hits:
            self._hit = number % len(self._hits)
            place = QTextCursor(self._hits[self._hit])
            place.setPosition(place.selectionStart())
            self.setTextCursor(place)
            self.ensureCursorVisible()
        self._mark()

    def _mark(self) -> None:
        marks = []
        if self.here in self._headings:
            heading = QTextCursor(self._headings[self.here])
            heading.select(QTextCursor.SelectionType.BlockUnderCursor)
            marks.append(_marked(heading, "light_hi", "letter"))
        for number, hit in enumerate(self._hits):
            current = number == self._hit
            inks = ("primary1", "on_seal") if current else ("light", "letter")
            marks.append(_marked(hit, *inks))
        self.setExtraSelections(marks)

    # -- appearance --------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._resized.start()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._set()


def _marked(cursor: QTextCursor, paper: str, ink: str) -> QTextEdit.ExtraSelection:
    """Make a selection with another background and text colour."""
    made = QTextEdit.ExtraSelection()
    made.cursor = cursor
    made.format.setBackground(color(paper))
    made.format.setForeground(color(ink))
    return made
