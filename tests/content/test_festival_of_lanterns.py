"""The content files of Festival of Lanterns: what is in the box, and what is refused, and why."""

import json
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from festival_desktop import paths
from festival_desktop.content.festival_of_lanterns import load
from festival_desktop.core.errors import BadContent
from festival_desktop.games.festival_of_lanterns.content import FOUR, PAIRS, SEVEN

FOLDER = paths.resources() / "festival_of_lanterns"
Change = Callable[[Any], None]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped files that a test may spoil."""
    return Path(shutil.copytree(FOLDER, tmp_path / "festival_of_lanterns"))


def reason(folder: Path) -> str:
    with pytest.raises(BadContent) as refused:
        load(folder)
    sentence = str(refused.value)
    assert sentence.endswith(".")
    assert "\n" not in sentence
    return sentence


def spoil(folder: Path, name: str, change: Change) -> None:
    data = json.loads((folder / name).read_text(encoding="utf-8"))
    change(data)
    (folder / name).write_text(json.dumps(data), encoding="utf-8")


def test_the_box_holds_what_the_rulebook_counts() -> None:
    content = load(FOLDER)
    assert len(content.lanterns) == 7
    assert len(content.tiles) == 35
    assert sum(tile.fireworks for tile in content.tiles) == 11
    assert content.mooncakes == 28
    assert sum(map(len, content.dedications)) + content.generics == 40
    assert max(table.cards for table in content.tables.values()) * 7 == 56


def test_each_lantern_is_on_twenty_sides() -> None:
    sides = Counter(side for tile in load(FOLDER).tiles for side in tile.sides)
    assert sides == dict.fromkeys(range(7), 20)


def test_every_block_says_where_its_values_come_from() -> None:
    for path in FOLDER.glob("*.json"):
        assert json.loads(path.read_text(encoding="utf-8"))["source"] in ("rulebook", "ours")


def test_what_the_rulebook_does_not_say_of_friends_is_not_said_to_be_from_it() -> None:
    friends = json.loads((FOLDER / "friends.json").read_text(encoding="utf-8"))
    assert friends["source"] == "ours"
    assert all("source" not in friend for friend in friends["friends"])


def test_stacks_by_players() -> None:
    content = load(FOLDER)
    assert [len(content.stack(FOUR, players)) for players in (2, 3, 4)] == [6, 8, 9]
    assert content.stack(PAIRS, 2) == (9, 8, 7, 6, 5, 5)
    assert content.stack(SEVEN, 3)[0] == 10


def test_another_split_of_the_tiles_is_fine(folder: Path) -> None:
    """Ours is a guess: an owner of the printed box may count differently."""

    def change(data: Any) -> None:
        data["fireworks"].append(data["sky"].pop() | {"pet": "tank"})

    spoil(folder, "night_tiles.json", change)
    assert sum(tile.fireworks for tile in load(folder).tiles) == 12


def test_a_box_may_do_without_the_levels_that_are_ours(folder: Path) -> None:
    """Files of owners, and those in saved games, are older than these levels."""

    def change(data: Any) -> None:
        del data["levels"][3:]

    spoil(folder, "moon_dancer.json", change)
    assert [level.id for level in load(folder).moon_dancer.levels] == [
        "friend", "mentor", "princess",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("name", "change", "words"),
    [
        ("moon_dancer.json", lambda d: d["levels"].pop(), "and all or none of crescent, half-moon"),
        ("moon_dancer.json", lambda d: d["levels"].reverse(), "in this order."),
        (
            "moon_dancer.json",
            lambda d: d["levels"][0].update(source="ours"),
            "crescent, half-moon, full-moon are ours, the other levels the rulebook's.",
        ),
        (
            "moon_dancer.json",
            lambda d: d["levels"][3].update(lanterns=3),
            "the level crescent begins with more lanterns than the Supply may have.",
        ),
        ("box.json", lambda d: d.pop("hand"), "box.json, hand: Field required."),
        ("box.json", lambda d: d.update(magic=1), "box.json, magic: Extra inputs"),
        ("box.json", lambda d: d.update(source="hearsay"), "box.json, source: Input should be"),
        ("box.json", lambda d: d.update(limit="many"), "box.json, limit: Input should be a valid"),
        ("box.json", lambda d: d.update(mooncakes=-1), "box.json, mooncakes: Input should be"),
        ("box.json", lambda d: d.update(mooncakes=3), "4 players begin with too many Mooncakes."),
        ("box.json", lambda d: d["lanterns"].pop(), "each of the seven lanterns must be named"),
        (
            "box.json",
            lambda d: d["lanterns"].append("luna"),
            "box.json, lanterns → 7: Input should",
        ),
        ("box.json", lambda d: d["tables"].pop(), "one table each for 2, 3 and 4 players"),
        ("box.json", lambda d: d["tables"].reverse(), "one table each for 2, 3 and 4 players"),
        (
            "box.json",
            lambda d: d["tables"][0].update(facing=["south", "south"]),
            "box.json, tables → 0: 2 players must face 2 different sides.",
        ),
        (
            "box.json",
            lambda d: d["tables"][2].update(cards=3),
            "box.json, tables → 2: 4 players need 4 cards of each lantern.",
        ),
        (
            "box.json",
            lambda d: d["tables"][2].update(cards=9),
            "4 players use more cards than the box holds.",
        ),
        (
            "box.json",
            lambda d: d["tables"][1].update(tiles=36),
            "box.json, tables: 3 players cannot use 36 tiles of a box of 35.",
        ),
        (
            "box.json",
            lambda d: d["tables"][1].update(tiles=31),
            "box.json, tables: 3 players cannot share 31 tiles.",
        ),
        ("night_tiles.json", lambda d: d["sky"].pop(), "the box holds 35 Night tiles."),
        (
            "night_tiles.json",
            lambda d: d["sky"][0].update(id="S2"),
            "night_tiles.json, the whole file: tile S2 is listed twice.",
        ),
        (
            "night_tiles.json",
            lambda d: d["sky"][0].update(pet="tank"),
            "tile S1: Fireworks tiles show a pet, Sky tiles do not.",
        ),
        (
            "night_tiles.json",
            lambda d: d["fireworks"][0].pop("pet"),
            "tile F1: Fireworks tiles show a pet, Sky tiles do not.",
        ),
        (
            "night_tiles.json",
            lambda d: d["fireworks"][3].update(pet="dragon"),
            "night_tiles.json, fireworks → 3 → pet: Input should be",
        ),
        (
            "night_tiles.json",
            lambda d: d["sky"][4]["sides"].pop(),
            "night_tiles.json, sky → 4 → sides → 3: Field required.",
        ),
        (
            "night_tiles.json",
            lambda d: d["sky"][4].update(id="../x"),
            "night_tiles.json, sky → 4 → id: String should match",
        ),
        (
            "night_tiles.json",
            lambda d: (
                [d["sky"].append(d["fireworks"].pop()) for _ in range(4)]
                and [tile.pop("pet", None) for tile in d["sky"]]
            ),
            "10 Sky and 8 Fireworks tiles are needed.",
        ),
        (
            "dedications.json",
            lambda d: d["four"].reverse(),
            "the stack “four” must have its highest tile on top.",
        ),
        ("dedications.json", lambda d: d["seven"].pop(), "the box holds 40 Dedication tiles."),
        (
            "dedications.json",
            lambda d: d["pairs"][0].update(points=100),
            "dedications.json, pairs → 0 → points: Input should be less than",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_wrong_value_is_refused_by_its_place_and_reason(
    folder: Path, name: str, change: Change, words: str
) -> None:
    spoil(folder, name, change)
    assert words in reason(folder)


@pytest.mark.parametrize("name", sorted(path.name for path in FOLDER.glob("*.json")))
def test_every_file_is_needed(folder: Path, name: str) -> None:
    (folder / name).unlink()
    assert reason(folder) == f"{name} can’t be read: No such file or directory."


@pytest.mark.parametrize(
    ("raw", "words"),
    [
        (b"{", "box.json, line 1: this is not valid JSON (Expecting property name"),
        (b'{\n "a": 1,\n]', "box.json, line 3: this is not valid JSON"),
        (b"", "box.json, line 1: this is not valid JSON"),
        (b"\xff\xfe\x00", "box.json is not a text file."),
        (b"[" * 100_000, "box.json is nested too deeply."),
        (b" " * 1_000_001, "box.json is too large to be a content file."),
        (b'{"a": ' + b"9" * 5_000 + b"}", "box.json holds a number that is too long."),
        (b"[]", "box.json, the whole file: Input should be"),
        (b"null", "box.json, the whole file: Input should be"),
    ],
    ids=["torn", "torn later", "empty", "binary", "deep", "large", "long", "list", "null"],
)
def test_a_damaged_file_is_refused_in_a_sentence(folder: Path, raw: bytes, words: str) -> None:
    (folder / "box.json").write_bytes(raw)
    assert reason(folder).startswith(words)


def test_a_byte_order_mark_is_no_mistake(folder: Path) -> None:
    """Some editors write one."""
    path = folder / "box.json"
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert load(folder) == load(FOLDER)


def test_a_folder_in_place_of_a_file_is_refused(folder: Path) -> None:
    (folder / "box.json").unlink()
    (folder / "box.json").mkdir()
    assert reason(folder) == "box.json is not an ordinary file."
