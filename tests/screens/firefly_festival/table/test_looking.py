"""Zooming, moving and fitting the board; what lies around it stays; nothing lies over another."""

from collections.abc import Callable
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QRectF
from PySide6.QtTest import QTest

from festival_desktop.play.table import Target
from festival_desktop.scenes.animation import REST, ZOOM
from festival_desktop.screens.firefly_festival.pictures.lake import FRAME
from festival_desktop.screens.firefly_festival.table.layout import Layout
from tests.games.firefly_festival.positions import table
from tests.screens.firefly_festival.table.desk import FireflyDesk, match_from

pytestmark = pytest.mark.sample(30, of="file")

Lake = Callable[..., FireflyDesk]


def rest() -> None:
    QTest.qWait(REST + ZOOM + 80)


def test_the_wheel_zooms_around_the_pointer(lake: Lake) -> None:
    desk = lake(steps=30)
    at = desk.ground(7)
    before = desk.board.cell
    desk.wheel(at, 2)
    rest()
    assert desk.board.cell > before
    assert desk.board.island_at(desk.view.mapToScene(at)) == 7
    assert desk.items["ground:7"].isVisible()
    assert desk.items["ground:7"].goal == desk.board.block(7)


def test_fit_shows_the_whole_board_again(lake: Lake) -> None:
    desk = lake(steps=30)
    before = desk.board.block(3)
    desk.wheel(desk.ground(7), 3)
    desk.scene.fit()
    rest()
    assert desk.board.block(3) == before


def test_panels_stay_where_they_are_and_above_a_zoomed_board(lake: Lake) -> None:
    desk = lake(steps=30)
    parts = desk.presenter
    around = (parts.bar, parts.goals, parts.seats, parts.track, parts.question)
    items = desk.scene.canvas.items
    before = {item.key: item.pos() for part in around for item in items.of(part)}
    assert len(before) > 20
    desk.wheel(desk.ground(7), 4)
    rest()
    assert {k: desk.items[k].pos() for k in before} == before
    corner = desk.view.grab().toImage().pixelColor(2, 2)
    desk.scene.fit()
    rest()
    assert desk.view.grab().toImage().pixelColor(2, 2) == corner


@pytest.mark.parametrize("size", [(1280, 632), (1920, 1032)], ids=str)
def test_nothing_of_a_zoomed_board_is_seen_beyond_its_frame(
    lake: Lake, size: tuple[int, int]
) -> None:
    desk = lake(steps=30, size=size)
    water = desk.layout.lake.adjusted(FRAME, FRAME, -FRAME, -FRAME)
    middle = water.center().toPoint()
    desk.presenter.interaction.show_forecasts(True)
    islands = [Target("island", (number,)) for number in range(desk.board.network.size)]
    desk.scene.point_out(islands)
    before = desk.around(water)
    desk.wheel(middle, 3)
    assert desk.around(water) == before, "while it is zoomed"
    desk.presenter.zooming.finish()
    assert desk.around(water) == before
    for way in (QPoint(0, 200), QPoint(0, -400), QPoint(300, 200), QPoint(-600, 0)):
        desk.pan(middle, middle + way)
        desk.presenter.zooming.finish()
        desk.scene.point_out(islands)
        assert desk.around(water) == before, way
    assert {"pointed:0"} <= desk.items.keys()


def test_a_bridge_is_drawn_on_a_zoomed_board(lake: Lake) -> None:
    desk = lake(match_from(table(4)))
    number = next(iter(desk.options.lanes))
    desk.wheel(desk.lane(number), 1)
    rest()
    desk.click(desk.layout.plaques[0].center().toPoint())
    desk.click(desk.lane(number))
    assert desk.match.steps[-1].move == desk.chosen[0]


def test_a_move_ends_the_looking_at_once(lake: Lake) -> None:
    desk = lake(steps=30)
    desk.wheel(desk.ground(7), 1)
    desk.controller.history.undo()
    desk.session.show(desk.match.state, 0, None, (), True)
    assert desk.items["ground:7"].isVisible()


SIZES = [(1280, 604), (1280, 632), (1366, 692), (1600, 924), (1920, 1004), (1024, 600)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3, 2.0])
@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("cells", [(18, 14), (21, 16)], ids=str)
def test_nothing_lies_over_another_and_all_is_inside(
    players: int, size: tuple[int, int], scale: float, mirrored: bool, cells: tuple[int, int]
) -> None:
    layout = Layout(*size, players, 4, 5, scale, mirrored, cells)
    inside = QRectF(0, 0, *size)
    parts = [
        layout.track, layout.lake, layout.bar, layout.stocks, layout.free, *layout.seats,
        *layout.goals, *layout.secrets, *layout.captions.values(),
    ]  # fmt: skip
    for part in parts:
        assert inside.contains(part), part
        assert part.height() > 10
        assert part.width() > 40
    for one, other in combinations(parts, 2):
        assert not one.intersects(other), (one, other)
    buttons = [*layout.plaques, layout.crow, layout.fish, layout.eye, layout.end]
    for one, other in combinations(buttons, 2):
        assert not one.intersects(other)
    for button in buttons:
        assert layout.bar.contains(button)
    assert layout.free.height() > 90


def test_a_seat_tells_its_power_when_pointed_at(lake: Lake) -> None:
    desk = lake(steps=40, players=3, powers=("courier", "gilder", "scholar"))
    name, rule, *projected = desk.told(desk.layout.seats[1].center().toPoint())
    assert name == f"Jonas · {desk.words.label('power:23')}"
    chain = desk.board.network.chain(desk.session.view.built[1])
    assert rule == desk.words.label("power-text:23")
    assert f"Chain of {chain} islands" in "".join(projected)
    assert desk.told(QPoint(2, 2)) == [""]
