"""One line on the title bar says everything about a table, and its buttons answer it."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.art.tip_text import LETTERS, in_lines
from festival_desktop.controller.coach import Mistake
from festival_desktop.models.session import END_TURN
from festival_desktop.scenes import marks
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.table.instruction_line import Answer, InstructionLine, Said, Voice
from tests.ui.walk import open_table
from tests.ui.window import ALONE, begin, play_person, shorten, table_of

Start = Callable[..., MainWindow]
CONTROL = Qt.KeyboardModifier.ControlModifier


def test_the_highest_voice_is_heard_and_buttons_below_it_stay(qtbot: QtBot) -> None:
    line, pressed = InstructionLine(), list[str]()
    qtbot.addWidget(line)
    line.speak(Voice.TURN, Said("Your turn: place a tile.", "Two matches."))
    answer = Answer("Play it", lambda: pressed.append("play"), primary=True)
    line.speak(Voice.HINT, Said("Put it here.", answers=(answer,)))
    line.speak(Voice.PASSING, Said("That cell is taken."))
    assert line.accessibleName() == "That cell is taken."
    line.buttons[0].click()
    assert pressed == ["play"]
    line.speak(Voice.PASSING, None)
    assert line.accessibleName() == "Put it here."
    line.speak(Voice.HINT, None)
    assert line.accessibleName() == "Your turn: place a tile."
    assert line.accessibleDescription() == "Two matches."
    assert not line.answers


@pytest.mark.parametrize("game", catalog.GAMES)
@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1920, 1080)])
def test_a_question_has_room_for_its_words(start: Start, game: str, size: tuple[int, int]) -> None:
    window = start()
    window.resize(*size)
    window.show()
    table = open_table(window, game, 2, 40)
    answers = (Answer("Play it", lambda: None, primary=True), Answer("No, thanks", lambda: None))
    words = "Put the owl tile here, beside the tile that was placed last."
    table.line.speak(Voice.HINT, Said(words, "Two matches and two Mooncakes.", answers=answers))
    table.toolbar.fit()
    layout = table.toolbar.layout()
    assert layout is not None
    layout.activate()
    place = table.line.words_place()
    assert place.width() > 200
    assert table.toolbar.minimumSizeHint().width() <= window.width()
    high = table.toolbar.height()
    table.line.speak(Voice.HINT, None)
    table.toolbar.fit()
    assert table.toolbar.height() == high, "the board stays where it is"


def test_a_table_with_an_end_turn_of_its_own_has_none_on_the_bar(start: Start) -> None:
    window = start()
    window.settings.pace = "step"
    begin(window)
    table = table_of(window)
    table.match.start.stack.clear()
    table.match.start.seat = 0
    table.controller.start()
    while len(table.match.steps) < 2:
        table.controller.play(table.session.moves[0])
    assert table.controller.pending_action == END_TURN
    table.toolbar.ends_turn = False
    table.toolbar.show_controller(table.controller, "", "")
    assert not table.toolbar.go_on.isHidden()
    table.toolbar.ends_turn = True
    table.toolbar.show_controller(table.controller, "", "")
    assert table.toolbar.go_on.isHidden()
    table.go_on()
    assert table.controller.pending_action != END_TURN
    assert not table.toolbar.go_on.isHidden(), "the next move of the computer has no other place"


def test_a_mistake_is_shown_with_both_moves(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, ALONE)
    play_person(window, qtbot, 4)
    table = table_of(window)
    window.show()
    match = table.match
    number = next(n for n, step in enumerate(match.steps) if step.seat == 0)
    moves, played = match.game.legal_moves(match.state_at(number)), match.steps[number].move
    better = next(move for move in moves if move != played)
    mistake = Mistake(number, 0, (played,), (better,), 3.0, 0.5)
    table.looking_back.compare(mistake, ("Step 1: this.", "Better: that."))
    assert table.looking_back.place == number
    assert table.line.said.sentence == "Better: that."
    kinds = {item.spec.kind for item in table.scene.canvas.items}
    assert {marks.PLAYED, marks.RING, marks.TAG} <= kinds
    table.line.buttons[1].click()
    kinds = {item.spec.kind for item in table.scene.canvas.items}
    assert not kinds & {marks.PLAYED, marks.RING, marks.TAG}
    assert table.looking_back.place is None


def test_going_on_starts_no_game_on_the_score_sheet(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window)
    shorten(window, 2)
    play_person(window, qtbot)
    window.show()
    window.shell.pages.go_to_end()
    end, match = window.shell.pages.end, window.shell.current.match
    end.again.setFocus()
    with qtbot.assertNotEmitted(end.again_requested):
        QTest.keyClick(end.again, Qt.Key.Key_Return, CONTROL)
    assert window.shell.current.match is match


def test_the_menu_has_ten_entries_and_every_action_in_it_or_below(start: Start) -> None:
    window = start()
    menu = window.shell.actions.menu(window)
    entries = [action for action in menu.actions() if not action.isSeparator()]
    assert len(entries) <= 10
    below = [sub for action in entries if isinstance(sub := action.menu(), QMenu)]
    assert len(below) == 2
    reached = {action.text() for one in (menu, *below) for action in one.actions()}
    missing = {action.text() for action in window.shell.actions.all()} - reached
    assert missing == {window.shell.actions[name].text() for name in ("explain", "menu")}


@pytest.mark.parametrize(
    "words", ["Undo the last step (Ctrl+Z)" * 4, "word " * 60, "一" * 90, "one\n\ntwo"]
)
def test_tool_tips_have_short_lines_and_lose_nothing(words: str) -> None:
    told = in_lines(words)
    assert "".join(told.split()) == "".join(words.split())
    longest_word = max(map(len, words.split()))
    if "一" not in words:
        assert max(map(len, told.split("\n"))) <= max(LETTERS, longest_word)
    else:
        assert max(map(len, told.split("\n"))) <= LETTERS // 2
