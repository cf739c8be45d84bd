"""Placements are put into a list only when somebody goes through them; nobody can tell."""

from collections.abc import Iterator, Sequence

import pytest

from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.state import State
from tests.games.festival_of_lanterns.positions import GAME


def decisions() -> Iterator[tuple[State, Sequence[m.Move]]]:
    """Every position of a game in which a tile may be placed, with its moves."""
    rng = Rng.from_seed("placements")
    state = GAME.deal(Setup(4), rng)
    while moves := GAME.legal_moves(state):
        if isinstance(moves[-1], m.Place):
            yield state, GAME.legal_moves(state)
        GAME.play(state, moves[rng.below(len(moves))], [])


def test_each_move_taken_alone_is_that_of_the_list() -> None:
    for state, moves in decisions():
        alone = [moves[number] for number in range(len(moves))]
        assert alone == list(GAME.legal_moves(state))
        assert [moves[-1], moves[0]] == [alone[-1], alone[0]]
        assert list(moves[1:9:2]) == alone[1:9:2]


def test_a_move_is_among_them_or_not() -> None:
    for state, moves in decisions():
        cell = next(iter(state.frontier))
        tiles = state.hands[state.seat]
        assert all(m.Place(tile, cell, 3) in moves for tile in tiles)
        assert m.Place(state.face_up, cell, 3) not in moves
        assert m.TAKE_FACE_UP not in moves


def test_there_is_no_move_behind_the_last() -> None:
    _, moves = next(decisions())
    with pytest.raises(IndexError):
        moves[len(moves)]
    with pytest.raises(IndexError):
        moves[-len(moves) - 1]


def test_they_stay_what_they_were_when_the_position_changes() -> None:
    state, moves = next(decisions())
    before = list(GAME.legal_moves(state))
    GAME.play(state, moves[3], [])
    assert list(moves) == before
