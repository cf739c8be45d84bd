"""The sheet by hand: strokes and presses shade, reasons are asked for, all can be undone."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.play.match import Match
from festival_desktop.play.table import Target
from tests.games.lanterns_dice.positions import GAME, area, deal, pool, rolled, sheet
from tests.screens.desk import LEFT, NONE
from tests.screens.lanterns_dice.table.desk import DiceDesk, match_of

pytestmark = pytest.mark.sample(10, of="file")

Open = Callable[..., DiceDesk]


def shading(gifts: int = 0) -> Match[Any, Any, Any]:
    return match_of(rolled(deal(3), "red blue white green", gifts))


def lit_by(table: DiceDesk, color: str) -> list[int]:
    number = GAME.content.colors.index(color)
    return sorted(n for n in table.lit() if GAME.content.areas[n].color == number)


def across(table: DiceDesk, number: int, times: int) -> list[QPoint]:
    """To and fro within an area."""
    rect = table.area_rect(number)
    low, high = rect.adjusted(6, 6, -6, -6).topLeft(), rect.adjusted(6, 6, -6, -6).bottomRight()
    middle = rect.center()
    ends = [QPoint(round(low.x()), round(middle.y())), QPoint(round(high.x()), round(middle.y()))]
    return [ends[n % 2] for n in range(times)]


def test_what_may_be_shaded_glows(desk: Open) -> None:
    table = desk(match=shading())
    legal = {move.area for move in table.session.moves if isinstance(move, m.Shade)}
    glowing = {int(k.split(":")[1]) for k in table.items if k.startswith("legal:")}
    assert glowing == legal


def test_a_press_shades_an_area(desk: Open) -> None:
    table = desk(match=shading())
    red = lit_by(table, "red")[0]
    table.click(table.area_point(red))
    assert table.chosen == [m.SHADES[m.DIE][red]]


def test_stroking_over_an_area_shades_it(desk: Open) -> None:
    table = desk(match=shading())
    red = lit_by(table, "red")[3]
    table.stroke(across(table, red, 30))
    assert table.chosen == [m.SHADES[m.DIE][red]]


@pytest.mark.parametrize("size", [(1280, 632), (1920, 1032)], ids=str)
def test_a_press_that_slips_shades_however_far_it_slips_within_the_area(
    desk: Open, size: tuple[int, int]
) -> None:
    for slip in range(0, 33, 4):
        table = desk(match=shading(), size=size)
        red = lit_by(table, "red")[3]
        rect = table.area_rect(red)
        start = rect.adjusted(2, 2, -2, -2).topLeft().toPoint()
        room = max(0, min(slip, round(rect.width()) - 6))
        table.stroke([start, start + QPoint(room // 2, 0), start + QPoint(room, 0)])
        assert table.chosen == [m.SHADES[m.DIE][red]], slip


def test_one_stroke_across_an_area_is_enough(desk: Open) -> None:
    table = desk(match=shading())
    red = lit_by(table, "red")[3]
    start, half = table.area_point(red), round(table.layout.side * 0.24)
    table.stroke([start - QPoint(half, 0), start, start + QPoint(half, 0)])
    assert table.chosen == [m.SHADES[m.DIE][red]]


def test_the_rest_of_a_stroke_is_drawn_from_where_the_hand_left_it(desk: Open) -> None:
    table = desk(match=shading(), motion=True)
    red = lit_by(table, "red")[3]
    start, half = table.area_point(red), round(table.layout.side * 0.24)
    table.stroke([start - QPoint(half, 0), start, start + QPoint(half, 0)])
    assert 0.3 < table.presenter.effects.drawing[red] < 0.9
    table.motion.skip()
    assert not table.presenter.effects.drawing


def test_the_stroke_is_seen_as_far_as_it_is_drawn(desk: Open) -> None:
    table = desk(match=shading())
    red = lit_by(table, "red")[3]
    points = across(table, red, 5)
    table.move(points[0])
    QTest.mousePress(table.view.viewport(), LEFT, NONE, points[0])
    seen = []
    for point in points:
        table.move(point, LEFT)
        seen.append(table.face("stroke")[3])
    assert seen == sorted(seen)
    assert len(set(seen)) > 2


def test_a_stroke_that_is_broken_off_shades_nothing(desk: Open) -> None:
    table = desk(match=shading())
    red = lit_by(table, "red")[3]
    table.stroke([*across(table, red, 2), QPoint(5, 5)])
    assert table.chosen == []
    assert "stroke" not in table.items


def test_a_wrong_area_says_why_not(desk: Open) -> None:
    table = desk(match=shading())
    wrong = next(n for n in range(108) if n not in table.lit())
    table.click(table.area_point(wrong))
    assert table.chosen == []
    assert table.refusals == ["not-your-die"]


def test_what_was_shaded_last_is_taken_back_by_pressing_it_again(desk: Open) -> None:
    table = desk(match=shading())
    red = lit_by(table, "red")[0]
    table.click(table.area_point(red))
    assert table.match.cursor == 1
    assert f"last:{red}" in table.items
    table.move(QPoint(5, 5))
    table.move(table.area_point(red))
    assert table.face("caption")[1] == table.words.label("take-back")
    table.click(table.area_point(red))
    assert table.match.cursor == 0
    assert not table.match.state.shaded[0] >> red & 1


def test_every_area_of_a_part_is_taken_back_with_what_came_after_it(desk: Open) -> None:
    table = desk(match=shading(gifts=1))
    first = lit_by(table, "red")[0]
    table.click(table.area_point(first))
    table.click(table.layout.cards[0].center().toPoint())
    second = lit_by(table, "red")[-1]
    table.click(table.area_point(second))
    assert table.match.cursor == 3
    table.move(table.area_point(first))
    assert table.taking_back == first
    assert table.face("caption")[1] == table.words.label("take-back-more")
    table.click(table.area_point(first))
    assert table.match.cursor == 0
    assert not table.match.state.shaded[0] >> first & 1
    assert table.match.redo_to() is not None, "nothing is lost"


def test_what_was_shaded_before_the_roll_stays(desk: Open) -> None:
    table = desk(match=match_of(sheet(rolled(deal(3), "red blue white green"), ["c2 nw"])))
    table.move(table.area_point(area("c2 nw")))
    assert table.taking_back is None


def test_two_hasty_presses_take_nothing_back(desk: Open) -> None:
    table = desk(match=shading())
    red = lit_by(table, "red")[0]
    table.click(table.area_point(red))
    assert table.taking_back is None, "the hand that shaded it is still there"
    table.press_again(table.area_point(red))
    assert table.match.cursor == 1


def test_arrows_lead_from_a_platform_to_where_its_bonus_may_go(desk: Open) -> None:
    platform = next(p for p in GAME.content.platforms if p // 9 == 0)
    state = rolled(deal(3), "red blue white green", 0)
    state.shaded[0] = 0b1111 << 2 * platform
    state.completed[0] = 0b11 << platform
    state.platforms = 1 << platform
    table = desk(match=match_of(state))
    south, west = 2, 3
    assert table.face(f"pending:{platform}") == ((south, west),)
    beside = next(move for move in table.session.moves if isinstance(move, m.ShadeBeside))
    table.controller.play(beside)
    assert f"pending:{platform}" not in table.items


def test_an_area_with_several_reasons_asks_for_one(desk: Open) -> None:
    platform = next(p for p in GAME.content.platforms if p // 9 not in (0, 5))
    state = rolled(deal(3), "red blue white green", 0)
    state.shaded[0] = 0b11 << 2 * platform
    state.completed[0] = 1 << platform
    state.platforms = 1 << platform
    table = desk(match=match_of(state))
    both = [
        n for n in lit_by(table, "red")
        if any(isinstance(move, m.ShadeBeside) and move.area == n for move in table.session.moves)
    ]  # fmt: skip
    table.click(table.area_point(both[0]))
    assert table.chosen == []
    ways = [target for target in table.presenter.ways.shown.regions if target.kind == "by"]
    assert ways == [Target("by", (m.DIE,)), Target("by", (m.PLATFORM, platform))]
    table.click(table.point(ways[1]))
    (move,) = table.chosen
    assert move == m.ShadeBeside(platform, both[0])


def test_the_question_is_put_away_by_pressing_elsewhere_or_by_escape(desk: Open) -> None:
    platform = next(p for p in GAME.content.platforms if p // 9 not in (0, 5))
    state = rolled(deal(3), "red blue white green", 0)
    state.shaded[0] = 0b11 << 2 * platform
    state.completed[0] = state.platforms = 1 << platform
    table = desk(match=match_of(state))
    several = next(
        n for n in lit_by(table, "red")
        if any(isinstance(move, m.ShadeBeside) and move.area == n for move in table.session.moves)
    )  # fmt: skip
    ways: tuple[Callable[[], None], ...] = (
        lambda: table.click(QPoint(700, 470)),
        lambda: table.key(Qt.Key.Key_Escape),
        lambda: table.click(table.area_point(several)),
    )
    for away in ways:
        table.click(table.area_point(several))
        assert table.presenter.ways.shown.regions
        away()
        assert not table.session.selector.selected
    assert table.chosen == []


def test_a_whole_pool_is_shaded_by_pressing_either_half(desk: Open) -> None:
    state = rolled(deal(3, emperor="BBB"), "red blue white green", 3)
    table = desk(match=match_of(state))
    table.click(table.layout.cards[2].center().toPoint())
    assert table.chosen == [m.EMPEROR_ACTIONS[2]]
    color = GAME.content.colors.index
    spare = next(
        n for n in sorted(table.lit())
        if GAME.content.areas[n].color not in (color("red"), GAME.shading.bonus(state))
    )  # fmt: skip
    table.click(table.area_point(spare))
    assert table.chosen[-1] == m.SHADE_POOLS[spare // 2]


def test_a_favour_is_dragged_onto_the_sheet_and_a_used_one_says_why_not(desk: Open) -> None:
    table = desk(match=shading(gifts=2))
    card, sheet_point = table.layout.cards[0].center().toPoint(), table.area_point(5)
    table.drag(card, QPoint(5, 5))
    assert (table.chosen, table.refusals) == ([], []), "elsewhere it is not played"
    table.drag(card, sheet_point)
    assert table.chosen == [m.EMPEROR_ACTIONS[0]]
    table.drag(card, sheet_point)
    table.drag(card, QPoint(5, 5))
    assert table.refusals == ["one-action", "one-action"]
    assert table.items["card:0"].goal == table.layout.cards[0]


def test_cards_are_touched_and_cost_gifts(desk: Open) -> None:
    table = desk(match=shading(gifts=1))
    table.click(table.layout.cards[1].center().toPoint())
    assert table.refusals == ["action-cost"]
    table.click(table.layout.cards[0].center().toPoint())
    assert table.chosen == [m.EMPEROR_ACTIONS[0]]
    assert table.face("gifts")[:2] == (0, 1)


def test_hovering_tells_what_would_be_gained(desk: Open) -> None:
    boat = GAME.content.boats[1]
    around = [boat - 9, boat + 1, boat + 9, boat - 1]
    last = 2 * around[1]
    state = deal(3)
    for n in around:
        state.shaded[0] |= 0b11 << 2 * n
    state.shaded[0] &= ~(1 << last)
    state.completed[0] = sum(1 << n for n in around if n != around[1])
    color = GAME.content.colors[GAME.content.areas[last].color]
    others = [c for c in GAME.content.colors if c != color][:3]
    table = desk(match=match_of(rolled(state, " ".join([color, *others]))))
    table.move(table.area_point(last))
    assert f"plus:{boat}" in table.items
    assert table.face("part:2")[3] == 4
    assert "caption" in table.items
    table.move(QPoint(5, 5))
    assert f"plus:{boat}" not in table.items
    assert table.face("part:2")[3] == 0


def test_the_button_ends_the_part(desk: Open) -> None:
    table = desk(match=shading())
    table.click(table.leave_point())
    assert table.chosen == [], "something can still be shaded: it is asked first"
    table.click(table.layout.give_up.center().toPoint())
    assert table.chosen == [m.DONE]


def test_a_double_press_on_done_gives_nothing_up(desk: Open) -> None:
    table = desk(match=shading())
    table.click(table.leave_point())
    table.click(table.leave_point())
    assert table.chosen == []
    assert not table.interaction.asking
    table.click(table.leave_point())
    table.key(Qt.Key.Key_Escape)
    assert not table.interaction.asking


def test_done_asks_nothing_where_only_a_favour_could_be_asked(desk: Open) -> None:
    state = rolled(deal(3), "red blue white green", 3)
    state.die_open = state.bonus_open = False
    table = desk(match=match_of(state))
    table.click(table.leave_point())
    assert table.chosen == [m.DONE]


def test_light_is_strong_only_where_a_pool_is_completed(desk: Open) -> None:
    state = sheet(deal(3), ["a1 ne"])
    table = desk(match=match_of(rolled(state, "red blue white green")))
    ranks = {lit: table.face(f"legal:{lit}")[2] for lit in table.lit()}
    boats = {lit for lit in ranks if lit // 2 in GAME.content.boats}
    assert {lit for lit, rank in ranks.items() if rank == "completes"} == {area("a1 sw")}
    assert {lit for lit, rank in ranks.items() if rank == "spoils"} == boats
    assert boats


def test_gifts_are_filled_and_crossed_out(desk: Open) -> None:
    state = sheet(deal(3), ["e1 sw"])
    state.gifts[0] = 1
    table = desk(match=match_of(state))
    assert table.face("gifts")[:2] == (1, 1)


def test_the_second_largest_group_is_outlined(desk: Open) -> None:
    state = sheet(deal(3), ["a1", "b1", "c1", "f6", "g6"])
    table = desk(match=match_of(state))
    group = table.items["group"].spec
    assert group.rect.topLeft() == table.layout.pools[pool("f6")].topLeft()
    assert group.face[0] == ((0, 0), (1, 0))


# -- looking ---------------------------------------------------------------------------------------


def test_a_small_sheet_is_looked_at_large_and_left_again(desk: Open) -> None:
    table = desk(match=match_of(sheet(rolled(deal(3), "red blue white green"), ["c2 nw"], seat=1)))
    seat = next(iter(table.presenter.minis.shown.regions)).key[0]
    table.click(table.layout.minis[0].center().toPoint())
    assert table.shown_seat == seat
    mark = area("c2 nw")
    face = table.face(f"pool:{mark // 2}")[0]
    assert face.shaded[mark % 2]
    red = next(n for n in range(108) if GAME.content.areas[n].color == 0)
    table.click(table.area_point(red))
    assert table.chosen == [], "nobody writes on somebody else's sheet"
    table.click(table.layout.back.center().toPoint())
    assert table.shown_seat == 0


def test_number_keys_and_escape_look_and_return(desk: Open) -> None:
    table = desk(match=shading())
    table.key(Qt.Key.Key_2)
    assert table.shown_seat == 1
    table.key(Qt.Key.Key_3)
    assert table.shown_seat == 2
    table.key(Qt.Key.Key_3)
    assert table.shown_seat == 0
    table.key(Qt.Key.Key_2)
    table.key(Qt.Key.Key_Escape)
    assert table.shown_seat == 0
    table.key(Qt.Key.Key_4)
    assert table.shown_seat == 0, "there is no fourth seat"


def test_the_sheet_can_be_shown_alone_and_large(desk: Open) -> None:
    table = desk(match=shading())
    before = table.layout.side
    table.scene.zoom(1)
    assert table.layout.side > before * 1.2
    red = lit_by(table, "red")[0]
    table.click(table.area_point(red))
    assert table.chosen == [m.SHADES[m.DIE][red]]
    table.key(Qt.Key.Key_Escape)
    assert table.layout.side == before


@pytest.mark.parametrize("size", [(1280, 632), (1920, 1032)], ids=str)
def test_a_sheet_made_large_by_the_wheel_shows_the_way_back(
    desk: Open, size: tuple[int, int]
) -> None:
    table = desk(match=shading(), size=size)
    beside = {"tray", "card:0", "mini:1"}
    assert beside <= table.items.keys()
    for _ in range(4):
        table.wheel(table.area_point(0), 1)
    assert not beside & table.items.keys()
    assert table.face("look-back")[0] == table.words.label("show-table")
    table.click(table.items["look-back"].spec.rect.center().toPoint())
    assert beside <= table.items.keys()
    assert "look-back" not in table.items


def test_a_line_of_the_log_shows_the_sheet_it_is_about(desk: Open) -> None:
    table = desk(match=shading())
    table.scene.point_out([Target("look", (1,)), Target("area", (7,))])
    assert table.shown_seat == 1
    assert "pointed:0" in table.items
    table.scene.point_out([Target("area", (7,))])
    assert table.shown_seat == 0, "a hint is about the own sheet"


def test_the_large_sheet_makes_room_when_something_beside_it_is_to_be_touched(desk: Open) -> None:
    table = desk(match=shading())
    table.scene.zoom(1)
    assert table.interaction.looking.large
    table.leave()
    table.let_others_move()
    while not any(target.kind == "roll" for target in table.session.selector.choices()):
        table.controller.play(table.session.moves[-1])
        table.let_others_move()
    assert not table.interaction.looking.large


def test_a_part_of_the_score_shows_what_it_is_for(desk: Open) -> None:
    state = sheet(rolled(deal(3), "red blue white green"), ["a1", "b1", "c1", "f6", "g6"])
    table = desk(match=match_of(state))

    def shown() -> set[int]:
        return {int(key.split(":")[1]) for key in table.items if key.startswith("reason:")}

    table.move(table.layout.parts[1].center().toPoint())
    assert shown() == {pool("f6"), pool("g6")}
    table.click(table.layout.parts[1].center().toPoint())
    assert table.refusals == []
    corner = table.session.view.shapes.index(1)
    table.move(table.layout.stack[corner].center().toPoint())
    assert shown() == set(), "a corner fits nowhere yet"


def test_a_stack_under_the_pointer_shows_where_it_would_fit(desk: Open) -> None:
    state = sheet(rolled(deal(3), "red blue white green"), ["a1", "b1", "a2", "h6"])
    table = desk(match=match_of(state))
    corner = table.session.view.shapes.index(1)
    table.move(table.layout.stack[corner].center().toPoint())
    shown = {int(key.split(":")[1]) for key in table.items if key.startswith("reason:")}
    assert shown == {pool("a1"), pool("b1"), pool("a2")}


def test_after_a_stroke_by_key_the_ring_goes_on_to_the_nearest_area(desk: Open) -> None:
    table = desk(match=shading())
    table.view.setFocus()
    table.key(Qt.Key.Key_Tab)
    assert table.scene.pointer.focus is not None
    assert table.scene.pointer.focus.kind == "area"
    last = table.scene.pointer.focus
    table.key(Qt.Key.Key_Return)
    assert len(table.chosen) == 1
    assert table.scene.pointer.focus is not None
    assert table.scene.pointer.focus.kind == "area"
    assert table.scene.pointer.focus != last
