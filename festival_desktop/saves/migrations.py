"""Migrate documents of older versions, one version at a time.

A migration is a function on plain data from version n to n + 1. It never changes once a version was
released, so it must not use today's schema.
"""

from collections.abc import Callable, Mapping
from typing import Any

from festival_desktop.core.errors import BrokenSave
from festival_desktop.saves.schema import VERSION

Document = dict[str, Any]
Migration = Callable[[Document], Document]


def _say_content_and_order(data: Document) -> Document:
    """Add content and order to version 1, which had no checksums to show that it is fair."""
    former_defaults = {"order": 0, "content": "", "changed": False, "files": None}
    return {**former_defaults, **data, "practice": True}


def _say_decisions(data: Document) -> Document:
    """Add the missing decisions to version 2."""
    return {**data, "decisions": []}


MIGRATIONS: Mapping[int, Migration] = {1: _say_content_and_order, 2: _say_decisions}
"""Migration to the next version, by version."""


class NewerSave(BrokenSave):
    """The file is not damaged: a newer version of the program can read it."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence, "newer")


def migrate(
    data: Document,
    name: str,
    current: int = VERSION,
    migrations: Mapping[int, Migration] = MIGRATIONS,
) -> Document:
    """Migrate a document to the current version; `name` is its file's, for messages."""
    version = data.get("version")
    if type(version) is not int or version < 1:
        raise BrokenSave(
            f"“{name}” is damaged: it doesn’t say which version saved it.", "field", "version"
        )
    if version > current:
        raise NewerSave(f"“{name}” was saved by a newer version of Festival Desktop.")
    for old in range(version, current):
        try:
            data = {**migrations[old](data), "version": old + 1}
        except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError):
            raise BrokenSave(
                f"“{name}” is damaged: it isn’t in the format of version {old}.",
                "field",
                "version",
            ) from None
    return data
