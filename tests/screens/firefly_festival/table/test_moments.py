"""Great moments: a festival counts its points up, powers are revealed, islands name numbers."""

from collections.abc import Callable

from festival_desktop.play.table import Target
from tests.screens.firefly_festival.table.desk import FireflyDesk, match_from
from tests.screens.firefly_festival.table.test_effects import B, hold, ready

Lake = Callable[..., FireflyDesk]


def test_the_points_of_a_festival_add_up_to_the_score(lake: Lake) -> None:
    desk = lake(match_from(ready()), moving=True)
    before = desk.session.view.points
    hold(desk)
    _, shares, *_ = desk.face("tally")
    after = desk.session.view.points
    for share in shares:
        assert share.pieces * share.value + share.more == after[share.seat] - before[share.seat]
    desk.motion.skip()
    assert "tally" not in desk.items


def test_without_motion_there_is_no_moment(lake: Lake) -> None:
    desk = lake(match_from(ready()))
    hold(desk)
    assert "tally" not in desk.items


def test_powers_are_cards_when_they_are_revealed(lake: Lake) -> None:
    desk = lake(steps=0, players=2, powers=("dealt",), moving=True)
    while not desk.session.view.turns and "power-card:0" not in desk.items:
        if desk.controller.computer_to_move:
            desk.controller.computer_moves()
        else:
            desk.session.select(next(iter(desk.session.selector.choices())))
    assert {"power-card:0", "power-card:1"} <= desk.items.keys()
    desk.motion.skip()
    assert "power-card:0" not in desk.items


def test_the_numbers_of_an_island_are_named_where_they_cover_no_island(lake: Lake) -> None:
    desk = lake(match_from(ready()))
    desk.move(desk.ground(B))
    rows, *_ = desk.face("island-label")
    assert [words for *_, words in rows] == [
        desk.words.label(f"fact:{key}") for key in ("value", "reward", "floors")
    ]
    rect = desk.items["island-label"].spec.rect
    assert desk.layout.lake.contains(rect)
    assert not desk.session.can_select(Target("island-label"))
