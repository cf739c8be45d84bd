"""The bases of our widgets: they use their page's scale and follow the theme."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QWidget

from festival_desktop.art.brush import color
from festival_desktop.art.cache import prepare
from festival_desktop.ui.scale import scale_of
from festival_desktop.ui.widgets.plain_text import tool_tip

_ARROWS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}

if TYPE_CHECKING:
    _Base = QWidget
else:
    _Base = object


class Themed(_Base):
    """A widget that depends on the theme or on its page's size."""

    def px(self, size: float) -> float:
        """Convert a length of the design at 1280 × 680 to pixels of this page."""
        return size * scale_of(self)

    def in_units(self, size: tuple[float, float]) -> QSize:
        """Convert a size, and add the room around it."""
        width, height = (round(self.px(side)) + 2 * getattr(self, "bleed", 0) for side in size)
        return QSize(width, height)

    def apply_theme(self) -> None:
        """Apply fonts and colours of the theme; painters ask it themselves."""

    def setToolTip(self, words: str) -> None:
        """Wrap the tool tip into short lines; `toolTip` returns the original text."""
        self._tip = words
        super().setToolTip(tool_tip(words))

    def toolTip(self) -> str:
        return getattr(self, "_tip", "")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self.apply_theme()
        super().changeEvent(event)


class Translated(_Base):
    """A widget that refreshes its texts when the language changes."""

    def retranslate(self) -> None:
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


@contextmanager
def painting(widget: QWidget) -> Iterator[QPainter]:
    """Yield a painter in a paint event, and end it before any error is handled."""
    p = QPainter(widget)
    prepare(p)
    try:
        yield p
    finally:
        p.end()


class Painted(Themed):
    """A widget that paints itself in `paint`."""

    preferred: tuple[float, float] | None = None
    """Width and height to ask for, in units, without the `bleed`; None: as Qt does."""
    least: tuple[float, float] | None = None
    """The same for the smallest size."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() if self.preferred is None else self.in_units(self.preferred)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() if self.least is None else self.in_units(self.least)

    def paintEvent(self, event: QPaintEvent) -> None:
        with painting(self) as p:
            self.paint(p)

    def paint(self, p: QPainter) -> None:
        raise NotImplementedError


class Control(Themed):
    """The base of all controls."""

    text_px = 15.0
    """Size of its letters in the design."""
    discards = False
    """It throws something away: Tab reaches it, arrow keys pass it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        super().keyPressEvent(event)
        passed: list[QWidget] = []
        while event.key() in _ARROWS and not self.discards:
            here = QApplication.focusWidget()
            if not isinstance(here, Control) or not here.discards or here in passed:
                break
            passed.append(here)
            QApplication.sendEvent(here, event)  # it leads on in the same direction

    def set_name(self, name: str, tip: str) -> None:
        """Set the accessible name and the tool tip."""
        self.setAccessibleName(name)
        self.setToolTip(tip)


class Ringed(Control):
    """A control with a ring around it while it has focus."""

    @property
    def ringed(self) -> QWidget:
        return self


def ink_palette(ink: str, paper: str | None = None) -> QPalette:
    """Return a palette for native text: its colour, and an optional background."""
    palette = QPalette()
    base = color(paper) if paper else color("paper", 0)
    palette.setColor(QPalette.ColorRole.WindowText, color(ink))
    palette.setColor(QPalette.ColorRole.Text, color(ink))
    palette.setColor(QPalette.ColorRole.Base, base)
    palette.setColor(QPalette.ColorRole.Window, base)
    palette.setColor(QPalette.ColorRole.Highlight, color("primary1"))
    palette.setColor(QPalette.ColorRole.HighlightedText, color("on_seal"))
    palette.setColor(QPalette.ColorRole.PlaceholderText, color("ink_soft"))
    return palette
