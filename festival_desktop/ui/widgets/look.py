"""How widgets follow the theme, the text size and the size of the page they are on.

Whoever changes the look calls `apply_look`; each widget hears a StyleChange and dresses anew.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QWidget

from festival_desktop.art import theme
from festival_desktop.art.brush import color

BLEED = 9
"""Room around a control, inside its widget, for the focus ring, the shadow and the light."""
PANEL_BLEED = 18
"""The same around a panel, for its larger shadow."""


def apply_look(name: str, text_scale: float) -> None:
    """Paint everything in this theme and text size from now on."""
    theme.use(name)
    theme.set_text_scale(text_scale)
    # What is inside comes first: pages measure their parts when it is their turn.
    for widget in sorted(QApplication.allWidgets(), key=_depth, reverse=True):
        QApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))


def _depth(widget: QWidget) -> int:
    depth, above = 0, widget.parentWidget()
    while above is not None:
        depth, above = depth + 1, above.parentWidget()
    return depth


if TYPE_CHECKING:
    _Base = QWidget
else:
    _Base = object


class Scaled(_Base):
    """A widget that grows with its page by `unit` and dresses anew when the look changes."""

    _unit = 1.0

    @property
    def unit(self) -> float:
        return self._unit

    def set_unit(self, unit: float) -> None:
        if unit != self._unit:
            self._unit = unit
            self.dress()
            self.updateGeometry()
            self.update()

    def u(self, size: float) -> float:
        """A length of the design at 1280 × 680, in pixels of this page."""
        return size * self._unit

    def dress(self) -> None:
        """Take fonts and colours from the theme; painters ask it themselves."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.dress()
            self.updateGeometry()
            self.update()


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
