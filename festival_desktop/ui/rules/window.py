"""The window of the rules books: contents, text, search, back and forward."""

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QEvent, QRect, QSignalBlocker, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QScrollBar,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import MEDIUM, font
from festival_desktop.books.book import Section
from festival_desktop.models.pieces import Index
from festival_desktop.ui.dialogs.paper_dialog import paint_ground
from festival_desktop.ui.rules.library import PROGRAM, Library, Paragraph
from festival_desktop.ui.rules.reader import Reader
from festival_desktop.ui.widgets.base import ink_palette
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.current_item import CurrentWithFocus
from festival_desktop.ui.widgets.fields import Chooser, PaperField
from festival_desktop.ui.widgets.labels import Label
from festival_desktop.ui.widgets.layouts import fill

Standard = QKeySequence.StandardKey
SIZE, SMALLEST = (1080, 640), (900, 480)
_ID = Qt.ItemDataRole.UserRole


class Contents(CurrentWithFocus, QTreeWidget):
    """Chapters and their sections; long titles are wrapped."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setVerticalScrollBar(QScrollBar(Qt.Orientation.Vertical, self))
        self.setVerticalScrollMode(QTreeWidget.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.setHeaderHidden(True)
        self.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setWordWrap(True)
        self.setItemDelegate(_Wrapped(self))

    def show_sections(self, sections: Iterable[Section]) -> None:
        with QSignalBlocker(self):
            self.clear()
            chapter: QTreeWidget | QTreeWidgetItem = self
            for section in sections:
                above = self if section.level == 1 else chapter
                item = QTreeWidgetItem(above, [section.title])
                item.setData(0, _ID, section.id)
                if section.level == 1:
                    chapter = item

    def point_out(self, id: str) -> None:
        """Select the section that is being read."""
        with QSignalBlocker(self):
            for item in self.items():
                if self.id_of(item) == id:
                    self.go_to_index(self.indexFromItem(item))
                    item.setExpanded(True)

    def items(self) -> list[QTreeWidgetItem]:
        """List all items, expanded or not."""
        anywhere = Qt.MatchFlag.MatchContains | Qt.MatchFlag.MatchRecursive
        return self.findItems("", anywhere)

    def id_of(self, item: QTreeWidgetItem) -> str:
        """Return the id of an item's section."""
        return str(item.data(0, _ID))

    def apply_theme(self) -> None:
        self.setFont(font(14))
        self.setPalette(ink_palette("ink"))
        self.setIndentation(round(16 * text_scale() ** 0.5))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()  # Title heights have changed.


class _Wrapped(QStyledItemDelegate):
    """Measures wrapped rows, because Qt asks for a tree's row heights without their width."""

    def __init__(self, tree: Contents) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        depth = 2 if index.parent().isValid() else 1
        wide = self._tree.viewport().width() - depth * self._tree.indentation()
        option.rect = QRect(0, 0, max(1, wide), 1)
        return super().sizeHint(option, index)


