"""Checksums that show what was changed in a file outside the program.

Each step has a link, made of the link before it and the move; each line of the file has one, made
of the link before it and the line. The last link is that of the whole document. So a changed, cut
or moved byte anywhere is noticed and located.

This protects against accidents and curiosity, and is no cryptography: there is no secret in it, and
anyone who computes all links anew can write any game.
"""

import hashlib
import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

STEPS, CHAIN = "steps", "chain"
"""The last two fields of a file: a link for each move, and a link for each line above."""
_LINK = 16
_BEGIN, _BETWEEN, _END = b"{\n", b",\n", b"\n}\n"


def linked(fields: Mapping[str, Any]) -> bytes:
    """Serialise a file with these fields: one per line, so that a person can compare two."""
    lines = [_line(field, value) for field, value in fields.items()]
    lines.append(_line(STEPS, _step_links(fields["moves"])))
    chain: dict[str, str] = {}
    before = ""
    for field, line in zip([*fields, STEPS], lines, strict=True):
        chain[field] = before = _link(before, line)
    return _BEGIN + _BETWEEN.join([*lines, _line(CHAIN, chain)]) + _END


def _step_links(moves: Iterable[str]) -> list[str]:
    links, before = [], ""
    for move in moves:
        before = _link(before, move.encode())
        links.append(before)
    return links


def changes(raw: bytes, data: Mapping[str, Any]) -> tuple[str, ...]:
    """List where the bytes of a file differ from what was written.

    Names of fields, and `step 7` for a move; empty if nothing was changed.
    """
    chain, steps, moves = data.get(CHAIN), data.get(STEPS), data.get("moves")
    if not isinstance(chain, dict) or not isinstance(steps, list) or not isinstance(moves, list):
        return (CHAIN,)
    *lines, last = raw.removeprefix(_BEGIN).removesuffix(_END).split(_BETWEEN)
    found, before = [], ""
    for field, line in zip(chain, lines, strict=False):
        if not line.startswith(_line(field, "")[:-2]) or chain[field] != _link(before, line):
            found.append(field)
        before = str(chain[field])
    whole = raw.startswith(_BEGIN) and raw.endswith(_END) and last == _line(CHAIN, chain)
    if not whole or [*chain, CHAIN] != list(data) or len(lines) != len(chain):
        found.append(CHAIN)
    if "moves" in found or STEPS in found:
        step = _changed_step(list(map(str, moves)), list(map(str, steps)))
        found = [field for field in found if step is None or field not in ("moves", STEPS)]
        found += [] if step is None else [f"step {step}"]
    return tuple(found)


def _changed_step(moves: Sequence[str], steps: Sequence[str]) -> int | None:
    """Find the first step that does not follow from the one before."""
    before = ""
    for number, (move, link) in enumerate(zip(moves, steps, strict=False), 1):
        if link != _link(before, move.encode(errors="replace")):
            return number
        before = link
    return None if len(moves) == len(steps) else min(len(moves), len(steps)) + 1


def _link(before: str, what: bytes) -> str:
    made = hashlib.sha256(before.encode(errors="replace") + b"\n")
    made.update(what)
    return made.hexdigest()[:_LINK]


def _line(field: str, value: Any) -> bytes:
    text = f"{_json(field)}: {_json(value)}"
    return text.encode(errors="replace")  # Only foreign files contain unencodable characters.


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)
