"""What lies where for a hand: from a position to a target, and from targets to places."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.play.table import Target
from festival_desktop.scenes.turning import SOUTH
from festival_desktop.screens.festival_of_lanterns.table import guests
from festival_desktop.screens.festival_of_lanterns.table.overlay import pass_rect

if TYPE_CHECKING:
    from festival_desktop.screens.festival_of_lanterns.table.scene import FestivalScene


class Targets:
    def __init__(self, scene: "FestivalScene") -> None:
        self._scene = scene
        self._places: list[tuple[QRectF, Target]] = []

    def collect(self) -> None:
        """Remember what may lie under the pointer, because every move of it asks."""
        scene, layout = self._scene, self._scene.layout
        places: list[tuple[QRectF, Target]] = []
        if layout.friends:
            places += [(rect, target) for target, rect in guests.friends(scene).items()]
        if Target("pass") in scene.choices:
            places.append((pass_rect(scene), Target("pass")))
        if scene.session.viewer is not None:
            places += [(rect, Target("tile", (tile,))) for tile, rect in scene.hand.items()]
            cards = layout.seats[scene.asking.side].cards
            if layout.friends and not scene.asking.for_her:
                places.append((layout.seats[SOUTH].mooncakes, guests.MOONCAKES))
            places += [(rect, Target("card", (n,))) for n, rect in enumerate(cards)]
        places += [(rect, Target("supply", (n,))) for n, rect in enumerate(layout.supply)]
        for kind, rect in enumerate(layout.dedications):
            claim = Target("claim", (kind,))
            whole = claim in scene.choices
            places.append((rect, claim if whole else Target("dedication", (kind,))))
        places += [(layout.stack, Target("stack")), (layout.face_up, Target("face-up"))]
        self._places = places

    def at(self, pos: QPointF) -> Target | None:
        for target, rect in (self._scene.asking.buttons() | self._guests()).items():
            if rect.contains(pos):
                return target
        for rect, target in self._places:
            if rect.contains(pos):
                return target
        scene = self._scene
        if scene.turned_tile is None or not self.on_water(pos):
            return None
        return self._cell(scene.turning.true_cell(*scene.camera.cell_at(pos)))

    def on_water(self, pos: QPointF) -> bool:
        """On the lake, and not on a panel that lies over it."""
        layout = self._scene.layout
        panels = (places.panel for places in layout.seats.values())
        return layout.table.contains(pos) and not any(panel.contains(pos) for panel in panels)

    def _cell(self, xy: tuple[int, int]) -> Target:
        """A cell; or, when it was touched already, laying the tile there as it is turned."""
        scene = self._scene
        if {Target("cell", xy), Target("laid", xy)} & {*scene.session.picker.touched}:
            return Target("turn", (scene.turn_of(scene.turned_tile),))
        return Target("cell", xy)

    def _guests(self) -> dict[Target, QRectF]:
        return guests.places(self._scene) if self._scene.layout.friends else {}

    def reach(self) -> dict[Target, QRectF]:
        """What may be touched now, and where it is."""
        scene = self._scene
        reach = {target: rect for rect, target in self._places if target in scene.choices}
        for target in scene.choices:
            if target.kind == "cell":
                reach[target] = scene.cell_rect(*target.key)
        touched = scene.session.picker.touched
        if touched and touched[-1].kind in ("cell", "laid"):
            x, y = touched[-1].key
            reach[self._cell((x, y))] = scene.cell_rect(x, y)
        return (
            reach
            | self._guests()
            | {
                target: rect
                for target, rect in scene.asking.buttons().items()
                if target not in reach
            }
        )

    def place_of(self, target: Target) -> QRectF | None:
        """Where something is, whether it may be touched or not."""
        if target.kind == "cell":
            return self._scene.cell_rect(*target.key)
        kinds = ("dedication", "claim")
        for rect, other in self._places:
            same = target.kind in kinds and other.kind in kinds and target.key == other.key
            if other == target or same:
                return rect
        return None

    def key_of(self, target: Target) -> str:
        """The key of what a hand carries when it lifts this."""
        match target.kind:
            case "mooncakes":
                return "held-mooncake"
            case "tile":
                return f"tile:{target.key[0]}"
            case "face-up":
                return f"tile:{self._scene.face_up}"
            case "stack":
                return "drawn"
        return "held-card"

    def dropped(self, target: Target, pos: QPointF) -> Target | None:
        """Mooncakes are given to a friend; a tile of the stack may be dropped anywhere in the
        tray left of it."""
        if target == guests.MOONCAKES:
            over = self.at(pos)
            return over if over is not None and over.kind == "friend" else None
        tray = QRectF(self._scene.layout.seats[SOUTH].panel)
        tray.setRight(self._scene.layout.rules[1].left())
        return target if tray.contains(pos) else None
