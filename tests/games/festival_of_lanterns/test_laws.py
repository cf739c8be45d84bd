"""A position from a file obeys the laws of the game, or is refused with the law it breaks."""

from collections.abc import Callable
from typing import Any

import pytest

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.game import Setup
from festival_desktop.core.rng import Rng
from festival_desktop.games.festival_of_lanterns import invariants
from tests.games.festival_of_lanterns.positions import GAME

FRIENDS = Setup(3, {"friends": ("fluttershy", "celestia", "trixie", "mistmane")})
ALONE = Setup(1)
Data = dict[str, Any]


def dumped(setup: Setup, moves: int = 30) -> Data:
    state, rng = GAME.deal(setup, Rng(3)), Rng(4)
    for _ in range(moves):
        legal = GAME.legal_moves(state)
        GAME.play(state, legal[rng.below(len(legal))], [])
    data: Data = GAME.dump(state)
    return data


def hand_of_eight(data: Data) -> None:
    data["hands"][0] += [data["stack"].pop() for _ in range(5)]


def far_tile(data: Data) -> None:
    data["display"][-1][:2] = [20, 20]


def no_face_up(data: Data) -> None:
    data["box"].append(data["face_up"])
    data["box"][0], tile = data["box"][-1], data["box"][0]
    data["box"].pop()
    data["stack"].append(tile)
    data["face_up"] = None


def more_final_turns(data: Data) -> None:
    data["finals"] = 1


def put(*path: Any) -> Callable[[Data], None]:
    """Change the value at the end of a path."""

    def forge(data: Any) -> None:
        *way, last, value = path
        for key in way:
            data = data[key]
        data[last] = value(data[last]) if callable(value) else value

    return forge


FORGED: dict[str, tuple[Setup, Callable[[Data], None]]] = {
    "every seat has a hand": (Setup(3), put("seat", 3)),
    "every Night tile is in exactly one place": (Setup(3), lambda d: d["stack"].pop()),
    "all tiles of the display hang together": (Setup(3), far_tile),
    "face up as long as there is a stack": (Setup(3), no_face_up),
    "everyone places one tile a turn": (Setup(3), hand_of_eight),
    "every lantern is in the Supply": (Setup(3), put("supply", 0, lambda n: n + 1)),
    "every Mooncake is in the Supply": (Setup(3), put("mooncakes", 0, 20)),
    "Dedications are taken from the top": (Setup(3), put("left", 0, lambda n: n - 1)),
    "final turns begin when all tiles are placed": (Setup(3), more_final_turns),
    "the game is over when everyone": (Setup(3), put("stage", "over")),
    "friends in play are some that may": (FRIENDS, put("gala", "friends", ["spike"])),
    "every Trixie lantern": (FRIENDS, put("gala", "trixies_left", 9)),
    "everyone has a token": (FRIENDS, put("gala", "tokens", [])),
    "a token brings a point": (FRIENDS, put("gala", "favours", 0, 99)),
    "an ability is that of a friend": (FRIENDS, put("gala", "uses", 2)),
    "a turn has one Dedication": (FRIENDS, put("gala", "dedications", 2)),
}


@pytest.mark.parametrize("law", FORGED)
def test_a_position_that_breaks_a_law_is_refused_with_it(law: str) -> None:
    setup, forge = FORGED[law]
    data = dumped(setup)
    GAME.load(data)
    forge(data)
    with pytest.raises(BrokenSave, match=f"isn’t valid in Festival of Lanterns, where .*{law}"):
        GAME.load(data)


def test_lanterns_are_counted_only_by_somebody_who_holds_too_many() -> None:
    data = dumped(Setup(2), 0) | {"stage": "count"}
    with pytest.raises(BrokenSave, match="lanterns are counted only by somebody"):
        GAME.load(data)


def test_a_hand_is_refilled_after_placing() -> None:
    data = dumped(Setup(2), 0) | {"stage": "refill"}
    with pytest.raises(BrokenSave, match="everyone places one tile a turn"):
        GAME.load(data)


@pytest.mark.parametrize("stage", ["match_side", "keep_tile"])
def test_only_friends_ask_what_friends_ask(stage: str) -> None:
    data = dumped(Setup(2), 0)
    data["box"].append(data["hands"][data["seat"]].pop())
    data["display"].append([1, 0, data["box"].pop(), 0])
    data["stage"] = stage
    with pytest.raises(BrokenSave, match="nothing is asked that only friends ask"):
        GAME.load(data)


def test_moon_dancer_places_no_tile() -> None:
    data = dumped(ALONE, 0) | {"seat": 1}
    for stage, law in {"refill": "Moon Dancer places no tile|everyone places one tile"}.items():
        with pytest.raises(BrokenSave, match=law):
            GAME.load(data | {"stage": stage})


def test_a_friend_is_befriended_before_a_dedication() -> None:
    data = dumped(FRIENDS, 0)
    data["gala"]["befriended"] = "mistmane"
    with pytest.raises(BrokenSave, match="a friend is befriended once in a turn"):
        GAME.load(data)


def test_no_two_laws_read_the_same() -> None:
    clauses = [law.clause for law in invariants.LAWS + invariants.FRIENDS_LAWS]
    assert len({*clauses}) == len(clauses)
