"""How the table of Lanterns Dice looks: layouts, themes, motion that can be skipped."""

from collections.abc import Callable, Iterator
from typing import cast

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from festival_desktop.art import theme
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.state import LAUNCH
from festival_desktop.scenes.turning import SOUTH
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.plates import Plate
from tests.games.lanterns_dice.positions import GAME, deal, pool, rolled, sheet
from tests.screens.lanterns_dice.table.desk import DiceDesk, match_of

pytestmark = pytest.mark.sample(20, of="file")

Open = Callable[..., DiceDesk]
SIZES = [(960, 480), (1280, 632), (1366, 648), (1600, 936), (1920, 1032), (2560, 1300)]
ROWS = {1: 12, 2: 10, 3: 8, 4: 6}


def zones(layout: Layout) -> dict[str, QRectF]:
    """What must never lie on anything else."""
    found = {"sheet": layout.sheet, "stacks": layout.stacks, "free": layout.free}
    found |= {f"card {n}": rect for n, rect in enumerate(layout.cards)}
    found |= {f"mini {n}": rect for n, rect in enumerate(layout.minis)}
    found |= {f"plate {side}": rect for side, rect in layout.plates.items()}
    found |= {"reroll": layout.reroll, "act": layout.act, "orient": layout.orient}
    found |= {f"turn {n}": rect for n, rect in enumerate(layout.turns)}
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_who_plays_alone_has_a_larger_tray_and_more_of_the_log(size: tuple[int, int]) -> None:
    alone, two = (Layout(*size, players, ROWS[players]) for players in (1, 2))
    assert alone.side == two.side
    assert alone.free.height() > two.free.height()
    assert alone.radius > two.radius
    assert [*alone.plates] == [SOUTH]
    assert alone.minis == []


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.3])
@pytest.mark.parametrize("mirrored", [False, True])
def test_nothing_lies_on_anything_else(
    size: tuple[int, int], players: int, scale: float, mirrored: bool
) -> None:
    layout = Layout(*size, players, ROWS[players], scale, mirrored)
    window = QRectF(0, 0, *size)
    places = list(zones(layout).items())
    for n, (name, rect) in enumerate(places):
        assert window.contains(rect), name
        for other, place in places[n + 1 :]:
            assert not rect.intersects(place), (name, other)
    for rect in (layout.bed, layout.gifts, *layout.parts, layout.total):
        assert layout.sheet.contains(rect)
    for rect in (layout.gifts, *layout.parts, layout.total, *layout.bonuses):
        assert not rect.intersects(layout.bed)


@pytest.mark.parametrize("size", SIZES[1:], ids=str)
def test_the_lake_is_the_largest_thing_and_its_pools_can_be_hit(size: tuple[int, int]) -> None:
    layout = Layout(*size, 3, 8)
    assert layout.side >= 58
    assert layout.bed.width() * layout.bed.height() > 0.255 * size[0] * size[1]


@pytest.fixture
def themed() -> Iterator[Callable[[str], None]]:
    yield theme.use
    theme.use("dark")


@pytest.mark.parametrize("name", theme.THEMES)
def test_it_is_painted_in_every_theme(desk: Open, themed: Callable[[str], None], name: str) -> None:
    themed(name)
    state = sheet(deal(4, emperor="BAB"), ["a1", "b1", "a2", "b2", "f6"])
    table = desk(match=match_of(rolled(state, "red blue white green", 3)))
    assert not table.view.grab().isNull()
    table.scene.canvas.relayout()
    assert not table.view.grab().isNull()


def test_it_runs_right_to_left(desk: Open) -> None:
    QApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    try:
        table = desk(match=match_of(rolled(deal(3), "red blue white green")))
        assert table.layout.sheet.left() > table.layout.tray.x()
        red = next(iter(sorted(table.lit())))
        table.click(table.area_point(red))
        assert len(table.chosen) == 1
    finally:
        QApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


# -- motion ----------------------------------------------------------------------------------------


def test_dice_tumble_and_their_colours_are_told_when_they_rest(desk: Open) -> None:
    table = desk(match=match_of(deal(3)), motion=True)
    table.scene.interaction.press(table.target("roll"))
    assert len(table.presenter.effects.rolling) == 4
    plates = [a for a in table.scene.canvas.items if a.spec.kind == "plate"]
    assert all(cast(Plate, plate.spec.face[0]).die == "" for plate in plates)
    table.motion.skip()
    assert not table.presenter.effects.rolling
    assert all(cast(Plate, plate.spec.face[0]).die for plate in plates)
    for n in range(4):
        die = table.items[f"die:{n}"]
        assert die.pos() == table.presenter.tray.shown.items[f"die:{n}"].rect.center()
        assert die.scale() == 1.0


