"""Copying and showing positions, by the fields that their classes declare.

A position is a dataclass, and its annotations are the only list of its fields:

- `list` and `dict` change, so a copy has its own (lists in lists, too); a view shows tuples;
- numbers, texts, enums, tuples with or without names, frozen dataclasses and `Sequence` never
  change and are shared;
- another position, or None in its place, is copied as it copies itself.

Anything else is refused at import. The functions are written out as source once, one assignment
for each field: search copies positions constantly, and a loop over names would be much slower.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import Enum
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

Position = TypeVar("Position")
View = TypeVar("View")


def copier(position: type[Position]) -> Callable[[Position], Position]:
    """A function that copies a position."""
    lines = [f"new.{name} = {value}" for name, value in copied(position).items()]
    body = ["new = create(made)", *lines, "return new"]
    made: Callable[[Position], Position] = _function("copy", [], body, position)
    return made


def copied(position: type[Any]) -> dict[str, str]:
    """Field → the source of its value in a copy of `old`."""
    return {name: _copied(f"old.{name}", hint) for name, hint in get_type_hints(position).items()}


def shower(
    position: type[Any], view: type[View], apart: Collection[str] = ()
) -> Callable[..., View]:
    """A function (position, *, rest) → view.

    Fields of the same name are shown as they are. The rest, which has to be given, are the other
    fields of the view and those `apart`: they have the same name but are shown differently.
    """
    hints, shown = get_type_hints(position), get_type_hints(view)
    shared = _shared(hints, shown, apart)
    values = [_frozen(f"old.{name}", hints[name]) if name in shared else name for name in shown]
    rest = [name for name in shown if name not in shared]
    body = [f"return made({', '.join(values)})"]
    made: Callable[..., View] = _function("show", rest, body, view)
    return made


def restorer(
    view: type[Any], position: type[Position], apart: Collection[str] = ()
) -> Callable[..., Position]:
    """A function (view, *, rest) → position: the way back from `shower`."""
    hints, shown = get_type_hints(position), get_type_hints(view)
    shared = _shared(hints, shown, apart)
    values = [
        _thawed(f"old.{name}", hint) if name in shared else name for name, hint in hints.items()
    ]
    rest = [name for name in hints if name not in shared]
    body = [f"return made({', '.join(values)})"]
    made: Callable[..., Position] = _function("restore", rest, body, position)
    return made


def _function(name: str, rest: list[str], body: Iterable[str], made: type[Any]) -> Any:
    """A function of `old` and, by keyword, the rest."""
    parameters = ["old", "*", *rest] if rest else ["old"]
    source = f"def {name}({', '.join(parameters)}):\n    " + "\n    ".join(body)
    namespace: dict[str, Any] = {"made": made, "create": made.__new__}
    exec(compile(source, f"<{name} of {made.__module__}.{made.__qualname__}>", "exec"), namespace)
    return namespace[name]


def _shared(hints: dict[str, Any], shown: dict[str, Any], apart: Collection[str]) -> set[str]:
    shared = {name for name in hints if name in shown and name not in apart}
    for name in shared:
        if _frozen_hint(hints[name]) != shown[name]:
            raise TypeError(f"{name} is {hints[name]} in a position and {shown[name]} in a view")
    return shared


# -- one value -----------------------------------------------------------------------------------


def _copied(value: str, hint: Any) -> str:
    if get_origin(hint) is list:
        (inner,) = get_args(hint)
        each = _copied("one", inner)
        return f"{value}[:]" if each == "one" else f"[{each} for one in {value}]"
    if get_origin(hint) is dict and all(map(_never_changes, get_args(hint))):
        return f"{value}.copy()"
    if _never_changes(hint):
        return value
    if isinstance(hint, UnionType) and len(get_args(hint)) == 2 and NoneType in get_args(hint):
        (inner,) = {*get_args(hint)} - {NoneType}
        return f"None if {value} is None else {_copied(value, inner)}"
    if hasattr(hint, "__dataclass_fields__") and hasattr(hint, "copy"):
        return f"{value}.copy()"
    raise TypeError(f"a position cannot have a field of {hint}")


def _never_changes(hint: Any) -> bool:
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (tuple, Sequence) or isinstance(hint, UnionType):
        return all(one is Ellipsis or _never_changes(one) for one in inner)
    if hint is None:
        return True
    if not isinstance(hint, type) or origin is not None:
        return False
    if issubclass(hint, tuple):
        return all(map(_never_changes, get_type_hints(hint).values()))
    frozen = getattr(hint, "__dataclass_params__", None)
    return issubclass(hint, int | str | Enum | NoneType) or bool(frozen and frozen.frozen)


def _frozen_hint(hint: Any) -> Any:
    if get_origin(hint) is list:
        inner: Any = _frozen_hint(get_args(hint)[0])
        return tuple[inner, ...]
    return hint


def _frozen(value: str, hint: Any) -> str:
    if get_origin(hint) is not list:
        return value
    if get_origin(get_args(hint)[0]) is not list:
        return f"tuple({value})"
    return f"tuple([{_frozen('one', get_args(hint)[0])} for one in {value}])"


def _thawed(value: str, hint: Any) -> str:
    if get_origin(hint) is not list:
        return value
    if get_origin(get_args(hint)[0]) is not list:
        return f"list({value})"
    return f"[{_thawed('one', get_args(hint)[0])} for one in {value}]"
