"""`check FILE…`: ok or what is wrong and where, file by file."""

import shutil
from pathlib import Path

import pytest

from festival_desktop.__main__ import main

GOLDEN = Path(__file__).parents[1] / "saves" / "golden"
GOOD = GOLDEN / "version-1 whole game.festival"


def check(capsys: pytest.CaptureFixture[str], *files: Path) -> tuple[int, list[str]]:
    """The exit code, and what is said of each file."""
    code = main(["check", *map(str, files)])
    said = capsys.readouterr()
    assert said.err == ""
    lines = said.out.splitlines()
    assert len(lines) == len(files)
    return code, [line.removeprefix(f"{path}: ") for line, path in zip(lines, files, strict=True)]


def test_whole_games_are_ok(capsys: pytest.CaptureFixture[str]) -> None:
    files = sorted(GOLDEN.glob("*.festival"))
    assert check(capsys, *files) == (0, ["ok"] * len(files))


def test_what_is_wrong_is_told_of_each_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    letter, gone, cut = (tmp_path / f"{name}.festival" for name in ("letter", "gone", "cut"))
    letter.write_text("Dear Mira")
    cut.write_bytes(GOOD.read_bytes()[:-50])
    code, said = check(capsys, letter, GOOD, gone, cut)
    assert code == 1
    assert said[0] == "“letter.festival” is not a game of Festival Desktop."
    assert said[1] == "ok"
    assert said[2] == "“gone.festival” cannot be read: there is no such file."
    assert said[3].startswith("“cut.festival” is damaged: line ")
    assert said[3].endswith(" It can be rescued up to step 78.")


def test_a_step_that_cannot_be_played_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "a.festival"
    path.write_bytes(GOOD.read_bytes().replace(b'"moves": ["', b'"moves": ["dance", "'))
    code, (said,) = check(capsys, path)
    assert code == 1
    assert said.startswith("Step 1 cannot be played: ")


def test_a_forbidden_move_is_told_in_a_sentence_without_the_id_of_its_rule(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "a.festival"
    path.write_bytes(GOOD.read_bytes().replace(b'"moves": ["', b'"moves": ["take face-up", "'))
    _, (said,) = check(capsys, path)
    assert said.startswith("Step 1 cannot be played: The rules forbid this move.")


def test_a_backup_does_not_make_a_damaged_file_whole(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "a.festival"
    path.write_text("{")
    shutil.copy(GOOD, tmp_path / "a.festival~")
    assert check(capsys, path)[0] == 1


def test_nothing_is_changed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "a.festival"
    path.write_text("{")
    check(capsys, path)
    assert [file.name for file in tmp_path.iterdir()] == ["a.festival"]
    assert path.read_text() == "{"