class RulesWindow(QWidget):
    print_requested = Signal(str)
    """Emitted with the name of a book."""

    def __init__(
        self,
        library: Library,
        titles: Callable[[], Mapping[str, str]],
        parent: QWidget | None = None,
    ) -> None:
        """Set up; `titles` returns the games' names in the current language."""
        super().__init__(parent, Qt.WindowType.Window)
        self._library, self._titles = library, titles
        self._visited: list[Paragraph] = []
        self._at = -1
        """Index of the current entry in `_visited`."""
        self.back = Button("paper", "back", px=13, height=30)
        self.forward = Button("paper", "next", px=13, height=30)
        self.book = Chooser(14)
        self.field = PaperField(14, width=170)
        self.count = Label(13, "ink_soft", MEDIUM)
        self.previous_hit = Button("paper", "first", px=13, height=30)
        self.next_hit = Button("paper", "end", px=13, height=30)
        self.print = Button("paper", "print", px=13, height=30)
        self.leave = Button("primary", px=13, height=30)
        self.contents = Contents()
        self.text = Reader()
        self._both = QSplitter()
        self._build()
        self._connect()
        self.setMinimumSize(*SMALLEST)
        self.resize(*SIZE)
        self._dress()
        self.retranslate()

    # -- setup -------------------------------------------------------------------------------

    def _build(self) -> None:
        hits = ((self.field, 1), self.count, self.previous_hit, self.next_hit)
        read = (self.back, self.forward, self.book)
        row = fill(QHBoxLayout(), *read, *hits, self.print, self.leave)
        row.setSpacing(10)
        self._both.addWidget(self.contents)
        self._both.addWidget(self.text)
        self._both.setStretchFactor(1, 1)
        self._both.setChildrenCollapsible(False)
        column = fill(QVBoxLayout(self), row, (self._both, 1))
        column.setContentsMargins(16, 14, 8, 8)
        column.setSpacing(10)

    def _connect(self) -> None:
        self.back.clicked.connect(lambda: self._step(-1))
        self.forward.clicked.connect(lambda: self._step(1))
        self.book.activated.connect(lambda n: self.show_book(list(self._library.books)[n]))
        self.field.textChanged.connect(self._find)
        self.field.returnPressed.connect(lambda: self._step_hit(1))
        self.previous_hit.clicked.connect(lambda: self._step_hit(-1))
        self.next_hit.clicked.connect(lambda: self._step_hit(1))
        self.print.clicked.connect(lambda: self.print_requested.emit(self.here.book))
        self.leave.clicked.connect(self.close)
        self.contents.currentItemChanged.connect(self._choose)
        self.contents.itemClicked.connect(self._choose)
        self.text.anchorClicked.connect(self._follow)
        for keys, do in (
            (Standard.Find, self.field.setFocus),
            (Standard.FindNext, lambda: self._step_hit(1)),
            (Standard.FindPrevious, lambda: self._step_hit(-1)),
            (Standard.Back, lambda: self._step(-1)),
            (Standard.Forward, lambda: self._step(1)),
            (Standard.Print, self.print.click),
        ):
            QShortcut(keys, self, do)

    # -- reading -----------------------------------------------------------------------------

    @property
    def here(self) -> Paragraph:
        """The paragraph being read; without an id, the start of a book."""
        return self._visited[self._at]

    def show_book(self, name: str) -> None:
        self.show_paragraph(Paragraph(name, ""))

    def show_paragraph(self, paragraph: Paragraph) -> None:
        """Open a book at a paragraph, and keep the way back."""
        if not self._visited or paragraph != self.here:
            del self._visited[self._at + 1 :]
            self._visited.append(paragraph)
            self._at += 1
        self._show()

    def _step(self, by: int) -> None:
        if 0 <= self._at + by < len(self._visited):
            self._at += by
            self._show()

    def _show(self) -> None:
        name, id = self.here
        book = self._library.text(name)
        if self.contents.property("book") != (name, book.title):
            self.contents.setProperty("book", (name, book.title))
            self.contents.show_sections(book.sections)
        self.text.show_book(book, self._library.books[name])
        self.text.go(id)
        self.setWindowTitle(book.title)
        self.book.setCurrentIndex(list(self._library.books).index(name))
        self.back.setEnabled(self._at > 0)
        self.forward.setEnabled(self._at + 1 < len(self._visited))
        self.contents.point_out(id)
        self._find(self.field.text(), jump=False)

    def _follow(self, link: QUrl) -> None:
        """Follow a link: `#id` within a book, `program:id` into the program's book."""
        book = PROGRAM if link.scheme() == PROGRAM else self.here.book
        self.show_paragraph(Paragraph(book, link.path() or link.fragment()))

    def _choose(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.show_paragraph(Paragraph(self.here.book, self.contents.id_of(item)))

    # -- search ------------------------------------------------------------------------------

    def _find(self, words: str, jump: bool = True) -> None:
        if jump or words:
            self.text.find_all(words, jump)
        self._count()

    def _step_hit(self, by: int) -> None:
        self.text.step_hit(by)
        self._count()

    def _count(self) -> None:
        at, number = self.text.hits
        words = self.tr("{number} of {all}").format(number=at, all=number)
        nothing = self.tr("nothing found") if self.field.text().strip() else ""
        self.count.setText(words if number else nothing)
        for button in (self.previous_hit, self.next_hit):
            button.setEnabled(number > 1)

    # -- texts and theme ---------------------------------------------------------------------

    def retranslate(self) -> None:
        for button, words in (
            (self.back, self.tr("Back")),
            (self.forward, self.tr("Forward")),
            (self.previous_hit, self.tr("Previous result")),
            (self.next_hit, self.tr("Next result")),
            (self.print, self.tr("Print this book")),
        ):
            button.set_name(words, words)
        self.leave.say(self.tr("Close"))
        self.leave.setToolTip(self.tr("Back to where you were (Esc)"))
        self.field.setPlaceholderText(self.tr("Search (Ctrl+F)"))
        self.field.setAccessibleName(self.tr("Search"))
        self.book.setAccessibleName(self.tr("Book"))
        self.contents.setAccessibleName(self.tr("Contents"))
        self.text.setAccessibleName(self.tr("Rules"))
        titles = {**self._titles(), PROGRAM: self.tr("The program")}
        self.book.set_words([titles[name] for name in self._library.books])
        if self._visited:
            self._show()

    def _dress(self) -> None:
        self.contents.apply_theme()
        wide = round(min(280 * text_scale(), self.width() * 0.36))
        self._both.setSizes([wide, self.width() - wide])

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._dress()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        paint_ground(self)
