"""Workers are carried along bridges: tolls are shown, and where ways differ somebody chooses."""

from collections.abc import Callable

import pytest
from PySide6.QtGui import Qt
from PySide6.QtTest import QTest

from festival_desktop.play.table import Target
from tests.games.firefly_festival.positions import bridge, island, settle, table
from tests.screens.firefly_festival.table.desk import FireflyDesk, match_from

pytestmark = pytest.mark.sample(8, of="file")

Lake = Callable[..., FireflyDesk]
A, B, C, E, F = map(island, "ABCEF")
MOVING = Target("action", (2,))


def played(desk: FireflyDesk) -> list[str]:
    return [desk.game.write(step.move) for step in desk.match.steps]


def test_a_worker_is_carried_over_own_bridges_for_nothing(lake: Lake) -> None:
    desk = lake(match_from(bridge(table(), 0, "A-B 1")))
    desk.drag(desk.worker(A), desk.ground(B))
    assert played(desk) == ["move A-B by 0"]
    assert desk.match.state.coins[0] == 5


def test_reachable_islands_show_whom_the_toll_goes_to(lake: Lake) -> None:
    desk = lake(match_from(bridge(table(), 1, "A-B 1", "B-C 1")))
    desk.pick_up(desk.worker(A))
    desk.drag_to(desk.ground(C))
    tags = {key: item.spec.face[0] for key, item in desk.items.items() if "toll" in key}
    assert tags == {f"toll:{B}": (("−1", "seat:1"),), f"toll:{C}": (("−2", "seat:1"),)}
    assert {key for key in desk.items if key.startswith("way:")} == {
        f"way:{desk.board.network.find(A, B, 0)}",
        f"way:{desk.board.network.find(B, C, 0)}",
    }
    desk.drop(desk.ground(C))
    assert played(desk) == ["move A-C by 1"]
    assert desk.match.state.coins[:2] == [3, 7]


def test_where_ways_pay_different_people_somebody_chooses(lake: Lake) -> None:
    state = bridge(bridge(table(3), 1, "A-B 1"), 2, "A-B 2")
    desk = lake(match_from(state))
    desk.drag(desk.worker(A), desk.ground(B))
    assert desk.match.steps == []
    assert set(desk.answers) == {Target("over", (1,)), Target("over", (2,))}
    desk.click(desk.plaque(Target("over", (2,))))
    assert played(desk) == ["move A-B by 2"]


def test_the_question_can_be_left(lake: Lake) -> None:
    state = bridge(bridge(table(3), 1, "A-B 1"), 2, "A-B 2")
    desk = lake(match_from(state))
    desk.drag(desk.worker(A), desk.ground(B))
    desk.key(Qt.Key.Key_Escape)
    assert desk.answers == []
    assert "ask" not in desk.items


def test_own_bridges_are_taken_without_asking(lake: Lake) -> None:
    state = bridge(bridge(table(3), 1, "A-B 1"), 0, "A-B 2")
    desk = lake(match_from(state))
    desk.drag(desk.worker(A), desk.ground(B))
    assert played(desk) == ["move A-B by 0"]


def test_two_go_together_where_a_power_allows_it(lake: Lake) -> None:
    state = bridge(table(2, powers=["caravan", "courier"]), 0, "A-B 1")
    desk = lake(match_from(state))
    desk.drag(desk.worker(A), desk.ground(B))
    assert set(desk.answers) == {Target("over", (0,)), Target("together", (0,))}
    desk.click(desk.plaque(Target("together", (0,))))
    assert played(desk) == ["move two A-B by 0"]
    assert desk.match.state.workers[0][B] == 2


def test_a_ferry_goes_over_empty_water_on_any_lane_unasked(lake: Lake) -> None:
    desk = lake(match_from(table(2, powers=["ferryman", "courier"])))
    desk.drag(desk.worker(A), desk.ground(E))
    assert desk.answers == []
    assert played(desk)[0].startswith("ferry A-E")


def test_a_ferry_is_one_of_the_ways_where_bridges_lead_too(lake: Lake) -> None:
    desk = lake(match_from(bridge(table(2, powers=["ferryman", "courier"]), 1, "A-E 1")))
    desk.drag(desk.worker(A), desk.ground(E))
    assert [target.kind for target in desk.answers] == ["over", "ferry"]


