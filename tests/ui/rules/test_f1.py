"""F1 on anything opens its paragraph: pieces, buttons, the log, scores and refusals."""

from collections.abc import Callable, Iterator
from itertools import cycle
from operator import attrgetter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.books.book import BENEATH
from festival_desktop.core.game import Setup
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.scenes.items import SceneItem
from festival_desktop.ui.dialogs.about import AboutDialog
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.table import TablePage
from festival_desktop.ui.rules.library import PROGRAM, Paragraph
from festival_desktop.ui.rules.topics import topics_at
from festival_desktop.ui.rules.window import RulesWindow
from festival_desktop.ui.widgets.cards import CardButton
from tests.contract import lantern_row
from tests.ui.window import begin, play_person, shorten, table_of

pytestmark = pytest.mark.sample(10, of="file")

LEFT, F1 = Qt.MouseButton.LeftButton, Qt.Key.Key_F1
FESTIVAL, DICE, FIREFLY = catalog.GAMES
PLACES = cycle(QPoint(400 + 3 * n, 400) for n in range(50))
"""On the small screen of the offscreen platform, another one each time: the mouse has moved."""
ONE = (Player("Mira"), Player("Lotte", "friend"))


@pytest.fixture
def window(start: Callable[..., MainWindow]) -> Iterator[MainWindow]:
    made, mouse = start(), QCursor.pos()
    made.resize(1280, 720)
    yield made
    QCursor.setPos(mouse)
    if "help" in vars(made.shell):
        made.shell.help.window.close()


def number_of(game: str, kind: str, name: str) -> int:
    book = catalog.manifest(game).rules_book
    assert book is not None
    return list(book.details[kind]).index(name)


def play(window: MainWindow, game: str, seats: int = 2, **options: tuple[str, ...]) -> TablePage:
    players = (ONE[0], *(Player(f"Lotte {n}", "friend") for n in range(1, seats)))
    window.shell.current.begin(NewGame(game, Setup(seats, options), players, "jade-owl-7", False))
    return table_of(window)


def point(widget: QWidget, spot: QPoint | None = None) -> None:
    """Move the mouse there, from elsewhere; the window is moved so that it is on the screen."""
    spot = widget.rect().center() if spot is None else spot
    top, place = widget.window(), next(PLACES)
    top.move(top.pos() + place - widget.mapToGlobal(spot))
    QCursor.setPos(place + QPoint(5, 5))
    QTest.mouseMove(widget, spot + QPoint(1, 1))
    QTest.mouseMove(widget, spot)
    QCursor.setPos(place)


def point_at(table: TablePage, target: Target) -> None:
    place = table.scene.presenter.parts.place_of(target)
    assert place is not None, target
    point(table.view.viewport(), table.view.mapFromScene(place.center()))


def press_f1(window: MainWindow) -> Paragraph:
    """What is shown then; the window of the rules is closed again."""
    QTest.keyClick(QApplication.focusWidget() or window, F1)
    rules = window.shell.help.window
    assert rules.isVisible()
    here = rules.here
    assert rules.text.here == here.id
    rules.close()
    window.activateWindow()
    return here


# -- pieces --------------------------------------------------------------------------------------


def test_on_a_piece_under_the_mouse(window: MainWindow) -> None:
    table = play(window, FESTIVAL)
    tile = table.match.state.hands[0][0]
    point_at(table, Target("tile", (tile,)))
    assert press_f1(window) == Paragraph(FESTIVAL, "tiles")
    point_at(table, Target("dedication", (1,)))
    assert press_f1(window) == Paragraph(FESTIVAL, "pairs")
    point_at(table, Target("stack"))
    assert press_f1(window) == Paragraph(FESTIVAL, "stack")


def test_on_a_friend(window: MainWindow) -> None:
    table = play(window, FESTIVAL, friends=("rarity", "luna"))
    for friend in ("rarity", "luna"):
        point_at(table, Target("friend", (number_of(FESTIVAL, "friend", friend),)))
        assert press_f1(window) == Paragraph(FESTIVAL, f"friend-{friend}")


