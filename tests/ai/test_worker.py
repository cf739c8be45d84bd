"""A process that only thinks: what it is asked, what it answers, and that it answers the same."""

import io
import json
import subprocess
import sys
import time
from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.ai.answers import UnclearAnswer, read, read_outlook
from festival_desktop.ai.limit import NO_LIMIT, Limit
from festival_desktop.ai.players import RandomPlayer, stream
from festival_desktop.ai.worker import (
    READY,
    Worker,
    cancellation,
    outlook_question,
    preparation,
    question,
)
from festival_desktop.core.decision import Decision
from festival_desktop.core.rng import Rng
from tests.contract.walks import CASES, Case, walk


def ask(case: Case, state: Any, number: int) -> Any:
    seat = case.game.to_act(state)
    assert seat is not None
    view = case.game.view(state, seat)
    return question(number, case.game, view, seat, "friend", stream("worker", seat, number), 9.0)


def answers(questions: list[Any]) -> list[Any]:
    heard = io.StringIO()
    asked = io.StringIO("".join(json.dumps(one) + "\n" for one in questions))
    Worker(catalog.rules, catalog.computers).run(asked, heard)
    ready, *rest = map(json.loads, heard.getvalue().splitlines())
    assert ready == READY
    return rest


@pytest.mark.sample(6)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_question_is_answered_as_the_asking_process_would(case: Case) -> None:
    game, states = case.game, walk(case, 0).undecided[::17]
    player = catalog.computers(case.name)["friend"]
    told = answers([ask(case, state, number) for number, state in enumerate(states)])
    for number, (state, answer) in enumerate(zip(states, told, strict=True)):
        seat = game.to_act(state)
        assert seat is not None
        chance = stream("worker", seat, number)
        legal = game.legal_moves(state)
        decision = player.decide(game.view(state, seat), legal, chance)
        assert answer.pop("number") == number
        assert read(game, legal, answer) == decision


def test_a_question_holds_nothing_the_seat_may_not_know() -> None:
    """Two positions that differ only in secrets are asked about in the same words."""
    for case in CASES:
        state = walk(case, 0).undecided[-1]
        seat = case.game.to_act(state)
        other = case.box.swap_secrets(case.game, state, seat, Rng(5))
        assert ask(case, state, 1) == ask(case, other, 1), case


def test_asking_uses_up_no_chance() -> None:
    case = CASES[0]
    state = walk(case, 0).undecided[3]
    chance = stream("x", 0, 0)
    before = chance.state
    question(1, case.game, case.game.view(state, 0), 0, "friend", chance, 9.0)
    assert chance.state == before


def test_preparing_is_not_answered() -> None:
    assert answers([preparation("festival_of_lanterns")]) == []


class Ponderer(RandomPlayer[Any, Any]):
    """Thinks until it is told not to."""

    def decide(
        self, view: Any, legal_moves: Any, rng: Rng, limit: Limit = NO_LIMIT
    ) -> Decision[Any]:
        while not limit.reached():
            time.sleep(0.001)
        return Decision(legal_moves[0])


@pytest.mark.parametrize("said", [cancellation(1), preparation(CASES[0].name)])
def test_whatever_is_said_while_a_player_thinks_ends_its_thinking(said: Any) -> None:
    case = CASES[0]
    asked = ask(case, walk(case, 0).undecided[0], 1) | {"seconds": 600.0}
    heard = io.StringIO()
    worker = Worker(catalog.rules, lambda _: {"friend": Ponderer()})
    worker.run(io.StringIO(f"{json.dumps(asked)}\n{json.dumps(said)}\n"), heard)
    _, answer = map(json.loads, heard.getvalue().splitlines())
    assert answer["number"] == 1


def test_the_process_thinks_until_nobody_asks_and_knows_no_qt() -> None:
    case = CASES[0]
    line = json.dumps(ask(case, walk(case, 0).undecided[0], 7)) + "\n"
    code = (
        "import sys\nfrom festival_desktop.__main__ import main\ncode = main(['think'])\n"
        "assert not [name for name in sys.modules if name.startswith('PySide6')]\nsys.exit(code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=line, capture_output=True, text=True, timeout=60
    )
    ready, answer = map(json.loads, done.stdout.splitlines())
    assert (done.returncode, done.stderr, ready, answer["number"]) == (0, "", READY, 7)


def test_only_the_moves_in_question_are_compared() -> None:
    case = CASES[0]
    state = walk(case, 0).undecided[4]
    seat = case.game.to_act(state)
    assert seat is not None
    legal, view = case.game.legal_moves(state), case.game.view(state, seat)
    pair, chance = [legal[0], legal[-1]], stream("worker", seat, 1)
    asked = question(1, case.game, view, seat, "friend", chance, 9.0, between=pair)
    (answer,) = answers([asked])
    told = {answer["move"], *(other[0] for other in answer["alternatives"])}
    assert told == {case.game.write(move) for move in pair}


def test_how_everybody_stands_is_told_for_each_seat() -> None:
    case = CASES[0]
    state = walk(case, 0).states[-1]
    (answer,) = answers([outlook_question(3, case.game, state, Rng(1))])
    assert answer["number"] == 3
    assert read_outlook(len(case.game.standing(state).scores), answer) == (
        answer["worths"],
        answer["errors"],
    )
    assert min(answer["errors"]) >= 0
    with pytest.raises(UnclearAnswer):
        read_outlook(9, answer)


@pytest.mark.parametrize("line", ["{", "", "7", "null", '"game"', "[" * 100_000, "\N{BELL}"])
def test_it_ends_on_input_it_cannot_read(line: str) -> None:
    heard = io.StringIO()
    asked = io.StringIO(f"{line}\n" + json.dumps({"game": "festival_of_lanterns"}))
    Worker(catalog.rules, catalog.computers).run(asked, heard)
    assert json.loads(heard.getvalue()) == READY
