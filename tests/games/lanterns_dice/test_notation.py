"""Moves as text, positions as JSON, and what is wrong with those that are none."""

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from festival_desktop.core.errors import BrokenSave, UnreadableMove
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import moves as m
from tests.games.lanterns_dice.positions import GAME, after, deal, rolled, sheet

EVERY_MOVE = [
    m.ROLL, m.REROLL, m.DONE, m.PASS, *m.ORIENTS, *m.EMPEROR_ACTIONS, *m.SHADE_POOLS,
    *(move for source in m.SHADES for move in source),
    *(move for ways in m.BESIDES for _, move in ways),
    *GAME.fireworks.pools,
]  # fmt: skip


def test_every_move_has_a_text_of_its_own_and_reads_back() -> None:
    written = [GAME.write(move) for move in EVERY_MOVE]
    assert len({*written}) == len(EVERY_MOVE)
    assert [GAME.read(text) for text in written] == EVERY_MOVE


@pytest.mark.parametrize(
    "text",
    [
        "",
        "Roll",
        "roll ",
        "rolls",
        "orient 45",
        "orient 00",
        "orient",
        "shade j1 ne by die",
        "shade a7 ne by die",
        "shade a1 nw by die",
        "shade a1 NE by die",
        "shade a1 ne by luck",
        "shade a1 ne",
        "shade a1 ne beside c3",
        "shade a1 both of them",
        "emperor 0",
        "emperor 4",
        "launch square at a1",
        "launch square at a1 turned 90",  # the same pools as turned 0
        "launch square at i6 turned 0",  # over the edge
        "launch star at a1 turned 0",
        "launch t at a1 turned 0 flipped",  # the same pools as not flipped
        "launch t at a1 turned 0 twice",
        "pass\n",
    ],
)
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(UnreadableMove, match="isn’t a move of Lanterns Dice"):
        GAME.read(text)


@given(st.text())
def test_no_text_breaks_the_reader(text: str) -> None:
    with contextlib.suppress(UnreadableMove):
        assert GAME.write(GAME.read(text)) == text


def some_position(chance: int, moves: int) -> Any:
    rng = Rng(chance)
    options = {"shapes": ("random",), "emperor": ("random",)}
    state = GAME.deal(Setup(2 + chance % 3, options), rng)
    for _ in range(moves):
        legal = GAME.legal_moves(state)
        if not legal:
            break
        GAME.play(state, legal[rng.below(len(legal))], [])
    return state


@given(st.integers(0, 10_000), st.integers(0, 300))
def test_every_position_survives_json(chance: int, moves: int) -> None:
    state = some_position(chance, moves)
    assert GAME.load(json.loads(json.dumps(GAME.dump(state)))) == state


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value in a document."""
    found = [path] if path else []
    if isinstance(data, dict | list):
        keys = data if isinstance(data, dict) else range(len(data))
        for key in keys:
            found += places(data[key], (*path, key))
    return found


@given(
    st.integers(0, 200),
    st.integers(0, 250),
    st.data(),
    st.one_of(
        st.none(), st.booleans(), st.integers(-2, 20), st.just(10**30), st.text(max_size=6),
        st.just([]), st.just({}), st.just(["a1 ne", "a1 ne"]), st.floats(),
        st.sampled_from("shade over last_launch roll red A".split()),
        st.just("launch t at a1 turned 0"),
    ),
)  # fmt: skip
def test_a_changed_position_is_refused_or_can_be_played(
    chance: int, moves: int, data: st.DataObject, value: Any
) -> None:
    document = GAME.dump(some_position(chance, moves))
    *way, last = data.draw(st.sampled_from(places(document)))
    inside = document
    for key in way:
        inside = inside[key]
    inside[last] = value
    try:
        state = GAME.load(document)
    except BrokenSave:
        return
    rng = Rng(chance)
    for _ in range(30):
        legal = GAME.legal_moves(state)
        if not legal:
            break
        GAME.play(state, legal[rng.below(len(legal))], [])
    GAME.standing(state)


def changed(**changes: Any) -> Any:
    """A sound position in the middle of a part, with one thing changed."""
    state = sheet(rolled(deal(), "purple red red red", gifts=3), ["h5 nw", "a1", "a2", "b2"])
    state.turn = 3
    state = after(state, "shade h5 se by die")
    state.gifts[0] = 1
    document = GAME.dump(state)
    GAME.load(document)
    for name, value in changes.items():
        if name in document["open"]:
            document["open"][name] = value
        else:
            document[name] = value
    return document


CORNER = "launch corner at a1 turned 0"


@pytest.mark.parametrize(
    "changes",
    [
        {"players": 5},
        {"players": 3},
        {"players": 10**12},
        {"players": "2"},
        {"sheets": ["A", "A"]},
        {"sheets": ["B", "A"]},
        {"shapes": ["corner", "square", "t"]},
        {"shapes": ["square", "corner", "t", "u"]},
        {"emperor": ["A", "A"]},
        {"rng": -1},
        {"rng": 1 << 64},
        {"active": 2},
        {"seat": -1},
        {"turn": 10},
        {"turn": -1},
        {"stage": "launch"},
        {"stage": "over"},
        {"stage": "sleep"},
        {"dice": ["red", "red", "red"]},
        {"dice": []},
        {"tray": 45},
        {"tray": 360},
        {"shaded": [[], [], []]},
        {"shaded": [["a1 ne", "a1 ne"], []]},
        {"gifts": [3, 1]},
        {"gifts": [-1, 1]},
        {"gifts": [1, 2]},
        {"launched": [[[CORNER, 3]], []]},
        {"launched": [[[CORNER, 4], [CORNER, 3]], []]},
        {"launched": [[], [[CORNER, 4]]]},
        {"launched": [[["pass", 4]], []]},
        {"launched": [[["launch line at a1 turned 90", 4]], []]},
        {"card": 0},
        {"card": 4},
        {"grants": [["red"]]},
        {"platforms": ["a1"]},
        {"platforms": ["i6"]},
        {"more": 1},
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: dict[str, Any]) -> None:
    with pytest.raises(BrokenSave, match="isn’t valid in Lanterns Dice"):
        GAME.load(changed(**changes))


@pytest.mark.parametrize("data", [None, 3, "state", [], {}, {"players": 2}])
def test_what_is_no_position_is_refused(data: Any) -> None:
    with pytest.raises(BrokenSave):
        GAME.load(data)


def test_a_loaded_action_grants_no_more_than_it_did() -> None:
    state = after(rolled(deal(), "red blue white green", gifts=3), "emperor 3")
    state.gifts[0] = 0
    state.shaded[0] |= 1 << 8 * 9  # any area
    document = GAME.dump(state)
    document["shaded"][0] += ["b5 nw", "e5 ne", "e1 sw"]  # three gifts were earned and spent
    document["shaded"][0].sort(key=lambda name: (name[1], name[0]))
    GAME.load(document)
    document["open"]["grants"] = [["white"], ["white"]]
    with pytest.raises(BrokenSave):
        GAME.load(document)
