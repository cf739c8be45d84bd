"""A match at the screen: playing, undoing, computers, handing over, and what stays as it was."""

import subprocess
import sys
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.controller.match_controller import Pace
from festival_desktop.controller.undo_history import StepStack
from festival_desktop.core.errors import IllegalMove
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.models.log import LogRole
from festival_desktop.models.session import END_TURN, NEXT_MOVE, PASS, SCORES
from festival_desktop.play.match import Lock, Match
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from tests.controller.conftest import Board, MakeBoard


def until_person(board: Board) -> None:
    """Let computers move until a person has to."""
    while board.controller.computer_to_move:
        board.controller.computer_moves()


def place(board: Board) -> None:
    """The active person places a tile, which reveals nothing."""
    moves = board.match.game.legal_moves(board.match.state)
    board.controller.play(next(move for move in moves if isinstance(move, m.Place)))


# -- undo and redo -------------------------------------------------------------------------------


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    seats=st.sampled_from(["pp", "pc", "ppc", "pcpc", "pppp", "cc"]),
    relaxed=st.booleans(),
    confirm_end=st.booleans(),
    actions=st.lists(
        st.sampled_from(["play", "play", "undo", "redo", "jump", "computer", "go_on", "lift"])
    ),
    chance=st.integers(0, 2**32),
)
def test_stack_and_timeline_agree_whatever_people_do(
    board: MakeBoard, seats: str, relaxed: bool, confirm_end: bool, actions: list[str], chance: int
) -> None:
    table = board(seats, f"chance-{chance}", relaxed, confirm_end=confirm_end)
    controller, rng = table.controller, Rng(chance)
    for action in actions:
        if table.match.to_act is None:
            break
        match action:
            case "play" if table.match.to_act in table.match.people:
                table.play(rng)
            case "undo":
                controller.history.undo()
            case "redo":
                controller.history.redo()
            case "jump":
                stops = controller.timeline.stops
                controller.history.jump(stops[rng.below(len(stops))])
            case "computer":
                controller.computer_moves()
            case "go_on":
                controller.go_on()
            case "lift":
                controller.take_over()
        table.check()


def test_undo_returns_to_the_own_decision_over_the_computers_answers(board: MakeBoard) -> None:
    table = board("pc", relaxed=True, confirm_end=False)
    until_person(table)
    first = table.match.cursor
    place(table)
    table.play(Rng(1))  # refill
    until_person(table)
    assert table.match.to_act == 0
    table.controller.history.undo()
    assert table.match.cursor == first + 1  # before the refill, which was the last decision
    table.controller.history.undo()
    assert table.match.cursor == first
    table.controller.history.redo()
    table.controller.history.redo()
    assert not table.controller.history.can_redo
    table.check()


def test_undo_stops_where_something_was_revealed(board: MakeBoard) -> None:
    table = board("pc", confirm_end=False)
    until_person(table)
    place(table)
    assert table.controller.history.can_undo
    table.play(Rng(1))
    assert not bool(table.controller.history.can_undo)
    assert table.controller.history.reach.lock is Lock.REVEALED
    before = table.match.cursor
    table.controller.history.undo()
    assert table.match.cursor == before


def test_undo_stops_at_another_persons_move(board: MakeBoard) -> None:
    table = board("pp")
    # The last tile beside an empty stack is taken without revealing anything.
    state = table.match.start
    state.stack.clear()
    table.controller.start()
    table.controller.take_over()
    place(table)
    table.controller.play(m.TAKE_FACE_UP)
    assert table.controller.history.can_undo, "the one who moved may still take it back"
    table.hand_on()
    assert not bool(table.controller.history.can_undo)
    assert table.controller.history.reach.lock is Lock.OTHER_PERSON


def test_at_the_start_there_is_nothing_to_take_back(board: MakeBoard) -> None:
    table = board("pp")
    assert not table.controller.history.can_undo
    assert table.controller.history.reach.lock is None
    assert not table.controller.history.can_redo


def test_a_new_move_forgets_what_was_undone(board: MakeBoard) -> None:
    table = board("pp")
    table.controller.take_over()
    place(table)
    table.controller.history.undo()
    assert table.controller.history.can_redo
    place(table)
    assert not bool(table.controller.history.can_redo)
    table.check()


