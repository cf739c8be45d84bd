"""Fireworks under hands and keys: lifted, carried, turned, flipped and laid."""

from typing import Any

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from festival_desktop.play.table import Target
from festival_desktop.scenes import cursor
from festival_desktop.scenes.caught import caught
from festival_desktop.screens.lanterns_dice.table.sheet_scene import SheetScene


class TileScene(SheetScene):
    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.pointer = QPointF(-1, -1)
        """Where the pointer was last."""
        self.laid_by_hand = False
        """A tile lies where a hand has just put it, and need not fly there."""

    @property
    def fits_here(self) -> bool:
        """The held tile may be laid where it is."""
        held, corner = self.launching.held, self.hovered_corner
        return held is not None and corner is not None and self.launching.fits(held, corner)

    def lay(self, target: Target) -> bool:
        """Lay the held tile, if it fits there as it is turned."""
        held, corner = self.launching.held, (target.key[0], target.key[1])
        if held is None:
            return False
        if not self.launching.fits(held, corner):
            self.refuse(target)
            if self.carried is not None:
                self.session.back()
            return False
        cell, way = self.launching.touches(corner)
        self.laid_by_hand = self.carried is not None
        try:
            return self.session.touch(cell) and self.session.touch(way)
        finally:
            self.laid_by_hand = False

    def liftable(self, target: Target) -> bool:
        return target.kind == "stack" and target in {*self.choices, *self.session.picker.touched}

    def lift(self, target: Target, pos: QPointF) -> None:
        self.launching.take_up(target.key[0])
        super().lift(target, pos)

    def carry(self, pos: QPointF) -> None:
        """The tile in the air makes room for its ghost on the lake."""
        actor = self.actors.get(self.carried or "")
        held = self.launching.held
        if actor is None or held is None:
            return
        wide = max(x for x, _ in self.launching.cells(held)) + 1
        actor.setScale(wide * self.layout.side / actor.size.width())
        actor.setOpacity(0.0 if self.hovered_corner is not None else 0.9)
        actor.setPos(pos)

    def put_down(self) -> None:
        actor = self.actors.get(self.carried or "")
        if actor is not None:
            actor.setOpacity(1.0)
        super().put_down()

    def turn(self, quarters: int, pos: QPointF | None) -> bool:
        held = self.launching.held
        if held is not None:
            if quarters:
                self.launching.turn(held, quarters)
                self._tile_turned()
            return True
        free = self.tray.trying or self.just_oriented
        if not free or (pos is not None and not self.layout.tray_zone.contains(pos)):
            return False
        if quarters and self.tray.free():
            self.tray.turn(quarters)
        return True

    def flip(self) -> bool:
        """Turn the held tile over."""
        held = self.launching.held
        if held is None:
            return False
        self.launching.flip(held)
        self._tile_turned()
        return True

    def show_places(self) -> bool:
        """Light all places of the held tile, however it is turned; or no longer."""
        if self.launching.held is None:
            return False
        self.launching.everywhere = not self.launching.everywhere
        self.refresh("overlay")
        return True

    def _tile_turned(self) -> None:
        """What is under the pointer or the ring is another place now."""
        if self.cursor is not None and self.cursor.kind == "cell":
            places = {t: r for t, r in self.reach().items() if t.kind == "cell"}
            here = (self.cursor.key[0], self.cursor.key[1])
            corner = self.launching.held_within(here)
            at = self.launching.cursor_rect(corner).center()
            fitting = [Target("cell", each) for each in self.launching.corners()]
            there = {target: places[target] for target in fitting if target in places}
            self.cursor = self.hovered = cursor.closest(there, at) or Target("cell", corner)
        elif self.cursor is None and self.hovered is not None and self.hovered.kind == "cell":
            self.hovered = self.target_at(self.pointer)
        self.hovering()
        if self.carried is not None:
            self.carry(self.pointer)

    @property
    def hovered_corner(self) -> tuple[int, int] | None:
        """Where the held tile would lie now."""
        target = self.hovered
        if target is None or target.kind != "cell" or self.launching.held is None:
            return None
        return target.key[0], target.key[1]

    @caught
    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Twice on the stack a tile was taken from: flip it. A hasty press takes nothing back."""
        target = self.target_at(event.scenePos())
        hasty = target is not None and target.kind == "take-back"
        if hasty or (target in self.session.picker.touched and self.flip()):
            event.accept()
            return
        super().mouseDoubleClickEvent(event)
