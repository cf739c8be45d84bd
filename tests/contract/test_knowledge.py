"""Laws of knowledge: a seat learns what it may, and nothing of what it may not."""

import pytest

from festival_desktop.core.rng import Rng
from festival_desktop.core.step import step
from tests.contract.walks import CASES, Case, sample, seats, walk

every_case = pytest.mark.parametrize("case", CASES, ids=str)
pytestmark = pytest.mark.sample(14)


@every_case
def test_an_imagined_position_looks_the_same(case: Case) -> None:
    game, rng = case.game, Rng(5)
    for state in walk(case, 0).states:
        for seat in seats(game, state):
            view = game.view(state, seat)
            imagined = game.imagine(view, rng)
            assert game.view(imagined, seat) == view
            assert game.to_act(imagined) == game.to_act(state)


@every_case
def test_an_imagined_position_has_every_piece_once(case: Case) -> None:
    game, rng = case.game, Rng(6)
    for state in walk(case, 1).states:
        for seat in seats(game, state):
            case.box.count_pieces(game, game.imagine(game.view(state, seat), rng))


@every_case
def test_whoever_is_to_act_has_the_same_moves_in_an_imagined_position(case: Case) -> None:
    game, rng = case.game, Rng(7)
    for state in walk(case, 0).undecided:
        imagined = game.imagine(game.view(state, game.to_act(state)), rng)
        assert list(game.legal_moves(imagined)) == list(game.legal_moves(state))


@every_case
def test_a_view_tells_nothing_hidden(case: Case) -> None:
    game, rng = case.game, Rng(8)
    for state in walk(case, 0).states:
        for seat in seats(game, state):
            other = case.box.swap_secrets(game, state, seat, rng)
            case.box.count_pieces(game, other)
            assert game.view(other, seat) == game.view(state, seat)


@every_case
def test_a_view_can_be_compared_and_kept(case: Case) -> None:
    game = case.game
    for state in walk(case, 0).states[::5]:
        for seat in seats(game, state):
            assert hash(game.view(state, seat)) == hash(game.view(game.copy(state), seat))


@every_case
def test_a_view_stays_as_it_was_when_the_game_goes_on(case: Case) -> None:
    game, played = case.game, walk(case, 0)
    for before, made in zip(played.states[:-1:5], played.steps[::5], strict=True):
        for seat in seats(game, before):
            state = game.copy(before)
            seen = game.view(state, seat)
            game.play(state, made.move, [])
            assert seen == game.view(before, seat)


@every_case
def test_events_tell_a_seat_no_more_than_its_view_does(case: Case) -> None:
    """Where two games look the same to a seat before and after a move, it is told the same."""
    game, rng = case.game, Rng(9)
    compared = 0
    for state in walk(case, 0).undecided[::2]:
        for seat in seats(game, state):
            other = case.box.swap_secrets(game, state, seat, rng)
            legal_there = set(game.legal_moves(other))
            shared = [move for move in game.legal_moves(state) if move in legal_there]
            for move in sample(shared, 2, rng):
                one, two = step(game, state, move), step(game, other, move)
                if game.view(one.state, seat) == game.view(two.state, seat):
                    told = [game.censor(event, seat) for event in one.events]
                    assert told == [game.censor(event, seat) for event in two.events]
                    compared += 1
    assert compared


@every_case
def test_censoring_twice_hides_no_more(case: Case) -> None:
    game = case.game
    for played in walk(case, 0).steps:
        for seat in seats(game, played.state):
            for event in played.events:
                once = game.censor(event, seat)
                if once is not None:
                    assert game.censor(once, seat) == once


@every_case
def test_whoever_decides_sees_everything_that_happens_by_it(case: Case) -> None:
    game = case.game
    for played in walk(case, 1).steps:
        assert [game.censor(event, played.seat) for event in played.events] == list(played.events)


@every_case
def test_what_is_not_sealed_does_not_depend_on_hidden_things(case: Case) -> None:
    """So that taking it back gives nothing away, neither to whoever decided nor to the others."""
    game, rng = case.game, Rng(11)
    for state in walk(case, 1).undecided:
        decider = game.to_act(state)
        for move in sample(game.legal_moves(state), 3, rng):
            played = step(game, state, move)
            for seat in seats(game, state):
                sealed = any(game.is_irreversible(event, seat) for event in played.events)
                if sealed and seat != decider:
                    continue
                other = case.box.swap_secrets(game, state, seat, rng)
                assert move in game.legal_moves(other)
                again = step(game, other, move)
                assert seat != decider or again.sealed == played.sealed == sealed
                if not sealed:
                    assert game.view(played.state, seat) == game.view(again.state, seat)


@every_case
def test_what_seals_for_whoever_decides_does_so_for_everybody(case: Case) -> None:
    """Chance is nobody's, and what was hidden from whoever held it was hidden from all."""
    game = case.game
    for played in walk(case, 1).steps:
        for event in played.events:
            if game.is_irreversible(event, played.seat):
                assert all(game.is_irreversible(event, seat) for seat in seats(game, played.state))


@every_case
def test_the_projected_scores_are_known_and_come_true_at_the_end(case: Case) -> None:
    """They are made of what the viewer knows, and are the standing once the game is over."""
    game, table, rng = case.game, case.table, Rng(12)
    states = walk(case, 1).states
    for state in states[::3]:
        for seat in seats(game, state):
            told = table.projected(game.view(state, seat))
            assert [score.seat for score in told.scores] == list(range(len(told.scores)))
            other = case.box.swap_secrets(game, state, seat, rng)
            assert table.projected(game.view(other, seat)) == told
    end = states[-1]
    assert table.projected(game.view(end, None)) == game.standing(end)
