"""Laws of the table: every move can be made by hand, and hands make nothing but legal moves."""

import pytest

from festival_desktop.core.rng import Rng
from festival_desktop.play.move_selector import MoveSelector
from festival_desktop.play.table import Target
from tests.contract.walks import CASES, Case, sample, seats, walk

every_case = pytest.mark.parametrize("case", CASES, ids=str)


def any_order(selections: object, rng: Rng) -> list[Target]:
    """The selects of a move one after the other, those of a set in any order."""
    order: list[Target] = []
    for together in selections:  # type: ignore[attr-defined]
        order += sample(sorted(together, key=lambda target: target.key), 99, rng)
    return order


@every_case
def test_every_legal_move_is_made_by_its_touches(case: Case) -> None:
    game, table, rng = case.game, case.table, Rng(1)
    for state in walk(case, 0).undecided[::2]:
        moves = game.legal_moves(state)
        for move in sample(moves, 5, rng):
            selector = MoveSelector(moves, table.selections)
            for target in any_order(table.selections(move), rng):
                assert selector.chosen() is None
                assert target in selector.choices()
                assert selector.select(target)
            assert selector.chosen() == move


@every_case
def test_whatever_is_touched_of_what_glows_ends_in_a_legal_move(case: Case) -> None:
    game, table, rng = case.game, case.table, Rng(2)
    for state in walk(case, 1).undecided:
        moves = game.legal_moves(state)
        selector = MoveSelector(moves, table.selections)
        while (chosen := selector.chosen()) is None:
            choices = list(selector.choices())
            assert choices
            assert selector.select(choices[rng.below(len(choices))])
        assert chosen in moves


@every_case
def test_no_move_is_the_beginning_of_another(case: Case) -> None:
    """Else the shorter one would happen before the longer one is told."""
    game, table = case.game, case.table
    for state in walk(case, 0).undecided[::3]:
        ways = {table.selections(move): move for move in game.legal_moves(state)}
        assert len(ways) == len(game.legal_moves(state))
        for selections in ways:
            assert not any(selections[:length] in ways for length in range(len(selections)))


@every_case
def test_the_touches_of_a_move_are_an_attempt_at_it_or_at_nothing(case: Case) -> None:
    game, table, rng = case.game, case.table, Rng(3)
    for state in walk(case, 0).undecided:
        for move in sample(game.legal_moves(state), 6, rng):
            assert table.attempt(any_order(table.selections(move), rng)) in (move, None)


@every_case
def test_pieces_are_told_apart_by_their_ids(case: Case) -> None:
    game, table = case.game, case.table
    for state in walk(case, 0).states[::3]:
        for seat in seats(game, state):
            pieces = table.pieces(game.view(state, seat))
            assert len({piece.id for piece in pieces}) == len(pieces)
            places = [piece.place for piece in pieces if piece.kind in ("tile", "back")]
            assert len(set(places)) == len(places)


@every_case
def test_an_account_is_made_from_any_events(case: Case) -> None:
    for played in walk(case, 0).steps:
        for gain in case.table.account(played.events).changes:
            assert gain.number != 0
            assert 0 <= gain.seat < len(case.game.standing(played.state).scores)
