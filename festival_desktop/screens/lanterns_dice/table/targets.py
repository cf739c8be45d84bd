"""What lies where for a hand: from a position to a target, and from targets to places.

Besides the targets of the rules there are some of the scene alone: turn (±1: the tray), look
(seat), look-back, places, take-back (area), and reason (part of the score), which only shows.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.lanterns_dice.lake import HEIGHT, WIDTH, pool_at
from festival_desktop.play.table import Target
from festival_desktop.screens.lanterns_dice.pictures.lake import in_area
from festival_desktop.screens.lanterns_dice.table.paint_stacks import stack_cell

if TYPE_CHECKING:
    from festival_desktop.screens.lanterns_dice.table.scene import DiceScene

ROLL, REROLL, DONE, PASS = Target("roll"), Target("reroll"), Target("done"), Target("pass")
LOOK_BACK, PLACES = Target("look-back"), Target("places")
TURNS = (Target("turn", (-1,)), Target("turn", (1,)))
OWN_KINDS = frozenset({"turn", "look", "look-back", "places", "take-back"})
"""Targets the rules know nothing of."""


class Targets:
    def __init__(self, scene: "DiceScene") -> None:
        self._scene = scene
        self._places: list[tuple[QRectF, Target]] = []

    def collect(self) -> None:
        """Remember what may lie under the pointer, because every move of it asks."""
        scene, layout = self._scene, self._scene.layout
        places = [(rect, target) for target, rect in self.ways().items()]
        leave = self.leave()
        if leave is not None:
            places.append((scene.leave_rect(), leave))
        if not layout.large:
            places += self._beside()
        parts = enumerate(layout.parts)
        self._places = [*places, *((rect, Target("reason", (n,))) for n, rect in parts)]
        if scene.launching.held is not None:
            self._places.append((self.places_button(), PLACES))

    def _beside(self) -> list[tuple[QRectF, Target]]:
        scene, layout = self._scene, self._scene.layout
        places: list[tuple[QRectF, Target]] = []
        act = self.act()
        if act is not None:
            places.append((layout.act, act))
        if scene.tray.trying:
            places += zip(layout.turns, TURNS, strict=True)
            places.append((layout.reroll, REROLL))
        places += [(rect, Target("card", (n,))) for n, rect in enumerate(layout.cards)]
        view = scene.session.view
        places += [
            (layout.stack[slot], Target("stack", (shape,)))
            for slot, shape in enumerate(view.shapes)
        ]
        places += [
            (rect, Target("look", (seat,)))
            for seat, rect in zip(scene.others(), layout.minis, strict=False)
        ]
        return places

    def leave(self) -> Target | None:
        """What the button below the lake does."""
        scene = self._scene
        if scene.shown_seat != scene.own:
            return LOOK_BACK
        return next((target for target in (DONE, PASS) if target in scene.choices), None)

    def act(self) -> Target | None:
        """What the button below the tray does."""
        scene = self._scene
        if scene.tray.trying:
            return Target("tray", (scene.tray.trial,))
        return ROLL if ROLL in scene.choices else None

    # -- from a position to a target -------------------------------------------------------------

    def at(self, pos: QPointF) -> Target | None:
        for rect, target in self._places:
            if rect.contains(pos):
                return target
        scene = self._scene
        if scene.layout.bed.contains(pos):
            return self._on_lake(pos)
        if not scene.layout.large and scene.tray.over(pos) and not scene.tray.over_rim(pos):
            return REROLL if scene.tray.trying else ROLL
        return None

    def _on_lake(self, pos: QPointF) -> Target | None:
        scene = self._scene
        if scene.shown_seat != scene.own:
            return None
        if scene.launching.held is not None:
            corner = scene.launching.corner_at(pos)
            return None if corner is None else Target("cell", corner)
        area = self.area_at(pos)
        if area is not None and area in scene.undoable:
            return Target("take-back", (area,))
        return None if area is None else Target("area", (area,))

    def area_at(self, pos: QPointF) -> int | None:
        layout = self._scene.layout
        u = (pos.x() - layout.origin.x()) / layout.side
        v = (pos.y() - layout.origin.y()) / layout.side
        if not (0 <= u < WIDTH and 0 <= v < HEIGHT):
            return None
        pool = pool_at(int(u), int(v))
        u, v = u % 1, v % 1
        northern = self._scene.sheets.areas[2 * pool].sides
        in_north = v < u if northern == "NE" else u + v < 1
        return 2 * pool + (0 if in_north else 1)

    # -- from targets to places ------------------------------------------------------------------

    def reach(self) -> dict[Target, QRectF]:
        """What may be touched now, and where it is."""
        scene = self._scene
        reach = {
            target: rect
            for rect, target in self._places
            if target in scene.choices or target.kind in OWN_KINDS
        }
        if scene.shown_seat != scene.own:
            return reach
        if scene.launching.held is not None:
            corners = scene.launching.corners()
            if scene.cursor is not None and scene.cursor.kind == "cell":
                # The ring stays where the tile was turned, though it may not fit there any more.
                x, y = scene.cursor.key
                corners.append((x, y))
            for corner in corners:
                reach[Target("cell", corner)] = scene.launching.cursor_rect(corner)
        else:
            for area in scene.lit():
                reach[Target("area", (area,))] = self.area_rect(area)
            for area in scene.undoable:
                reach[Target("take-back", (area,))] = self.area_rect(area)
        return reach

    def area_rect(self, area: int) -> QRectF:
        """A square within an area."""
        cell = self._scene.pool_rect(area // 2)
        middle = in_area(cell, self._scene.sheets.areas[area].sides, 0.27, 0.27)
        half = cell.width() * 0.2
        return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)

    def place_of(self, target: Target) -> QRectF | None:
        """Where something is, whether it may be touched or not."""
        scene = self._scene
        match target.kind:
            case "area" | "shade":
                return self.area_rect(target.key[0])
            case "pool":
                return scene.pool_rect(target.key[0])
            case "tray" | "dice" | "roll" | "reroll":
                return scene.tray.rect()
            case "seat":
                return self.seat_rect(target.key[0])
            case "done" | "pass":
                return scene.leave_rect()
        return next((rect for rect, other in self._places if other == target), None)

    def seat_rect(self, seat: int) -> QRectF | None:
        """The sheet of a seat: the large one, or a small one."""
        scene = self._scene
        if seat == scene.shown_seat:
            return scene.layout.bed
        places = dict(zip(scene.others(), scene.layout.minis, strict=False))
        return places.get(seat)

    def ways(self) -> dict[Target, QRectF]:
        """The buttons that ask what an area is shaded for, beside it."""
        scene, layout = self._scene, self._scene.layout
        touched = scene.session.picker.touched
        if not touched or touched[-1].kind != "area":
            return {}
        found = sorted(
            (target for target in scene.choices if target.kind in ("by", "area")),
            key=lambda target: (target.kind == "area", target.key),
        )
        cell = scene.pool_rect(touched[-1].key[0] // 2)
        wide, high, gap = layout.px(178), layout.px(32) * layout.t, layout.px(4)
        right = cell.right() + wide + gap < layout.bed.right()
        x = cell.right() + gap if right else cell.left() - gap - wide
        y = cell.center().y() - len(found) * (high + gap) / 2
        y = min(max(y, layout.bed.top()), layout.bed.bottom() - len(found) * (high + gap))
        return {
            target: QRectF(x, y + n * (high + gap), wide, high) for n, target in enumerate(found)
        }

    def places_button(self) -> QRectF:
        """Shows all places of the held tile, where the words of the stacks end."""
        return self._scene.layout.stacks_note

    def top_rect(self, shape: int) -> QRectF:
        """The top tile on its stack, as it is turned."""
        scene = self._scene
        cells = scene.launching.cells(shape)
        slot = scene.session.view.shapes.index(shape)
        origin, side = stack_cell(scene.layout.stack[slot], cells, scene.layout.f)
        wide, high = (max(cell[axis] for cell in cells) + 1 for axis in (0, 1))
        return QRectF(origin.x(), origin.y(), wide * side, high * side)
