"""The tray by hand: rolling, turning its rim, wheel, keys and buttons; shading goes on at once."""

import math
from collections.abc import Callable, Sequence
from typing import cast

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.state import ORIENT, SHADE, State
from festival_desktop.play.table import Target
from festival_desktop.scenes.turning import SOUTH
from festival_desktop.screens.lanterns_dice.table.plates import Plate
from festival_desktop.tables.lanterns_dice.tray import free_areas
from tests.games.lanterns_dice.positions import GAME, deal
from tests.screens.desk import LEFT, NONE
from tests.screens.lanterns_dice.table.desk import DiceDesk, match_of

pytestmark = pytest.mark.sample(10, of="file")

Open = Callable[..., DiceDesk]


def fallen(gifts: int = 1, dice: str = "red blue white green", players: int = 3) -> State:
    """Seat 0 has rolled: north, east, south, west."""
    state = deal(players)
    state.dice = tuple(GAME.content.colors.index(color) for color in dice.split())
    state.gifts[0] = gifts
    state.stage = ORIENT
    return state


def on_rim(table: DiceDesk, degrees: float) -> QPoint:
    """A point on the rim, clockwise from east."""
    layout, turn = table.layout, math.radians(degrees)
    far = layout.radius * 0.9
    return QPoint(
        round(layout.tray.x() + far * math.cos(turn)), round(layout.tray.y() + far * math.sin(turn))
    )


def plate(table: DiceDesk, side: int = SOUTH) -> tuple[object, ...]:
    """Colour and areas left on a name plate."""
    shown = cast(Plate, table.face(f"plate:{side}")[0])
    return shown.die, shown.left


def test_pressing_the_tray_rolls_the_dice(desk: Open) -> None:
    table = desk(match=match_of(deal(3)))
    table.click(table.layout.tray.toPoint())
    assert table.chosen == [m.ROLL]
    assert {f"die:{n}" for n in range(4)} <= set(table.items)


def test_the_rim_follows_the_hand_and_comes_to_rest_at_a_quarter(desk: Open) -> None:
    table = desk(match=match_of(fallen()))
    table.move(on_rim(table, 0))
    assert plate(table)[0] == "white"
    table.stroke([on_rim(table, 0), on_rim(table, 20)])
    assert table.interaction.tray.angle == 0.0, "less than half a quarter falls back"
    table.stroke([on_rim(table, angle) for angle in (0, 25, 50, 70)])
    assert table.interaction.tray.angle == 90.0
    assert plate(table)[0] == "blue"
    assert table.chosen == [], "turning is only tried"


def test_while_the_rim_is_held_every_plate_shows_what_it_would_face(desk: Open) -> None:
    table = desk(match=match_of(fallen()))
    points = [on_rim(table, angle) for angle in (0, -30, -60)]
    table.move(points[0])
    QTest.mousePress(table.view.viewport(), LEFT, NONE, points[0])
    for point in points[1:]:
        table.move(point, LEFT)
    color, left = plate(table)
    assert color == "green"
    green = GAME.content.colors.index("green")
    free = free_areas(GAME, table.session.view, 0, 1 << green)
    assert left == table.words.label("areas-left", len(free))
    assert table.interaction.tray.held
    assert table.presenter.tray.arrows.isVisible()
    table.view.grab()
    QTest.mouseRelease(table.view.viewport(), LEFT, NONE, points[-1])
    assert table.interaction.tray.quarters == 3
    assert not table.presenter.tray.arrows.isVisible()


def test_the_button_leaves_the_tray_as_it_was_turned(desk: Open) -> None:
    table = desk(match=match_of(fallen()))
    table.stroke([on_rim(table, angle) for angle in (0, 40, 80, 120, 170)])
    table.click(table.layout.orient.center().toPoint())
    assert table.chosen == [m.ORIENTS[2]]


TURNING: list[Callable[[DiceDesk], None]] = [
    lambda table: table.wheel(table.layout.tray.toPoint(), -1),
    lambda table: table.click(table.layout.turns[1].center().toPoint()),
    lambda table: table.key(Qt.Key.Key_Right),
    lambda table: table.key(Qt.Key.Key_R),
    lambda table: table.click(on_rim(table, 30), Qt.MouseButton.RightButton),
]


@pytest.mark.parametrize("turn", TURNING)
def test_turning_the_tray_asks_the_rules_once_for_each_quarter(
    desk: Open, monkeypatch: pytest.MonkeyPatch, turn: Callable[[DiceDesk], None]
) -> None:
    table = desk(match=match_of(fallen()))
    asked: list[State] = []
    legal_moves = LanternsDice.legal_moves

    def counted(game: LanternsDice, state: State) -> Sequence[m.Move]:
        asked.append(state)
        return legal_moves(game, state)

    monkeypatch.setattr(LanternsDice, "legal_moves", counted)
    turn(table)
    assert len(asked) == 1
    table.key(Qt.Key.Key_Left)
    turn(table)
    assert len(asked) == 1, "what is known is not asked again"


@pytest.mark.parametrize("turn", TURNING)
def test_wheel_buttons_and_keys_turn_a_quarter(
    desk: Open, turn: Callable[[DiceDesk], None]
) -> None:
    table = desk(match=match_of(fallen()))
    turn(table)
    assert table.interaction.tray.quarters == 1
    assert plate(table)[0] == "blue"


def test_turning_to_and_fro_before_anything_moved_leaves_the_tray_as_it_was(desk: Open) -> None:
    table = desk(match=match_of(fallen()), motion=True)
    for notches in (-1, 1):
        table.wheel(table.layout.tray.toPoint(), notches)
    table.motion.skip()
    assert table.interaction.tray.quarters == 0
    assert table.interaction.tray.angle == 0.0


