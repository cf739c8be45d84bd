"""Rows, columns and grids: plain Qt layouts whose gaps grow with their page."""

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from typing import Protocol, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QWidget

from festival_desktop.ui.scale import DESIGN, scale_layout

STRETCH = 1
"""Stretching space that fills a row or column."""

Box = TypeVar("Box", bound=QBoxLayout)
AnyLayout = TypeVar("AnyLayout", bound=QLayout)
Item = QWidget | QLayout
Part = Item | tuple[Item, int] | tuple[QWidget, int, Qt.AlignmentFlag] | int
"""An item of a row or column with optional stretch and alignment, or stretching space."""
Margins = tuple[float, float, float, float]


def fill(box: Box, *parts: Part) -> Box:
    """Add these parts to a row or column."""
    for part in parts:
        if isinstance(part, int):
            box.addStretch(part)
            continue
        item, stretch, *place = part if isinstance(part, tuple) else (part, 0)
        if isinstance(item, QLayout):
            box.addLayout(item, stretch)
        else:
            box.addWidget(item, stretch, *place)
    return box


def space(
    layout: AnyLayout,
    margins: Margins = (0, 0, 0, 0),
    spacing: float = 0,
    down: float | None = None,
) -> AnyLayout:
    """Set margins and gaps as designed; `down`: between the rows of a grid."""
    layout.setProperty(DESIGN, (*margins, spacing, spacing if down is None else down))
    scale_layout(layout)
    return layout


def turn(stacked: bool, *boxes: QBoxLayout) -> None:
    """Make rows into columns, or back into rows."""
    flow = QBoxLayout.Direction.TopToBottom if stacked else QBoxLayout.Direction.LeftToRight
    for box in boxes:
        if box.direction() != flow:
            box.setDirection(flow)
            box.activate()  # Otherwise the parent would use the old size.


def order_tabs(widgets: Iterable[QWidget]) -> None:
    """Set the tab order."""
    for here, there in pairwise(widgets):
        QWidget.setTabOrder(here, there)


class Folding(Protocol):
    """Something whose parts can be stacked where there is too little room."""

    def stack(self, stacked: bool) -> None: ...


class FoldingRow(QHBoxLayout):
    """A row that its page stacks if it must."""

    def stack(self, stacked: bool) -> None:
        turn(stacked, self)


def fold(parts: Sequence[Folding], fits: Callable[[], bool]) -> None:
    """Stack what does not fit, the last ones first."""
    for part in parts:
        part.stack(True)
    for part in parts:
        part.stack(False)
        if not fits():
            part.stack(True)
