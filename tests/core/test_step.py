"""The one door for moves, and the fingerprint of a position."""

import pytest

from festival_desktop.core.errors import FestivalError, IllegalMove
from festival_desktop.core.game import Score, ScoreLine
from festival_desktop.core.step import digest, step
from tests.games.festival_of_lanterns.positions import GAME, position


def test_a_step_tells_who_did_what_and_what_happened() -> None:
    state = position(active=1, hands=["", "S2"], stack="S9", face_up="F1")
    played = step(GAME, state, GAME.read("place S2 at 1,0 turned 0"))
    assert played.seat == 1
    assert played.move == GAME.read("place S2 at 1,0 turned 0")
    assert len(played.events) == 3
    assert not played.sealed
    assert len(state.display) == 1
    assert len(played.state.display) == 2


def test_a_refusal_names_the_rule_and_is_a_sentence() -> None:
    with pytest.raises(IllegalMove) as refused:
        step(GAME, position(), GAME.read("place S2 at 9,9 turned 0"))
    assert isinstance(refused.value, FestivalError)
    assert refused.value.rule == "not-beside"
    assert str(refused.value) == "The rules forbid this move."


def test_the_digest_of_a_position_is_the_same_on_every_machine() -> None:
    assert digest(GAME, position()) == "9f289c8d64435189"
    assert digest(GAME, position(mooncakes=[1])) != "9f289c8d64435189"


def test_the_rank_compares_points_then_tie_breaks() -> None:
    one = Score(0, (ScoreLine("a", 5), ScoreLine("b", 2)), (1, 3))
    two = Score(1, (ScoreLine("a", 7),), (1, 2))
    assert (one.total, two.total) == (7, 7)
    assert one.rank == (7, 1, 3) > two.rank
