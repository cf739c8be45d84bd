"""Moves as text, positions as data: one spelling each, and nothing forged gets in."""

from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from festival_desktop.core.errors import BrokenSave, UnreadableMove
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import FOUR, PAIRS
from festival_desktop.games.festival_of_lanterns.state import GRID
from tests.games.festival_of_lanterns.positions import GAME, tile


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (m.Place(tile("S17"), GRID.cell(-1, 2), 1), "place S17 at -1,2 turned 90"),
        (m.Exchange(0, 3), "exchange twilight for fluttershy"),
        (m.Dedicate(FOUR, (2,)), "dedicate four rainbow"),
        (m.Dedicate(PAIRS, (0, 4, 6)), "dedicate pairs twilight pinkie starlight"),
        (m.SEVEN_UNIQUE, "dedicate seven"),
        (m.Discard(5), "discard applejack"),
        (m.TAKE_FACE_UP, "take face-up"),
        (m.DRAW_TILE, "draw"),
        (m.PASS, "pass"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_move_reads_like_a_sentence(move: m.Move, text: str) -> None:
    assert GAME.write(move) == text
    assert GAME.read(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "place S99 at 0,0 turned 0",
        "place S1 at 0 turned 0",
        "place S1 at 0,0 turned 45",
        "place S1 at 0,0 turned 360",
        "place S1 at +1,0 turned 0",
        "place S1 at 1_0,0 turned 0",
        "place S1 at ١,0 turned 0",
        "place S1 at 36,0 turned 0",
        "place S1 at 0,-99999999999999999999 turned 0",
        f"place S1 at {'9' * 5000},0 turned 0",
        "place s1 at 0,0 turned 0",
        "dedicate eight",
        "dedicate four",
        "dedicate four luna",
        "dedicate pairs twilight rarity",
        "dedicate pairs twilight twilight rarity",
        "dedicate pairs rarity twilight rainbow",
        "exchange twilight rarity",
        "discard",
        "take",
        "Draw",
        "pass\n",
        "",
    ],
)
def test_other_texts_are_no_moves(text: str) -> None:
    with pytest.raises(UnreadableMove, match="isn’t a move of Festival of Lanterns"):
        GAME.read(text)


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_unreadable(text: str) -> None:
    with suppress(UnreadableMove):
        assert GAME.write(GAME.read(text)) == text


def dumped(players: int = 3, moves: int = 30) -> Any:
    state, rng = GAME.deal(Setup(players), Rng(3)), Rng(4)
    for _ in range(moves):
        legal = GAME.legal_moves(state)
        GAME.play(state, legal[rng.below(len(legal))], [])
    return GAME.dump(state)


FORGED = {
    "a tile twice": lambda d: d["stack"].append(d["hands"][0][0]),
    "a tile missing": lambda d: d["stack"].pop(),
    "an unknown tile": lambda d: d["box"].append("S99"),
    "a card too many": lambda d: d["supply"].__setitem__(0, d["supply"][0] + 1),
    "a card less than none": lambda d: (
        d["supply"].__setitem__(0, -1),
        d["lanterns"][0].__setitem__(0, 9),
    ),
    "an eighth lantern": lambda d: d["supply"].append(0),
    "a mooncake too many": lambda d: d["mooncakes"].__setitem__(0, 9),
    "half a mooncake": lambda d: d.__setitem__("mooncakes_left", d["mooncakes_left"] + 0.5),
    "a Dedication too many": lambda d: d["left"].__setitem__(0, d["left"][0] + 1),
    "a Dedication of 99 points": lambda d: d["claimed"][0].append(["four", 99]),
    "a kind of Dedication that is none": lambda d: d["claimed"][0].append(["eight", 8]),
    "a seat that is not there": lambda d: d.__setitem__("seat", 3),
    "a fourth person's cards": lambda d: d["lanterns"].append([0] * 7),
    "a stage that is none": lambda d: d.__setitem__("stage", "dream"),
    "a game over too early": lambda d: d.__setitem__("stage", "over"),
    "too many final turns": lambda d: d.__setitem__("finals", 9),
    "a crooked tile": lambda d: d["display"][0].__setitem__(3, 45),
    "a tile far away": lambda d: d["display"][1].__setitem__(0, 10**6),
    "a tile between two cells": lambda d: d["display"][1].__setitem__(0, 0.5),
    "no display": lambda d: d["display"].clear(),
    "an open tile that hides": lambda d: d.__setitem__("face_up", None),
    "no end of players": lambda d: d.__setitem__("players", 10**15),
    "an endless number": lambda d: d.__setitem__("seat", float("inf")),
    "something new": lambda d: d.__setitem__("magic", 1),
}


@pytest.mark.parametrize("forge", FORGED.values(), ids=FORGED.keys())
def test_a_forged_position_is_a_broken_save(forge: Any) -> None:
    data = dumped()
    GAME.load(data)
    forge(data)
    with pytest.raises(BrokenSave, match="isn’t valid in Festival of Lanterns"):
        GAME.load(data)


def test_a_dump_names_things_so_that_a_person_can_read_it() -> None:
    data = dumped()
    assert set(data["hands"][0]) <= {night.id for night in GAME.content.tiles}
    assert data["stage"].isalpha()
    assert all(kind in ("four", "pairs", "seven") for seat in data["claimed"] for kind, _ in seat)
