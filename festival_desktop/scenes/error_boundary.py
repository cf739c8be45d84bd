"""Keep Python errors out of Qt.

Qt for Python keeps, loses or turns an error in a method it calls into the end of the process,
depending on the method. So every override of a Qt method, also in a mixin, hands its errors to
`sys.excepthook`, and Qt gets a default answer instead.
"""

import sys
import traceback
from collections.abc import Callable, Iterator
from functools import wraps
from types import FunctionType
from typing import Any

from PySide6.QtCore import QObject

_Wrapped = QObject.__mro__[-2]
"""Base class of all Qt classes, which PySide does not export."""


def guard_overrides() -> None:
    """Guard all present and future classes."""
    _Wrapped.__init_subclass__ = classmethod(lambda kind, **_: _guard(kind))  # type: ignore[assignment]
    for kind in set(_below(_Wrapped)):
        _guard(kind)


def _below(kind: type) -> Iterator[type]:
    below: list[type] = kind.__subclasses__()
    for one in below:
        if not _is_qt(one):
            yield one
        yield from _below(one)


def _is_qt(kind: type) -> bool:
    return kind.__module__.partition(".")[0] in ("PySide6", "Shiboken")


def _guard(kind: type) -> None:
    qt = next(base for base in kind.__mro__ if _is_qt(base))
    for base in kind.__mro__:
        if base is not object and not _is_qt(base):
            for name, method in overrides(base, qt):
                setattr(base, name, guarded(method))


def overrides(kind: type, qt: type) -> list[tuple[str, Callable[..., Any]]]:
    """List the methods of a class that override one of Qt's and are not guarded yet."""
    return [
        (name, method)
        for name, method in vars(kind).items()
        if isinstance(method, FunctionType) and not name.startswith("__")
        if hasattr(qt, name) and not hasattr(method, "guarded")
    ]


def guarded(method: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def safe(this: Any, *args: Any, **named: Any) -> Any:
        try:
            return method(this, *args, **named)
        except Exception as error:
            sys.excepthook(type(error), error, error.__traceback__)
            traceback.clear_frames(
                error.__traceback__
            )  # ends painters before Qt needs their device
        return _instead(method, this, args)

    safe.guarded = True  # type: ignore[attr-defined]
    return safe


def _instead(method: Callable[..., Any], this: Any, args: tuple[Any, ...]) -> Any:
    """Return Qt's own answer for a measure, or an empty one; report an event as not handled.

    No event is given to Qt again: it may have been there already, and is used up.
    """
    answer = method.__annotations__.get("return")
    if answer in (None, bool):
        return answer and False
    qt = next(base for base in type(this).__mro__ if _is_qt(base))
    try:
        return getattr(qt, method.__name__)(this, *args)
    except Exception:  # No such method, or not for these arguments.
        return None if answer is Any or not isinstance(answer, type) else answer()
