"""The lake: what may be selected on it, and light on what somebody is about to do."""

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.firefly_festival.state import CROSS, MOVE, RECRUIT, SEND, STONE, TURN
from festival_desktop.play.table import Target
from festival_desktop.scenes.part import Part
from festival_desktop.screens.firefly_festival.table import lake_lights as lights
from festival_desktop.screens.firefly_festival.table.intent import ON_ISLANDS
from festival_desktop.screens.firefly_festival.table.lake_lights import Items, LakeData
from festival_desktop.tables.firefly_festival import Action


class LakePart(Part[LakeData]):
    name = "lake"

    on_board = True

    def items(self) -> Items:
        data = self.data
        shown = {
            f"last:{island}": lights.shore(data, island, "last") for island in data.now.last_islands
        }
        match data.intent.action:
            case Action.BRIDGE:
                shown.update(lights.bridge_lights(data))
            case Action.MOVE:
                shown.update(lights.move_lights(data))
            case Action.PAGODA:
                shown.update(lights.floor_lights(data))
            case Action.FESTIVAL:
                shown.update(lights.open_shores(data, data.now.options.festivals))
        if data.pointed_out and data.lane is not None:
            shown.update(lights.ghost(data, data.lane, None))
        shown.update(lights.task_lights(data))
        return shown

    # -- from a position to a target ---------------------------------------------------------

    def target_at(self, pos: QPointF) -> Target | None:
        data = self.data
        if not data.area.contains(pos):
            return None
        stage, island = data.now.view.stage, data.board.island_at(pos)
        if stage in (RECRUIT, SEND, STONE):
            return None if island is None else self._spot(island)
        if stage is CROSS:
            return self._crossing(island)
        if stage not in (TURN, MOVE):
            return None
        if data.intent.action is Action.BRIDGE:
            return self._for_bridge(pos, island)
        return None if island is None else self._on_island(pos, island)

    def _on_island(self, pos: QPointF, island: int) -> Target:
        data = self.data
        match data.intent.action:
            case Action.PAGODA:
                return Target("pagoda", (island,))
            case Action.FESTIVAL:
                return Target("festival", (island,))
            case Action.MOVE if data.intent.origin not in (None, island):
                return Target("to", (island,))
            case Action.MOVE:
                return Target("worker", (island,))
        at_worker = data.now.options.any and self._worker_at(pos, island)
        return Target("worker" if at_worker or data.now.view.stage is MOVE else "island", (island,))

    def _spot(self, island: int) -> Target:
        """Where a piece of the task would go; also where it may not."""
        data = self.data
        if island in data.now.options.spots:
            return data.now.options.spots[island]
        if data.now.view.stage is SEND:
            return Target("send", (data.now.view.tasks[0][1], island))
        return Target("recruit" if data.now.view.stage is RECRUIT else "stone", (island,))

    def _crossing(self, island: int | None) -> Target | None:
        if island is None:
            return None
        if self.data.crossing not in (None, island):
            return Target("to", (island,))
        return self.data.now.options.crossings.get(island, Target("cross", (island, island)))

    def _for_bridge(self, pos: QPointF, island: int | None) -> Target | None:
        board, origin = self.data.board, self.data.intent.origin
        if origin is None:
            if island is not None:
                return Target("island", (island,))
            number = board.lane_at(pos, set(self.data.now.options.lanes))
        elif island == origin:
            return Target("island", (origin,))
        elif island is not None and (origin, island) not in board.network.between:
            return Target("lane", (origin, island, 0))  # there is none, which is told
        else:
            number = board.nearest_lane(origin, pos)
        return None if number is None else board.lane_target(number)

    def _worker_at(self, pos: QPointF, island: int) -> bool:
        """Whether a worker of whoever looks stands here."""
        reach = self.data.board.cell * 0.06
        return any(
            spec.rect.adjusted(-reach, -reach, reach, reach).contains(pos)
            for spec in lights.workers_on(self.data, island).values()
            if spec.face[0] == self.data.viewer
        )

    # -- from targets to places --------------------------------------------------------------

    def stops(self) -> dict[Target, QRectF]:
        """What may be selected now; all islands while nothing is selected."""
        data = self.data
        found = {
            target: rect for target in data.choices if (rect := self.place_of(target)) is not None
        }
        if data.nothing_selected and data.now.view.stage is TURN:
            for island in range(data.board.network.size):
                found[Target("island", (island,))] = data.board.block(island)
        return found

    def place_of(self, target: Target) -> QRectF | None:
        board = self.data.board
        if target.kind in ON_ISLANDS:
            return board.block(target.key[0])
        match target.kind:
            case "send":
                return board.block(target.key[1])
            case "worker" | "cross":
                return board.crowd(target.key[0])
            case "lane":
                number = board.lane_of(target)
                return board.lane_rect(number) if number >= 0 else None
        return None
