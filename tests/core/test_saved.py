"""Forms: what is written is read again, and nonsense is refused."""

from enum import IntEnum

import pytest

from festival_desktop.core.saved import (
    FLAG,
    NUMBER,
    UNREADABLE,
    Field,
    Form,
    list_of,
    named,
    one_of,
    or_none,
    pair_of,
    read_fields,
    tuple_of,
    write_fields,
)


class Kind(IntEnum):
    ROUND = 0
    FLAT = 1


NAME = one_of(["a", "b"])


@pytest.mark.parametrize(
    ("form", "value", "data"),
    [
        (NUMBER, 3, 3),
        (FLAG, True, True),
        (named(Kind), Kind.FLAT, "flat"),
        (NAME, 1, "b"),
        (or_none(NAME, -1), -1, None),
        (or_none(NAME, -1), 0, "a"),
        (list_of(NAME, 2), [0, 1], ["a", "b"]),
        (tuple_of(pair_of(NAME, NUMBER)), ((0, 5),), [["a", 5]]),
    ],
)
def test_what_is_written_is_read_again(form: Form, value: object, data: object) -> None:
    assert form.write(value) == data
    assert form.read(data) == value


@pytest.mark.parametrize(
    ("form", "data"),
    [
        (NUMBER, "x"),
        (NUMBER, 1e999),
        (named(Kind), "square"),
        (named(Kind), 1),
        (NAME, "c"),
        (NAME, []),
        (list_of(NAME, 2), ["a"]),
        (list_of(NAME), 3),
        (pair_of(NAME, NUMBER), ["a", 1, 2]),
    ],
)
def test_nonsense_is_unreadable(form: Form, data: object) -> None:
    with pytest.raises(UNREADABLE):
        form.read(data)


def test_a_field_may_have_another_name_in_files() -> None:
    fields = (Field("real", NUMBER), Field("imag", NUMBER, "i"))
    assert write_fields(fields, 3 + 4j) == {"real": 3, "i": 4}
    assert read_fields(fields, {"real": 3, "i": 4}) == {"real": 3, "imag": 4}
    with pytest.raises(LookupError):
        read_fields(fields, {"real": 3})
