"""The stacks of fireworks, their top tiles, and what keys do with the one that is held."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Part, Regions
from festival_desktop.screens.lanterns_dice.table.layout import Cells, Layout, size_of
from festival_desktop.screens.lanterns_dice.table.paint_stacks import stack_cell
from festival_desktop.screens.lanterns_dice.table.reading import Reading
from festival_desktop.screens.lanterns_dice.table.targets import PLACES

KEYS = (("R", "turn"), ("F", "flip"), ("G", "places"), ("Esc", "back"))


class Stack(NamedTuple):
    shape: int
    name: str
    cells: Cells
    points: int
    left: int
    left_label: str
    note: str
    fits: bool
    state: str


class StacksData(NamedTuple):
    layout: Layout
    title: str
    note: str
    stacks: tuple[Stack, ...]
    """In the order of their places."""
    carried: str | None
    open: frozenset[Target]
    keys: tuple[object, ...] | None
    """While a tile is held: what keys do with it, as the face of the button for all places."""


def stacks_data(r: Reading) -> StacksData:
    keys: tuple[object, ...] | None = None
    if r.tile is not None:
        hints = tuple((key, r.label(f"key:{name}")) for key, name in KEYS)
        state = "hover" if r.hovered == PLACES else "normal"
        keys = (hints, r.tile.everywhere, state, r.layout.px(12.5))
    return StacksData(
        r.layout,
        r.label("stacks"),
        r.label("stacks-note"),
        tuple(_stack(r, *piece.face) for piece in r.pieces.area("stacks")),
        r.carried,
        frozenset(target for target in r.choices if target.kind == "stack"),
        keys,
    )


def _stack(r: Reading, shape: int, points: int, left: int) -> Stack:
    fits = bool(r.position.room(r.seating.own, shape))
    held = r.tile is not None and r.tile.shape == shape
    return Stack(
        shape,
        r.game.content.shapes[shape].id,
        r.tile_cells[shape],
        points,
        left,
        r.label("left", left),
        r.label("fits" if fits else "no-room" if left else "none-left"),
        fits,
        "held" if held else r.mood(Target("stack", (shape,))),
    )


class StacksPart(Part[StacksData]):
    def items(self) -> dict[str, ItemSpec]:
        data, layout = self.data, self.data.layout
        title = (data.title, layout.px(15.5), "light_hi")
        shown = {
            "shelf": ItemSpec("shelf", (), layout.stacks, zorder.PANEL, soft=False),
            "stacks-title": ItemSpec("heading", title, layout.stacks_title, zorder.LABEL),
        }
        if data.keys is None:
            note = (data.note, layout.px(13), "light_hi", "right", False)
            shown["stacks-note"] = ItemSpec("note", note, layout.stacks_note, zorder.LABEL)
        else:
            place = layout.stacks_note
            shown["keys"] = ItemSpec("keys", data.keys, place, zorder.TOOL, soft=False)
        for slot, stack in enumerate(data.stacks):
            face = (
                stack.cells, stack.points, stack.left, stack.left_label, stack.note, stack.state,
                layout.f,
            )  # fmt: skip
            shown[f"stack:{stack.shape}"] = ItemSpec(
                "stack", face, layout.stack[slot], zorder.ON_PANEL, soft=False
            )
            if stack.left:
                shown[f"top:{stack.shape}"] = self._top(slot, stack)
        return shown

    def _top(self, slot: int, stack: Stack) -> ItemSpec:
        """The top tile; as large as on the lake while it is dragged."""
        layout, rect, z = self.data.layout, self.top_rect(slot), zorder.CHOSEN
        if self.data.carried == f"top:{stack.shape}":
            middle = rect.center()
            rect.setSize(size_of(stack.cells) * layout.side)
            rect.moveCenter(middle)
            z = zorder.CARRIED
        elif stack.state == "held":
            rect.translate(0, -layout.px(4))
        face = (stack.name, stack.cells, not stack.fits, 0)
        return ItemSpec("top", face, rect, z, area="stack", soft=False)

    def top_rect(self, slot: int) -> QRectF:
        """The top tile on its stack, as it is turned."""
        layout, cells = self.data.layout, self.data.stacks[slot].cells
        origin, side = stack_cell(layout.stack[slot], cells, layout.f)
        return QRectF(origin, size_of(cells) * side)

    def regions(self) -> Regions:
        layout = self.data.layout
        found = {
            Target("stack", (stack.shape,)): layout.stack[slot]
            for slot, stack in enumerate(self.data.stacks)
        }
        return found if self.data.keys is None else {**found, PLACES: layout.stacks_note}

    def stops(self) -> Regions:
        open_now = self.data.open | {PLACES}
        return {target: rect for target, rect in self.regions().items() if target in open_now}
