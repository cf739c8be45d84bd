"""What words need to know about a view besides what it says itself: prices, ways, new chances.

No words and no Qt. Everything is asked of the rules, on a position that looks like the view.
"""

from collections.abc import Iterable
from itertools import takewhile

from festival_desktop.core.game import Event
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Goal, Island, IslandTile, Kind
from festival_desktop.games.firefly_festival.network import Lane
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import State
from festival_desktop.games.firefly_festival.views import View


def this_turn(events: Iterable[Event]) -> list[Event]:
    """What happens before somebody else's turn begins."""
    return list(takewhile(lambda event: not isinstance(event, told.TurnBegan), events))


class Seen:
    """A view, and a full position that nobody who has it could tell from the real one."""

    def __init__(self, game: FireflyFestival, view: View) -> None:
        self.game, self.view = game, view
        self.position: State = game.imagine(view, Rng(0))
        self.network = game.islands.networks[view.players]

    def tile(self, island: Island) -> IslandTile:
        return self.game.content.tiles[self.view.layout[island]]

    def capacity(self, island: Island) -> int | None:
        return self.game.content.sizes[self.tile(island).size].capacity

    # -- prices --------------------------------------------------------------------------------

    def bridge_cost(self, lane: Lane) -> int:
        power = self.game.islands.power(self.position, self.view.seat)
        return power.bridge_cost(lane.length)

    def toll(self, move: m.MoveWorker | m.MovePair) -> int:
        return self.game.turn.movement.toll(self.position, move)

    def ferry_cost(self) -> int:
        return self.game.islands.power(self.position, self.view.seat).ferry_cost()

    def storey_cost(self) -> int:
        return self.game.islands.power(self.position, self.view.seat).storey_cost()

    def crow_cost(self) -> int:
        return self.game.turn.secondary.crow_cost(self.position)

    def fish_cost(self) -> int:
        """0 if all fish are placed."""
        return self.game.turn.secondary.fish_cost(self.position) or 0

    def movements(self) -> int:
        return self.game.turn.movement.number(self.position)

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

    # -- what a move would bring ---------------------------------------------------------------

    def after(self, move: m.Move) -> State:
        position = self.position.copy()
        log: list[Event] = []
        self.game.play(position, move, log)
        return position

    def new_goals(self, move: m.Move) -> list[Kind]:
        """Public goals that could be claimed after this move and could not before."""
        if not self.view.secondary_open:
            return []
        goals, seat, after = self.game.turn.goals, self.view.seat, self.after(move)
        if after.seat != seat:
            return []
        return [
            kind
            for kind in self.view.goals
            if goals.meets_public(after, seat, kind)
            and not goals.meets_public(self.position, seat, kind)
        ]

    def new_secrets(self, move: m.Move) -> list[Goal]:
        """Own private goals that could be revealed after this move and could not before."""
        if not self.view.secondary_open or self.view.viewer != self.view.seat:
            return []
        goals, seat, after = self.game.turn.goals, self.view.seat, self.after(move)
        if after.seat != seat:
            return []
        return [
            goal
            for goal in self.view.hand
            if goals.meets_private(after, seat, goal)
            and not goals.meets_private(self.position, seat, goal)
        ]

    def new_festivals(self, move: m.Move) -> list[Island]:
        """Islands where a festival could be held after this move and could not before."""
        festivals, seat, after = self.game.turn.festivals, self.view.seat, self.after(move)
        return [
            island
            for island, pagoda in enumerate(after.floors)
            if pagoda
            and festivals.may_hold(after, seat, island)
            and not festivals.may_hold(self.position, seat, island)
        ]

    def new_site(self, move: m.Move) -> Island | None:
        """An island where a floor can be built once the worker of this move has come there."""
        if not isinstance(move, m.MoveWorker | m.MovePair | m.Ferry | m.Cross):
            return None
        seat, island = self.view.seat, move.destination
        free = self.view.floors_left[seat] > 0 and not self.view.workers[seat][island]
        return island if free and self.game.turn.pagodas.rises(self.position, island) else None

    def new_chain(self, move: m.Move) -> int:
        """Islands on the own chain after a bridge that makes it longer; 0 if it does not."""
        if not isinstance(move, m.BuildBridge):
            return 0
        built = self.view.built[self.view.seat]
        with_it = built | 1 << self.network.find(move.a, move.b, move.way)
        chain = self.network.figures(with_it).chain
        return chain if chain > self.network.figures(built).chain else 0
