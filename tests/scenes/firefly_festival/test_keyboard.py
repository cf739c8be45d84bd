"""The whole game by keys: arrows, Enter, Tab, Esc and one letter for each action."""

from collections.abc import Callable

from PySide6.QtGui import Qt
from PySide6.QtTest import QTest

from festival_desktop.core.rng import Rng
from festival_desktop.play.table import Target
from festival_desktop.scenes.motion import REST, ZOOM
from tests.games.firefly_festival.positions import bridge, island, settle, table
from tests.scenes.firefly_festival.desk import FireflyDesk, match_from

Lake = Callable[..., FireflyDesk]
Key = Qt.Key
A, B, F = map(island, "ABF")


def played(desk: FireflyDesk) -> list[str]:
    return [desk.game.write(step.move) for step in desk.match.steps]


def go_to(desk: FireflyDesk, target: Target) -> None:
    """Tab to its group, then arrows towards it."""
    scene = desk.scene
    for _ in range(len(scene.GROUPS)):
        if scene.cursor is not None and _same_group(desk, scene.cursor, target):
            break
        desk.key(Key.Key_Tab)
    for _ in range(60):
        if scene.cursor == target:
            return
        assert scene.cursor is not None
        way = scene.reach()[target].center() - scene.reach()[scene.cursor].center()
        across = Key.Key_Right if way.x() > 0 else Key.Key_Left
        along = Key.Key_Down if way.y() > 0 else Key.Key_Up
        before = scene.cursor
        first, second = (across, along) if abs(way.x()) >= abs(way.y()) else (along, across)
        desk.key(first)
        if scene.cursor == before:
            desk.key(second)
    raise AssertionError(f"{target} was not reached")


def _same_group(desk: FireflyDesk, one: Target, other: Target) -> bool:
    return any({one.kind, other.kind} <= group for group in desk.scene.GROUPS)


def test_a_bridge_by_letter_arrows_and_enter(lake: Lake) -> None:
    desk = lake(match_from(table()))
    desk.key(Key.Key_B)
    go_to(desk, Target("island", (A,)))
    desk.key(Key.Key_Return)
    go_to(desk, Target("island", (B,)))
    assert "ghost" in desk.scene.actors, "it is shown before it is done"
    desk.key(Key.Key_Return)
    go_to(desk, Target("lane", (A, B, 1)))
    desk.key(Key.Key_Return)
    assert played(desk) == ["bridge A-B 2"]


def test_arrows_go_from_island_to_island_while_nothing_is_held(lake: Lake) -> None:
    desk = lake(match_from(table()))
    go_to(desk, Target("island", (A,)))
    desk.key(Key.Key_Right)
    assert desk.scene.cursor == Target("island", (B,))
    desk.key(Key.Key_Left)
    desk.key(Key.Key_Return)
    assert [target.kind for target in desk.session.picker.touched] == ["action", "island"]
    desk.key(Key.Key_Escape)
    desk.key(Key.Key_Escape)
    assert list(desk.session.picker.touched) == []


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
            choices = list(desk.session.picker.choices())
            reach = desk.scene.reach()
            assert set(choices) <= set(reach)
            grouped = set().union(*desk.scene.GROUPS)
            assert {target.kind for target in choices} <= grouped
            steps = desk.match.cursor
            desk.session.touch(choices[rng.below(len(choices))])
            if desk.match.cursor != steps:
                break


def test_the_board_follows_the_ring(lake: Lake) -> None:
    desk = lake(match_from(table()))
    far = island("L")
    desk.wheel(desk.ground(A), 6)
    QTest.qWait(REST + ZOOM + 80)
    water = desk.scene.layout.lake
    assert not water.contains(desk.scene.board.block(far).center())
    desk.scene.set_cursor(Target("island", (far,)))
    QTest.qWait(REST + ZOOM + 80)
    assert water.contains(desk.scene.board.block(far).center())


def bubble(desk: FireflyDesk) -> str:
    return str(desk.scene.actors["bubble"].prop.face[0]) if "bubble" in desk.scene.actors else ""


def test_every_power_can_be_read_with_the_keyboard(lake: Lake) -> None:
    desk = lake(steps=12, powers=("dealt",))
    seats = [target for target in desk.scene.reach() if target.kind == "seat"]
    assert len(seats) == 4
    for seat, target in enumerate(seats):
        desk.scene.set_cursor(target)
        power = desk.words.label(f"power:{desk.session.view.powers[seat]}")
        assert bubble(desk).startswith(f"{power} · ")
        desk.key(Qt.Key.Key_Return)
    assert desk.refusals == []
    desk.scene.set_cursor(None)
    assert bubble(desk) == ""


def test_private_goals_that_are_not_reached_can_be_read_with_the_keyboard(lake: Lake) -> None:
    desk = lake(steps=0)
    goal = desk.session.view.hand[0]
    desk.scene.set_cursor(Target("secret", (goal,)))
    assert Target("secret", (goal,)) in desk.scene.reach()
    assert bubble(desk) == desk.words.label(f"secret:{goal}")
