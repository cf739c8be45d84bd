"""Laying out widgets by what people see of them.

A control paints its ring and shadow inside its widget but outside of its body. Layouts here
measure bodies, so the gaps on the screen are the gaps in the code, and bleeds may overlap.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Protocol, TypeVar

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QWidget, QWidgetItem

_LEFT, _RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
_SIDEWAYS = _LEFT | _RIGHT
_TOP, _BOTTOM = Qt.AlignmentFlag.AlignTop, Qt.AlignmentFlag.AlignBottom
STRETCH = 1
"""Empty room in a row or column that takes what is left."""

Box = TypeVar("Box", bound=QBoxLayout)
Item = QWidget | QLayout
Part = Item | tuple[Item, int] | int
"""Of a row or column: something, perhaps with its stretch, or empty room of a stretch."""


class _Body(QWidgetItem):
    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._body = widget

    @property
    def _bleed(self) -> int:
        """May grow with the page."""
        return getattr(self._body, "bleed", 0)

    def _less(self, size: QSize) -> QSize:
        cut = 2 * self._bleed
        return QSize(max(0, size.width() - cut), max(0, size.height() - cut))

    def sizeHint(self) -> QSize:
        return self._less(super().sizeHint())

    def minimumSize(self) -> QSize:
        return self._less(super().minimumSize())

    def maximumSize(self) -> QSize:
        return self._less(super().maximumSize())

    def heightForWidth(self, width: int) -> int:
        cut = 2 * self._bleed
        return max(0, super().heightForWidth(width + cut) - cut)

    def minimumHeightForWidth(self, width: int) -> int:
        cut = 2 * self._bleed
        return max(0, super().minimumHeightForWidth(width + cut) - cut)

    def setGeometry(self, rect: QRect) -> None:
        """Place the body, centred unless it is aligned, and the widget around it."""
        if self.isEmpty():
            return
        size = rect.size().boundedTo(self.maximumSize())
        align = self.alignment()
        if align:
            size = size.boundedTo(self.sizeHint())
        to_left = 0.5  # of the spare width
        if align & _SIDEWAYS:
            to_left = float(bool(align & _RIGHT) != self._body.isRightToLeft())
        x = rect.x() + round((rect.width() - size.width()) * to_left)
        spare = rect.height() - size.height()
        top = 0.0 if align & _TOP else 1.0 if align & _BOTTOM else 0.5
        out = self._bleed
        body = QRect(x, rect.y() + round(spare * top), size.width(), size.height())
        self._body.setGeometry(body.adjusted(-out, -out, out, out))

    def geometry(self) -> QRect:
        cut = self._bleed
        return self._body.geometry().adjusted(cut, cut, -cut, -cut)


def _item(layout: QLayout, widget: QWidget, align: Qt.AlignmentFlag | None) -> _Body:
    layout.addChildWidget(widget)
    item = _Body(widget)
    if align is not None:
        item.setAlignment(align)
    return item


def put(
    layout: QBoxLayout, widget: QWidget, stretch: int = 0, align: Qt.AlignmentFlag | None = None
) -> None:
    """Add to a row or column. Aligned, it is no larger than it asks for."""
    if align is None and not hasattr(type(widget), "bleed"):
        layout.addWidget(widget, stretch)  # Qt's own item does the same and caches the sizes
        return
    layout.addItem(_item(layout, widget, align))
    layout.setStretch(layout.count() - 1, stretch)


def fill(box: Box, *parts: Part) -> Box:
    """Add these to a row or column."""
    for part in parts:
        if isinstance(part, int):
            box.addStretch(part)
            continue
        item, stretch = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, QLayout):
            box.addLayout(item, stretch)
        else:
            put(box, item, stretch)
    return box


def turn(stacked: bool, *boxes: QBoxLayout) -> None:
    """Rows become columns, or rows again."""
    flow = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
    for box in boxes:
        if box.direction() != flow:
            box.setDirection(flow)
            box.activate()  # or the widget it is on would tell what it needed before


def order_tabs(widgets: Iterable[QWidget]) -> None:
    """Tab goes from one to the next."""
    for here, there in pairwise(widgets):
        QWidget.setTabOrder(here, there)


class Folding(Protocol):
    """Its parts stand below each other where whoever lays it out has no room for them."""

    def stack(self, stacked: bool) -> None: ...


class FoldingRow(QHBoxLayout):
    """A row that pages turn if they must."""

    def stack(self, stacked: bool) -> None:
        turn(stacked, self)


def fold(parts: Sequence[Folding], fits: Callable[[], bool]) -> None:
    """Stack those for which there is no room; rather the last than the first."""
    for part in parts:
        part.stack(True)
    for part in parts:
        part.stack(False)
        if not fits():
            part.stack(True)


def put_at(
    layout: QGridLayout,
    widget: QWidget,
    row: int,
    column: int,
    align: Qt.AlignmentFlag | None = None,
) -> None:
    """Add to a grid."""
    item = _item(layout, widget, None)
    layout.addItem(item, row, column, 1, 1, align or Qt.AlignmentFlag(0))
