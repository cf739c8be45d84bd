"""The commands: what they print, what they refuse, and what they leave alone."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from festival_desktop import __version__, app
from festival_desktop.__main__ import main
from festival_desktop.saves.document import restore
from festival_desktop.saves.store import read
from tests.games.festival_of_lanterns.positions import GAME

SIMULATE = ["simulate", "festival_of_lanterns"]


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What the window is opened with, instead of opening it."""
    calls: list[list[str]] = []

    def run_window(files: list[str]) -> int:
        calls.append(files)
        return 0

    monkeypatch.setattr(app, "run_window", run_window)
    return calls


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """The one sentence about bad input."""
    assert main(words) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("festival-desktop")
    return said.err


def test_without_words_the_window_opens(opened: list[list[str]]) -> None:
    assert main([]) == 0
    assert opened == [[]]


def test_a_saved_game_opens_in_the_window(opened: list[list[str]], tmp_path: Path) -> None:
    path = tmp_path / "mine.festival"
    path.touch()
    assert main([str(path)]) == 0
    assert opened == [[str(path)]]


def test_several_saved_games_are_no_bad_input(opened: list[list[str]], tmp_path: Path) -> None:
    paths = [str(tmp_path / name) for name in ("a.festival", "b.festival")]
    for path in paths:
        Path(path).touch()
    assert main(paths) == 0
    assert opened == [paths]


def test_a_missing_file_opens_no_window(
    opened: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    assert "There is no file nix.festival." in refused(capsys, "nix.festival")
    assert "There is no file nix.festival." in refused(capsys, "nix.festival", "nothing.festival")
    assert not opened


def test_the_version_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"Festival Desktop {__version__}\n"


@pytest.mark.parametrize(
    "words", [["--help"], ["simulate", "--help"], ["demo", "--help"], ["check", "--help"]]
)
def test_help_is_given(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 0
    assert "usage: festival-desktop" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["--fast"], "required: COMMAND"),
        (["--"], "required: COMMAND"),
        (["a.festival", "dance"], "invalid choice: 'a.festival'"),
        (["check"], "required: FILE"),
        (["simulate"], "required: GAME"),
        (["simulate", "chess"], "There is no game “chess”"),
        ([*SIMULATE, "--players", "9"], "players, not 9."),
        ([*SIMULATE, "--players", "0"], "players, not 0."),
        ([*SIMULATE, "--players", "two"], "invalid int value: 'two'"),
        ([*SIMULATE, "--games", "0"], "0 games cannot be played"),
        ([*SIMULATE, "--games", "-3"], "-3 games cannot be played"),
        ([*SIMULATE, "--games", "9" * 30], "cannot be played"),
        ([*SIMULATE, "--seed", "no seed"], "“no seed” is no seed"),
        ([*SIMULATE, "--seed", ""], "“” is no seed"),
        ([*SIMULATE, "--seed", "x" * 40, "--games", "2"], "is no seed"),
        ([*SIMULATE, "--play", "2"], "unrecognized arguments: --play"),
        ([*SIMULATE, "--friends", "spike"], "friend with a heart"),
        ([*SIMULATE, "--friends", "rarity,discord"], "There is no friend “discord”"),
        ([*SIMULATE, "--players", "1", "--level", "empress"], "Moon Dancer’s levels"),
        (["demo"], "required: --out"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refused(capsys, *words)


def test_whole_games_are_played_and_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--players", "2", "--seed", "jade-owl-7", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:2]] == ["jade-owl-7", "jade-owl-7-2"]
    assert all("points" in line and "winner" in line for line in lines[:2])
    assert lines[2].split()[:4] == ["seat", "wins", "mean", "points"]
    table = [line.split() for line in lines[3:5]]
    assert [row[0] for row in table] == ["1", "2"]
    assert sum(float(row[1]) for row in table) == 2
    scored = [int(word) for line in lines[:2] for word in line.split()[2:4]]
    assert float(table[0][2]) == pytest.approx((scored[0] + scored[2]) / 2, abs=0.05)
    assert lines[5].startswith("mean turns 30.0")


def test_friends_and_levels_are_options_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--players", "2", "--friends", "rarity,sweetie-belle"]) == 0
    assert main([*SIMULATE, "--players", "1", "--level", "mentor", "--friends", "rarity"]) == 0
    challenge = capsys.readouterr().out.splitlines()[-4:]
    assert [line.split()[0] for line in challenge] == ["seat", "1", "2", "mean"]


def test_the_same_seed_gives_the_same_output_in_any_process() -> None:
    command = [sys.executable, "-m", "festival_desktop", *SIMULATE, "--players", "2"]
    outputs = set()
    for chance in ("1", "2"):
        environ = os.environ | {"PYTHONHASHSEED": chance}
        done = subprocess.run(command, env=environ, capture_output=True, check=True)
        outputs.add(done.stdout)
        assert done.stderr == b""
    assert len(outputs) == 1


def test_as_many_as_can_play_if_nothing_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(SIMULATE) == 0
    assert len(capsys.readouterr().out.splitlines()[0].split()) == 1 + 1 + 4 + 2


def test_the_last_game_is_saved_and_can_be_opened(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "last.festival"
    assert main([*SIMULATE, "--players", "2", "--games", "2", "--out", str(path)]) == 0
    last = capsys.readouterr().out.splitlines()[1]
    restored = restore(read(path), {GAME.name: GAME}.__getitem__)
    assert not restored.troubles
    assert restored.match.seed == "festival-2"
    points = [score.total for score in restored.match.standing.scores]
    assert last.split()[2:4] == [str(number) for number in points]
    assert all(player.computer for player in restored.match.players)


def test_an_existing_file_is_not_overwritten(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.festival"
    path.write_text("precious")
    assert "exists already" in refused(capsys, *SIMULATE, "--out", str(path))
    assert path.read_text() == "precious"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("name", "said"),
    [("game.txt", "does not end in .festival"), ("no/such/game.festival", "does not exist")],
)
def test_a_place_that_cannot_be_written_is_refused_before_playing(
    name: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said in refused(capsys, *SIMULATE, "--out", str(tmp_path / name))
    assert not list(tmp_path.iterdir())


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="rights of another kind")
def test_a_folder_without_the_right_to_write_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "access", lambda *_: False)
    target = tmp_path / "game.festival"
    assert "You can’t write to the folder" in refused(capsys, *SIMULATE, "--out", str(target))


def test_a_demonstration_needs_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "file"
    path.write_text("precious")
    assert "is not a folder" in refused(capsys, "demo", "--out", str(path))
    assert path.read_text() == "precious"


@pytest.mark.parametrize("word", ["--version", "--help"])
def test_a_short_answer_imports_nothing_heavy(word: str) -> None:
    code = (
        "import sys\nfrom festival_desktop.__main__ import main\n"
        f"assert main(['{word}']) == 0\n"
        "heavy = ('pydantic', 'PySide6', 'importlib.metadata', 'asyncio', 'multiprocessing')\n"
        "print(*(name for name in sys.modules if name.startswith(heavy)), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == ""


def test_simulating_imports_no_qt() -> None:
    code = (
        "import sys\nfrom festival_desktop.__main__ import main\n"
        "main(['simulate', 'festival_of_lanterns', '--players', '2'])\n"
        "print(*(name for name in sys.modules if name.startswith('PySide6')), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == ""


def test_whoever_reads_our_output_may_stop_reading() -> None:
    command = [sys.executable, "-m", "festival_desktop", *SIMULATE, "--players", "2"]
    with subprocess.Popen(
        [*command, "--games", "3"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0
