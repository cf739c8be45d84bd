"""In high contrast, words stand out from what is painted behind them, and controls as well."""

import re
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter, qBlue, qGreen, qRed
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QListWidget,
    QTreeView,
    QWidget,
)

from festival_desktop.art import theme
from festival_desktop.art import type as lettering
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.lesson import LessonPage
from festival_desktop.ui.pages.saved_games.page import SavesPage
from festival_desktop.ui.style import apply_look, body_of
from festival_desktop.ui.table.turn_banner import TurnBanner
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.fields import Chooser, PaperField
from festival_desktop.ui.widgets.labels import Title
from tests.ui.walk import look_at, places, put_away
from tests.ui.window import Start

WORDS, MARKS = 4.5, 3.0
CELL = 6
"""Letters whose cells of so many pixels touch are one word."""
LEAST = 12
"""Fewer pixels than this are the dot or the edge of something."""
STRIP = 8
"""Pixels across the edge of a control, to either side."""


@pytest.fixture
def window(start: Start) -> Iterator[MainWindow]:
    window = start()
    window.settings.theme, window.settings.tips = "contrast", True
    yield window
    apply_look("dark", 1.0)


def luminance(pixel: int) -> float:
    parts = [part / 255 for part in (qRed(pixel), qGreen(pixel), qBlue(pixel))]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: int, other: int) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


# -- words ---------------------------------------------------------------------------------------


def painted(shown: QWidget) -> QImage:
    """Everything anew."""
    theme._restyle()
    for widget in (*shown.findChildren(QWidget), shown):  # not all the pages seen before
        QApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))
    QApplication.processEvents()
    return shown.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def without_words(shown: QWidget, monkeypatch: pytest.MonkeyPatch) -> QImage:
    with monkeypatch.context() as patched:
        hidden = lettering._WHOLE | Qt.TextFlag.TextDontPrint
        patched.setattr(lettering, "_WHOLE", hidden)
        return painted(shown)


def changed_pixels(one: QImage, other: QImage) -> Iterator[tuple[int, int]]:
    difference = one.copy()
    p = QPainter(difference)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    p.drawImage(0, 0, other)
    p.end()
    grey = difference.convertToFormat(QImage.Format.Format_Grayscale8)
    step, data = grey.bytesPerLine(), bytes(grey.constBits())
    for found in re.finditer(rb"[^\x00-\x03]+", data):
        for place in range(*found.span()):
            if place % step < grey.width():  # lines are filled up to whole words
                yield place % step, place // step


