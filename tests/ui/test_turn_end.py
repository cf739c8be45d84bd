"""The end of a turn: what could still be claimed, and the button that ends it."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from festival_desktop import catalog
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.models.choices import ChoiceRole
from festival_desktop.models.session import END_TURN, NEXT_MOVE, PASS
from festival_desktop.play.match import Match
from festival_desktop.play.new_game import NewGame
from festival_desktop.play.seats import Player
from festival_desktop.screens.firefly_festival.table.action_bar import ENDS
from festival_desktop.screens.firefly_festival.table.interaction import FireflyInteraction
from festival_desktop.screens.firefly_festival.table.questions import END_ANYWAY
from festival_desktop.ui.main_window import MainWindow
from festival_desktop.ui.pages.table import TablePage
from tests.ui import dice, firefly
from tests.ui.window import table_of

Start = Callable[..., MainWindow]
PEOPLE = (Player("Mira"), Player("Jonas"))
ALONE = (Player("Mira"), Player("Lotte", "friend"))
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


def played_to_a_claim(game: str) -> Match[Any, Any, Any]:
    """A match in which the turn may be ended and points may be claimed."""
    some_move = {"lanterns_dice": dice.some_move, "firefly_festival": firefly.some_move}[game]
    rules = catalog.rules(game)
    table: Any = catalog.table(catalog.rules(game))
    match, rng = Match(rules, Setup(2), PEOPLE, "amber-fox-3"), Rng(2)
    while match.to_act is not None:
        moves = rules.legal_moves(match.state)
        passing = (frozenset((PASS,)),)
        claims = table.claims(rules.view(match.state, match.to_act), moves)
        if claims and any(table.selections(move) == passing for move in moves):
            return match
        match.play(some_move(match, rng))
    raise AssertionError("it did not come to that")


def sit(window: MainWindow, match: Match[Any, Any, Any]) -> TablePage:
    window.show()
    window.shell.pages.show_match(match)
    table = table_of(window)
    if table.session.waiting is not None:
        table.controller.take_over()
    table.banner.end()
    return table


@pytest.mark.parametrize("game", ["lanterns_dice", "firefly_festival"])
def test_points_that_can_be_claimed_are_named_before_the_turn_ends(
    start: Start, qtbot: QtBot, game: str
) -> None:
    match = played_to_a_claim(game)
    window = start()
    table = sit(window, match)
    session = table.session
    rules: Any = session.table
    goals = rules.claims(session.view, session.moves)
    claims = table.words.turn().claims
    assert all(f"{goal.points} point" in claims for goal in goals if goal.what != "boat")
    turn = table.toolbar.turn_bar.turn
    own = {"lanterns_dice": "Launch", "firefly_festival": "Still to claim"}[game]
    assert (turn.steps[-1].title, turn.steps[-1].note) == (own, claims)
    best = max((goal for goal in goals if goal.what != "boat"), key=lambda goal: goal.points)
    assert f"{best.points} point" in turn.fact
    rows = [session.choices.index(row, 0) for row in range(session.choices.rowCount())]
    (end,) = (row for row in rows if row.data(ChoiceRole.TARGET) == PASS)
    assert end.data().endswith(f"without claiming {claims}")


def test_a_dedication_is_named_before_a_final_turn_ends(start: Start, qtbot: QtBot) -> None:
    window = start()
    new = NewGame("festival_of_lanterns", Setup(2), ALONE, "jade-owl-7")
    window.shell.current.begin(new)
    table = table_of(window)
    state = table.match.start
    state.box += [tile for hand in state.hands for tile in hand] + state.stack + [state.face_up]
    state.hands, state.stack, state.face_up, state.seat = [[], []], [], -1, 0
    state.lanterns[0], state.held[0] = [4, 0, 0, 0, 0, 0, 0], 4
    table.controller.start()
    assert table.toolbar.turn_bar.turn.steps[-1].note == "Four of a Kind: 8 points"
    rows = [table.session.choices.index(n, 0).data() for n in range(2)]
    assert "End the turn without claiming Four of a Kind: 8 points" in rows


@pytest.mark.parametrize("game", ["lanterns_dice", "firefly_festival"])
def test_the_button_of_the_toolbar_is_called_as_on_the_table(
    start: Start, qtbot: QtBot, game: str
) -> None:
    """One decision has one name, wherever it can be pressed."""
    window = start()
    table = sit(window, played_to_a_claim(game))
    assert table.controller.pending_action == PASS
    assert table.toolbar.go_on.text() == table.words.label("pass")


# -- Firefly Festival's last button ----------------------------------------------------------------


def press_end(qtbot: QtBot, table: TablePage) -> None:
    (end,) = (item for item in table.scene.canvas.items if item.key == "end")
    place = end.spec.rect.center().toPoint()
    for spot in (QPoint(3, 3), place):  # the hand goes there anew, as after a look
        QTest.mouseMove(table.view.viewport(), spot)
    QTest.mouseClick(table.view.viewport(), LEFT, NONE, place)


def end_face(table: TablePage) -> tuple[str, str]:
    (item,) = (item for item in table.scene.canvas.items if item.key == "end")
    label, _, _, state, *_ = item.spec.face
    return str(label), str(state)


def test_the_last_button_works_when_it_looks_so_and_only_then(start: Start, qtbot: QtBot) -> None:
    window = start()
    window.settings.pace = "step"
    window.shell.current.begin(NewGame("firefly_festival", Setup(2), ALONE, "jade-owl-7"))
    window.show()
    table, rng = table_of(window), Rng(3)
    labels = set()
    for _ in range(60):
        session = table.session
        offered = [end for end in ENDS if session.can_select(end)]
        label, state = end_face(table)
        labels.add(label if state != "disabled" else "")
        assert (state == "disabled") == (not offered)
        if END_TURN in offered:
            assert label == "End turn"
        if NEXT_MOVE in offered:
            assert label == "Next move", "no End turn plays a computer's move"
        before = table.match.cursor, table.controller.awaiting_end_turn
        press_end(qtbot, table)
        interaction = table.scene.presenter.interaction
        assert isinstance(interaction, FireflyInteraction)
        if interaction.asking:  # a goal is lit
            interaction.press(END_ANYWAY)
        qtbot.waitUntil(lambda: not table.controller.thinking, timeout=20_000)
        changed = (table.match.cursor, table.controller.awaiting_end_turn) != before
        assert changed == bool(offered)
        if not offered:
            table.controller.play(session.moves[rng.below(len(session.moves))])
    assert {"End turn", "Next move", ""} <= labels
