"""A rules book as a Qt text document: headings with anchors, tables, diagrams.

It is read in a window, or printed on sheets of two columns that fit A4 and Letter. Only our own
files come here; nothing that people typed is ever set as Markdown.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF, QSizeF, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QPainter,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextImageFormat,
    QTextLength,
    QTextTable,
)

from festival_desktop.art.brush import color, saved
from festival_desktop.art.cache import pixmap
from festival_desktop.art.type import font
from festival_desktop.books.book import Book
from festival_desktop.ui.printing.pages import EDGE, Paper, Printable
from festival_desktop.ui.rules_book import Diagram, RulesBook

SCHEME = "diagram"
"""URL scheme of the pictures in a text: `diagram:name`."""
_HEADINGS = {1: 1.9, 2: 1.45, 3: 1.15}
"""Font size of each heading level, relative to the text."""
_OBJECT = "\ufffc"
"""Placeholder character of a picture in a text block."""
_TITLE = QTextDocument.MetaInformation.DocumentTitle
LETTERS = 34.0
"""Font size of printed text, in tenths of a millimetre."""
FINE = 3.0
"""Pixels of a diagram per tenth of a millimetre, before text scaling."""
_GAP = 60.0
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value


@dataclass(frozen=True)
class Look:
    """The typography of a book: font, widest picture, and pixels per unit."""

    face: QFont
    ink: QColor
    accent: QColor
    line: QColor
    width: float
    dpr: float
    margin: float
    """Margin around the text, in font sizes."""

    @classmethod
    def on_screen(cls, width: float, dpr: float) -> "Look":
        face = font(15)
        inks = (color("ink"), color("lacquer"), color("paper_edge"))
        return cls(face, *inks, width - face.pixelSize() * 3.2, dpr, margin=1.4)

    @property
    def px(self) -> float:
        return self.face.pixelSize()


def make_document(book: Book, diagrams: Mapping[str, Diagram], look: Look) -> QTextDocument:
    """Build the whole book; each heading is an anchor with the id of its section."""
    document = QTextDocument()
    document.setDefaultFont(look.face)
    document.setDocumentMargin(look.px * look.margin)
    document.setMarkdown(book.markdown)
    document.setMetaInformation(_TITLE, book.title)
    _set_ink(document, look)
    _set_headings(document, book, look)
    _set_tables(document, look)
    _set_diagrams(document, diagrams, look)
    document.setModified(False)
    return document


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def heading_blocks(document: QTextDocument) -> list[QTextBlock]:
    """List the headings of sections, in the order of the book."""
    return [block for block in blocks(document) if block.blockFormat().headingLevel() > 1]


def _set_ink(document: QTextDocument, look: Look) -> None:
    for block in blocks(document):
        layout = block.blockFormat()
        if _OBJECT not in block.text():  # A picture has its own line.
            layout.setLineHeight(118, _PROPORTIONAL)
        if not block.textList():
            layout.setBottomMargin(look.px * 0.55)
        QTextCursor(block).setBlockFormat(layout)
        for part in _fragments(block):
            ink = QTextCharFormat()
            ink.setForeground(QBrush(look.accent if part.charFormat().isAnchor() else look.ink))
            part.mergeCharFormat(ink)


def _fragments(block: QTextBlock) -> list[QTextCursor]:
    """Select each part of one format, before anything changes."""
    found = []
    each = block.begin()
    while not each.atEnd():
        part, cursor = each.fragment(), QTextCursor(block)
        cursor.setPosition(part.position())
        cursor.setPosition(part.position() + part.length(), QTextCursor.MoveMode.KeepAnchor)
        found.append(cursor)
        each += 1
    return found


def _set_headings(document: QTextDocument, book: Book, look: Look) -> None:
    anchors = iter(book.ids)
    for block in blocks(document):
        level = block.blockFormat().headingLevel()
        if not level:
            continue
        layout = block.blockFormat()
        layout.setTopMargin(look.px * (1.5 if level == 2 else 0.9))
        layout.setBottomMargin(look.px * 0.35)
        letters = QTextCharFormat()
        letters.setProperty(QTextFormat.Property.FontPixelSize, round(look.px * _HEADINGS[level]))
        letters.setFontWeight(QFont.Weight.Bold)
        letters.setForeground(QBrush(look.accent if level < 3 else look.ink))
        if level > 1:
            letters.setAnchor(True)
            letters.setAnchorNames([next(anchors)])
        cursor = QTextCursor(block)
        cursor.setBlockFormat(layout)
        cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        cursor.setCharFormat(letters)


def _set_tables(document: QTextDocument, look: Look) -> None:
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            layout = frame.format().toTableFormat()
            layout.setBorder(1)
            layout.setBorderCollapse(True)
            layout.setBorderBrush(QBrush(look.line))
            layout.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
            layout.setCellPadding(look.px * 0.35)
            layout.setCellSpacing(0)
            layout.setTopMargin(look.px * 0.4)
            layout.setBottomMargin(look.px * 0.8)
            layout.setWidth(QTextLength(QTextLength.Type.VariableLength, 0))
            frame.setFormat(layout)


def _set_diagrams(document: QTextDocument, diagrams: Mapping[str, Diagram], look: Look) -> None:
    for block in blocks(document):
        for part in _fragments(block):
            image = part.charFormat().toImageFormat()
            if not image.isValid():
                continue
            diagram = diagrams[QUrl(image.name()).path()]
            scale = min(look.px / 15, look.width / diagram.width)
            size = diagram.size * scale
            key = ("diagram", document.metaInformation(_TITLE), image.name())
            picture = pixmap(key, size, look.dpr, partial(_paint, diagram, scale))
            kind = QTextDocument.ResourceType.ImageResource
            document.addResource(kind, QUrl(image.name()), picture)
            placed = QTextImageFormat(image)
            placed.setWidth(size.width())
            placed.setHeight(size.height())
            part.setCharFormat(placed)


def _paint(diagram: Diagram, scale: float, p: QPainter, rect: QRectF) -> None:
    p.scale(scale, scale)
    diagram.paint(p, QRectF(0, 0, diagram.width, diagram.height))


def column() -> QSizeF:
    """Return the size of a column that fits on every paper, twice on each sheet."""
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
    black = color("black")
    look = Look(font(LETTERS, scaled=False), black, black, black, size.width(), FINE, margin=0)
    document = make_document(book, source.diagrams(), look)
    document.setPageSize(size)
    sheets = [Sheet(document, first) for first in range(0, document.pageCount(), 2)]
    return Printable(book.title, sheets[0], more=tuple(sheets[1:]))
