"""Compiled rules: the same games, move by move, as from the source."""

import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from festival_desktop import catalog

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"
RULES_TESTS = "tests/ai tests/contract tests/core tests/games tests/saves/test_golden.py".split()

needs_compiler = pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no gcc")


def games_played_in(tree: Path, *games: str) -> list[str]:
    command = [sys.executable, "-m", "tests.packaging.seeded_games", *games]
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def same_games(tree: Path, *games: str) -> bool:
    form, *played = games_played_in(tree, *games)
    assert form == "compiled"
    return ["source", *played] == games_played_in(ROOT, *games)


@pytest.mark.full
@needs_compiler
def test_a_compiled_game_is_played_as_from_its_source(
    building: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The smallest one, compiled in the quickest way; and once more without what was compiled."""
    games = {"games": "games/lanterns_dice"}
    parts = [games.get(part, part) for part in building.compiled.PARTS]
    monkeypatch.setattr(building.compiled, "PARTS", parts)
    tree = tmp_path / "tree"
    building.compile.make(tree, level="0")
    assert same_games(tree, "lanterns_dice")
    for path in building.compiled.modules(tree):
        assert path.read_bytes() == (ROOT / path.relative_to(tree)).read_bytes()
        extension, *more = path.parent.glob(f"{path.stem}.*.so")
        assert not more
        extension.unlink()
    assert games_played_in(tree, "lanterns_dice") == games_played_in(ROOT, "lanterns_dice")


def test_players_and_rules_are_compiled_and_limits_are_not(building: SimpleNamespace) -> None:
    """A player who thinks is interrupted where interpreted code is asked for the time."""
    paths = building.compiled.modules(ROOT)
    names = {path.relative_to(ROOT / "festival_desktop").as_posix() for path in paths}
    assert {"ai/search.py", "ai/players.py", "core/rng.py", "core/game.py"} < names
    assert {f"games/{game}/turn.py" for game in catalog.GAMES} < names
    assert not names & {"ai/limit.py", "ai/worker.py", "ai/contest.py", "core/position.py"}


@needs_compiler
@pytest.mark.compiled
def test_every_compiled_game_is_played_as_from_its_source(building: SimpleNamespace) -> None:
    building.compile.make(COMPILED)
    assert same_games(COMPILED, *catalog.GAMES)


@needs_compiler
@pytest.mark.compiled
@pytest.mark.parametrize("form", ["source", "compiled"])
def test_the_rules_pass_their_tests_in_both_forms(building: SimpleNamespace, form: str) -> None:
    if form == "compiled":
        building.compile.make(COMPILED)
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *RULES_TESTS]
    tree = ROOT if form == "source" else COMPILED
    done = subprocess.run(command, cwd=tree, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


def test_a_folder_with_other_things_is_left_alone(
    building: SimpleNamespace, tmp_path: Path
) -> None:
    (tmp_path / "letters.txt").write_text("mine")
    with pytest.raises(building.tools.NotReady, match="other things"):
        building.compile.make(tmp_path)
    assert (tmp_path / "letters.txt").read_text() == "mine"


def test_constructors_are_written_out_and_annotations_kept_whole(
    building: SimpleNamespace,
) -> None:
    source = (
        "@dataclass(frozen=True, slots=True)\n"
        "class Table(Move):\n"
        "    seats: list[int]\n"
        '    """Who sits there."""\n'
        "    free: bool = True\n"
        "\n"
        "\n"
        "@dataclass\n"
        "class Rest:\n"
        "    names: list[str]\n"
        "\n"
        "\n"
        "@dataclass(kw_only=True)\n"
        "class EarlyTurnTaken(Rest):\n"
        "    side: int\n"
        "\n"
        "\n"
        "@dataclass\n"
        "class Other:\n"
        "    seats: list[int] = field(default_factory=list)\n"
        "\n"
        "\n"
        "class Another:\n"
        "    seats: list[int]\n"
    )
    constructor = (
        "    def __init__(self, seats: list[int], free: bool = True) -> None: "
        "self.seats = seats; self.free = free  # type: ignore"
    )
    inherited = (
        "    def __init__(self, *, names: list[str], side: int) -> None: "
        "self.names = names; self.side = side  # type: ignore"
    )
    added = {
        5: constructor,
        6: kept("Table", "{'seats': 'list[int]', 'free': 'bool'}", "('seats', 'free')"),
        10: kept("Rest", "{'names': 'list[str]'}", "()"),
        15: inherited,
        16: kept("EarlyTurnTaken", "{'side': 'int'}", "()"),
        20: kept("Other", "{'seats': 'list[int]'}", "('seats',)"),
    }
    written = building.for_mypyc.write_constructors(source)
    assert written.splitlines() == [added.get(n, x) for n, x in enumerate(source.splitlines())]


def kept(name: str, types: str, slots: str) -> str:
    update = f"vars({name})['__annotations__'].update({types})"
    return f"{update}; setattr({name}, '__slots__', {slots})"


def test_kinds_of_events_become_dataclasses(building: SimpleNamespace) -> None:
    source = (
        "from core import Event, event\n"
        "@dataclass_transform(frozen_default=True)\n"
        "def event(kind): ...\n"
        "@event\n"
        "class Rained(Event):\n"
        "    drops: int\n"
        "@event\n"
        "class Poured(Rained):\n"
        '    """More of the same."""\n'
    )
    changed = {
        0: "from dataclasses import dataclass; from core import Event, event",
        1: "",
        3: "@dataclass(slots=True, unsafe_hash=True)",
        6: "",
    }
    made = building.for_mypyc.events_as_dataclasses(source)
    assert made.splitlines() == [changed.get(n, x) for n, x in enumerate(source.splitlines())]


def test_classes_that_others_derive_from_stay_open_for_them(building: SimpleNamespace) -> None:
    """For mypyc alone: what it reads is not there when the program runs."""
    source = (
        "import math\n"
        "\n"
        "\n"
        "class Event:\n"
        "    __slots__: tuple[str, ...] = ()\n"
        "\n"
        "\n"
        "class Rained(Event):\n"
        '    """Closed."""\n'
    )
    changed = {
        0: "from typing import TYPE_CHECKING; import math",
        1: "if TYPE_CHECKING: from mypy_extensions import mypyc_attr",
        2: "@mypyc_attr(allow_interpreted_subclasses=True)",
        5: "setattr(Event, '__slots__', ())",
    }
    opened = building.for_mypyc.open_classes(source)
    assert opened.splitlines() == [changed.get(n, x) for n, x in enumerate(source.splitlines())]


def test_classes_to_leave_open_are_among_the_compiled_ones(building: SimpleNamespace) -> None:
    sources = [path.read_text(encoding="utf-8") for path in building.compiled.modules(ROOT)]
    for name in building.for_mypyc.SUBCLASSED:
        assert any(f"\nclass {name}" in source for source in sources), name


def test_constants_become_final_and_lines_keep_their_numbers(building: SimpleNamespace) -> None:
    source = (
        '"""Rain – and lanterns."""\n'
        "from enum import Enum\n"
        'T = TypeVar("T")\n'
        "Area = int\n"
        "MOST = 8\n"
        "WAYS: dict[str, Area] = {\n"
        '    "–": MOST,\n'
        "}\n"
        "DRY, WET = Weather\n"
        "ONE, TWO = 1, 2\n"
        "ways_of = cache(Area)\n"
        "def most() -> int:\n"
        "    LOCAL = MOST\n"
        "    return LOCAL\n"
    )
    final = building.for_mypyc.finalise(source)
    changed = {
        1: "from typing import Final; from enum import Enum",
        4: "MOST: Final = 8",
        5: "WAYS: Final[dict[str, Area]] = {",
        8: "_9 = tuple((Weather)); DRY: Final = _9[0]; WET: Final = _9[1]",
        9: "_10 = tuple((1, 2)); ONE: Final = _10[0]; TWO: Final = _10[1]",
        10: "ways_of: Final = cache(Area)",
    }
    assert final.splitlines() == [changed.get(n, x) for n, x in enumerate(source.splitlines())]


def test_copiers_are_written_out_and_copy_the_same(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "festival_desktop" / "core", tmp_path / "festival_desktop" / "core")
    source = (
        "from dataclasses import dataclass\n"
        "from festival_desktop.core.position import copier\n"
        "@dataclass(slots=True)\n"
        "class Table:\n"
        "    seats: int\n"
        "    cards: list[list[int]]\n"
        "copy_table = copier(Table)\n"
        "OLD = Table(2, [[1], []])\n"
        "NEW = copy_table(OLD)\n"
        "assert NEW == OLD and NEW.cards[0] is not OLD.cards[0]\n"
    )
    (tmp_path / "festival_desktop" / "__init__.py").touch()
    module = tmp_path / "festival_desktop" / "tables_of_rain.py"
    module.write_text(source)
    script = ROOT / "packaging" / "common" / "copies.py"
    subprocess.run(
        [sys.executable, "-IB", script, module.relative_to(tmp_path)], cwd=tmp_path, check=True
    )
    written = (
        "def copy_table(old: Table) -> Table: "
        "return Table(seats=old.seats, cards=[one[:] for one in old.cards])"
    )
    lines = module.read_text().splitlines()
    assert lines == [written if n == 6 else line for n, line in enumerate(source.splitlines())]
    subprocess.run([sys.executable, module], env={"PYTHONPATH": str(tmp_path)}, check=True)


def test_without_a_compiler_the_source_is_packed_as_it_is(
    building: SimpleNamespace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    sentences: list[str] = []
    monkeypatch.setattr(building.compiled.shutil, "which", lambda name: None)
    monkeypatch.setattr(building.bundle, "say", sentences.append)
    source = building.source.Source(ROOT, "0" * 40, 0)
    assert building.bundle.compile_where_possible(source, tmp_path) is source
    assert sentences == ["The rules are not compiled, because there is no gcc here."]


def test_what_compiled_modules_import_is_named_for_the_freezing(
    building: SimpleNamespace, tmp_path: Path
) -> None:
    package = tmp_path / "festival_desktop"
    (package / "games").mkdir(parents=True)
    (package / "games" / "rules_of_rain.py").write_text("import bisect\nfrom operator import ge\n")
    assert building.compiled.unseen_modules(tmp_path) == []
    (package / "compiled__mypyc.cpython-311-x86_64-linux-gnu.so").touch()
    seen = building.compiled.unseen_modules(tmp_path)
    assert seen == ["festival_desktop.compiled__mypyc", "bisect", "operator"]
