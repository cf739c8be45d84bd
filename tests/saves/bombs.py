"""Files made to hang or to fill the memory, and a process that opens them within limits:
`python -m tests.saves.bombs FOLDER` opens every game in it, and dies where one asks too much.
"""

import json
import resource
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from festival_desktop import catalog
from festival_desktop.saves.folder import SaveFolder
from festival_desktop.saves.text import SIZE_LIMIT
from tests.contract.walks import CASES
from tests.saves.hostile import GAMES, opened, played, saved

SECONDS = 4
"""Of the processor for one file: twice of what may be, because machines differ."""
MEGABYTES = 200


def bombs() -> Iterator[tuple[str, bytes]]:
    """By name. All are as large as a file may be, or larger."""
    raw = saved(CASES[0])
    room = SIZE_LIMIT - len(raw) - 100
    yield "spaces", b" " * SIZE_LIMIT
    yield "lines", b"{" + b"\n" * (SIZE_LIMIT - 1)
    yield "huge", b"[" * (3 * SIZE_LIMIT)
    yield "zeros", bytes(SIZE_LIMIT)
    yield "brackets", b"[" * SIZE_LIMIT
    yield "braces", b'{"a":' * (SIZE_LIMIT // 5)
    yield "pairs", b"[" + b"[]," * (SIZE_LIMIT // 3 - 2) + b"[]]"
    yield "keys", b"{" + b",".join(b'"%x":0' % n for n in range(SIZE_LIMIT // 11)) + b"}"
    yield "digits", b'{"format": ' + b"9" * room + b"}"
    yield "string", raw.replace(b'"0.1.0"', b'"' + b"x" * room + b'"')
    yield "escapes", raw.replace(b'"0.1.0"', b'"' + b"\\u0041" * (room // 6) + b'"')
    yield "quotes", raw.replace(b'"moves": [', b'"moves": [' + b'",' * (room // 2))
    yield "million moves", raw.replace(b'"moves": [', b'"moves": [' + b'"a",' * (room // 4))
    yield "points", raw.replace(b'"points": [', b'"points": [' + b"[]," * (room // 3))
    yield "extra keys", _with_extra_keys(raw, room)
    yield "nested fields", _nested_fields()
    yield "nested marks", b'{"format": "festival-desktop", "moves": ["' + _nested_marks()
    yield "open strings", raw.replace(b'"marks": [', b'"marks": ["' + b'{"at": "' * (room // 8))
    for name in GAMES:
        yield from _of_game(name)


def _with_extra_keys(raw: bytes, room: int) -> bytes:
    """As many objects as there may be marks, each with as many keys as there may be."""
    keys = ",".join(f'"{n:x}":0' for n in range(99))
    marks = f"{{{keys}}}," * (room // (len(keys) + 3))
    return raw.replace(b'"marks": [', b'"marks": [' + marks.encode())


def _nested_fields() -> bytes:
    fields = "format version app saved game edition setup seats seed relaxed practice summary"
    heads = "".join(f'{{"{field}": ' for field in f"{fields} start moves cursor marks".split())
    return (heads + "[" + "1," * ((SIZE_LIMIT - 500) // 2)).encode()


def _nested_marks() -> bytes:
    return b'{"at":0,"a":' * 200 + b"[" + b"1," * ((SIZE_LIMIT - 4_000) // 2)


def _of_game(name: str) -> Iterator[tuple[str, bytes]]:
    """A whole long game, and the same with moves and marks as many as there may be."""
    case = [case for case in CASES if case.name == name][-1]
    raw = saved(case, 10_000)
    yield f"{name} whole", raw
    data: dict[str, Any] = json.loads(raw)
    last = data["moves"][-1]
    many = data | {"moves": (data["moves"] + [last] * 5_000)[:5_000], "cursor": 5_000}
    yield f"{name} many moves", json.dumps(many).encode()
    mark = data["marks"][-1]
    match = played(case, 10_000)
    places = range(0, len(match.steps) + 1, max(1, len(match.steps) // 190))
    wrong = [{**mark, "at": at, "digest": "0" * 16} for at in places]
    yield f"{name} wrong marks", json.dumps(data | {"marks": wrong}).encode()
    dance = data | {"moves": ["dance"] * 5_000, "cursor": 5_000}
    yield f"{name} dance", json.dumps(dance).encode()


def _used() -> float:
    usage = resource.getrusage(resource.RUSAGE_SELF)
    return usage.ru_utime + usage.ru_stime


def _limit() -> None:
    """From here on: so much more memory, and so much more time."""
    pages = int(Path("/proc/self/statm").read_text().split()[0])
    memory = pages * resource.getpagesize() + MEGABYTES * 1_000_000
    resource.setrlimit(resource.RLIMIT_AS, (memory, resource.RLIM_INFINITY))
    seconds = int(_used()) + 1 + SECONDS
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, resource.RLIM_INFINITY))


def main(folder: Path) -> None:
    for name in GAMES:
        catalog.rules(name)
    opened(next(folder.glob("*whole.festival")))  # whatever is loaded late is loaded now
    saves = SaveFolder(folder)
    for path in sorted(folder.glob("*.festival")):
        _limit()
        began = _used()
        outcome = "rescued" if opened(path) else "refused"
        looked = _used()
        _limit()
        listed = "whole" if saves.info(path).trouble is None else "damaged"
        times = f"{looked - began:.2f} s, {_used() - looked:.2f} s"
        print(f"{path.stem}: {outcome}, listed as {listed}, {times}", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
