"""Moves as text, positions as JSON, and what is wrong with those that are none."""

import contextlib
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from festival_desktop.core.errors import BrokenSave, UnreadableMove
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.state import Stage, State
from tests.games.firefly_festival.positions import (
    CONTENT,
    GAME,
    after,
    bridge,
    pagodas,
    settle,
    table,
)

EVERY_MOVE = [
    m.ADD_STOREY, m.PLACE_FISH, m.DONE, m.PASS, m.END_TURN,
    *m.RECRUITS, *m.FIRST_STONES, *m.PAGODAS, *m.FESTIVALS, *m.PUBLIC_CLAIMS, *m.CROW_FOR,
    *GAME.turn.secondary.private_claims, *GAME.turn.opening.choices,
    *(move for row in m.CROSSINGS for move in row),
    *(move for row in m.SENDINGS for move in row),
    *(move for rows in (*m.MOVEMENTS, *m.PAIR_MOVEMENTS) for row in rows for move in row),
    *{move for players in (2, 4) for move in GAME.turn.bridges.builds[players]},
    *{move for players in (2, 4) for both in GAME.turn.movement.ferries[players] for move in both},
]  # fmt: skip


def test_every_move_has_a_text_of_its_own_and_reads_back() -> None:
    written = [GAME.write(move) for move in EVERY_MOVE]
    assert len({*written}) == len(EVERY_MOVE)
    assert [GAME.read(text) for text in written] == EVERY_MOVE


def test_moves_read_like_what_they_do() -> None:
    assert GAME.write(m.MoveWorker(0, 5, 1)) == "move A-F by 1"
    assert GAME.write(m.MovePair(0, 5, 1)) == "move two A-F by 1"
    assert GAME.write(m.BuildBridge(0, 4, 2)) == "bridge A-E 3"
    assert GAME.write(m.TakeCrow(m.CrowGain.WORKERS)) == "crow workers"


@pytest.mark.parametrize(
    "text",
    [
        "", "Fish", "fish ", "fishes", "end", "end  turn", "endturn", "done\n",
        "bridge A-B", "bridge A-B 0", "bridge A-B 4", "bridge A-S 1", "bridge a-b 1",
        "bridge AB 1", "bridge A-B-C 1", "bridge A-B 01", "bridge A-B ١",
        "move A-B", "move A-B by 6", "move A-B by -1", "move A-B by", "move three A-B by 1",
        "move two A-B", "recruit", "recruit AB", "recruit 1", "recruit ", "pagoda S",
        "claim wealth", "claim", "claim tower twice", "reveal empire", "choose baker",
        "crow", "crow feathers", "crow COINS", "send A", "stone", "storey 2", "ferry A-B",
    ],
)  # fmt: skip
def test_what_is_no_move_cannot_be_read(text: str) -> None:
    with pytest.raises(UnreadableMove):
        GAME.read(text)


@given(st.text())
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    with contextlib.suppress(UnreadableMove):
        assert GAME.write(GAME.read(text)) == text


# -- positions -----------------------------------------------------------------------------------


def positions() -> list[State]:
    """Positions of all stages."""
    chance = random.Random("stages")
    found: dict[tuple[int, Stage], State] = {}
    wanted = {*Stage} - {Stage.WATER}
    for seed in range(60):
        players = 2 + seed % 5
        powers = ("dealt",) if seed % 3 else ("island_born", "first_stones", "wide_net",
            "twin_storeys", "ferryman", "homecoming")[:players]  # fmt: skip
        state = GAME.deal(Setup(players, {"powers": powers}), Rng(seed))
        while GAME.to_act(state) is not None:
            found.setdefault((players, state.stage), GAME.copy(state))
            GAME.play(state, chance.choice(GAME.legal_moves(state)), [])
        found.setdefault((players, state.stage), state)
    assert {stage for _, stage in found} == wanted
    return list(found.values())


POSITIONS = positions()


def test_a_position_is_the_same_after_saving_and_loading() -> None:
    for state in POSITIONS:
        data = json.loads(json.dumps(GAME.dump(state)))
        loaded = GAME.load(data)
        assert loaded == state
        assert GAME.legal_moves(loaded) == GAME.legal_moves(state)


def test_a_dump_shares_nothing_with_the_position() -> None:
    state = POSITIONS[-1]
    before = json.dumps(GAME.dump(state))
    data = GAME.dump(state)
    for value in data.values():
        if isinstance(value, list):
            value.clear()
    assert json.dumps(GAME.dump(state)) == before


def middle() -> Any:
    """A position in the middle of a crossing, as data."""
    state = settle(settle(table(hand=["away", "chain-4"]), 0, "A2 E2"), 1, "A3 C1")
    bridge(bridge(state, 0, "A-B 1"), 1, "C-D 1")
    pagodas(state, {"B": "0", "C": "010"}, sealed="B")
    return GAME.dump(after(state, "bridge A-E 1"))


def test_the_middle_of_a_crossing_loads() -> None:
    assert GAME.load(middle()).stage is Stage.CROSS


