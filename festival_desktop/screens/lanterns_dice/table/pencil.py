"""The pencil in a hand: an area is shaded by stroking over it, or by pressing it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from festival_desktop.play.table import Target

if TYPE_CHECKING:
    from festival_desktop.screens.lanterns_dice.table.scene import DiceScene

STROKES = 1.5
"""How long the way of the pencil over an area is until it is shaded, in sides of a pool."""
ENOUGH = 0.4
"""Of an area that was stroked so far, the rest is done by letting go: once across it."""
STEPS = 14
"""Pictures of an area between untouched and shaded."""


class Pencil:
    def __init__(self, scene: "DiceScene") -> None:
        self._scene = scene
        self.area: int | None = None
        """The area under the pencil."""
        self._done = 0.0
        self._start = self._last = QPointF()
        self.fresh: int | None = None
        """The area that was shaded by the hand that is still over it."""
        self.drawn: tuple[int, float] | None = None
        """The area that was drawn by hand just now, and how much of it."""

    def begun(self, area: int) -> float:
        """How much of an area that is being shaded was drawn by hand."""
        return self.drawn[1] if self.drawn is not None and self.drawn[0] == area else 0.0

    @property
    def part(self) -> float:
        """How much of it is stroked, in steps that have a picture each."""
        return round(min(1.0, self._done) * STEPS) / STEPS

    def grab(self, pos: QPointF) -> bool:
        target = self._scene.targets.at(pos)
        if target is None or target.kind != "area" or target.key[0] not in self._scene.lit():
            return False
        self.area = target.key[0]
        self._done, self._start, self._last = 0.1, pos, pos
        self._scene.refresh("overlay")
        return True

    def pull(self, pos: QPointF) -> None:
        scene, way = self._scene, pos - self._last
        self._last = pos
        if self.area is None or scene.targets.at(pos) != Target("area", (self.area,)):
            return
        before = self.part
        length = (way.x() ** 2 + way.y() ** 2) ** 0.5
        self._done += length / (STROKES * scene.layout.side)
        if self._done >= 1.0:
            self._finish(drawn=True)
        elif self.part != before:
            scene.refresh("overlay")

    def leave(self, area: int | None) -> None:
        """The hand is over this area now."""
        if self.fresh is not None and area != self.fresh:
            self.fresh = None

    def let_go(self, pos: QPointF | None) -> None:
        """Here: a press, a finished stroke, or one that is left; elsewhere it is left."""
        if self.area is None:
            return
        pressed = pos is not None and (pos - self._start).manhattanLength() < self._scene.drag
        if pos is not None and (pressed or self._done >= ENOUGH):
            self._finish(drawn=not pressed)
        else:
            self.area = None
            self._scene.refresh("overlay")

    def _finish(self, drawn: bool) -> None:
        area, self.area = self.area, None
        assert area is not None
        self.fresh, self.drawn = area, (area, self.part) if drawn else None
        self._scene.press(Target("area", (area,)))
        self.drawn = None
        self._scene.refresh("overlay")
