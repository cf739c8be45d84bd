"""Choosing by pressing: one of a few on a paper strip, a switch, a number on a rail."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QCheckBox, QGridLayout, QRadioButton, QSizePolicy, QSlider, QWidget

from festival_desktop.art.brush import linear, outline, put_rounded, square
from festival_desktop.art.controls import paint_segmented, paint_switch
from festival_desktop.art.surfaces import paint_brass_disc, paint_focus_ring
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, LEFT, MEDIUM, RIGHT, line_height, text, text_width
from festival_desktop.ui.widgets.look import BLEED, Control

_BETWEEN = 4
"""Pixels between two rows of a strip."""
_KNOB = 11
"""Half of what is moved on a rail."""


class _Part(QRadioButton):
    """One part of a strip. The strip paints it; this is what keys, mouse and readers meet."""

    def __init__(self, strip: "Segmented") -> None:
        super().__init__(strip)
        self._strip = strip
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(1)

    def hitButton(self, pos: QPoint) -> bool:
        return self.rect().contains(pos)

    def paintEvent(self, event: QPaintEvent) -> None:
        pass

    def event(self, event: QEvent) -> bool:
        kind = QEvent.Type
        if event.type() in (kind.FocusIn, kind.FocusOut, kind.HoverEnter, kind.HoverLeave):
            self._strip.update()
        return super().event(event)


class Segmented(Control, QWidget):
    """One of several. Arrow keys move the choice, Tab goes past it."""

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
        """`icons` stand before the words, `instead` in their place where there is no room.

        `columns`: so many parts side by side, the others below; None: all.
        """
        super().__init__(parent)
        self._icons, self._instead = tuple(icons), tuple(instead)
        self._px, self._columns = px, columns
        self._stacked = False
        self._parts: list[_Part] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(BLEED, BLEED, BLEED, BLEED)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(_BETWEEN)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, name: str, labels: Sequence[str], notes: Sequence[str] = ()) -> None:
        """What is chosen here, the words of its parts, and what else is to be said of each.

        The choice stays as it is.
        """
        self.setAccessibleName(name)
        while len(self._parts) < len(labels):
            part = _Part(self)
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
        """Half of the parts below the others, unless there are icons for where room is scarce."""
        if stacked != self._stacked and not self._instead:
            self._stacked = stacked
            self._place()
            self.updateGeometry()
            around = self.parentWidget()
            if around is not None and (whole := around.layout()) is not None:
                whole.activate()  # or rows that it is in would tell what it needed before

    def _place(self) -> None:
        across = self._side_by_side()
        for number, part in enumerate(self._parts):
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
        for part in self._parts:  # Tab reaches the chosen one, arrows the others
            policy = Qt.FocusPolicy.StrongFocus if part.isChecked() else Qt.FocusPolicy.ClickFocus
            part.setFocusPolicy(policy)
        self.update()
        if on:
            self.chosen.emit(self.index)

    def sizeHint(self) -> QSize:
        px = self.u(self._px)
        width = max((text_width(part.text(), px, BOLD) for part in self._parts), default=20.0)
        width += 18 + self._icon_width()
        height = round(max(self.u(34), line_height(px, BOLD) + 14))
        rows = max(1, len(self._rows()))
        high = rows * height + (rows - 1) * _BETWEEN
        return QSize(round(width * self._side_by_side()) + 2 * BLEED, high + 2 * BLEED)

    def _side_by_side(self) -> int:
        across = min(self._columns or len(self._parts), len(self._parts)) or 1
        return math.ceil(across / 2) if self._stacked else across

    def _rows(self) -> list[list[_Part]]:
        """The parts as they stand, from left to right and from the top."""
        number = self._side_by_side()
        rows = [self._parts[i : i + number] for i in range(0, len(self._parts), number)]
        return [row[::-1] for row in rows] if self.isRightToLeft() else rows

    def _icon_width(self) -> float:
        return self.u(self._px) * text_scale() * 1.15 + 8 if self._icons else 0

    def minimumSizeHint(self) -> QSize:
        full = self.sizeHint()
        return QSize(len(self._instead) * full.height(), full.height()) if self._instead else full

    def paint(self, p: QPainter) -> None:
        """With words that are hardly smaller than usual; beside icons, not smaller at all."""
        px, icons = self.u(self._px) * 0.88, bool(self._icons)
        room = self.body().width() / self._side_by_side() - 14 - self._icon_width()
        widths = [text_width(one.text(), px, BOLD, scaled=icons) for one in self._parts]
        brief = bool(self._instead) and max(widths, default=0) > room
        for row in self._rows():
            self._paint_row(p, row, brief)

    def _paint_row(self, p: QPainter, row: list[_Part], brief: bool) -> None:
        icons = self._instead if brief else self._icons
        hover = next((i for i, part in enumerate(row) if part.underMouse()), None)
        paint_segmented(
            p,
            QRectF(row[0].geometry().united(row[-1].geometry())),
            ["" if brief else part.text() for part in row],
            next((i for i, part in enumerate(row) if part.isChecked()), -1),
            px=self.u(self._px),
            icons=[icons[self._parts.index(part)] for part in row] if icons else None,
            hover=hover if self.isEnabled() else None,
            focus=any(part.hasFocus() for part in row),
            enabled=self.isEnabled(),
        )


class Switch(Control, QCheckBox):
    """On or off, with its words beside it."""

    def __init__(self, *, px: float = 14, ink: str = "ink", soft: str = "ink_soft") -> None:
        super().__init__()
        self._px, self._ink, self._soft = px, ink, soft
        self._sub = ""
        self.set_pressable()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def say(self, label: str, sub: str = "") -> None:
        self.setText(label.replace("&", "&&"))
        self._sub = sub
        self.setAccessibleName(label)
        self.setAccessibleDescription(sub)
        self.updateGeometry()
        self.update()

    @property
    def label(self) -> str:
        return self.text().replace("&&", "&")

    def _groove(self) -> QSize:
        size = self._px * self.unit * max(1.0, text_scale() ** 0.5)
        return QSize(round(size * 3.0), round(size * 1.58))

    def sizeHint(self) -> QSize:
        px, groove = self.u(self._px), self._groove()
        words = max(text_width(self.label, px, BOLD), text_width(self._sub, px * 0.93))
        height = line_height(px, BOLD) + (line_height(px * 0.93) if self._sub else 0)
        return QSize(
            round(groove.width() + 10 + words + 2) + 2 * BLEED,
            round(max(groove.height() + 4, height, self.u(34))) + 2 * BLEED,
        )

    def paint(self, p: QPainter) -> None:
        body, groove, mirrored = self.body(), self._groove(), self.isRightToLeft()
        x = body.right() - groove.width() - 1 if mirrored else body.left() + 1
        track = QRectF(x, body.center().y() - groove.height() / 2, groove.width(), groove.height())
        paint_switch(p, track, self.isChecked(), focus=self.hasFocus(), enabled=self.isEnabled())
        cut = groove.width() + 10
        words = body.adjusted(0, 0, -cut, 0) if mirrored else body.adjusted(cut, 0, 0, 0)
        px, align = self.u(self._px), RIGHT if mirrored else LEFT
        if not self._sub:
            text(p, words, self.label, px, self._ink, MEDIUM, align)
            return
        high, low = line_height(px, BOLD), line_height(px * 0.93)
        first = QRectF(words.left(), words.center().y() - (high + low) / 2, words.width(), high)
        text(p, first, self.label, px, self._ink, BOLD, align)
        second = QRectF(words.left(), first.top() + high, words.width(), low)
        text(p, second, self._sub, px * 0.93, self._soft, MEDIUM, align)


class BrassSlider(Control, QSlider):
    """A brass knob on a rail, for a number between two ends. A press brings the knob there."""

    preferred, least = (200, 34), (140, 34)

    def __init__(self, low: int, high: int, step: int) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(low, high)
        self.setSingleStep(step)
        self.setPageStep(step)
        self.setTracking(False)  # whatever it changes may move it away under the pointer
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _rail(self) -> QRectF:
        knob = self.u(_KNOB)
        body = QRectF(self.rect()).adjusted(BLEED + knob, 0, -BLEED - knob, 0)
        high = self.u(6)
        return QRectF(body.left(), body.center().y() - high / 2, body.width(), high)

    def _value_at(self, x: float) -> int:
        rail = self._rail()
        part = min(1.0, max(0.0, (x - rail.left()) / rail.width()))
        if self.isRightToLeft():
            part = 1 - part
        step = self.singleStep()
        return self.minimum() + round(part * (self.maximum() - self.minimum()) / step) * step

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
        event.ignore()  # the wheel scrolls the page

    def paint(self, p: QPainter) -> None:
        rail, knob = self._rail(), self.u(_KNOB)
        part = (self.sliderPosition() - self.minimum()) / (self.maximum() - self.minimum())
        part = 1 - part if self.isRightToLeft() else part
        spot = QPointF(rail.left() + part * rail.width(), rail.center().y())
        strip = linear(rail.topLeft(), rail.topRight(), (0, "strip1"), (1, "strip0"))
        put_rounded(p, rail, rail.height() / 2, strip, outline("wood", 1.2, 0.75))
        done = QRectF(rail)
        if self.isRightToLeft():
            done.setLeft(spot.x())
        else:
            done.setRight(spot.x())
        put_rounded(p, done, rail.height() / 2, "primary1", outline("wood", 1.2, 0.75))
        if self.hasFocus():
            paint_focus_ring(p, square(spot, 2 * knob), knob)
        paint_brass_disc(p, spot, knob)
