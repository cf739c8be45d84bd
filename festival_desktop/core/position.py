"""Generate functions that copy positions, from the fields that their classes declare.

A position is a dataclass, and its annotations are the only list of its fields:

- `list` and `dict` are mutable, so a copy gets its own (also for lists in lists);
- numbers, texts, enums, tuples, frozen dataclasses and `Sequence` never change and are shared;
- another position, or None in its place, is copied by its own copier.

Any other type is refused at import. The public part of a position is a class of its own, from which
both the full position and its views are made. The functions are generated as source, one assignment
per field: search copies positions constantly, and a loop over names is much slower.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

Position = TypeVar("Position")
Made = TypeVar("Made")


def copier(position: type[Position]) -> Callable[[Position], Position]:
    """Generate a function that copies a position."""
    lines = [f"new.{name} = {value}" for name, value in copied(position).items()]
    body = ["new = create(made)", *lines, "return new"]
    made: Callable[[Position], Position] = _function("copy", [], body, position)
    return made


def maker(visible: type[Any], made: type[Made]) -> Callable[..., Made]:
    """Generate a function (old, *, rest) → made, which copies the visible fields and adds the rest.

    It makes a view from a position, and a position from a view.
    """
    copies = copied(visible)
    rest = [name for name in get_type_hints(made) if name not in copies]
    values = copies | {name: name for name in rest}
    body = [f"return made({', '.join(f'{name}={value}' for name, value in values.items())})"]
    function: Callable[..., Made] = _function("make", rest, body, made)
    return function


def copied(position: type[Any]) -> dict[str, str]:
    """Map each field to the source of its copy from `old`."""
    return {name: _copied(f"old.{name}", hint) for name, hint in get_type_hints(position).items()}


def _function(name: str, rest: list[str], body: list[str], made: type[Any]) -> Any:
    """Compile a function of `old` and the keyword arguments `rest`."""
    parameters = ["old", "*", *rest] if rest else ["old"]
    source = f"def {name}({', '.join(parameters)}):\n    " + "\n    ".join(body)
    namespace: dict[str, Any] = {"made": made, "create": made.__new__}
    exec(compile(source, f"<{name} of {made.__module__}.{made.__qualname__}>", "exec"), namespace)
    return namespace[name]


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
