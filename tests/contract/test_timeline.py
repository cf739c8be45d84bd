"""Laws of the timeline: whatever people take back, repeat or jump to, the future is the same.

In a fair game nobody who goes back knows more than they did then.
"""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from festival_desktop.core.game import Seat
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import digest
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from tests.contract.walks import CASES, Case, walk

every_case = pytest.mark.parametrize("case", CASES, ids=str)
pytestmark = pytest.mark.sample(8)
some_examples = settings(max_examples=12, suppress_health_check=list(HealthCheck))
deeds = st.lists(
    st.tuples(st.sampled_from("play play play undo undo redo jump jump".split()), st.integers(0)),
    min_size=12,
    max_size=40,
)


class Sitting:
    """A match begun somewhere in a game, who is at the screen, and every future that was seen."""

    def __init__(self, case: Case, alone: bool, relaxed: bool, after: int) -> None:
        states = walk(case, 2).states
        self.case, self.game = case, case.game
        start = states[after % len(states)]
        number = len(self.game.standing(start).scores)
        seats = [Player(f"P{n}", "friend" if alone and n else None) for n in range(number)]
        self.match = Match(self.game, case.setup, seats, "jade-owl-1", relaxed, start)
        self.by: Seat = 0
        self.futures: dict[tuple[str, ...], str] = {}
        self.note()

    def do(self, deed: str, number: int) -> None:
        match = self.match
        if deed == "play" and match.to_act is not None:
            legal = self.game.legal_moves(match.state)
            if match.to_act in match.people:
                self.by = match.to_act
            match.play(legal[number % len(legal)])
        elif deed == "jump":
            stops = match.undo_reach(self.by).stops
            match.goto(stops[number % len(stops)])
        else:
            target = match.undo_reach(self.by).undo_to if deed == "undo" else match.redo_to()
            if target is not None:
                match.goto(target)
        self.note()

    def note(self) -> None:
        """The same moves must always have led to the same position."""
        moves = tuple(self.game.write(step.move) for step in self.match.steps)
        for index in range(len(moves) + 1):
            now = digest(self.game, self.match.state_at(index))
            assert self.futures.setdefault(moves[:index], now) == now


@every_case
@some_examples
@given(deeds, st.booleans(), st.booleans(), st.integers(0, 400))
def test_after_any_undo_redo_and_jump_the_future_is_the_same(
    case: Case, actions: list[tuple[str, int]], alone: bool, relaxed: bool, after: int
) -> None:
    sitting = Sitting(case, alone, relaxed, after)
    for deed, number in actions:
        sitting.do(deed, number)
    match = sitting.match
    again = Match(match.game, match.setup, match.players, match.seed, relaxed, match.start)
    for played in match.steps:
        assert digest(match.game, again.play(played.move).state) == digest(match.game, played.state)


@every_case
@some_examples
@given(deeds, st.booleans(), st.integers(0, 400), st.integers(0, 2**32))
def test_in_a_fair_game_nobody_goes_back_with_what_was_hidden(
    case: Case, actions: list[tuple[str, int]], alone: bool, after: int, chance: int
) -> None:
    """What was taken back would have looked the same whatever lay hidden, so it taught nothing."""
    sitting = Sitting(case, alone, False, after)
    game, match = sitting.game, sitting.match
    for deed, number in actions:
        sitting.do(deed, number)
        undone = match.steps[match.cursor :]
        assert not any(step.sealed for step in undone)
        if not undone:
            continue
        world = case.box.swap_secrets(game, match.state, sitting.by, Rng(chance))
        for step in undone:
            assert step.move in game.legal_moves(world)
            game.play(world, step.move, [])
            assert game.view(world, sitting.by) == game.view(step.state, sitting.by)
    assert not match.practice


@every_case
@some_examples
@given(st.integers(0, 400), st.integers(0, 2**32))
def test_a_branch_of_a_game_that_still_counts_shows_nothing_of_its_future(
    case: Case, after: int, chance: int
) -> None:
    """It depends on nothing that whoever branches does not know."""
    sitting = Sitting(case, True, False, after)
    game, match = sitting.game, sitting.match
    if match.to_act is None:
        return
    other = Match(match.game, match.setup, match.players, match.seed)
    other.start = case.box.swap_secrets(game, match.start, 0, Rng(chance))
    assert match.branch(0, 0, Rng(chance)).state == other.branch(0, 0, Rng(chance)).state
    assert match.branch(0, 0, Rng(chance)).practice
