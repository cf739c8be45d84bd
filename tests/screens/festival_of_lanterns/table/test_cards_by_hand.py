"""Cards and Dedications by mouse and keys."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import FOUR, PAIRS, SEVEN
from festival_desktop.games.festival_of_lanterns.state import EXCHANGE, GENERIC, State
from festival_desktop.play.table import Target
from festival_desktop.scenes.turning import SOUTH
from tests.screens.desk import RIGHT
from tests.screens.festival_of_lanterns.table.desk import Desk, match_where

pytestmark = pytest.mark.sample(8, of="file")

Open = Callable[..., Desk]
Legal = Sequence[m.Move]


def with_cards(cards: Sequence[int], mooncakes: int = 0) -> Callable[[State, Legal], bool]:
    """A person at the start of a turn, given these cards."""

    def wanted(state: State, legal: Legal) -> bool:
        if state.stage is not EXCHANGE or len(state.display) < 5:
            return False
        state.lanterns[0][:] = cards
        state.held[0] = sum(cards)
        state.mooncakes[0] = mooncakes
        state.supply[:] = [3] * 7
        return True

    return wanted


def at_start(desk: Open, cards: Sequence[int], mooncakes: int = 0) -> Desk:
    return desk(match=match_where(with_cards(cards, mooncakes)))


def card(table: Desk, lantern: int) -> None:
    table.click(table.layout.seats[SOUTH].cards[lantern].center().toPoint())


def chosen_cards(table: Desk) -> dict[int, int]:
    faces = {n: table.face(f"cards:0:{n}") for n in range(7)}
    return {n: face[4] for n, face in faces.items() if face[4]}


@pytest.mark.parametrize("drag", [False, True])
def test_a_card_and_a_lantern_of_the_supply_make_an_exchange(desk: Open, drag: bool) -> None:
    table = at_start(desk, [1, 1, 0, 0, 0, 0, 0], mooncakes=2)
    start = table.point(Target("card", (1,)))
    end = table.layout.supply[4].center().toPoint()
    if drag:
        table.pick_up(start)
        assert table.scene.pointer.carried == "held-card"
        table.drop(end)
    else:
        table.click(start)
        assert chosen_cards(table) == {1: 1}
        table.click(end)
    assert table.chosen == [m.Exchange(1, 4)]
    assert table.scene.pointer.carried is None


@pytest.mark.parametrize("size", [(1280, 632), (1920, 1032)], ids=str)
def test_a_card_that_is_dropped_where_it_means_nothing_says_where_cards_go(
    desk: Open, size: tuple[int, int]
) -> None:
    match = match_where(with_cards([1, 1, 0, 0, 0, 0, 0], 2))
    table = desk(match=match, size=size)
    own = table.layout.seats[SOUTH]
    home = table.point(Target("card", (1,)))
    places = (
        table.layout.display.center(),
        table.layout.supply[7].center(),
        own.mooncakes.center(),
    )
    for number, place in enumerate(places, 1):
        table.drag(home, place.toPoint())
        assert table.refusals == ["give-first"] * number
        assert table.session.selector.selected == []
    assert table.chosen == []


def test_who_holds_too_many_cards_is_told_to_return_some(desk: Open) -> None:
    table = at_start(desk, [5, 5, 3, 0, 0, 0, 0])
    table.drag(table.point(Target("card", (1,))), table.layout.display.center().toPoint())
    assert table.refusals == ["count-first"]


def test_the_stack_of_generic_dedications_says_when_they_are_taken(desk: Open) -> None:
    table = at_start(desk, [4, 0, 0, 0, 0, 0, 0])
    table.click(table.layout.dedications[GENERIC].center().toPoint())
    assert table.refusals == ["generic-stack"]
    assert table.chosen == []


def test_what_the_supply_lacks_says_why_not(desk: Open) -> None:
    table = at_start(desk, [1, 1, 0, 0, 0, 0, 0], mooncakes=2)
    table.match.state.supply[4] = 0
    table.controller.start()
    card(table, 0)
    table.click(table.layout.supply[4].center().toPoint())
    assert table.refusals == ["supply-empty"]
    assert table.session.selector.selected == [Target("card", (0,))]


def test_a_card_dropped_on_its_own_kind_says_when_that_is_done(desk: Open) -> None:
    table = at_start(desk, [1, 1, 0, 0, 0, 0, 0], mooncakes=2)
    table.pick_up(table.point(Target("card", (0,))))
    table.drop(table.layout.supply[0].center().toPoint())
    assert table.refusals == ["no-discard"]
    assert table.session.selector.selected == []


def test_an_exchange_nobody_can_pay_says_so(desk: Open) -> None:
    table = at_start(desk, [1, 1, 0, 0, 0, 0, 0], mooncakes=1)
    card(table, 0)
    assert table.refusals == ["exchange-cost"]


def test_a_plain_click_discards_when_nothing_else_is_left(desk: Open) -> None:
    table = at_start(desk, [3, 3, 1, 3, 3, 0, 0])
    # Three pairs are possible, but a card can only be discarded.
    card(table, 2)
    assert table.chosen == [m.Discard(2)]


def test_a_card_over_the_limit_can_be_dragged_to_the_supply(desk: Open) -> None:
    table = at_start(desk, [3, 3, 1, 3, 3, 0, 0])
    table.pick_up(table.point(Target("card", (0,))))
    assert table.chosen == []
    table.drop(table.layout.supply[0].center().toPoint())
    assert table.chosen == [m.Discard(0)]


def test_a_tile_before_counting_says_why_not(desk: Open) -> None:
    table = at_start(desk, [3, 3, 1, 3, 3, 0, 0])
    tile = next(iter(table.hand))
    table.click(table.hand[tile].center().toPoint())
    assert table.refusals == ["count-first"]


def stack(table: Desk, kind: int) -> None:
    table.click(table.layout.dedications[kind].center().toPoint())


def test_seven_unique_needs_two_presses(desk: Open) -> None:
    table = at_start(desk, [1, 1, 1, 1, 1, 1, 1])
    stack(table, SEVEN)
    assert chosen_cards(table) == dict.fromkeys(range(7), 1)
    assert table.face("dedication:2")[5].startswith("Claim")
    stack(table, SEVEN)
    assert table.chosen == [m.SEVEN_UNIQUE]


def test_cards_that_leave_no_choice_are_chosen_by_themselves(desk: Open) -> None:
    table = at_start(desk, [4, 2, 2, 0, 0, 0, 0])
    stack(table, FOUR)
    assert chosen_cards(table) == {0: 4}
    table.key(Qt.Key.Key_Escape)
    assert table.session.selector.selected == []
    stack(table, PAIRS)
    assert chosen_cards(table) == {0: 2, 1: 2, 2: 2}
    stack(table, PAIRS)
    assert table.chosen == [m.Dedicate(PAIRS, (0, 1, 2))]


def test_cards_are_chosen_where_there_is_a_choice(desk: Open) -> None:
    table = at_start(desk, [2, 2, 2, 2, 2, 0, 0])
    stack(table, PAIRS)
    assert chosen_cards(table) == {}
    card(table, 4)
    card(table, 0)
    assert chosen_cards(table) == {4: 2, 0: 2}
    table.click(table.layout.display.center().toPoint(), RIGHT)
    assert chosen_cards(table) == {4: 2}
    card(table, 2)
    card(table, 3)
    stack(table, PAIRS)
    assert table.chosen == [m.Dedicate(PAIRS, (2, 3, 4))]


def test_taking_back_goes_to_the_last_real_choice(desk: Open) -> None:
    table = at_start(desk, [2, 2, 2, 2, 0, 0, 0])
    stack(table, PAIRS)
    card(table, 0)
    card(table, 1)
    table.key(Qt.Key.Key_Escape)
    assert chosen_cards(table) == {0: 2}
    table.key(Qt.Key.Key_Escape)
    table.key(Qt.Key.Key_Escape)
    assert table.session.selector.selected == []


def test_pointing_at_a_stack_shows_the_cards_that_would_go(desk: Open) -> None:
    table = at_start(desk, [4, 2, 2, 0, 0, 0, 0])
    table.move(table.layout.dedications[FOUR].center().toPoint())
    assert chosen_cards(table) == {0: 4}
    assert table.session.selector.selected == []
    table.move(table.layout.display.center().toPoint())
    assert chosen_cards(table) == {}


def test_another_stack_takes_the_place_of_the_one_touched(desk: Open) -> None:
    table = at_start(desk, [4, 2, 2, 0, 0, 0, 0])
    stack(table, FOUR)
    stack(table, PAIRS)
    assert table.session.selector.selected[0] == Target("dedication", (1,))


def test_a_dedication_nobody_can_make_says_why_not(desk: Open) -> None:
    table = at_start(desk, [1, 1, 0, 0, 0, 0, 0])
    stack(table, FOUR)
    assert table.refusals == ["four-needed"]


def test_only_stacks_that_can_be_claimed_glow(desk: Open) -> None:
    table = at_start(desk, [4, 0, 0, 0, 0, 0, 0])
    states = [table.face(f"dedication:{n}")[4] for n in range(4)]
    assert states == ["payable", "normal", "normal", "normal"]


def test_over_the_limit_the_sum_is_marked(desk: Open) -> None:
    table = at_start(desk, [3, 3, 1, 3, 3, 0, 0])
    total, _, over, *_ = table.face("total:0")
    assert (total, over) == (13, True)
