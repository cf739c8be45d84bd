"""The base of all pages: the lake behind them, growth with the window, and scrolling."""

import math
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QWidget

from festival_desktop.art.brush import vertical_gradient
from festival_desktop.art.theme import text_scale
from festival_desktop.ui.opening import ready
from festival_desktop.ui.scale import Growing, restyle
from festival_desktop.ui.style import draw_kept
from festival_desktop.ui.when_shown import WhenShown
from festival_desktop.ui.widgets.base import Themed
from festival_desktop.ui.widgets.buttons import Button
from festival_desktop.ui.widgets.choices import Segmented
from festival_desktop.ui.widgets.labels import Title
from festival_desktop.ui.widgets.layouts import STRETCH, FoldingRow, Item, fill, fold, space, turn
from festival_desktop.ui.widgets.panels import Group
from festival_desktop.ui.widgets.scroll import Scroll

DESIGN = QSizeF(1280, 680)
"""Window size the pages are designed for; larger windows scale them up."""


class Scenery(NamedTuple):
    """The lake behind a page. Places are fractions of the width and height, sizes are units."""

    horizon: float
    moon: tuple[float, float, float] | None = None
    fireworks: tuple[tuple[float, float, float, str], ...] = ()
    sky_lanterns: tuple[tuple[float, float, float], ...] = ()
    floats: tuple[tuple[float, float, float, str], ...] = ()
    dim: float = 0.0


QUIET = Scenery(
    horizon=0.44,
    moon=(0.78, 0.07, 22),
    sky_lanterns=((0.54, 0.06, 6), (0.69, 0.04, 5)),
    floats=((0.011, 0.89, 12, "light"), (0.989, 0.94, 12, "light")),
    dim=0.14,
)
"""Scenery behind pages with much text."""


def _paint_scenery(scenery: Scenery, unit: float, p: QPainter, rect: QRectF) -> None:
    from festival_desktop.art.scenery import Spot, paint_lake_scene  # slow: not for the first frame

    def spots(
        places: Sequence[tuple[float, float, float] | tuple[float, float, float, str]],
    ) -> list[Spot]:
        return [
            Spot(place[0] * rect.width(), place[1] * rect.height(), place[2] * unit, *place[3:])
            for place in places
        ]

    paint_lake_scene(
        p,
        rect,
        rect.height() * scenery.horizon,
        moon=spots([scenery.moon])[0] if scenery.moon else None,
        fireworks=spots(scenery.fireworks),
        sky_lanterns=spots(scenery.sky_lanterns),
        floats=spots(scenery.floats),
        dim=scenery.dim,
    )


