"""Bridges are drawn from island to island: by dragging, by clicks, or not at all."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import Qt

from festival_desktop.games.firefly_festival.content import Water
from festival_desktop.games.firefly_festival.notation import read_lane
from festival_desktop.games.firefly_festival.state import CROSS, State
from festival_desktop.play.table import Target
from festival_desktop.tables.firefly_festival import Action
from tests.games.firefly_festival.positions import bridge, island, settle, table
from tests.screens.firefly_festival.table.desk import FireflyDesk, match_from

pytestmark = pytest.mark.sample(8, of="file")

Lake = Callable[..., FireflyDesk]
A, B, E, F, G = map(island, "ABEFG")


def lane(desk: FireflyDesk, text: str) -> int:
    return desk.board.network.find(*read_lane(text.split(" ")))


def at_end(desk: FireflyDesk, text: str) -> QPoint:
    """On a lane, just before its southern or eastern end."""
    rect = desk.board.lane_rect(lane(desk, text))
    inset = desk.board.cell * 0.4
    return (rect.bottomRight() - QPointF(inset, inset)).toPoint()


def played(desk: FireflyDesk) -> list[str]:
    return [desk.game.write(step.move) for step in desk.match.steps]


def test_dragging_from_island_to_island_builds_the_lane_under_the_hand(lake: Lake) -> None:
    desk = lake(match_from(table()))
    desk.drag(desk.ground(A), at_end(desk, "A-B 2"))
    assert played(desk) == ["bridge A-B 2"]
    assert f"bridge:{lane(desk, 'A-B 2')}" in desk.items
    assert desk.refusals == []


def test_letting_go_on_the_other_island_builds_the_nearest_lane(lake: Lake) -> None:
    desk = lake(match_from(table()))
    block = desk.board.block(B)
    low = QPointF(block.left() + 10, block.bottom() - 8).toPoint()
    desk.drag(desk.ground(A), low)
    assert played(desk) == ["bridge A-B 3"]


def test_a_short_pull_builds_nothing_and_says_nothing(lake: Lake) -> None:
    desk = lake(match_from(table()))
    rect = desk.board.lane_rect(lane(desk, "A-B 1"))
    near = QPointF(rect.left() + 3, rect.center().y()).toPoint()
    desk.pick_up(desk.ground(A))
    desk.drag_to(near)
    assert "ghost" in desk.items
    desk.drop(desk.ground(A))
    assert desk.match.steps == []
    assert desk.refusals == []
    assert "ghost" not in desk.items


def test_the_bridge_grows_under_the_pointer(lake: Lake) -> None:
    desk = lake(match_from(table()))
    number = lane(desk, "A-B 1")
    rect, c = desk.board.lane_rect(number), desk.board.cell
    desk.pick_up(desk.ground(A))
    shown = []
    for part in range(2):
        spot = QPointF(rect.left() + (part + 0.5) * c, rect.center().y())
        desk.drag_to(spot.toPoint())
        shown.append(desk.face("ghost")[2])
    assert shown == [1, 2]


def test_the_tag_tells_the_price_and_what_is_collected(lake: Lake) -> None:
    desk = lake(match_from(table(4)))
    board = desk.board
    number = max(desk.options.lanes, key=lambda n: len(board.network.lanes[n].water))
    move = desk.options.lanes[number]
    start = move.a if desk.session.view.workers[0][move.a] else move.b
    desk.pick_up(desk.ground(start))
    desk.drag_to(desk.lane(number))
    parts, seat, bad = desk.face("tag")
    assert parts[0] == (f"−{board.network.lengths[number]}", "coins")
    assert len(parts) == 1 + len(set(board.network.lanes[number].water))
    assert (seat, bad) == (0, False)
    assert desk.face("becomes")[0].startswith("→")


def test_a_beachcombers_tag_and_purse_count_every_reward_on_the_water(lake: Lake) -> None:
    state = settle(table(2, powers=["beachcomber", "courier"]), 0, "A1 F1 G1 C1")
    state.coins[0] = 20
    desk = lake(match_from(state))
    network = desk.board.network
    for number, move in desk.options.lanes.items():
        water = network.lanes[number].water
        coins = 2 * water.count(Water.COINS) + len(water)
        desk.click(desk.plaque(Target("action", (0,))))
        desk.focus_on(desk.board.lane_target(number))
        parts = desk.face("tag")[0]
        price = network.lengths[number]
        assert parts[0] == (f"−{price}", "coins")
        assert ((f"+{coins}", "coins") in parts) == bool(coins)
        assert desk.face("becomes")[0] == f"→ {20 - price + coins}", move
        desk.session.clear()
    assert any(network.lanes[number].water for number in desk.options.lanes)


def test_lanes_that_would_be_lost_are_hatched(lake: Lake) -> None:
    desk = lake(match_from(settle(table(), 0, "F4")))
    network = desk.board.network
    number = next(n for n in desk.options.lanes if network.crossing[n].bit_count() > 1)
    move = desk.options.lanes[number]
    desk.pick_up(desk.ground(F))
    desk.drag_to(desk.lane(number))
    lost = {int(key[5:]) for key in desk.items if key.startswith("lost:")}
    crossing = {n for n in range(len(network.lanes)) if network.crossing[number] >> n & 1}
    assert lost == crossing - {number}
    assert F in (move.a, move.b)


def short_of_coins() -> State:
    state = table()
    state.coins[0] = 1
    return state


@pytest.mark.parametrize(
    ("state", "start", "text", "rule"),
    [
        (short_of_coins(), A, "A-B 1", "bridge-cost"),
        (settle(table(), 0, "L4"), A, "A-B 1", "no-worker-at-bridge"),
        (bridge(table(), 1, "A-B 1"), A, "A-B 1", "lane-taken"),
    ],
)
def test_an_illegal_lane_is_refused_with_its_reason_and_nothing_changes(
    lake: Lake, state: State, start: int, text: str, rule: str
) -> None:
    desk = lake(match_from(state))
    before = {key: item.spec for key, item in desk.items.items()}
    desk.drag(desk.ground(start), at_end(desk, text))
    assert desk.refusals == [rule]
    assert desk.match.steps == []
    assert list(desk.session.selector.selected) == []
    desk.move(QPoint(2, 2))
    assert {key: item.spec for key, item in desk.items.items()} == before


def test_a_blocked_lane_shows_whose_bridge_is_in_the_way(lake: Lake) -> None:
    state = settle(table(), 0, "F4")
    desk = lake(match_from(state))
    network = desk.board.network
    at = network.at[F]
    number, other = next(
        (n, o)
        for n in at
        for o in range(len(network.lanes))
        if network.crossing[n] >> o & 1 and o not in at
    )
    blocking = network.lanes[other]
    state.built[1] |= 1 << other
    state.blocked |= network.crossing[other]
    desk = lake(match_from(state))
    assert F not in (blocking.a, blocking.b)
    desk.click(desk.ground(F))
    assert desk.face(f"blocker:{number}") == (1,)
    desk.click(desk.lane(number))
    assert desk.refusals == ["crossing"]


def test_click_and_click_do_the_same(lake: Lake) -> None:
    desk = lake(match_from(table()))
    desk.click(desk.ground(A))
    assert [target.kind for target in desk.session.selector.selected] == ["action", "island"]
    desk.click(desk.lane(lane(desk, "A-E 2")))
    assert played(desk) == ["bridge A-E 2"]


def test_the_plaque_lights_every_lane_and_a_click_on_one_builds_it(lake: Lake) -> None:
    desk = lake(match_from(table()))
    desk.click(desk.plaque(Target("action", (0,))))
    lanes = {int(key[5:]) for key in desk.items if key.startswith("lane:")}
    assert lanes == set(desk.options.lanes)
    desk.click(desk.lane(lane(desk, "A-B 1")))
    assert played(desk) == ["bridge A-B 1"]


def test_escape_and_right_click_take_back(lake: Lake) -> None:
    desk = lake(match_from(table()))
    desk.click(desk.ground(A))
    desk.key(Qt.Key.Key_Escape)
    assert [target.kind for target in desk.session.selector.selected] == ["action"]
    desk.click(QPoint(desk.ground(A)), Qt.MouseButton.RightButton)
    assert list(desk.session.selector.selected) == []
    desk.pick_up(desk.ground(A))
    desk.drag_to(at_end(desk, "A-B 1"))
    desk.key(Qt.Key.Key_Escape)
    desk.drop(at_end(desk, "A-B 1"))
    assert desk.match.steps == []


def test_after_the_bridge_workers_cross_by_click_or_by_hand(lake: Lake) -> None:
    desk = lake(match_from(table()))
    desk.drag(desk.ground(A), at_end(desk, "A-B 2"))
    desk.click(desk.worker(A))
    desk.drag(desk.worker(A), desk.ground(B))
    assert played(desk) == ["bridge A-B 2", "cross A-B", "cross A-B"]


def test_a_press_on_the_far_island_lets_a_worker_cross(lake: Lake) -> None:
    desk = lake(match_from(table()))
    desk.drag(desk.ground(A), at_end(desk, "A-B 2"))
    desk.click(desk.ground(B))
    assert played(desk) == ["bridge A-B 2", "cross A-B"]


def test_the_last_bridge_has_a_halo(lake: Lake) -> None:
    desk = lake(match_from(table()))
    desk.drag(desk.ground(A), at_end(desk, "A-B 2"))
    assert desk.face(f"bridge:{lane(desk, 'A-B 2')}")[-1] == "last"


def test_after_the_main_action_no_bridge_is_drawn_and_a_click_says_why(lake: Lake) -> None:
    state = settle(table(), 0, "B1 F1")
    state.main_left = 0
    desk = lake(match_from(state))
    desk.pick_up(desk.ground(B))
    assert desk.pointer.lifted is None
    desk.drop(desk.ground(B))
    desk.click(desk.ground(B))
    assert desk.refusals[-1] == "main-done"


def test_a_worker_that_is_carried_past_the_new_bridge_goes_home_with_a_reason(lake: Lake) -> None:
    desk = lake(match_from(table()))
    desk.drag(desk.ground(A), desk.ground(B))
    assert desk.match.state.stage is CROSS
    desk.drag(desk.worker(A), desk.ground(F))
    assert desk.refusals == ["cannot-cross"]
    assert desk.match.cursor == 1


def test_the_plaque_is_dark_again_when_the_hand_lets_go_of_a_bridge_in_vain(lake: Lake) -> None:
    desk = lake(match_from(table()))
    plaque = f"action:{int(Action.BRIDGE)}"
    before = desk.face(plaque)
    desk.pick_up(desk.ground(B))
    desk.drag_to(at_end(desk, "A-B 2"))
    assert desk.face(plaque) != before
    desk.drop(desk.ground(island("C")))
    assert desk.match.steps == []
    assert desk.face(plaque) == before
