"""What is shown follows from the position alone, and hides what is hidden."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap

from festival_desktop.art import theme
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.state import State
from festival_desktop.play.match import Match
from festival_desktop.play.table import Target
from festival_desktop.scenes.shown import ItemSpec
from festival_desktop.scenes.turning import SOUTH
from tests.screens.festival_of_lanterns.table.desk import Desk, match_where, rules

pytestmark = pytest.mark.sample(10, of="file")

Open = Callable[..., Desk]


def seen(table: Desk) -> dict[str, tuple[object, ...]]:
    """All that is to be seen, without the ways it takes."""
    return {
        key: (actor.spec.kind, actor.spec.face, actor.goal, actor.scale(), actor.zValue())
        for key, actor in table.items.items()
    }


def fresh(desk: Open, table: Desk) -> Desk:
    """Another table on which the same position was loaded."""
    other = Match(table.game, table.match.setup, table.match.players, table.match.seed)
    for step in table.match.steps[: table.match.cursor]:
        other.play(step.move)
    return desk(match=other)


def test_every_position_of_a_game_looks_like_one_just_loaded(desk: Open) -> None:
    table = desk(players=4, people=(0,), seed="wren")
    for number in range(70):
        table.let_others_move()
        if table.match.to_act is None:
            break
        moves = table.game.legal_moves(table.match.state)
        table.controller.play(moves[number * 7 % len(moves)])
        if number % 9 == 0:
            assert seen(table) == seen(fresh(desk, table))


def test_undo_and_redo_look_like_the_position_just_loaded(desk: Open) -> None:
    table = desk(players=2, people=(0,), seed="lark", steps=20)
    table.let_others_move()
    before = seen(table)
    tile = table.target("tile")
    table.click(table.point(tile))
    table.click(table.point(table.target("cell")))
    after = seen(table)
    table.controller.history.undo()
    table.move(QPoint(3, 3))
    assert seen(table) == before
    table.controller.history.redo()
    assert seen(table) == after


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_looks_sits_at_the_bottom(desk: Open, players: int) -> None:
    for seat in range(players):
        table = desk(players=players, people=(seat,), seed="deer", steps=9)
        assert table.seating.sides[seat] == SOUTH
        assert len(table.seating.sides) == players
        # Clockwise round the screen come the seats in their order, as at the table.
        seat_at = {side: seat for seat, side in enumerate(table.seating.sides)}
        order = [seat_at[side] for side in (SOUTH, 3, 0, 1) if side in seat_at]
        assert order == [(seat + n) % players for n in range(players)]


def test_behind_the_curtain_nothing_of_a_hand_is_shown(desk: Open) -> None:
    table = desk(players=3, people=(0, 1, 2), seed="toad")
    assert table.session.waiting is not None
    assert table.hand == {}
    hidden = [actor for actor in table.items.values() if actor.spec.kind == "back"]
    assert len(hidden) == 9
    assert table.stops() == {}
    table.controller.take_over()
    assert table.seating.sides.index(SOUTH) == table.session.viewer
    assert len(table.hand) == 3


def test_the_table_stays_turned_while_it_changes_hands(desk: Open) -> None:
    table = desk(players=3, people=(0, 1, 2), seed="toad")
    table.controller.take_over()
    looking = table.session.viewer
    while table.session.waiting is None:
        moves = table.game.legal_moves(table.match.state)
        table.controller.play(moves[-1])
    assert table.session.viewer is None
    assert table.seating.sides.index(SOUTH) == looking


def test_a_game_of_computers_can_be_watched(desk: Open) -> None:
    table = desk(players=4, people=(), seed="swan")
    for _ in range(30):
        table.controller.computer_moves()
    assert table.stops() == {}
    assert len(table.display) > 5


def test_zoom_pan_and_fit(desk: Open) -> None:
    table = desk(players=4, seed="koi", steps=40)
    scene, middle = table.scene, table.layout.display.center().toPoint()
    side = table.camera.side
    table.wheel(middle, 1)
    assert table.camera.side > side
    table.wheel(middle, -3, Qt.KeyboardModifier.ControlModifier)
    assert table.camera.side < side
    table.view.setFocus()
    table.key(Qt.Key.Key_0)
    assert table.camera.side == side
    table.key(Qt.Key.Key_Plus)
    assert table.camera.side > side
    for rect, larger in zip(table.layout.tools, (False, None, True), strict=True):
        before = table.camera.side
        table.click(rect.center().toPoint())
        assert (table.camera.side > before) is bool(larger)
    assert table.camera.free
    scene.fit()
    assert not table.camera.free


def test_the_display_can_be_dragged_with_the_space_bar(desk: Open) -> None:
    table = desk(players=4, seed="koi", steps=40)
    table.view.setFocus()
    at = table.layout.display.center().toPoint()
    from PySide6.QtTest import QTest

    x = table.camera.x
    QTest.keyPress(table.view, Qt.Key.Key_Space)
    table.pick_up(at)
    table.drop(at + QPoint(25, 0))
    QTest.keyRelease(table.view, Qt.Key.Key_Space)
    assert table.camera.x == x + 25
    assert table.scene.pointer.focus is None
    assert table.session.selector.selected == []


def test_the_view_follows_the_growing_display_until_somebody_zooms(desk: Open) -> None:
    table = desk(players=2, people=(), seed="goose")
    area = table.layout.display.adjusted(-1, -1, 1, 1)
    for _ in range(60):
        table.controller.computer_moves()
        if table.camera.side > 44:
            assert all(area.contains(table.cell_rect(x, y)) for x, y in table.display)
    table.scene.fit()
    assert all(area.contains(table.cell_rect(x, y)) for x, y in table.display)


def test_tab_goes_through_the_groups_and_then_on(desk: Open) -> None:
    places = lambda state, legal: len(state.display) > 4 and len(legal) > 40  # noqa: E731
    table = desk(match=match_where(places))
    table.view.setFocus()
    kinds = []
    for _ in range(10):
        if not table.scene.step_group(1):
            break
        assert table.scene.pointer.focus is not None
        kinds.append(table.scene.pointer.focus.kind)
        assert "focus" in table.items
    assert kinds[0] == "tile"
    assert len(kinds) == len(set(kinds))
    assert table.scene.pointer.focus is None
    assert "focus" not in table.items


def test_the_mouse_puts_the_keyboards_ring_away(desk: Open) -> None:
    table = desk(match=match_where(lambda state, legal: len(legal) > 40))
    table.view.setFocus()
    table.key(Qt.Key.Key_Tab)
    assert table.scene.pointer.focus == table.target("tile")
    table.move(QPoint(500, 200))
    assert table.scene.pointer.focus is None


def test_a_focused_cell_shows_its_preview(desk: Open) -> None:
    table = desk(match=match_where(lambda state, legal: len(legal) > 40))
    table.view.setFocus()
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Return)
    assert table.scene.pointer.focus is not None
    assert table.scene.pointer.focus.kind == "cell"
    assert table.trial is not None
    assert "ghost" in table.items


@pytest.mark.parametrize("name", sorted(theme.THEMES))
def test_every_theme_paints_the_whole_table(desk: Open, name: str) -> None:
    table = desk(players=4, seed="koi", steps=40)
    before = theme.theme().name
    try:
        theme.use(name)
        table.scene.canvas.relayout()
        picture: QPixmap = table.view.grab()
    finally:
        theme.use(before)
    assert not picture.isNull()
    assert set(table.items) == set(seen(table))


def test_new_words_are_shown_at_once(desk: Open) -> None:
    table = desk(players=2)
    table.words.longer = 0.5
    table.scene.retranslate()
    prop: ItemSpec = table.items["caption:supply"].spec
    assert prop.face[0] == table.words.label("supply")


def test_the_free_area_is_told_with_every_layout(desk: Open) -> None:
    table = desk(players=2)
    areas = []
    table.scene.canvas.laid_out.connect(lambda: areas.append(table.presenter.free_area()))
    table.view.resize(1600, 936)
    assert areas
    assert table.scene.sceneRect().contains(areas[-1])
    assert areas[-1].left() > table.layout.table.right()


def test_a_choice_that_is_gone_cannot_be_touched_any_more(desk: Open) -> None:
    """The position changes under a hand that holds a tile: it lets go."""
    table = desk(match=match_where(lambda state, legal: len(legal) > 40))
    tile = table.target("tile")
    table.pick_up(table.point(tile))
    table.controller.start()
    assert table.scene.pointer.carried is None
    assert table.session.selector.selected == []
    table.drop(table.layout.display.center().toPoint())
    assert table.chosen == []
    assert Target("tile", tile.key) in table.session.selector.choices()
    assert rules() is table.game


def test_a_hint_lights_what_to_touch_and_shows_what_it_gives(desk: Open) -> None:
    table = desk(match=match_where(lambda state, legal: len(legal) > 40))
    scene = table.scene
    tile = table.target("tile")
    x, y = next(xy for xy in cells_beside(table))
    scene.point_out([tile, Target("cell", (x, y)), Target("turn", (1,))])
    assert {"pointed:0", "pointed:1", "ghost"} <= set(table.items)
    assert any(key.startswith("badge:") for key in table.items)
    assert table.session.selector.selected == []
    table.move(table.hand[tile.key[0]].center().toPoint())
    assert not {"pointed:0", "ghost"} & set(table.items)


def test_any_place_can_be_pointed_out(desk: Open) -> None:
    table = desk(match=match_where(lambda state, legal: len(state.display) > 5))
    laid = next(iter(table.display))
    others = (Target("supply", (3,)), Target("dedication", (1,)), Target("card", (0,)))
    table.scene.point_out([Target("cell", laid), *others, Target("nowhere")])
    lit = [key for key in table.items if key.startswith("pointed:")]
    assert len(lit) == 4


def cells_beside(table: Desk) -> list[tuple[int, ...]]:
    moves = (table.session.table.selections(move) for move in table.session.selector.moves)
    return [next(iter(select[1])).key for select in moves if len(select) == 3]


def test_the_pointer_says_what_can_be_done(desk: Open) -> None:
    table = desk(match=match_where(lambda state, legal: len(legal) > 40))

    def shape() -> Qt.CursorShape:
        return table.view.viewport().cursor().shape()

    at = table.point(table.target("tile"))
    table.move(at)
    assert shape() == Qt.CursorShape.OpenHandCursor
    table.pick_up(at)
    assert shape() == Qt.CursorShape.ClosedHandCursor
    table.drop(at)
    table.move(table.layout.tools[0].center().toPoint())
    assert shape() == Qt.CursorShape.PointingHandCursor
    table.move(table.layout.free.center().toPoint())
    assert shape() == Qt.CursorShape.ArrowCursor


def test_esc_in_the_middle_of_a_drag_takes_the_tile_home(desk: Open) -> None:
    table = desk(match=match_where(lambda state, legal: len(legal) > 40))
    tile = table.target("tile")
    table.pick_up(table.point(tile))
    table.key(Qt.Key.Key_Escape)
    assert table.scene.pointer.carried is None
    assert table.session.selector.selected == []
    assert table.items[f"tile:{tile.key[0]}"].goal == table.hand[tile.key[0]]


def test_keys_with_control_belong_to_the_window(desk: Open) -> None:
    table = desk(players=2, seed="koi", steps=20)
    side = table.camera.side
    table.key(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert table.camera.side == side


def test_a_position_shown_before_there_is_a_size_is_complete(desk: Open) -> None:
    usual = desk(match=match_where(lambda state, legal: len(state.display) > 6))
    late = Desk(match=match_where(lambda state, legal: len(state.display) > 6))
    late.controller.start()
    late.view.show()
    try:
        assert {key: item.spec for key, item in late.items.items()} == {
            key: item.spec for key, item in usual.items.items()
        }
    finally:
        late.close()


@pytest.mark.parametrize("size", [(1280, 632), (1920, 1032)], ids=str)
@pytest.mark.parametrize("players", [2, 4])
def test_nothing_of_a_zoomed_display_is_seen_beyond_the_water(
    desk: Open, size: tuple[int, int], players: int
) -> None:
    def placing(state: State, legal: Sequence[m.Move]) -> bool:
        return len(state.display) > 6 and any(isinstance(move, m.Place) for move in legal)

    table = desk(match=match_where(placing, players), size=size)
    water, middle = table.layout.water, table.layout.display.center().toPoint()
    table.click(table.point(table.target("tile")))
    cells = [target for target in table.stops() if target.kind == "cell"]
    table.move(QPoint(3, 3))
    table.scene.point_out(cells)
    before = table.around(water)
    for _ in range(3):
        table.wheel(middle, 2, Qt.KeyboardModifier.ControlModifier)
    for way in (QPoint(0, 0), QPoint(400, 0), QPoint(-800, 0), QPoint(0, 300), QPoint(400, -600)):
        table.pan(middle, middle + way)
        table.move(QPoint(3, 3))
        table.scene.point_out(cells)
        assert table.around(water) == before, way
    assert "pointed:0" in table.items


def test_buttons_that_decide_nothing_take_quick_presses(desk: Open) -> None:
    table = desk(match=match_where(lambda state, legal: len(state.display) > 6))
    plus = table.layout.tools[2].center().toPoint()
    sides = [table.camera.side]
    table.click(plus)
    sides.append(table.camera.side)
    table.press_again(plus)
    sides.append(table.camera.side)
    assert sides[0] < sides[1] < sides[2]
