"""Every puzzle is what it says: searched through again, with its solution played by the rules."""

from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.ai.levels import USUAL
from festival_desktop.content.puzzles import puzzles
from festival_desktop.core.aims import Aim
from festival_desktop.core.errors import BadContent
from festival_desktop.core.game import Game
from festival_desktop.play.puzzle import Attempt, Puzzle, certain
from tests.puzzles.candidates import MOST, SOLUTIONS, WIDE
from tests.puzzles.search import Node, explore, judge

PUZZLES = [
    pytest.param(game, puzzle, id=f"{game}-{puzzle.number}")
    for game in catalog.GAMES
    for puzzle in catalog.puzzles(game)
]


def rules(game: str) -> Game[Any, Any, Any]:
    return catalog.puzzle_manifest(game).rules


def aim_of(game: str, puzzle: Puzzle) -> Aim[Any]:
    aims = catalog.puzzle_manifest(game).aims
    assert aims is not None
    return aims.measures[puzzle.aim]


def attempt_at(game: str, puzzle: Puzzle) -> Attempt[Any, Any, Any]:
    """Loading a position checks it by all laws of the game."""
    return Attempt(rules(game), puzzle, aim_of(game, puzzle), USUAL)


def searched(game: str, puzzle: Puzzle) -> list[Node]:
    start, aims = attempt_at(game, puzzle).match.start, {puzzle.aim: aim_of(game, puzzle)}
    return explore(rules(game), start, puzzle.seat, aims, MOST)


@pytest.mark.parametrize("game", catalog.GAMES)
def test_every_game_has_twenty_different_puzzles_the_easiest_first(game: str) -> None:
    every = catalog.puzzles(game)
    assert len(every) == len({puzzle.name for puzzle in every}) == 20
    assert [puzzle.difficulty for puzzle in every] == sorted(p.difficulty for p in every)
    assert {puzzle.difficulty for puzzle in every} == {1, 2, 3}
    assert len({puzzle.aim for puzzle in every}) >= 3
    assert len({puzzle.setup.players for puzzle in every}) >= 2


@pytest.mark.sample(6)
@pytest.mark.parametrize(("game", "puzzle"), PUZZLES)
def test_nothing_more_can_be_reached_and_it_is_reached_in_few_ways(
    game: str, puzzle: Puzzle
) -> None:
    nodes = searched(game, puzzle)
    finding = judge(nodes, puzzle.aim)
    assert finding.best == puzzle.target
    assert finding.next_best < puzzle.target
    assert 1 <= len(finding.solutions) <= SOLUTIONS
    assert len(finding.solutions[0].line) == len(puzzle.solution)
    if len(puzzle.solution) > 1:
        assert finding.greedy < puzzle.target, "it is found by taking the most at once"
    else:
        assert finding.alike >= WIDE, "there is little to choose from"


@pytest.mark.sample(20)
@pytest.mark.parametrize(("game", "puzzle"), PUZZLES)
def test_the_solution_reaches_the_target_with_its_last_move(game: str, puzzle: Puzzle) -> None:
    attempt = attempt_at(game, puzzle)
    for move in attempt.solution():
        assert not attempt.over
        assert attempt.match.to_act == puzzle.seat
        assert certain(attempt.game, attempt.match.state, move)
        attempt.match.play(move)
    assert attempt.reached == puzzle.target
    assert attempt.solved
    assert attempt.over


@pytest.mark.sample(20)
@pytest.mark.parametrize(("game", "puzzle"), PUZZLES)
def test_a_puzzle_is_read_in_the_words_of_its_game(game: str, puzzle: Puzzle) -> None:
    aims = catalog.puzzle_manifest(game).aims
    assert aims is not None
    assert str(puzzle.target) in aims.sentence(puzzle.aim, puzzle.target)


def test_a_turn_that_is_over_without_the_target_is_over_and_not_solved() -> None:
    game = next(iter(catalog.GAMES))
    attempt = attempt_at(game, catalog.puzzles(game)[0])
    while not attempt.over:
        legal = attempt.game.legal_moves(attempt.match.state)
        attempt.match.play(
            next(
                move for move in reversed(legal) if certain(attempt.game, attempt.match.state, move)
            )
        )
        assert attempt.reached < attempt.puzzle.target
    assert not attempt.solved


def test_chance_is_not_certain_and_what_one_knows_is() -> None:
    game = rules("festival_of_lanterns")
    puzzle = catalog.puzzles("festival_of_lanterns")[0]
    attempt = attempt_at("festival_of_lanterns", puzzle)
    while not attempt.over:
        attempt.match.play(
            next(m for m in game.legal_moves(attempt.match.state) if type(m).__name__ == "Place")
        )
        break
    left = game.legal_moves(attempt.match.state)
    assert {type(move).__name__ for move in left} <= {"TakeFaceUp", "DrawTile"}
    assert not any(certain(game, attempt.match.state, move) for move in left)


def test_a_game_without_a_file_has_no_puzzles(tmp_path: Any) -> None:
    assert puzzles(tmp_path, "lantern_row") == ()


def test_a_damaged_file_is_refused_with_its_place(tmp_path: Any) -> None:
    (tmp_path / "game.json").write_text(
        '{"made": "2026-01-01", "names": ["Kim"], "puzzles": [{"name": "x"}]}'
    )
    with pytest.raises(BadContent, match="puzzles → 0"):
        puzzles(tmp_path, "game")
