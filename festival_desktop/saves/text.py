"""From the bytes of a file to a checked document, and back. Believes nothing it reads.

Whatever is wrong becomes one sentence that names the file; no other error leaves `parse`.
"""

import json
from collections import Counter
from typing import Any, NoReturn

from pydantic import ValidationError

from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves.migrations import Document, migrate
from festival_desktop.saves.schema import FORMAT, Save

SIZE_LIMIT = 2_000_000
DEPTH_LIMIT = 24
DIGIT_LIMIT = 20
"""Enough for 64 bits."""


class _Refused(ValueError):
    """Valid JSON that we never write."""


def parse(raw: bytes, name: str) -> Save:
    """The document in these bytes; raises `BrokenSave`."""
    data = _document(raw, name)
    if data.get("format") != FORMAT:
        raise BrokenSave(f"“{name}” is not a game of Festival Desktop.")
    try:
        return Save.model_validate(migrate(data, name))
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = " → ".join(str(part)[:40] for part in first["loc"])
        reason = first["msg"].removeprefix("Value error, ").rstrip(".")
        place = f" in “{printable(where)}”" if where else ""
        raise BrokenSave(f"“{name}” is damaged{place}: {reason}.") from None


def encode(save: Save) -> bytes:
    """One field per line, so that a person can look into a file and compare two of them."""
    fields = save.model_dump().items()
    lines = (f"{_json(field)}: {_json(value)}" for field, value in fields)
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


def printable(text: str) -> str:
    """Safe to show: file names and damaged texts may hold anything."""
    return "".join(char if char.isprintable() else "�" for char in text)


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, allow_nan=False)


def _document(raw: bytes, name: str) -> Document:
    if len(raw) > SIZE_LIMIT:
        raise BrokenSave(f"“{name}” is too large to be a game of Festival Desktop.")
    try:
        data = json.loads(
            raw.decode(),
            object_pairs_hook=_object,
            parse_constant=_no_number,
            parse_float=_no_number,
            parse_int=_whole_number,
        )
    except UnicodeDecodeError:
        raise BrokenSave(f"“{name}” is damaged: it is not a text file.") from None
    except RecursionError:
        raise BrokenSave(f"“{name}” is damaged: it is nested too deeply.") from None
    except json.JSONDecodeError as error:
        raise BrokenSave(
            f"“{name}” is damaged: line {error.lineno} is not valid JSON ({error.msg})."
        ) from None
    except _Refused as refused:
        raise BrokenSave(f"“{name}” is damaged: {refused}.") from None
    if not isinstance(data, dict):
        raise BrokenSave(f"“{name}” is not a game of Festival Desktop.")
    if _too_deep(data):
        raise BrokenSave(f"“{name}” is damaged: it is nested too deeply.")
    return data


def _object(pairs: list[tuple[str, Any]]) -> Document:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        numbers = Counter(name for name, _ in pairs)
        twice = next(name for name, number in numbers.items() if number > 1)
        raise _Refused(f"“{printable(twice[:40])}” is there twice")
    return fields


def _no_number(text: str) -> NoReturn:
    raise _Refused(f"{text[:20]} is not a whole number")


def _whole_number(text: str) -> int:
    if len(text) > DIGIT_LIMIT:
        raise _Refused(f"the number {text[:DIGIT_LIMIT]}… is too large")
    return int(text)


def _too_deep(data: Document) -> bool:
    """Level by level, because a recursive check would fail on what it looks for."""
    level: list[Any] = [data]
    for _ in range(DEPTH_LIMIT):
        below: list[Any] = []
        for value in level:
            if isinstance(value, dict):
                below += value.values()
            elif isinstance(value, list):
                below += value
        if not below:
            return False
        level = below
    return True
