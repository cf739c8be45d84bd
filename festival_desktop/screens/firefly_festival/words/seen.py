"""What words need to know about what a session shows: its view, prices, lanes, previews.

No words and no Qt.
"""

from festival_desktop.core.game import Score, Seat
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island, IslandTile
from festival_desktop.games.firefly_festival.network import Lane
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.models.session import Session
from festival_desktop.play.preview import GoalChange, Preview
from festival_desktop.tables.firefly_festival import FireflyTable
from festival_desktop.tables.firefly_festival.forecast import Forecast
from festival_desktop.tables.firefly_festival.gains import Gain, gains
from festival_desktop.tables.firefly_festival.prices import Prices
from festival_desktop.tables.firefly_festival.vocabulary import Count


class Seen:
    def __init__(self, session: Session) -> None:
        self._session = session
        self._table: FireflyTable = session.table  # type: ignore[assignment]
        self._content = self._table.game.content
        self.network = self._table.game.islands.networks[len(session.players)]

    @property
    def view(self) -> View:
        view: View = self._session.view
        return view

    def tile(self, island: Island) -> IslandTile:
        return self._content.tiles[self.view.layout[island]]

    def capacity(self, island: Island) -> int | None:
        return self._content.sizes[self.tile(island).size].capacity

    def is_full(self, island: Island) -> bool:
        """Whether no worker of whoever is to act may stay there."""
        return island in self._table.full(self.view)

    @property
    def prices(self) -> Prices:
        """Of whoever is to act."""
        return self._table.prices(self.view, self.view.seat)

    @property
    def me(self) -> Seat:
        """Whoever looks, or is to act."""
        viewer = self._session.viewer
        return self.view.seat if viewer is None else viewer

    @property
    def projected(self) -> tuple[Score, ...]:
        """Seat → its score if the game ended now."""
        return self._table.projected(self.view).scores

    def forecast(self, island: Island) -> Forecast:
        """A festival there, and what whoever looks lacks for it."""
        return self._table.forecast(self.view, self.me, island)

    def chain(self, seat: Seat) -> int:
        """How many islands the longest path of its bridges joins."""
        return self.network.chain(self.view.built[seat])

    # -- what a move would cost and bring ------------------------------------------------------

    def preview(self, move: m.Move) -> Preview:
        return self._session.preview_of(move).at_once()

    def claims(self) -> tuple[GoalChange, ...]:
        return self._table.claims(self.view, self._session.moves)

    def coins(self, move: m.Move) -> int:
        """What it costs."""
        return self.preview(move).paid(Count.COINS)

    def own(self, move: m.Move) -> list[Gain]:
        """What it brings to whoever makes it."""
        return [each for each in gains(self.preview(move)) if each.seat == self.view.seat]

    # -- lanes ---------------------------------------------------------------------------------

    def lane(self, a: Island, b: Island, way: int) -> Lane:
        """Either end may come first."""
        number = self.network.find(a, b, way)
        return self.network.lanes[number if number >= 0 else self.network.find(b, a, way)]

    def side(self, lane: Lane) -> tuple[str, int]:
        """Where a lane lies among those between the same islands: a key of words, and its place."""
        ways = self.network.between[lane.a, lane.b].bit_count()
        if ways == 1:
            return "only", 0
        across = len({y for _, y in lane.cells}) == 1
        place = 0 if lane.way == 0 else 2 if lane.way == ways - 1 else 1
        return ("across" if across else "down"), place
