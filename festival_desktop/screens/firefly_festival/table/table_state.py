"""What is read from session, pointer and interaction for one redraw; the parts show it."""

from dataclasses import dataclass

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.games.firefly_festival.state import TURN
from festival_desktop.play.preview import Preview
from festival_desktop.scenes.table_state import SharedState
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.intent import Intent, island_of
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.situation import Situation
from festival_desktop.tables.firefly_festival import Action, FireflyTable
from festival_desktop.tables.firefly_festival.gains import Gain


@dataclass(frozen=True, kw_only=True)
class TableState(SharedState):
    """Everything that decides what is shown now."""

    firefly: FireflyTable
    now: Situation
    layout: Layout
    board: Board
    intent: Intent
    lane: int | None
    """The lane a bridge would be built on."""
    forecasting: bool
    """Every festival is shown as if it were held now."""
    gains: tuple[Gain, ...]
    zooming: bool
    """The board is being zoomed or moved: its pieces wait."""

    @property
    def content(self) -> Content:
        return self.firefly.game.content

    @property
    def preview(self) -> Preview | None:
        """Of what would happen if the hand let go, or Enter were pressed."""
        move = self.move_in_hand
        return None if move is None else self.session.preview_of(move)

    @property
    def bridge(self) -> Preview | None:
        """What the bridge under the hand or of a hint would cost and bring."""
        bridging = self.pointed_out or self.intent.action is Action.BRIDGE
        view, lane = self.now.view, self.lane
        if lane is None or not bridging or view.stage is not TURN:
            return None
        builds = self.firefly.game.turn.bridges.builds
        return self.session.preview_of(builds[view.players][lane])

    @property
    def island(self) -> int | None:
        """The island the pointer or the focus is on."""
        return island_of(self.hovered)

    @property
    def crossing(self) -> int | None:
        """The island a worker that may cross the new bridge was lifted from."""
        lifted = self.pointer.lifted
        return lifted.key[0] if lifted is not None and lifted.kind == "cross" else None

    @property
    def segments(self) -> int | None:
        """How many of a bridge the hand has drawn so far; None: all."""
        lifted, lane = self.pointer.lifted, self.lane
        if lifted is None or lane is None:
            return None
        start = lifted.key[0] if lifted.kind == "island" else self.board.network.lanes[lane].a
        return self.board.grown(lane, start, self.pointer.position)

    @property
    def pointed_out(self) -> bool:
        """A hint shows a lane."""
        highlighted = self.pointer.highlighted
        return bool(highlighted) and highlighted[-1].kind == "lane"

    @property
    def other_ways(self) -> bool:
        """Whether somebody could be paid though one's own bridges lead there."""
        action, origin, destination = self.intent
        if action is not Action.MOVE or origin is None or self.island is None:
            return False
        if destination is not None:
            return False  # they are asked about already
        ways = self.now.options.ways_to(origin, self.island)
        single = all(way.number == 1 for way in ways)
        return single and len(ways) > 1 and any(way.owner == self.now.view.seat for way in ways)

    @property
    def move_in_hand(self) -> m.Move | None:
        """What would happen if the hand let go, or Enter were pressed."""
        options, island, (action, origin, _) = self.now.options, self.island, self.intent
        if action is Action.BRIDGE and self.lane is not None:
            return options.lanes.get(self.lane)
        if action is Action.PAGODA and island in options.pagodas:
            return m.PAGODAS[island]
        if action is Action.MOVE and origin is not None and island is not None:
            ways = options.ways_to(origin, island)
            return min(ways, key=lambda way: (way.number, way.cost)).move if ways else None
        return None
