"""A turn that cost points is found better by hand, and leaves the list when solved twice."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtTest import QTest

from festival_desktop import catalog
from festival_desktop.ai.players import RandomPlayer
from festival_desktop.ai.turn_review import Estimate, Verdict
from festival_desktop.controller.own_puzzle_controller import OwnPuzzleController
from festival_desktop.controller.thinker import Answer, Ask, InProcessThinker, TurnQuestion
from festival_desktop.play import own_puzzle
from festival_desktop.play.match import AnyMatch
from festival_desktop.play.own_puzzle import OwnPuzzle
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.learn import PuzzlesPage
from festival_desktop.ui.pages.own_puzzle import OwnPuzzlePage
from festival_desktop.ui.progress import OwnPuzzles
from festival_desktop.ui.settings import Settings
from tests.controller.test_coach import played
from tests.ui.pages.guided import LEFT, do

NAME = "lanterns_dice"


def of_a_game() -> tuple[OwnPuzzle, AnyMatch]:
    """The first roll of a game, as a puzzle: rolling is all there is to find."""
    match = played(NAME, RandomPlayer())
    number = next(n for n, one in enumerate(match.steps) if one.seat == 0 and one.sealed)
    game, names = match.game, tuple(player.name for player in match.players)
    better = (game.write(match.steps[number].move),)
    position = game.dump(match.state_at(number))
    return OwnPuzzle(NAME, match.setup, position, 0, better, 4.2, 0.5, names), match


def test_a_puzzle_is_kept_as_text_and_comes_back_the_same() -> None:
    puzzle, _ = of_a_game()
    assert own_puzzle.read(own_puzzle.write(puzzle)) == puzzle


def test_what_is_no_puzzle_is_left_out() -> None:
    puzzle, _ = of_a_game()
    for text in ("", "[]", "{}", own_puzzle.write(puzzle)[:-9], own_puzzle.write(puzzle).upper()):
        assert own_puzzle.read(text) is None
    assert own_puzzle.read(own_puzzle.write(replace(puzzle, seat=7))) is None


def test_the_same_turn_is_kept_once_and_goes_when_solved_twice(tmp_path: Path) -> None:
    puzzle, _ = of_a_game()
    own = OwnPuzzles(Settings(tmp_path))
    own.keep(puzzle)
    own.keep(replace(puzzle, solved=1))
    assert own.of(NAME) == [puzzle]
    own.note(puzzle)
    (left,) = own.of(NAME)
    assert left.solved == 1
    own.note(left)
    assert own.of(NAME) == []


def test_a_turn_is_solved_from_the_list_by_hand(start: Callable[..., MainWindow]) -> None:
    window = start()
    window.resize(1280, 680)
    puzzle, _ = of_a_game()
    OwnPuzzles(window.shell.pages._settings).keep(puzzle)
    for left in (1, 0):
        window.shell.learning.go_to_puzzles(NAME)
        page = window.page
        assert isinstance(page, PuzzlesPage)
        assert not page.own.isHidden()
        QTest.mouseClick(page.own.buttons[0], LEFT)
        solving = window.page
        assert isinstance(solving, OwnPuzzlePage)
        assert "4 point" in solving.bar.words.text()
        moves: list[Any] = solving.controller.attempt.solution()
        for move in moves:
            do(solving, move, mouse=True)
        assert solving.bar.words.text().startswith("Solved")
        assert len(OwnPuzzles(window.shell.pages._settings).of(NAME)) == left
    window.shell.learning.go_to_puzzles(NAME)
    page = window.page
    assert isinstance(page, PuzzlesPage)
    assert page.own.isHidden()


class Costing(InProcessThinker):
    """Says that every turn costs so much."""

    def __init__(self, cost: float) -> None:
        self._cost = cost

    def think(self, ask: Ask, answer: Answer) -> int | None:
        assert isinstance(ask, TurnQuestion)
        answer(Verdict(ask.against, Estimate(self._cost, 0.3)))
        return None


def solving(start: Callable[..., MainWindow], cost: float) -> OwnPuzzleController:
    """Another turn than the best was played, and costs so much beside it."""
    window = start()
    match = played("festival_of_lanterns", RandomPlayer())
    game = match.game
    number = next(
        n
        for n, one in enumerate(match.steps)
        if one.seat == 0 and one.sealed and len(game.legal_moves(match.state_at(n))) > 1
    )
    moves = game.legal_moves(match.state_at(number))
    other = next(move for move in moves if move != match.steps[number].move)
    names = tuple(player.name for player in match.players)
    position = game.dump(match.state_at(number))
    better = (game.write(other),)
    puzzle = OwnPuzzle(game.name, match.setup, position, 0, better, 4.2, 0.5, names)
    manifest = replace(catalog.manifest(game.name), thinker=Costing(cost))
    page = OwnPuzzlePage(manifest, puzzle, window.shell.learning._context.motion)
    page.enter()
    page.controller.try_move(match.steps[number].move)
    return page.controller


def test_any_turn_within_the_error_of_the_best_solves_it(start: Callable[..., MainWindow]) -> None:
    assert solving(start, 0.9).attempt.solved


def test_a_turn_that_costs_more_does_not(start: Callable[..., MainWindow]) -> None:
    attempt = solving(start, 1.1).attempt
    assert attempt.over
    assert not attempt.solved
