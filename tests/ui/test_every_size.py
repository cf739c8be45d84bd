"""Every page and dialog can be used in a small window, with large words, and shows all of them."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget

from festival_desktop import catalog
from festival_desktop.art import type as lettering
from festival_desktop.art.type import forget_misfits, misfits
from festival_desktop.screens.lanterns_dice.table.presenter import DicePresenter
from festival_desktop.ui.language import LANGUAGES
from festival_desktop.ui.main_window import SMALLEST, MainWindow
from festival_desktop.ui.style import apply_look
from festival_desktop.ui.table.rows import LEAST_LINES
from festival_desktop.ui.table.side_panel import LOG, PLAYERS
from tests.ui.faults import faults
from tests.ui.walk import Visit, look_at, open_gala, open_table, places, put_away

pytestmark = pytest.mark.sample(4, of="file")

SMALL, USUAL, LARGE = (960, 540), (1280, 680), (1920, 1080)
LAPTOP, HUGE = (1366, 768), (2560, 1440)
"""Logical pixels: 960 × 540 is a whole screen of 1920 × 1080 at scale 2."""
TITLE_BAR = 40


@pytest.fixture
def window(start: Callable[..., MainWindow]) -> Iterator[MainWindow]:
    yield start()
    apply_look("dark", 1.0)


def shown_at(window: MainWindow, size: tuple[int, int], scale: float, visit: Visit) -> QWidget:
    """What is looked at, in a window of this size, with words of this size."""
    window.settings.text_scale = scale
    window.resize(*size)
    shown = visit(window)
    look_at(shown)
    return shown


def troubles(window: MainWindow, shown: QWidget, size: tuple[int, int]) -> list[str]:
    found = faults(shown)
    if window.size().toTuple() != size:
        found.append(f"the window is {window.size().toTuple()}")
    high = shown.height() > size[1] - TITLE_BAR
    if isinstance(shown, QDialog) and (high or shown.width() > size[0]):
        found.append(f"the dialog is {shown.size().toTuple()}")
    put_away(shown)
    return found


def walk_all(window: MainWindow, size: tuple[int, int], scale: float) -> dict[str, list[str]]:
    """Whatever is wrong, by the place where it is."""
    found = {}
    for name, visit in places():
        if wrong := troubles(window, shown_at(window, size, scale, visit), size):
            found[name] = wrong
    return found


@pytest.mark.soak
@pytest.mark.parametrize("tips", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [SMALL, USUAL, LAPTOP, LARGE, HUGE])
def test_everything_fits_every_window(
    window: MainWindow, size: tuple[int, int], scale: float, language: str, tips: bool
) -> None:
    window.settings.language, window.settings.tips = language, tips
    assert walk_all(window, size, scale) == {}


def test_a_screen_of_that_size_has_room_for_the_frame_of_the_window() -> None:
    assert SMALLEST.width() <= SMALL[0] - 16
    assert SMALLEST.height() <= SMALL[1] - TITLE_BAR - 48, "and for a task bar"


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    "size",
    [USUAL, *(pytest.param(size, marks=pytest.mark.soak) for size in (SMALL, LARGE))],
)
@pytest.mark.parametrize("tips", [pytest.param(False, marks=pytest.mark.soak), True])
@pytest.mark.parametrize(
    "place",
    [
        "festival_of_lanterns log 4",
        "lanterns_dice log 4",
        "firefly_festival log 6",
    ],
)
def test_larger_words_make_no_label_smaller(
    window: MainWindow,
    monkeypatch: pytest.MonkeyPatch,
    place: str,
    tips: bool,
    size: tuple[int, int],
) -> None:
    window.settings.tips = tips
    painted: dict[str, int] = {}
    fitted: Any = lettering._fitted

    def watched(room: object, label: str, *how: object) -> Any:
        found = fitted(room, label, *how)
        painted[label] = min(painted.get(label, 1000), found[0].pixelSize())
        return found

    monkeypatch.setattr(lettering, "_fitted", watched)
    visit = dict(places(every=False))[place]
    assert troubles(window, shown_at(window, size, 1.0, visit), size) == []
    usual = dict(painted)
    for scale in (1.5, 2.0):
        painted.clear()
        assert troubles(window, shown_at(window, size, scale, visit), size) == []
        both = usual.keys() & painted.keys()
        assert {
            label: (usual[label], painted[label]) for label in both if painted[label] < usual[label]
        } == {}


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_choices_are_whole_while_they_are_used(window: MainWindow, scale: float) -> None:
    """Friends leave them the least room."""
    window.resize(1280, 720)
    window.settings.text_scale = scale
    for steps in (33, 14):
        table = open_gala(window, steps)
        look_at(table)
        assert faults(table) == []
        rows = table.side.choices.list.viewport().height() / table.side.log.line_height()
        assert rows >= LEAST_LINES
        table.view.setFocus()
        look_at(table)
        assert faults(table) == []


@pytest.mark.parametrize("size", [SMALL, USUAL])
def test_the_strip_of_tips_keeps_the_turn_in_sight(
    window: MainWindow, size: tuple[int, int]
) -> None:
    window.resize(*size)
    window.settings.tips = True
    for scale in (1.0, 2.0):
        window.settings.text_scale = scale
        table = open_table(window, "firefly_festival", 6, 60)
        look_at(table)
        tags = table.toolbar.turn_bar.tags()
        assert len(tags) == len(table.toolbar.turn_bar.turn.steps)
        assert sum(bool(title) for _, title in tags) <= 1, "only the present step has its name"
        assert table.line.words_place().width() > 200
        assert table.toolbar.geometry().bottom() < table.view.geometry().top()


def all_tips() -> list[str]:
    """The tips of all games, in English and in German."""
    file = ElementTree.parse(Path(__file__).parents[2] / "translations" / "festival_de.ts")
    contexts = (one for one in file.iter("context") if one.findtext("name", "").endswith("Tips"))
    messages = [message for context in contexts for message in context.iter("message")]
    return [one.findtext(words, "") for one in messages for words in ("source", "translation")]


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_tip_fits_the_smallest_window(window: MainWindow, scale: float) -> None:
    window.settings.tips, window.settings.text_scale = True, scale
    window.resize(*SMALL)
    bar = open_table(window, "lanterns_dice", 2, 40).tip_bar
    bar.show()
    look_at(window)
    tips, wide = all_tips(), []
    assert len(tips) > 20
    for tip in tips:
        bar.tip.setText(tip)
        bar.opened.emit()
        forget_misfits()
        bar.grab()
        wide += misfits()
    assert wide == []


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", catalog.GAMES)
def test_log_and_choices_show_some_lines(window: MainWindow, game: str) -> None:
    window.resize(*USUAL)
    seats = catalog.rules(game).seats
    for players in (max(2, seats[0]), seats[-1]):
        side = open_table(window, game, players, 40).side
        look_at(window)
        row = side.log.line_height()
        lines = LEAST_LINES
        assert side.log.viewport().height() >= lines * row
        before = side.geometry()
        side.show_choices()
        look_at(window)
        assert side.choices.list.viewport().height() >= (lines - 1) * row
        if game == "firefly_festival":
            assert side.geometry() == before, "without covering anything"


def test_small_sheets_lie_in_a_tab_where_room_is_short(window: MainWindow) -> None:
    window.resize(*USUAL)
    table = open_table(window, "lanterns_dice", 3, 40)
    side, presenter = table.side, table.scene.presenter
    assert isinstance(presenter, DicePresenter)
    look_at(window)
    assert len(presenter.layout.minis) == 2
    assert not side.tabs.part(PLAYERS).isVisible()
    window.resize(*SMALL)
    look_at(window)
    assert presenter.layout.minis == []
    press(side.tabs.part(PLAYERS))
    shown, below = presenter.layout.minis, side.geometry().translated(0, -table.view.y())
    assert len(shown) == 2
    assert not side.log.isVisible()
    assert all(presenter.layout.free.contains(sheet) for sheet in shown)
    assert not any(sheet.intersects(QRectF(below)) for sheet in shown)
    place = table.view.mapFromScene(shown[0].center())
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert presenter.interaction.looking.seat is not None
    press(side.tabs.part(LOG))
    assert presenter.layout.minis == []
    assert side.log.isVisible()


def press(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.rect().center())


@pytest.mark.parametrize("game", catalog.GAMES)
def test_choices_are_larger_while_they_are_used(window: MainWindow, game: str) -> None:
    window.resize(*SMALL)
    table = open_table(window, game, 2, 40)
    look_at(window)
    rest = table.side.geometry()
    table.side.show_choices()
    look_at(window)
    assert table.side.choices.list.viewport().height() >= LEAST_LINES * table.side.log.line_height()
    assert table.view.geometry().contains(table.side.geometry())
    table.view.setFocus()
    assert table.side.geometry() == rest


@pytest.mark.sample(2)
@pytest.mark.parametrize(
    ("game", "size", "wide", "both"),
    [
        ("lanterns_dice", HUGE, True, True),
        ("festival_of_lanterns", LARGE, True, True),
        ("festival_of_lanterns", HUGE, True, True),
        ("firefly_festival", LARGE, True, True),
        ("firefly_festival", HUGE, True, True),
        ("lanterns_dice", USUAL, False, False),
    ],
)
def test_large_windows_show_log_and_choices_at_once(
    window: MainWindow, game: str, size: tuple[int, int], wide: bool, both: bool
) -> None:
    window.resize(*size)
    side = open_table(window, game, 2, 40).side
    look_at(window)
    assert (side.wide, side.both) == (wide, both)
    assert side.log.isVisible()
    assert side.choices.isVisible() == both
    assert side.tabs.isVisible() != both
    if both:
        log, choices = side.log.geometry(), side.choices.geometry()
        assert log.right() < choices.left() if wide else log.bottom() < choices.top()
    window.settings.text_scale = 2.0
    look_at(window)
    assert not bool(side.both), "larger words need the room"
