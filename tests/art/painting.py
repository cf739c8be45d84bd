"""A painter with everything it paints but the surface, for tests."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from PySide6.QtGui import QPainter

Paint = Callable[[QPainter], object]
P = ParamSpec("P")


def painting(
    paint: Callable[Concatenate[QPainter, P], object], *args: P.args, **kwargs: P.kwargs
) -> Paint:
    return lambda p: paint(p, *args, **kwargs)
