"""What is shown follows from the position alone, and hides what is hidden."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QPixmap

from festival_desktop.art import theme
from festival_desktop.play.match import Match
from festival_desktop.play.table import Target
from festival_desktop.scenes.actors import Prop
from festival_desktop.scenes.turning import SOUTH
from tests.scenes.desk import Desk, match_where, rules

Open = Callable[..., Desk]


def seen(table: Desk) -> dict[str, tuple[object, ...]]:
    """All that is to be seen, without the ways it takes."""
    return {
        key: (actor.prop.kind, actor.prop.face, actor.goal, actor.scale(), actor.zValue())
        for key, actor in table.scene.actors.items()
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
    table.controller.undo()
    table.move(QPoint(3, 3))
    assert seen(table) == before
    table.controller.redo()
    assert seen(table) == after


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_looks_sits_at_the_bottom(desk: Open, players: int) -> None:
    for seat in range(players):
        table = desk(players=players, people=(seat,), seed="deer", steps=9)
        scene = table.scene
        assert scene.seat_at[SOUTH] == seat
        assert len(scene.seat_at) == players
        # Clockwise round the screen come the seats in their order, as at the table.
        order = [scene.seat_at[side] for side in (SOUTH, 3, 0, 1) if side in scene.seat_at]
        assert order == [(seat + n) % players for n in range(players)]


def test_behind_the_curtain_nothing_of_a_hand_is_shown(desk: Open) -> None:
    table = desk(players=3, people=(0, 1, 2), seed="toad")
    assert table.session.waiting is not None
    assert table.scene.hand == {}
    hidden = [actor for actor in table.scene.actors.values() if actor.prop.kind == "back"]
    assert len(hidden) == 9
    assert table.scene.reach() == {}
    table.controller.lift_curtain()
    assert table.scene.seat_at[SOUTH] == table.session.viewer
    assert len(table.scene.hand) == 3


def test_the_table_stays_turned_while_it_changes_hands(desk: Open) -> None:
    table = desk(players=3, people=(0, 1, 2), seed="toad")
    table.controller.lift_curtain()
    looking = table.session.viewer
    while table.session.waiting is None:
        moves = table.game.legal_moves(table.match.state)
        table.controller.play(moves[-1])
    assert table.session.viewer is None
    assert table.scene.seat_at[SOUTH] == looking


def test_a_game_of_computers_can_be_watched(desk: Open) -> None:
    table = desk(players=4, people=(), seed="swan")
    for _ in range(30):
        table.controller.computer_moves()
    assert table.scene.reach() == {}
    assert len(table.scene.display) > 5


def test_zoom_pan_and_fit(desk: Open) -> None:
    table = desk(players=4, seed="koi", steps=40)
    scene, middle = table.scene, table.scene.layout.display.center().toPoint()
    side = scene.camera.side
    table.wheel(middle, 1)
    assert scene.camera.side > side
    table.wheel(middle, -3, Qt.KeyboardModifier.ControlModifier)
    assert scene.camera.side < side
    table.view.setFocus()
    table.key(Qt.Key.Key_0)
    assert scene.camera.side == side
    table.key(Qt.Key.Key_Plus)
    assert scene.camera.side > side
    for rect, larger in zip(scene.layout.tools, (False, None, True), strict=True):
        before = scene.camera.side
        table.click(rect.center().toPoint())
        assert (scene.camera.side > before) is bool(larger)
    assert scene.camera.free
    scene.fit()
    assert not scene.camera.free


def test_the_display_can_be_dragged_with_the_space_bar(desk: Open) -> None:
    table = desk(players=4, seed="koi", steps=40)
    table.view.setFocus()
    scene, at = table.scene, table.scene.layout.display.center().toPoint()
    from PySide6.QtTest import QTest

    x = scene.camera.x
    QTest.keyPress(table.view, Qt.Key.Key_Space)
    table.pick_up(at)
    table.drop(at + QPoint(25, 0))
    QTest.keyRelease(table.view, Qt.Key.Key_Space)
    assert scene.camera.x == x + 25
    assert scene.cursor is None
    assert table.session.picker.touched == []


def test_the_view_follows_the_growing_display_until_somebody_zooms(desk: Open) -> None:
    table = desk(players=2, people=(), seed="goose")
    area = table.scene.layout.display.adjusted(-1, -1, 1, 1)
    for _ in range(60):
        table.controller.computer_moves()
        if table.scene.camera.side > 44:
            assert all(area.contains(table.scene.cell_rect(x, y)) for x, y in table.scene.display)
    table.scene.fit()
    assert all(area.contains(table.scene.cell_rect(x, y)) for x, y in table.scene.display)


def test_tab_goes_through_the_groups_and_then_on(desk: Open) -> None:
    places = lambda state, legal: len(state.display) > 4 and len(legal) > 40  # noqa: E731
    table = desk(match=match_where(places))
    table.view.setFocus()
    kinds = []
    for _ in range(10):
        if not table.scene.step_group(1):
            break
        assert table.scene.cursor is not None
        kinds.append(table.scene.cursor.kind)
        assert "focus" in table.scene.actors
    assert kinds[0] == "tile"
    assert len(kinds) == len(set(kinds))
    assert table.scene.cursor is None
    assert "focus" not in table.scene.actors


def test_the_mouse_puts_the_keyboards_ring_away(desk: Open) -> None:
    table = desk(match=match_where(lambda state, legal: len(legal) > 40))
    table.view.setFocus()
    table.key(Qt.Key.Key_Tab)
    assert table.scene.cursor == table.target("tile")
    table.move(QPoint(500, 200))
    assert table.scene.cursor is None


def test_a_focused_cell_shows_its_preview(desk: Open) -> None:
    table = desk(match=match_where(lambda state, legal: len(legal) > 40))
    table.view.setFocus()
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Return)
    assert table.scene.cursor is not None
    assert table.scene.cursor.kind == "cell"
    assert table.scene.preview is not None
    assert "ghost" in table.scene.actors


@pytest.mark.parametrize("name", sorted(theme.THEMES))
def test_every_theme_paints_the_whole_table(desk: Open, name: str) -> None:
    table = desk(players=4, seed="koi", steps=40)
    before = theme.theme().name
    try:
        theme.use(name)
        table.scene.restyle()
        picture: QPixmap = table.view.grab()
    finally:
        theme.use(before)
    assert not picture.isNull()
    assert set(table.scene.actors) == set(seen(table))


def test_new_words_are_shown_at_once(desk: Open) -> None:
    table = desk(players=2)
    table.words.longer = 0.5
    table.scene.retranslate()
    prop: Prop = table.scene.actors["caption:supply"].prop
    assert prop.face[0] == table.words.label("supply")


def test_the_free_area_is_told_with_every_layout(desk: Open) -> None:
    table = desk(players=2)
    areas = []
    table.scene.laid_out.connect(lambda: areas.append(table.scene.free_area()))
    table.view.resize(1600, 936)
    assert areas
    assert table.scene.sceneRect().contains(areas[-1])
    assert areas[-1].left() > table.scene.layout.table.right()


def test_a_choice_that_is_gone_cannot_be_touched_any_more(desk: Open) -> None:
    """The position changes under a hand that holds a tile: it lets go."""
    table = desk(match=match_where(lambda state, legal: len(legal) > 40))
    tile = table.target("tile")
    table.pick_up(table.point(tile))
    table.controller.start()
    assert table.scene.carried is None
    assert table.session.picker.touched == []
    table.drop(table.scene.layout.display.center().toPoint())
    assert table.chosen == []
    assert Target("tile", tile.key) in table.scene.choices
    assert rules() is table.game


def test_a_hint_lights_what_to_touch_and_shows_what_it_gives(desk: Open) -> None:
    table = desk(match=match_where(lambda state, legal: len(legal) > 40))
    scene = table.scene
    tile = table.target("tile")
    x, y = next(xy for xy in cells_beside(table))
    scene.point_out([tile, Target("cell", (x, y)), Target("turn", (1,))])
    assert {"pointed:0", "pointed:1", "ghost"} <= set(scene.actors)
    assert any(key.startswith("badge:") for key in scene.actors)
    assert table.session.picker.touched == []
    table.move(scene.hand[tile.key[0]].center().toPoint())
    assert not {"pointed:0", "ghost"} & set(scene.actors)


def test_any_place_can_be_pointed_out(desk: Open) -> None:
    table = desk(match=match_where(lambda state, legal: len(state.display) > 5))
    laid = next(iter(table.scene.display))
    others = (Target("supply", (3,)), Target("dedication", (1,)), Target("card", (0,)))
    table.scene.point_out([Target("cell", laid), *others, Target("nowhere")])
    lit = [key for key in table.scene.actors if key.startswith("pointed:")]
    assert len(lit) == 4


def cells_beside(table: Desk) -> list[tuple[int, int]]:
    moves = (table.session.table.touches(move) for move in table.session.picker.moves)
    return [next(iter(touch[1])).key for touch in moves if len(touch) == 3]


def test_a_small_tile_is_shown_large_under_the_pointer(desk: Open) -> None:
    table = desk(players=4, people=(), seed="koi", steps=70)
    scene = table.scene
    assert scene.camera.side < 64
    xy = next(iter(scene.display))
    table.move(table.cell_point(*xy))
    lens = scene.actors[f"lens:{xy[0]}:{xy[1]}"].prop
    assert lens.rect.width() > 90
    assert scene.layout.display.adjusted(-1, -1, 1, 1).contains(lens.rect)
    table.move(QPoint(3, 3))
    assert not any(key.startswith("lens:") for key in scene.actors)


def test_the_pointer_says_what_can_be_done(desk: Open) -> None:
    table = desk(match=match_where(lambda state, legal: len(legal) > 40))
    shape = lambda: table.view.viewport().cursor().shape()  # noqa: E731
    at = table.point(table.target("tile"))
    table.move(at)
    assert shape() == Qt.CursorShape.OpenHandCursor
    table.pick_up(at)
    assert shape() == Qt.CursorShape.ClosedHandCursor
    table.drop(at)
    table.move(table.scene.layout.tools[0].center().toPoint())
    assert shape() == Qt.CursorShape.PointingHandCursor
    table.move(table.scene.layout.free.center().toPoint())
    assert shape() == Qt.CursorShape.ArrowCursor


def test_esc_in_the_middle_of_a_drag_takes_the_tile_home(desk: Open) -> None:
    table = desk(match=match_where(lambda state, legal: len(legal) > 40))
    tile = table.target("tile")
    table.pick_up(table.point(tile))
    table.key(Qt.Key.Key_Escape)
    assert table.scene.carried is None
    assert table.session.picker.touched == []
    assert table.scene.actors[f"tile:{tile.key[0]}"].goal == table.scene.hand[tile.key[0]]


def test_keys_with_control_belong_to_the_window(desk: Open) -> None:
    table = desk(players=2, seed="koi", steps=20)
    side = table.scene.camera.side
    table.key(Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert table.scene.camera.side == side
