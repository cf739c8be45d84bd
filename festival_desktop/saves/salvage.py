"""Recover what is left of a damaged file: every field that can still be read.

A save has one field per line, the most important first, so a cut costs only what is behind it, and
a wrong byte only what it hits. `document.restore` finds out whether the remaining moves can be
played. Knows no rules.
"""

import re
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from pydantic import ValidationError

from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves.schema import FORMAT, MARK_LIMIT, MOVE_LIMIT, VERSION, Mark, Save
from festival_desktop.saves.text import DECODER, SIZE_LIMIT

LOST = "?"
"""Placeholder for an unreadable move or seed, so that later moves keep their numbers."""
READABLE = range(1, VERSION + 1)
"""Readable versions; earlier ones have fewer fields, but no others."""
LONG_AGO = datetime(1970, 1, 1, tzinfo=UTC)
"""Placeholder for an unreadable time."""
_LISTS = ("moves", "marks", "decisions")
_WIDTH = {"files": 100_000, "start": 40_000, "marks": 40_000, "moves": 1_500}
_USUAL_WIDTH = 20_000
"""Maximum characters per value, so that a wrong file cannot keep the program busy."""
_MOST_BROKEN = 20
"""Maximum number of unreadable marks before the rest are ignored, for the same reason."""
_NEXT_MOVE = re.compile(r',\s*(?=")')
_NEXT_MARK = re.compile(r'\{\s*"at"')
_PLACES = {field: re.compile(rf'"{field}"\s*:\s*') for field in Save.model_fields}
_PLACES["moves"] = re.compile(r'"moves"\s*:\s*\[?\s*')
_LINES = {
    field: re.compile(r"^[ \t]*" + place.pattern, re.MULTILINE) for field, place in _PLACES.items()
}
_Data = dict[str, Any]


def salvage(raw: bytes, broken: BrokenSave) -> Save:
    """Build a document of all that can be read; raises `broken` if that is not enough."""
    text = raw[:SIZE_LIMIT].decode(errors="replace")
    data = _readable(text)
    if data.get("version", VERSION) not in READABLE:
        raise broken
    data |= {"format": FORMAT, "version": VERSION, "practice": True, "changed": True}
    data |= {"moves": list(_moves(text)), "marks": list(_marks(text)), "decisions": []}
    for _ in range(3):  # single fields first, then contradicting fields
        try:
            return Save.model_validate(data)
        except ValidationError as error:
            wrong = {str(one["loc"][0]) if one["loc"] else "summary" for one in error.errors()}
            for field in sorted(wrong):
                if (value := _instead(field, data)) is None:
                    raise broken from None
                data[field] = value
    raise broken


def _instead(field: str, data: _Data) -> Any:
    """Return a substitute for an unreadable field; None if there is none."""
    seats = data.get("seats")
    if field == "setup" and isinstance(seats, list):
        return {"players": len(seats), "options": {}}
    if field == "seats" and (number := _seats(data)):
        return [{"name": str(n + 1), "level": None} for n in range(number)]
    if field == "seed" and data["marks"]:
        return LOST  # The first mark has the deal.
    if field == "summary" and isinstance(seats, list):
        return {"to_act": 0, "points": [0] * len(seats), "winners": []}
    plain: _Data = {"app": "", "saved": LONG_AGO, "order": 0, "edition": 1, "content": ""}
    plain |= {"relaxed": False, "cursor": len(data["moves"]), "hints": 0}
    return plain.get(field)


def _seats(data: _Data) -> int:
    """Count the seats by the scores or by the setup; 0 if unknown."""
    with suppress(LookupError, TypeError):
        return len(data["summary"]["points"][:6])
    with suppress(LookupError, TypeError):
        players = data["setup"]["players"]
        return int(players) if players in range(1, 7) else 0
    return 0


# -- reading -------------------------------------------------------------------------------------


def _readable(text: str) -> _Data:
    """Read every whole field; the lists are read item by item instead."""
    data: _Data = {}
    for field in Save.model_fields:
        place = _place(text, field)
        if place is not None and field not in _LISTS:
            with suppress(ValueError, RecursionError):
                data[field], _ = _value(text, place, field)
    # An existing but unreadable start is not a position; a mark must replace it.
    data.setdefault("start", None if _place(text, "start") is None else [])
    if not isinstance(data.get("files"), dict):
        data["files"] = None
    return data


def _place(text: str, field: str) -> int | None:
    """Find where the value of a field begins: on a line of its own, or else anywhere."""
    found = _LINES[field].search(text) or _PLACES[field].search(text)
    return found.end() if found else None


def _value(text: str, place: int, field: str) -> tuple[Any, int]:
    """Decode the value that begins here; raises `ValueError`, `RecursionError`."""
    value, length = DECODER.raw_decode(text[place : place + _WIDTH.get(field, _USUAL_WIDTH)])
    return value, place + length


def _moves(text: str) -> Iterator[str]:
    """Yield moves up to the last readable one, with `LOST` for those between."""
    place = _place(text, "moves")
    if place is None:
        return
    behind = _PLACES["cursor"].search(text, place)
    text = text[: behind.start()] if behind else text
    lost = 0
    for _ in range(MOVE_LIMIT):
        move, place = _move(text, place)
        if move is None:
            lost += 1
        else:
            yield from [LOST] * lost
            yield move
            lost = 0
        comma = _NEXT_MOVE.search(text, place)
        if comma is None:
            return
        place = comma.end()


def _move(text: str, place: int) -> tuple[str | None, int]:
    """Decode the move that begins here, or None, and where to look for the next one."""
    try:
        move, end = _value(text, place, "moves")
    except (ValueError, RecursionError):
        return None, place + 1
    sound = isinstance(move, str) and 0 < len(move) <= 200 and move.isprintable()
    return (move, end) if sound else (None, end)


def _marks(text: str) -> Iterator[_Data]:
    """Yield all whole marks, wherever they are."""
    whole = broken = 0
    for found in _NEXT_MARK.finditer(text):
        if whole == MARK_LIMIT or broken == _MOST_BROKEN:
            return
        try:
            mark, _ = _value(text, found.start(), "marks")
            yield Mark.model_validate(mark).model_dump()
            whole += 1
        except (ValueError, RecursionError):
            broken += 1
