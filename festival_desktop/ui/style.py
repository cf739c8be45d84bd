"""The style of the program: how Qt's own widgets are drawn, sized and hit.

Widgets only carry what to show (`kind`, `icon_name`, `text_px`); painters in `art` only know how it
looks. A button has room around its body for light and shadow (`BLEED`), which layouts overlap; the
one `FocusRing` surrounds every other control with keyboard focus.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QApplication,
    QFocusFrame,
    QProxyStyle,
    QStyle,
    QStyleOption,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionMenuItem,
    QStyleOptionSlider,
    QWidget,
)

from festival_desktop.art import theme
from festival_desktop.art.brush import color, rounded
from festival_desktop.art.buttons import (
    ButtonFace,
    button_body,
    button_radius,
    button_size,
    paint_button_body,
    paint_button_words,
)
from festival_desktop.art.cache import Paint, pixmap, prepare
from festival_desktop.art.controls import (
    paint_field,
    paint_scroll_bar,
    paint_segment,
    paint_slider,
    paint_switch,
    paint_switch_words,
)
from festival_desktop.art.surfaces import paint_board, paint_focus_ring, paint_paper
from festival_desktop.art.theme import FINGER, text_scale
from festival_desktop.art.type import BOLD, CENTER, MEDIUM, line_height, text_width
from festival_desktop.ui.focus_ring import RING, FocusRing, ring_around
from festival_desktop.ui.opening import ready
from festival_desktop.ui.scale import restyle, scale_of

BLEED = 9
"""Margin of a button widget for focus ring, shadow and glow."""
STRIP_BLEED = 5
"""Smaller margin for buttons on a strip of similar height."""
PANEL_BLEED = 18
"""Larger margin of a panel for its shadow."""
INSET = 11
"""Padding of text in a field."""
_CHEVRON = 30
_SCROLL_BAR = 16
KNOB = 11
"""Radius of a slider knob."""

# Qt's own abbreviations.
CE: TypeAlias = QStyle.ControlElement
CC: TypeAlias = QStyle.ComplexControl
CT: TypeAlias = QStyle.ContentsType
PE: TypeAlias = QStyle.PrimitiveElement
PM: TypeAlias = QStyle.PixelMetric
SC: TypeAlias = QStyle.SubControl
SE: TypeAlias = QStyle.SubElement
State: TypeAlias = QStyle.StateFlag
_LAYOUT_ITEMS = (SE.SE_GroupBoxLayoutItem, SE.SE_FrameLayoutItem, SE.SE_LabelLayoutItem)
_WHOLE = (SE.SE_CheckBoxClickRect, SE.SE_RadioButtonClickRect)
_BUTTONS = (SE.SE_PushButtonLayoutItem, SE.SE_PushButtonBevel)
_RING_METRICS = (PM.PM_FocusFrameHMargin, PM.PM_FocusFrameVMargin)
_ROWS = (CT.CT_MenuItem, CT.CT_ItemViewItem)
_SEPARATOR = QStyleOptionMenuItem.MenuItemType.Separator


def apply_look(name: str, text_scale: float) -> None:
    """Switch to a theme and text size."""
    install(QApplication.instance())  # type: ignore[arg-type]
    theme.use(name)
    theme.set_text_scale(text_scale)
    for window in QApplication.topLevelWidgets():
        restyle(window)
        QApplication.sendEvent(window, QEvent(QEvent.Type.StyleChange))


def button_state(option: QStyleOption) -> str:
    """Return normal, hover, pressed or disabled."""
    state = option.state
    if not state & State.State_Enabled:
        return "disabled"
    if state & State.State_Sunken:
        return "pressed"
    return "hover" if state & State.State_MouseOver else "normal"


def body_of(widget: QWidget) -> QRectF:
    """Return the visible body of a widget, without the room around it."""
    bleed: int = getattr(widget, "bleed", 0)
    return QRectF(widget.rect()).adjusted(bleed, bleed, -bleed, -bleed)


def draw_kept(p: QPainter, widget: QWidget, key: object, paint: Paint) -> None:
    """Draw a cached picture that fills a widget; `key` is everything it depends on."""
    kept = pixmap(key, QSizeF(widget.size()), widget.devicePixelRatioF(), paint)
    p.drawPixmap(0, 0, kept)


def groove_size(px: float) -> QSize:
    """Return the size of a switch next to text of this size."""
    size = px * max(1.0, text_scale() ** 0.5)
    return QSize(round(size * 3.0), round(size * 1.58))


class FestivalStyle(QProxyStyle):
    """Draws over Fusion: `FestivalStyle("Fusion")`."""

    def __init__(self, base: str) -> None:
        super().__init__(base)
        self._sizes: dict[CT, Callable[[Any, QSize, Any], QSize]] = {
            CT.CT_PushButton: self._button_size,
            CT.CT_CheckBox: self._switch_size,
            CT.CT_RadioButton: self._segment_size,
            CT.CT_ComboBox: self._chooser_size,
            CT.CT_LineEdit: self._field_size,
            CT.CT_Slider: self._slider_size,
            CT.CT_ScrollBar: self._scroll_bar_size,
        }
        self._controls: dict[CE, Callable[[Any, QPainter, Any], None]] = {
            CE.CE_PushButton: self._draw_button,
            CE.CE_CheckBox: self._draw_switch,
            CE.CE_RadioButton: self._draw_segment,
            CE.CE_ComboBoxLabel: lambda *_: None,  # drawn by the field
            CE.CE_FocusFrame: self._draw_ring,
        }
        self._complex: dict[CC, Callable[[Any, QPainter, Any], None]] = {
            CC.CC_ComboBox: self._draw_chooser,
            CC.CC_Slider: self._draw_slider,
            CC.CC_ScrollBar: self._draw_scroll_bar,
            CC.CC_GroupBox: self._draw_panel,
        }

    # -- QStyle interface --------------------------------------------------------------------

    # The stubs require a widget, which Qt does not always pass.
    def sizeFromContents(
        self, kind: CT, option: QStyleOption, contents: QSize, widget: Any = None
    ) -> QSize:
        measure = self._sizes.get(kind)
        if measure is not None:
            return measure(option, contents, widget)
        size = super().sizeFromContents(kind, option, contents, widget)
        line = isinstance(option, QStyleOptionMenuItem) and option.menuItemType == _SEPARATOR
        if kind in _ROWS and not line:
            size.setHeight(max(size.height(), round(FINGER)))
        return size

    def subElementRect(self, element: SE, option: QStyleOption, widget: Any = None) -> QRect:
        if element in _BUTTONS:  # Also called in the constructor, before Qt knows our class.
            return _within(option, getattr(widget, "bleed", BLEED))
        if element in _LAYOUT_ITEMS:
            return _within(option, getattr(widget, "bleed", 0))
        if element in _WHOLE:
            return QRect(option.rect)
        return super().subElementRect(element, option, widget)

    def subControlRect(
        self, control: CC, option: QStyleOptionComplex, part: SC, widget: Any = None
    ) -> QRect:
        if control == CC.CC_GroupBox and part == SC.SC_GroupBoxContents:
            scale, padding = scale_of(widget), getattr(widget, "padding", (0, 0, 0, 0))
            left, top, right, bottom = (round(side * scale) for side in padding)
            inner = _within(option, getattr(widget, "bleed", 0))
            return inner.adjusted(left, top, -right, -bottom)
        return super().subControlRect(control, option, part, widget)

    def pixelMetric(
        self, metric: PM, option: QStyleOption | None = None, widget: QWidget | None = None
    ) -> int:
        if metric in _RING_METRICS and isinstance(widget, QFocusFrame):  # Lists ask as well.
            return RING
        return super().pixelMetric(metric, option, widget)

    def drawControl(
        self, element: CE, option: QStyleOption, p: QPainter, widget: Any = None
    ) -> None:
        draw = self._controls.get(element)
        if draw is None:
            super().drawControl(element, option, p, widget)
            return
        prepare(p)
        draw(option, p, widget)

    def drawComplexControl(
        self, control: CC, option: QStyleOptionComplex, p: QPainter, widget: Any = None
    ) -> None:
        draw = self._complex.get(control)
        if draw is None:
            super().drawComplexControl(control, option, p, widget)
            return
        prepare(p)
        draw(option, p, widget)

    def drawPrimitive(
        self, element: PE, option: QStyleOption, p: QPainter, widget: Any = None
    ) -> None:
        if element == PE.PE_PanelLineEdit and hasattr(widget, "wrong"):
            prepare(p)
            rect, enabled = QRectF(option.rect), _is(option, State.State_Enabled)
            paint_field(p, rect, enabled=enabled, wrong=widget.wrong)
        else:
            super().drawPrimitive(element, option, p, widget)

    # -- buttons -----------------------------------------------------------------------------

    def _button_size(self, option: QStyleOptionButton, contents: QSize, widget: Any) -> QSize:
        scale, around = scale_of(widget), 2 * getattr(widget, "bleed", BLEED)
        least = max(getattr(widget, "least_height", 34.0) * scale, FINGER)
        size = button_size(_face(option, widget), least)
        width = max(size.width() + 2, FINGER)
        return QSize(round(width) + around, round(size.height()) + around)

    def _draw_button(self, option: QStyleOptionButton, p: QPainter, widget: Any) -> None:
        kind, state = getattr(widget, "kind", "paper"), button_state(option)
        focus, bleed = _is(option, State.State_HasFocus), getattr(widget, "bleed", BLEED)

        def paint(p: QPainter, whole: QRectF, sketch: bool = False) -> None:
            rect = button_body(whole.adjusted(bleed, bleed, -bleed, -bleed), state)
            radius = button_radius(rect)
            if focus:
                paint_focus_ring(p, rect, radius)
            paint_button_body(p, rect, kind=kind, state=state, radius=radius, sketch=sketch)

        if widget is None or ready(widget):
            size, dpr = QSizeF(option.rect.size()), p.device().devicePixelRatioF()
            p.drawPixmap(
                option.rect.topLeft(), pixmap(("button", kind, state, focus), size, dpr, paint)
            )
        else:
            paint(p, QRectF(option.rect), sketch=True)
        words = QRectF(_within(option, bleed))
        paint_button_words(p, words, _face(option, widget), kind, state, mirrored=_mirrored(option))

    # -- choices -----------------------------------------------------------------------------

    def _switch_size(self, option: QStyleOptionButton, contents: QSize, widget: Any) -> QSize:
        scale = scale_of(widget)
        px = getattr(widget, "text_px", 14.0) * scale
        label, sub, _ = split(option.text)
        groove = groove_size(px)
        words = max(text_width(label, px, BOLD), text_width(sub, px * 0.93))
        height = line_height(px, BOLD) + (line_height(px * 0.93) if sub else 0)
        high = max(groove.height() + 4, height, 34 * scale)
        return QSize(round(groove.width() + 10 + words + 2), round(high))

    def _draw_switch(self, option: QStyleOptionButton, p: QPainter, widget: Any) -> None:
        px = getattr(widget, "text_px", 14.0) * scale_of(widget)
        rect, mirrored = QRectF(option.rect), _mirrored(option)
        track = track_rect(rect, px, mirrored)
        enabled = _is(option, State.State_Enabled)
        paint_switch(p, track, _is(option, State.State_On), enabled=enabled)
        cut = track.width() + 10
        words = rect.adjusted(0, 0, -cut, 0) if mirrored else rect.adjusted(cut, 0, 0, 0)
        label, sub, _ = split(option.text)
        inks = getattr(widget, "inks", ("ink", "ink_soft"))
        paint_switch_words(p, words, label, sub, px, inks, mirrored)

    def _segment_size(self, option: QStyleOptionButton, contents: QSize, widget: Any) -> QSize:
        scale = scale_of(widget)
        px = getattr(widget, "text_px", 14.0) * scale
        width = text_width(option.text, px, BOLD) + 18
        if getattr(widget, "icon_name", None):
            width += px * text_scale() * 1.15 + 8
        return QSize(round(width), round(max(34 * scale, line_height(px, BOLD) + 14)))

    def _draw_segment(self, option: QStyleOptionButton, p: QPainter, widget: Any) -> None:
        instead = getattr(widget, "instead", None)
        paint_segment(
            p,
            QRectF(option.rect),
            "" if instead else option.text,
            icon=instead or getattr(widget, "icon_name", None),
            on=_is(option, State.State_On),
            lit=_is(option, State.State_MouseOver),
            enabled=_is(option, State.State_Enabled),
            px=getattr(widget, "text_px", 14.0) * scale_of(widget),
        )

    def _slider_size(self, option: QStyleOptionSlider, contents: QSize, widget: Any) -> QSize:
        return QSize(contents.width(), round(34 * scale_of(widget)))

    def _draw_slider(self, option: QStyleOptionSlider, p: QPainter, widget: Any) -> None:
        knob = KNOB * scale_of(widget)
        span = max(1, option.maximum - option.minimum)
        part = (option.sliderPosition - option.minimum) / span
        paint_slider(p, rail_rect(QRectF(option.rect), knob), part, knob, option.upsideDown)

    # -- fields ------------------------------------------------------------------------------

    def _chooser_size(self, option: QStyleOptionComboBox, contents: QSize, widget: Any) -> QSize:
        scale = scale_of(widget)
        px = getattr(widget, "text_px", 15.0) * scale
        high = max(34 * scale, line_height(px, MEDIUM) + 12)
        return QSize(round(contents.width() + 2 * INSET + _CHEVRON * scale), round(high))

    def _draw_chooser(self, option: QStyleOptionComboBox, p: QPainter, widget: Any) -> None:
        paint_field(
            p,
            QRectF(option.rect),
            option.currentText,
            px=getattr(widget, "text_px", 15.0) * scale_of(widget),
            drop=True,
            enabled=_is(option, State.State_Enabled),
            mirrored=_mirrored(option),
        )

    def _field_size(self, option: QStyleOption, contents: QSize, widget: Any) -> QSize:
        scale = scale_of(widget)
        high = max(34 * scale, line_height(getattr(widget, "text_px", 15.0) * scale, MEDIUM) + 12)
        wide = getattr(widget, "least_width", 0.0) * scale or contents.width()
        return QSize(round(wide), round(high))

    # -- panels and scroll bars --------------------------------------------------------------

    def _draw_panel(self, option: QStyleOptionComplex, p: QPainter, widget: Any) -> None:
        kind = getattr(widget, "kind", "")
        if not kind:  # only a group
            return

        def paint(p: QPainter, whole: QRectF) -> None:
            cut = PANEL_BLEED
            body = whole.adjusted(cut, cut, -cut, -cut)
            if kind == "paper":
                paint_paper(p, body, 12)
            else:
                paint_board(p, body, 14)

        if widget is None or ready(widget):
            _draw_kept(p, option, ("panel", kind), paint)
        else:
            p.fillPath(rounded(QRectF(_within(option, PANEL_BLEED)), 12), color(kind))

    def _scroll_bar_size(self, option: QStyleOptionSlider, contents: QSize, widget: Any) -> QSize:
        size = QSize(_SCROLL_BAR, 60)
        return size if option.orientation == Qt.Orientation.Vertical else size.transposed()

    def _draw_scroll_bar(self, option: QStyleOptionSlider, p: QPainter, widget: Any) -> None:
        groove = QRectF(option.rect).adjusted(4, 4, -4, -4)
        part = self.subControlRect(CC.CC_ScrollBar, option, SC.SC_ScrollBarSlider, widget)
        lit = _is(option, State.State_MouseOver) or _is(option, State.State_Sunken)
        paint_scroll_bar(p, groove, QRectF(part).intersected(groove), lit)

    def _draw_ring(self, option: QStyleOption, p: QPainter, frame: Any) -> None:
        widget = frame.widget()
        if widget is not None:
            room = QRectF(option.rect).adjusted(RING, RING, -RING, -RING)
            paint_focus_ring(p, *ring_around(widget, room))


def track_rect(rect: QRectF, px: float, mirrored: bool) -> QRectF:
    """Return the rectangle in which the knob of a switch moves."""
    groove = groove_size(px)
    x = rect.right() - groove.width() - 1 if mirrored else rect.left() + 1
    return QRectF(x, rect.center().y() - groove.height() / 2, groove.width(), groove.height())


def rail_rect(rect: QRectF, knob: float) -> QRectF:
    """Return the rectangle on which the knob of a slider moves."""
    high = knob * 6 / KNOB
    return QRectF(rect.left() + knob, rect.center().y() - high / 2, rect.width() - 2 * knob, high)


def split(words: str) -> tuple[str, str, str]:
    """Split a button's text into label, second line and number."""
    head, _, count = words.replace("&&", "&").partition("\t")
    label, _, sub = head.partition("\n")
    return label, sub, count


