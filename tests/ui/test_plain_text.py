"""Names, paths and messages are shown letter by letter: nothing is ever read as rich text."""

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QPoint
from PySide6.QtGui import QHelpEvent, Qt, QTextDocument
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QGraphicsView,
    QLabel,
    QTextEdit,
    QToolTip,
    QWidget,
)
from shiboken6 import isValid

from festival_desktop import catalog
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.rules.reader import Reader
from festival_desktop.ui.widgets.plain_text import printable, tool_tip
from tests.ui.tour import tour

ROOT = Path(__file__).resolve().parents[2]
HOSTILE = '<img src="//server/share/a.png">'
NAMES = (HOSTILE, "<b>Bo</b>", "A&lt;B <i>x")
STEP = 40
"""Pixels between two places at which a tool tip is asked for."""


class Page:
    """A text as Qt would show it, and the pictures that it would open."""

    def __init__(self, text: str) -> None:
        document = QTextDocument()
        if Qt.mightBeRichText(text):
            document.setHtml(text)
        else:
            document.setPlainText(text)
        self.text = document.toPlainText()
        pictures = [one.toImageFormat() for one in document.allFormats() if one.isImageFormat()]
        self.wanted = [picture.name() for picture in pictures]


def test_the_page_notices_what_qt_would_open() -> None:
    assert Page(HOSTILE).wanted == ["//server/share/a.png"]
    assert not Page(tool_tip(HOSTILE)).wanted
    assert Page(tool_tip(HOSTILE)).text == HOSTILE


page_of = cache(Page)


def tool_tips(widget: QWidget) -> Iterator[str]:
    """What the widget says all over its place."""
    for x in range(STEP // 2, widget.width(), STEP):
        for y in range(STEP // 2, widget.height(), STEP):
            QToolTip.hideText()
            spot = QPoint(x, y)
            event = QHelpEvent(QEvent.Type.ToolTip, spot, widget.mapToGlobal(spot))
            QApplication.sendEvent(widget, event)
            if QToolTip.isVisible():
                yield QToolTip.text()


def items(model: QAbstractItemModel, above: QModelIndex | None = None) -> Iterator[str]:
    parent = above or QModelIndex()
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole):
            if isinstance(tip := index.data(role), str):
                yield tip


def guessed(widget: QWidget) -> Iterator[str]:
    """Every text of which Qt guesses whether it is rich."""
    yield QWidget.toolTip(widget)  # what Qt shows
    yield widget.whatsThis()
    if isinstance(widget, QLabel) and widget.textFormat() != Qt.TextFormat.PlainText:
        yield widget.text()
    if isinstance(widget, QTextEdit) and not isinstance(widget, Reader):  # of our own books
        yield widget.toHtml()
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from items(widget.model())
    if isinstance(widget, QGraphicsView):
        for item in widget.scene().items():
            yield item.toolTip()
    for action in widget.actions():
        yield action.toolTip()
    if widget.isVisible() and any("event" in vars(kind) for kind in own_classes(widget)):
        yield from tool_tips(widget)


def own_classes(widget: QWidget) -> list[type]:
    return [kind for kind in type(widget).__mro__ if kind.__module__.startswith("festival_desktop")]


class Walk:
    """Looks at everything on the screen, and remembers where a name was met."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window
        self.met: dict[str, set[str]] = {}

    def __call__(self, place: str) -> None:
        QApplication.processEvents()
        said = self.met.setdefault(place, set())
        for widget in filter(isValid, QApplication.allWidgets()):
            where = f"{place}: {type(widget).__name__} {widget.objectName()}"
            if isinstance(widget, QLabel) and own_classes(widget):
                assert widget.textFormat() == Qt.TextFormat.PlainText, where
            for text in guessed(widget):
                page = page_of(text)
                assert not page.wanted, where
                if "<i" in text or "&lt;i" in text:
                    shown = page.text
                    assert "<i" in shown, where
                    said.add(shown)


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", catalog.GAMES)
def test_no_name_is_read_as_rich_text_anywhere(
    game: str, start: Callable[..., MainWindow], qapp: QApplication
) -> None:
    window = start()
    walk = Walk(window)
    tour(window, game, NAMES, walk)
    window.notice.hide()
    for place in ("table", "saved games", "replay"):
        assert walk.met[place], f"a tool tip of the {place} names somebody"


def test_only_the_helper_shows_text_of_which_qt_would_guess_the_kind() -> None:
    """Widgets of Qt's that guess are not used but through ours."""
    guessing = {"QToolTip", "QLabel", "QMessageBox", "QInputDialog", "QErrorMessage", "QWhatsThis"}
    guessing |= {"QTextEdit", "QTextBrowser", "QProgressDialog", "QSplashScreen", "QStaticText"}
    ours = {"plain_text.py", "labels.py", "palette.py"}
    ours |= {"reader.py", "explainer.py"}  # books of the program; converts by itself
    for path in (ROOT / "festival_desktop").rglob("*.py"):
        if path.name not in ours:
            tree = ast.parse(path.read_text(encoding="utf-8"))
            names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
            assert not names & guessing, path


def test_control_characters_are_spelt_out_in_the_log() -> None:
    assert printable("Bo\x1b[2J\u202e\r\n\tok ü") == "Bo\\x1b[2J\\u202e\\r\n\tok ü"
