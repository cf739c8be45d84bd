"""Serialisation of moves and positions, declared once for writing and reading.

A `Form` writes one kind of value and reads it back. Reading raises whatever Python raises for
nonsense (`UNREADABLE`); each game's invariants decide whether a position makes sense.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeVar

from festival_desktop.core.errors import BrokenSave, UnreadableMove
from festival_desktop.core.game import Json

Read = TypeVar("Read")

UNREADABLE = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    UnreadableMove,
    ValueError,
)
"""Exceptions that reading may raise."""


def _read_again(
    data: Json, read: Callable[[Any], Read], write: Callable[[Read], Json]
) -> Read | None:
    """Return the value read from `data`, or None unless writing it gives `data` back.

    They are compared as texts, because True equals 1 in Python but not in a file.
    """
    try:
        value = read(data)
        same = json.dumps(write(value), sort_keys=True) == json.dumps(data, sort_keys=True)
    except UNREADABLE:
        return None
    return value if same else None


def read_move(
    title: str, text: str, read: Callable[[list[str]], Read], write: Callable[[Read], str]
) -> Read:
    """Read a move from its words; raises `UnreadableMove`. `title` is the game's."""
    move = _read_again(text, lambda text: read(text.split(" ")), write)
    if move is None:
        raise UnreadableMove(f"“{text[:60]}” isn’t a move of {title}.")
    return move


def read_position(
    title: str, data: Json, read: Callable[[Any], Read], write: Callable[[Read], Json]
) -> Read:
    """Read a position from untrusted data; raises `BrokenSave`."""
    position = _read_again(data, read, write)
    if position is None:
        raise BrokenSave(f"The saved position isn’t valid in {title}.")
    return position


@dataclass(frozen=True, slots=True)
class Form:
    """How to write and read one kind of value."""

    write: Callable[[Any], Json]
    read: Callable[[Json], Any]


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a position, its form, and its key in a file.

    A field added by a later edition has an `omitted_default`: it is not written, and is read where
    the file has none, so that older positions keep their form.
    """

    name: str
    form: Form
    key: str = ""
    omitted_default: object = None


def write_fields(fields: Iterable[Field], position: object) -> dict[str, Json]:
    values = ((one, getattr(position, one.name)) for one in fields)
    return {
        one.key or one.name: one.form.write(value)
        for one, value in values
        if one.omitted_default is None or value != one.omitted_default
    }


def read_fields(fields: Iterable[Field], data: Mapping[str, Json]) -> dict[str, Any]:
    """Read all fields into a dictionary by name."""
    return {
        one.name: one.omitted_default
        if one.omitted_default is not None and (one.key or one.name) not in data
        else one.form.read(data[one.key or one.name])
        for one in fields
    }


NUMBER = Form(int, int)
FLAG = Form(bool, bool)


def named(kind: type[Enum]) -> Form:
    """Write a member of an enum by its name."""
    return Form(lambda value: kind(value).name.lower(), lambda name: kind[name.upper()])


def one_of(ids: Iterable[str]) -> Form:
    """Write a number as the id at that index."""
    known = tuple(ids)
    numbers = {id: number for number, id in enumerate(known)}
    return Form(known.__getitem__, numbers.__getitem__)


def or_none(form: Form, none: object) -> Form:
    """Write `none` as null."""
    return Form(
        lambda value: None if value == none else form.write(value),
        lambda data: none if data is None else form.read(data),
    )


def list_of(form: Form, number: int | None = None) -> Form:
    """Write a list; with `number`, refuse any other length before reading values."""
    write_one, read_one = form.write, form.read

    def read(data: Json) -> list[Any]:
        if number is not None and len(data) != number:
            raise ValueError
        return list(map(read_one, data))

    return Form(lambda values: list(map(write_one, values)), read)


def tuple_of(form: Form, number: int | None = None) -> Form:
    as_list = list_of(form, number)
    return Form(as_list.write, lambda data: tuple(as_list.read(data)))


def pair_of(first: Form, second: Form) -> Form:
    """Write a pair; refuse any other length."""

    def read(data: Json) -> tuple[Any, Any]:
        one, other = data
        return first.read(one), second.read(other)

    return Form(lambda pair: [first.write(pair[0]), second.write(pair[1])], read)
