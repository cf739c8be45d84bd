"""What our widgets share: they ask their page how large it is, and follow the theme."""

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
    """A widget that takes something from the theme, or from the size of its page."""

    def px(self, size: float) -> float:
        """A length of the design at 1280 × 680, in pixels of this page."""
        return size * scale_of(self)

    def in_units(self, size: tuple[float, float]) -> QSize:
        """A size with the room around it."""
        width, height = (round(self.px(side)) + 2 * getattr(self, "bleed", 0) for side in size)
        return QSize(width, height)

    def apply_theme(self) -> None:
        """Take fonts and colours from the theme; painters ask it themselves."""

    def setToolTip(self, words: str) -> None:
        """Shown in short lines; `toolTip` gives the words as they are."""
        self._tip = words
        super().setToolTip(tool_tip(words))

    def toolTip(self) -> str:
        return getattr(self, "_tip", "")

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.StyleChange:
            self.apply_theme()
        super().changeEvent(event)


class Translated(_Base):
    """Says its words anew when the language changes."""

    def retranslate(self) -> None:
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()


@contextmanager
def painting(widget: QWidget) -> Iterator[QPainter]:
    """In a paint event: a painter that has ended before anybody hears of an error."""
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
    """What all controls share."""

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
        """What a screen reader calls it, and what is told to a pointer that rests on it."""
        self.setAccessibleName(name)
        self.setToolTip(tip)


class Ringed(Control):
    """While it has the focus, there is a ring around it."""

    @property
    def ringed(self) -> QWidget:
        return self


def ink_palette(ink: str, paper: str | None = None) -> QPalette:
    """Colours of a native text: its ink, on nothing or on a paper; selections are lacquer."""
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