class Page(WhenShown, Growing, Themed, QWidget):
    """Put widgets on `content`; set all texts in `retranslate`."""

    scenery = Scenery(0.45)

    def __init__(self) -> None:
        super().__init__()
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.content = QWidget()
        self.area = Scroll(self.content, self)
        self.content.installEventFilter(self)
        self._least_width = 0
        """Width below which the page is stacked; 0 if it is not."""
        self.first: QWidget | None = None
        """The widget focused when the page opens."""

    # -- sizes -------------------------------------------------------------------------------

    def measure(self) -> None:
        """Compute the scale for this window and text size, and lay everything out."""
        room = min(self.width() / DESIGN.width(), self.height() / DESIGN.height())
        scale = max(1.0, room / max(1.0, math.sqrt(text_scale())))
        if scale != self.page_scale:
            self.page_scale = scale
            restyle(self.content)
        turn(False, *self._rows())
        for strip in self._strips():
            strip.stack(False)
        self.arrange(stacked=False)
        self._least_width = 0
        self._stack_if_too_wide(self.needed_width())

    def _stack_if_too_wide(self, needed: int) -> None:
        if needed > self.width() and needed != self._least_width:
            turn(True, *self._rows())
            self.arrange(stacked=True)
            strips = [] if self._fits() else self._strips()
            fold([*self._rows(), *strips], self._fits)
            self._least_width = self.needed_width()

    def _rows(self) -> list[FoldingRow]:
        """List the folding rows, innermost first."""
        return self.content.findChildren(FoldingRow)[::-1]

    def _strips(self) -> list[Segmented]:
        return self.content.findChildren(Segmented)

    def _fits(self) -> bool:
        return self.needed_width() <= self.width()

    def needed_width(self) -> int:
        """Return the width everything on the page needs, with a scroll bar if necessary."""
        whole = self.content.layout()
        if whole is None:
            return 0
        # Layouts cache their sizes, and hidden pages are not notified.
        for group in reversed(self.content.findChildren(Group)):
            if (inner := group.layout()) is not None:
                inner.activate()
        whole.invalidate()
        return self._width_now(whole)

    def _width_now(self, whole: QLayout) -> int:
        whole.activate()  # Widgets that need more room now request it again.
        least = whole.minimumSize()
        high = whole.minimumHeightForWidth(self.width()) if whole.hasHeightForWidth() else 0
        scrolls = max(high, least.height()) > self.height()
        return least.width() + scrolls * self.area.verticalScrollBar().sizeHint().width()

    def apply_theme(self) -> None:
        self.when_shown(self.measure)

    def arrange(self, stacked: bool) -> None:
        """Place panels side by side, or stack them where their texts need the width.

        A `FoldingRow` does so by itself; it is stacked while this is called.
        """

    def head_row(self, head: QBoxLayout, *tools: Item, spacing: float) -> QBoxLayout:
        """Lay out the title and its widgets, with tools next to or below them."""
        beside = space(fill(FoldingRow(), *tools), spacing=spacing)
        return space(fill(FoldingRow(), (head, 1), beside), spacing=spacing)

    # -- events ------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        whole = self.content.layout()
        if event.type() == QEvent.Type.LayoutRequest and whole is not None:
            self._stack_if_too_wide(self._width_now(whole))  # Some texts have become longer.
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Refresh all texts in the current language."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.when_shown(self.retranslate)
            self.when_shown(self.measure)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.area.setGeometry(self.rect())
        self.measure()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.first is not None:  # A focus proxy would intercept Tab as well.
            self.first.setFocus(event.reason())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Texts may have changed while hidden, which a scroll area does not notice.
        QCoreApplication.postEvent(self.area, QEvent(QEvent.Type.LayoutRequest))
        if self.first is not None:
            self.first.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        bar = self.area.verticalScrollBar()
        match event.key():
            case Qt.Key.Key_PageDown:
                bar.setValue(bar.value() + bar.pageStep())
            case Qt.Key.Key_PageUp:
                bar.setValue(bar.value() - bar.pageStep())
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        if ready(self):
            paint = partial(_paint_scenery, self.scenery, self.page_scale)
            draw_kept(p, self, ("scenery", self.scenery, self.page_scale), paint)
        else:
            self._sketch(p, QRectF(self.rect()))
        p.end()

    def _sketch(self, p: QPainter, rect: QRectF) -> None:
        horizon = rect.height() * self.scenery.horizon
        sky = QRectF(0, 0, rect.width(), horizon)
        p.fillRect(
            sky, vertical_gradient(sky, (0, "sky0"), (0.5, "sky1"), (0.86, "sky2"), (1, "sky3"))
        )
        lake = QRectF(0, horizon, rect.width(), rect.height() - horizon)
        p.fillRect(
            lake,
            vertical_gradient(lake, (0, "lake0"), (0.12, "lake1"), (0.45, "lake2"), (1, "lake3")),
        )


class SubPage(Page):
    """A page with a title and a back button, which Escape also presses."""

    back_requested = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.back = Button("night", "back", px=15, height=38)
        self.back.clicked.connect(self.back_requested)
        self.title = Title(34)

    def say_back(self, where: str) -> None:
        """Set the text of the back button."""
        self.back.say(where)
        self.back.setToolTip(QCoreApplication.translate("SubPage", "Back (Esc)"))

    def header(self, *tools: Item, about: QWidget | None = None, spacing: float = 20) -> QBoxLayout:
        """Lay out back button, title and description, with tools next to or below them."""
        words = () if about is None else (about,)
        head = fill(FoldingRow(), self.back, self.title, *words, STRETCH)
        return self.head_row(space(head, (0, 0, 0, 2), spacing), *tools, spacing=spacing)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.back_requested.emit()
        else:
            super().keyPressEvent(event)