def _face(option: QStyleOptionButton, widget: Any) -> ButtonFace:
    px = getattr(widget, "text_px", 15.0) * scale_of(widget)
    icon, align = getattr(widget, "icon_name", None), getattr(widget, "align", CENTER)
    return ButtonFace(*split(option.text), icon, px, align)


def remeasure(widget: QWidget) -> None:
    """Let Qt measure a widget again: in its constructor it knew no class of ours."""
    QApplication.sendEvent(widget, QEvent(QEvent.Type.StyleChange))


def install(app: QApplication) -> None:
    """Install the style in the application."""
    if not isinstance(app.style(), FestivalStyle):
        app.setStyle(FestivalStyle("Fusion"))
        FocusRing(app)


def _draw_kept(p: QPainter, option: QStyleOption, key: object, paint: Paint) -> None:
    size, dpr = QSizeF(option.rect.size()), p.device().devicePixelRatioF()
    p.drawPixmap(option.rect.topLeft(), pixmap(key, size, dpr, paint))


def _within(option: QStyleOption, bleed: int) -> QRect:
    return QRect(option.rect).adjusted(bleed, bleed, -bleed, -bleed)


def _is(option: QStyleOption, flag: QStyle.StateFlag) -> bool:
    return bool(option.state & flag)


def _mirrored(option: QStyleOption) -> bool:
    return option.direction == Qt.LayoutDirection.RightToLeft