def test_the_lake_shows_what_could_be_shaded_as_the_tray_lies(desk: Open) -> None:
    table = desk(match=match_of(fallen()))
    white = GAME.content.colors.index("white")
    bonus = GAME.shading.bonus(table.match.state)
    shown = {GAME.content.areas[area].color for area in table.lit()}
    assert shown == {white, bonus}
    table.key(Qt.Key.Key_Left)
    green = GAME.content.colors.index("green")
    assert {GAME.content.areas[area].color for area in table.lit()} == {green, bonus}


def test_who_rolled_by_key_turns_the_tray_by_the_arrow_keys(desk: Open) -> None:
    table = desk(match=match_of(deal(3)))
    table.view.setFocus()
    table.key(Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Return)
    assert table.chosen == [m.ROLL]
    table.key(Qt.Key.Key_Right)
    table.key(Qt.Key.Key_Right)
    assert table.interaction.tray.quarters == 2
    table.key(Qt.Key.Key_Return)
    assert table.chosen[-1] == m.ORIENTS[2]


def test_the_ring_of_one_person_is_not_left_on_the_button_of_the_next(desk: Open) -> None:
    state = fallen()
    GAME.play(state, m.ORIENTS[0], [])
    table = desk(match=match_of(state, people=(0, 1, 2)))
    table.controller.take_over()
    table.view.setFocus()
    table.scene.set_focus(Target("leave"))
    table.key(Qt.Key.Key_Return)
    assert table.scene.pointer.focus == Target("keep"), "Enter keeps what would be given up"
    table.scene.set_focus(table.target("done"))
    table.key(Qt.Key.Key_Return)
    assert table.chosen == [m.DONE]
    assert table.match.to_act == 1
    table.controller.take_over()
    assert table.scene.pointer.focus is not None
    assert table.scene.pointer.focus.kind == "area"


def test_before_the_tray_is_left_an_area_tells_what_shading_it_would_do(desk: Open) -> None:
    table = desk(match=match_of(fallen()))
    pavilion = next(n for n in sorted(table.lit()) if GAME.content.areas[n].pavilion)
    table.move(table.area_point(pavilion))
    seen = table.face("caption")[1]
    assert "+1 gift" in seen
    assert table.chosen == []


def test_shading_at_once_leaves_the_tray_as_it_lies(desk: Open) -> None:
    table = desk(match=match_of(fallen()))
    table.key(Qt.Key.Key_Right)
    blue = GAME.content.colors.index("blue")
    area = next(n for n in sorted(table.lit()) if GAME.content.areas[n].color == blue)
    table.click(table.area_point(area))
    assert table.chosen == [m.ORIENTS[1], m.SHADES[m.DIE][area]]


def test_as_long_as_nobody_shaded_the_rim_turns_the_tray_again(desk: Open) -> None:
    table = desk(match=match_of(fallen()))
    table.key(Qt.Key.Key_Right)
    table.click(table.layout.orient.center().toPoint())
    assert table.match.state.stage is SHADE
    table.stroke([on_rim(table, angle) for angle in (0, 30, 60)])
    assert table.match.state.stage is ORIENT
    assert table.interaction.tray.quarters == 2


def test_only_its_own_button_rolls_again_for_a_gift(desk: Open) -> None:
    table = desk(match=match_of(fallen(gifts=1)))
    table.click(table.items["die:0"].spec.rect.center().toPoint())
    assert table.chosen == []
    assert table.refusals.pop() == "rolled"
    table.click(table.layout.reroll.center().toPoint())
    assert table.chosen == [m.REROLL]
    assert table.match.state.gifts[0] == 0
    assert table.interaction.tray.angle == 0.0
    table.click(table.layout.reroll.center().toPoint())
    assert table.refusals == ["reroll-cost"]


def test_a_turned_tray_is_tried_anew_after_another_roll(desk: Open) -> None:
    table = desk(match=match_of(fallen(gifts=1)))
    table.key(Qt.Key.Key_Right)
    table.click(table.layout.reroll.center().toPoint())
    assert table.interaction.tray.quarters == 0


def test_the_die_that_nobody_faces_is_shown(desk: Open) -> None:
    table = desk(match=match_of(fallen()))
    nobody = [p for p in table.scene.canvas.items if p.spec.kind == "nobody"]
    assert len(nobody) == 1
    assert nobody[0].spec.face[1] == "blue"


def test_a_computer_s_tray_turns_before_everyone(desk: Open) -> None:
    table = desk(players=3, people=(0,), seed="turning")
    for _ in range(40):
        table.let_others_move()
        if table.match.to_act is None:
            break
        view = table.session.view
        assert table.interaction.tray.quarters == (view.quarters if view.stage is not ORIENT else 0)
        legal = GAME.legal_moves(table.match.state)
        table.controller.play(legal[-1])


def test_two_sit_opposite_and_four_all_around(desk: Open) -> None:
    for players, empty in ((2, 2), (3, 1), (4, 0)):
        table = desk(match=match_of(fallen(players=players)))
        nobody = [p for p in table.scene.canvas.items if p.spec.kind == "nobody"]
        assert len(nobody) == empty


def test_turning_is_a_target_of_its_own(desk: Open) -> None:
    table = desk(match=match_of(fallen()))
    reach = table.stops()
    assert {Target("turn", (-1,)), Target("turn", (1,)), Target("tray", (0,))} <= set(reach)
