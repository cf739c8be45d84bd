"""The lake: its selectable things, and light on what the player is about to do."""

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.games.firefly_festival.state import CROSS, MOVE, RECRUIT, SEND, STONE, TURN
from festival_desktop.play.table import Target
from festival_desktop.scenes.part import TablePart
from festival_desktop.scenes.shown import PartContent
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.intent import island_of
from festival_desktop.screens.firefly_festival.table.lake_lights import Lights
from festival_desktop.screens.firefly_festival.table.pieces import worker_items
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival import Action


def lake(table: TableState) -> PartContent:
    """Show what can be selected; all islands while nothing is selected."""
    board, stops = table.board, dict[Target, QRectF]()
    for target in table.choices:
        if (rect := place_on_board(board, target)) is not None:
            stops[target] = rect
    if not table.selected and table.now.view.stage is TURN:
        for island in range(board.network.size):
            stops[Target("island", (island,))] = board.block(island)
    return PartContent(Lights(table).items, stops=stops)


def place_on_board(board: Board, target: Target) -> QRectF | None:
    if target.kind == "lane":
        number = board.lane_of(target)
        return board.lane_rect(number) if number >= 0 else None
    island = island_of(target)
    if island is None:
        return None
    return board.crowd(island) if target.kind in ("worker", "cross") else board.block(island)


class LakePart(TablePart):
    """Hit-tests the lake by what the player is about to do."""

    def __init__(self) -> None:
        super().__init__("lake", lake, on_board=True)

    table: TableState

    def place_of(self, target: Target) -> QRectF | None:
        return place_on_board(self.table.board, target)

    def target_at(self, pos: QPointF) -> Target | None:
        table = self.table
        if not table.layout.lake.contains(pos):
            return None
        stage, island = table.now.view.stage, table.board.island_at(pos)
        if stage in (RECRUIT, SEND, STONE):
            return None if island is None else self._spot(island)
        if stage is CROSS:
            return self._crossing(island)
        if stage not in (TURN, MOVE):
            return None
        if table.intent.action is Action.BRIDGE:
            return self._for_bridge(pos, island)
        return None if island is None else self._on_island(pos, island)

    def _on_island(self, pos: QPointF, island: int) -> Target:
        table = self.table
        match table.intent.action:
            case Action.PAGODA:
                return Target("pagoda", (island,))
            case Action.FESTIVAL:
                return Target("festival", (island,))
            case Action.MOVE if table.intent.origin not in (None, island):
                return Target("to", (island,))
            case Action.MOVE:
                return Target("worker", (island,))
        moving, any_moves = table.now.view.stage is MOVE, table.now.options.any
        at_worker = moving or (any_moves and self._worker_at(pos, island))
        return Target("worker" if at_worker else "island", (island,))

    def _spot(self, island: int) -> Target:
        """Return where a piece of the task would go, allowed or not."""
        table = self.table
        if island in table.now.options.spots:
            return table.now.options.spots[island]
        if table.now.view.stage is SEND:
            return Target("send", (table.now.view.tasks[0][1], island))
        return Target("recruit" if table.now.view.stage is RECRUIT else "stone", (island,))

    def _crossing(self, island: int | None) -> Target | None:
        if island is None:
            return None
        lifted = self.table.pointer.lifted
        if lifted is not None and lifted.kind == "cross" and lifted.key[0] != island:
            return Target("to", (island,))
        crossings = self.table.now.options.crossings
        to_here = (each for each in crossings.values() if each.key[1] == island)
        return crossings.get(island) or next(to_here, Target("cross", (island, island)))

    def _for_bridge(self, pos: QPointF, island: int | None) -> Target | None:
        board, origin = self.table.board, self.table.intent.origin
        if origin is None:
            if island is not None:
                return Target("island", (island,))
            number = board.lane_at(pos, set(self.table.now.options.lanes))
        elif island == origin:
            return Target("island", (origin,))
        elif island is not None and (origin, island) not in board.network.between:
            return Target("lane", (origin, island, 0))  # No such lane; refused with a reason.
        else:
            number = board.nearest_lane(origin, pos)
        return None if number is None else board.lane_target(number)

    def _worker_at(self, pos: QPointF, island: int) -> bool:
        """Return whether a worker of the viewer is at a point."""
        reach = self.table.board.cell * 0.06
        return any(
            spec.rect.adjusted(-reach, -reach, reach, reach).contains(pos)
            for spec in worker_items(self.table, island).values()
            if spec.face[0] == self.table.session.viewer
        )
