"""Computers think in a process of their own; if it fails, the game goes on all the same."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from shiboken6 import delete

from festival_desktop import catalog
from festival_desktop.ai.arena import play_out
from festival_desktop.ai.players import stream
from festival_desktop.controller import thinker as module
from festival_desktop.controller.match_controller import MatchController, Pace
from festival_desktop.controller.thinker import InProcessThinker, ProcessThinker, Question, Thinker
from festival_desktop.core.game import Setup
from festival_desktop.models.session import Session
from festival_desktop.play.match import Match
from festival_desktop.play.seats import Player
from tests.controller.conftest import Wordless
from tests.controller.processes import process_id

PATIENCE = 30_000
ROOT = Path(__file__).resolve().parents[2]
GAME = "festival_of_lanterns"
ANSWERS = """
import json, sys
print('"ready"', flush=True)
for line in sys.stdin:
    ask = json.loads(line)
    if "number" in ask:
        {}
"""
"""A process in the place of ours: what it does with a question."""


def says(what: str) -> str:
    return ANSWERS.format(f"print(json.dumps({what}), flush=True)")


class Alone:
    """A table at which computers play, and a thinker with its log."""

    def __init__(self, thinker: Thinker, seats: str = "cc", seed: str = "owl", game: str = GAME):
        rules = catalog.rules(game)
        players = [
            Player(f"{letter}{n}", "friend" if letter == "c" else None)
            for n, letter in enumerate(seats)
        ]
        self.match = Match(rules, Setup(len(seats)), players, seed, relaxed=True)
        self.pace = Pace.STEP
        session = Session(rules, catalog.table(rules), players)
        session.words = Wordless()
        self.controller = MatchController(
            self.match,
            session,
            catalog.computers(game),
            pace=lambda: self.pace,
            confirm_end=lambda: False,
            thinker=thinker,
        )
        self.controller.start()

    @property
    def moves(self) -> list[str]:
        return [self.match.game.write(step.move) for step in self.match.steps]


class LoggedThinker(ProcessThinker):
    """A thinker and `said`, its log."""

    def __init__(self, command: list[str] | None) -> None:
        self.said: list[str] = []
        super().__init__(self.said.append, command)


@pytest.fixture
def process(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., LoggedThinker]]:
    """With our process, or with what some code makes of it."""
    monkeypatch.setattr(module, "WAITING_MS", PATIENCE)  # other work on the machine fails no test
    made: list[LoggedThinker] = []

    def make(code: str | None = None) -> LoggedThinker:
        thinker = LoggedThinker(None if code is None else [sys.executable, "-c", code])
        made.append(thinker)
        return thinker

    yield make
    for thinker in made:
        thinker.close()


def until(qtbot: Any, done: Callable[[], bool]) -> None:
    qtbot.waitUntil(done, timeout=PATIENCE)


def has_moved(table: Alone, number: int) -> bool:
    return len(table.moves) > number


def has_moves(table: Alone, number: int) -> bool:
    return len(table.moves) >= number


def question(moves: int = 0) -> Question:
    """A decision after some moves of a game."""
    rules = catalog.rules(GAME)
    player = catalog.computers(GAME)["friend"]
    outcome = play_out(rules, Setup(2), [player] * 2, "owl")
    match = Match(rules, Setup(2), [Player("a", "friend")] * 2, "owl")
    for move in outcome.moves[:moves]:
        match.play(move)
    seat = match.to_act
    assert seat is not None
    view, legal = rules.view(match.state, seat), rules.legal_moves(match.state)
    return Question(rules, "friend", player, seat, view, legal, stream("owl", seat, moves))


# -- the usual way -----------------------------------------------------------------------------


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", catalog.GAMES)
def test_a_process_plays_the_same_moves_as_the_program_itself(
    process: Callable[..., LoggedThinker], qtbot: Any, game: str
) -> None:
    apart, here = process(), InProcessThinker()
    one, two = Alone(apart, game=game), Alone(here, game=game)
    until(qtbot, lambda: apart.apart)
    for number in range(12):
        one.controller.computer_moves()
        two.controller.computer_moves()
        until(qtbot, partial(has_moved, one, number))
    assert one.moves == two.moves
    assert not apart.said
    assert process_id(apart) not in (0, os.getpid())


@pytest.mark.full
def test_a_whole_game_is_played_by_itself_to_its_end(
    process: Callable[..., LoggedThinker], qtbot: Any
) -> None:
    table = Alone(process())
    table.pace = Pace.INSTANT
    table.controller.start()
    until(qtbot, lambda: table.match.to_act is None)
    player = catalog.computers(GAME)["friend"]
    outcome = play_out(table.match.game, Setup(2), [player] * 2, "owl")
    assert tuple(step.move for step in table.match.steps) == outcome.moves


def test_no_process_is_started_for_people_alone(process: Callable[..., LoggedThinker]) -> None:
    thinker = process()
    Alone(thinker, seats="pp")
    assert process_id(thinker) == 0


def test_the_program_goes_on_while_a_computer_thinks(
    process: Callable[..., LoggedThinker], qtbot: Any
) -> None:
    thinker = process(ANSWERS.format("import time; time.sleep(60)"))
    table, ticks = Alone(thinker), list[int]()
    until(qtbot, lambda: thinker.apart)
    table.controller.computer_moves()
    ticker = QTimer()
    ticker.timeout.connect(lambda: ticks.append(1))
    ticker.start(5)
    until(qtbot, lambda: len(ticks) > 20)
    ticker.stop()
    assert table.controller.thinking
    assert not table.moves
    table.controller.pause()


# -- cancelling ----------------------------------------------------------------------------------


def test_undo_while_a_computer_thinks_cancels_it(
    process: Callable[..., LoggedThinker], qtbot: Any
) -> None:
    thinker = process()
    table = Alone(thinker, seats="pc")
    until(qtbot, lambda: thinker.apart)
    while table.match.to_act in table.match.people:
        table.controller.play(table.match.game.legal_moves(table.match.state)[0])
    table.controller.computer_moves()
    assert table.controller.thinking
    table.controller.history.undo()
    assert not bool(table.controller.thinking)
    moves = table.moves
    qtbot.wait(400)
    assert table.moves == moves, "the answer was dropped"
    table.controller.history.redo()
    table.controller.computer_moves()
    until(qtbot, lambda: len(table.moves) > len(moves))


def test_an_answer_to_an_older_question_is_dropped(
    process: Callable[..., LoggedThinker], qtbot: Any
) -> None:
    thinker, heard = process(), []
    old = thinker.think(question(0), lambda move: heard.append(("old", move)))
    later = question(4)
    thinker.think(later, lambda move: heard.append(("new", move)))
    assert old is not None
    thinker.cancel(old)  # too late to mean anything
    until(qtbot, lambda: bool(heard))
    qtbot.wait(100)
    assert heard == [("new", later.decide())]


def test_pausing_cancels_and_the_game_goes_on_later(
    process: Callable[..., LoggedThinker], qtbot: Any
) -> None:
    table = Alone(process())
    table.controller.computer_moves()
    table.controller.pause()
    qtbot.wait(300)
    assert not table.moves
    table.controller.computer_moves()
    until(qtbot, lambda: len(table.moves) == 1)


def test_a_page_that_is_gone_hears_no_answer(
    process: Callable[..., LoggedThinker], qtbot: Any
) -> None:
    thinker = process()
    table = Alone(thinker)
    table.controller.computer_moves()
    delete(table.controller)
    until(qtbot, lambda: thinker.apart)
    qtbot.wait(300)
    assert not table.moves


# -- when it fails -------------------------------------------------------------------------------


def plays_on(table: Alone, thinker: LoggedThinker, qtbot: Any) -> str:
    """One more move comes; what the log says."""
    before = len(table.moves)
    table.controller.computer_moves()
    until(qtbot, lambda: len(table.moves) > before)
    same = Alone(InProcessThinker())
    while len(same.moves) < len(table.moves):
        same.controller.computer_moves()
    assert table.moves == same.moves
    assert not thinker.apart
    (said,) = thinker.said
    return said


def test_a_process_that_cannot_start_is_replaced(qapp: object, qtbot: Any, tmp_path: Path) -> None:
    thinker = LoggedThinker([str(tmp_path / "nothing")])
    assert "FailedToStart" in plays_on(Alone(thinker), thinker, qtbot)


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        ("import sys; sys.exit('no room')", "no room"),
        ("print('hello', flush=True); input()", "no answer"),
        (ANSWERS.format("sys.exit(3)"), "ended with 3"),
        (ANSWERS.format("raise MemoryError('too much')"), "too much"),
        (says("{**ask, 'move': 'dance'}"), "no answer ('dance')"),
        (says("{**ask, 'move': 'exchange rarity for applejack'}"), "no answer"),
        (says("{**ask, 'move': 'x' * 900_000}"), "no answer"),
        (says("{**ask, 'move': None}"), "no answer"),
        (says("{**ask, 'number': '1', 'move': ''}"), "no answer"),
        (says("7"), "no answer"),
        (
            ANSWERS.format(r"sys.stdout.buffer.write(b'\xff\xfe\n'); sys.stdout.flush()"),
            "no answer",
        ),
    ],
)
def test_a_process_that_fails_is_replaced(
    process: Callable[..., LoggedThinker], qtbot: Any, code: str, reason: str
) -> None:
    thinker = process(code)
    assert reason in plays_on(Alone(thinker), thinker, qtbot)


def test_a_process_that_is_killed_while_it_thinks_is_replaced(
    process: Callable[..., LoggedThinker], qtbot: Any
) -> None:
    thinker = process(ANSWERS.format("import time; time.sleep(60)"))
    table = Alone(thinker)
    until(qtbot, lambda: thinker.apart)
    table.controller.computer_moves()
    assert not table.moves
    os.kill(process_id(thinker), getattr(signal, "SIGKILL", signal.SIGTERM))
    until(qtbot, lambda: len(table.moves) == 1)
    assert "Crashed" in thinker.said[0]


def test_a_process_that_does_not_answer_is_not_waited_for_again(
    process: Callable[..., LoggedThinker], qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = process(ANSWERS.format("import time; time.sleep(60)"))
    table = Alone(thinker)
    until(qtbot, lambda: thinker.apart)
    monkeypatch.setattr(module, "WAITING_MS", 50)
    table.controller.computer_moves()
    until(qtbot, lambda: len(table.moves) == 1)
    table.controller.computer_moves()
    assert len(table.moves) == 2, "at once"
    assert not thinker.said


def test_a_process_that_is_only_slow_is_asked_again(
    process: Callable[..., LoggedThinker], qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = process()
    table, same = Alone(thinker), Alone(InProcessThinker())
    until(qtbot, lambda: thinker.apart)
    monkeypatch.setattr(module, "WAITING_MS", 0)
    table.controller.computer_moves()
    until(qtbot, lambda: len(table.moves) == 1)
    until(qtbot, lambda: thinker.apart)
    monkeypatch.setattr(module, "WAITING_MS", PATIENCE)
    table.controller.computer_moves()
    assert table.controller.thinking
    until(qtbot, lambda: len(table.moves) == 2)
    assert not thinker.said
    for _ in table.moves:
        same.controller.computer_moves()
    assert table.moves == same.moves


def test_nobody_waits_longer_than_two_seconds() -> None:
    assert module.WAITING_MS == 2_000


def test_a_process_that_is_slow_to_start_is_waited_for_once(
    process: Callable[..., LoggedThinker], qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "WAITING_MS", 20)
    code = "import sys, time; time.sleep(1.5); print('\"ready\"', flush=True); sys.stdin.read()"
    thinker = process(code)
    table = Alone(thinker)
    table.controller.computer_moves()
    until(qtbot, lambda: len(table.moves) == 1)
    assert not thinker.apart
    table.controller.computer_moves()
    assert len(table.moves) == 2, "at once"
    until(qtbot, lambda: thinker.apart)
    assert not thinker.said


# -- starting again ------------------------------------------------------------------------------


def test_after_three_failures_no_other_process_is_started(
    process: Callable[..., LoggedThinker], qtbot: Any
) -> None:
    thinker = process(says("7"))
    table = Alone(thinker)
    for number in range(5):
        table.controller.computer_moves()
        until(qtbot, partial(has_moves, table, number + 1))
    assert len(thinker.said) == 3


@pytest.mark.skipif(sys.platform == "win32", reason="processes die in another way there")
def test_a_process_that_was_ended_is_started_again_and_answers(
    process: Callable[..., LoggedThinker], qtbot: Any
) -> None:
    """However often, as long as good answers come between."""
    thinker = process()
    table, same = Alone(thinker), Alone(InProcessThinker())
    seen = set()
    for number in range(4):
        until(qtbot, lambda: thinker.apart)
        seen.add(process_id(thinker))
        os.kill(process_id(thinker), signal.SIGKILL)
        table.controller.computer_moves()
        until(qtbot, partial(has_moves, table, 2 * number + 1))
        table.controller.computer_moves()
        until(qtbot, partial(has_moves, table, 2 * number + 2))
    assert len(seen) == 4
    while len(same.moves) < len(table.moves):
        same.controller.computer_moves()
    assert table.moves == same.moves
    assert thinker.apart


# -- the end -------------------------------------------------------------------------------------


def test_closing_ends_the_process(process: Callable[..., LoggedThinker], qtbot: Any) -> None:
    thinker = process()
    thinker.prepare(GAME)
    until(qtbot, lambda: thinker.apart)
    running = process_id(thinker)
    thinker.close()
    assert gone(running)
    assert process_id(thinker) == 0


def test_a_program_that_is_killed_leaves_no_process_behind(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom PySide6.QtCore import QCoreApplication, QTimer\n"
        "from festival_desktop.controller.thinker import ProcessThinker\n"
        "from tests.controller.processes import process_id\n"
        "app = QCoreApplication([])\nthinker = ProcessThinker(print)\n"
        f"thinker.prepare('{GAME}')\n"
        "timer = QTimer()\n"
        "timer.timeout.connect("
        "lambda: thinker.apart and print(process_id(thinker), flush=True) and 0)\n"
        "timer.start(20)\napp.exec()"
    )
    program = subprocess.Popen(
        [sys.executable, "-c", code], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    child = int(program.stdout.readline())
    program.kill()
    program.wait(10)
    program.stdout.close()
    assert gone(child)


def gone(pid: int) -> bool:
    for _ in range(200):
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return True
        stat = Path(f"/proc/{pid}/stat")
        if stat.exists() and stat.read_text().rsplit(")", 1)[1].split()[0] == "Z":
            return True  # nobody has asked for its exit code yet
        time.sleep(0.05)
    return False


def test_a_packaged_program_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    assert module.own_command()[:2] == [sys.executable, "-I"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert module.own_command() == [sys.executable, "think"]
