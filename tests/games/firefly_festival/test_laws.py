"""A position from a file obeys the laws of the game, or is refused with the law it breaks."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.validation import LAW
from festival_desktop.games.firefly_festival.invariants import LAWS
from tests.games.firefly_festival.positions import GAME, bridge, pagodas, settle, table

Data = dict[str, Any]


def middle() -> Data:
    """A game of two under way; seat 0 has a worker on B, which has room for three more."""
    state = bridge(settle(table(), 0, "A2 B1 L1"), 1, "A-B 1")
    data: Data = GAME.dump(pagodas(state, {"B": "0"}))
    return data


def put(**fields: Any) -> Callable[[Data], None]:
    return lambda data: data.update(fields)


def _a_second_pebble(data: Data) -> None:
    data["layout"][1] = "pebble"


FORGED: dict[str, list[Callable[[Data], None]]] = {
    "every seat has its workers, bridges, coins and cards": [put(crow=2), put(seat=2)],
    "the islands are as many of each size as the table needs, each there once": [_a_second_pebble],
    "nobody has more pieces than the box gives them, or fewer workers than at first": [
        put(fish=[4, 0]),
        put(coins=[-1, 5]),
        put(workers=[{"A": 3}, {"A": 2, "L": 2}]),
        put(workers=[{"A": 13}, {"A": 2, "L": 2}]),
    ],
    "pagodas stand where they may, and where an island is sealed they are tall enough": [
        put(floors={"A": [0]}),
        put(floors={"B": [0, 0, 0, 1, 1, 1]}),
        put(floors={"B": [2]}),
        put(sealed="C"),
        put(sealed="C", floors={"B": [0], "C": [0, 1]}),
    ],
    "no island holds more workers than it has room for": [
        put(workers=[{"A": 2, "B": 3, "L": 1}, {"A": 2, "B": 2, "L": 2}])
    ],
    "public goals are taken from the top and score what they say": [
        put(claimed=[[["empire", 1]], []]),
        put(claimed=[[["empire", 0]], []]),
        put(goals=["empire", "architect", "hubs"]),
    ],
    "every private goal is in one place, and those reached score": [
        lambda data: data["deck"].pop(),
        lambda data: data["done"][0].append(data["deck"].pop()),
    ],
    "everyone has a power of their own, or nobody has one": [
        put(powers=["courier", None]),
        put(powers=["courier", "courier"]),
    ],
    "what is left to do belongs to the turn that is reached": [
        put(main_left=3),
        put(turns=0),
        put(stage="storey"),
        put(stage="move", tasks=[["move", 3]]),
        put(stage="move", tasks=[["move", 2, "B", 1]]),
    ],
    "the game ends when something triggers its end, and not before": [
        put(trigger="sorin"),
        put(stage="over"),
        put(quiet=6),
    ],
    "whatever waits to be done can be done": [put(stage="recruit", tasks=[["recruit", "A"]])],
    "somebody can move until the game is over": [
        put(
            stage="move",
            tasks=[["move", 2, "B", 1]],
            bridges=[[], []],
            workers=[{"A": 2, "B": 1, "L": 1}, {"B": 4}],
        )
    ],
}
CASES = [(law, number) for law, forgeries in FORGED.items() for number in range(len(forgeries))]


@pytest.mark.parametrize(("law", "number"), CASES)
def test_a_position_that_breaks_a_law_is_refused_with_it(law: str, number: int) -> None:
    data = middle()
    GAME.load(data)
    FORGED[law][number](data)
    with pytest.raises(BrokenSave, match=re.escape(f"where {law}.")) as refused:
        GAME.load(data)
    assert refused.value.reason == LAW


def test_every_law_is_broken_by_some_position() -> None:
    assert {law.clause for law in LAWS} == set(FORGED)
