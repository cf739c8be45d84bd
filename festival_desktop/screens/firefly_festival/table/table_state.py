"""What is read from session, pointer and interaction for one redraw; the parts get it as data."""

from typing import NamedTuple

from PySide6.QtCore import QRectF

from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.state import TURN
from festival_desktop.models.session import Session
from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.pointer import PointerState
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.intent import Intent, island_of
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.situation import Situation
from festival_desktop.tables.firefly_festival import Action, FireflyTable
from festival_desktop.tables.firefly_festival.gains import Gain


class TableState(NamedTuple):
    """Everything that decides what is shown now."""

    firefly: FireflyTable
    words: TableWords
    session: Session
    pointer: PointerState
    now: Situation
    layout: Layout
    board: Board
    intent: Intent
    lane: int | None
    """The lane a bridge would be built on."""
    forecasting: bool
    """Every festival is shown as if it were held now."""
    planning: bool
    """Who could hold which festival is marked."""
    gains: tuple[Gain, ...]
    zooming: bool
    """The board is being zoomed or moved: its pieces wait."""

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

    def ready(self, *kinds: str) -> frozenset[Target]:
        """What of these kinds may be selected next."""
        choices = self.session.selector.choices()
        return frozenset(target for target in choices if target.kind in kinds)

    def hovered(self, *kinds: str) -> Target | None:
        """What the pointer or the focus is on, if it is of these kinds."""
        target = self.pointer.hovered
        return target if target is not None and target.kind in kinds else None

    @property
    def island(self) -> int | None:
        """The island the pointer or the focus is on."""
        return island_of(self.pointer.hovered)

    @property
    def pointed_out(self) -> bool:
        """A hint shows a lane."""
        highlighted = self.pointer.highlighted
        return bool(highlighted) and highlighted[-1].kind == "lane"

    @property
    def nothing_selected(self) -> bool:
        return not self.session.selector.selected

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

    @property
    def held(self) -> ItemSpec | None:
        """A floor or a Sōrin that a hand has taken from its plaque."""
        lifted, pos, side = self.pointer.lifted, self.pointer.position, self.board.cell * 1.1
        if lifted is None or lifted.kind != "action":
            return None
        rect = QRectF(pos.x() - side / 2, pos.y() - side / 2, side, side)
        face = ("floor" if lifted.key[0] == Action.PAGODA else "sorin", self.now.view.seat)
        return ItemSpec("held", face, rect, zorder.CARRIED, area="hand", soft=False)
