"""The end: no more refills, one final turn each, points and tie-breaks."""

import pytest

from festival_desktop.core.errors import IllegalMove
from festival_desktop.core.step import step
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns.content import FOUR, PAIRS, SEVEN
from festival_desktop.games.festival_of_lanterns.state import Stage, State
from tests.games.festival_of_lanterns.positions import GAME, options, play, position


def final_turns(**what: object) -> State:
    """Three players without tiles; seat 0 is the first to take its final turn."""
    return position(3, hands=["", "", ""], **what)  # type: ignore[arg-type]


def test_final_turns_begin_when_the_last_tile_is_placed() -> None:
    state = position(2, active=1, hands=["", "S2"])
    after = play(state, "place S2 at 1,0 turned 0")
    assert after.happened(ev.FinalTurnsBegan)
    assert (after.state.seat, after.state.stage) == (0, Stage.EXCHANGE)


def test_they_do_not_begin_while_somebody_has_a_tile() -> None:
    state = position(2, hands=["S2", "S4"])
    after = play(state, "place S2 at 1,0 turned 0")
    assert not after.happened(ev.FinalTurnsBegan)
    assert options(after.state, "place S4")


def test_a_final_turn_has_an_exchange_and_a_dedication_only() -> None:
    state = final_turns(lanterns=["twilight 4"], mooncakes=[2])
    words = {text.split()[0] for text in options(state, "")}
    assert words == {"exchange", "dedicate", "pass"}


def test_both_can_be_done_in_a_final_turn() -> None:
    state = final_turns(lanterns=["twilight 3, rarity"], mooncakes=[2])
    after = play(state, "exchange rarity for twilight", "dedicate four twilight")
    assert after.state.claimed[0] == [(FOUR, 8)]
    assert after.state.seat == 1
    assert ev.FinalTurnEnded(0) in after.events


def test_the_dedication_ends_a_final_turn() -> None:
    after = play(final_turns(lanterns=["twilight 4, rarity 4"]), "dedicate four twilight").state
    assert after.seat == 1


def test_a_final_turn_may_be_passed_at_any_point() -> None:
    state = final_turns(lanterns=["twilight 4"], mooncakes=[2])
    assert play(state, "pass").state.seat == 1
    assert play(state, "exchange twilight for rarity", "pass").state.seat == 1


def test_nobody_counts_lanterns_in_a_final_turn() -> None:
    state = final_turns(lanterns=["twilight 3, rarity 3, rainbow 3, fluttershy 3, pinkie 3"])
    assert not options(state, "discard")
    assert options(state, "pass")


def test_everyone_takes_one_final_turn_then_the_game_is_over() -> None:
    state = play(final_turns(), "pass", "pass").state
    assert GAME.to_act(state) == 2
    after = play(state, "pass")
    assert GAME.to_act(after.state) is None
    assert list(GAME.legal_moves(after.state)) == []
    assert after.happened(ev.GameEnded)
    with pytest.raises(IllegalMove) as refused:
        step(GAME, after.state, GAME.read("pass"))
    assert refused.value.rule == "over"


def scored(
    *claimed: list[tuple[int, int]], mooncakes: list[int], lanterns: list[str] | None = None
) -> State:
    """The end of a game of three in which these Dedications were made."""
    state = final_turns(mooncakes=mooncakes, lanterns=lanterns or [])
    state.claimed = [list(made) for made in claimed]
    return play(state, "pass", "pass", "pass").state


def winners(state: State) -> tuple[int, ...]:
    return GAME.standing(state).winners


def test_most_dedication_points_win() -> None:
    state = scored([(FOUR, 8)], [(PAIRS, 9)], [(FOUR, 7)], mooncakes=[5, 0, 3])
    assert winners(state) == (1,)


def test_then_most_mooncakes_win() -> None:
    state = scored(
        [(FOUR, 8)], [(PAIRS, 8)], [(FOUR, 7)], mooncakes=[3, 2, 9], lanterns=["", "rarity 5", ""]
    )
    assert winners(state) == (0,)


def test_then_most_lanterns_left_win() -> None:
    state = scored(
        [(FOUR, 8)], [(PAIRS, 8)], [], mooncakes=[2, 2, 9], lanterns=["rarity", "pinkie 2", ""]
    )
    assert winners(state) == (1,)


def test_then_the_victory_is_shared() -> None:
    state = scored(
        [(FOUR, 8)], [], [(PAIRS, 8)], mooncakes=[2, 9, 2], lanterns=["rarity 2", "", "pinkie 2"]
    )
    assert winners(state) == (0, 2)
    ended = play(position(2, hands=["", ""]), "pass", "pass")
    assert ended.events[-1] == ev.GameEnded((0, 1))


def test_nobody_has_won_before_the_end() -> None:
    state = final_turns(lanterns=["twilight 4"])
    assert winners(play(state, "dedicate four twilight", "pass").state) == ()


def test_the_score_says_what_each_kind_of_dedication_brought() -> None:
    state = scored(
        [(FOUR, 8), (SEVEN, 10), (FOUR, 4)], [], [(PAIRS, 9)], mooncakes=[1, 0, 4],
        lanterns=["rarity", "", "pinkie 2"],
    )  # fmt: skip
    first, second, third = GAME.standing(state).scores
    lines = [(line.what, line.points, line.parts) for line in first.lines if line.points]
    assert lines == [("four", 12, (8, 4)), ("seven", 10, (10,))]
    assert (first.total, second.total, third.total) == (22, 0, 9)
    assert (first.rank, third.rank) == ((22, 1, 1), (9, 4, 2))


@pytest.mark.parametrize(("players", "each"), [(2, 14), (3, 10), (4, 8)])
def test_everyone_places_the_same_number_of_tiles(players: int, each: int) -> None:
    table = GAME.content.tables[players]
    assert table.tiles == players * each