def test_on_what_the_keyboard_is_on(window: MainWindow) -> None:
    table = play(window, FESTIVAL)
    point(table.toolbar.undo)
    table.view.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right):
        QTest.keyClick(table.view, key)
    assert table.scene.pointer.focus is not None
    assert table.scene.pointer.focus.kind == "tile"
    assert press_f1(window) == Paragraph(FESTIVAL, "tiles")


def test_on_an_item_that_cannot_be_pressed(window: MainWindow) -> None:
    """The lanterns of another player."""
    table = play(window, FESTIVAL)
    cards = [item for item in table.scene.canvas.items if item.spec.kind == "cards"]
    spots = [table.view.mapFromScene(item.sceneBoundingRect().center()) for item in cards]
    others = min(spots, key=QPoint.y)
    assert table.scene.presenter.parts.target_at(table.view.mapToScene(others)) is None
    point(table.view.viewport(), others)
    assert press_f1(window) == Paragraph(FESTIVAL, "lanterns")


@pytest.mark.parametrize(
    ("target", "paragraph"),
    [
        (Target("roll"), "roll"),
        (Target("card", (1,)), "emperor"),
        (Target("reason", (2,)), "score-boats"),
        (Target("area", (20,)), "lake"),
        (Target("look", (1,)), "table"),
    ],
)
def test_on_the_pieces_of_lanterns_dice(window: MainWindow, target: Target, paragraph: str) -> None:
    table = play(window, DICE)
    point_at(table, target)
    assert press_f1(window) == Paragraph(DICE, paragraph)


@pytest.mark.parametrize(
    ("target", "paragraph"),
    [
        (Target("action", (0,)), "bridge"),
        (Target("action", (3,)), "festival"),
        (Target("crow"), "crow"),
        (Target("fish"), "fish"),
        (Target("seat", (1,)), "plates"),
        (Target("eye"), "marks"),
    ],
)
def test_on_the_pieces_of_firefly_festival(
    window: MainWindow, target: Target, paragraph: str
) -> None:
    table = play(window, FIREFLY)
    point_at(table, target)
    assert press_f1(window) == Paragraph(FIREFLY, paragraph)


def test_on_a_public_goal(window: MainWindow) -> None:
    table = play(window, FIREFLY, goals=("empire", "hubs", "tower", "merchant"))
    point_at(table, Target("goal", (number_of(FIREFLY, "goal", "tower"),)))
    assert press_f1(window) == Paragraph(FIREFLY, "goal-tower")


@pytest.mark.parametrize("game", catalog.GAMES)
def test_wherever_the_mouse_is_on_a_table_something_is_explained(
    window: MainWindow, game: str
) -> None:
    table = play(window, game)
    view, index = table.view, window.shell.help.library.index(game)
    for x in range(20, view.width(), 61):
        for y in range(20, view.height(), 47):
            pos = QPoint(x, y)
            point(view.viewport(), pos)
            found = window.shell.help.find(game, "", view.viewport(), pos)
            items = table.scene.items(view.mapToScene(pos))
            kinds = {item.spec.kind for item in items if isinstance(item, SceneItem)}
            explained = any(index[f"item:{kind}"] != BENEATH for kind in kinds)
            assert found.book == (game if explained else found.book), f"{kinds} at {x}, {y}"
            assert found.id


# -- buttons and lists ---------------------------------------------------------------------------


def test_on_a_button_under_the_mouse(window: MainWindow) -> None:
    table = play(window, FESTIVAL)
    QApplication.processEvents()  # buttons have their places once the page is laid out
    for button, paragraph in (
        (table.toolbar.redo, "undo"),
        (table.toolbar.hint, "hint"),
        (table.toolbar.menu, "menu"),
        (table.toolbar.rules, "rules"),
    ):
        point(button)
        assert press_f1(window) == Paragraph(PROGRAM, paragraph)
    point(table.timeline)
    assert press_f1(window) == Paragraph(PROGRAM, "timeline")
    point(table.toolbar.turn_bar, QPoint(1, 1))
    assert press_f1(window) == Paragraph(FESTIVAL, "turn")


def test_on_a_tag_of_the_turn(window: MainWindow) -> None:
    bar = play(window, FESTIVAL).toolbar.turn_bar
    for number, paragraph in enumerate(("exchange", "dedicate", "count", "placing")):
        QApplication.processEvents()  # tags have their places once the page is laid out
        point(bar, bar.tags()[number][0].center().toPoint())
        assert press_f1(window) == Paragraph(FESTIVAL, paragraph)


