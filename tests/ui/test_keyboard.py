"""The keyboard reaches everything, shows where it is, and throws nothing away by arrows."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QWidget
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.end.page import EndPage
from festival_desktop.ui.pages.saved_games.page import SavesPage
from festival_desktop.ui.pages.setup.page import SetupPage
from festival_desktop.ui.table.turn_banner import TurnBanner
from festival_desktop.ui.widgets.buttons import DiscardButton
from tests.ui.walk import Visit, look_at, places, put_away
from tests.ui.window import Start, begin, table_of

Key = Qt.Key
ARROWS = (Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down)
CONTROL = Qt.KeyboardModifier.ControlModifier
MOST_STOPS = 80
RING = 4
"""Pixels around a widget that may show that it has the focus."""


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def press(key: Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Where the focus is, like a person."""
    QTest.keyClick(focused(), key, modifiers)


def go_to(wanted: Callable[[QWidget], bool]) -> None:
    """By Tab alone."""
    for _ in range(MOST_STOPS):
        if wanted(focused()):
            return
        press(Key.Key_Tab)
    raise AssertionError("Tab does not lead there")


def _trash_with_a_question(window: MainWindow) -> QWidget:
    """A game in the trash, about to be deleted for good."""
    begin(window)
    window.shell.current.save_unconditionally()
    window.shell.files.go_to_saves()
    page = window.page
    assert isinstance(page, SavesPage)
    page.do("throw")
    page.place.choose(1)
    page.do("delete")
    assert page.messages.asking
    return page


def every_place() -> Iterator[tuple[str, Visit]]:
    yield "a question about the trash", _trash_with_a_question
    yield from places(every=False)


def shown_places(window: MainWindow) -> Iterator[tuple[str, QWidget]]:
    """All of them, one after the other, with the keys."""
    for name, visit in every_place():
        shown = visit(window)
        look_at(shown)
        shown.activateWindow()
        yield name, shown
        put_away(shown)
        window.activateWindow()


# -- arrows --------------------------------------------------------------------------------------


@pytest.mark.full
def test_arrows_never_land_on_a_button_that_throws_something_away(start: Start) -> None:
    window, landed, met = start(), set(), 0
    window.settings.tips = True
    for name, shown in shown_places(window):
        buttons = [one for one in shown.findChildren(QAbstractButton) if one.isVisible()]
        met += sum(isinstance(one, DiscardButton) for one in buttons)
        for button in buttons:
            for key in ARROWS:
                button.setFocus()
                QTest.keyClick(button, key)
                now = QApplication.focusWidget()
                if now is not button and isinstance(now, DiscardButton):
                    landed.add((name, now.label))
    assert met >= 5
    assert landed == set()


def test_tab_reaches_a_button_that_throws_something_away(start: Start) -> None:
    page = _trash_with_a_question(start())
    assert isinstance(page, SavesPage)
    focused_first = focused()
    assert focused_first is page.messages.keep, "the harmless answer"
    go_to(lambda widget: widget is page.messages.delete)


# -- the focus -----------------------------------------------------------------------------------


def picture(window: QWidget, place: QRect) -> QImage:
    QApplication.processEvents()
    return window.grab(place).toImage()


def face_of(widget: QWidget) -> QWidget:
    """What is seen of it: a viewport hides all of its scroll area."""
    return widget.viewport() if isinstance(widget, QAbstractScrollArea) else widget


def place_of(widget: QWidget) -> QRect:
    corner = widget.mapTo(widget.window(), QPoint(0, 0))
    return QRect(corner, widget.size()).adjusted(-RING, -RING, RING, RING)


def unseen_stops(shown: QWidget) -> list[str]:
    """Go once through a page by Tab; the stops at which nothing shows where the focus is."""
    window, found, seen = shown.window(), [], set[QWidget]()
    for _ in range(MOST_STOPS):
        here = QApplication.focusWidget()
        if here is None or here in seen:
            break
        if isinstance(here, TurnBanner):  # any key ends it
            here.end()
            continue
        seen.add(here)
        place = place_of(here)
        with_focus = picture(window, place)
        out_of_sight = face_of(here).visibleRegion().isEmpty()
        QTest.keyClick(here, Key.Key_Tab)
        if QApplication.focusWidget() is here:
            seen.discard(here)  # a table has several stops of its own
            continue
        if out_of_sight or picture(window, place) == with_focus:
            found.append(f"{type(here).__name__} {here.accessibleName()!r}")
    return found


@pytest.mark.full
def test_the_focus_is_seen_at_every_stop(start: Start) -> None:
    window = start()
    window.settings.tips = True
    unseen = [
        f"{name}: {stop}" for name, shown in shown_places(window) for stop in unseen_stops(shown)
    ]
    assert not unseen, "\n".join(unseen)


# -- whole games ---------------------------------------------------------------------------------


def play_to_the_end(window: MainWindow, qtbot: QtBot) -> None:
    """By the list of choices: sometimes a row further down."""
    table, keys = table_of(window), 0
    while table.match.to_act is not None:
        qtbot.waitUntil(lambda: not table.controller.computer_to_move, timeout=20_000)
        if table.controller.awaiting_end_turn or table.banner.isVisible():
            press(Key.Key_Return, CONTROL)
        elif table.session.moves:
            if QApplication.focusWidget() is not table.side.choices.list:
                press(Key.Key_F6)
            if keys % 3 == 0:
                press(Key.Key_Down)
            press(Key.Key_Return)
        keys += 1
        assert keys < 3000


@pytest.mark.full
@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_whole_game_is_played_by_keys_only(start: Start, qtbot: QtBot, game: str) -> None:
    window = start()
    window.activateWindow()
    window.shelf.setFocus()
    box = window.shelf.jetty.buttons[list(catalog.GAMES).index(game)]
    go_to(lambda widget: widget is box)
    press(Key.Key_Return)
    page = window.page
    assert isinstance(page, SetupPage)
    go_to(lambda widget: widget is page.play)
    press(Key.Key_Return)
    assert table_of(window).match.game.name == game
    play_to_the_end(window, qtbot)
    press(Key.Key_Return, CONTROL)
    end = window.page
    assert isinstance(end, EndPage)
    totals = [score.total for score in table_of(window).match.standing.scores]
    assert all(f"Total {total}." in end.sheet.accessibleDescription() for total in totals)
    assert focused() is end.again
