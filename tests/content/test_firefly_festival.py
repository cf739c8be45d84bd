"""The content files of Firefly Festival: what is in the box, and what is refused."""

import json
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from festival_desktop import paths
from festival_desktop.content.firefly_festival import load
from festival_desktop.core.errors import BadContent
from festival_desktop.games.firefly_festival.content import Size, Water

FOLDER = paths.resources() / "firefly_festival"
Change = Callable[[Any], None]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the shipped files that a test may spoil."""
    return Path(shutil.copytree(FOLDER, tmp_path / "firefly_festival"))


def test_the_box_holds_18_island_tiles() -> None:
    sizes = Counter(tile.size for tile in load(FOLDER).tiles)
    assert sizes == {Size.START: 2, Size.SMALL: 6, Size.MEDIUM: 6, Size.LARGE: 4}


def test_values_of_tiles_are_in_the_range_of_their_size() -> None:
    ranges = {Size.START: (0,), Size.SMALL: (1, 2), Size.MEDIUM: (3, 4), Size.LARGE: (5, 6)}
    for tile in load(FOLDER).tiles:
        assert tile.value in ranges[tile.size]


def test_the_two_boards_have_12_and_18_spaces() -> None:
    tables = load(FOLDER).tables
    assert {players: len(table.board.spaces) for players, table in tables.items()} == {
        2: 12, 3: 12, 4: 18, 5: 18, 6: 18
    }  # fmt: skip


def test_the_boards_have_their_water_rewards() -> None:
    tables = load(FOLDER).tables
    assert Counter(tables[2].board.water.values()) == {
        Water.COINS: 4, Water.WORKER: 3, Water.GOAL: 4, Water.POINTS: 3
    }  # fmt: skip
    assert Counter(tables[6].board.water.values()) == {
        Water.COINS: 8, Water.WORKER: 8, Water.GOAL: 7, Water.POINTS: 7
    }  # fmt: skip


def test_there_are_42_public_and_28_private_goals_and_30_powers() -> None:
    content = load(FOLDER)
    assert sum(len(stack.cards) for stack in content.public) == 42
    assert len({goal.id for goal in content.private}) == 28
    assert len({power.id for power in content.powers}) == 30


def test_the_pieces_of_a_player() -> None:
    box = load(FOLDER).box
    assert (box.segments, box.floors, box.workers, box.fish) == (20, 12, 12, (3, 5, 7))
    assert (box.crow_cost, box.crow_coins, box.crow_workers) == (4, 3, 2)
    assert (box.crow_income, box.crow_loss) == (2, 10)


def test_sorin_by_number_of_players() -> None:
    tables = load(FOLDER).tables
    assert [tables[players].sorin for players in range(2, 7)] == [6, 8, 10, 12, 15]


def test_the_first_player_has_five_coins_and_later_ones_not_fewer() -> None:
    for players, table in load(FOLDER).tables.items():
        assert table.coins[0] == 5
        assert list(table.coins) == sorted(table.coins)
        assert len(table.coins) == players


@pytest.mark.parametrize("name", ["box", "boards", "tiles", "goals", "powers"])
def test_every_value_stands_under_a_source(name: str) -> None:
    data = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert data["source"] in ("rulebook", "ours")
    if name in ("boards", "tiles"):
        assert all("source" in block for block in data[name])


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
        ("boards", set_in("boards", 0, "lanes", 41), "make 40 lanes, not 41"),
        ("boards", drop("boards", 0, "islands", 3), "A, B, C and so on"),
        ("boards", set_in("boards", 0, "islands", 3, "x", 11), "of an island is listed twice"),
        ("boards", set_in("boards", 0, "islands", 3, "x", 16), "beyond the edge"),
        ("boards", set_in("boards", 0, "islands", 3, "x", -1), "boards → 0 → islands → 3 → x"),
        ("boards", set_in("boards", 0, "starts", ["A", "A"]), "two different islands"),
        ("boards", set_in("boards", 0, "starts", ["A", "Z"]), "two different islands"),
        ("boards", set_in("boards", 0, "water", 0, "y", 5), "lies on an island"),
        ("boards", set_in("boards", 0, "water", 0, "y", 40), "beyond the edge"),
        ("boards", set_in("boards", 0, "water", 0, "reward", "pearl"), "water → 0 → reward"),
        ("boards", set_in("boards", 1, "id", "classic_2_3"), "board classic_2_3 is listed twice"),
        ("boards", drop("boards", 0, "source"), "boards → 0 → source"),
        ("tiles", drop("tiles", 5), "18 island tiles"),
        ("tiles", set_in("tiles", 5, "id", "reed"), "tile reed is listed twice"),
        ("tiles", set_in("tiles", 5, "size", "huge"), "tiles → 5 → size"),
        ("tiles", set_in("tiles", 5, "reward", "nothing"), "all but Starts"),
        ("tiles", set_in("tiles", 0, "reward", "coins"), "all but Starts"),
        ("tiles", set_in("sizes", "start", "capacity", 9), "room for everybody"),
        ("goals", drop("public", 0), "7 kinds and 28 private"),
        ("goals", drop("private", 0), "7 kinds and 28 private"),
        ("goals", set_in("public", 0, "id", "wealth"), "no kind of goal “wealth”"),
        ("goals", set_in("public", 0, "id", "hubs"), "goal hubs is listed twice"),
        ("goals", drop("public", 0, "cards", 0), "empire has 6 cards"),
        ("goals", set_in("public", 0, "cards", 0, [5, 1]), "must get harder"),
        ("goals", set_in("private", 0, "measure", "luck"), "nothing a private goal counts"),
        ("goals", set_in("private", 0, "id", "away"), "goal away is listed twice"),
        ("powers", drop("powers", 0), "30 powers"),
        ("powers", set_in("powers", 0, "id", "baker"), "no power “baker”"),
        ("powers", set_in("powers", 1, "id", "merchant_heir"), "these numbers: coins"),
        ("powers", set_in("powers", 0, "numbers", {}), "needs these numbers: coins"),
        ("powers", set_in("powers", 4, "numbers", {"coins": 1}), "these numbers: none"),
        ("powers", set_in("powers", 0, "group", "luck"), "powers → 0 → group"),
        ("box", drop("tables", 0), "2, 3, 4, 5 and 6 players"),
        ("box", drop("later_seats", "coins", 0), "a row each for 2, 3, 4, 5 and 6 players"),
        ("box", drop("later_seats", "coins", 2, 0), "a row each for 2, 3, 4, 5 and 6 players"),
        ("box", set_in("tables", 0, "board", "moon"), "no board “moon”"),
        ("box", set_in("tables", 0, "tiles", "small", 5), "need 12 tiles"),
        ("box", set_in("tables", 2, "tiles", {"start": 2, "small": 6, "medium": 5, "large": 5}),
         "more Large tiles"),
        ("box", set_in("pieces", "workers", 3), "too many workers"),
        ("box", set_in("pieces", "workers", 0), "pieces → workers"),
        ("box", set_in("pieces", "fish", []), "pieces → fish"),
        ("box", set_in("chain", "steps", [[6, 10], [4, 5]]), "longer chains"),
        ("box", set_in("crow", "feathers", 3), "feathers"),
        ("box", drop("crow", "source"), "crow → source"),
        ("box", set_in("actions", "movements", 8), "actions → movements"),
        ("powers", set_in("powers", 15, "numbers", {"number": 8}), "at most 7 movements"),
    ],
)  # fmt: skip
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


def test_a_missing_file_is_refused(folder: Path) -> None:
    (folder / "powers.json").unlink()
    with pytest.raises(BadContent, match=r"powers\.json can’t be read"):
        load(folder)


def test_another_board_may_be_played_on(folder: Path) -> None:
    """An owner's printed map may differ from ours."""
    path = folder / "boards.json"
    data = json.loads(path.read_text(encoding="utf-8"))
    data["boards"][0]["islands"][11]["x"] = 14
    data["boards"][0]["lanes"] = 43
    data["boards"][0]["water"] = []
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(BadContent, match=r"the islands make (\d+) lanes, not 43") as refusal:
        load(folder)
    data["boards"][0]["lanes"] = int(str(refusal.value).split(" make ")[1].split()[0])
    path.write_text(json.dumps(data), encoding="utf-8")
    assert load(folder).tables[2].board.spaces[11].x == 14


def test_what_the_rulebook_does_not_say_is_not_said_to_be_from_it() -> None:
    box = json.loads((FOLDER / "box.json").read_text(encoding="utf-8"))
    assert (box["rest"]["source"], box["later_seats"]["source"]) == ("ours", "ours")