def words(pixels: Iterator[tuple[int, int]]) -> Iterator[list[tuple[int, int]]]:
    """Pixels of letters that stand together."""
    cells: dict[tuple[int, int], list[tuple[int, int]]] = {}
    for x, y in pixels:
        cells.setdefault((x // CELL, y // CELL), []).append((x, y))
    while cells:
        word, edge = [], [next(iter(cells))]
        while edge:
            cell = edge.pop()
            word += cells.pop(cell, [])
            near = [(cell[0] + dx, cell[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
            edge += [one for one in near if one in cells]
        yield word


def faint_words(shown: QWidget, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where they are, and how much they differ from their ground."""
    painted(shown)  # so that everything has its place
    bare, whole, found = without_words(shown, monkeypatch), painted(shown), []
    known: dict[tuple[int, int], float] = {}
    for word in words(changed_pixels(whole, bare)):
        pairs = {(whole.pixel(*at), bare.pixel(*at)) for at in word}
        for pair in pairs - known.keys():
            known[pair] = contrast(*pair)
        best = max(known[pair] for pair in pairs)
        x, y = word[0]
        if len(word) >= LEAST and best < WORDS and not in_a_thumbnail(shown, QPoint(x, y)):
            found.append(f"a word near {x}, {y}: {best:.1f}")
    return found


def in_a_thumbnail(shown: QWidget, at: QPoint) -> bool:
    """The small picture of a saved table is not read."""
    if not isinstance(shown, SavesPage):
        return False
    picture = shown.detail.picture
    return picture.rect().contains(picture.mapFrom(shown, at))


# -- controls ------------------------------------------------------------------------------------


def edge_of(control: QWidget, picture: QImage, shown: QWidget) -> float:
    """The strongest contrast across its left edge."""
    left = round(body_of(control).left())
    corner = control.mapTo(shown, QPoint(left, control.height() // 2))
    line = range(max(0, corner.x() - STRIP), corner.x() + STRIP)
    pixels = [picture.pixel(x, corner.y()) for x in line]
    return max(contrast(pixels[0], pixel) for pixel in pixels)


def faint_controls(shown: QWidget) -> list[str]:
    picture, found = shown.grab().toImage(), []
    everything = QRect(QPoint(), shown.size())
    kinds = (Button, Segmented, PaperField, Chooser)
    for control in shown.findChildren(QWidget):
        if not isinstance(control, kinds) or control.visibleRegion().isEmpty():
            continue
        middle = control.mapTo(shown, control.rect().center())
        if not control.isEnabled() or not everything.contains(middle):
            continue
        if (best := edge_of(control, picture, shown)) < MARKS:
            found.append(f"the edge of {control.accessibleName()!r}: {best:.1f}")
    return found


# -- what Qt paints itself -----------------------------------------------------------------------


def native_places(shown: QWidget) -> Iterator[tuple[str, QWidget, QRect]]:
    """The words of labels, fields, titles and the first rows of lists, and where they are."""
    for widget in (shown, *shown.findChildren(QWidget)):
        if widget.visibleRegion().isEmpty():
            continue
        if isinstance(widget, QLabel | QLineEdit | Title):
            words = widget.words if isinstance(widget, Title) else widget.text()
            words = words or (isinstance(widget, QLineEdit) and widget.placeholderText()) or ""
            yield words, widget, widget.rect()
        elif isinstance(widget, QTreeView | QListWidget) and widget.model() is not None:
            for row in range(min(3, widget.model().rowCount())):
                index = widget.model().index(row, 0)
                yield str(index.data()), widget.viewport(), widget.visualRect(index)


def faint_natives(shown: QWidget) -> list[str]:
    """Words between whose lightest and darkest pixel there is too little contrast."""
    picture, found = shown.grab().toImage(), []
    for words, widget, rect in native_places(shown):
        seen = rect & widget.visibleRegion().boundingRect()
        place = QRect(widget.mapTo(shown, seen.topLeft()), seen.size()) & picture.rect()
        if not words.strip() or place.height() < LEAST:
            continue
        part = picture.copy(place).convertToFormat(QImage.Format.Format_RGB32)
        pixels = set(memoryview(part.constBits()).cast("B").cast("I"))
        low, high = min(pixels, key=luminance), max(pixels, key=luminance)
        if contrast(low, high) < WORDS:
            found.append(f"{words!r}: {contrast(low, high):.1f}")
    return found


def test_the_measure_is_that_of_the_guidelines() -> None:
    black, white, grey = (QColor(name).rgb() for name in ("#000", "#fff", "#767676"))
    assert contrast(black, white) == pytest.approx(21)
    assert contrast(grey, white) == pytest.approx(4.54, abs=0.01)


@pytest.mark.full
def test_words_and_controls_stand_out_everywhere(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    faint = []
    for name, visit in places(every=False):
        shown = visit(window)
        look_at(shown)
        for banner in shown.findChildren(TurnBanner):
            banner.end()  # it dims what lies below
        wrong = [*faint_controls(shown), *faint_natives(shown)]
        if not isinstance(shown, LessonPage):  # it dims what it does not speak of
            wrong += faint_words(shown, monkeypatch)
        faint += [f"{name}: {what}" for what in wrong]
        put_away(shown)
    assert not faint, "\n".join(faint)