def test_an_island_out_of_reach_is_refused_with_its_reason(lake: Lake) -> None:
    desk = lake(match_from(bridge(table(), 0, "A-B 1")))
    desk.drag(desk.worker(A), desk.ground(F))
    assert desk.refusals == ["no-way"]
    assert desk.match.steps == []
    assert list(desk.session.selector.selected) == []


def test_a_full_island_is_refused_with_its_reason(lake: Lake) -> None:
    state = settle(bridge(table(), 0, "A-B 1"), 1, "B4")
    desk = lake(match_from(state))
    desk.drag(desk.worker(A), desk.ground(B))
    assert desk.refusals == ["island-full"]


def test_a_full_island_that_a_worker_must_leave_again_is_marked(lake: Lake) -> None:
    """B is full; from there a bridge of somebody else leads on to C, where there is room."""
    state = bridge(bridge(table(), 0, "A-B 1"), 1, "B-C 1")
    desk = lake(match_from(settle(settle(state, 0, "A1"), 1, "B4")))
    desk.pick_up(desk.worker(A))
    desk.drag_to(desk.ground(B))
    assert f"open:{B}" in desk.items
    assert {key for key in desk.items if key.startswith("on:")} == {f"on:{B}"}
    desk.drop(desk.ground(B))
    assert played(desk) == ["move A-B by 0"]
    desk.pick_up(desk.worker(B))
    assert f"open:{C}" in desk.items
    assert f"on:{C}" not in desk.items
    desk.drop(desk.ground(C))
    assert played(desk)[-1] == "move B-C by 1"


def test_too_high_a_toll_is_refused_with_its_reason(lake: Lake) -> None:
    state = bridge(table(), 1, "A-B 1", "B-C 1")
    state.coins[0] = 1
    desk = lake(match_from(state))
    desk.drag(desk.worker(A), desk.ground(C))
    assert desk.refusals == ["toll"]


def test_click_and_click_move_three(lake: Lake) -> None:
    desk = lake(match_from(bridge(table(), 0, "A-B 1")))
    for origin, goal in ((A, B), (A, B), (B, A)):
        desk.click(desk.worker(origin))
        desk.click(desk.ground(goal))
    assert played(desk) == ["move A-B by 0", "move A-B by 0", "move B-A by 0"]


def test_the_rest_of_the_movements_is_left_by_the_last_button(lake: Lake) -> None:
    desk = lake(match_from(bridge(table(), 0, "A-B 1")))
    desk.drag(desk.worker(A), desk.ground(B))
    desk.click(desk.plaque(Target("pass")))
    desk.click(desk.plaque(Target("end-anyway")))  # a goal is lit
    assert played(desk)[-2:] == ["done", "end turn"], "one press ends both"


def test_only_as_many_figures_walk_as_have_to(lake: Lake) -> None:
    desk = lake(match_from(bridge(settle(table(), 0, "A2 B1 C1"), 0, "A-B 1", "B-C 1")))
    before = {key: item.spec.area for key, item in desk.items.items() if "worker:0" in key}
    desk.drag(desk.worker(A), desk.ground(C))
    after = {key: item.spec.area for key, item in desk.items.items() if "worker:0" in key}
    assert before.keys() == after.keys()
    assert sum(before[key] != after[key] for key in before) == 1


def test_a_worker_in_the_hand_leaves_the_number_of_the_others(lake: Lake) -> None:
    desk = lake(match_from(table()))
    stand = desk.presenter.situation.figures[A][0][0]
    assert desk.items[stand].spec.face[1] == 2
    desk.pick_up(desk.worker(A))
    assert desk.items[stand].spec.face[1] == 1


def test_with_shift_also_a_way_that_pays_somebody_can_be_taken(lake: Lake) -> None:
    desk = lake(match_from(bridge(bridge(table(), 0, "A-B 1"), 1, "A-B 2")))
    desk.pick_up(desk.worker(A))
    desk.drag_to(desk.ground(B))
    assert "ways" in desk.items
    QTest.mouseRelease(
        desk.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier,
        desk.ground(B),
    )  # fmt: skip
    assert set(desk.answers) == {Target("over", (0,)), Target("over", (1,))}
    desk.click(desk.plaque(Target("over", (1,))))
    assert played(desk) == ["move A-B by 1"]
