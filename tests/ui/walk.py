"""Through every page and dialog of the real window."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from functools import cache, partial
from operator import attrgetter
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from festival_desktop import catalog, paths
from festival_desktop.art.type import forget_misfits
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from festival_desktop.saves import store
from festival_desktop.saves.document import document
from festival_desktop.scenes.table_view import TableView
from festival_desktop.ui.dialogs.about import LicencesDialog, Part
from festival_desktop.ui.dialogs.checkup import CheckupDialog
from festival_desktop.ui.dialogs.error_dialog import ErrorDialog
from festival_desktop.ui.dialogs.paper_dialog import PaperDialog
from festival_desktop.ui.dialogs.save_questions import CopyQuestion, UnsavedQuestion
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.lesson import LessonPage
from festival_desktop.ui.pages.puzzle import PuzzlePage
from festival_desktop.ui.pages.table import TablePage

NAMES = ("Wilhelmina", "Jo", "Aiko", "Lotte", "Emil", "Nora")
FRIENDS = ("twilight", "fluttershy", "rainbow")
Visit = Callable[[MainWindow], QWidget]
"""Goes somewhere; the page or dialog to look at."""


@cache
def saved_match(game: str, players: int, steps: int, friends: tuple[str, ...] = ()) -> bytes:
    """A game of so many people after so many moves, or at its end."""
    rules = catalog.rules(game)
    seats = [Player(name) for name in NAMES[:players]]
    options = {"friends": friends} if friends else {}
    if players == 1 and game == "festival_of_lanterns":
        options = {"level": ("mentor",), "friends": ("twilight",)}
        seats += [Player("Moon Dancer", "friend")]
    match: Match[Any, Any, Any] = Match(rules, Setup(players, options), seats, "walk-1")
    rng = Rng(5)
    while match.to_act is not None and len(match.steps) < steps:
        moves = rules.legal_moves(match.state)
        match.play(moves[rng.below(len(moves))])
    path = paths.data_dir() / "walk.festival"
    store.write(path, document(match, "1.0", datetime.now(UTC)))
    return path.read_bytes()


def _open(window: MainWindow, game: str, players: int, steps: int, *friends: str) -> None:
    path = Path(paths.saves_dir()) / f"{game} {players} {steps} {len(friends)}.festival"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(saved_match(game, players, steps, friends))
    window.shell.current.open(path)


def open_table(window: MainWindow, game: str, players: int, steps: int, *friends: str) -> TablePage:
    """The table of a game after so many moves, with whoever is to act before it."""
    _open(window, game, players, steps, *friends)
    assert window.table is not None
    window.table.controller.take_over()
    return window.table


def open_gala(window: MainWindow, steps: int) -> TablePage:
    """Four people and as many friends, with the choices in front."""
    table = open_table(window, "festival_of_lanterns", 4, steps, *FRIENDS)
    table.side.show_choices()
    return table


def _table(game: str, players: int, steps: int, choices: bool, window: MainWindow) -> QWidget:
    table = open_table(window, game, players, steps)
    if choices:
        table.side.show_choices()
    return table


def _lesson(game: str, lesson: str, window: MainWindow) -> QWidget:
    """A lesson, with the longest of its texts."""
    window.shell.learning.take_lesson(game, lesson)
    page = window.page
    assert isinstance(page, LessonPage)
    texts = catalog.lesson_words(game, window.settings.language)[lesson].texts
    page.controller.go_to(1)
    page.bar.show_step(max(texts.values(), key=len), page.controller, followed=True)
    return page


def _puzzle(game: str, window: MainWindow) -> QWidget:
    """The last puzzle, with its solution shown."""
    window.shell.learning.take_puzzle(game, len(catalog.puzzles(game)))
    page = window.page
    assert isinstance(page, PuzzlePage)
    for move in page.controller.attempt.solution():
        page.controller.try_move(move)
    return page


def _puzzles(game: str, window: MainWindow) -> QWidget:
    window.shell.learning.go_to_puzzles(game)
    return window.shell.learning.puzzles(game)


def _hand_over(game: str, window: MainWindow) -> QWidget:
    _open(window, game, 2, 40)
    assert window.table is not None
    return window.table


def _end(game: str, players: int, window: MainWindow) -> QWidget:
    _open(window, game, players, 10_000)
    assert window.page is window.shell.pages.end
    return window.shell.pages.end


def _setup(game: str, players: int, window: MainWindow) -> QWidget:
    window.shell.pages.go_to_setup(game)
    page = window.shell.pages.setup(game)
    page.seats.choose_number(players)
    return page


def _replay(game: str, window: MainWindow) -> QWidget:
    _open(window, game, 2, 10_000)
    window.shell.pages.replay_current(30)
    page = window.page
    assert page is not None
    return page


def _shelf(window: MainWindow) -> QWidget:
    window.shell.navigation.go_to_shelf()
    return window.shelf


def _shelf_to_continue(window: MainWindow) -> QWidget:
    _open(window, "firefly_festival", 6, 60)
    return _shelf(window)


def _page(go: str, window: MainWindow) -> QWidget:
    attrgetter(go)(window.shell)()
    page = window.page
    assert page is not None
    return page


def _comfort(window: MainWindow) -> QWidget:
    window.shell.navigation.go(window.shell.pages.comfort)
    return window.shell.pages.comfort


def _looking_back(game: str, window: MainWindow) -> QWidget:
    """An earlier step, with what the rules say about a press."""
    table = open_table(window, game, 2, 40)
    table.looking_back.look(30)
    table.say(table.about() or table.toolbar.turn_bar.turn.sentence, "lock", "icon:lock")
    return table


def _projected(game: str, window: MainWindow) -> QWidget:
    """What everybody would have if the game ended now."""
    table = open_table(window, game, 2, 40)
    table.projection.toggle()
    return table


def _rules(game: str, window: MainWindow) -> QWidget:
    rules = window.shell.help
    rules.show(rules.beginning(game))
    rules.window.contents.expandAll()
    rules.window.resize(window.size())
    return rules.window


def _dialog(what: str, window: MainWindow) -> QWidget:
    """What an action opens, instead of waiting for a person to close it."""
    if what == "print":
        _end("lanterns_dice", 4, window)
    elif what == "strength":
        _page("pages.go_to_settings", window)
    found: list[PaperDialog] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PaperDialog, "run", lambda dialog: found.append(dialog))
        if what == "strength":
            window.shell.pages.settings.strength_requested.emit()
        else:
            window.shell.actions[what].trigger()
    dialog = found[0]
    if isinstance(dialog, CheckupDialog):
        dialog.show()
        while not dialog.complete:
            QApplication.processEvents()
    return dialog


def _scores(window: MainWindow) -> QWidget:
    """The records of a challenge without an opponent."""
    window.shell.pages.records.go_to_records("lanterns_dice")
    return window.shell.pages.records.of_game("lanterns_dice")


def places(every: bool = True) -> Iterator[tuple[str, Visit]]:
    """Every page and dialog by name, with `every` number of seats and lesson, or one of them."""
    yield "shelf", _shelf
    yield "shelf with a game to continue", _shelf_to_continue
    yield "comfort", _comfort
    for go in (
        "pages.settings",
        "files.saves",
        "pages.records.records",
        "learning.learn",
        "pages.records.against_computers",
    ):
        part, _, name = go.rpartition(".")
        yield name, partial(_page, f"{part}.go_to_{name}")
    yield "scores", _scores
    for game in catalog.GAMES:
        seats = catalog.rules(game).seats
        for players in seats if every else seats[-1:]:
            steps = 20 if players == 1 else 60
            yield f"{game} setup {players}", partial(_setup, game, players)
            yield f"{game} log {players}", partial(_table, game, players, steps, False)
        yield f"{game} choices", partial(_table, game, 2, 40, True)
        yield f"{game} end {seats[-1]}", partial(_end, game, seats[-1])
        yield f"{game} replay", partial(_replay, game)
        yield f"{game} looking back", partial(_looking_back, game)
        yield f"{game} scores now", partial(_projected, game)
        yield f"{game} rules", partial(_rules, game)
        lessons = [lesson.name for lesson in catalog.lessons(game)]
        for lesson in lessons if every else lessons[:1]:
            yield f"{game} lesson {lesson}", partial(_lesson, game, lesson)
        yield f"{game} puzzles", partial(_puzzles, game)
        yield f"{game} puzzle", partial(_puzzle, game)
    yield "gala", partial(open_gala, steps=33)
    yield "hand-over", partial(_hand_over, "festival_of_lanterns")
    parts = [Part("PySide6", "6.8", "LGPL", "A long licence.\n" * 90, "")]
    for what in ("about", "print", "keys", "checkup", "strength"):
        yield what, partial(_dialog, what)
    yield "licences", lambda window: LicencesDialog(parts, window)
    yield "copy?", CopyQuestion
    yield (
        "unsaved?",
        lambda window: UnsavedQuestion("The disk is full, and no room is left.", window),
    )
    yield (
        "error",
        lambda window: ErrorDialog("KeyError", "line\n" * 50, log="/a/b.log", parent=window),
    )


def settle(shown: QWidget) -> None:
    """Show it, until nothing moves any more."""
    shown.show()
    for _ in range(8):
        QApplication.processEvents()
    for view in shown.findChildren(TableView):
        for _ in range(200):
            if view.table.canvas.items.sharp:
                break
            sleep(0.01)  # not qWait, which deletes what is to be deleted later
            QApplication.processEvents()
    forget_misfits()


def look_at(shown: QWidget) -> None:
    """Let everything settle, and paint it."""
    settle(shown)
    shown.grab()


def put_away(shown: QWidget) -> None:
    """A dialog, a menu or a window of its own; pages stay."""
    if shown.isWindow():
        shown.close()
    if isinstance(shown, QDialog):
        shown.deleteLater()
