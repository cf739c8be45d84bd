"""Laws of fields: whatever a position consists of is compared, copied and kept in files.

`FOLLOWS` of a game's module names the fields that files leave out, because they follow from others.
"""

import dataclasses
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from tests.contract.walks import CASES, Case, walk

GAMES = list(dict.fromkeys(case.name for case in CASES))


def cases(name: str) -> list[Case]:
    return [case for case in CASES if case.name == name]


@cache
def positions(name: str) -> tuple[Any, ...]:
    """A game of every setup."""
    return tuple(state for case in cases(name) for state in walk(case, 0).states)


def paths(position: Any) -> Iterator[str]:
    """The fields of a position; those of a position inside it as `outer.inner`."""
    for field in dataclasses.fields(position):
        yield field.name
        inner = getattr(position, field.name)
        if dataclasses.is_dataclass(inner):
            yield from (f"{field.name}.{path}" for path in paths(inner))


def get(position: Any, path: str) -> Any:
    for name in path.split("."):
        position = getattr(position, name, None)
    return position


def put(position: Any, path: str, value: Any) -> Any:
    """A position that differs in this field only, made without the game's help."""
    other = made_anew(position)
    *outer, name = path.split(".")
    setattr(get(other, ".".join(outer)) if outer else other, name, made_anew(value))
    return other


def made_anew(value: Any) -> Any:
    """Whatever can change; `deepcopy` would try to fill frozen values, too, even compiled ones."""
    if isinstance(value, list):
        return [made_anew(one) for one in value]
    if isinstance(value, dict):
        return {key: made_anew(one) for key, one in value.items()}
    kind = getattr(value, "__dataclass_params__", None)
    if kind is None or kind.frozen:
        return value
    names = [field.name for field in dataclasses.fields(value)]
    return type(value)(**{name: made_anew(getattr(value, name)) for name in names})


def two(name: str, path: str) -> tuple[Any, Any]:
    """Two positions that differ in this field, both having it."""
    outer = path.rpartition(".")[0]
    having = [state for state in positions(name) if not outer or get(state, outer) is not None]
    for state in having[1:]:
        if get(state, path) != get(having[0], path):
            return having[0], state
    raise AssertionError(f"no walk of {name} changes {path}, so nothing is known about it")


CHANGED = [
    (name, path)
    for name in GAMES
    for path in dict.fromkeys(path for state in positions(name)[::20] for path in paths(state))
]
every_field = pytest.mark.parametrize(("name", "path"), CHANGED)


@every_field
def test_a_change_of_any_field_is_seen_and_copied(name: str, path: str) -> None:
    game = cases(name)[0].game
    one, other = two(name, path)
    changed = put(one, path, get(other, path))
    assert changed != one
    assert game.copy(changed) == changed
    assert get(game.copy(changed), path) == get(other, path)


@every_field
def test_any_field_is_in_the_file_or_follows_from_what_is_there(name: str, path: str) -> None:
    game, follows = cases(name)[0].game, cases(name)[0].box.FOLLOWS
    one, other = two(name, path)
    changed = put(one, path, get(other, path))
    if path in follows:
        assert game.dump(changed) == game.dump(one)
    else:
        assert game.dump(changed) != game.dump(one)
    for state in (one, other):
        assert get(game.load(game.dump(state)), path) == get(state, path)
