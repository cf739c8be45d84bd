"""Turning, flipping, dragging and laying the fireworks tile that is held."""

from collections.abc import Callable

from PySide6.QtCore import QPointF

from festival_desktop.play.table import Target
from festival_desktop.scenes import focus_order
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.screens.lanterns_dice.table.launching import HeldTile, Launching
from festival_desktop.screens.lanterns_dice.table.layout import Layout, size_of
from festival_desktop.screens.lanterns_dice.table.tile_aim import corner_of


class TileHandling:
    def __init__(
        self, context: SceneContext, launching: Launching, layout: Callable[[], Layout]
    ) -> None:
        self._context = context
        self._pointer = context.pointer
        self._launching = launching
        self._layout = layout
        self.laid_by_hand = False
        """A tile lies where it was just dropped, and need not fly there."""

    @property
    def held(self) -> int | None:
        return self._launching.held

    def fits(self, target: Target | None) -> bool:
        """Whether the held tile may be laid there."""
        shape, corner = self.held, corner_of(target)
        return (
            shape is not None
            and corner is not None
            and self._launching.move(shape, corner) is not None
        )

    def selections(self, target: Target) -> list[Target]:
        """The selects that lay the held tile there."""
        shape, corner = self.held, corner_of(target)
        assert shape is not None
        assert corner is not None
        return self._launching.selections(shape, corner)

    def lay(self, target: Target) -> bool:
        session = self._context.session
        self.laid_by_hand = self._pointer.carried is not None
        return all(session.select(select) for select in self.selections(target))

    def turn(self, quarters: int) -> None:
        if quarters and self.held is not None:
            self._launching.turn(self.held, quarters)
            self._turned()

    def flip(self) -> bool:
        """Turn the held tile over; False if there is none."""
        if self.held is None:
            return False
        self._launching.flip(self.held)
        self._turned()
        return True

    def show_places(self) -> bool:
        """Light all places of the held tile, however it is turned; or no longer."""
        if self.held is None:
            return False
        self._launching.everywhere = not self._launching.everywhere
        self._context.redraw()
        return True

    def carry(self, item: SceneItem, pos: QPointF) -> None:
        """The tile that is dragged makes room for its ghost on the lake."""
        if self.held is None:
            return
        wide = size_of(self._launching.cells(self.held)).width()
        item.setScale(wide * self._layout().side / item.size.width())
        item.setOpacity(0.9 if corner_of(self._pointer.hovered) is None else 0.0)
        item.setPos(pos)

    def _turned(self) -> None:
        """What is under the pointer or the focus is another place now."""
        tile, pointer = self._launching.tile(), self._pointer
        assert tile is not None
        if corner_of(pointer.focus) is not None:
            pointer.focus_on(self._place_near(tile, pointer.focus))
        elif corner_of(pointer.hovered) is not None:
            corner = tile.corner_at(self._layout(), pointer.position)
            pointer.hovered = None if corner is None else Target("cell", corner)
        self._context.redraw()
        if pointer.carried is not None:
            self._context.show_now()  # its new picture says how it is scaled
            item = self._context.items.get(pointer.carried)
            assert item is not None
            self.carry(item, pointer.position)

    def _place_near(self, tile: HeldTile, focus: Target | None) -> Target:
        """The nearest place where it fits as it is turned now; if there is none, this one."""
        here = corner_of(focus)
        assert here is not None
        corner, layout = tile.within(here), self._layout()
        at = tile.middle_rect(layout, corner).center()
        there = {Target("cell", each): tile.middle_rect(layout, each) for each in tile.corners}
        return focus_order.closest(there, at) or Target("cell", corner)
