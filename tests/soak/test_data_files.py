"""Ten thousand spoiled files: each is refused or rescued, none is fair, none is trouble.

`packaging/test.py -m soak` prints the figures. A shorter run is in the normal suite, and SOAK_FILES
(10,000) chooses another length.
"""

import os
import time
from collections import Counter
from pathlib import Path

import pytest

from festival_desktop.core.errors import BrokenSave
from festival_desktop.core.rng import Rng
from festival_desktop.saves import store
from festival_desktop.saves.folder import SaveFolder
from festival_desktop.saves.text import parse
from tests.contract.walks import CASES
from tests.saves.hostile import GAMES, opened, saved

FILES = int(os.environ.get("SOAK_FILES", "10000"))
FEW = 150
LENGTHS = (0, 7, 60, 10_000)
OURS = [case for case in CASES if case.name in GAMES]


def spoil(raw: bytes, other: bytes, rng: Rng) -> tuple[str, bytes]:
    """One way to spoil a file, and the result."""
    at, width = rng.below(len(raw)), 1 + rng.below(40)
    ways = {
        "bit": raw[:at] + bytes([raw[at] ^ 1 << rng.below(8)]) + raw[at + 1 :],
        "cut": raw[:at],
        "lost": raw[:at] + raw[at + width :],
        "twice": raw[:at] + raw[at : at + width] + raw[at:],
        "zeros": raw[:at] + bytes(width) + raw[at + width :],
        "digit": _with_digit(raw, at, rng),
        "line": _without_line(raw, rng),
        "swapped": _with_swapped_lines(raw, rng),
        "mixed": _with_line_of(raw, other, rng),
        "joined": raw[:at] + other[at:],
    }
    way = sorted(ways)[rng.below(len(ways))]
    return way, ways[way]


def _with_digit(raw: bytes, at: int, rng: Rng) -> bytes:
    """Another number: still JSON, and often still a document."""
    digits = [
        place for place in range(at, min(at + 400, len(raw))) if raw[place : place + 1].isdigit()
    ]
    if not digits:
        return raw[:at]
    place = digits[rng.below(len(digits))]
    return raw[:place] + b"%d" % ((raw[place] - 47) % 10) + raw[place + 1 :]


def _without_line(raw: bytes, rng: Rng) -> bytes:
    lines = raw.split(b"\n")
    del lines[rng.below(len(lines) - 1)]
    return b"\n".join(lines)


def _with_swapped_lines(raw: bytes, rng: Rng) -> bytes:
    lines = raw.split(b"\n")
    one, two = 1 + rng.below(len(lines) - 4), 1 + rng.below(len(lines) - 4)
    lines[one], lines[two] = lines[two], lines[one]
    return b"\n".join(lines)


def _with_line_of(raw: bytes, other: bytes, rng: Rng) -> bytes:
    """A field of another game: its moves, its seats, its seed."""
    lines, others = raw.split(b"\n"), other.split(b"\n")
    number = 1 + rng.below(min(len(lines), len(others)) - 3)
    lines[number] = others[number]
    return b"\n".join(lines)


def try_files(number: int, folder: Path) -> Counter[str]:
    count: Counter[str] = Counter()
    path, neighbour, rng = folder / "a.festival", folder / "b.festival", Rng(17)
    neighbour.write_bytes(saved(OURS[0], 7))
    saves = SaveFolder(folder)
    while count["files"] < number:
        case, length = OURS[rng.below(len(OURS))], LENGTHS[rng.below(len(LENGTHS))]
        raw, other = saved(case, length), saved(OURS[rng.below(len(OURS))], length)
        way, spoiled = spoil(raw, other, rng)
        if spoiled in (raw, other):
            continue
        path.write_bytes(spoiled)
        count["files"] += 1
        count[_outcome(path, spoiled)] += 1
        listed = {one.path: one for one in saves.games()}
        assert listed[neighbour].trouble is None, way
        assert path in listed, way
    return count


def _outcome(path: Path, spoiled: bytes) -> str:
    try:
        altered = parse(spoiled, "a").altered
        assert altered, "noticed"
    except BrokenSave:
        pass
    restored = opened(path)
    if restored is None:
        return "refused"
    assert restored.match.practice, "never fair"
    assert restored.match.changed_outside
    assert store.fingerprint(path) == store.fingerprint_of(spoiled), "left alone"
    return "rescued"


def test_a_few_spoiled_files_are_refused_or_practice(tmp_path: Path) -> None:
    count = try_files(FEW, tmp_path)
    assert count["refused"] + count["rescued"] == FEW


@pytest.mark.soak
def test_ten_thousand_spoiled_files_are_refused_or_practice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    began = time.monotonic()
    count = try_files(FILES, tmp_path)
    with capsys.disabled():
        print(
            f"\n{count['files']:,} spoiled files: {count['rescued']:,} go on as practice, "
            f"{count['refused']:,} refused, none fair, {time.monotonic() - began:.0f} s"
        )
