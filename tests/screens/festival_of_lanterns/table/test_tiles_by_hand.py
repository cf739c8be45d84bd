"""Tiles by mouse and keys: real events become the selections of the right move."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.state import GRID, State
from festival_desktop.play.preview import CountChange
from festival_desktop.play.table import Target
from tests.screens.desk import LEFT, NONE, RIGHT
from tests.screens.festival_of_lanterns.table.desk import Desk, match_where

pytestmark = pytest.mark.sample(12, of="file")

Open = Callable[..., Desk]


def can_place(state: State, legal: Sequence[m.Move]) -> bool:
    return len(state.display) > 6 and any(isinstance(move, m.Place) for move in legal)


@pytest.fixture(params=[0, 1, 2])
def table(desk: Open, request: pytest.FixtureRequest) -> Desk:
    """The same for every seat, because the table is turned towards it."""
    return desk(match=match_where(can_place, seat=request.param))


def places(table: Desk) -> list[m.Place]:
    return [move for move in table.chosen if isinstance(move, m.Place)]


def cells(table: Desk) -> list[Target]:
    return [target for target in table.session.selector.choices() if target.kind == "cell"]


def test_a_drag_lays_the_tile_on_the_cell_under_the_pointer(table: Desk) -> None:
    tile = table.target("tile")
    table.pick_up(table.point(tile))
    assert table.session.selector.selected == [tile]
    assert table.scene.pointer.carried == f"tile:{tile.key[0]}"
    cell = cells(table)[-1]
    table.drop(table.point(cell))
    assert places(table) == [m.Place(tile.key[0], GRID.cell(*cell.key), 0)]
    assert table.scene.pointer.carried is None


def test_two_clicks_make_the_same_move_as_a_drag(table: Desk) -> None:
    tile = table.target("tile")
    table.click(table.point(tile))
    assert table.session.selector.selected == [tile]
    cell = cells(table)[1]
    table.click(table.point(cell))
    assert places(table) == [m.Place(tile.key[0], GRID.cell(*cell.key), 0)]


def test_a_press_that_hardly_moves_is_a_click(table: Desk) -> None:
    at = table.point(table.target("tile"))
    table.pick_up(at + QPoint(0, 28))  # moves by 30, so only within the tile
    table.drop(at + QPoint(0, 29))
    assert table.scene.pointer.carried is None


@pytest.mark.parametrize("how", ["wheel", "right click", "R", "R in the air"])
def test_a_tile_turns_before_and_while_it_is_held(table: Desk, how: str) -> None:
    tile = table.target("tile")
    at = table.point(tile)
    if how == "wheel":
        table.wheel(at, -1)
        table.pick_up(at)
    elif how == "right click":
        table.move(at)
        table.click(at, RIGHT)
        table.pick_up(at)
    elif how == "R":
        table.click(at)
        table.key(Qt.Key.Key_R)
    else:
        table.pick_up(at)
        table.key(Qt.Key.Key_R)
    cell = cells(table)[0]
    (table.click if how == "R" else table.drop)(table.point(cell))
    assert places(table) == [m.Place(tile.key[0], GRID.cell(*cell.key), 1)]


def test_the_tile_laid_lies_as_its_ghost_showed_it(table: Desk) -> None:
    tile = table.target("tile")
    at = table.point(tile)
    table.wheel(at, -3)
    table.pick_up(at)
    cell = cells(table)[2]
    table.drag_to(table.point(cell))
    ghost = table.items["ghost"].spec
    hand = table.items[f"tile:{tile.key[0]}"].spec
    assert ghost.face[0] == hand.face[0]
    table.drop(table.point(cell))
    laid = table.items[f"tile:{tile.key[0]}"].spec
    assert laid.face[0] == ghost.face[0]
    assert laid.area == "display"


def test_shift_and_r_turn_back(table: Desk) -> None:
    tile = table.target("tile")
    table.click(table.point(tile))
    table.key(Qt.Key.Key_R)
    table.key(Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    table.key(Qt.Key.Key_R, Qt.KeyboardModifier.ShiftModifier)
    assert table.presenter.interaction.turn_of(tile.key[0]) == 3


def test_a_drop_on_a_tile_says_why_not_and_changes_nothing(table: Desk) -> None:
    before = table.match.cursor
    tile = table.target("tile")
    home = table.hand[tile.key[0]]
    table.pick_up(table.point(tile))
    taken = next(iter(table.display))
    table.drop(table.cell_point(*taken))
    assert table.refusals == ["cell-taken"]
    assert table.match.cursor == before
    assert table.session.selector.selected == []
    assert table.items[f"tile:{tile.key[0]}"].goal == home


def test_a_drop_far_from_the_display_says_why_not(table: Desk) -> None:
    tile = table.target("tile")
    table.pick_up(table.point(tile))
    table.drop(table.layout.display.topLeft().toPoint() + QPoint(2, 2))
    assert table.refusals == ["not-beside"]
    assert table.session.selector.selected == []


def test_a_drop_outside_the_water_goes_home_without_a_word(table: Desk) -> None:
    tile = table.target("tile")
    table.pick_up(table.point(tile))
    table.drop(table.layout.free.center().toPoint())
    assert table.refusals == []
    assert table.session.selector.selected == []


def test_another_tile_takes_the_place_of_the_one_held(table: Desk) -> None:
    first, second, *_ = table.hand
    table.click(table.hand[first].center().toPoint())
    table.click(table.hand[second].center().toPoint())
    assert table.session.selector.selected == [Target("tile", (second,))]


@pytest.mark.parametrize("how", ["Esc", "again", "water"])
def test_a_held_tile_can_be_put_back(table: Desk, how: str) -> None:
    tile = table.target("tile")
    at = table.point(tile)
    table.click(at)
    if how == "Esc":
        table.key(Qt.Key.Key_Escape)
    elif how == "again":
        table.click(at)
    else:
        table.click(table.layout.display.topLeft().toPoint() + QPoint(2, 2))
    assert table.session.selector.selected == []
    assert table.refusals == []


def counted(gain: CountChange) -> tuple[object, ...]:
    """Without where it comes from: which side matched is not told by events."""
    return gain.seat, gain.what, gain.key, gain.number, gain.missing


def test_every_seat_shows_beforehand_what_it_then_gets(table: Desk) -> None:
    tile = table.target("tile")
    table.click(table.point(tile))
    for cell in cells(table):
        table.move(table.point(cell))
        seen = table.trial
        assert seen is not None
        assert seen.cell == cell.key
        shown = {key for key in table.items if key.startswith("badge:")}
        gains = table.presenter.hovering_tile.gains
        assert {gain.seat for gain in gains} == {int(key.split(":")[1]) for key in shown}
    told: list[Event] = []
    table.session.changed.connect(lambda change: told.extend(change.events))
    table.click(table.point(cell))
    happened = table.session.table.account(told).changes
    assert [counted(gain) for gain in gains] == [counted(gain) for gain in happened]


def test_matching_seams_light_up_and_stay(desk: Open) -> None:
    table = desk(match=match_where(can_place))
    for tile in list(table.hand):
        table.click(table.hand[tile].center().toPoint())
        for cell in cells(table):
            for _ in range(4):
                table.key(Qt.Key.Key_R)
                table.move(table.point(cell))
                assert table.trial is not None
                if table.trial.matches:
                    (side, *_) = table.trial.matches
                    assert f"seam:{side}" in table.items
                    knots = sum(key.startswith("knot:") for key in table.items)
                    matches = len(table.trial.matches)
                    table.click(table.point(cell))
                    assert sum(key.startswith("knot:") for key in table.items) == knots + matches
                    return
        table.key(Qt.Key.Key_Escape)
    pytest.fail("no match was possible")


def test_the_tile_in_the_air_leaves_its_place_marked(table: Desk) -> None:
    tile = table.target("tile")
    table.pick_up(table.point(tile))
    assert table.items["air"].spec.face[0] == "in the air"
    assert table.items[f"tile:{tile.key[0]}"].spec.face[2] == "dragged"
    table.drop(QPoint(5, 5))
    assert "air" not in table.items


def test_choosing_by_the_list_leaves_only_the_turn_to_the_table(table: Desk) -> None:
    """Whoever selects tile and cell elsewhere can still turn and press here."""
    tile = table.target("tile")
    table.session.select(tile)
    cell = cells(table)[0]
    table.session.select(cell)
    table.view.setFocus()
    table.key(Qt.Key.Key_R)
    assert table.trial is not None
    table.click(table.cell_point(*cell.key))
    assert places(table) == [m.Place(tile.key[0], GRID.cell(*cell.key), 1)]


@pytest.mark.parametrize("drag", [False, True])
@pytest.mark.parametrize("kind", ["face-up", "stack"])
def test_the_hand_is_refilled_by_a_click_or_a_drag(desk: Open, kind: str, drag: bool) -> None:
    refill = lambda state, legal: m.DRAW_TILE in legal  # noqa: E731
    table = desk(match=match_where(refill))
    at = table.point(Target(kind))
    if drag:
        table.pick_up(at)
        assert table.chosen == []
        table.drop(table.layout.hand[0].center().toPoint())
    else:
        table.click(at)
    assert table.chosen == [m.TAKE_FACE_UP if kind == "face-up" else m.DRAW_TILE]


def test_a_refill_dropped_elsewhere_goes_back(desk: Open) -> None:
    table = desk(match=match_where(lambda state, legal: m.DRAW_TILE in legal))
    table.pick_up(table.point(Target("face-up")))
    table.drop(QPoint(20, 300))
    assert table.chosen == []


def test_taking_a_tile_too_early_says_why_not(table: Desk) -> None:
    table.click(table.layout.face_up.center().toPoint())
    assert table.refusals == ["place-first"]


def test_a_double_click_takes_a_tile_up_and_keeps_it(table: Desk) -> None:
    tile = table.target("tile")
    at = table.point(tile)
    QTest.mouseClick(table.view.viewport(), LEFT, NONE, at)
    QTest.mouseDClick(table.view.viewport(), LEFT, NONE, at)
    assert table.session.selector.selected == [tile]


def may_place(legal: Sequence[m.Move]) -> bool:
    return any(isinstance(move, m.Place) for move in legal)


def test_cells_beside_the_display_count_only_while_a_tile_is_held(desk: Open) -> None:
    table = desk(
        match=match_where(lambda state, legal: len(state.display) > 12 and may_place(legal))
    )
    at_rest = table.camera.side
    tile = table.target("tile")
    table.click(table.point(tile))
    held = table.camera.side
    assert held < at_rest
    cells = [target for target in table.session.selector.choices() if target.kind == "cell"]
    water = table.layout.display
    assert all(water.contains(table.cell_rect(*cell.key)) for cell in cells)
    table.key(Qt.Key.Key_Escape)
    assert table.camera.side == at_rest


def test_a_held_tile_snaps_into_its_cell(desk: Open) -> None:
    table = desk(
        match=match_where(lambda state, legal: len(state.display) > 6 and may_place(legal))
    )
    tile = table.target("tile")
    table.pick_up(table.point(tile))
    cell = table.target("cell")
    table.drag_to(table.point(cell))
    carried = table.items[f"tile:{tile.key[0]}"]
    assert carried.pos() == table.cell_rect(*cell.key).center()
    assert carried.opacity() == 0.0, "its ghost is seen in its place"
    assert table.cell_rect(*cell.key).contains(table.items["ghost"].spec.rect)
