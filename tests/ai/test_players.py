"""Computer players: they play legal moves, the same ones again, sensibly and quickly."""

from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.ai.arena import Outcome, play_out, seed_of_game
from festival_desktop.ai.levels import EVERY, LEVELS, PERSONALITIES, USUAL, players
from festival_desktop.ai.limit import NO_LIMIT
from festival_desktop.ai.players import PlainPlayer, RandomPlayer, Slips, stream
from festival_desktop.core.game import Setup
from festival_desktop.games.festival_of_lanterns.friends.heuristics import GalaHeuristics
from festival_desktop.games.lanterns_dice.moves import Take
from tests.contract.walks import CASES, Case, walk
from tests.games.festival_of_lanterns.positions import GAME, all_seven, position
from tests.games.weights import weights

FESTIVAL = "festival_of_lanterns"


def computer(name: str = FESTIVAL, level: str = "friend") -> Any:
    return catalog.computers(name)[level]


def decide(state: Any, step: int = 0) -> str:
    view = GAME.view(state, state.seat)
    move = computer().choose(view, GAME.legal_moves(state), stream("jade", state.seat, step))
    return GAME.write(move)


@pytest.mark.sample(3)
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_computer_chooses_a_legal_move_in_every_position(case: Case, level: str) -> None:
    game, player = case.game, computer(case.name, level)
    every = 4 if LEVELS[level].effort is None else 40
    for number, state in enumerate(walk(case, 0).undecided[::every]):
        seat, legal = game.to_act(state), game.legal_moves(state)
        assert seat is not None
        assert player.choose(game.view(state, seat), legal, stream("x", seat, number)) in legal


def test_the_same_view_and_stream_give_the_same_move() -> None:
    state = GAME.deal(Setup(4), stream("deal", 0, 0))
    assert len({decide(state) for _ in range(3)}) == 1


def test_streams_differ_by_seed_seat_and_step() -> None:
    states = {stream(*key).state for key in (("a", 0, 0), ("b", 0, 0), ("a", 1, 0), ("a", 0, 1))}
    assert len(states) == 4


def test_computers_of_all_levels_are_made_by_name() -> None:
    made = players(GAME, GalaHeuristics(GAME, weights("festival_of_lanterns")))
    assert next(iter(made)) == USUAL
    assert {*made} == {*EVERY, *(f"{level}-{who}" for level in EVERY for who in PERSONALITIES)}


def test_a_plain_player_makes_the_dedication_that_wins() -> None:
    state = position(hands=["", ""], lanterns=[all_seven() + ", twilight 3"])
    assert decide(state) == "dedicate seven"


def test_a_plain_player_exchanges_for_the_lantern_it_lacks() -> None:
    state = position(
        4,
        hands=["S2", "S4", "S5", "S6"],
        lanterns=["twilight 2, rarity, rainbow, fluttershy, pinkie, applejack"],
        mooncakes=[3],
    )
    assert decide(state) == "exchange twilight for starlight"


def test_an_exchange_that_completes_a_dedication_comes_before_the_best_of_matches() -> None:
    state = position(
        4,
        display={(0, 0): "F2"},
        hands=["F6", "S4", "S5", "S6"],
        lanterns=["twilight 2, rarity, rainbow, fluttershy, pinkie, applejack"],
        mooncakes=[2],
    )
    assert decide(state) == "exchange twilight for starlight"
    GAME.play(state, GAME.read("exchange twilight for starlight"), [])
    assert decide(state) == "dedicate seven"


def test_mooncakes_that_can_no_longer_be_spent_are_worth_nothing() -> None:
    terms = GalaHeuristics(GAME, weights("festival_of_lanterns")).terms
    early = position(hands=["S2 S4 S5", "S6"], mooncakes=[6])
    late = position(hands=["", ""], mooncakes=[6])
    two = position(hands=["", ""], mooncakes=[2])
    assert terms(early, 0)["mooncakes"] > terms(late, 0)["mooncakes"]
    assert terms(late, 0)["mooncakes"] == terms(two, 0)["mooncakes"], "one exchange is left"


