"""What lies on a table can be explored, focused and pressed by a screen reader."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtTest import QTest

from festival_desktop import catalog
from festival_desktop.play.table import TAKE, Target
from festival_desktop.scenes.accessible_table import AccessibleThing, ThingInterface, interface_of
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.table.side_panel import LOG
from tests.ui.walk import look_at, open_table

pytestmark = pytest.mark.sample(7, of="file")

Start = Callable[..., MainWindow]


@pytest.fixture
def table(start: Start) -> TablePage:
    window = start()
    return open_table(window, "festival_of_lanterns", 2, 0)


def explored(table: TablePage) -> list[AccessibleThing]:
    look_at(table)
    interface_of("", table.view)
    return list(table.view.accessible.things())


def test_nobody_pays_for_what_nobody_asks_for(table: TablePage) -> None:
    look_at(table)
    assert list(table.view.accessible.things()) == []
    assert explored(table) != []


@pytest.mark.sample
@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("steps", [0, 7, 24])
def test_everything_has_a_name_and_lies_in_a_named_part(
    start: Start, game: str, steps: int
) -> None:
    things = explored(open_table(start(), game, 3, steps))
    assert {thing.can_press for thing in things} == {True, False}
    assert [thing.target for thing in things if not thing.accessibleName()] == []
    groups = {thing.parentWidget() for thing in things}
    assert all(group is not None and group.accessibleName() for group in groups)


def test_things_follow_what_can_be_done(table: TablePage) -> None:
    first = {thing.target: thing for thing in explored(table)}
    tile = next(target for target in first if target.kind == "tile")
    assert not any(target.kind == "cell" for target in first)
    table.view.accessible.press(tile)
    kinds = {thing.target.kind for thing in table.view.accessible.things()}
    assert "cell" in kinds
    assert tile in table.session.selector.selected


def test_a_redraw_asks_only_about_parts_that_show_something_else(table: TablePage) -> None:
    tile = next(thing for thing in explored(table) if thing.target.kind == "tile")
    accessible, asked = table.view.accessible, list[Target]()
    words = accessible.words

    def asking(target: Target) -> tuple[str, str]:
        asked.append(target)
        return words(target)

    accessible.words = asking
    table.scene.hover(tile.target)
    assert {tile.target} <= set(asked) < {thing.target for thing in accessible.things()}
    asked.clear()
    table.scene.canvas.redraw()
    assert asked == []
    accessible.press(tile.target)
    assert set(asked) == {thing.target for thing in accessible.things()}


def test_a_thing_says_what_pressing_it_does(table: TablePage) -> None:
    rows = [str(table.session.choices.index(row).data()) for row in range(3)]
    tiles = [thing for thing in explored(table) if thing.target.kind == "tile"]
    assert [thing.accessibleName() for thing in tiles] == rows


def test_what_has_the_keyboard_has_the_focus(table: TablePage) -> None:
    things = explored(table)
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    focus = table.scene.pointer.focus
    assert focus is not None
    assert [thing.target for thing in things if ThingInterface(thing).state().focused] == [focus]


def focused(interface: QAccessibleInterface) -> list[str]:
    """What claims to have the focus, from here on down."""
    name = interface.text(QAccessible.Text.Name)
    here = [name] if name and interface.state().focused else []  # the others lead on to these
    below = (interface.child(number) for number in range(interface.childCount()))
    return [*here, *(one for child in below if child is not None for one in focused(child))]


@pytest.mark.parametrize("game", catalog.GAMES)
def test_what_a_screen_reader_is_told_has_the_focus_is_what_keys_reach(
    start: Start, game: str
) -> None:
    window = start()
    table = open_table(window, game, 2, 12)
    window.activateWindow()
    whole: QAccessibleInterface = QAccessible.queryAccessibleInterface(window)
    rows = table.side.choices.list
    table.side.show_choices()
    QTest.keyClick(rows, Qt.Key.Key_Down)
    second = str(rows.currentIndex().data())
    assert focused(whole) == [rows.accessibleName(), second]
    table.view.setFocus()
    table.side.tabs.choose(LOG)
    assert not set(focused(whole)) & {second, str(table.session.choices.index(0).data())}
    assert focused(whole)[0] == table.view.accessibleName()
    table.side.show_choices()
    assert focused(whole) == [rows.accessibleName(), second], "and where it was, it is again"


def test_a_client_can_press_and_focus(table: TablePage) -> None:
    tile = next(thing for thing in explored(table) if thing.target.kind == "tile")
    interface = ThingInterface(tile)
    assert interface.role() == QAccessible.Role.Button
    interface.doAction(ThingInterface.FOCUS)
    assert table.scene.pointer.focus == tile.target
    interface.doAction(ThingInterface.PRESS)
    assert tile.target in table.session.selector.selected


def test_qt_makes_our_interfaces(table: TablePage) -> None:
    tile = next(thing for thing in explored(table) if thing.target.kind == "tile")
    interface: QAccessibleInterface = QAccessible.queryAccessibleInterface(tile)
    assert interface.text(QAccessible.Text.Name) == tile.accessibleName()
    assert interface.state().focusable


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bool]]:
    """What a screen reader was told, and whether at once."""
    heard: list[tuple[str, bool]] = []

    def hear(event: QAccessibleAnnouncementEvent) -> None:
        urgent = event.politeness() == QAccessible.AnnouncementPoliteness.Assertive
        heard.append((event.message(), urgent))

    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    return heard


def test_what_happened_is_told_once_and_in_its_order(
    table: TablePage, said: list[tuple[str, bool]]
) -> None:
    before = table.session.log.rowCount()
    said.clear()
    for _ in range(3):
        table.controller.play(table.session.game.legal_moves(table.match.state)[0])
        table.controller.take_over()
    log = table.session.log
    rows = [str(log.index(row, 0).data()) for row in range(before, log.rowCount())]
    assert len(rows) == 3
    assert [words for words, urgent in said if not urgent and words in rows] == rows


def test_whose_turn_it_is_is_told_at_once(table: TablePage, said: list[tuple[str, bool]]) -> None:
    said.clear()
    seat = table.session.active
    while table.session.active == seat:
        table.controller.play(table.session.game.legal_moves(table.match.state)[0])
        table.controller.take_over()
    urgent = [words for words, at_once in said if at_once]
    assert urgent == [table.toolbar.turn_bar.turn.sentence]


def test_a_client_takes_a_sheet(start: Start) -> None:
    """Where several people shade at once, their small sheets are buttons that say so."""
    table = open_table(start(), "lanterns_dice", 3, 2)
    takes = [thing for thing in explored(table) if thing.target.kind == TAKE]
    assert len(takes) == 2
    names = [table.match.players[thing.target.key[0]].name for thing in takes]
    assert [thing.accessibleName() for thing in takes] == [f"{n} shades now" for n in names]
    seat = takes[1].target.key[0]
    ThingInterface(takes[1]).doAction(ThingInterface.PRESS)
    assert table.session.viewer == seat