def test_on_a_button_that_was_reached_by_keys(window: MainWindow) -> None:
    table = play(window, FESTIVAL)
    point_at(table, Target("stack"))
    table.toolbar.hint.setFocus(Qt.FocusReason.TabFocusReason)
    assert press_f1(window) == Paragraph(PROGRAM, "hint")


def row_spot(view: QAbstractItemView, row: int) -> QPoint:
    return view.visualRect(view.model().index(row, 0)).center()


def test_on_a_line_of_the_log(window: MainWindow, qtbot: QtBot) -> None:
    table = play(window, FESTIVAL)
    play_person(window, qtbot, 1)
    log = table.side.log
    point(log.viewport(), row_spot(log, 0))
    assert press_f1(window) == Paragraph(FESTIVAL, "placing")
    log.setCurrentIndex(log.model().index(0, 0))
    log.setFocus()
    assert press_f1(window) == Paragraph(FESTIVAL, "placing")


def test_on_a_choice(window: MainWindow) -> None:
    table = play(window, FIREFLY)
    QTest.keyClick(table.view, Qt.Key.Key_F6)
    choices = table.side.choices.list
    assert choices.hasFocus()
    shown = {press_f1(window)}
    for _ in range(choices.model().rowCount() - 1):
        choices.setFocus()
        QTest.keyClick(choices, Qt.Key.Key_Down)
        shown.add(press_f1(window))
    assert Paragraph(FIREFLY, "bridge") in shown
    assert Paragraph(FIREFLY, "fish") in shown


def test_on_a_line_of_the_score_sheet(window: MainWindow, qtbot: QtBot) -> None:
    begin(window)
    shorten(window, 4)
    play_person(window, qtbot)
    window.shell.pages.go_to_end()
    page = window.shell.pages.end
    page.sheet.show_lines(page.sheet.lines)
    seen = []
    for y in range(0, page.sheet.height(), 6):
        point(page.sheet, QPoint(90, y))
        seen.append(press_f1(window))
    for id in ("four", "pairs", "seven"):
        assert Paragraph(FESTIVAL, id) in seen
    assert Paragraph(PROGRAM, "score-sheet") in seen


# -- pages ---------------------------------------------------------------------------------------


def test_on_the_shelf_a_box_opens_its_book(window: MainWindow) -> None:
    for button, game in zip(window.shelf.jetty.buttons, catalog.GAMES, strict=True):
        point(button)
        assert press_f1(window).book in (game, PROGRAM)
    point(window.shelf.today)
    assert press_f1(window) == Paragraph(PROGRAM, "today")


def test_on_a_card_of_the_setup_page(window: MainWindow) -> None:
    window.shell.pages.go_to_setup(FESTIVAL)
    page = window.shell.pages.setup(FESTIVAL)
    cards = {card.card: card for card in page.findChildren(CardButton) if card.isVisible()}
    cards["trixie"].setFocus()
    assert press_f1(window) == Paragraph(FESTIVAL, "friend-trixie")


