"""Positions on a table without pixels."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A spot on the table: an area and numbers within it, such as ("display", (-1, 2))."""

    area: str
    index: tuple[int, ...] = ()
