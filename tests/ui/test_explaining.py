"""Hover, long press and the keyboard's focus explain what lies on the table."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPointingDevice, QTextDocumentFragment
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.core.game import Setup
from festival_desktop.games.festival_of_lanterns.content import Dedication
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.play.table import START, Target
from festival_desktop.tables.festival_of_lanterns.needs import need
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.widgets.buttons import Button
from tests.ui.hover_census import unexplained
from tests.ui.window import table_of

FESTIVAL, DICE, FIREFLY = catalog.GAMES
SEVEN = Target("dedication", (2,))


@pytest.fixture
def play(start: Callable[..., MainWindow]) -> Iterator[Callable[..., TablePage]]:
    def begin(
        game: str = FESTIVAL,
        name: str = "Mira",
        size: tuple[int, int] = (1280, 720),
        **options: tuple[str, ...],
    ) -> TablePage:
        window = start()
        window.resize(*size)
        window.activateWindow()
        players = (Player(name), Player("Lotte", "friend"))
        window.shell.current.begin(NewGame(game, Setup(2, options), players, "jade-owl-7", False))
        return table_of(window)

    yield begin
    QToolTip.hideText()


def spot(table: TablePage, target: Target) -> QPoint:
    place = table.scene.presenter.parts.place_of(target)
    assert place is not None, target
    return table.view.mapFromScene(place.center())


def shown() -> str:
    words = QTextDocumentFragment.fromHtml(QToolTip.text()).toPlainText()
    return " ".join(words.split()) if QToolTip.isVisible() else ""


def rest(table: TablePage, qtbot: QtBot, at: QPoint) -> None:
    """Move the mouse there and leave it, until a tool tip is shown."""
    QTest.mouseMove(table.view.viewport(), at + QPoint(1, 1))
    QTest.mouseMove(table.view.viewport(), at)
    qtbot.waitUntil(QToolTip.isVisible)


def test_a_mouse_that_rests_is_told_what_a_thing_is_worth_and_needs(
    play: Callable[..., TablePage], qtbot: QtBot
) -> None:
    table = play()
    rest(table, qtbot, spot(table, SEVEN))
    assert "Seven Unique: 10 points, you need" in shown()
    QTest.mouseMove(table.view.viewport(), spot(table, Target("stack")))
    qtbot.waitUntil(lambda: "left in the stack" in shown())


def test_a_sign_that_cannot_be_pressed_is_explained_too(
    play: Callable[..., TablePage], qtbot: QtBot
) -> None:
    table = play()
    item = table.scene.canvas.items.get("cards:1:0")
    assert item is not None
    rest(table, qtbot, table.view.mapFromScene(item.sceneBoundingRect().center()))
    assert "Twilight Sparkle: Lotte has" in shown()


def test_names_are_shown_letter_by_letter(play: Callable[..., TablePage], qtbot: QtBot) -> None:
    table = play(FIREFLY, "<b>Mira</b>")
    rest(table, qtbot, spot(table, Target("seat", (0,))))
    assert "<b>Mira</b>" in shown()


def test_an_island_with_its_numbers_drawn_beside_it_has_no_tip_as_well(
    play: Callable[..., TablePage], qtbot: QtBot
) -> None:
    table = play(FIREFLY)
    parts = table.scene.presenter.parts
    islands = [target for target in parts.stops() if target.kind == "island"]
    rest(table, qtbot, spot(table, Target("seat", (0,))))
    tipped = []
    for target in islands:
        QToolTip.hideText()
        qtbot.waitUntil(lambda: not QToolTip.isVisible())
        QTest.mouseMove(table.view.viewport(), spot(table, target))
        place = parts.place_of(target)
        assert place is not None
        assert table.scene.explainer.show_at(place.center())
        labelled = table.scene.canvas.items.get("island-label") is not None
        assert QToolTip.isVisible() != labelled
        tipped.append(not labelled)
    assert {True, False} == set(tipped)  # a Start island has no numbers


def test_nothing_is_explained_over_the_table_while_a_tile_is_held(
    play: Callable[..., TablePage],
) -> None:
    table = play()
    tile = Target("tile", (table.match.state.hands[0][0],))
    explain = table.scene.explainer.show_at
    at = table.view.mapToScene(spot(table, SEVEN))
    assert explain(at)
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, pos=spot(table, tile))
    assert table.session.selector.selected
    assert not explain(at)


@pytest.mark.sample
@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("size", [(1280, 720), (960, 600), (1920, 1080)])
def test_the_start_players_marker_says_whose_it_is(
    play: Callable[..., TablePage], game: str, size: tuple[int, int]
) -> None:
    scene = play(game, size=size).scene
    shown = [part.shown for part in scene.presenter.parts]
    places = {
        target: at for one in shown for target, at in (*one.regions.items(), *one.signs.items())
    }
    ((marker, rect),) = [(target, at) for target, at in places.items() if target.kind == START]
    name = ("Mira", "Lotte")[marker.key[0]]
    found = scene.explainer.at(rect.center())
    assert found is not None
    assert found.words == f"Start Player: {name} goes first."
    kind = "plate" if game == DICE else "seat"
    assert places[Target(kind, marker.key)].intersects(rect)
    assert scene.sceneRect().contains(rect)


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", catalog.GAMES)
def test_whatever_lies_on_a_table_says_what_it_is(qtbot: QtBot, game: str) -> None:
    assert unexplained(game) == set()


def test_every_button_without_words_has_a_tool_tip(play: Callable[..., TablePage]) -> None:
    table = play()
    buttons = [one for one in table.findChildren(Button) if one.isVisible()]
    buttons = [one for one in buttons if not one.text()]
    assert buttons
    assert [one.icon_name for one in buttons if not one.toolTip()] == []


# -- fingers -------------------------------------------------------------------------------------


def touch(table: TablePage, device: QPointingDevice, how: str, at: QPoint) -> None:
    sequence = QTest.touchEvent(table.view.viewport(), device)
    getattr(sequence, how)(0, at, table.view.viewport())
    sequence.commit()
    QApplication.processEvents()  # Qt makes presses of the mouse from it


def test_a_finger_that_stays_explains_and_selects_nothing(
    play: Callable[..., TablePage], qtbot: QtBot
) -> None:
    table, device = play(), QTest.createTouchDevice()
    tile = Target("tile", (table.match.state.hands[0][0],))
    at = spot(table, tile)
    touch(table, device, "press", at)
    qtbot.waitUntil(lambda: "tile" in shown())
    touch(table, device, "release", at)
    assert "tile" in shown()
    assert table.session.selector.selected == []


def test_a_finger_that_taps_selects(play: Callable[..., TablePage]) -> None:
    table, device = play(), QTest.createTouchDevice()
    tile = Target("tile", (table.match.state.hands[0][0],))
    touch(table, device, "press", spot(table, tile))
    touch(table, device, "release", spot(table, tile))
    assert table.session.selector.selected == [tile]
    assert not table.scene.explainer.hold.isActive()


def test_a_finger_that_drags_is_not_told_anything(play: Callable[..., TablePage]) -> None:
    table, device = play(), QTest.createTouchDevice()
    at = spot(table, SEVEN)
    touch(table, device, "press", at)
    touch(table, device, "move", at + QPoint(60, 60))
    table.scene.explainer.hold.timeout.emit()
    assert shown() == ""
    touch(table, device, "release", at + QPoint(60, 60))


def test_a_mouse_button_that_is_held_still_drags(play: Callable[..., TablePage]) -> None:
    table = play()
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.LeftButton, pos=spot(table, SEVEN))
    assert not table.scene.explainer.hold.isActive()
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.LeftButton, pos=spot(table, SEVEN))


# -- keys ----------------------------------------------------------------------------------------


def test_the_focus_is_described_for_a_screen_reader_and_shown(
    play: Callable[..., TablePage], qtbot: QtBot
) -> None:
    table = play()
    whole = table.view.accessibleDescription()
    table.view.setFocus()
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    focus = table.scene.pointer.focus
    assert focus is not None
    said = table.view.accessibleDescription()
    assert said == table.words.explain(focus) != ""
    qtbot.waitUntil(lambda: said[:20] in shown())
    table.scene.set_focus(None)
    assert table.view.accessibleDescription() == whole != said


# -- planning ------------------------------------------------------------------------------------


def test_what_a_dedication_lacks_is_marked_with_and_without_tips(
    play: Callable[..., TablePage],
) -> None:
    table = play()
    window = table.window()
    assert isinstance(window, MainWindow)
    window.settings.tips = True

    def note() -> str:
        item = table.scene.canvas.items.get("dedication:2")
        assert item is not None
        return str(item.spec.face[3])

    lacking = need(table.session.view, 0, Dedication.SEVEN).number
    assert note() == f"{lacking} missing"
    window.settings.tips = False
    assert note() == f"{lacking} missing"


def test_what_a_firework_is_short_of_is_marked(play: Callable[..., TablePage]) -> None:
    table = play(DICE)
    notes = [item.spec.face[4] for item in table.scene.canvas.items if item.spec.kind == "stack"]
    assert notes
    assert all(str(note).startswith("needs ") for note in notes)
