"""What lies where for a hand: from a position to a target, and from targets to places."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.firefly_festival.state import (
    CHOOSE,
    CROSS,
    MOVE,
    NO_POWER,
    RECRUIT,
    SEND,
    STONE,
    TURN,
)
from festival_desktop.games.firefly_festival.views import UNKNOWN_POWER
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.table import props
from festival_desktop.screens.firefly_festival.table.panels import end_target
from festival_desktop.tables.firefly_festival import Action

if TYPE_CHECKING:
    from festival_desktop.screens.firefly_festival.table.scene import FireflyScene

ON_ISLANDS = {"island", "pagoda", "festival", "to", "recruit", "stone"}
"""Kinds of targets whose place is the island of their first number."""


class Targets:
    def __init__(self, scene: "FireflyScene") -> None:
        self._scene = scene
        self._panels: dict[Target, QRectF] = {}

    def collect(self) -> None:
        """Remember what lies around the lake, because every move of the pointer asks."""
        scene, layout = self._scene, self._scene.layout
        found = {
            Target("action", (int(action),)): rect
            for action, rect in zip(Action, layout.plaques, strict=True)
        }
        found[Target("crow")], found[Target("fish")] = layout.crow, layout.fish
        if (end := end_target(scene)) is not None:
            found[end[0]] = layout.end
        for piece in scene.session.pieces.pieces:
            if piece.kind == "goal":
                found[Target("goal", piece.face[:1])] = layout.goals[piece.place.index[0]]
            elif piece.kind == "secret":
                found[Target("secret", piece.face[:1])] = layout.secrets[piece.place.index[0]]
            elif piece.kind == "offer" and scene.session.view.stage is CHOOSE:
                found[Target("power", piece.face[:1])] = layout.offers[piece.place.index[0]]
        self._panels = found

    # -- from a position to a target ---------------------------------------------------------

    def at(self, pos: QPointF, lifted: Target | None = None) -> Target | None:
        scene = self._scene
        for target, rect in scene.asking.buttons.items():
            if rect.contains(pos):
                return target
        if scene.asking.paper.contains(pos):
            return None
        for target, rect in self._panels.items():
            if rect.contains(pos):
                return target
        if scene.session.view is None or not scene.layout.lake.contains(pos):
            return None
        return self._on_lake(pos, lifted or scene.gestures.lifted)

    def _on_lake(self, pos: QPointF, lifted: Target | None) -> Target | None:
        scene, stage = self._scene, self._scene.session.view.stage
        island = scene.board.island_at(pos)
        if stage in (RECRUIT, SEND, STONE):
            return None if island is None else self._spot(island)
        if stage is CROSS:
            return self._crossing(island, lifted)
        if stage not in (TURN, MOVE):
            return None
        intent = scene.touching.intent(lifted)
        if intent.action is Action.BRIDGE:
            return self._for_bridge(pos, island, intent.origin)
        if island is None:
            return None
        match intent.action:
            case Action.PAGODA:
                return Target("pagoda", (island,))
            case Action.FESTIVAL:
                return Target("festival", (island,))
            case Action.MOVE if intent.origin is not None and intent.origin != island:
                return Target("to", (island,))
            case Action.MOVE:
                return Target("worker", (island,))
        at_worker = scene.options.any and self.worker_at(pos, island)
        return Target("worker" if at_worker or stage is MOVE else "island", (island,))

    def _spot(self, island: int) -> Target:
        """Where a task wants something put; also where it may not."""
        spots, stage = self._scene.options.spots, self._scene.session.view.stage
        if island in spots:
            return spots[island]
        if stage is SEND:
            return Target("send", (self._scene.session.view.tasks[0][1], island))
        return Target("recruit" if stage is RECRUIT else "stone", (island,))

    def _crossing(self, island: int | None, lifted: Target | None) -> Target | None:
        if island is None:
            return None
        if lifted is not None and lifted.key[0] != island:
            return Target("to", (island,))
        return self._scene.options.crossings.get(island)

    def _for_bridge(self, pos: QPointF, island: int | None, origin: int | None) -> Target | None:
        scene, board = self._scene, self._scene.board
        if origin is None:
            if island is not None:
                return Target("island", (island,))
            number = board.lane_at(pos, set(scene.options.lanes))
        elif island == origin:
            return Target("island", (origin,))
        else:
            number = board.nearest_lane(origin, pos)
        return None if number is None else board.lane_target(number)

    def worker_at(self, pos: QPointF, island: int) -> bool:
        """Whether a worker of whoever looks stands here."""
        scene = self._scene
        reach = scene.board.cell * 0.06
        return any(
            prop.rect.adjusted(-reach, -reach, reach, reach).contains(pos)
            for prop in props.workers(scene, island).values()
            if prop.face[0] == scene.session.viewer
        )

    # -- from targets to places --------------------------------------------------------------

    def reach(self) -> dict[Target, QRectF]:
        """What may be touched now, and where it is; all islands while nothing is touched."""
        scene = self._scene
        found = {
            target: rect for target in scene.choices if (rect := self.place_of(target)) is not None
        }
        view, touched = scene.session.view, scene.session.picker.touched
        if view is None or touched:
            return found
        if view.stage is TURN:
            for island in range(scene.board.network.size):
                found[Target("island", (island,))] = scene.board.block(island)
        for target in self._told():
            found.setdefault(target, self.place_of(target) or QRectF())
        return found

    def _told(self) -> list[Target]:
        """What is only there to be read: powers, and private goals that are not reached yet."""
        view = self._scene.session.view
        seats = [Target("seat", (seat,)) for seat, power in enumerate(view.powers)
                 if power not in (NO_POWER, UNKNOWN_POWER)]  # fmt: skip
        return seats + [target for target in self._panels if target.kind == "secret"]

    def on_board(self, target: Target) -> bool:
        """Whether it moves with the board."""
        return target.kind in ON_ISLANDS or target.kind in ("send", "worker", "cross", "lane")

    def place_of(self, target: Target) -> QRectF | None:
        """Where something is, whether it may be touched or not."""
        scene, board = self._scene, self._scene.board
        if (rect := scene.asking.buttons.get(target)) is not None:
            return rect
        if (rect := self._panels.get(target)) is not None:
            return rect
        if target.kind in ON_ISLANDS:
            return board.block(target.key[0])
        match target.kind:
            case "seat":
                return scene.layout.seats[target.key[0]]
            case "send":
                return board.block(target.key[1])
            case "worker" | "cross":
                return board.crowd(target.key[0])
            case "lane":
                number = board.lane_of(target)
                return board.lane_rect(number) if number >= 0 else None
        return None

    def key_of(self, target: Target) -> str:
        """The key of what a hand carries when it lifts this."""
        scene = self._scene
        if target.kind in ("worker", "cross"):
            seat = scene.session.view.seat
            return scene.crowds.one_of(seat, target.key[0]) or ""
        return "held"
