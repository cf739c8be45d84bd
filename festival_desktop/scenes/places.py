"""Geometry for the layouts of games: scale, rows and columns, mirroring."""

from collections.abc import Collection
from dataclasses import fields, is_dataclass

from PySide6.QtCore import QPointF, QRectF

SMALL, LARGE = (1280.0, 632.0), (1600.0, 936.0)


def clamped(value: float, least: float, most: float) -> float:
    return min(most, max(least, value))


class Scale:
    """The size of things in a window: blended from `SMALL` to `LARGE`, slowly growing beyond."""

    def __init__(self, width: float, height: float, growth: float) -> None:
        """Compute the scale; `growth` is its growth beyond `LARGE` relative to the window's."""
        across = (width - SMALL[0]) / (LARGE[0] - SMALL[0])
        along = (height - SMALL[1]) / (LARGE[1] - SMALL[1])
        self.blend = clamped(min(across, along), 0.0, 1.0)
        self.big = max(1.0, min(width / LARGE[0], height / LARGE[1]))
        self.grown = 1.0 + growth * (self.big - 1.0)
        self._times = self.grown * min(1.0, width / SMALL[0], height / SMALL[1])

    def px(self, small: float, large: float) -> float:
        """Return a length, or a text size before the text scale."""
        return (small + (large - small) * self.blend) * self._times


def grid(
    first: QRectF, number: int, columns: int, gap: float, between: float | None = None
) -> list[QRectF]:
    """Repeat the first place in rows; rows are `between` apart, or as columns are."""
    x, y = first.width() + gap, first.height() + (gap if between is None else between)
    return [first.translated((n % columns) * x, (n // columns) * y) for n in range(number)]


def split(room: QRectF, number: int, columns: int, gap: float) -> list[QRectF]:
    """Divide a room evenly into places, `columns` in a row."""
    rows, spots = -(-number // columns), [divmod(n, columns) for n in range(number)]
    wide = (room.width() - (columns - 1) * gap) / columns
    high = (room.height() - (rows - 1) * gap) / rows
    left, top, x, y = room.left(), room.top(), wide + gap, high + gap
    return [QRectF(left + column * x, top + row * y, wide, high) for row, column in spots]


def moved_into(rect: QRectF, room: QRectF) -> QRectF:
    """Move a rectangle into a room, or as near as it fits."""
    x = min(max(rect.left(), room.left()), room.right() - rect.width())
    y = min(max(rect.top(), room.top()), room.bottom() - rect.height())
    return QRectF(QPointF(x, y), rect.size())


def beside(paper: QRectF, spot: QRectF, room: QRectF, gap: float) -> QRectF:
    """Place a rectangle right of a spot if there is room, else left, else above it."""
    paper.moveCenter(spot.center())
    if spot.right() + paper.width() + gap <= room.right():
        paper.moveLeft(spot.right() + gap)
    elif spot.left() - paper.width() - gap >= room.left():
        paper.moveRight(spot.left() - gap)
    else:
        paper.moveBottom(spot.top() - gap)
    return moved_into(paper, room)


def all_places(layout: object) -> Collection[QRectF]:
    """Collect every rectangle of a layout, also in lists and dictionaries, each once."""
    found: dict[int, QRectF] = {}
    waiting: list[object] = list(vars(layout).values())
    while waiting:
        match waiting.pop():
            case QRectF() as rect:
                found[id(rect)] = rect
            case list() as places:
                waiting += places
            case dict() as named:
                waiting += named.values()
            case several if is_dataclass(several):
                waiting += (getattr(several, field.name) for field in fields(several))
    return found.values()
