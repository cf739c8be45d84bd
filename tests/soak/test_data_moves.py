"""A million moves under law: whatever is played obeys every law, and is the same from a file.

`packaging/test.py -m soak` prints the figures. A shorter run is in the normal suite, and SOAK_MOVES
(1,000,000) chooses another length.
"""

import os
import time
from collections import Counter

import pytest

from festival_desktop import catalog
from festival_desktop.core.rng import Rng
from festival_desktop.core.step import step
from festival_desktop.saves.document import document
from festival_desktop.saves.text import encode, parse
from tests.contract.walks import BOXES, CASES, Case
from tests.saves.hostile import NOW, loaded, played

MOVES = int(os.environ.get("SOAK_MOVES", "1000000"))
FEW = 3_000
LAW_EVERY = 10
"""Moves between two positions that are written, read back and looked at piece by piece."""
OURS = [case for case in CASES if case.name in BOXES and case.name in catalog.GAMES]


def play_under_law(moves: int) -> Counter[str]:
    """Random games of every case in turn, until there were so many moves; what was counted."""
    count: Counter[str] = Counter()
    number = 0
    while count["moves"] < moves:
        for case in OURS:
            _one_game(case, number, count)
            if count["moves"] >= moves:
                break
        number += 1
    return count


def _one_game(case: Case, number: int, count: Counter[str]) -> None:
    game, rng = case.game, Rng.from_seed(f"soak {case} {number}")
    state = game.deal(case.setup, Rng.from_seed(f"soak-{number}"))
    while game.to_act(state) is not None:
        legal = game.legal_moves(state)
        move = legal[rng.below(len(legal))]
        assert game.read(game.write(move)) == move
        state = step(game, state, move).state
        count["moves"] += 1
        if count["moves"] % LAW_EVERY == 0:
            case.box.count_pieces(game, state)
            assert game.load(game.dump(state), case.setup) == state
            count["positions"] += 1
    assert game.standing(state).winners
    count["games"] += 1


def saved_and_loaded(number: int) -> int:
    """Whole games of every case through a file; how many moves they had."""
    moves = 0
    for case in OURS:
        match = played(case, number=number)
        content = catalog.files(match.game)
        save = parse(encode(document(match, "0.1.0", NOW, content=content)), "a")
        restored = loaded(save)
        assert restored.troubles == ()
        again = restored.match
        assert again.steps == match.steps
        assert not again.practice
        moves += len(match.steps)
    return moves


def test_a_few_thousand_moves_obey_every_law() -> None:
    assert play_under_law(FEW)["moves"] >= FEW


def test_a_whole_game_of_every_case_is_the_same_from_a_file() -> None:
    assert saved_and_loaded(0)


@pytest.mark.soak
def test_a_million_moves_obey_every_law(capsys: pytest.CaptureFixture[str]) -> None:
    began = time.monotonic()
    count = play_under_law(MOVES)
    through_files = sum(saved_and_loaded(number) for number in range(1, 6))
    took = time.monotonic() - began
    with capsys.disabled():
        print(
            f"\n{count['moves']:,} moves in {count['games']:,} games under law, "
            f"{count['positions']:,} positions written and read back, "
            f"{through_files:,} moves replayed from files, {took:.0f} s"
        )
