"""The parts of a table in a scene: laid out for a size, and redrawn once per input.

A redraw asks only parts whose data has changed for their items. Knows no input events.
"""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRectF, QSizeF, Signal
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from festival_desktop.art import cache
from festival_desktop.art.brush import saved
from festival_desktop.models.change import Change
from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.scenes import animation as durations
from festival_desktop.scenes import buttons, marks
from festival_desktop.scenes.animation import Animator
from festival_desktop.scenes.part import TablePart
from festival_desktop.scenes.pointer import PointerState
from festival_desktop.scenes.presenter import Presenter, Requests, SceneContext
from festival_desktop.scenes.scene_items import SceneItems
from festival_desktop.scenes.shown import ItemSpec, Picture, Renderer

MakePresenter = Callable[[SceneContext], Presenter]


@dataclass
class _Redraw:
    """How to redraw at the end of the input."""

    instant: bool = False
    lazy: bool = False
    length: int = 0


class TableCanvas(QObject):
    laid_out = Signal()
    """Emitted after a new layout for another size, text or theme."""
    shown = Signal(object)
    """Emitted after a redraw, with the parts that changed."""

    def __init__(
        self,
        scene: QGraphicsScene,
        session: Session,
        motion: Animator,
        make_presenter: MakePresenter,
    ) -> None:
        super().__init__(scene)
        self._scene = scene
        self._session = session
        self._motion = motion
        self.items = SceneItems(scene, motion, self._picture)
        self.dpr = 1.0
        self.size = QSizeF()
        self._background = QPixmap()
        self._background_stale = False
        """Whether the background is painted for another size."""
        self._arrived = False
        """Whether the presenter has received a position."""
        self._inputs = 0
        self._pending: _Redraw | None = None
        self.presenter = make_presenter(
            SceneContext(
                session=session,
                pointer=PointerState(),
                items=self.items,
                requests=Requests(self),
                redraw=self.redraw,
                show_now=lambda: self._show(_Redraw(length=durations.GLIDE)),
                relayout=self.relayout,
                places_changed=self.laid_out.emit,
                add_item=scene.addItem,
                remove_item=scene.removeItem,
                dpr=lambda: self.dpr,
                background=lambda: self._background,
            )
        )
        self._renderers = {**marks.RENDERERS, **buttons.RENDERERS, **self.presenter.RENDERERS}
        self._renderers[marks.GHOST] = Renderer(self._paint_ghost, pixels=2)
        self._numbers = TablePart(
            marks.NUMBERS,
            lambda on: marks.numbers(on, self.numbered(), self.told, self.size.height()),
        )
        self.numbered: Callable[[], Sequence[Sequence[Target]]] = lambda: ()
        """Targets marked with numbers from 1 on; each mark uses the first target on the table."""
        self.told = 0
        """The number currently being shown."""
        self.presenter.parts.add(self.presenter.marks)
        self.presenter.parts.add(self._numbers)
        self.presenter.parts.observe(session.pieces)

    # -- layout ------------------------------------------------------------------------------

    @property
    def ready(self) -> bool:
        """Whether there is a size and a position, so that everything has a place."""
        return not self.size.isEmpty() and self._session.view is not None

    def resize(self, size: QSizeF, dpr: float) -> None:
        """Adopt the size of the view; scene coordinates are its logical pixels."""
        if size.isEmpty() or (size == self.size and dpr == self.dpr):
            return
        first = self.size.isEmpty() or dpr != self.dpr
        self.size, self.dpr = size, dpr
        self._scene.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self.relayout(lazy=not first)

    def relayout(self, lazy: bool = False) -> None:
        """Lay everything out again immediately. `lazy`: repaint slow pictures later."""
        if self.size.isEmpty():
            return
        self._motion.skip()
        self.presenter.lay_out(self.size)
        if self.ready and not self._arrived:  # shown before it had a size
            self.position_changed(Change(position=True))
        self._background_stale = True
        self.items.when_idle(self._rested)
        if not lazy:
            self._paint_background()
            self.items.clear()
            for part in self.presenter.parts:
                part.stale = True
        self._show(_Redraw(instant=True, lazy=lazy))
        self._scene.update()
        self.laid_out.emit()

    def position_changed(self, change: Change) -> None:
        """Show another position or viewer."""
        self._arrived = True
        self.presenter.position_changed(change)

    def _rested(self) -> None:
        """Paint the background, and what may be seen soon, once the layout is at rest."""
        if self._background_stale:
            self._paint_background()
        if self.ready:
            self.items.prepare(self.presenter.prefetch())

    def _paint_background(self) -> None:
        self._background_stale = False
        painted = cache.render(self.size, self.dpr, self.presenter.paint_background).toImage()
        # Opaque, so that drawing a part of it is a plain copy.
        self._background = QPixmap.fromImage(painted.convertToFormat(QImage.Format.Format_RGB32))
        self._background.setDevicePixelRatio(self.dpr)
        self._scene.update()

    def draw_background(self, painter: QPainter, area: QRectF) -> None:
        dpr, picture = self.dpr, self._background
        if self._background_stale:
            painter.drawPixmap(self._scene.sceneRect(), picture, QRectF(picture.rect()))
        else:
            source = QRectF(area.topLeft() * dpr, area.size() * dpr)
            painter.drawPixmap(area, picture, source)

    def _picture(self, spec: ItemSpec) -> Picture:
        return self._renderers[spec.kind].picture(spec, self.dpr)

    def _paint_ghost(self, p: QPainter, rect: QRectF, kind: str, *face: object) -> None:
        """Paint any piece translucently."""
        with saved(p, opacity=marks.GHOST_ALPHA):
            self._renderers[kind].paint(p, rect, *face)

    # -- one redraw per input ----------------------------------------------------------------

    @contextmanager
    def input(self) -> Iterator[None]:
        """Group everything inside into one change of the session and one redraw."""
        try:
            with self._session.input():
                self._inputs += 1
                try:
                    yield
                finally:
                    # Before the session reports the change, because effects need the new display.
                    self._inputs -= 1
        finally:
            if not self._inputs and self._pending is not None:
                self._show(self._pending)

    def redraw(
        self, instant: bool = False, lazy: bool = False, length: int = durations.GLIDE
    ) -> None:
        """Redraw the table at the end of the input, or now if there is none."""
        how = self._pending or _Redraw(lazy=True)
        self._pending = _Redraw(how.instant or instant, how.lazy and lazy, max(how.length, length))
        if not self._inputs:
            self._show(self._pending)

    def _show(self, how: _Redraw) -> None:
        self._pending = None
        if not self.ready:
            return
        self.presenter.present()
        parts = self.presenter.parts
        self.presenter.marks.present(parts)
        self._numbers.present(parts)
        stale = {part: part.items() for part in parts if part.stale}
        for part in stale:
            part.stale = False
        self.items.show(stale, how.instant, how.lazy, how.length)
        self.shown.emit(tuple(stale))
