"""The content files of Lanterns Dice: what is in the box, and what is refused."""

import json
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from festival_desktop import paths
from festival_desktop.content.lanterns_dice import load
from festival_desktop.core.errors import BadContent
from festival_desktop.games.lanterns_dice.content import Action
from festival_desktop.games.lanterns_dice.lake import NEIGHBOURS

FOLDER = paths.resources() / "lanterns_dice"
Change = Callable[[Any], None]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped files that a test may spoil."""
    return Path(shutil.copytree(FOLDER, tmp_path / "lanterns_dice"))


def test_the_lake_is_nine_by_six_pools_with_eighteen_areas_of_each_color() -> None:
    content = load(FOLDER)
    assert len(content.areas) == 108
    assert Counter(area.color for area in content.areas) == dict.fromkeys(range(6), 18)
    assert sum(area.pavilion for area in content.areas) == 12
    assert len(content.platforms) == 8
    assert len(content.boats) == 5
    assert not {*content.platforms} & {*content.boats}
    assert all(len(NEIGHBOURS[boat]) == 4 for boat in content.boats)


def test_each_color_has_two_pavilions() -> None:
    pavilions = Counter(area.color for area in load(FOLDER).areas if area.pavilion)
    assert pavilions == dict.fromkeys(range(6), 2)


def test_there_are_48_tiles_of_eight_shapes() -> None:
    content = load(FOLDER)
    assert [shape.id for shape in content.shapes] == (
        "line corner square t l s plus u".split()
    )  # fmt: skip
    assert sum(len(shape.values) for shape in content.shapes) == 48
    assert [len(shape.cells) for shape in content.shapes] == [3, 3, 4, 4, 4, 4, 5, 5]
    assert content.random_shapes == {"small": 1, "medium": 2, "large": 1}


def test_the_emperor_cards_have_the_printed_actions_on_side_a() -> None:
    sides = [card.actions for card in load(FOLDER).emperor]
    assert [a for a, _ in sides] == [Action.YOUR_DIE, Action.NOT_SHOWN, Action.OTHER_DICE]
    assert [b for _, b in sides] == [Action.LEFT_DIE, Action.BESIDE_COMPLETED, Action.WHOLE_POOL]
    assert [card.gifts for card in load(FOLDER).emperor] == [1, 2, 3]


def test_sheet_a_begins_with_red() -> None:
    content = load(FOLDER)
    assert content.colors[content.sheets[0].bonuses[4][0]] == "red"


@pytest.mark.parametrize("name", ["box", "lake", "sheets", "fireworks", "emperor"])
def test_every_value_stands_under_a_source(name: str) -> None:
    def sourced(data: Any) -> bool:
        if isinstance(data, dict):
            return "source" in data or all(map(sourced, data.values()))
        return isinstance(data, list) and all(map(sourced, data))

    assert sourced(json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8")))


def set_in(*path: Any) -> Change:
    """A change of the value at the end of a path, which ends with the new value."""
    *way, last, value = path

    def change(data: Any) -> None:
        for key in way:
            data = data[key]
        data[last] = value

    return change


def drop(*path: Any) -> Change:
    *way, last = path

    def change(data: Any) -> None:
        for key in way:
            data = data[key]
        del data[last]

    return change


@pytest.mark.parametrize(
    ("name", "change", "reason"),
    [
        ("box", drop("dice", "colors", 0), "each of the 6 colours"),
        ("box", set_in("dice", "colors", 0, "white"), "each of the 6 colours"),
        ("box", set_in("dice", "colors", 0, "pink"), "dice → colors → 0"),
        ("box", drop("tables", "players", 0), "2, 3 and 4 players"),
        ("box", set_in("tables", "players", 0, "facing", 0, "north"), "2 different sides"),
        ("box", set_in("tables", "players", 0, "turns", 9), "a table for 2 has 10 turns"),
        ("box", set_in("solo", "turns", 11), "a table for 1 has 12 turns"),
        ("box", set_in("solo", "facing", "up"), "solo → facing"),
        ("box", set_in("gifts", "reroll", 0), "gifts → reroll"),
        ("box", drop("gifts", "source"), "gifts → source"),
        ("box", set_in("gifts", "wrapped", True), "wrapped"),
        ("lake", drop("pools", 3), "9 by 6 pools"),
        ("lake", set_in("pools", 3, "x", 4), "9 by 6 pools"),
        ("lake", set_in("pools", 3, "x", 9), "pools → 3 → x"),
        ("lake", set_in("pools", 0, "areas", 0, "color", "red"), "differ in colour"),
        ("lake", set_in("pools", 0, "areas", 0, "sides", "NW"), "NW and SE, or NE and SW"),
        ("lake", set_in("pools", 0, "feature", "boat"), "each of its four sides"),
        ("lake", set_in("pools", 0, "feature", "bridge"), "pools → 0 → feature"),
        ("sheets", drop("sheets", 3), "A, B, C and D"),
        ("sheets", set_in("sheets", 0, "letter", "B"), "A, B, C and D"),
        ("sheets", drop("sheets", 0, "two", 0), "“two” has 4"),
        ("fireworks", drop("sizes", 0, "values", 0), "6 tiles"),
        ("fireworks", set_in("sizes", 0, "values", 0, 1), "highest on top"),
        ("fireworks", set_in("sizes", 0, "at_random", 2), "4 shapes are drawn"),
        ("fireworks", drop("sizes", 0), "small, medium and large"),
        ("fireworks", drop("shapes", "pictures", 0), "8 different shapes"),
        ("fireworks", set_in("shapes", "pictures", 0, "id", "u"), "8 different shapes"),
        ("fireworks", set_in("shapes", "pictures", 0, "rows", ["..."]), "does not fit"),
        ("fireworks", set_in("shapes", "pictures", 0, "rows", ["#"] * 7), "does not fit"),
        ("fireworks", set_in("shapes", "first_game", 0, "star"), "first game"),
        ("fireworks", set_in("shapes", "first_game", 0, "u"), "first game"),
        ("emperor", drop("A", "actions", 0), "3 emperor cards"),
        ("emperor", set_in("A", "actions", 0, "gifts", 2), "cost the same"),
        ("emperor", set_in("B", "actions", 0, "action", "dance"), "B → actions → 0"),
    ],
)
def test_a_wrong_file_is_refused_with_place_and_reason(
    folder: Path, name: str, change: Change, reason: str
) -> None:
    path = folder / f"{name}.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    change(data)
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadContent) as refusal:
        load(folder)
    assert str(refusal.value).startswith(f"{name}.json")
    assert reason in str(refusal.value)


def test_too_few_shapes_of_a_size_are_refused(folder: Path) -> None:
    path = folder / "fireworks.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    for shape in data["shapes"]["pictures"][6:]:
        shape["size"] = "medium"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadContent, match="too few large shapes"):
        load(folder)


def test_a_box_without_a_table_for_one_is_for_two_to_four(folder: Path) -> None:
    path = folder / "box.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    del data["solo"]
    path.write_text(json.dumps(data), encoding="utf-8")
    assert [*load(folder).tables] == [2, 3, 4]
    assert [*load(FOLDER).tables] == [1, 2, 3, 4]


def test_a_missing_file_is_refused(folder: Path) -> None:
    (folder / "lake.json").unlink()
    with pytest.raises(BadContent, match=r"lake\.json can’t be read"):
        load(folder)


def test_what_the_rulebook_does_not_say_is_not_said_to_be_from_it() -> None:
    emperor = json.loads((FOLDER / "emperor.json").read_text(encoding="utf-8"))
    assert {side["source"] for side in emperor.values()} == {"ours"}
    box = json.loads((FOLDER / "box.json").read_text(encoding="utf-8"))
    assert box["solo"]["source"] == "ours"
    fireworks = json.loads((FOLDER / "fireworks.json").read_text(encoding="utf-8"))
    assert {size["source"] for size in fireworks["sizes"]} == {"ours"}
