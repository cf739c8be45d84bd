"""Whatever is dropped where it cannot be goes home with a reason; what is put back says nothing."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint

from festival_desktop.games.firefly_festival.state import CROSS, State
from festival_desktop.play.table import Target
from tests.games.firefly_festival.positions import bridge, island, pagodas, settle, table
from tests.screens.firefly_festival.table.desk import FireflyDesk, match_from

pytestmark = pytest.mark.sample(6, of="file")

Lake = Callable[..., FireflyDesk]
Spot = Callable[[FireflyDesk], QPoint]
A, B, F, K = map(island, "ABFK")
PAGODA, FESTIVAL = Target("action", (1,)), Target("action", (3,))


def ready() -> State:
    """Seat 0 can do everything: a bridge, a floor, a movement, a festival on B."""
    state = bridge(settle(table(), 0, "A1 B2 F1"), 0, "A-B 1")
    return pagodas(state, {"B": "0"})


def ground_of_a(desk: FireflyDesk) -> QPoint:
    return desk.ground(A)


def worker_of_b(desk: FireflyDesk) -> QPoint:
    return desk.worker(B)


def pagoda(desk: FireflyDesk) -> QPoint:
    return desk.plaque(PAGODA)


def festival(desk: FireflyDesk) -> QPoint:
    return desk.plaque(FESTIVAL)


def water(desk: FireflyDesk) -> QPoint:
    """A spot of the lake without an island or a lane of A."""
    lake = desk.layout.lake
    for x in range(int(lake.left()) + 30, int(lake.right()) - 80, 12):
        for y in range(int(lake.top()) + 30, int(lake.bottom()) - 60, 12):
            spot = QPoint(x, y)
            alone = desk.board.island_at(spot.toPointF()) is None
            if alone and desk.board.nearest_lane(A, spot.toPointF()) is None:
                return spot
    raise LookupError("no open water")


def goals(desk: FireflyDesk) -> QPoint:
    return desk.layout.goals[0].center().toPoint()


def far_island(desk: FireflyDesk) -> QPoint:
    """No lane leads there from A."""
    return desk.board.block(K).center().toPoint()


@pytest.mark.parametrize(
    ("lifted", "spot", "rule"),
    [
        (ground_of_a, far_island, "no-lane"),
        (ground_of_a, water, "no-lane"),
        (ground_of_a, goals, "no-lane"),
        (worker_of_b, water, "no-such-place"),
        (worker_of_b, goals, "no-such-place"),
        (worker_of_b, far_island, "no-way"),
        (pagoda, water, "no-such-place"),
        (pagoda, goals, "no-such-place"),
        (pagoda, far_island, "no-worker-at-pagoda"),
        (festival, water, "no-such-place"),
        (festival, goals, "no-such-place"),
        (festival, far_island, "festival-floors"),
    ],
)
def test_a_drop_in_vain_says_why(lake: Lake, lifted: Spot, spot: Spot, rule: str) -> None:
    desk = lake(match_from(ready()))
    desk.drag(lifted(desk), spot(desk))
    assert desk.refusals == [rule]
    assert desk.match.steps == []
    assert list(desk.session.selector.selected) == []
    assert desk.words.refusal(rule, (5,))


@pytest.mark.parametrize("spot", [water, goals, far_island])
def test_a_worker_carried_anywhere_but_over_the_new_bridge_says_why(lake: Lake, spot: Spot) -> None:
    desk = lake(match_from(table()))
    desk.drag(desk.ground(A), desk.ground(B))
    assert desk.match.state.stage is CROSS
    desk.drag(desk.worker(A), spot(desk))
    assert desk.refusals == ["cannot-cross"]
    assert desk.match.cursor == 1


def test_where_no_worker_can_cross_a_click_says_so(lake: Lake) -> None:
    desk = lake(match_from(table()))
    desk.drag(desk.ground(A), desk.ground(B))
    desk.click(desk.ground(F))
    assert desk.refusals == ["cannot-cross"]


def test_two_clicks_on_islands_without_a_lane_say_why(lake: Lake) -> None:
    desk = lake(match_from(ready()))
    desk.click(desk.ground(A))
    desk.click(far_island(desk))
    assert desk.refusals == ["no-lane"]


@pytest.mark.parametrize("lifted", [ground_of_a, worker_of_b, pagoda, festival])
def test_what_is_put_back_says_nothing(lake: Lake, lifted: Spot) -> None:
    desk = lake(match_from(ready()))
    desk.pick_up(lifted(desk))
    desk.drag_to(water(desk))
    desk.drop(lifted(desk))
    assert desk.refusals == []
    assert desk.match.steps == []
