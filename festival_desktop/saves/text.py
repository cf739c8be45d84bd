"""Convert the bytes of a file to a validated document, and back.

Every fault becomes one sentence that names the file; no other error leaves `parse`.
"""

import json
from collections import Counter
from typing import Any, NoReturn

from pydantic import ValidationError

from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves import glance
from festival_desktop.saves.checksums import CHAIN, STEPS, changes, linked
from festival_desktop.saves.migrations import Document, migrate
from festival_desktop.saves.schema import FORMAT, Head, Save

SIZE_LIMIT = glance.SIZE_LIMIT
DEPTH_LIMIT = 24
KEY_LIMIT = 100
"""Maximum number of keys per object. Each unknown key is an error, and too many would fill the
memory.
"""
DIGIT_LIMIT = 20
"""Enough for 64 bits."""
UNCHAINED = 1
"""The last version without checksums."""
CHAINED_FIELDS = {"order", "content", "changed", "files", STEPS, CHAIN}
"""Fields introduced with the checksums; a file with one of them is of a later version."""
FORMAT_WITHIN = 100
"""Number of bytes within which a file must show its format."""
FIRST_OF_THE_REST, END = glance.FIRST_OF_THE_REST, glance.END


class _Refused(ValueError):
    """Valid JSON that we never write: a keyword for the fault, the place, and a clause."""

    def __init__(self, reason: str, where: str, clause: str) -> None:
        super().__init__(clause)
        self.reason, self.where = reason, where


def parse(raw: bytes, name: str) -> Save:
    """Parse the document in these bytes; raises `BrokenSave`."""
    data = _document(raw, name)
    if data.get("format") != FORMAT:
        raise _foreign(name)
    chained = data.get("version") != UNCHAINED or CHAINED_FIELDS & data.keys()
    altered = changes(raw, data) if chained else ()
    unchained = {key: value for key, value in data.items() if key not in (STEPS, CHAIN)}
    try:
        save = Save.model_validate(migrate(unchained, name)).with_alterations(altered)
        return save if chained or data.get("practice") else save.with_doubt()
    except ValidationError as error:
        first = error.errors(include_url=False, include_context=False, include_input=False)[0]
        where = printable(" → ".join(str(part)[:40] for part in first["loc"]))
        reason = first["msg"].removeprefix("Value error, ").rstrip(".")
        place = f" in “{where}”" if where else ""
        raise BrokenSave(f"“{name}” is damaged{place}: {reason}.", "field", where) from None


def parse_head(raw: bytes) -> Head | None:
    """Parse the head at the start of these bytes, if they are laid out as we write them."""
    head, found, _ = raw.partition(FIRST_OF_THE_REST)
    if not found:
        return None
    try:
        data = DECODER.decode(head.decode().rstrip(",") + "}")
        return Head.model_validate(data)
    except (ValueError, RecursionError):  # `parse` reports the error.
        return None


def encode(save: Save) -> bytes:
    """Serialise a document; with `links`, compute only those of new steps."""
    return linked(save.model_dump())


def printable(text: str) -> str:
    """Replace unprintable characters, as file names and damaged texts may hold anything."""
    return "".join(char if char.isprintable() else "�" for char in text)


def _foreign(name: str) -> BrokenSave:
    return BrokenSave(f"“{name}” is not a Festival Desktop game.", "foreign")


def _document(raw: bytes, name: str) -> Document:
    if len(raw) > SIZE_LIMIT:
        raise BrokenSave(f"“{name}” is too large to be a saved game.", "large")
    try:
        data = DECODER.decode(raw.decode())
        if not isinstance(data, dict):
            raise _foreign(name)
        if _too_deep(data):
            raise RecursionError
        return data
    except UnicodeDecodeError:
        raise _damaged(raw, name, "it is not a text file", "text") from None
    except RecursionError:
        raise _damaged(raw, name, "it is nested too deeply", "nested") from None
    except json.JSONDecodeError as error:
        clause = f"line {error.lineno} is not valid JSON ({error.msg})"
        raise _damaged(raw, name, clause, "json", str(error.lineno)) from None
    except _Refused as refused:
        raise _damaged(raw, name, str(refused), refused.reason, refused.where) from None


def _damaged(raw: bytes, name: str, clause: str, reason: str, where: str = "") -> BrokenSave:
    """Report a damaged file if it begins like ours, or with nothing, as after a power cut."""
    if raw[:FORMAT_WITHIN].lstrip(b"\0 \r\n\t\xef\xbb\xbf")[:1] not in (b"", b"{"):
        return _foreign(name)
    return BrokenSave(f"“{name}” is damaged: {clause}.", reason, where)


# -- JSON as the program writes it ---------------------------------------------------------------


def _object(pairs: list[tuple[str, Any]]) -> Document:
    fields = dict(pairs)
    if len(fields) != len(pairs):
        numbers = Counter(name for name, _ in pairs)
        twice = next(name for name, number in numbers.items() if number > 1)
        key = printable(twice[:40])
        raise _Refused("twice", key, f"“{key}” is there twice")
    if len(fields) > KEY_LIMIT:
        raise _Refused("keys", "", "an object has too many keys")
    return fields


def _no_number(text: str) -> NoReturn:
    raise _Refused("number", text[:20], f"{text[:20]} is not a whole number")


def _whole_number(text: str) -> int:
    if len(text) > DIGIT_LIMIT:
        short = f"{text[:DIGIT_LIMIT]}…"
        raise _Refused("number", short, f"the number {short} is too large")
    return int(text)


DECODER = json.JSONDecoder(
    object_pairs_hook=_object,
    parse_constant=_no_number,
    parse_float=_no_number,
    parse_int=_whole_number,
)
"""Decoder that accepts only what the program writes."""


def _too_deep(data: Document) -> bool:
    """Check the depth level by level: a recursive check would fail on what it looks for."""
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
