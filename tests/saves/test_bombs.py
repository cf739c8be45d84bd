"""No file makes the program hang or fill the memory; the limits are the system's, not a clock's."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.full
@pytest.mark.skipif(sys.platform != "linux", reason="limits and memory as Linux knows them")
def test_no_file_asks_for_too_much_time_or_memory(tmp_path: Path) -> None:
    from tests.saves.bombs import bombs

    names = set()
    for name, raw in bombs():
        names.add(name)
        (tmp_path / f"{name}.festival").write_bytes(raw)
    command = [sys.executable, "-m", "tests.saves.bombs", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    said = dict(line.split(": ", 1) for line in done.stdout.splitlines())
    assert done.returncode == 0, f"died after {list(said)[-1:]}\n{done.stderr}"
    assert set(said) == names
