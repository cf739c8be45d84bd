"""Bring the items of a scene to the content of the parts, with animations.

New items appear, others move, old ones go. A move, undo, loading and another viewer are all the
same here. Every animation ends in the exact state of the item's spec, also when interrupted. Knows
no session, no game and no input.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from time import perf_counter
from typing import Any

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt, QTimer
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QGraphicsScene

from festival_desktop.scenes import animation as durations
from festival_desktop.scenes import zorder
from festival_desktop.scenes.animation import Animator, ease_in_out, pulse_curve
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.part import TablePart
from festival_desktop.scenes.shown import ItemSpec, Picture

SHARPEN_MS = 7.0
"""Maximum milliseconds per frame for repainting pictures at a new size."""
POP = 0.14
"""Relative size increase of an item at the peak of a pulse."""

Specs = Mapping[str, ItemSpec]


class SceneItems(QObject):
    def __init__(
        self,
        scene: QGraphicsScene,
        motion: Animator,
        picture: Callable[[ItemSpec], Picture],
    ) -> None:
        """Set up with `picture`, which returns the cached picture of a spec."""
        super().__init__(scene)
        self._scene = scene
        self.motion = motion
        self._picture = picture
        self._items: dict[str, SceneItem] = {}
        self._owners: dict[str, TablePart] = {}
        """The part that shows each item, by item key."""
        self._blurred: dict[SceneItem, None] = {}
        """Items whose picture was painted for another size."""
        self._coming: deque[ItemSpec] = deque()
        self._idle_work: Callable[[], None] | None = None
        self._frame: QGraphicsRectItem | None = None
        self._sharpener = QTimer(self, singleShot=True)
        self._sharpener.timeout.connect(self._sharpen)

    @property
    def sharp(self) -> bool:
        """Whether every picture was painted for the size it is shown at."""
        return not self._blurred

    def get(self, key: str) -> SceneItem | None:
        return self._items.get(key)

    def __iter__(self) -> Iterator[SceneItem]:
        return iter(list(self._items.values()))

    def of(self, part: TablePart) -> list[SceneItem]:
        """List the items of a part."""
        return [self._items[key] for key, owner in self._owners.items() if owner is part]

    # -- board frame -------------------------------------------------------------------------

    def set_frame(self, rect: QRectF) -> None:
        """Clip the items of the board to a rectangle."""
        if self._frame is None:
            self._frame = QGraphicsRectItem()
            self._frame.setPen(Qt.PenStyle.NoPen)
            self._frame.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape)
            self._frame.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._frame.setZValue(zorder.GROUND)
            self._scene.addItem(self._frame)
        self._frame.setRect(rect)

    def put_in_frame(self, item: QGraphicsItem) -> None:
        assert self._frame is not None, "a board has a frame before anything lies on it"
        item.setParentItem(self._frame)

    def raise_to(self, z: float, item: SceneItem) -> None:
        """Raise an item above the frame and lower items, for example during a drag."""
        if item.parentItem() is not None:
            self._scene.removeItem(item)
            self._scene.addItem(item)
        item.setZValue(z)

    def _lay(self, item: SceneItem) -> None:
        """Restore the depth of an item, within the frame if it is on the board."""
        item.setZValue(item.spec.z)
        if item.spec.framed == (item.parentItem() is not None):
            return
        if item.spec.framed:
            self.put_in_frame(item)
        else:
            self.raise_to(item.spec.z, item)

    # -- dragged items -------------------------------------------------------------------------

    def pick_up(self, item: SceneItem) -> None:
        """Let an item follow the pointer."""
        self.motion.drop(("go", item))
        item.carried, item.goal = True, None
        self.raise_to(zorder.CARRIED, item)

    def put_down(self, item: SceneItem) -> None:
        """Send an item to its place in the next redraw, even if its part shows the same."""
        item.carried = False
        if (part := self._owners.get(item.key)) is not None:
            part.stale = True

    # -- applying specifications -------------------------------------------------------------

    def show(
        self,
        parts: Mapping[TablePart, Specs],
        instant: bool = False,
        lazy: bool = False,
        length: int = durations.GLIDE,
    ) -> None:
        """Update the items of these parts; those of all others stay.

        An item may go from one part to another. `lazy`: keep pictures of another size for now.
        """
        instant = instant or not self.motion.enabled
        lazy = lazy or not instant
        wanted = {key: part for part, specs in parts.items() for key in specs}
        for key in [k for k, owner in self._owners.items() if owner in parts and k not in wanted]:
            self._leave(self._items[key], instant)
        for part, specs in parts.items():
            for key, spec in specs.items():
                item = self._items.get(key)
                if item is None:
                    self._enter(key, spec, instant)
                elif item.spec != spec or (item.goal is None and not item.carried):
                    self._change(item, spec, instant, lazy, length)
                self._owners[key] = part

    def clear(self) -> None:
        for item in self:
            self._leave(item, instant=True)

    def _enter(self, key: str, spec: ItemSpec, instant: bool) -> None:
        item = SceneItem(key, spec)
        item.set_picture(self._picture(spec), spec.rect.size())
        item.put(spec.rect)
        self._items[key] = item
        self._scene.addItem(item)
        self._lay(item)
        if instant:
            return
        if spec.enter is not None:
            item.put(spec.enter)
            self._go(item, spec, durations.GLIDE, flying=True)
        elif spec.soft:
            self._fade(item, 0.0, 1.0)

    def _change(
        self, item: SceneItem, spec: ItemSpec, instant: bool, lazy: bool, length: int
    ) -> None:
        old, item.spec = item.spec, spec
        if (spec.kind, spec.face, spec.turn) != (old.kind, old.face, old.turn):
            self.repaint(item)
        elif spec.rect.size() != item.size:
            if lazy and _alike(spec.rect.size(), item.size):
                self._blurred[item] = None
                self._sharpener.start(durations.REST)
            else:
                self.repaint(item)
        if item.carried:
            return
        turned = (spec.turn - old.turn + 1) % 4 - 1
        moved = item.goal != spec.rect or spec.rotation != old.rotation
        if instant:
            self.motion.drop(("go", item))
            self._lay(item)
            item.put(spec.rect)
        elif moved or turned:
            self._go(item, spec, length, moved and spec.area != old.area, -90.0 * turned)
        else:
            self._lay(item)

    def _go(
        self, item: SceneItem, spec: ItemSpec, length: int, flying: bool, rotation: float = 0.0
    ) -> None:
        if flying:
            self.raise_to(zorder.FLYING, item)
        else:
            item.setZValue(max(spec.z, item.zValue()))
        glide = item.glide_to(spec.rect, rotation)
        if rotation and glide.start == glide.end:
            length = durations.TURN

        def arrived() -> None:
            self._lay(item)
            if item.goal is not None:
                item.put(item.goal)

        self.animate(("go", item), length, glide.step, done=arrived)

    def _leave(self, item: SceneItem, instant: bool) -> None:
        del self._items[item.key], self._owners[item.key]
        self._blurred.pop(item, None)
        if instant or not item.spec.soft:
            self.motion.drop(("go", item), ("fade", item), ("pulse", item))
            self._scene.removeItem(item)
        else:
            self._fade(item, item.opacity(), 0.0, gone=True)

    def _fade(self, item: SceneItem, start: float, end: float, gone: bool = False) -> None:
        def step(t: float) -> None:
            item.setOpacity(start + (end - start) * t)

        def done() -> None:
            if gone:
                self.motion.drop(("go", item))
                self._scene.removeItem(item)

        self.animate(("fade", item), durations.FADE, step, done=done)

    # -- pictures ----------------------------------------------------------------------------

    def repaint(self, item: SceneItem, like: ItemSpec | None = None) -> None:
        """Paint an item as it should look, or for a moment like something else."""
        spec = like or item.spec
        item.set_picture(self._picture(spec), spec.rect.size())
        self._blurred.pop(item, None)

    def when_idle(self, work: Callable[[], None]) -> None:
        """Call `work` once nothing moves any more; later work replaces earlier."""
        self._idle_work = work
        self._sharpener.start(durations.REST)

    def prepare(self, specs: Iterable[ItemSpec]) -> None:
        """Paint in idle moments what will probably be needed soon."""
        self._coming = deque(specs)
        if self._coming and not self._sharpener.isActive():
            self._sharpener.start(durations.REST)

    def _sharpen(self) -> None:
        """Repaint scaled pictures and prepare coming ones, a few in each frame."""
        if self.motion.busy:
            self._sharpener.start(durations.FRAME * 2)
            return
        if self._idle_work is not None:
            work, self._idle_work = self._idle_work, None
            work()
        start = perf_counter()
        while self._blurred or self._coming:
            if (perf_counter() - start) * 1000 > SHARPEN_MS:
                self._sharpener.start(durations.FRAME // 2)
                return
            if not self._blurred:
                self._picture(self._coming.popleft())
                continue
            item = next(iter(self._blurred))
            self.repaint(item)
            if item.goal is not None:
                item.put(item.goal)

    # -- moving ------------------------------------------------------------------------------

    def animate(self, key: Any, length: int, step: Any, **how: Any) -> None:
        """Run an animation that dies with the scene."""
        self.motion.run(self, key, length, step, **how)

    def pulse(self, key: str) -> None:
        """Let an item grow for a moment."""
        item = self._items.get(key)
        if item is None or not self.motion.enabled:
            return

        def step(t: float) -> None:
            item.pop(POP * pulse_curve(t))

        self.animate(
            ("pulse", item), durations.PULSE, step, curve=ease_in_out, done=lambda: item.pop(0.0)
        )


def _alike(a: QSizeF, b: QSizeF) -> bool:
    """Return whether two sizes have the same shape, so that scaling does not distort."""
    return abs(a.width() * b.height() - b.width() * a.height()) < 0.01 * a.width() * b.height()