def test_a_jump_goes_only_where_undo_and_redo_could(board: MakeBoard) -> None:
    table = board("pp")
    table.controller.take_over()
    place(table)
    line = table.controller.timeline
    assert (line.cursor, line.floor, line.stops) == (1, 0, (0, 1))
    table.controller.history.jump(0)
    assert table.match.cursor == 0
    assert len(table.controller.timeline.entries) == 1, "it can be done again"
    table.controller.history.jump(1)
    table.play(Rng(1))  # the refill reveals a tile
    table.hand_on()
    line = table.controller.timeline
    assert (line.floor, line.stops) == (2, (2,))
    assert line.lock is Lock.REVEALED
    before = table.match.cursor, table.steps
    table.controller.history.jump(0)
    assert (table.match.cursor, table.steps) == before
    table.check()


def test_the_timeline_tells_no_more_than_the_viewer_knows(board: MakeBoard) -> None:
    table = board("pp")
    table.controller.take_over()
    place(table)
    drawn = next(move for move in table.session.moves if move != m.TAKE_FACE_UP)
    table.controller.play(drawn)  # the tile goes to a hand
    table.controller.go_on()
    entry = table.controller.timeline.entries[-1]
    known = [table.match.game.censor(event, None) for event in table.match.steps[-1].events]
    assert list(entry.events) == [event for event in known if event is not None]


def test_a_branch_leaves_the_match_as_it_is(board: MakeBoard) -> None:
    table = board("pc", confirm_end=False)
    until_person(table)
    place(table)
    cursor, steps = table.match.cursor, list(table.match.steps)
    other = table.controller.history.branch(0)
    assert other.practice
    assert (table.match.cursor, table.match.steps) == (cursor, steps)
    assert not table.match.practice
    table.check()


def test_a_loaded_match_keeps_its_cursor_and_stays_fair(
    board: MakeBoard, shown_again: MakeBoard
) -> None:
    played = board("pp")
    rng = Rng(3)
    for _ in range(8):
        played.play(rng)
    played.hand_on()
    place(played)
    played.controller.history.undo()
    match, cursor = played.match, played.match.cursor
    assert cursor < len(match.steps)
    assert not match.practice
    again = shown_again(match)
    again.controller.start()
    assert match.cursor == cursor
    assert not match.practice
    again.check()
    again.controller.history.redo()
    assert match.cursor == cursor + 1
    again.check()


class Watched(Match[Any, Any, Any]):
    """Remembers where it was told to go."""

    def goto(self, index: int) -> None:
        self.places.append(index)
        super().goto(index)

    places: ClassVar[list[int]] = []


def test_a_step_that_was_played_is_not_gone_to_again() -> None:
    game = catalog.rules("festival_of_lanterns")
    match = Watched(game, Setup(2), [Player("Mira"), Player("Jonas")], "jade-owl-7")
    Watched.places.clear()
    stack = StepStack(match)
    for _ in range(3):
        match.play(game.legal_moves(match.state)[0])
        stack.push_last()
    opened_again = StepStack(match)
    assert Watched.places == []
    assert stack.index() == opened_again.index() == match.cursor == 3
    stack.undo()
    stack.redo()
    assert Watched.places == [2, 3]


