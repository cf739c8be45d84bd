"""A stage shows what it is told should be there: new things appear, others move, old ones go.

It compares props with what stands there, by key. A move, undo, loading and another viewer are all
the same to it. Knows no session, no game and no hands.
"""

from abc import abstractmethod
from collections import deque
from collections.abc import Iterable, Mapping
from time import perf_counter
from typing import Any, ClassVar

from PySide6.QtCore import QObject, QRectF, QSizeF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from festival_desktop.scenes import motion as durations
from festival_desktop.scenes import zorder
from festival_desktop.scenes.actors import Actor, Picture, Prop
from festival_desktop.scenes.motion import Motion, both, there_and_back

SHARPEN_MS = 7.0
"""How long painting pictures at a new size may hold up a frame."""


class Stage(QGraphicsScene):
    """Layers are shown one by one, so that a small change costs little."""

    LAYERS: ClassVar[tuple[str, ...]] = ("table", "pieces", "overlay")

    laid_out = Signal()
    """Everything has got its place anew: the size, the text or the theme has changed."""

    def __init__(self, motion: Motion, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.motion = motion
        self.actors: dict[str, Actor] = {}
        self.dpr = 1.0
        self.size = QSizeF()
        self.background = QPixmap()
        self._stale = False
        """The background is still painted for another size."""
        self._quiet = False
        self._layers: dict[str, dict[str, Actor]] = {layer: {} for layer in self.LAYERS}
        self._blurred: dict[Actor, None] = {}
        self._coming: deque[Prop] = deque()
        self._sharpener = QTimer(self)
        self._sharpener.setSingleShot(True)
        self._sharpener.timeout.connect(self._sharpen)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)

    # -- what a scene supplies ---------------------------------------------------------------

    @abstractmethod
    def props(self, layer: str) -> Mapping[str, Prop]:
        """What should be seen on this layer now, by key."""

    @abstractmethod
    def picture(self, prop: Prop) -> Picture:
        """How it looks; from a cache, because it is asked for often."""

    @abstractmethod
    def lay_out(self) -> None:
        """Compute all places for `size`."""

    @abstractmethod
    def backdrop(self) -> QPixmap:
        """The opaque picture behind everything, as large as the stage."""

    # -- laying out --------------------------------------------------------------------------

    @property
    def canvas(self) -> "Stage":
        return self

    @property
    def presenter(self) -> Any:
        return self

    @property
    def requests(self) -> Any:
        return self

    @property
    def ready(self) -> bool:
        """There is a size, so that everything has a place."""
        return not self.size.isEmpty()

    def resize(self, size: QSizeF, dpr: float) -> None:
        """The view has this size now; scene coordinates are its logical pixels."""
        if size.isEmpty() or (size == self.size and dpr == self.dpr):
            return
        first = not self.ready or dpr != self.dpr
        self.size, self.dpr = size, dpr
        self.setSceneRect(QRectF(0, 0, size.width(), size.height()))
        self.relayout(lazy=not first)

    def relayout(self, lazy: bool = False) -> None:
        """Put everything in place anew, at once. `lazy`: repaint what is slow when it rests."""
        if not self.ready:
            return
        self.motion.skip()
        self.lay_out()
        if lazy:
            self._stale = True
            self._sharpener.start(durations.REST)
        else:
            self.background = self.backdrop()
            for actor in list(self.actors.values()):
                self._remove(actor)
        self.refresh(instant=True, lazy=lazy)
        self.update()
        self.laid_out.emit()

    def drawBackground(self, painter: QPainter, rect: Any) -> None:
        dpr, area = self.dpr, QRectF(rect)
        if self._stale:
            painter.drawPixmap(self.sceneRect(), self.background, QRectF(self.background.rect()))
        else:
            source = QRectF(area.topLeft() * dpr, area.size() * dpr)
            painter.drawPixmap(area, self.background, source)

    # -- showing props -----------------------------------------------------------------------

    def refresh(
        self,
        *layers: str,
        instant: bool = False,
        lazy: bool = False,
        length: int = durations.GLIDE,
    ) -> None:
        """Become what `props` says. `lazy`: keep pictures of another size until it rests."""
        if not self.ready or self._quiet:
            return
        instant = instant or not self.motion.enabled
        lazy = lazy or not instant
        for layer in layers or self.LAYERS:
            shown, wanted = self._layers[layer], self.props(layer)
            for key in [key for key in shown if key not in wanted]:
                self._leave(shown[key], instant)
            for key, prop in wanted.items():
                actor = shown.get(key)
                if actor is None:
                    self._enter(key, layer, prop, instant)
                elif actor.prop != prop or (actor.goal is None and not actor.carried):
                    self._change(actor, prop, instant, lazy, length)

    def _enter(self, key: str, layer: str, prop: Prop, instant: bool) -> None:
        actor = Actor(key, layer, prop)
        actor.dress(self.picture(prop), prop.rect.size())
        actor.put(prop.rect)
        self.actors[key] = self._layers[layer][key] = actor
        self.addItem(actor)
        if instant:
            return
        if prop.enter is not None:
            actor.put(prop.enter)
            self._go(actor, prop, durations.GLIDE, flying=True)
        elif prop.soft:
            self._fade(actor, 0.0, 1.0)

    def _change(self, actor: Actor, prop: Prop, instant: bool, lazy: bool, length: int) -> None:
        old, actor.prop = actor.prop, prop
        looks = prop.kind, prop.face, prop.turn
        if looks != (old.kind, old.face, old.turn):
            self._dress(actor)
        elif prop.rect.size() != actor.size:
            if lazy and _alike(prop.rect.size(), actor.size):
                self._blurred[actor] = None
                self._sharpener.start(durations.REST)
            else:
                self._dress(actor)
        if actor.carried:
            return
        turned = (prop.turn - old.turn + 1) % 4 - 1
        moved = actor.goal != prop.rect
        if instant:
            self.motion.drop(("go", actor))
            actor.setZValue(prop.z)
            actor.put(prop.rect)
        elif moved or turned:
            flying = moved and prop.area != old.area
            self._go(actor, prop, length, flying, -90.0 * turned)
        else:
            actor.setZValue(prop.z)

    def _go(
        self, actor: Actor, prop: Prop, length: int, flying: bool, rotation: float = 0.0
    ) -> None:
        actor.setZValue(zorder.FLYING if flying else max(prop.z, actor.zValue()))
        way = actor.way_to(prop.rect, rotation)
        if rotation and way.start == way.end:
            length = durations.TURN
        self.animate(("go", actor), length, way.step, done=lambda: self._arrived(actor))

    def _arrived(self, actor: Actor) -> None:
        actor.setZValue(actor.prop.z)
        if actor.goal is not None:
            actor.put(actor.goal)

    def _leave(self, actor: Actor, instant: bool) -> None:
        if instant or not actor.prop.soft:
            self._remove(actor)
            return
        self._forget(actor)
        self._fade(actor, actor.opacity(), 0.0, gone=True)

    def _fade(self, actor: Actor, start: float, end: float, gone: bool = False) -> None:
        def step(t: float) -> None:
            actor.setOpacity(start + (end - start) * t)

        def done() -> None:
            if gone:
                self.motion.drop(("go", actor))
                self.removeItem(actor)

        self.animate(("fade", actor), durations.FADE, step, done=done)

    def _forget(self, actor: Actor) -> None:
        self.actors.pop(actor.key, None)
        self._layers[actor.layer].pop(actor.key, None)
        self._blurred.pop(actor, None)

    def _remove(self, actor: Actor) -> None:
        self._forget(actor)
        for what in ("go", "fade", "pulse"):
            self.motion.drop((what, actor))
        self.removeItem(actor)

    # -- pictures ----------------------------------------------------------------------------

    def _dress(self, actor: Actor) -> None:
        actor.dress(self.picture(actor.prop), actor.prop.rect.size())
        self._blurred.pop(actor, None)

    def _sharpen(self) -> None:
        """Paint at their new size what was only scaled, and what is coming; a few in each frame."""
        if self.motion.busy:
            self._sharpener.start(durations.FRAME * 2)
            return
        if self._stale:
            self._stale = False
            self.background = self.backdrop()
            self.update()
        start = perf_counter()
        while self._blurred or self._coming:
            if (perf_counter() - start) * 1000 > SHARPEN_MS:
                self._sharpener.start(durations.FRAME // 2)
                return
            if not self._blurred:
                self.picture(self._coming.popleft())
                continue
            actor = next(iter(self._blurred))
            self._dress(actor)
            if actor.goal is not None:
                actor.put(actor.goal)

    def prepare(self, props: Iterable[Prop]) -> None:
        """Paint in idle moments what will probably be needed soon."""
        self._coming = deque(props)
        if self._coming and not self._sharpener.isActive():
            self._sharpener.start(durations.REST)

    def settle(self) -> None:
        """Bring everything to its end because something else is about to be shown."""
        self._quiet = True
        try:
            self.motion.skip()
        finally:
            self._quiet = False

    # -- moving ------------------------------------------------------------------------------

    def animate(self, key: Any, length: int, step: Any, **how: Any) -> None:
        """Run a movement that dies with this stage."""
        self.motion.run(self, key, length, step, **how)

    def pulse(self, key: str) -> None:
        """Let something beat once."""
        actor = self.actors.get(key)
        if actor is None or actor.goal is None or not self.motion.enabled:
            return
        rest = actor.scale()

        def step(t: float) -> None:
            actor.setScale(rest * (1.0 + 0.14 * there_and_back(t)))

        self.animate(("pulse", actor), durations.PULSE, step, curve=both)


def _alike(a: QSizeF, b: QSizeF) -> bool:
    """The same shape, so that scaling does not distort it."""
    return abs(a.width() * b.height() - b.width() * a.height()) < 0.01 * a.width() * b.height()