def test_a_plain_player_takes_a_match_with_mooncakes() -> None:
    state = position(display={(0, 0): "F2"}, hands=["F6", "S4"])
    assert decide(state) == "place F6 at 1,0 turned 90"


def plays(games: int, seats: list[Any], players: int = 2) -> list[Outcome[Any, Any]]:
    return [play_out(GAME, Setup(players), seats, seed_of_game("arena", n)) for n in range(games)]


@pytest.mark.full
def test_a_plain_player_beats_a_random_one_in_more_than_nine_of_ten_games() -> None:
    games = 20
    won = 0
    for number in range(games):
        seat = number % 2
        seats: list[Any] = [RandomPlayer(), RandomPlayer()]
        seats[seat] = computer()
        outcome = play_out(GAME, Setup(2), seats, seed_of_game("duel", number))
        won += outcome.standing.winners == (seat,)
    assert won > 0.9 * games


def test_whole_games_come_out_the_same_from_the_same_seed() -> None:
    one, two = (plays(2, [computer()] * 4, 4) for _ in range(2))
    assert one == two
    assert one[0].moves != one[1].moves
    assert one[0].seed == "arena"
    assert one[1].seed == "arena-2"


def test_an_outcome_counts_turns_and_knows_its_winners() -> None:
    outcome = plays(1, [RandomPlayer()] * 3, 3)[0]
    assert outcome.turns == 30 + 3
    assert len(outcome.moves) >= 30 + 21 + 3
    assert outcome.standing.winners


@pytest.mark.parametrize("level", LEVELS)
def test_no_computer_thinks_of_taking_a_sheet(level: str) -> None:
    """And it decides as if nobody could."""
    case = next(case for case in CASES if case.name == "lanterns_dice" and case.label == "3")
    game, player = case.game, computer(case.name, level)
    offered = [
        state
        for state in walk(case, 1).undecided
        if any(isinstance(move, Take) for move in game.legal_moves(state))
    ]
    for number, state in enumerate(offered[:: 8 if LEVELS[level].effort is None else 40]):
        view, legal = game.view(state, state.seat), game.legal_moves(state)
        in_order = [move for move in legal if not isinstance(move, Take)]
        chosen = player.choose(view, legal, stream("x", state.seat, number))
        assert chosen == player.choose(view, in_order, stream("x", state.seat, number))


def test_a_slip_takes_a_move_within_its_window_and_never_a_worse_one() -> None:
    state = GAME.deal(Setup(4), stream("deal", 0, 0))
    view, moves = GAME.view(state, state.seat), GAME.legal_moves(state)
    judge = GalaHeuristics(GAME, weights("festival_of_lanterns"))
    careless = PlainPlayer(GAME, judge, Slips(chance=1.0, within=1.0))
    values = dict(PlainPlayer(GAME, judge)._ranked(view, moves, stream("x", 0, 0), NO_LIMIT))
    best = max(values.values())
    chosen = {careless.choose(view, moves, stream("x", 0, n)) for n in range(40)}
    assert len(chosen) > 1
    assert min(values[move] for move in chosen) > best - 2.0, "chance moves a value a little"
    worse = [move for move, value in values.items() if value < best - 2.0]
    assert worse, "there would be worse ones"


def test_somebody_who_overlooks_everything_plays_anything() -> None:
    state = GAME.deal(Setup(4), stream("deal", 0, 0))
    view, moves = GAME.view(state, state.seat), GAME.legal_moves(state)
    judge = GalaHeuristics(GAME, weights("festival_of_lanterns"))
    blind = PlainPlayer(GAME, judge, Slips(oversight=1.0))
    assert len({blind.choose(view, moves, stream("x", 0, n)) for n in range(40)}) > 20
