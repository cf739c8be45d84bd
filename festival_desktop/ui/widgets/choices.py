"""Choices by pressing: one of a few on a paper strip, a switch, a number on a rail."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QRadioButton, QSizePolicy, QSlider, QWidget

from festival_desktop.art.brush import square
from festival_desktop.art.controls import STRIP_RADIUS, paint_strip
from festival_desktop.art.type import BOLD, text_width
from festival_desktop.ui.focus_ring import RING
from festival_desktop.ui.style import KNOB, rail_rect, track_rect
from festival_desktop.ui.widgets.base import Painted, Ringed

_BETWEEN = 4
"""Pixels between two rows of a strip."""


class _Part(Ringed, QRadioButton):
    """One segment of a strip."""

    def __init__(self, strip: "Segmented", icon: str | None) -> None:
        super().__init__(strip)
        self._strip = strip
        self.icon_name, self.text_px = icon, strip.text_px
        self.instead: str | None = None
        """Icon shown when the text does not fit."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(1)

    @property
    def ringed(self) -> QWidget:
        return self._strip


class Segmented(Painted, QWidget):
    """One of several. Arrow keys move the choice, Tab skips past it."""

    chosen = Signal(int)

    def __init__(
        self,
        icons: Sequence[str] = (),
        *,
        px: float = 14,
        instead: Sequence[str] = (),
        columns: int | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """Set up.

        `icons` precede the labels, `instead` replace them where there is no room. `columns`:
        segments side by side, the others below; None: all.
        """
        super().__init__(parent)
        self._icons, self._instead = tuple(icons), tuple(instead)
        self.text_px, self._columns = px, columns
        self._stacked = False
        self._parts: list[_Part] = []
        self._offered: frozenset[int] | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(_BETWEEN)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, name: str, labels: Sequence[str], notes: Sequence[str] = ()) -> None:
        """Set the accessible name, labels and notes; keep the selection."""
        self.setAccessibleName(name)
        while len(self._parts) < len(labels):
            part = _Part(self, self._icons[len(self._parts)] if self._icons else None)
            part.toggled.connect(self._toggled)
            self._parts.append(part)
            part.setChecked(len(self._parts) == 1)
        self._place()
        for part, label in zip(self._parts, labels, strict=True):
            part.setText(label)
            part.setAccessibleName(f"{name}: {label}")
            if self._instead:
                part.setToolTip(label)
        for part, note in zip(self._parts, notes, strict=False):
            part.setToolTip(note)
            part.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def stack(self, stacked: bool) -> None:
        """Put half of the segments below the others, unless icons can replace labels."""
        if stacked != self._stacked and not self._instead:
            self._stacked = stacked
            self._place()
            self.updateGeometry()
            around = self.parentWidget()
            if around is not None and (whole := around.layout()) is not None:
                whole.activate()  # Otherwise parent rows would use the old size.

    def offer(self, *indices: int) -> None:
        """Show only these segments; a hidden selected one gives way to the first."""
        self._offered = frozenset(indices)
        for number, part in enumerate(self._parts):
            part.setVisible(number in self._offered)
        self._place()
        if self.index not in self._offered and indices:
            self.choose(indices[0])
        self.updateGeometry()
        self.update()

    @property
    def _shown(self) -> list[_Part]:
        offered = self._offered
        return [part for n, part in enumerate(self._parts) if offered is None or n in offered]

    def _place(self) -> None:
        across = self._side_by_side()
        for number, part in enumerate(self._shown):
            self._grid.addWidget(part, *divmod(number, across))
        for column in range(len(self._parts)):
            self._grid.setColumnStretch(column, int(column < across))

    @property
    def index(self) -> int:
        return next((i for i, part in enumerate(self._parts) if part.isChecked()), -1)

    def choose(self, index: int) -> None:
        self._parts[index].setChecked(True)

    def part(self, index: int) -> QRadioButton:
        return self._parts[index]

    def _toggled(self, on: bool) -> None:
        for part in self._parts:  # Tab reaches the chosen one, arrow keys the others.
            policy = Qt.FocusPolicy.StrongFocus if part.isChecked() else Qt.FocusPolicy.ClickFocus
            part.setFocusPolicy(policy)
        self.update()
        if on:
            self.chosen.emit(self.index)

    def sizeHint(self) -> QSize:
        sizes = [part.sizeHint() for part in self._shown] or [QSize(20, 34)]
        rows = max(1, len(self._rows()))
        high = rows * sizes[0].height() + (rows - 1) * _BETWEEN
        return QSize(max(size.width() for size in sizes) * self._side_by_side(), high)

    def _side_by_side(self) -> int:
        number = len(self._shown)
        across = min(self._columns or number, number) or 1
        return math.ceil(across / 2) if self._stacked else across

    def _rows(self) -> list[list[_Part]]:
        number = self._side_by_side()
        shown = self._shown
        return [shown[i : i + number] for i in range(0, len(shown), number)]

    def minimumSizeHint(self) -> QSize:
        full = self.sizeHint()
        return QSize(len(self._instead) * full.height(), full.height()) if self._instead else full

    def _show_words(self) -> None:
        """Show labels, or icons where even slightly smaller labels do not fit."""
        room, px = self.width() / self._side_by_side() - 14, self.px(self.text_px) * 0.88
        brief = any(text_width(one.text(), px, BOLD, scaled=False) > room for one in self._shown)
        for part, icon in zip(self._parts, self._instead, strict=False):
            part.instead = icon if brief else None

    def paint(self, p: QPainter) -> None:
        self._show_words()
        for row in self._rows():
            strip = row[0].geometry().united(row[-1].geometry())
            paint_strip(p, QRectF(strip), self.isEnabled())

    def ring(self, room: QRectF) -> tuple[QRectF, float]:
        return room, STRIP_RADIUS