def test_a_press_skips_all_motion(desk: Open) -> None:
    table = desk(match=match_of(deal(3)), motion=True)
    table.scene.interaction.press(table.target("roll"))
    table.click(table.layout.sheet.topLeft().toPoint())
    assert not table.presenter.effects.rolling


def test_the_pencil_draws_what_was_pressed(desk: Open) -> None:
    table = desk(match=match_of(rolled(deal(3), "red blue white green")), motion=True)
    red = next(n for n in sorted(table.lit()) if GAME.content.areas[n].color == 0)
    table.click(table.area_point(red))
    assert red in table.presenter.effects.drawing
    assert f"draw:{red}" in table.items
    table.motion.skip()
    assert not table.presenter.effects.drawing
    assert f"draw:{red}" not in table.items


def test_a_gift_flies_and_fireworks_burst_without_leaving_anything(desk: Open) -> None:
    pavilion = next(
        n for n, area in enumerate(GAME.content.areas) if area.pavilion and area.color == 0
    )
    table = desk(match=match_of(rolled(deal(3), "red blue white green")), motion=True)
    before = len(table.scene.items())
    choices = table.session.selector.choices()
    table.scene.interaction.press(next(target for target in choices if target.key == (pavilion,)))
    assert len(table.scene.items()) > before
    table.motion.skip()
    items = {*table.scene.items()}
    assert {*table.scene.canvas.items, table.presenter.tray.arrows} == items


def test_the_tray_turns_on_when_a_computer_has_oriented_it(desk: Open) -> None:
    table = desk(match=match_of(rolled(deal(3), "red blue white green")), motion=True)
    table.interaction.tray.angle = 30.0
    table.interaction.tray.settle()
    table.motion.skip()
    assert table.interaction.tray.angle % 90 == 0


def test_a_position_that_was_shown_before_the_window_can_be_played(qtbot: QtBot) -> None:
    state = sheet(rolled(deal(3), "red blue white green"), ["a1", "b1", "a2", "b2"])
    state.close_part()
    state.stage = LAUNCH
    table = DiceDesk(match=match_of(state))
    table.controller.start()
    table.view.show()
    table.click(table.point(table.target("stack")))
    table.click(table.over(table.tile().corners[0]))
    assert len(table.chosen) == 1
    table.close()


def test_a_launched_tile_lies_on_its_pools(desk: Open) -> None:
    done = ["a1", "b1", "a2", "b2"]
    state = sheet(deal(3), done, [("launch square at a1 turned 0", 5)])
    table = desk(match=match_of(state))
    tile = table.items["tile:0:0"].spec
    assert tile.rect.topLeft() == table.layout.pools[pool("a1")].topLeft()
    assert f"pool:{pool('a1')}" not in table.items


def test_the_sheet_of_the_one_who_acts_is_shown_when_everybody_is_a_computer(desk: Open) -> None:
    table = desk(players=3, people=())
    for _ in range(30):
        assert table.shown_seat == table.session.view.seat
        table.controller.computer_moves()


def test_undo_wipes_the_pencil_off(desk: Open) -> None:
    table = desk(match=match_of(rolled(deal(3), "red blue white green")))
    move = next(move for move in table.session.moves if isinstance(move, m.Shade))
    table.controller.play(move)
    assert table.face(f"pool:{move.area // 2}")[0].shaded[move.area % 2]
    table.controller.history.undo()
    assert not table.face(f"pool:{move.area // 2}")[0].shaded[move.area % 2]


def test_fireworks_burst_over_the_tile_and_the_next_one_lies_on_its_stack(desk: Open) -> None:
    state = sheet(rolled(deal(3), "red blue white green"), ["a1", "b1", "a2", "b2"])
    state.close_part()
    state.stage = LAUNCH
    table = desk(match=match_of(state), motion=True)
    shape = table.target("stack").key[0]
    table.pick_up(table.point(table.target("stack")))
    corner = table.tile().corners[0]
    table.drop(table.over(corner))
    assert len(table.chosen) == 1
    top, tile = table.items[f"top:{shape}"], table.items["tile:0:0"]
    for actor in (top, tile):
        assert (actor.pos() - actor.spec.rect.center()).manhattanLength() < 1.5, "in place at once"
    assert table.motion.busy
    table.motion.skip()
    assert {*table.scene.canvas.items, table.presenter.tray.arrows} == {*table.scene.items()}


def test_favours_are_dim_once_all_have_done_their_part(desk: Open) -> None:
    state = rolled(deal(3), "red blue white green", 3)
    table = desk(match=match_of(state))
    assert table.face("card:0")[4] != "dim"
    state.close_part()
    state.stage = LAUNCH
    table = desk(match=match_of(state))
    assert {table.face(f"card:{n}")[4] for n in range(3)} == {"dim"}
