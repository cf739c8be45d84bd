"""Puzzles are solved and missed by real events, by mouse and by keys only."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from festival_desktop import catalog, paths
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.play.puzzle import certain
from festival_desktop.scenes.animation import Animator
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.learn import GameLessons, PuzzlesPage
from festival_desktop.ui.pages.puzzle import PuzzlePage
from festival_desktop.ui.progress import LessonProgress
from festival_desktop.ui.settings import Settings
from tests.ui.pages.guided import LEFT, do

pytestmark = pytest.mark.sample(5, of="file")

GAMES = list(catalog.GAMES)
CONTROL = Qt.KeyboardModifier.ControlModifier


def listed(start: Callable[..., MainWindow], game: str) -> tuple[MainWindow, PuzzlesPage]:
    window = start()
    window.resize(1280, 680)
    QTest.mouseClick(window.shelf.learn, LEFT)
    button = window.shell.learning.learn.panels[game].puzzles
    QTest.mouseClick(button, LEFT, pos=button.rect().center())
    page = window.page
    assert isinstance(page, PuzzlesPage)
    return window, page


def take(start: Callable[..., MainWindow], game: str, number: int) -> tuple[MainWindow, PuzzlePage]:
    window, page = listed(start, game)
    QTest.mouseClick(page.buttons[number], LEFT, pos=page.buttons[number].rect().center())
    return window, shown(window)


def shown(window: MainWindow) -> PuzzlePage:
    page = window.page
    assert isinstance(page, PuzzlePage)
    return page


def goal_of(page: PuzzlePage) -> str:
    aims = catalog.puzzle_manifest(page.match.game.name).aims
    assert aims is not None
    return aims.sentence(page.puzzle.aim, page.puzzle.target)


def done_of(page: PuzzlePage) -> str:
    aims = catalog.puzzle_manifest(page.match.game.name).aims
    assert aims is not None
    return aims.done(page.puzzle.aim, page.puzzle.target)


def solve(page: PuzzlePage, mouse: bool) -> None:
    for move in page.controller.attempt.solution():
        do(page, move, mouse)


def miss(page: PuzzlePage) -> None:
    """Play the turn to its end, by its last moves, without a solution."""
    attempt = page.controller.attempt
    while not attempt.over:
        moves = [
            move for move in page.session.moves if certain(attempt.game, attempt.match.state, move)
        ]
        do(page, moves[-1], mouse=False)
    assert not attempt.solved


@pytest.mark.sample(2)
@pytest.mark.parametrize("mouse", [True, False], ids=["mouse", "keys"])
@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_and_marked(
    start: Callable[..., MainWindow], game: str, mouse: bool
) -> None:
    number = 2 if mouse else len(catalog.puzzles(game))
    window, page = take(start, game, number)
    assert page.bar.words.text() == goal_of(page)
    solve(page, mouse)
    target = page.puzzle.target
    assert page.bar.words.text() == f"Solved! {done_of(page)}"
    assert page.bar.count.text() == f"{target} / {target}"
    assert not page.session.moves, "the turn is over"
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    puzzles = window.shell.learning.puzzles(game)
    assert window.page is puzzles
    assert puzzles.buttons[number].icon_name == "check"
    assert puzzles.buttons[number].accessibleName().endswith("solved")
    QTest.keyClick(puzzles, Qt.Key.Key_Escape)
    panel = window.shell.learning.learn.panels[game]
    assert panel.puzzles.accessibleDescription() == "1 of 20 solved"


def test_a_whole_row_begins_its_puzzle(start: Callable[..., MainWindow]) -> None:
    window, page = listed(start, GAMES[0])
    row = next(row for panel in page.panels.values() for number, row in panel.rows.items())
    QTest.mouseClick(row.goal, LEFT, pos=row.goal.rect().center())
    assert shown(window).puzzle.number == next(iter(page.buttons))


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_of_the_base_game_come_first_and_have_names_of_their_own(
    start: Callable[..., MainWindow], game: str
) -> None:
    _, page = listed(start, game)
    ordered = [(one.difficulty, bool(one.setup.options)) for one in catalog.puzzles(game)]
    assert ordered == sorted(ordered)
    names = [row.title.text() for panel in page.panels.values() for row in panel.rows.values()]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_a_missed_turn_tells_how_much_is_missing_and_can_be_taken_back(
    start: Callable[..., MainWindow], game: str
) -> None:
    window, page = take(start, game, 2)
    attempt, puzzle = page.controller.attempt, page.puzzle
    miss(page)
    told = f"Not yet: {attempt.reached} of {puzzle.target}. Undo a step or try again."
    assert page.bar.words.text() == told
    steps = page.match.cursor
    window.shell.actions["undo"].trigger()
    assert page.match.cursor == steps - 1
    assert page.bar.words.text() == goal_of(page)
    assert page.session.moves
    window.shell.actions["redo"].trigger()
    assert page.bar.words.text() == told
    QTest.mouseClick(page.toolbar.again, LEFT, pos=page.toolbar.again.rect().center())
    assert page.match.cursor == 0
    solve(page, mouse=False)
    assert attempt.solved


def test_the_solution_is_shown_move_by_move_and_does_not_count(
    start: Callable[..., MainWindow], qtbot: Any
) -> None:
    game = GAMES[0]
    window, page = take(start, game, len(catalog.puzzles(game)))
    told: list[str] = []
    page.changed.connect(lambda: told.append(page.bar.words.text()))
    button = page.toolbar.solution
    QTest.mouseClick(button, LEFT, pos=button.rect().center())
    assert page.controller.busy
    assert not page.session.moves, "nobody acts while it is shown"
    qtbot.waitUntil(lambda: not page.controller.busy)
    assert page.controller.attempt.solved
    assert len(set(told)) > len(page.puzzle.solution)
    assert page.bar.words.text() == f"This is the solution. {goal_of(page)}"
    assert len(page.side.log.model().index(0, 0).data()) > 0
    assert not window.settings.puzzles


def test_whoever_has_seen_enough_of_the_solution_tries_again(
    start: Callable[..., MainWindow],
) -> None:
    _, page = take(start, GAMES[0], 1)
    page.controller.show_solution()
    QTest.mouseClick(page.toolbar.again, LEFT, pos=page.toolbar.again.rect().center())
    assert not page.controller.busy
    assert page.bar.words.text() == goal_of(page)
    solve(page, mouse=False)
    assert page.controller.attempt.solved


def test_luck_is_no_way_to_solve_a_puzzle(qtbot: Any) -> None:
    """Somebody who could roll again is told that there is another way."""
    manifest, setup = catalog.puzzle_manifest("lanterns_dice"), Setup(2)
    rules = manifest.rules
    state, again = rules.deal(setup, Rng.from_seed("luck")), rules.read("reroll")
    while again not in rules.legal_moves(state):
        rules.play(state, rules.legal_moves(state)[0], [])
    seat = rules.to_act(state)
    assert seat is not None
    puzzle = replace(catalog.puzzles("lanterns_dice")[0], setup=setup, seat=seat, aim="pools")
    puzzle = replace(puzzle, position=rules.dump(state), names=("Kim", "Mira"))
    motion = Animator()
    motion.enabled = False
    page = PuzzlePage(manifest, puzzle, motion)
    qtbot.addWidget(page)
    page.resize(1280, 680)
    page.show()
    page.enter()
    page.controller.try_move(again)
    assert page.match.cursor == 0
    assert page.bar.words.text().startswith("That depends on luck.")


def test_next_leads_from_puzzle_to_puzzle_and_in_the_end_to_the_list(
    start: Callable[..., MainWindow],
) -> None:
    game = GAMES[0]
    last = len(catalog.puzzles(game))
    window, page = take(start, game, last - 1)
    QTest.mouseClick(page.bar.next, LEFT, pos=page.bar.next.rect().center())
    assert shown(window).puzzle.number == last
    QTest.keyClick(shown(window).view, Qt.Key.Key_Return, CONTROL)
    assert isinstance(window.page, PuzzlesPage)


def test_a_puzzle_leaves_no_game_behind(start: Callable[..., MainWindow]) -> None:
    window, page = take(start, GAMES[0], 1)
    solve(page, mouse=False)
    window.shell.navigation.go_to_shelf()
    assert window.shell.current.match is None
    assert not [path for path in paths.saves_dir().rglob("*") if path.is_file()]
    assert not window.shelf.card.continues


def test_a_puzzle_follows_the_language(start: Callable[..., MainWindow], qtbot: Any) -> None:
    window, page = take(start, GAMES[0], 1)
    english = page.windowTitle()
    window.settings.language = "de"
    qtbot.waitUntil(lambda: page.windowTitle() != english)
    assert page.bar.words.text() == goal_of(page)


def test_f1_on_a_puzzle_tells_of_puzzles(start: Callable[..., MainWindow]) -> None:
    window, page = take(start, GAMES[0], 1)
    for button in (page.bar.next, page.toolbar.leave, page.toolbar.again, page.toolbar.solution):
        found = window.shell.help.find(GAMES[0], "", button, button.rect().center())
        assert found.id == "puzzles"


@pytest.mark.parametrize("number", [0, 20])
def test_a_game_without_puzzles_has_no_button_for_them(
    qtbot: Any, tmp_path: Any, number: int
) -> None:
    progress = LessonProgress(Settings(tmp_path))
    panel = GameLessons("lantern_row", lambda game: (), progress, lambda game: (0, number))
    qtbot.addWidget(panel)
    panel.show()
    assert panel.puzzles.isVisible() == bool(number)
