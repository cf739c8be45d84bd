"""Widgets follow the theme, the text size and the page they are on; layouts measure bodies."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from festival_desktop.ui import opening
from festival_desktop.ui.scale import Growing, restyle
from festival_desktop.ui.style import BLEED, apply_look
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.labels import Label, Title, elided
from festival_desktop.ui.widgets.layouts import space
from festival_desktop.ui.widgets.panels import Panel
from festival_desktop.ui.widgets.scroll import Scroll


class Large(Growing, QWidget): ...


def test_labels_grow_with_the_text_size_and_the_page(qtbot: QtBot) -> None:
    page, label = Large(), Label(15)
    row = space(QHBoxLayout(page), (0, 4, 0, 0), spacing=10)
    row.addWidget(label)
    qtbot.addWidget(page)
    assert (label.font().pixelSize(), row.spacing()) == (15, 10)
    page.page_scale = 1.5
    restyle(page)
    assert (label.font().pixelSize(), row.spacing()) == (22, 15)
    assert row.contentsMargins().top() == 6
    apply_look("dark", 2.0)
    assert label.font().pixelSize() == 45


@pytest.mark.parametrize("kind", ["paper", "board"])
def test_panels_are_painted_anew_in_another_theme(qtbot: QtBot, kind: str) -> None:
    panel = Panel(kind)
    qtbot.addWidget(panel)
    panel.resize(300, 200)
    night = panel.grab().toImage()
    apply_look("contrast", 1.0)
    assert panel.grab().toImage() != night


def test_a_title_says_itself_to_a_reader(qtbot: QtBot) -> None:
    title = Title(34)
    qtbot.addWidget(title)
    title.say("Saved games")
    assert title.accessibleName() == "Saved games"
    assert title.sizeHint().width() > 150


def test_words_without_room_end_in_an_ellipsis() -> None:
    assert elided("Bartholomew", 15, 400, 60).endswith("…")
    assert elided("Maya", 15, 400, 600) == "Maya"


def test_the_gap_on_the_screen_is_the_gap_in_the_code(qtbot: QtBot) -> None:
    page = QWidget()
    row = QHBoxLayout(page)
    row.setSpacing(10)
    first, second = Button(), Button()
    for button in (first, second):
        button.say("New")
        row.addWidget(button)
    qtbot.addWidget(page)
    page.show()
    right = first.geometry().right() - BLEED
    assert second.geometry().left() + BLEED - right == 11


@pytest.mark.parametrize("mirrored", [False, True])
def test_an_aligned_widget_is_no_larger_than_it_asks(qtbot: QtBot, mirrored: bool) -> None:
    page = QWidget()
    if mirrored:
        page.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    grid = QGridLayout(page)
    button = Button()
    button.say("New")
    grid.addWidget(button, 0, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    qtbot.addWidget(page)
    page.resize(400, 300)
    page.show()
    assert button.size() == button.sizeHint()
    assert (button.geometry().center().x() > 200) == mirrored


def test_a_scrolling_place_paints_its_bars(qtbot: QtBot) -> None:
    tall = QWidget()
    tall.setMinimumSize(900, 900)
    place = Scroll(tall)
    qtbot.addWidget(place)
    place.resize(300, 200)
    place.show()
    assert place.verticalScrollBar().maximum() > 0
    top = place.verticalScrollBar().grab().toImage()
    place.verticalScrollBar().setValue(400)
    assert place.verticalScrollBar().grab().toImage() != top


def test_the_first_frame_is_a_sketch_and_the_second_is_whole(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening._Opening, "over", False)
    told: list[str] = []
    panel = Panel("paper")
    qtbot.addWidget(panel)
    panel.resize(200, 120)
    sketch = panel.grab().toImage()
    opening.after_opening(lambda: told.append("whole"))
    assert told == []
    qtbot.waitUntil(lambda: told == ["whole"])
    assert panel.grab().toImage() != sketch
    opening.after_opening(lambda: told.append("at once"))
    assert told == ["whole", "at once"]
