"""The whole game by keys: arrows, Enter, Tab, Esc and one letter for each action."""

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from festival_desktop.core.rng import Rng
from festival_desktop.play.table import Target
from festival_desktop.scenes.animation import REST, ZOOM
from tests.games.firefly_festival.positions import bridge, island, settle, table
from tests.screens.desk import NONE
from tests.screens.firefly_festival.table.desk import FireflyDesk, match_from

Lake = Callable[..., FireflyDesk]
Key = Qt.Key
A, B, F = map(island, "ABF")


def played(desk: FireflyDesk) -> list[str]:
    return [desk.game.write(step.move) for step in desk.match.steps]


def go_to(desk: FireflyDesk, target: Target) -> None:
    """Tab to its group, then arrows towards it."""
    pointer, parts = desk.pointer, desk.presenter.parts
    for _ in range(len(desk.scene.interaction.GROUPS)):
        if pointer.focus is not None and _same_group(desk, pointer.focus, target):
            break
        desk.key(Key.Key_Tab)
    for _ in range(60):
        if pointer.focus == target:
            return
        assert pointer.focus is not None
        way = parts.stops()[target].center() - parts.stops()[pointer.focus].center()
        across = Key.Key_Right if way.x() > 0 else Key.Key_Left
        along = Key.Key_Down if way.y() > 0 else Key.Key_Up
        before = pointer.focus
        first, second = (across, along) if abs(way.x()) >= abs(way.y()) else (along, across)
        desk.key(first)
        if pointer.focus == before:
            desk.key(second)
    raise AssertionError(f"{target} was not reached")


def _same_group(desk: FireflyDesk, one: Target, other: Target) -> bool:
    return any({one.kind, other.kind} <= group for group in desk.scene.interaction.GROUPS)


def test_a_bridge_by_letter_arrows_and_enter(lake: Lake) -> None:
    desk = lake(match_from(table()))
    desk.key(Key.Key_B)
    go_to(desk, Target("island", (A,)))
    desk.key(Key.Key_Return)
    go_to(desk, Target("island", (B,)))
    assert "ghost" in desk.items, "it is shown before it is done"
    desk.key(Key.Key_Return)
    go_to(desk, Target("lane", (A, B, 1)))
    desk.key(Key.Key_Return)
    assert played(desk) == ["bridge A-B 2"]


def test_a_letter_that_is_held_down_decides_once(lake: Lake) -> None:
    desk = lake(match_from(table()))
    desk.controller.play(desk.game.read("bridge A-B 2"))
    for again in (False, True, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Key.Key_E, NONE, "e", again)
        QApplication.sendEvent(desk.view, event)
    assert desk.presenter.interaction.asking, "a goal is lit"
    assert played(desk) == ["bridge A-B 2"]


def test_arrows_go_from_island_to_island_while_nothing_is_held(lake: Lake) -> None:
    desk = lake(match_from(table()))
    go_to(desk, Target("island", (A,)))
    desk.key(Key.Key_Right)
    assert desk.pointer.focus == Target("island", (B,))
    desk.key(Key.Key_Left)
    desk.key(Key.Key_Return)
    assert [target.kind for target in desk.session.selector.selected] == ["action", "island"]
    desk.key(Key.Key_Escape)
    desk.key(Key.Key_Escape)
    assert list(desk.session.selector.selected) == []


def test_a_whole_turn_by_keys(lake: Lake) -> None:
    state = bridge(settle(table(), 0, "A2 B1 F1"), 0, "A-B 1")
    desk = lake(match_from(state))
    desk.key(Key.Key_L)
    desk.key(Key.Key_M)
    go_to(desk, Target("worker", (A,)))
    desk.key(Key.Key_Return)
    go_to(desk, Target("to", (B,)))
    desk.key(Key.Key_Return)
    desk.key(Key.Key_E)
    desk.key(Key.Key_P)
    go_to(desk, Target("pagoda", (F,)))
    desk.key(Key.Key_Return)
    assert played(desk) == ["fish", "move A-B by 0", "done", "pagoda F"]


def test_the_turn_is_ended_by_its_letter(lake: Lake) -> None:
    desk = lake(match_from(settle(table(), 0, "B1 F1")))
    desk.key(Key.Key_E)
    assert desk.match.steps == [], "a turn needs its main action"
    desk.key(Key.Key_P)
    go_to(desk, Target("pagoda", (B,)))
    desk.key(Key.Key_Return)
    desk.key(Key.Key_E)
    assert played(desk) == ["pagoda B"], "a goal is lit, so it is asked"
    desk.key(Key.Key_Return)
    assert played(desk) == ["pagoda B", "end turn"]


def test_questions_are_answered_by_keys(lake: Lake) -> None:
    state = bridge(bridge(table(3), 1, "A-B 1"), 2, "A-B 2")
    desk = lake(match_from(state))
    desk.key(Key.Key_M)
    go_to(desk, Target("worker", (A,)))
    desk.key(Key.Key_Return)
    go_to(desk, Target("to", (B,)))
    desk.key(Key.Key_Return)
    go_to(desk, Target("over", (2,)))
    desk.key(Key.Key_Return)
    assert played(desk) == ["move A-B by 2"]


def test_whatever_may_be_touched_is_in_reach_of_the_keys(lake: Lake) -> None:
    desk = lake(steps=40, players=4, powers=("dealt",))
    rng = Rng.from_seed("keys")
    for _ in range(15):
        desk.let_others_move()
        if desk.match.to_act is None:
            break
        while desk.session.moves and desk.match.to_act == desk.session.viewer:
            choices = list(desk.session.selector.choices())
            reach = desk.presenter.parts.stops()
            left = {Target("done")} if Target("pass") in reach else set()  # both by one press
            assert set(choices) - left <= set(reach)
            grouped = set().union(*desk.scene.interaction.GROUPS)
            assert {target.kind for target in choices} <= grouped
            steps = desk.match.cursor
            desk.session.select(choices[rng.below(len(choices))])
            if desk.match.cursor != steps:
                break


def test_the_board_follows_the_ring(lake: Lake) -> None:
    desk = lake(match_from(table()))
    far = island("L")
    desk.wheel(desk.ground(A), 6)
    QTest.qWait(REST + ZOOM + 80)
    water = desk.layout.lake
    assert not water.contains(desk.board.block(far).center())
    desk.focus_on(Target("island", (far,)))
    QTest.qWait(REST + ZOOM + 80)
    assert water.contains(desk.board.block(far).center())


def test_every_power_can_be_read_with_the_keyboard(lake: Lake) -> None:
    desk = lake(steps=12, powers=("dealt",))
    said: list[str] = []
    desk.scene.explainer.described.connect(said.append)
    seats = [target for target in desk.presenter.parts.stops() if target.kind == "seat"]
    assert len(seats) == 4
    for seat, target in enumerate(seats):
        desk.focus_on(target)
        power = desk.words.label(f"power:{desk.session.view.powers[seat]}")
        assert said[-1].split("\n")[0].endswith(f" · {power}")
        desk.key(Qt.Key.Key_Return)
    assert desk.refusals == []
    desk.focus_on(None)
    assert said[-1] == ""


def test_private_goals_that_are_not_reached_can_be_read_with_the_keyboard(lake: Lake) -> None:
    desk = lake(steps=0)
    goal = desk.session.view.hand[0]
    said: list[str] = []
    desk.scene.explainer.described.connect(said.append)
    desk.focus_on(Target("secret", (goal,)))
    assert Target("secret", (goal,)) in desk.presenter.parts.stops()
    assert said[-1].startswith(desk.words.label(f"secret:{goal}"))
