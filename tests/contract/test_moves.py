"""Laws of moves: what may be done, what it does, and its text."""

from typing import Any

import pytest

from festival_desktop.core.errors import IllegalMove, UnreadableMove
from festival_desktop.core.game import Event, early_turn_seat
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import digest, step
from tests.contract.walks import CASES, Case, sample, walk

SEEDS = range(2)
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_seed = pytest.mark.parametrize("seed", SEEDS)
pytestmark = pytest.mark.sample


@every_case
@every_seed
def test_somebody_who_is_to_act_has_moves_each_listed_once(case: Case, seed: int) -> None:
    for state in walk(case, seed).undecided:
        moves = case.game.legal_moves(state)
        assert moves
        assert len(set(moves)) == len(moves)


@every_case
@every_seed
def test_moves_come_in_a_fixed_order(case: Case, seed: int) -> None:
    game = case.game
    for state in walk(case, seed).undecided:
        moves = list(game.legal_moves(state))
        assert list(game.legal_moves(state)) == moves
        assert list(game.legal_moves(game.copy(state))) == moves
        assert list(game.legal_moves(game.load(game.dump(state)))) == moves


@every_case
@every_seed
def test_every_legal_move_can_be_played_and_leaves_the_old_position_alone(
    case: Case, seed: int
) -> None:
    game, rng = case.game, Rng(seed)
    for state in walk(case, seed).undecided:
        before = digest(game, state)
        for move in sample(game.legal_moves(state), 8, rng):
            played = step(game, state, move)
            case.box.count_pieces(game, played.state)
            took = early_turn_seat(played.events)
            assert played.seat == (game.to_act(state) if took is None else took)
            assert played.events
        assert digest(game, state) == before


@every_case
@every_seed
def test_the_same_move_in_the_same_position_does_the_same(case: Case, seed: int) -> None:
    """Chance is part of the position, so going back cannot roll again."""
    game = case.game
    for before, played in zip(walk(case, seed).states, walk(case, seed).steps, strict=False):
        again = step(game, game.load(game.dump(before)), played.move)
        assert again.state == played.state
        assert again.events == played.events


@every_case
@every_seed
def test_playing_in_place_is_what_a_step_does(case: Case, seed: int) -> None:
    game = case.game
    state = game.copy(walk(case, seed).states[0])
    for played in walk(case, seed).steps:
        log: list[Event] = []
        game.play(state, played.move, log)
        assert state == played.state
        assert tuple(log) == played.events


@every_case
@every_seed
def test_a_move_can_be_read_from_its_text(case: Case, seed: int) -> None:
    game = case.game
    for state in walk(case, seed).undecided:
        moves = game.legal_moves(state)
        texts = [game.write(move) for move in moves]
        assert [game.read(text) for text in texts] == list(moves)
        assert len(set(texts)) == len(texts)
        assert all(text.isprintable() and len(text) < 200 for text in texts)


@every_case
def test_a_text_that_is_nearly_a_move_is_unreadable(case: Case) -> None:
    game, rng = case.game, Rng(1)
    moves = {move: None for state in walk(case, 0).undecided for move in game.legal_moves(state)}
    for move in sample(moves, 60, rng):
        text = game.write(move)
        for wrong in (
            f"{text} ",
            f" {text}",
            text.upper(),
            f"{text} x",
            "",
            text.replace(" ", "  "),
        ):
            if wrong != text:
                with pytest.raises(UnreadableMove):
                    game.read(wrong)


@every_case
@every_seed
def test_an_illegal_move_is_refused_with_a_rule_and_a_sentence(case: Case, seed: int) -> None:
    game, rng = case.game, Rng(seed)
    known: dict[Any, None] = {}
    for state in walk(case, seed).undecided:
        known |= dict.fromkeys(sample(game.legal_moves(state), 6, rng))
    for state in walk(case, seed).undecided:
        legal = set(game.legal_moves(state))
        before = digest(game, state)
        for move in sample(known, 25, rng):
            if move not in legal:
                with pytest.raises(IllegalMove) as refused:
                    step(game, state, move)
                assert refused.value.rule
                assert str(refused.value).endswith(".")
        assert digest(game, state) == before


@every_case
def test_when_the_game_is_over_that_is_the_reason(case: Case) -> None:
    over = walk(case, 0)
    with pytest.raises(IllegalMove) as refused:
        step(case.game, over.states[-1], over.steps[0].move)
    assert refused.value.rule == "over"


@every_case
@every_seed
def test_playing_the_texts_again_gives_the_same_game(case: Case, seed: int) -> None:
    game = case.game
    state = game.deal(case.setup, Rng.from_seed(f"{case}-{seed}"))
    assert state == walk(case, seed).states[0]
    for played in walk(case, seed).steps:
        state = step(game, state, game.read(game.write(played.move))).state
        assert digest(game, state) == digest(game, played.state)
