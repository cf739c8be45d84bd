"""The page of a game being played: choices, undo, notices, hand-over screen, turn bar, hints."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop.models.log import LogRole
from festival_desktop.play.seats import Player
from festival_desktop.scenes import marks
from festival_desktop.ui.pages.table import TablePage
from tests.ui.window import NOBODY, TWO, Start, begin, choose, play_person, shorten, table_of

pytestmark = pytest.mark.sample(7, of="file")

CONTROL = Qt.KeyboardModifier.ControlModifier


def player_to_act(table: TablePage) -> Player:
    assert table.match.to_act is not None
    return table.match.players[table.match.to_act]


def test_the_whole_game_is_played_by_keys_in_the_list_of_choices(
    start: Start, qtbot: QtBot
) -> None:
    window = start()
    begin(window)
    shorten(window, 8)
    table = table_of(window)
    window.shell.actions["choices"].trigger()
    keys = 0
    while table.match.to_act is not None:
        qtbot.waitUntil(lambda: not table.controller.computer_to_move, timeout=5000)
        if table.controller.awaiting_end_turn:
            QTest.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        elif table.match.to_act is not None:
            if keys % 3 == 0:
                QTest.keyClick(table.side.choices.list, Qt.Key.Key_Down)
            QTest.keyClick(table.side.choices.list, Qt.Key.Key_Return)
        keys += 1
        assert keys < 1000
    assert table.match.standing.winners


def test_escape_in_the_list_takes_the_last_choice_back(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table_of(window).controller.take_over()
    choices = table_of(window).side.choices
    window.shell.actions["choices"].trigger()
    QTest.keyClick(choices.list, Qt.Key.Key_Return)
    assert len(table_of(window).session.selector.selected) == 1
    assert not choices.back.isHidden()
    QTest.keyClick(choices.list, Qt.Key.Key_Escape)
    assert not table_of(window).session.selector.selected
    assert choices.back.isHidden()
    QTest.keyClick(choices.list, Qt.Key.Key_Return)
    QTest.mouseClick(choices.back, Qt.MouseButton.LeftButton, pos=choices.back.rect().center())
    assert not table_of(window).session.selector.selected


def test_a_click_in_the_list_touches(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table_of(window).controller.take_over()
    window.shell.actions["choices"].trigger()
    view = table_of(window).side.choices.list
    spot = view.visualRect(view.model().index(1, 0)).center()
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(spot))
    assert len(table_of(window).session.selector.selected) == 1


def test_undo_and_redo_by_keys_follow_what_the_rules_allow(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table = table_of(window)
    table.controller.take_over()
    assert not window.shell.actions["undo"].isEnabled()
    assert not table.toolbar.undo.isEnabled()
    while not table.match.steps:
        choose(window)
    assert table.toolbar.undo.isEnabled()
    window.shell.actions["undo"].trigger()
    assert table.match.cursor == 0
    assert window.shell.actions["redo"].isEnabled()
    window.shell.actions["redo"].trigger()
    assert table.match.cursor == 1
    choose(window)  # the refill reveals a tile and hands the laptop on
    assert not table.toolbar.undo.isEnabled()
    assert "hidden" in table.toolbar.undo.toolTip()


def test_a_refusal_is_said_and_goes_away(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table = table_of(window)
    table.controller.take_over()
    table.session.refused.emit("not-beside", "…")
    assert table.notice.words == "A tile must share a side with one on the table."
    QTest.keyClick(table, Qt.Key.Key_Escape)
    assert table.notice.words == ""
    table.session.refused.emit("not-beside", "…")
    QTest.mouseClick(table.line, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    assert table.notice.words == ""


def test_the_curtain_covers_the_page_until_the_person_is_there(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table = table_of(window)
    assert table.hand_over.isVisible()
    assert table.hand_over.geometry() == table.rect()
    name = player_to_act(table).name
    assert name in table.hand_over.pass_on.text()
    assert not window.shell.actions["choices"].isEnabled(), "the focus stays on the curtain"
    qtbot.waitUntil(lambda: table.hand_over.guard.open)
    QTest.keyClick(table.hand_over, Qt.Key.Key_Return)
    assert not table.hand_over.isVisible()
    assert window.shell.actions["choices"].isEnabled()
    play_person(window, qtbot, 2)
    assert not table.hand_over.isVisible(), "the tile that was drawn is seen before"
    table.controller.go_on()
    assert table.hand_over.isVisible()
    assert table.hand_over.lines.model().rowCount() == 1, "drawing a tile is no news"
    other = player_to_act(table).name
    assert other != name
    assert other in table.hand_over.lift.text()


def test_the_tab_key_does_not_go_behind_the_curtain(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    window.activateWindow()
    table = table_of(window)
    table.controller.take_over()
    play_person(window, qtbot, 2)
    table.controller.go_on()
    for key in [Qt.Key.Key_Tab] * 4 + [Qt.Key.Key_Backtab] * 4:
        QTest.keyClick(window.focusWidget(), key)
        assert table.hand_over.isAncestorOf(window.focusWidget())
    table.hand_over.lift.setFocus()
    qtbot.waitUntil(lambda: table.hand_over.guard.open)
    QTest.keyClick(table.hand_over.lift, Qt.Key.Key_Return)
    assert not table.hand_over.isVisible()


def test_the_turn_bar_says_what_may_and_must_be_done(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table = table_of(window)
    assert table.toolbar.turn_bar.turn.steps == ()
    table.controller.take_over()
    turn = table.toolbar.turn_bar.turn
    assert [step.title for step in turn.steps] == ["Exchange", "Dedicate", "Count", "Place"]
    assert len(table.toolbar.turn_bar.tags()) == 4
    assert table.toolbar.turn_bar.accessibleName() == turn.sentence
    assert table.side.choices.list.accessibleDescription() == turn.sentence


def test_step_by_step_the_button_makes_the_next_move(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.settings.pace = "step"
    begin(window, NOBODY)
    table = table_of(window)
    assert table.toolbar.go_on.isVisible()
    assert table.toolbar.go_on.text() == "Next move"
    table.toolbar.go_on.click()
    table.toolbar.go_on.click()
    assert table.match.cursor == 2
    window.settings.pace = "instant"
    qtbot.waitUntil(lambda: table.match.cursor > 4)


def test_a_hint_shows_a_legal_move_and_what_it_brings(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table = table_of(window)
    assert not table.toolbar.hint.isEnabled()
    table.controller.take_over()
    choose(window)
    QTest.mouseClick(
        table.toolbar.hint, Qt.MouseButton.LeftButton, pos=table.toolbar.hint.rect().center()
    )
    assert [target.kind for target in table.scene.pointer.highlighted] == ["tile", "cell", "turn"]
    assert table.line.said.sentence.startswith("Place the glowing tile on the glowing space.")
    assert table.match.cursor == 0
    for target in table.scene.pointer.highlighted:
        assert table.session.select(target)
    assert table.match.cursor == 1


def test_a_hint_says_why_and_one_press_plays_it(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window)
    table = table_of(window)
    window.settings.pace = "step"
    play_person(window, qtbot, 1)
    table.controller.history.undo()
    table.hint.ask()
    said = table.line.said
    assert said.whole != said.sentence, "the reason is a fact of its own"
    button = table.line.buttons[0]
    assert button.isVisible()
    assert button.label == "Play it"
    lit = table.scene.pointer.hint
    table.scene.hover(None)
    assert lit == table.scene.pointer.hint, "it stays while the mouse goes to the button"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert table.match.cursor == 1
    played = table.session.table.selections(table.match.steps[0].move)
    assert [target for step in played for target in step] == [*lit]
    assert not table.hint.offered
    assert not table.scene.pointer.hint


def test_a_hint_is_drawn_on_the_board_until_it_is_declined(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table = table_of(window)
    table.controller.take_over()
    window.show()
    table.hint.ask()
    qtbot.waitUntil(lambda: table.hint.offered)
    items = table.scene.canvas.items
    assert items.get(marks.ARROW) is not None
    assert items.get(marks.GHOST) is not None
    assert table.line.buttons[1].label == "No, thanks"
    table.line.buttons[1].click()
    assert not table.hint.offered
    assert items.get(marks.ARROW) is None
    assert items.get(marks.GHOST) is None
    assert table.match.cursor == 0


def test_the_key_shows_a_hint_and_plays_it_when_it_is_pressed_again(
    start: Start, qtbot: QtBot
) -> None:
    window = start()
    begin(window, TWO)
    table = table_of(window)
    table.controller.take_over()
    keys = CONTROL | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(window, Qt.Key.Key_H, keys)
    qtbot.waitUntil(lambda: table.hint.offered)
    assert table.match.cursor == 0
    QTest.keyClick(window, Qt.Key.Key_H, keys)
    assert table.match.cursor == 1


def test_undo_at_a_lock_says_why(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table = table_of(window)
    table.controller.take_over()
    while not table.match.steps:
        choose(window)
    choose(window)
    cursor = table.match.cursor
    window.shell.actions["undo"].trigger()
    assert table.match.cursor == cursor
    assert "hidden" in table.line.said.sentence


def test_a_hint_is_gone_when_another_move_is_made(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table = table_of(window)
    table.controller.take_over()
    QTest.keyClick(window, Qt.Key.Key_H, CONTROL)
    assert table.hint.offered
    table.controller.play(table.session.moves[-1])
    assert not bool(table.hint.offered)
    made = int(table.match.cursor)
    table.hint.play()
    assert table.match.cursor == made, "there is nothing to play"


def test_computers_say_why_and_what_else_they_thought_of(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, NOBODY)
    table = table_of(window)
    window.settings.pace = "instant"
    qtbot.waitUntil(lambda: table.match.cursor > 12)
    window.settings.pace = "step"
    log, model = table.side.log, table.session.log
    rows = [model.index(row, 0) for row in range(model.rowCount())]
    told = [row for row in rows if row.data(LogRole.REASON)]
    assert len(told) > 6
    assert told[0].data(Qt.ItemDataRole.AccessibleTextRole).endswith(told[0].data(LogRole.REASON))
    others = {row.row(): table.controller.alternatives(row.row()) for row in told}
    with_others = next(row for row in told if any(map(table.words.entry, others[row.row()])))
    high = log.visualRect(with_others).height()
    log.pressed_entry.emit(with_others.data(LogRole.ENTRY))
    assert "Also considered: " in log.note(with_others)
    qtbot.waitUntil(lambda: log.visualRect(with_others).height() > high)
    log.pressed_entry.emit(with_others.data(LogRole.ENTRY))
    assert log.note(with_others) == with_others.data(LogRole.REASON)


def test_a_press_on_the_beam_leaves_the_keys_with_the_table(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table = table_of(window)
    table.controller.take_over()
    table.view.setFocus()
    hint = table.toolbar.hint
    QTest.mouseClick(hint, Qt.MouseButton.LeftButton, pos=hint.rect().center())
    assert table.hint.offered
    assert table.focusWidget() is table.view


def test_a_line_of_the_log_lights_its_place(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO)
    table = table_of(window)
    table.controller.take_over()
    while not table.match.steps:
        choose(window)
    table.side.log.setCurrentIndex(table.session.log.index(0, 0))
    QTest.keyClick(table.side.log, Qt.Key.Key_Return)
    (place,) = table.scene.pointer.highlighted
    assert place.kind == "cell"


def test_a_turn_that_is_done_waits_to_be_ended_or_taken_back(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.settings.pace = "step"
    begin(window)
    table = table_of(window)
    # Beside an empty stack the open tile is taken without revealing anything.
    table.match.start.stack.clear()
    table.match.start.seat = 0
    table.controller.start()
    while len(table.match.steps) < 2:
        choose(window)
    assert table.toolbar.turn_bar.turn.sentence == "Your turn is done: end it."
    assert table.toolbar.go_on.isVisible()
    assert table.toolbar.go_on.text() == "End turn"
    assert table.toolbar.undo.isEnabled()
    table.toolbar.go_on.click()
    assert table.toolbar.turn_bar.turn.sentence == "It’s Lotte’s turn."


def test_a_last_move_that_is_taken_back_leads_to_no_score_sheet(start: Start, qtbot: QtBot) -> None:
    window = start()
    begin(window, TWO, relaxed=True)
    shorten(window, 2)
    table = table_of(window)
    play_person(window, qtbot)
    assert table.match.standing.winners
    assert table.last_look.isActive()
    window.shell.actions["undo"].trigger()
    assert table.match.to_act is not None
    assert not table.last_look.isActive()
    window.shell.actions["redo"].trigger()
    assert table.toolbar.go_on.text() == "Scores"
