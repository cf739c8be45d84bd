"""Head starts, as every game deals them."""

from collections.abc import Callable
from typing import Any

import pytest

from festival_desktop import catalog
from festival_desktop.core.errors import BadSetup, BrokenSave
from festival_desktop.core.game import Setup
from festival_desktop.core.head_starts import STEPS, ahead
from festival_desktop.core.rng import Rng

HAS: dict[str, Callable[[Any, int], int]] = {
    "festival_of_lanterns": lambda state, seat: state.held[seat],
    "lanterns_dice": lambda state, seat: state.gifts[seat],
    "firefly_festival": lambda state, seat: state.points[seat],
}
"""Game → what a head start of it is made of."""
GAMES = pytest.mark.parametrize("name", HAS)


@GAMES
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_begins_ahead_has_more_by_the_step_and_nothing_else_differs(
    name: str, players: int
) -> None:
    rules, has = catalog.rules(name), HAS[name]
    even = rules.deal(Setup(players), Rng(7))
    before = [has(even, seat) for seat in range(players)]
    more = []
    for step in STEPS:
        setup = Setup(players, {"ahead": (*["even"] * (players - 1), step)})
        state = rules.deal(setup, Rng(7))
        assert [has(state, seat) for seat in range(players - 1)] == before[:-1]
        more.append(has(state, players - 1) - before[-1])
        assert rules.to_act(state) == rules.to_act(even)
        assert ahead(setup) == ([] if step == "even" else [players - 1])
        assert rules.dump(rules.load(rules.dump(state), setup)) == rules.dump(state)
    assert more[0] == 0
    assert more == sorted(set(more)), "each step is larger than the one before"


@GAMES
@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (Setup(2, {"ahead": ("even",)}), "for each player"),
        (Setup(2, {"ahead": ("even", "huge")}), "for each player"),
        (Setup(2, {"ahead": ("little", "far")}), "At least one"),
    ],
)
def test_what_is_no_head_start_is_refused(name: str, setup: Setup, why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        catalog.rules(name).deal(setup, Rng(1))


@pytest.mark.parametrize("name", ["festival_of_lanterns", "lanterns_dice"])
def test_who_plays_alone_has_none(name: str) -> None:
    with pytest.raises(BadSetup, match="alone"):
        catalog.rules(name).check(Setup(1, {"ahead": ("even",)}))


@pytest.mark.parametrize("name", ["lanterns_dice", "firefly_festival"])
def test_a_position_with_another_head_start_than_the_setup_is_refused(name: str) -> None:
    rules = catalog.rules(name)
    state = rules.deal(Setup(2, {"ahead": ("far", "even")}), Rng(3))
    for other in (Setup(2), Setup(2, {"ahead": ("even", "far")})):
        with pytest.raises(BrokenSave, match="head start"):
            rules.load(rules.dump(state), other)
