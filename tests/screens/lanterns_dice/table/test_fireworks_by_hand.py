"""Fireworks by hand: drag, or press and press; turn, flip, see where they fit, be told why not."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.lake import xy
from festival_desktop.games.lanterns_dice.state import LAUNCH, ROLL, SHADE, State
from festival_desktop.play.table import Target
from festival_desktop.screens.lanterns_dice.table.launching import turned_over
from festival_desktop.screens.lanterns_dice.table.stacks import top_rect
from tests.games.lanterns_dice.positions import GAME, deal, pool, pools, rolled, sheet
from tests.screens.desk import LEFT, NONE
from tests.screens.lanterns_dice.table.desk import DiceDesk, match_of

pytestmark = pytest.mark.sample(10, of="file")

Open = Callable[..., DiceDesk]
SHAPES = {shape.id: n for n, shape in enumerate(GAME.content.shapes)}
DONE = ["a1", "b1", "a2", "b2", "c2", "e5", "e6", "f6"]


def launching(done: list[str] = DONE, **options: tuple[str, ...]) -> State:
    state = sheet(rolled(deal(3, **options), "red blue white green"), done)
    state.close_part()
    state.stage = LAUNCH
    return state


def stack_point(table: DiceDesk, shape: str) -> QPoint:
    slot: int = table.session.view.shapes.index(SHAPES[shape])
    return table.layout.stack[slot].center().toPoint()


def pool_point(table: DiceDesk, name: str) -> QPoint:
    return table.layout.pools[pool(name)].center().toPoint()


def test_a_tile_is_dragged_onto_completed_pools(desk: Open) -> None:
    table = desk(match=match_of(launching()))
    table.pick_up(stack_point(table, "square"))
    assert table.scene.pointer.carried == f"top:{SHAPES['square']}"
    table.drop(table.over((0, 0)))
    (move,) = table.chosen
    assert GAME.fireworks.pools[move] == pools("a1 b1 a2 b2")
    assert "tile:0:0" in table.items


def test_press_and_press_does_the_same(desk: Open) -> None:
    table = desk(match=match_of(launching()))
    table.click(stack_point(table, "square"))
    assert table.interaction.launching.held == SHAPES["square"]
    table.click(table.over((0, 0)))
    (move,) = table.chosen
    assert GAME.fireworks.pools[move] == pools("a1 b1 a2 b2")


def test_it_glows_where_it_fits_and_shows_its_points(desk: Open) -> None:
    table = desk(match=match_of(launching()))
    table.click(stack_point(table, "square"))
    glowing = {int(key.split(":")[1]) for key in table.items if key.startswith("room:")}
    assert glowing == {pool(name) for name in ("a1", "b1", "a2", "b2")}
    table.move(table.over((0, 0)))
    ghost = table.items["ghost"].spec
    assert ghost.face[2:] == (5, "ghost")
    assert table.face("part:0")[3] == 5
    table.move(table.over((5, 2)))
    assert table.face("ghost")[3] == "bad"


def test_a_tile_that_fits_only_turned_is_turned_when_it_is_taken_up(desk: Open) -> None:
    table = desk(match=match_of(launching(["a1", "b1", "b2"])))
    table.click(stack_point(table, "corner"))
    corners = table.tile().corners
    assert corners == ((0, 0),)


@pytest.mark.parametrize(
    "turn",
    [
        lambda table, at: table.wheel(at, -1),
        lambda table, at: table.click(at, Qt.MouseButton.RightButton),
        lambda table, at: table.key(Qt.Key.Key_R),
    ],
)
def test_wheel_right_click_and_r_turn_the_held_tile(
    desk: Open, turn: Callable[[DiceDesk, QPoint], None]
) -> None:
    table = desk(match=match_of(launching(["a1", "b1", "a2", "b2"])))
    table.click(stack_point(table, "corner"))
    before = table.interaction.launching.way(SHAPES["corner"])
    at = table.over((0, 0))
    table.move(at)
    turn(table, at)
    quarters, flipped = table.interaction.launching.way(SHAPES["corner"])
    assert (quarters, flipped) == ((before[0] + 1) % 4, False)


def test_f_and_a_double_click_flip_it(desk: Open) -> None:
    table = desk(match=match_of(launching()))
    at = stack_point(table, "corner")
    table.click(at)
    table.key(Qt.Key.Key_F)
    assert table.interaction.launching.way(SHAPES["corner"])[1]
    QTest.mouseDClick(table.view.viewport(), LEFT, NONE, at)
    assert not table.interaction.launching.way(SHAPES["corner"])[1]
    assert table.interaction.launching.held == SHAPES["corner"]


def test_flipping_mirrors_what_is_seen(desk: Open) -> None:
    table = desk(match=match_of(launching(shapes=("line", "l", "s", "plus"))))
    launching_ = table.interaction.launching
    for quarters in range(4):
        launching_._ways[SHAPES["l"]] = (quarters, False)
        seen = launching_.cells(SHAPES["l"])
        wide = max(x for x, _ in seen)
        launching_._ways[SHAPES["l"]] = turned_over((quarters, False))
        assert {(wide - x, y) for x, y in seen} == set(launching_.cells(SHAPES["l"]))


def test_a_tile_laid_another_way_on_the_same_pools_is_launched(desk: Open) -> None:
    table = desk(match=match_of(launching()))
    table.click(stack_point(table, "square"))
    for _ in range(3):
        table.key(Qt.Key.Key_R)
    table.click(table.over((0, 0)))
    assert len(table.chosen) == 1
    assert GAME.fireworks.pools[table.chosen[0]] == pools("a1 b1 a2 b2")


def test_a_refused_tile_glides_home_and_says_why(desk: Open) -> None:
    table = desk(match=match_of(launching()))
    table.pick_up(stack_point(table, "square"))
    table.drop(table.over((5, 2)))
    assert table.refusals == ["pool-incomplete"]
    assert table.chosen == []
    assert table.interaction.launching.held is None
    top = table.items[f"top:{SHAPES['square']}"]
    slot: int = table.session.view.shapes.index(SHAPES["square"])
    cells = table.interaction.launching.cells(SHAPES["square"])
    assert top.goal == top_rect(table.layout.stack[slot], cells, table.layout.f)
    assert top.opacity() == 1.0


def test_a_refused_tile_glides_home_also_where_another_way_would_fit(desk: Open) -> None:
    table = desk(match=match_of(launching(["a1", "b1", "b2", "e3", "e4", "f4"])))
    table.pick_up(stack_point(table, "corner"))
    good = table.tile().corners
    table.key(Qt.Key.Key_R)
    wrong = next(corner for corner in good if corner not in table.tile().corners)
    table.drop(table.over(wrong))
    assert table.refusals == ["pool-incomplete"]
    assert table.interaction.launching.held is None


def test_a_tile_dropped_beside_the_lake_goes_home_without_a_word(desk: Open) -> None:
    table = desk(match=match_of(launching()))
    table.pick_up(stack_point(table, "square"))
    table.drop(QPoint(5, 300))
    assert table.refusals == []
    assert table.interaction.launching.held is None


def test_g_shows_all_places_however_it_is_turned(desk: Open) -> None:
    table = desk(match=match_of(launching()))
    table.click(stack_point(table, "corner"))

    def glowing() -> set[int]:
        return {int(key.split(":")[1]) for key in table.items if key.startswith("room:")}

    few = glowing()
    table.key(Qt.Key.Key_G)
    every = {xy(n) for n in glowing()}
    launches = [move for move in table.session.moves if isinstance(move, m.Launch)]
    corners = [GAME.fireworks.pools[x] for x in launches if x.shape == SHAPES["corner"]]
    expected = {xy(n) for n in range(54) if any(bits >> n & 1 for bits in corners)}
    assert every == expected
    assert {xy(n) for n in few} <= every
    table.click(table.layout.main.center().toPoint())
    assert glowing() == few


def test_a_tile_snaps_to_the_nearest_place_that_covers_the_pool_under_the_pointer(
    desk: Open,
) -> None:
    table = desk(match=match_of(launching(["c3", "d3", "c4", "d4"])))
    table.click(stack_point(table, "square"))
    for name in ("c3", "d3", "c4", "d4"):
        table.move(pool_point(table, name))
        ghost = table.items["ghost"].spec
        assert ghost.face[3] == "ghost"
        assert ghost.rect.topLeft() == table.layout.pools[pool("c3")].topLeft()
    table.move(pool_point(table, "e3"))
    assert table.face("ghost")[3] == "bad", "it does not jump to where the pointer is not"
    table.click(pool_point(table, "d4"))
    assert GAME.fireworks.pools[table.chosen[0]] == pools("c3 d3 c4 d4")


def test_of_two_places_it_snaps_to_the_nearer_one(desk: Open) -> None:
    table = desk(match=match_of(launching(["a1", "b1", "c1", "a2", "b2", "c2"])))
    table.click(stack_point(table, "square"))
    for under, corner in (("a1", "a1"), ("a2", "a1"), ("c1", "b1"), ("c2", "b1")):
        table.move(pool_point(table, under))
        ghost = table.items["ghost"].spec
        assert (ghost.face[3], ghost.rect.topLeft()) == (
            "ghost",
            table.layout.pools[pool(corner)].topLeft(),
        ), under


def test_a_tile_that_is_dragged_before_its_time_goes_home_and_says_when(desk: Open) -> None:
    table = desk(match=match_of(rolled(deal(3), "red blue white green")))
    home = table.items[f"top:{SHAPES['square']}"].spec.rect
    table.pick_up(stack_point(table, "square"))
    assert table.scene.pointer.carried == f"top:{SHAPES['square']}"
    table.drop(pool_point(table, "c3"))
    assert table.refusals == ["launch-later"]
    assert table.items[f"top:{SHAPES['square']}"].goal == home


def test_before_its_time_a_stack_says_when(desk: Open) -> None:
    table = desk(match=match_of(rolled(deal(3), "red blue white green")))
    table.click(stack_point(table, "square"))
    assert table.refusals == ["launch-later"]


def test_the_keyboard_launches(desk: Open) -> None:
    table = desk(match=match_of(launching(["c3", "d3", "d4"])))
    table.view.setFocus()
    while table.scene.pointer.focus is None or table.scene.pointer.focus.kind != "stack":
        table.key(Qt.Key.Key_Tab)
    assert table.scene.pointer.focus == Target("stack", (SHAPES["corner"],))
    table.key(Qt.Key.Key_Return)
    assert table.scene.pointer.focus is not None
    assert table.scene.pointer.focus.kind == "cell"
    table.key(Qt.Key.Key_R)
    assert table.scene.pointer.focus.kind == "cell"
    table.key(Qt.Key.Key_Return)
    assert table.refusals == ["pool-incomplete"]
    for _ in range(3):
        table.key(Qt.Key.Key_R)
    assert table.tile().corners == ((2, 2),)
    table.key(Qt.Key.Key_Return)
    (move,) = table.chosen
    assert GAME.fireworks.pools[move] == pools("c3 d3 d4")


def test_escape_puts_the_tile_back(desk: Open) -> None:
    table = desk(match=match_of(launching()))
    table.click(stack_point(table, "square"))
    table.key(Qt.Key.Key_Escape)
    assert table.interaction.launching.held is None


def test_the_bright_button_launches_the_best_display(desk: Open) -> None:
    table = desk(match=match_of(launching()))
    assert table.face("launch")[0] == "Launch: +5"
    assert table.face("part:0")[3] == 5, "the score says so, too"
    table.click(table.layout.main.center().toPoint())
    (move,) = table.chosen
    assert isinstance(move, m.Launch)
    assert GAME.fireworks.pools[move] & ~table.match.start.completed[0] == 0


def test_leaving_a_launch_takes_two_presses_in_different_places(desk: Open) -> None:
    table = desk(match=match_of(launching()))
    for _ in range(2):  # the second one keeps it
        table.click(table.leave_point())
        assert table.chosen == []
    assert not table.interaction.asking
    table.click(table.leave_point())
    table.key(Qt.Key.Key_Escape)
    assert not table.interaction.asking
    table.leave()
    assert table.chosen == [m.PASS]


def test_the_key_that_ends_a_turn_keeps_a_launch(desk: Open) -> None:
    table = desk(match=match_of(launching()))
    assert table.presenter.ask_before_end()
    assert table.interaction.asking
    assert table.presenter.ask_before_end()
    assert not table.interaction.asking


def test_a_launch_may_be_asked_for_before_the_others_have_shaded(desk: Open) -> None:
    state = launching()
    state.stage = SHADE
    state = rolled(state, "red blue white green", 3)
    state.die_open = state.bonus_open = False
    table = desk(match=match_of(state))
    table.click(table.layout.main.center().toPoint())
    assert table.chosen == [m.DONE]
    while table.controller.computer_to_move:
        assert table.session.viewer == 0
        table.controller.computer_moves()
    QApplication.processEvents()
    assert isinstance(table.chosen[-1], m.Launch)


def test_a_tile_that_is_dragged_too_early_is_told_why_not(desk: Open) -> None:
    state = launching()
    state.active = state.seat = 1
    state.stage = ROLL
    table = desk(match=match_of(state))
    assert not table.session.moves
    square = stack_point(table, "square")
    table.drag(square, table.layout.pools[20].center().toPoint())
    assert table.refusals == ["launch-later"]
