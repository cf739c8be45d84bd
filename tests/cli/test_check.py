"""`check FILE…`: ok or what is wrong and where, file by file."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from festival_desktop.__main__ import main
from festival_desktop.check import LINE

GOLDEN = Path(__file__).parents[1] / "saves" / "golden"
GOOD = GOLDEN / "version-1 whole game.festival"


def check(capsys: pytest.CaptureFixture[str], *files: Path) -> tuple[int, list[str]]:
    """The exit code, and what is said of each file."""
    code = main(["check", *map(str, files)])
    said = capsys.readouterr()
    assert said.err == ""
    lines = said.out.splitlines()
    assert len(lines) == len(files)
    return code, [line.split(".festival: ", 1)[1] for line in lines]


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
    assert said[0] == "“letter.festival” is not a Festival Desktop game."
    assert said[1] == "ok"
    assert said[2] == "“gone.festival” can’t be read: there is no such file."
    assert said[3].startswith("“cut.festival” is damaged: line ")
    assert said[3].endswith(" It can be recovered up to step 78.")


def test_a_step_that_cannot_be_played_is_named(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "a.festival"
    path.write_bytes(GOOD.read_bytes().replace(b'"moves": ["', b'"moves": ["dance", "'))
    code, (said,) = check(capsys, path)
    assert code == 1
    assert said.startswith("Step 1 can’t be played: ")


def test_a_forbidden_move_is_told_in_a_sentence_without_the_id_of_its_rule(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "a.festival"
    path.write_bytes(GOOD.read_bytes().replace(b'"moves": ["', b'"moves": ["take face-up", "'))
    _, (said,) = check(capsys, path)
    assert said.startswith("Step 1 can’t be played: The rules forbid this move.")


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


# -- on any terminal -------------------------------------------------------------------------------

NAMES = ("evening\x1b[2J.festival", "a\nb\rc.festival", "Zoë 🏮.festival", "\u202eevil.festival")


def on_terminal(encoding: str, *words: bytes | str) -> "subprocess.CompletedProcess[bytes]":
    environ = os.environ | {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "festival_desktop", "check", *words]
    return subprocess.run(command, env=environ, capture_output=True)


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such names")
@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "utf-8", "latin-1"])
def test_any_name_is_one_line_on_any_terminal(encoding: str, tmp_path: Path) -> None:
    files = [os.fsencode(tmp_path / name) for name in NAMES]
    files.append(os.fsencode(tmp_path) + b"/not utf-8 \xff\xfe.festival")
    files.append(os.fsencode(tmp_path / ("x" * 240 + ".festival")))
    for file in files:
        Path(os.fsdecode(file)).write_text("{")
    done = on_terminal(encoding, *files)
    assert done.stderr == b""
    assert done.returncode == 1
    lines = done.stdout.decode(encoding).splitlines()
    assert len(lines) == len(files)
    for line in lines:
        assert line.isprintable()
        assert len(line) <= LINE
    assert "\\x1b" in lines[0]
    assert "\\n" in lines[1]


def test_a_long_list_of_troubles_is_cut(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "a.festival"
    data = json.loads(GOOD.read_bytes())
    for mark in data["marks"]:
        mark["digest"] = "0" * 16
    path.write_text(json.dumps(data))
    main(["check", str(path)])
    (line,) = capsys.readouterr().out.splitlines()
    assert len(line) == LINE
    assert line.endswith("...")


def test_scripts_get_everything(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "let\nter.festival"
    path.write_text("Dear Mira")
    assert main(["check", "--json", str(path), str(GOOD)]) == 1
    said = capsys.readouterr().out
    assert said.isascii()
    assert json.loads(said) == [
        {
            "file": str(path),
            "ok": False,
            "troubles": ["“let�ter.festival” is not a Festival Desktop game."],
        },
        {"file": str(GOOD), "ok": True, "troubles": []},
    ]


def test_a_changed_file_is_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from tests.contract.walks import CASES
    from tests.saves.hostile import saved

    path = tmp_path / "a.festival"
    path.write_bytes(saved(CASES[0]).replace(b'"relaxed": false', b'"relaxed": true'))
    code, (said,) = check(capsys, path)
    assert code == 1
    assert said == "The file was edited outside the program: relaxed."
