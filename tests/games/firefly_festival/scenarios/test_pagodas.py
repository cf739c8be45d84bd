"""Main action: build a pagoda, shared floors, rewards, and the seal."""

import pytest

from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.events import Source
from festival_desktop.games.firefly_festival.state import Stage, Trigger
from tests.games.firefly_festival.positions import (
    CONTENT,
    after,
    happened,
    island,
    pagodas,
    refused,
    settle,
    table,
    texts,
    workers,
)
from tests.games.played import of_kind


def test_a_floor_needs_a_worker_there_and_is_free() -> None:
    state = settle(table(), 0, "A1 B1 D1")
    assert texts(state, "pagoda") == ["pagoda B", "pagoda D"]
    assert refused(state, "pagoda C") == "no-worker-at-pagoda"
    assert refused(settle(state, 1, "C1"), "pagoda C") == "no-worker-at-pagoda"
    built = after(state, "pagoda B")
    assert built.floors[island("B")] == (0,)
    assert (built.floors_left[0], built.coins[0]) == (11, 5 + 1)


def test_no_pagoda_stands_on_a_start() -> None:
    assert refused(table(), "pagoda A") == "no-pagoda-on-start"
    assert refused(table(), "pagoda L") == "no-pagoda-on-start"


def test_floors_of_several_players_stack() -> None:
    state = pagodas(settle(table(3), 0, "F1"), {"F": "121"})
    assert after(state, "pagoda F").floors[island("F")] == (1, 2, 1, 0)


def test_a_pagoda_has_five_floors_at_most() -> None:
    state = settle(table(), 0, "F1 B1")
    assert "pagoda F" in texts(pagodas(state.copy(), {"F": "1111"}))
    assert refused(pagodas(state, {"F": "11111", "B": "0"}), "pagoda F") == "tallest"


def test_a_sealed_pagoda_grows_no_more() -> None:
    state = pagodas(settle(table(), 0, "B1"), {"B": "1"}, sealed="B")
    assert refused(state, "pagoda B") == "sealed"


def test_who_has_no_floor_left_builds_none() -> None:
    state = settle(table(), 0, "B1")
    state.floors_left[0] = 0
    assert refused(state, "pagoda B") == "floors"


@pytest.mark.parametrize(("letter", "coins"), [("B", 1), ("H", 2), ("D", 3), ("I", 4)])
def test_small_and_large_islands_give_coins(letter: str, coins: int) -> None:
    events = happened(settle(table(), 0, f"{letter}1"), f"pagoda {letter}")
    assert of_kind(events, ev.CoinsGained) == [ev.CoinsGained(0, coins, Source.PAGODA)]


def test_medium_islands_recruit_two_to_either_start_each_as_you_like() -> None:
    state = after(settle(table(), 0, "C1"), "pagoda C")
    assert (state.stage, texts(state)) == (Stage.RECRUIT, ["recruit A", "recruit L"])
    assert workers(after(state, "recruit A", "recruit L"), 0) == "A1 C1 L1"
    assert workers(after(state, "recruit L", "recruit L"), 0) == "C1 L2"


def test_what_the_supply_lacks_is_lost() -> None:
    state = settle(table(), 0, "C3 A8")
    state = after(state, "pagoda C", "recruit A")
    assert (state.stage, state.workers_left[0]) == (Stage.TURN, 0)
    events = happened(settle(table(), 0, "C3 A9"), "pagoda C")
    assert of_kind(events, ev.RecruitLost) == [ev.RecruitLost(0)] * 2


def test_medium_islands_draw_a_private_goal() -> None:
    state = settle(table(), 0, "G1")
    top = state.deck[-1]
    state = after(state, "pagoda G")
    assert (state.hands[0], top in state.deck) == ((top,), False)


def test_every_floor_brings_the_reward_again() -> None:
    state = pagodas(settle(table(), 0, "I1"), {"I": "010"})
    assert after(state, "pagoda I").coins[0] == 9


def test_the_tiles_of_the_box_have_their_values_and_rewards() -> None:
    tiles = {tile.id: (tile.value, tile.reward.name.lower(), tile.number) for tile in CONTENT.tiles}
    assert tiles == {
        "sunrise": (0, "nothing", 0), "sunset": (0, "nothing", 0),
        "reed": (1, "coins", 1), "pebble": (1, "coins", 2), "heron": (2, "coins", 1),
        "sparrow": (2, "coins", 2), "minnow": (1, "coins", 2), "fern": (2, "coins", 1),
        "willow": (3, "recruit", 2), "lotus": (3, "goal", 1), "maple": (4, "recruit", 2),
        "plum": (4, "goal", 1), "carp": (3, "recruit", 2), "crane": (4, "goal", 1),
        "cedar": (5, "coins", 3), "dragon": (5, "coins", 4),
        "phoenix": (6, "coins", 3), "moon": (6, "coins", 4),
    }  # fmt: skip


def test_the_twelfth_floor_ends_the_game_with_the_turn() -> None:
    state = settle(table(), 0, "B1")
    state.floors_left[0] = 1
    events = happened(state, "pagoda B")
    assert of_kind(events, ev.EndTriggered) == [ev.EndTriggered(0, Trigger.FLOORS)]
    state = after(state, "pagoda B")
    assert state.stage is Stage.TURN, "a secondary action may still follow"
    assert after(state, "end turn").stage is Stage.OVER