DAMAGE: list[tuple[str, Any]] = [
    ("players", 3), ("players", 7), ("players", "2"), ("players", 10**9),
    ("layout", []), ("layout", ["sunrise"] * 12), ("layout", None),
    ("goals", ["empire"]), ("goals", ["empire", "empire", "hubs", "merchant"]),
    ("goals", ["hubs", "empire", "architect", "merchant"]), ("goals", ["wealth"] * 4),
    ("first", 2), ("first", -1), ("seat", 2), ("seat", "0"), ("seat", None),
    ("stage", "turn"), ("stage", "move"), ("stage", "choose"), ("stage", "over"),
    ("stage", "water"), ("stage", "CROSS"), ("stage", 6),
    ("tasks", []), ("tasks", [["cross", "A-E 1", 3]]), ("tasks", [["cross", "A-E 9", 0]]),
    ("tasks", [["cross", "H-L 1", 0]]), ("tasks", [["cross", "A-R 1", 0]]),
    ("tasks", [["dance", 1]]),
    ("tasks", [["recruit", "AR"]]), ("tasks", [["cross", "A-E 1", 0], ["recruit", "AR"]]),
    ("turns", -1), ("turns", 0.5), ("main_left", 3), ("main_left", -1), ("secondary_open", 1),
    ("ferried", None), ("busy", "yes"), ("quiet", 7), ("quiet", -1),
    ("trigger", "sorin"), ("trigger", "rest"), ("trigger", "boredom"), ("trigger", None),
    ("workers", []), ("workers", [{}, {"A": 13}]), ("workers", [{"E": 5}, {}]),
    ("workers", [{"A": -1}, {}]), ("workers", [{"M": 1}, {}]), ("workers", [{"A": 0}, {}]),
    ("workers", [{}, {}, {}]), ("workers", [{}, {}]),
    ("floors", {"A": [0]}), ("floors", {"B": [2]}), ("floors", {"B": [-1]}), ("floors", {}),
    ("floors", {"B": [0] * 6}), ("floors", {"B": [0] * 5, "C": [0] * 5, "D": [0] * 5}),
    ("sealed", "D"), ("sealed", "BB"), ("sealed", "R"), ("sealed", "?"), ("sealed", None),
    ("bridges", [["A-B 1", "A-B 1"], []]), ("bridges", [["A-B 1"], ["A-B 1"]]),
    ("bridges", [["F-D 1", "C-G 1"], []]), ("bridges", [["I-H 1", "K-L 1", "F-D 1"], []]),
    ("bridges", [["A-D 1"], []]), ("bridges", [[]]),
    ("crow", 2), ("crow", -1), ("coins", [-1, 5]), ("coins", [5]), ("coins", ["5", 5]),
    ("coins", [True, 5]), ("coins", [1e400, 5]),
    ("ledger", [[["public", 3]], []]), ("ledger", [[["private", 7]], []]), ("ledger", [[]]),
    ("ledger", [[["luck", 7]], []]), ("fish", [4, 0]), ("fish", [-1, 0]), ("fish", [0]),
    ("claimed", [[["hubs", 1]], []]), ("claimed", [[["tower", 0]], []]),
    ("claimed", [[["hubs", 0]], []]), ("deck", []), ("hands", [[], []]),
    ("hands", [["away", "away"], []]), ("hands", [["riches"], []]),
    ("done", [["away"], []]), ("offered", [["courier", "gilder"], []]),
    ("powers", ["courier", None]), ("powers", ["courier", "courier"]), ("powers", ["baker", None]),
]  # fmt: skip


@pytest.mark.parametrize(("field", "value"), DAMAGE)
def test_what_cannot_be_a_position_is_refused(field: str, value: Any) -> None:
    with pytest.raises(BrokenSave):
        GAME.load(middle() | {field: value})


@pytest.mark.parametrize("field", list(middle()))
def test_nothing_may_be_missing_or_more(field: str) -> None:
    data = middle()
    del data[field]
    with pytest.raises(BrokenSave):
        GAME.load(data)
    with pytest.raises(BrokenSave):
        GAME.load(middle() | {f"{field}_too": 1})


@pytest.mark.parametrize("data", [None, 3, "text", [], {}, [middle()]])
def test_what_is_no_dump_at_all_is_refused(data: Any) -> None:
    with pytest.raises(BrokenSave):
        GAME.load(data)


def test_a_choice_of_powers_must_be_possible() -> None:
    state = GAME.deal(Setup(3, {"powers": ("dealt",)}), Rng(1))
    state = after(state, GAME.write(GAME.legal_moves(state)[0]))
    data = GAME.dump(state)
    assert GAME.load(data) == state
    same = [data["offered"][0]] * 3
    none: list[None] = [None] * 3
    for damage in ({"offered": same}, {"powers": none}, {"seat": data["first"]}, {"turns": 1}):
        with pytest.raises(BrokenSave):
            GAME.load(data | damage)


@given(st.data())
def test_any_damage_is_refused_or_harmless(data: st.DataObject) -> None:
    """Whatever loads can be played from and saved again."""
    dumped = GAME.dump(data.draw(st.sampled_from(POSITIONS)))
    field = data.draw(st.sampled_from(sorted(dumped)))
    simple = st.none() | st.booleans() | st.integers(-2, 30) | st.sampled_from(
        ["A", "AB", "A-E 1", "cross", "turn", "rest", "away", "courier", "hubs"]
    )  # fmt: skip
    dumped[field] = data.draw(
        st.recursive(simple, lambda inner: st.lists(inner, max_size=4), max_leaves=6)
    )
    try:
        state = GAME.load(dumped)
    except BrokenSave:
        return
    assert GAME.dump(state) == dumped
    for move in GAME.legal_moves(state):
        GAME.play(GAME.copy(state), move, [])


def test_content_and_notation_agree_about_letters() -> None:
    for table_ in CONTENT.tables.values():
        letters = [space.letter for space in table_.board.spaces]
        assert [GAME.write(m.PAGODAS[n])[-1] for n in range(len(letters))] == letters
