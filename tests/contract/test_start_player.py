"""The table shows who took the first turn, from the first turn to the end."""

from typing import Any

import pytest

from festival_desktop.play.table import START
from tests.contract.walks import CASES, Case, seats, walk

ALONE = [case for case in CASES if case.setup.players == 1]
TOGETHER = [
    case for case in CASES if case not in ALONE and case.name != "lantern_row"
]  # the sample game has no marker

OPENING = ("CHOOSE", "SEND", "STONE")
"""What is decided before the first turn, and may still change who takes it."""


def markers(case: Case, state: Any) -> set[int]:
    """Whom everyone at the table sees with the marker."""
    table, game = case.table, case.game
    views = (game.view(state, seat) for seat in seats(game, state))
    pieces = (piece for view in views for piece in table.pieces(view))
    return {piece.place.index[0] for piece in pieces if piece.kind == START}


@pytest.mark.sample(5)
@pytest.mark.parametrize("case", TOGETHER, ids=str)
def test_the_start_player_keeps_the_marker_all_game(case: Case) -> None:
    for number in range(2):
        states = [one for one in walk(case, number).states if one.stage.name not in OPENING]
        first = case.game.to_act(states[0])
        assert first is not None
        for state in states:
            assert markers(case, state) == {first}


@pytest.mark.parametrize("case", ALONE, ids=str)
def test_alone_there_is_no_marker(case: Case) -> None:
    assert all(not markers(case, state) for state in walk(case, 0).states)