class Switch(Ringed, QCheckBox):
    """On or off, with a label."""

    def __init__(self, *, px: float = 14, ink: str = "ink", soft: str = "ink_soft") -> None:
        super().__init__()
        self.text_px, self.inks = px, (ink, soft)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, label: str, sub: str = "") -> None:
        self.setText(label.replace("&", "&&") + (f"\n{sub}" if sub else ""))
        self.setAccessibleName(label)
        self.setAccessibleDescription(sub)

    def ring(self, room: QRectF) -> tuple[QRectF, float]:
        track = track_rect(room, self.px(self.text_px), self.isRightToLeft())
        return track, track.height() / 2


class BrassSlider(Ringed, QSlider):
    """A brass knob on a rail for a number. A press brings the knob there."""

    preferred, least = 200.0, 140.0
    """Preferred and minimum width, in units."""

    def __init__(self, low: int, high: int, step: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setPageStep(step)
        self.setTracking(False)  # Its effect may move it away from the pointer.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(round(self.px(self.preferred)), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return QSize(round(self.px(self.least)), super().sizeHint().height())

    def _rail(self) -> QRectF:
        return rail_rect(QRectF(self.rect()), self.px(KNOB))

    def _value_at(self, x: float) -> int:
        rail, step = self._rail(), self.singleStep()
        part = min(1.0, max(0.0, (x - rail.left()) / rail.width()))
        part = 1 - part if self.isRightToLeft() else part
        return self.minimum() + round(part * (self.maximum() - self.minimum()) / step) * step

    def ring(self, room: QRectF) -> tuple[QRectF, float]:
        rail, knob = rail_rect(room, self.px(KNOB)), self.px(KNOB)
        part = (self.sliderPosition() - self.minimum()) / (self.maximum() - self.minimum())
        part = 1 - part if self.isRightToLeft() else part
        spot = QPointF(rail.left() + part * rail.width(), rail.center().y())
        return square(spot, 2 * knob), knob

    def sliderChange(self, change: QSlider.SliderChange) -> None:
        super().sliderChange(change)
        around = self.parentWidget()
        if around is not None and self.hasFocus():  # The ring follows the knob.
            around.update(self.geometry().adjusted(-RING, -RING, RING, RING))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self._value_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderPosition(self._value_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()  # The wheel scrolls the page.
