"""A game's table for a scene: its layout, its parts and their data.

The presenter is the one place of a game that sees the whole table: it reads session and pointer and
hands each part its own data. The scene routes input, runs animations and knows no part.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, ClassVar, Protocol

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem

from festival_desktop.models.change import Change
from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.scenes import marks, zorder
from festival_desktop.scenes.interaction import Interaction
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.part import Parts, TablePart
from festival_desktop.scenes.pointer import PointerState
from festival_desktop.scenes.scene_items import SceneItems
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderers
from festival_desktop.scenes.words import TableWords


class Requests(QObject):
    """The signals from a table to its page."""

    help_requested = Signal()
    """Emitted to let the program choose."""
    undo_requested = Signal()
    jump_requested = Signal(int)
    """Emitted to return to the position before a step."""
    skip_requested = Signal()
    """Emitted to make the pending move immediately."""
    warned = Signal(str)
    """What another press would give up, in words."""


class Redraw(Protocol):
    def __call__(self, instant: bool = ..., lazy: bool = ..., length: int = ...) -> None: ...


@dataclass(frozen=True)
class SceneContext:
    """What a presenter, its interaction and its effects may use of their scene."""

    session: Session
    pointer: PointerState
    items: SceneItems
    requests: Requests
    redraw: Redraw
    """Requests a redraw: at the end of the current input, or at once outside of one."""
    show_now: Callable[[], None]
    """Redraws within the input, for code that needs the updated items."""
    relayout: Callable[[], None]
    """Recalculates all positions, such as when a sheet is enlarged."""
    places_changed: Callable[[], None]
    """Notifies the page that the free area has moved while everything else stays."""
    add_item: Callable[[QGraphicsItem], None]
    """Adds a graphics item of a part to the scene."""
    remove_item: Callable[[QGraphicsItem], None]
    dpr: Callable[[], float]
    background: Callable[[], QPixmap]
    """Returns the background picture."""


class Viewpoint:
    """The zoom of a table; this one is fixed."""

    def zoom(self, notches: float, anchor: QPointF | None = None) -> None:
        """Zoom by notches of the wheel."""

    def pan(self, dx: float, dy: float) -> None:
        """Move the view."""

    def fit(self) -> None:
        """Show everything again."""


class PageRooms:
    """Where a table leaves room to its page."""

    def free_area(self) -> QRectF:
        """Return the part of the table that is left to the page."""
        raise NotImplementedError

    @property
    def tabbed(self) -> bool:
        """Something of the table has no room but the free area, in a tab of the page."""
        return False

    def offer_tab(self) -> None:
        """Move things without room on the table to a tab of the page."""

    def show_in_tab(self, place: QRectF) -> None:
        """Show it here, in the free area; hide it if this is empty."""

    def own_area(self) -> QRectF | None:
        """Return the area of the viewer's own things, such as a sheet or a hand, if any."""
        return None

    def labels(self, target: Target) -> bool:
        """Return whether the table draws now what a tool tip about this would say."""
        return False

    def tip_area(self) -> QRectF:
        """Return the free strip at the top of the table.

        A tip that does not fit there takes room above the table instead.
        """
        return QRectF()

    def keep_clear(self, place: QRectF) -> None:
        """Move the board aside if something at this place would hide its pieces."""


class Presenter(PageRooms):
    RENDERERS: ClassVar[Renderers] = {}

    parts: Parts
    """Parts in the order of hit testing."""
    interaction: Interaction
    viewpoint = Viewpoint()
    ends_turn = False
    """Whether the table has its own button for ending a turn, so that the toolbar shows none."""

    def __init__(self, context: SceneContext, words: TableWords) -> None:
        self.context = context
        self.session = context.session
        self.pointer = context.pointer
        self._label = cache(words.label)
        """Cached until the language changes."""
        self.marks = TablePart("", self._marks)
        """Marks around the focus and highlighted targets, above the other parts."""

    # -- appearance --------------------------------------------------------------------------

    def lay_out(self, size: QSizeF) -> None:
        """Compute all places for this size."""
        raise NotImplementedError

    def paint_background(self, p: QPainter, rect: QRectF) -> None:
        """Paint what is behind everything; `rect` is the whole table."""
        raise NotImplementedError

    # -- contents ----------------------------------------------------------------------------

    def position_changed(self, change: Change) -> None:
        """Prepare for another position or viewer."""

    def present(self) -> None:
        """Give every part its data, read from session and pointer."""
        raise NotImplementedError

    def animate_events(self, events: tuple[Any, ...]) -> None:
        """Animate the events that led to this position, which is already shown."""

    def hover_changed(self) -> None:
        """React to a change of hover, focus or selection."""

    def mouse_moved(self) -> None:
        """React to a move of the mouse."""

    def prefetch(self) -> Iterable[ItemSpec]:
        """Yield items that will probably be shown soon, to be painted in idle moments."""
        return ()

    def highlight(self, targets: Sequence[Target]) -> None:
        """Highlight these targets until the next input."""
        self.pointer.highlighted = tuple(targets)

    def _marks(self, parts: Parts) -> PartContent:
        pointer = self.pointer
        around = marks.marks(parts, pointer, self.focus_ring, self.pointed_light)
        offered = marks.hint(parts, pointer.hint, self._piece, self.ghost)
        compared = marks.compared(parts, pointer.compared)
        return around._replace(items={**around.items, **offered.items, **compared.items})

    def _piece(self, target: Target) -> str | None:
        """Return the key of the item that would be dragged."""
        interaction = self.interaction
        return interaction.item_key(target) if interaction.liftable(target) else None

    def ghost(self, item: ItemSpec, place: QRectF) -> ItemSpec | None:
        """Return how the piece of a hint looks in its new place; None: it is not shown."""
        face = (item.kind, *item.face)
        return ItemSpec(marks.GHOST, face, place, zorder.GHOST, turn=item.turn)

    def focus_ring(self, target: Target, place: QRectF) -> ItemSpec:
        """Return the mark of the keyboard focus."""
        return ItemSpec(marks.FOCUS, (8.0,), place, zorder.FOCUS, soft=False)

    def pointed_light(self, target: Target, place: QRectF) -> ItemSpec | None:
        """Return the mark of a highlighted target; None: it has none."""
        return ItemSpec(marks.POINTED, (), place, zorder.FOCUS)

    def carry(self, item: SceneItem, pos: QPointF) -> None:
        """Place the item that is dragged."""
        item.setPos(pos)

    def retranslate(self) -> None:
        """Refresh every text after a change of language."""
        self._label.cache_clear()
        for part in self.parts:
            part.stale = True

    def skip_wait(self, target: Target | None) -> None:
        """Stop waiting when a press decides nothing."""
        if target is None or not self.interaction.selectable(target):
            self.context.requests.skip_requested.emit()

    def ask_before_end(self) -> bool:
        """Ask once before the End turn key gives something up; return whether it asked."""
        return False

    def keep_focus(self) -> None:
        """Move the focus on from what cannot be selected any more."""
        if self.pointer.focus is not None:
            self.present()  # Tells the parts what may be selected now.
            stops = self.parts.stops()
            if self.pointer.focus not in stops:
                self.pointer.focus_on(self.interaction.next_stop(stops))

    def reveal(self, target: Target) -> None:
        """Bring the focused target onto the screen."""