def test_matches_can_be_forgotten_by_the_hundred() -> None:
    """In a process of its own, because freeing a command twice ends it."""
    code = (
        "import gc\n"
        "from types import SimpleNamespace\n"
        "from PySide6.QtGui import QUndoCommand\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from festival_desktop.controller.undo_history import StepStack\n"
        "application = QApplication([])\n"
        "for _ in range(300):\n"
        "    stack = StepStack(SimpleNamespace(cursor=0, steps=[]))\n"
        "    stack.itself = stack\n"
        "    for _ in range(20):\n"
        "        stack.push(QUndoCommand())\n"
        "    del stack\n"
        "gc.collect()\n"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


# -- illegal moves -------------------------------------------------------------------------------


def test_an_illegal_move_changes_nothing(board: MakeBoard) -> None:
    table = board("pp")
    table.controller.take_over()
    before = table.match.cursor, table.steps, table.controller.history.stack.count()
    with pytest.raises(IllegalMove):
        table.controller.play(m.TAKE_FACE_UP)
    assert before == (table.match.cursor, table.steps, table.controller.history.stack.count())
    table.check()


def test_a_wrong_touch_says_why_and_changes_nothing(board: MakeBoard, qtbot: QtBot) -> None:
    table = board("pp")
    table.controller.take_over()
    with qtbot.waitSignal(table.session.refused) as refused:
        assert not table.session.select(Target("face-up"))
    assert refused.args[0] == "place-first"
    assert table.match.cursor == 0


def test_touches_that_make_a_move_play_it(board: MakeBoard) -> None:
    table = board("pp")
    table.controller.take_over()
    tile = table.session.view.hand[0]
    for target in (Target("tile", (tile,)), Target("cell", (0, 1)), Target("turn", (2,))):
        assert table.session.can_select(target)
        assert table.session.select(target)
    assert table.match.cursor == 1
    assert table.match.steps[0].move == m.Place(tile, table.match.steps[0].move.cell, 2)
    assert table.steps == 1
    table.check()


# -- computers -----------------------------------------------------------------------------------


def test_computers_move_by_themselves_and_the_game_ends_once(
    board: MakeBoard, qtbot: QtBot
) -> None:
    table = board("ccc")
    table.pace = Pace.INSTANT
    with qtbot.waitSignal(table.controller.finished, timeout=20_000):
        table.controller.start()
    assert table.match.to_act is None
    assert table.ends == 1
    assert table.steps == len(table.match.steps)
    assert table.controller.pending_action == SCORES
    table.check()


def test_step_by_step_each_press_is_one_move(board: MakeBoard, qtbot: QtBot) -> None:
    table = board("cc")
    qtbot.wait(30)
    assert table.match.cursor == 0
    for moves in range(1, 6):
        assert table.controller.pending_action == NEXT_MOVE
        table.controller.go_on()
        assert table.match.cursor == moves


def test_a_computer_waits_while_the_table_is_left(board: MakeBoard, qtbot: QtBot) -> None:
    table = board("cc")
    table.pace = Pace.FAST
    table.controller.start()
    table.controller.pause()
    qtbot.wait(Pace.FAST + 100)
    assert table.match.cursor == 0


def test_a_computer_does_not_move_while_steps_are_undone(board: MakeBoard) -> None:
    table = board("pc", relaxed=True, confirm_end=False)
    until_person(table)
    place(table)
    table.play(Rng(1))
    until_person(table)
    while table.controller.history.can_undo:
        table.controller.history.undo()
    steps = len(table.match.steps)
    table.controller.computer_moves()
    assert len(table.match.steps) == steps


def test_the_same_match_has_the_same_computer_moves(board: MakeBoard) -> None:
    first, second = board("cccc", "same-1"), board("cccc", "same-1")
    for table in (first, second):
        for _ in range(12):
            table.controller.computer_moves()
    moves = [[step.move for step in table.match.steps] for table in (first, second)]
    assert moves[0] == moves[1]


# -- the end of a turn ---------------------------------------------------------------------------


def end_a_turn_without_revealing(table: Board) -> None:
    """A person before a computer, with an empty stack: taking the open tile reveals nothing."""
    table.match.start.stack.clear()
    table.match.start.seat = 0
    table.controller.start()
    place(table)
    table.controller.play(m.TAKE_FACE_UP)


def test_a_turn_is_held_until_the_person_ends_it(board: MakeBoard) -> None:
    table = board("pc")
    end_a_turn_without_revealing(table)
    assert table.controller.awaiting_end_turn
    assert table.controller.pending_action == END_TURN
    assert not table.controller.computer_to_move
    assert table.controller.history.can_undo
    table.controller.go_on()
    assert not bool(table.controller.awaiting_end_turn)
    assert bool(table.controller.computer_to_move)


def test_a_held_turn_can_be_taken_back(board: MakeBoard) -> None:
    table = board("pc")
    end_a_turn_without_revealing(table)
    table.controller.history.undo()
    assert not table.controller.awaiting_end_turn
    assert table.match.to_act == 0


def test_a_turn_that_was_taken_back_and_redone_is_held_again(board: MakeBoard) -> None:
    table = board("pc")
    end_a_turn_without_revealing(table)
    table.controller.history.undo()
    table.controller.history.redo()
    assert table.controller.awaiting_end_turn
    assert not table.controller.computer_to_move


def test_a_held_turn_is_still_held_when_the_match_is_opened_again(board: MakeBoard) -> None:
    table = board("pc")
    end_a_turn_without_revealing(table)
    opened = Board(table.match)
    opened.controller.start()
    assert opened.controller.awaiting_end_turn
    assert opened.controller.history.can_undo


def test_without_the_question_the_computer_goes_on_at_once(board: MakeBoard) -> None:
    table = board("pc", confirm_end=False)
    end_a_turn_without_revealing(table)
    assert not table.controller.awaiting_end_turn
    assert table.controller.computer_to_move


def in_the_final_round(table: Board) -> None:
    """All tiles are placed, and the person at seat 0 has the next turn."""
    state = table.match.start
    state.box += [tile for hand in state.hands for tile in hand] + state.stack + [state.face_up]
    state.hands, state.stack, state.face_up, state.seat = [[], []], [], -1, 0
    table.controller.start()
    table.controller.take_over()


def test_a_final_turn_that_was_passed_is_not_ended_twice(board: MakeBoard) -> None:
    table = board("pc")
    in_the_final_round(table)
    table.controller.go_on()
    assert table.match.steps[0].move == m.PASS
    assert not table.controller.awaiting_end_turn
    assert table.controller.computer_to_move


def test_a_final_turn_is_ended_by_the_same_button(board: MakeBoard) -> None:
    table = board("pp")
    in_the_final_round(table)
    assert table.controller.pending_action == PASS
    table.controller.go_on()
    assert table.match.steps[0].move == m.PASS


# -- handing over --------------------------------------------------------------------------------


def test_nobodys_hand_is_shown_until_its_owner_is_there(board: MakeBoard) -> None:
    table = board("pp")
    first = table.match.to_act
    assert first is not None
    assert table.session.waiting == first
    assert not table.session.pieces.area("hand")
    table.controller.take_over()
    viewer = table.session.viewer
    assert viewer == first
    place(table)
    table.play(Rng(2))
    table.controller.go_on()
    assert table.session.waiting == 1 - first
    assert table.session.viewer is None
    assert not table.session.pieces.area("hand")
    table.check()


def test_what_was_drawn_unseen_is_known_to_its_owner_only(board: MakeBoard) -> None:
    table = board("pp")
    table.controller.take_over()
    drawer = table.match.to_act
    assert drawer is not None
    place(table)
    table.controller.play(m.DRAW_TILE)

    def told() -> int | None:
        tile: int | None = table.session.log.index(1, 0).data(LogRole.ENTRY).events[0].tile
        return tile

    assert told() is not None, "seen before the curtain falls"
    table.controller.go_on()
    assert told() is None, "while the laptop changes hands"
    table.controller.take_over()
    assert table.session.viewer == 1 - drawer
    assert told() is None
    place(table)
    table.play(Rng(1))
    table.hand_on()
    assert table.session.viewer == drawer
    assert told() is not None


def test_the_tile_somebody_drew_is_seen_before_the_curtain_falls(board: MakeBoard) -> None:
    table = board("pp")
    table.controller.take_over()
    drawer = table.match.to_act
    assert drawer is not None
    place(table)
    table.controller.play(m.DRAW_TILE)
    drawn = table.match.state.hands[drawer][-1]
    assert (table.session.viewer, table.session.waiting) == (drawer, None)
    assert drawn in table.session.view.hand
    assert table.controller.pending_action == END_TURN
    table.check()
    table.controller.go_on()
    assert (table.session.viewer, table.session.waiting) == (None, 1 - drawer)
    assert table.session.view.hand == ()


def test_who_does_not_end_turns_sees_the_drawn_tile_for_a_while(
    board: MakeBoard, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("festival_desktop.controller.match_controller.LOOK", 30)
    table = board("pp", confirm_end=False)
    table.controller.take_over()
    drawer = table.match.to_act
    assert drawer is not None
    place(table)
    table.controller.play(m.DRAW_TILE)
    assert table.session.viewer == drawer
    qtbot.waitUntil(lambda: table.session.waiting == 1 - drawer)


def test_a_match_that_is_opened_again_shows_nobody_what_was_drawn(board: MakeBoard) -> None:
    table = board("pp")
    table.controller.take_over()
    place(table)
    table.controller.play(m.DRAW_TILE)
    again = Board(table.match)
    again.controller.start()
    assert again.session.waiting == table.match.to_act
    assert again.session.view.hand == ()


def test_one_person_never_sees_the_curtain(board: MakeBoard) -> None:
    table = board("pcc")
    rng = Rng(5)
    for _ in range(10):
        assert table.session.waiting is None
        assert table.session.viewer == 0
        until_person(table)
        table.controller.play(table.match.game.legal_moves(table.match.state)[rng.below(2)])
        table.controller.go_on()


def test_without_people_the_table_is_watched_and_no_hand_is_seen(board: MakeBoard) -> None:
    table = board("cc")
    for _ in range(6):
        table.controller.computer_moves()
        assert table.session.viewer is None
        assert table.session.view.hand == ()
        assert table.session.waiting is None


def test_undo_at_the_curtain_goes_back_to_the_one_who_moved(board: MakeBoard) -> None:
    table = board("pp", relaxed=True)
    table.controller.take_over()
    first = table.match.to_act
    assert first is not None
    place(table)
    table.play(Rng(4))
    table.controller.go_on()
    assert table.session.waiting == 1 - first
    table.controller.history.undo()
    table.check()
    assert table.match.to_act == table.session.viewer == first
    assert table.match.knows_ahead
