"""The score sheet as values: the standing's numbers, and when Dedications were made."""

from collections.abc import Callable

import pytest

from festival_desktop.art.theme import MOON
from festival_desktop.core.game import Score, ScoreLine, Setup, Standing
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.events import DedicationMade
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.gala import NO_STACK
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.play.match import AnyMatch, Match
from festival_desktop.play.seats import Player
from festival_desktop.screens.festival_of_lanterns.score_sheet import result
from festival_desktop.ui.pages.end.result import LAST, Tie, place_of, tie_of
from tests.games.festival_of_lanterns.friends.desk import gala
from tests.ui.festival import rules


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_numbers_are_those_of_the_standing(
    played: Callable[..., AnyMatch], players: int
) -> None:
    match = played(players)
    found, standing = result(rules(), match), match.standing
    assert found.totals == tuple(score.total for score in standing.scores)
    assert found.winners == standing.winners
    for seat, score in enumerate(standing.scores):
        for row, line in enumerate(score.lines):
            assert found.points[row][seat] == line.points
            assert tuple(made.points for made in found.made[row][seat]) == line.parts
        assert found.tiebreaks[seat] == score.tiebreaks


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_curve_ends_at_the_total(played: Callable[..., AnyMatch], players: int) -> None:
    match = played(players)
    found = result(rules(), match)
    turns = rules().content.tables[players].tiles // players + 1
    for seat, curve in enumerate(found.curves):
        assert len(curve) == turns + 1
        assert curve[0] == 0
        assert curve[-1] == found.totals[seat]
        assert list(curve) == sorted(curve)


def test_each_dedication_knows_its_turn(played: Callable[..., AnyMatch]) -> None:
    match = played(3)
    found = result(rules(), match)
    turns = [0] * 3
    last, wanted = None, []
    for step in match.steps:
        if step.seat != last:
            last = step.seat
            turns[last] += 1
        for event in step.events:
            if isinstance(event, DedicationMade):
                turn = turns[event.seat]
                wanted.append((event.kind, event.seat, turn if turn <= 10 else LAST))
    got = [
        (kind, seat, made.turn)
        for kind, row in enumerate(found.made)
        for seat, cell in enumerate(row)
        for made in cell
    ]
    assert sorted(got) == sorted(wanted)


def test_it_does_not_depend_on_the_cursor(played: Callable[..., AnyMatch]) -> None:
    match = played(3)
    whole = result(rules(), match)
    match.goto(5)
    assert result(rules(), match).totals == whole.totals


def test_a_rescued_match_has_forgotten_its_first_turns(played: Callable[..., AnyMatch]) -> None:
    whole = played(3)
    late = Match(whole.game, whole.setup, whole.players, whole.seed, start=whole.state_at(60))
    for step in whole.steps[60:]:
        late.play(step.move)
    found = result(rules(), late)
    assert found.totals == result(rules(), whole).totals
    turns = {made.turn for row in found.made for cell in row for made in cell}
    assert turns == {None}


def score(seat: int, points: int, *tiebreaks: int) -> Score:
    return Score(seat, (ScoreLine("four", points, (points,)),), tiebreaks)


def test_different_totals_are_no_tie() -> None:
    assert tie_of(Standing((score(0, 9, 1, 1), score(1, 8, 2, 2)), (0,))) is None


def test_the_first_tie_break_that_differs_decides() -> None:
    mooncakes = Standing((score(0, 9, 1, 5), score(1, 9, 2, 1)), (1,))
    assert tie_of(mooncakes) == Tie((1, 0), 1, 0, (2, 1))
    lanterns = Standing((score(0, 9, 2, 5), score(1, 9, 2, 1)), (0,))
    assert tie_of(lanterns) == Tie((0, 1), 1, 1, (5, 1))


def test_a_complete_tie_is_shared() -> None:
    shared = Standing((score(0, 9, 2, 5), score(1, 9, 2, 5)), (0, 1))
    assert tie_of(shared) == Tie((0, 1), 1, None, ())


def test_a_tie_for_the_second_place_is_found() -> None:
    standing = Standing((score(0, 7, 3, 0), score(1, 9, 0, 0), score(2, 7, 1, 0)), (1,))
    assert tie_of(standing) == Tie((0, 2), 2, 0, (3, 1))


@pytest.mark.parametrize("level", ["friend", "mentor", "princess", "full-moon"])
def test_a_challenge_has_two_columns_of_fifteen_turns_and_a_final_one(
    challenged: Callable[..., AnyMatch], level: str
) -> None:
    match = challenged(level)
    found = result(rules(), match)
    assert found.level == level
    assert found.tokens == (0, MOON)
    assert found.totals == tuple(score.total for score in match.standing.scores)
    for seat, curve in enumerate(found.curves):
        assert len(curve) == 17
        assert curve[-1] == found.totals[seat]


def test_a_tie_with_moon_dancer_leaves_the_second_place() -> None:
    standing = Standing((score(0, 9), score(1, 9)), (1,))
    assert [place_of(one, standing) for one in standing.scores] == [2, 1]
    assert tie_of(standing) == Tie((0, 1), 1, None, ())


def with_celestia(game: FestivalOfLanterns, seed: int) -> AnyMatch:
    """A game in which everybody puts a token on a stack and dedicates as soon as they can."""
    seats, rng = [Player("Maya"), Player("Jonas")], Rng(seed)
    match = Match(game, Setup(2, {"friends": ("rarity", "celestia")}), seats, f"opal-swan-{seed}")
    celestia = game.content.friends.index("celestia")
    wishes = (
        lambda move: isinstance(move, fm.PutToken),
        lambda move: isinstance(move, m.Dedicate),
        lambda move: move == fm.Befriend(celestia) and NO_STACK in gala(match.state).tokens,
    )
    while match.to_act is not None:
        moves = game.legal_moves(match.state)
        best = next((found for wish in wishes if (found := list(filter(wish, moves)))), moves)
        match.play(best[rng.below(len(best))])
    return match


def test_the_token_of_celestia_has_a_line_of_its_own(game: FestivalOfLanterns) -> None:
    games = (result(game, with_celestia(game, seed)) for seed in range(60))
    found = next(one for one in games if sum(one.points[-1]) > 0)
    assert found.kinds[-1] == "celestia"
    assert len(found.points) == len(found.kinds) == 4
    for seat, curve in enumerate(found.curves):
        assert curve[-1] == found.totals[seat]
        assert sum(row[seat] for row in found.points) == found.totals[seat]
