"""The timeline of a match: how far undo and redo reach, for people and among computers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from festival_desktop.core.errors import IllegalMove
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import digest
from festival_desktop.games.festival_of_lanterns.moves import Move
from festival_desktop.games.festival_of_lanterns.state import State
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.play.match import Lock, Match
from festival_desktop.play.seats import Player
from tests.games.festival_of_lanterns.positions import GAME, position

FestivalMatch = Match[State, Move, View]
PERSON, OTHER, COMPUTER = Player("Mira"), Player("Jonas"), Player("Robot", "friend")


def match(*players: Player, relaxed: bool = False, start: State | None = None) -> FestivalMatch:
    return Match(GAME, Setup(len(players)), players, "jade-owl-7", relaxed, start)


def last_tiles(players: int, each: int = 2) -> State:
    """Everyone has some tiles and no refill comes, so nothing is revealed any more."""
    ids = [f"S{number}" for number in range(4, 4 + players * each)]
    hands = [" ".join(ids[seat * each : (seat + 1) * each]) for seat in range(players)]
    return position(players, hands=hands, lanterns=["twilight 4"] * min(players, 1))


def go(game: FestivalMatch, *firsts: str) -> None:
    """Play the first legal move that begins with each of these words."""
    for first in firsts:
        moves = game.game.legal_moves(game.state)
        game.play(next(move for move in moves if GAME.write(move).startswith(first)))


def test_a_match_begins_with_the_deal_of_its_seed() -> None:
    fresh = match(PERSON, OTHER)
    assert fresh.state == GAME.deal(Setup(2), Rng.from_seed("jade-owl-7"))
    assert fresh.dealt
    assert (fresh.cursor, fresh.steps) == (0, [])
    assert fresh.undo_reach(0).undo_to is None
    assert fresh.redo_to() is None


def test_there_is_a_player_for_every_seat() -> None:
    with pytest.raises(ValueError, match="2 seats for 3 players"):
        Match(GAME, Setup(2), [PERSON, OTHER, COMPUTER], "jade-owl-7")


def test_an_illegal_move_changes_nothing() -> None:
    game = match(PERSON, OTHER)
    go(game, "place")
    before = digest(GAME, game.state)
    with pytest.raises(IllegalMove):
        game.play(GAME.read("pass"))
    assert (game.cursor, len(game.steps), digest(GAME, game.state)) == (1, 1, before)


def test_the_own_steps_of_a_turn_can_be_taken_back_one_by_one() -> None:
    game = match(PERSON, OTHER, start=last_tiles(2))
    go(game, "dedicate", "place")
    assert game.undo_reach(0).undo_to == 1
    game.goto(1)
    assert game.undo_reach(0).undo_to == 0
    game.goto(0)
    assert game.undo_reach(0).undo_to is None
    assert not game.practice


def test_a_reveal_cannot_be_taken_back_in_a_fair_game() -> None:
    game = match(PERSON, COMPUTER)
    while game.to_act != 0:
        go(game, "")
    here = game.cursor
    go(game, "place")
    assert game.undo_reach(0).undo_to == here
    go(game, "draw")
    assert game.undo_reach(0).floor == here + 2
    assert game.undo_reach(0).undo_to is None


def test_another_persons_move_cannot_be_taken_back() -> None:
    game = match(PERSON, OTHER, start=last_tiles(2))
    go(game, "place")
    assert game.undo_reach(0).undo_to == 0
    assert game.undo_reach(1).undo_to is None, "the other one at the screen did not make this move"
    go(game, "place")
    assert game.undo_reach(1).undo_to == 1
    game.goto(1)
    assert game.undo_reach(1).undo_to is None


def test_undo_goes_back_over_the_answers_of_computers() -> None:
    game = match(PERSON, COMPUTER, COMPUTER, relaxed=True, start=last_tiles(3))
    go(game, "place", "place", "place")
    assert game.to_act == 0
    assert game.undo_reach(0).undo_to == 0
    go(game, "place", "place")
    assert game.undo_reach(0).undo_to == 3


def test_an_answer_that_shows_nothing_hidden_can_be_taken_back_in_a_fair_game() -> None:
    start = last_tiles(2)
    start.lanterns[1][0] = 4  # the computer can dedicate, which everybody could foresee
    start.supply[0] -= 4
    start.held[1] += 4
    game = match(PERSON, COMPUTER, start=start)
    go(game, "place", "dedicate")
    assert game.lock(1, 0) is None
    assert game.undo_reach(0).undo_to == 0


def test_an_answer_out_of_a_hidden_hand_cannot_be_taken_back_in_a_fair_game() -> None:
    """Whoever went back before it would know a tile that was hidden then."""
    game = match(PERSON, COMPUTER, start=last_tiles(2))
    go(game, "place", "place")
    assert not game.steps[1].sealed
    assert game.lock(1, 0) is Lock.REVEALED
    assert game.undo_reach(0).undo_to is None
    assert game.undo_reach(0).stops == (2,)


def test_a_relaxed_game_is_practice_once_a_hidden_hand_was_seen_and_used() -> None:
    game = match(PERSON, COMPUTER, relaxed=True, start=last_tiles(2))
    go(game, "place", "place")
    game.goto(2)
    assert not game.knows_ahead
    game.goto(1)
    assert bool(game.knows_ahead)
    game.goto(2)
    assert not game.practice, "looking back changes nothing"
    game.goto(1)
    go(game, "place")
    assert game.practice


def test_a_jump_leads_to_decisions_of_people_within_reach() -> None:
    game = match(PERSON, COMPUTER, COMPUTER, relaxed=True, start=last_tiles(3))
    go(game, "dedicate", "place", "place", "place", "place")
    assert game.undo_reach(0).stops == (0, 1, 4, 5)
    game.goto(1)
    assert game.undo_reach(0).stops == (0, 1, 4, 5), "what was taken back is still there to go to"


def test_redo_goes_forward_over_the_answers_of_computers() -> None:
    game = match(PERSON, COMPUTER, COMPUTER, start=last_tiles(3))
    go(game, "place", "place", "place", "place", "place")
    game.goto(0)
    assert game.redo_to() == 3
    game.goto(3)
    assert game.redo_to() == 5
    game.goto(5)
    assert game.redo_to() is None


def test_computers_among_themselves_take_nothing_back() -> None:
    game = match(COMPUTER, COMPUTER, start=last_tiles(2))
    go(game, "place", "place")
    assert game.undo_reach(None).undo_to is None


def test_playing_on_forgets_what_was_undone() -> None:
    game = match(PERSON, OTHER, start=last_tiles(2))
    go(game, "dedicate", "place")
    game.goto(0)
    go(game, "place")
    assert len(game.steps) == game.cursor == 1
    assert game.redo_to() is None


def test_going_forth_again_gives_the_same_position() -> None:
    game = match(PERSON, OTHER, relaxed=True)
    go(game, "place", "draw", "place")
    after = game.state
    game.goto(0)
    game.goto(3)
    assert game.state is after


def test_a_relaxed_game_goes_on_from_the_beginning_and_is_practice_then() -> None:
    game = match(PERSON, OTHER, relaxed=True)
    go(game, "place", "draw", "place")
    assert game.undo_reach(1).floor == 0
    assert game.undo_reach(1).undo_to == 2
    game.goto(2)
    assert not game.knows_ahead, "nothing hidden was passed yet"
    game.goto(1)
    assert not game.practice
    go(game, "draw")
    assert game.practice


def test_chance_is_replayed_and_not_rolled_anew() -> None:
    game = match(PERSON, OTHER, relaxed=True)
    go(game, "place", "draw")
    drawn = game.steps[1].events
    game.goto(0)
    go(game, "place", "draw")
    assert game.steps[1].events == drawn


def test_the_cursor_stays_within_the_timeline() -> None:
    game = match(PERSON, OTHER)
    for index in (-1, 1):
        with pytest.raises(IndexError):
            game.goto(index)


@given(
    st.lists(st.sampled_from(["play", "undo", "redo"]), max_size=60),
    st.booleans(),
    st.integers(0, 2**32),
)
def test_whatever_people_do_the_timeline_is_a_game(
    deeds: list[str], relaxed: bool, chance: int
) -> None:
    game = match(PERSON, COMPUTER, relaxed=relaxed)
    rng = Rng(chance)
    for deed in deeds:
        if deed == "play" and game.to_act is not None:
            legal = GAME.legal_moves(game.state)
            game.play(legal[rng.below(len(legal))])
        target = {"play": None, "undo": game.undo_reach(0).undo_to, "redo": game.redo_to()}[deed]
        if target is not None:
            sealed = any(step.sealed for step in game.steps[target : game.cursor])
            assert relaxed or not sealed or deed == "redo"
            game.goto(target)
    state = game.start
    for number, step in enumerate(game.steps, 1):
        again = GAME.copy(state)
        GAME.play(again, step.move, [])
        assert again == step.state == game.state_at(number)
        state = step.state
    assert relaxed or not game.practice


# -- trying again from a step --------------------------------------------------------------------


def played_out(*players: Player, relaxed: bool = False) -> FestivalMatch:
    game, rng = match(*players, relaxed=relaxed), Rng(11)
    while game.to_act is not None:
        legal = GAME.legal_moves(game.state)
        game.play(legal[rng.below(len(legal))])
    return game


def test_a_branch_of_a_finished_game_has_its_past_and_its_chance() -> None:
    game = played_out(PERSON, COMPUTER)
    other = game.branch(10, 0, Rng(1))
    assert other.practice
    assert other.state == game.state_at(10)
    assert other.steps == game.steps[:10]
    for played in game.steps[10:]:
        assert other.play(played.move).state == played.state
    assert not game.practice
    assert len(game.steps) > 10, "the old game is as it was"


def test_a_branch_of_a_fair_game_that_is_not_over_cannot_look_ahead() -> None:
    game = match(PERSON, COMPUTER)
    go(game, "place", "draw", "place")
    for at in range(4):
        stacks = set()
        for chance in range(8):
            other = game.branch(at, 0, Rng(chance))
            assert other.practice
            assert GAME.view(other.state, 0) == GAME.view(game.state_at(at), 0)
            stacks.add(tuple(other.state.stack))
        assert len(stacks) > 1, "what comes next is dealt anew"
    assert not game.practice


def test_a_branch_of_practice_is_exact() -> None:
    game = match(PERSON, OTHER, relaxed=True)
    go(game, "place", "draw", "place")
    game.goto(1)
    go(game, "draw", "place")
    assert game.practice
    other = game.branch(2, 0, Rng(1))
    assert other.state == game.state_at(2)
    assert other.relaxed


def test_a_branch_of_a_position_begins_with_that_position() -> None:
    game = match(PERSON, OTHER, relaxed=True, start=last_tiles(2))
    go(game, "dedicate", "place")
    game.practice = True
    other = game.branch(1, 0, Rng(1))
    assert not other.dealt
    assert other.start == game.start
    assert other.state == game.state_at(1)
