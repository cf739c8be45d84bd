"""Reading in the window: contents, search, back and forward, print, language, looks."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from festival_desktop.art import theme
from festival_desktop.art.brush import color
from festival_desktop.paths import translations
from festival_desktop.ui.dialogs.printing import PrintDialog
from festival_desktop.ui.language import Language
from festival_desktop.ui.printing.pages import Paper, picture, write_pdf
from festival_desktop.ui.rules.document import printable
from festival_desktop.ui.rules.library import PROGRAM, Library, Paragraph
from festival_desktop.ui.rules.window import RulesWindow
from festival_desktop.ui.style import apply_look

pytestmark = pytest.mark.sample(8, of="file")

GAME = "festival_of_lanterns"
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture(autouse=True)
def usual_look() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)
    theme.use("dark")
    theme.set_text_scale(1.0)


def top_line(window: RulesWindow) -> str:
    """The first line that can be read."""
    cursor = window.text.cursorForPosition(QPoint(60, 6))
    return cursor.block().text()


def click(window: RulesWindow, item: QTreeWidgetItem) -> None:
    window.contents.expandAll()
    window.contents.scrollToItem(item)
    spot = window.contents.visualItemRect(item).center()
    QTest.mouseClick(window.contents.viewport(), LEFT, pos=spot)


def current(window: RulesWindow) -> str:
    """What is marked in the contents."""
    item = window.contents.itemFromIndex(window.contents.here)
    return "" if item is None else item.text(0)


# -- contents ------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", [GAME, "lanterns_dice", "firefly_festival", PROGRAM])
def test_every_paragraph_is_in_the_contents(
    reading: RulesWindow, library: Library, book: str
) -> None:
    reading.show_book(book)
    listed = [reading.contents.id_of(item) for item in reading.contents.items()]
    assert sorted(listed) == sorted(library.text(book).ids)


def test_a_press_in_the_contents_goes_there(reading: RulesWindow) -> None:
    item = next(item for item in reading.contents.items() if item.text(0) == "Matches")
    click(reading, item)
    assert reading.here == Paragraph(GAME, "matching")
    assert top_line(reading) == "Matches"


def test_the_contents_are_read_by_keys(reading: RulesWindow) -> None:
    reading.show_paragraph(Paragraph(GAME, "setup"))
    reading.contents.setFocus()
    QTest.keyClick(reading.contents, Qt.Key.Key_Down)
    assert reading.here == Paragraph(GAME, "turn")
    assert top_line(reading) == "Your turn"


def test_a_paragraph_is_shown_in_the_contents(reading: RulesWindow) -> None:
    reading.show_paragraph(Paragraph(GAME, "friend-luna"))
    assert current(reading) == "Princess Luna"


def test_another_book_is_chosen_above(reading: RulesWindow) -> None:
    reading.book.setFocus()
    QTest.keyClick(reading.book, Qt.Key.Key_Down)
    assert reading.here.book == "lanterns_dice"
    assert reading.windowTitle() == "Lanterns Dice"


# -- back, forward, links ------------------------------------------------------------------------


def test_back_and_forward_go_the_way_that_was_read(reading: RulesWindow) -> None:
    assert not reading.back.isEnabled()
    for id in ("turn", "matching", "scores"):
        reading.show_paragraph(Paragraph(GAME, id))
    QTest.mouseClick(reading.back, LEFT)
    assert reading.here.id == "matching"
    assert reading.forward.isEnabled()
    QTest.keyClick(reading.text, Qt.Key.Key_Left, ALT)
    assert reading.here.id == "turn"
    assert top_line(reading) == "Your turn"
    QTest.mouseClick(reading.forward, LEFT)
    assert reading.here.id == "matching"
    reading.show_paragraph(Paragraph(GAME, "gala"))
    assert not reading.forward.isEnabled(), "another way was taken"


def test_a_link_in_the_text_is_followed(reading: RulesWindow) -> None:
    reading.show_paragraph(Paragraph(GAME, "turn"))
    link = reading.text.document().find("Dedicate", reading.text.textCursor())
    spot = reading.text.cursorRect(link).center() - QPoint(8, 0)
    QTest.mouseClick(reading.text.viewport(), LEFT, pos=spot)
    assert reading.here == Paragraph(GAME, "dedicate")


# -- searching -----------------------------------------------------------------------------------


def test_all_places_are_found_and_stepped_through(reading: RulesWindow) -> None:
    QTest.keyClick(reading, Qt.Key.Key_F, CONTROL)
    assert reading.field.hasFocus()
    QTest.keyClicks(reading.field, "mooncake")
    whole = reading.text.document().toPlainText().lower()
    at, number = reading.text.hits
    assert number == whole.count("mooncake") > 10
    assert at == 1
    assert reading.count.text() == f"1 of {number}"
    marked = [mark for mark in reading.text.extraSelections() if is_hit(mark.cursor)]
    assert len(marked) == number
    QTest.keyClick(reading.field, Qt.Key.Key_Return)
    assert reading.text.hits[0] == 2
    QTest.mouseClick(reading.next_hit, LEFT)
    assert reading.text.hits[0] == 3
    QTest.mouseClick(reading.previous_hit, LEFT)
    assert reading.text.hits[0] == 2
    cursor = reading.text.cursorRect()
    assert reading.text.viewport().rect().intersects(cursor), "the place is on the screen"


def is_hit(cursor: QTextCursor) -> bool:
    return cursor.selectedText().lower() == "mooncake"


def test_what_is_not_there_is_said_and_nothing_is_marked(reading: RulesWindow) -> None:
    reading.field.setText("zeppelin")
    assert reading.count.text() == "nothing found"
    assert not reading.next_hit.isEnabled()
    reading.field.setText("")
    assert reading.count.text() == ""


# -- leaving, language, looks --------------------------------------------------------------------


@pytest.mark.parametrize("focus", ["text", "field", "contents"])
def test_escape_closes_it(reading: RulesWindow, focus: str) -> None:
    widget = getattr(reading, focus)
    widget.setFocus()
    QTest.keyClick(widget, Qt.Key.Key_Escape)
    assert not reading.isVisible()


def test_another_language_keeps_the_paragraph(reading: RulesWindow, qtbot: QtBot) -> None:
    reading.show_paragraph(Paragraph(GAME, "matching"))
    language = Language(translations())
    try:
        language.use("de")
        qtbot.wait(1)
        assert top_line(reading) == "Treffer"
        assert current(reading) == "Treffer"
        assert reading.leave.label == "Schließen"
    finally:
        language.use("en")


def test_text_size_and_theme_are_followed(reading: RulesWindow, qapp: QApplication) -> None:
    reading.show_paragraph(Paragraph(GAME, "matching"))
    before = reading.text.document().size().height()
    apply_look("contrast", 1.5)
    qapp.processEvents()
    assert reading.text.document().defaultFont().pixelSize() == 22
    assert reading.text.document().size().height() > before * 1.3
    ink = reading.text.document().firstBlock().next().charFormat().foreground().color()
    assert ink in (color("ink"), color("lacquer"))
    assert top_line(reading) == "Matches"


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", [(900, 480), (1080, 640), (1900, 1000)])
def test_nothing_is_wider_than_its_place(
    reading: RulesWindow, qapp: QApplication, scale: float, size: tuple[int, int]
) -> None:
    apply_look("dark", scale)
    reading.resize(*size)
    for book in (GAME, "lanterns_dice", "firefly_festival", PROGRAM):
        reading.show_book(book)
        qapp.processEvents()
        wide = reading.text.document().size().width()
        assert wide <= reading.text.viewport().width() + 1, book
    for button in (reading.back, reading.forward, reading.print, reading.leave):
        assert button.geometry().right() <= reading.width()
        assert button.width() >= button.sizeHint().width()


def test_diagrams_are_painted_for_the_pixels_of_the_screen(reading: RulesWindow) -> None:
    document = reading.text.document()
    names = set(re.findall(r'src="(diagram:[a-z]+)"', document.toHtml()))
    assert len(names) == 7
    ratio = reading.devicePixelRatioF()
    for name in names:
        picture_ = document.resource(2, name)
        assert picture_.devicePixelRatio() == ratio


# -- paper ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("paper", Paper)
def test_a_book_is_printed_on_sheets_of_two_columns(
    library: Library, tmp_path: Path, paper: Paper
) -> None:
    made = printable(library.text(GAME), library.books[GAME])
    pages = [made.page, *made.more]
    assert 3 < len(pages) < 20
    file = tmp_path / "rules.pdf"
    assert write_pdf(file, pages, paper, "Rules")
    assert len(re.findall(rb"/Type\s*/Page\b", file.read_bytes())) == len(pages)
    image = picture(pages[0], paper, 800)
    for edge in (3, 796):
        assert {image.pixelColor(edge, y).name() for y in range(0, image.height(), 7)} == {
            "#ffffff"
        }


def test_the_print_dialog_shows_all_pages_of_a_book(library: Library, qtbot: QtBot) -> None:
    made = printable(library.text(PROGRAM), library.books[PROGRAM])
    dialog = PrintDialog("Festival Desktop", [made])
    qtbot.addWidget(dialog)
    assert len(dialog.pages) == 1 + len(made.more)
