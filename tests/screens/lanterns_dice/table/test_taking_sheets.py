"""Several people at one screen take their own sheets, in any order, while everyone shades."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.lake import members
from festival_desktop.models.choices import ChoiceRole
from festival_desktop.models.recap import recap
from festival_desktop.models.session import END_TURN
from festival_desktop.play.table import TAKE, Target
from festival_desktop.ui.table.choices_panel import ChoicesList
from tests.games.lanterns_dice.positions import GAME, after, deal, rolled
from tests.screens.lanterns_dice.table.desk import DiceDesk, match_of

Open = Callable[..., DiceDesk]
ALL = (0, 1, 2)


def shading(desk: Open, people: tuple[int, ...] = ALL) -> DiceDesk:
    """Three at the table, seat 0 shades: red; it has the turn bonus, too."""
    return desk(match=match_of(rolled(deal(3), "red blue white green"), people))


def mini(table: DiceDesk, seat: int) -> QPoint:
    """The small sheet of a seat."""
    return table.items[f"mini:{seat}"].spec.rect.center().toPoint()


def stroke(table: DiceDesk) -> m.Move:
    """The pencil shades an area in the colour of the die."""
    color = GAME.shading.faced(table.match.state, table.match.state.seat)
    area = next(n for n in sorted(table.lit()) if GAME.content.areas[n].color == color)
    table.click(table.area_point(area))
    return m.SHADES[m.DIE][area]


def part(table: DiceDesk, seat: int) -> str:
    """The sign of a small sheet: how its part stands."""
    sign: str = table.face(f"mini:{seat}")[8]
    return sign


def test_a_press_on_a_small_sheet_takes_it_and_the_pencil_works_there(desk: Open) -> None:
    table = shading(desk)
    first = stroke(table)
    table.click(mini(table, 2))
    assert table.chosen == [first, m.TAKES[2]]
    assert table.shown_seat == table.session.viewer == 2
    drawn = stroke(table)
    assert table.chosen[-1] == drawn
    assert table.match.state.shaded[2]
    table.click(mini(table, 0))
    assert table.shown_seat == 0
    assert not table.match.state.die_open, "the part goes on where it was left"
    assert table.refusals == []


def test_small_sheets_show_who_is_not_done_and_the_large_one_who_has_the_pencil(
    desk: Open,
) -> None:
    table = shading(desk)
    assert [part(table, seat) for seat in (1, 2)] == ["take", "take"]
    assert "pencil" in table.items, "there is the pencil"
    table.click(mini(table, 1))
    table.leave()
    assert table.match.state.seat == 0
    assert [part(table, seat) for seat in (1, 2)] == ["", "take"]
    table.key(Qt.Key.Key_2)
    assert "pencil" not in table.items


def test_outside_of_shading_small_sheets_are_only_looked_at(desk: Open) -> None:
    table = desk(people=ALL)
    assert part(table, table.presenter._seating().others[0]) == ""
    table.click(table.layout.minis[0].center().toPoint())
    assert table.chosen == []
    assert table.shown_seat != table.session.viewer


def test_sheets_of_computers_cannot_be_taken(desk: Open) -> None:
    table = shading(desk, (0, 2))
    assert [target.key for target in table.session.selector.choices() if target.kind == TAKE] == [
        (2,)
    ]
    assert m.TAKES[1] not in table.session.moves
    assert [part(table, seat) for seat in (1, 2)] == ["open", "take"]
    table.click(mini(table, 1))
    assert table.chosen == []
    assert table.shown_seat == 1, "it is looked at"


def test_one_person_among_computers_sees_no_offer(desk: Open) -> None:
    table = shading(desk, (0,))
    assert not any(isinstance(move, m.Take) for move in table.session.moves)


def test_a_sheet_that_may_be_taken_is_looked_at_by_its_name_or_number(desk: Open) -> None:
    table = shading(desk)
    plate = table.presenter.plates.shown.regions[Target("look", (1,))].center().toPoint()
    table.click(plate)
    assert table.shown_seat == 1
    assert table.chosen == []
    table.click(mini(table, 1))
    assert table.shown_seat == 0, "a second press leaves it"
    table.key(Qt.Key.Key_3)
    assert table.shown_seat == 2
    table.click(table.leave_point())
    assert table.chosen == [m.TAKES[2]], "the button below the lake takes it"


def test_what_happened_on_a_sheet_is_marked_there_whatever_a_press_does(desk: Open) -> None:
    table = shading(desk)
    for seat in (1, 2):
        place = table.presenter.parts.place_of(Target("look", (seat,)))
        assert place == table.items[f"mini:{seat}"].spec.rect


def test_sheets_are_taken_by_keys(desk: Open) -> None:
    table = shading(desk)
    for _ in range(12):
        if table.scene.pointer.focus is not None and table.scene.pointer.focus.kind == TAKE:
            break
        table.key(Qt.Key.Key_Tab)
    focus = table.scene.pointer.focus
    assert focus is not None
    assert focus.kind == TAKE
    table.key(Qt.Key.Key_Return)
    assert table.chosen == [m.TAKES[focus.key[0]]]
    assert table.session.viewer == focus.key[0]


def test_sheets_are_taken_in_the_list_of_choices(desk: Open) -> None:
    table = shading(desk)
    rows = ChoicesList(table.session)
    model, wanted = table.session.choices, Target(TAKE, (2,))
    found = [n for n in range(model.rowCount()) if model.index(n).data(ChoiceRole.TARGET) == wanted]
    rows.setCurrentIndex(model.index(found[0]))
    QTest.keyClick(rows, Qt.Key.Key_Return)
    rows.deleteLater()
    assert table.chosen == [m.TAKES[2]]
    assert table.shown_seat == 2


def test_taking_a_sheet_leaves_whatever_was_looked_at(desk: Open) -> None:
    table = shading(desk)
    table.key(Qt.Key.Key_2)
    table.click(mini(table, 2))
    assert table.chosen == [m.TAKES[2]]
    assert table.shown_seat == 2


def test_why_not_is_told(desk: Open) -> None:
    table = shading(desk)
    for seat in (1, 2, 0):
        table.click(mini(table, seat))
    table.session.select(Target(TAKE, (1,)))
    assert table.refusals == ["taken-in-vain"]


def test_every_step_is_taken_back_one_by_one(desk: Open) -> None:
    table = shading(desk)
    undo = table.controller.history.undo
    stroke(table)
    table.click(mini(table, 2))
    stroke(table)
    steps = [step.seat for step in table.match.steps]
    assert steps == [0, 2, 2], "whoever takes a sheet does so by a step of their own"
    states = [table.match.state_at(n) for n in range(4)]
    for place, viewer in ((2, 2), (1, 0), (0, 0)):
        undo()
        assert table.match.state == states[place]
        assert table.session.viewer == viewer
    for place in (1, 2, 3):
        table.controller.history.redo()
        assert table.match.state == states[place]


def test_taking_a_sheet_ends_no_turn(desk: Open) -> None:
    table = shading(desk)
    table.confirm_end = True
    table.click(mini(table, 1))
    assert not table.controller.awaiting_end_turn


def test_a_sheet_is_taken_while_the_turn_of_another_one_is_to_be_ended(desk: Open) -> None:
    state = after(rolled(deal(3), "green blue white red", gifts=0), "shade a1 sw by bonus")
    table = desk(match=match_of(state, ALL))
    table.confirm_end = True
    stroke(table)
    assert table.session.can_select(END_TURN)
    assert [part(table, seat) for seat in (1, 2)] == ["take", "take"]
    table.click(mini(table, 2))
    assert table.chosen[-1] == m.TAKES[2]
    assert table.shown_seat == table.session.viewer == 2


def test_the_next_one_ends_the_turn_by_taking_their_sheet(desk: Open) -> None:
    state = after(rolled(deal(3), "green blue white red", gifts=0), "shade a1 sw by bonus")
    table = desk(match=match_of(state, ALL))
    table.confirm_end = True
    stroke(table)
    steps = len(table.match.steps)
    table.click(mini(table, 1))
    assert len(table.match.steps) == steps, "it is their turn anyway"
    assert table.shown_seat == table.session.viewer == 1
    assert table.lit()


def test_who_takes_a_sheet_is_told_what_happened_before(desk: Open) -> None:
    table = shading(desk)
    stroke(table)
    table.click(mini(table, 2))
    told = recap(table.session)
    assert [entry.seat for entry in told.news] == [0]


def test_platform_bonuses_stay_on_the_sheet_they_belong_to(desk: Open) -> None:
    state = rolled(deal(3), "red blue white green", 0)
    platform = next(pool for pool in members(GAME.shading.platforms) if pool // 9 not in (0, 5))
    state.shaded[0] = 0b11 << 2 * platform
    state.completed[0] = state.platforms = 1 << platform
    table = desk(match=match_of(state, ALL))
    pending = table.presenter.interaction.position.sheets[0].pools[platform]
    table.click(mini(table, 1))
    assert table.match.state.platforms == 0
    table.click(mini(table, 0))
    assert table.match.state.platforms == 1 << platform
    assert table.presenter.interaction.position.sheets[0].pools[platform] == pending
