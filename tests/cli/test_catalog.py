"""The one list of games, and content of a person's own in place of the built-in one."""

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from festival_desktop import catalog, paths

FESTIVAL = "festival_of_lanterns"


@pytest.fixture
def own_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder in which a person may put content; the rules are made anew for it."""
    monkeypatch.setenv("FESTIVAL_DESKTOP_HOME", str(tmp_path))
    catalog.rules.cache_clear()
    yield tmp_path / "data" / "content" / FESTIVAL
    catalog.rules.cache_clear()
    catalog.problems.clear()


@pytest.mark.parametrize("name", catalog.GAMES)
def test_every_part_of_an_entry_is_there(name: str) -> None:
    assert catalog.rules(name).name == catalog.GAMES[name].name == name
    assert catalog.table(catalog.rules(name))
    assert catalog.computers(name)
    measures = catalog.measures(name)
    assert (measures is None) == (catalog.GAMES[name].measures is None)
    manifest = catalog.manifest(name)
    assert manifest.rules is catalog.rules(name)
    assert manifest.box().name == name
    assert manifest.title == manifest.box().label


def test_a_game_can_be_added_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    again = catalog.GAMES[FESTIVAL]._replace(name="again")
    monkeypatch.setitem(catalog.GAMES, "again", again)
    first, *_, last = catalog.boxes()
    assert first == last


def test_an_unknown_game_is_a_lookup_error() -> None:
    with pytest.raises(LookupError):
        catalog.rules("chess")


def test_rules_are_made_once() -> None:
    assert catalog.rules(FESTIVAL) is catalog.rules(FESTIVAL)


def test_the_list_alone_imports_no_game_no_pydantic_and_no_qt() -> None:
    code = (
        "import sys, festival_desktop.catalog\n"
        "print([name for name in sys.modules if name.startswith("
        "('pydantic', 'PySide6', 'platformdirs', 'festival_desktop.games', 'asyncio'))])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout == "[]\n", done.stderr


def test_a_persons_own_content_is_used(own_content: Path) -> None:
    shutil.copytree(paths.resources() / FESTIVAL, own_content)
    box = json.loads((own_content / "box.json").read_text(encoding="utf-8"))
    box["limit"] = 11
    (own_content / "box.json").write_text(json.dumps(box), encoding="utf-8")
    assert catalog.rules(FESTIVAL).content.limit == 11  # type: ignore[attr-defined]
    assert not catalog.problems


def test_content_that_cannot_be_used_is_reported_and_replaced_by_ours(own_content: Path) -> None:
    shutil.copytree(paths.resources() / FESTIVAL, own_content)
    (own_content / "box.json").write_text("{", encoding="utf-8")
    assert catalog.rules(FESTIVAL).content.limit == 12  # type: ignore[attr-defined]
    (problem,) = catalog.problems.values()
    assert str(own_content) in problem
    assert "box.json, line 1" in problem


def test_a_folder_without_all_files_is_reported(own_content: Path) -> None:
    own_content.mkdir(parents=True)
    catalog.rules(FESTIVAL)
    (problem,) = catalog.problems.values()
    assert "can’t be read" in problem


def test_without_a_folder_nothing_is_reported(own_content: Path) -> None:
    catalog.rules(FESTIVAL)
    assert not catalog.problems
