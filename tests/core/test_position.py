"""Copying and showing by declared fields."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

import pytest

from festival_desktop.core.position import copier, maker


@dataclass(slots=True)
class Inner:
    marks: list[int]

    def copy(self) -> "Inner":
        return copy_inner(self)


copy_inner = copier(Inner)


@dataclass(slots=True)
class Visible:
    turn: int
    hands: list[list[int]]
    cells: dict[int, None]


@dataclass(slots=True)
class Table(Visible):
    box: Sequence[int]
    secret: int
    inner: Inner | None


@dataclass(slots=True)
class Seen(Visible):
    viewer: int
    secret: bool


TABLE = Table(1, [[2], [3]], {4: None}, [5], 6, Inner([7]))


def test_a_copy_is_equal_and_has_its_own_lists() -> None:
    new = copier(Table)(TABLE)
    assert new == TABLE
    assert new.box is TABLE.box
    assert new.inner is not None
    for mine, others in (
        (new.hands, TABLE.hands),
        (new.hands[0], TABLE.hands[0]),
        (new.cells, TABLE.cells),
        (new.inner, TABLE.inner),
        (new.inner.marks, TABLE.inner and TABLE.inner.marks),
    ):
        assert mine is not others


def test_a_view_shows_what_it_shares_and_needs_the_rest() -> None:
    show, restore = maker(Visible, Seen), maker(Visible, Table)
    seen = show(TABLE, viewer=0, secret=True)
    assert seen == Seen(1, [[2], [3]], {4: None}, 0, True)
    assert seen.hands[0] is not TABLE.hands[0]
    with pytest.raises(TypeError, match="secret"):
        show(TABLE, viewer=0)
    assert restore(seen, box=[5], secret=6, inner=Inner([7])) == TABLE
    with pytest.raises(TypeError, match="secret"):
        restore(seen, box=[5], inner=None)


class Pair(NamedTuple):
    first: int
    second: tuple[int, ...]


class Changing(NamedTuple):
    marks: list[int]


def test_tuples_with_names_are_shared() -> None:
    @dataclass
    class Pairs:
        pairs: list[Pair]

    old = Pairs([Pair(1, (2,))])
    new = copier(Pairs)(old)
    assert new == old
    assert new.pairs is not old.pairs
    assert new.pairs[0] is old.pairs[0]


@pytest.mark.parametrize(
    "kind", [set[int], list[set[int]], dict[int, list[int]], object, list, Changing]
)
def test_what_cannot_be_copied_for_certain_is_refused(kind: object) -> None:
    class Wrong:
        pass

    Wrong.__annotations__ = {"field": kind}
    with pytest.raises(TypeError, match="cannot have a field"):
        copier(Wrong)
