"""How widgets follow the theme, the text size and the size of the page they are on.

Whoever changes the look calls `apply_look`; each widget hears a StyleChange and dresses anew.
"""

from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QApplication, QGridLayout, QLayout, QSizePolicy, QWidget

from festival_desktop.art import theme
from festival_desktop.art.brush import color
from festival_desktop.art.cache import Paint, pixmap, prepare
from festival_desktop.ui.widgets.plain_text import tool_tip

BLEED = 9
"""Room around a control, inside its widget, for the focus ring, the shadow and the light."""
PANEL_BLEED = 18
"""The same around a panel, for its larger shadow."""

_ARROWS = {Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down}

Margins = tuple[float, float, float, float]
AnyLayout = TypeVar("AnyLayout", bound=QLayout)


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
    _spaces: tuple[tuple[QLayout, Margins, tuple[float, float]], ...] = ()

    @property
    def unit(self) -> float:
        return self._unit

    def set_unit(self, unit: float) -> None:
        if unit != self._unit:
            self._unit = unit
            self.apply_spaces()
            self.dress()
            self.updateGeometry()
            self.update()

    def space(
        self,
        layout: AnyLayout,
        margins: Margins = (0, 0, 0, 0),
        spacing: float = 0,
        down: float | None = None,
    ) -> AnyLayout:
        """Margins and spacing of a layout in units; `down`: between the rows of a grid."""
        self._spaces += ((layout, margins, (spacing, spacing if down is None else down)),)
        self.apply_spaces()
        return layout

    def apply_spaces(self) -> None:
        for layout, margins, (across, down) in self._spaces:
            layout.setContentsMargins(*(round(self.u(margin)) for margin in margins))
            if isinstance(layout, QGridLayout):
                layout.setHorizontalSpacing(round(self.u(across)))
                layout.setVerticalSpacing(round(self.u(down)))
            else:
                layout.setSpacing(round(self.u(across)))

    def u(self, size: float) -> float:
        """A length of the design at 1280 × 680, in pixels of this page."""
        return size * self._unit

    def dress(self) -> None:
        """Take fonts and colours from the theme; painters ask it themselves."""

    def setToolTip(self, words: str) -> None:
        super().setToolTip(tool_tip(words))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.dress()
            self.updateGeometry()
            self.update()


class Translated(_Base):
    """Says its words anew when the language changes, and is painted anew in another look."""

    def retranslate(self) -> None:
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.update()


class Painted(Scaled):
    """A widget that paints itself in `paint`."""

    preferred: tuple[float, float] | None = None
    """Width and height to ask for, in units, without the `bleed`; None: as Qt does."""
    least: tuple[float, float] | None = None
    """The same for the smallest size."""

    def in_units(self, size: tuple[float, float]) -> QSize:
        """A size with the room around it."""
        width, height = (round(self.u(side)) + 2 * getattr(self, "bleed", 0) for side in size)
        return QSize(width, height)

    def sizeHint(self) -> QSize:
        return super().sizeHint() if self.preferred is None else self.in_units(self.preferred)

    def minimumSizeHint(self) -> QSize:
        return super().minimumSizeHint() if self.least is None else self.in_units(self.least)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        prepare(p)
        self.paint(p)
        p.end()

    def paint(self, p: QPainter) -> None:
        raise NotImplementedError


class Glowing(Painted):
    """Keeps its size; its light reaches further than its place, by `glow` units."""

    glow: float

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    @property
    def bleed(self) -> int:
        return round(self.u(self.glow))


class Control(Painted):
    """What all controls share: a body inside their bleed, by which they are measured and hit."""

    bleed = BLEED
    discards = False
    """It throws something away: Tab reaches it, arrow keys pass it."""

    def body(self) -> QRectF:
        return QRectF(self.rect()).adjusted(BLEED, BLEED, -BLEED, -BLEED)

    def hitButton(self, pos: QPoint) -> bool:
        return self.body().contains(pos)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint() if self.least is None else self.in_units(self.least)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        near = self.window().findChildren(QWidget) if event.key() in _ARROWS else []
        passed = [one for one in near if isinstance(one, Control) and one.discards]
        policies = [control.focusPolicy() for control in passed]
        for control in passed:
            control.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        super().keyPressEvent(event)
        for control, policy in zip(passed, policies, strict=True):
            control.setFocusPolicy(policy)

    def set_name(self, name: str, tip: str) -> None:
        """What a screen reader calls it, and what is told to a pointer that rests on it."""
        self.setAccessibleName(name)
        self.setToolTip(tip)

    def set_pressable(self) -> None:
        """Something happens when it is pressed: it shows that to the mouse."""
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)


def scale_all(widget: QWidget, unit: float) -> None:
    """Bring a widget and all that is on it to this unit."""
    for scaled in (widget, *widget.findChildren(QWidget)):
        if isinstance(scaled, Scaled):
            scaled.set_unit(unit)


def draw_kept(p: QPainter, widget: QWidget, key: object, paint: Paint) -> None:
    """Draw what fills a widget, painted once: `key` is what it depends on."""
    kept = pixmap(key, QSizeF(widget.size()), widget.devicePixelRatioF(), paint)
    p.drawPixmap(0, 0, kept)


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