@pytest.mark.parametrize(
    ("go", "paragraph"),
    [
        ("pages.go_to_settings", "settings"),
        ("files.go_to_saves", "saves-list"),
        ("pages.records.go_to_records", "records"),
    ],
)
def test_on_a_page_of_no_game(window: MainWindow, go: str, paragraph: str) -> None:
    attrgetter(go)(window.shell)()
    page = window.shell.navigation.page
    point(page, QPoint(page.width() // 2, page.height() - 8))
    assert press_f1(window) == Paragraph(PROGRAM, paragraph)


# -- refusals ------------------------------------------------------------------------------------


def test_a_refusal_has_its_rule(window: MainWindow) -> None:
    table = play(window, FESTIVAL)
    table.session.refused.emit("not-beside", ())
    assert table.notice.topic == "refusal:not-beside"
    assert press_f1(window) == Paragraph(FESTIVAL, "placing")


def test_show_rule_is_pressed(window: MainWindow) -> None:
    table = play(window, FESTIVAL)
    table.session.refused.emit("supply-empty", ())
    QTest.mouseClick(table.line.rule, LEFT, pos=table.line.rule.rect().center())
    assert window.shell.help.window.here == Paragraph(FESTIVAL, "supply-empty")
    assert table.notice.words == ""


def test_a_press_elsewhere_on_a_refusal_only_hides_it(window: MainWindow) -> None:
    table = play(window, FESTIVAL)
    table.session.refused.emit("supply-empty", ())
    QTest.mouseClick(table.line, LEFT, pos=QPoint(30, 16))
    assert table.notice.words == ""
    assert "help" not in vars(window.shell)


# -- how it lies beside the game -----------------------------------------------------------------


def test_the_game_stays_where_it_is(window: MainWindow) -> None:
    table = play(window, FESTIVAL)
    QTest.mouseClick(table.toolbar.rules, LEFT)
    rules = window.shell.help.window
    assert rules.here == Paragraph(FESTIVAL, "")
    assert window.page is table
    QTest.keyClick(rules.text, Qt.Key.Key_Escape)
    assert not rules.isVisible()
    assert window.page is table


def test_the_shelf_and_the_menu_lead_to_the_rules(window: MainWindow) -> None:
    QTest.mouseClick(window.shelf.learn, LEFT)
    QTest.mouseClick(window.shell.learning.learn.rules, LEFT)
    rules = window.shell.help.window
    assert rules.isVisible()
    rules.close()
    window.shell.actions["rules"].trigger()
    assert rules.isVisible()


def test_nothing_of_the_books_is_loaded_before_somebody_asks(window: MainWindow) -> None:
    play(window, FESTIVAL)
    assert "help" not in vars(window.shell)


def test_a_game_without_a_book_offers_none(
    start: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(catalog.GAMES, lantern_row.ENTRY.name, lantern_row.ENTRY)
    window = start()
    table = play(window, lantern_row.ENTRY.name)
    table.session.refused.emit("not-dark", ())
    assert table.notice.topic == ""
    point(table.view.viewport(), QPoint(200, 200))
    assert press_f1(window).book == PROGRAM
    assert lantern_row.ENTRY.name not in window.shell.help.library.books


# -- dialogs -------------------------------------------------------------------------------------


def test_in_a_dialog_that_blocks_the_window(window: MainWindow, qtbot: QtBot) -> None:
    dialog = AboutDialog(window)
    dialog.setModal(True)
    with qtbot.waitExposed(dialog):
        dialog.show()
    dialog.setFocus()
    QTest.keyClick(QApplication.focusWidget() or dialog, F1)
    rules = dialog.findChild(RulesWindow)
    assert rules is not None
    assert rules.here == Paragraph(PROGRAM, "checkup")
    QTest.keyClick(rules.text, Qt.Key.Key_Escape)
    assert not rules.isVisible()
    dialog.close()
    dialog.deleteLater()


# -- everything that can be pressed --------------------------------------------------------------


def test_every_control_of_every_page_is_explained(window: MainWindow, qtbot: QtBot) -> None:
    shell, unexplained = window.shell, []

    def walk(page: QWidget, game: str | None) -> None:
        book = shell.help.library.books.get(game or "")
        for control in page.findChildren(QWidget):
            mute = control.focusPolicy() == Qt.FocusPolicy.NoFocus and not control.toolTip()
            if mute or control.window() is not window:  # lists that a chooser opens
                continue
            if shell.help.library.find(game, topics_at(control, None, book)) is None:
                unexplained.append(f"{type(page).__name__}: {type(control).__name__}")

    walk(window.shelf, None)
    for go in ("pages.go_to_settings", "files.go_to_saves", "pages.records.go_to_records"):
        attrgetter(go)(shell)()
        walk(shell.navigation.page, None)
    for game in catalog.GAMES:
        shell.pages.go_to_setup(game)
        walk(shell.navigation.page, game)
        walk(play(window, game), game)
    begin(window)
    shorten(window, 4)
    play_person(window, qtbot)
    shell.pages.go_to_end()
    walk(shell.pages.end, FESTIVAL)
    shell.pages.replay_current()
    walk(shell.navigation.page, FESTIVAL)
    assert unexplained == []
