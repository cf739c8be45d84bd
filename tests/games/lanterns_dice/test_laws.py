"""A position from a file obeys the laws of the game, or is refused with the law it breaks."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice.moves import Launch
from festival_desktop.games.lanterns_dice.state import Stage, State
from tests.games.lanterns_dice.positions import GAME, after, at_launch, deal, rolled, sheet

Data = dict[str, Any]


def dumped(stage: Stage = Stage.ORIENT, steps: int = 40) -> Data:
    """Somewhere in a game of three, at this stage."""
    state, rng = deal(3), Rng(5)
    while steps > 0 or state.stage is not stage:
        legal = GAME.legal_moves(state)
        GAME.play(state, legal[rng.below(len(legal))], [])
        steps -= 1
    data: Data = GAME.dump(state)
    return data


def put(*path: Any) -> Callable[[Data], None]:
    def forge(data: Any) -> None:
        *way, last, value = path
        for key in way:
            data = data[key]
        data[last] = value

    return forge


FORGED: dict[str, tuple[Stage, Callable[[Data], None]]] = {
    "every seat has a sheet": (Stage.ORIENT, put("active", 3)),
    "no two sheets have the same letter": (Stage.ORIENT, put("sheets", ["A", "A", "B"])),
    "four different shapes": (Stage.ORIENT, lambda d: d["shapes"].pop()),
    "every emperor card": (Stage.ORIENT, lambda d: d["emperor"].pop()),
    "the rolls to come": (Stage.ORIENT, put("rng", -1)),
    "only the active player decides": (
        Stage.ORIENT,
        lambda d: d.__setitem__("seat", (d["active"] + 1) % 3),
    ),
    "everyone takes the turns of the table": (Stage.ORIENT, put("turn", 99)),
    "four dice lie in the tray": (Stage.ORIENT, put("dice", [])),
    "nobody holds more gifts": (Stage.ORIENT, put("gifts", 0, 99)),
    "areas are shaded only in the part": (Stage.ORIENT, put("open", "die", True)),
    "the emperor grants no more": (
        Stage.SHADE,
        lambda d: d["open"].update(card=None, grants=[["red"]]),
    ),
    "nobody is asked where there is nothing": (
        Stage.SHADE,
        lambda d: d.update(
            open={"die": False, "bonus": False, "card": None, "grants": [], "platforms": []},
            gifts=[0, 0, 0],
        ),
    ),
}


@pytest.mark.parametrize("law", FORGED)
def test_a_position_that_breaks_a_law_is_refused_with_it(law: str) -> None:
    stage, forge = FORGED[law]
    data = dumped(stage)
    GAME.load(data)
    forge(data)
    with pytest.raises(BrokenSave, match=f"isn’t valid in Lanterns Dice, where .*{law}"):
        GAME.load(data)


LINE = ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2")


def refusal(state: State) -> str:
    with pytest.raises(BrokenSave) as refused:
        GAME.load(GAME.dump(state))
    return str(refused.value)


def test_fireworks_are_taken_from_the_top_of_the_stacks() -> None:
    state = sheet(at_launch(deal()), LINE, [(first_launch(LINE), 1)])
    assert "from the top of the stacks in play" in refusal(state)


def test_fireworks_lie_on_completed_pools() -> None:
    assert "on completed pools" in refusal(launched(LINE[:1]))


def test_nobody_launches_more_often_than_they_had_turns() -> None:
    state = launched((*LINE, "a3", "b3", "c3"))
    assert "more fireworks than they had turns" in refusal(state)


def test_only_the_active_player_has_a_turn_bonus() -> None:
    state = rolled(deal(), "red blue green white")
    state.seat, state.bonus_open = 1, True
    assert "only the active player has a turn bonus" in refusal(state)


def test_a_platform_bonus_comes_from_a_completed_platform_pool() -> None:
    state = rolled(deal(), "red blue green white")
    state.platforms = GAME.shading.platforms
    assert "a platform bonus comes from" in refusal(state)


PARTS = "everyone has one part in a turn"
LAID_DOWN = "whoever laid their sheet down"


def laid_down() -> Data:
    """Seat 0 has used its die, seat 1 has drawn nothing, seat 2 has its sheet."""
    state = after(rolled(deal(3), "green red red red"), "shade c3 ne by die", "take 3")
    data: Data = GAME.dump(state)
    assert data["laid_down"] == [
        {"seat": 0, "die": False, "bonus": True, "card": None, "grants": [], "platforms": []}
    ]
    assert data["taken"] == [2]
    assert data["ended"] == []
    return data


@pytest.mark.parametrize(
    ("law", "forge"),
    [
        (PARTS, put("ended", [2])),
        (PARTS, put("ended", [3])),
        (PARTS, put("taken", [3])),
        (PARTS, put("taken", [1])),
        (PARTS, lambda data: data.update(ended=[1], taken=[1, 2])),
        (LAID_DOWN, put("ended", [0])),
        (LAID_DOWN, put("laid_down", 0, "seat", 2)),
        (LAID_DOWN, put("laid_down", 0, "seat", 99)),
        (LAID_DOWN, put("laid_down", 0, "seat", 1)),
        (LAID_DOWN, put("laid_down", 0, "die", True)),
        (LAID_DOWN, put("laid_down", 0, "grants", [["red"]])),
        (LAID_DOWN, put("laid_down", 0, "platforms", ["a1"])),
        (LAID_DOWN, lambda data: data["laid_down"].append(data["laid_down"][0])),
        ("nobody holds more gifts", put("laid_down", 0, "card", 1)),
    ],
)
def test_parts_that_break_a_law_are_refused_with_it(
    law: str, forge: Callable[[Data], None]
) -> None:
    data = laid_down()
    GAME.load(data)
    forge(data)
    with pytest.raises(BrokenSave, match=f"isn’t valid in Lanterns Dice, where .*{law}"):
        GAME.load(data)


@pytest.mark.parametrize("field", ["ended", "taken"])
def test_seats_that_are_none_are_refused(field: str) -> None:
    for seats in ([-1], [4], [10**12], [0, 0], "0", 1):
        with pytest.raises(BrokenSave):
            GAME.load(laid_down() | {field: seats})


def test_parts_are_over_when_nobody_shades() -> None:
    data = dumped(Stage.ORIENT) | {"ended": [1]}
    with pytest.raises(BrokenSave, match=PARTS):
        GAME.load(data)


def first_launch(shaded: Iterable[str]) -> str:
    """A way to launch something on these pools."""
    state = sheet(at_launch(deal()), shaded)
    return GAME.write(GAME.legal_moves(state)[0])


def launched(shaded: Iterable[str]) -> State:
    """The first display of seat 0 lies on its lake before its first launch; this is shaded."""
    move = GAME.read(first_launch(LINE))
    assert isinstance(move, Launch)
    top = GAME.content.shapes[move.shape].values[0]
    return sheet(at_launch(deal()), shaded, [(GAME.write(move), top)])
