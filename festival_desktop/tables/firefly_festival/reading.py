"""From the events of Firefly Festival to changes of counts and goals."""

from collections.abc import Iterable

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival.network import Lane
from festival_desktop.games.firefly_festival.state import Why
from festival_desktop.play.place import Place
from festival_desktop.play.preview import When
from festival_desktop.play.preview_builder import PreviewBuilder
from festival_desktop.tables.firefly_festival.vocabulary import Aim, Chance, Count


def read(events: Iterable[Event], lanes: tuple[Lane, ...] = ()) -> PreviewBuilder:
    """What the events of one step say."""
    reading = Reading(lanes)
    for event in events:
        reading.read(event)
    return reading.lines


class Reading:
    """Goes through the events of one step and writes what they say.

    Without the lanes of the board, segments and places of bridges are left out: an event tells only
    the number of a lane.
    """

    def __init__(self, lanes: tuple[Lane, ...] = ()) -> None:
        self.lines = PreviewBuilder()
        self._lanes = lanes
        self._from: Place | None = None
        """What gives the rewards that are told next."""

    def read(self, event: Event) -> None:
        if not (self._moved(event) or self._built(event) or self._gained(event)):
            self._scored(event)
            self._went_on(event)

    # -- workers -------------------------------------------------------------------------------

    def _moved(self, event: Event) -> bool:
        match event:
            case told.WorkersMoved():
                self.lines.pay(event.seat, Count.MOVEMENT, 1)
                self.lines.pay(event.seat, Count.COINS, event.toll)
                self._shift(event.seat, event.origin, event.destination, event.number)
                if event.owner != event.seat:
                    self.lines.change(event.owner, Count.COINS, event.toll)
            case told.WorkerFerried():
                self.lines.pay(event.seat, Count.MOVEMENT, 1)
                self.lines.pay(event.seat, Count.COINS, event.paid)
                self._shift(event.seat, event.origin, event.destination, 1)
            case told.WorkerCrossed():
                self._shift(event.seat, event.origin, event.destination, 1)
            case told.WorkerSent():
                self._shift(event.seat, event.start, event.island, 1)
            case told.WorkerRecruited():
                self.lines.change(event.seat, Count.WORKER, 1, (event.island,), _at(event.island))
            case told.RecruitLost():
                self.lines.miss(event.seat, Count.WORKER, 1, (), self._from)
            case _:
                return False
        return True

    def _shift(self, seat: int, origin: int, destination: int, number: int) -> None:
        self.lines.change(seat, Count.WORKER, -number, (origin,), _at(origin))
        self.lines.change(seat, Count.WORKER, number, (destination,), _at(destination))

    # -- building ------------------------------------------------------------------------------

    def _built(self, event: Event) -> bool:
        match event:
            case told.BridgeBuilt():
                self._bridge(event)
            case told.FloorBuilt():
                self._from = _at(event.island)
                self.lines.pay(event.seat, Count.COINS, event.paid)
                self._floor(event.seat, event.island, event.height)
            case told.FirstStoneLaid():
                self._floor(event.seat, event.island, 1)
            case _:
                return False
        return True

    def _bridge(self, event: told.BridgeBuilt) -> None:
        self.lines.pay(event.seat, Count.COINS, event.paid)
        if self._lanes:
            lane = self._lanes[event.lane]
            self._from = Place("lane", (lane.a, lane.b, lane.way))
            self.lines.pay(event.seat, Count.SEGMENT, lane.length)
        self.lines.change(event.seat, Count.BRIDGE, 1, (event.lane,), self._from)

    def _floor(self, seat: int, island: int, height: int) -> None:
        place = Place("pagoda", (island, height - 1))
        self.lines.change(seat, Count.FLOOR, 1, (island,), place)

    # -- rewards and secondary actions ---------------------------------------------------------

    def _gained(self, event: Event) -> bool:
        match event:
            case told.CoinsGained():
                place = None if event.source is told.Source.CROW_INCOME else self._from
                self.lines.change(event.seat, Count.COINS, event.number, (), place)
            case told.GoalDrawn():
                self.lines.change(event.seat, Count.GOAL, 1, (), Place("deck"))
                self.lines.unknown(Chance.GOAL_DRAWN, event.seat)
            case told.GoalMissed():
                self.lines.miss(event.seat, Count.GOAL, 1, (), Place("deck"))
            case told.GoalsDealt():
                self.lines.change(event.seat, Count.GOAL, event.number, (), Place("deck"))
            case told.FishPlaced():
                self.lines.pay(event.seat, Count.COINS, event.paid)
                self.lines.pay(event.seat, Count.FISH, 1)
            case told.FishReturned():
                self.lines.change(event.seat, Count.FISH, event.number)
            case told.CrowTaken():
                self.lines.pay(event.seat, Count.POINTS, event.paid, (Why.CROW,))
                if event.holder is not None:
                    self.lines.change(event.holder, Count.CROW, -1)
                self.lines.change(event.seat, Count.CROW, 1)
            case _:
                return False
        return True

    # -- points --------------------------------------------------------------------------------

    def _points(self, seat: int, why: Why, points: int, place: Place | None = None) -> None:
        self.lines.change(seat, Count.POINTS, points, (why,), place)

    def _scored(self, event: Event) -> None:
        match event:
            case told.PointsScored():
                place = self._from if event.why is Why.WATER else None
                self._points(event.seat, event.why, event.points, place)
            case told.FestivalHeld():
                self._from = _at(event.island)
                self.lines.reach(event.seat, Aim.FESTIVAL, (event.island,))
                self.lines.reach(None, Aim.SORIN, (event.sorin,))
            case told.FestivalScored():
                place, key = _at(event.island), (event.island, event.pieces)
                self._points(event.seat, Why.FESTIVAL, event.points, place)
                self.lines.reach(event.seat, Aim.SHARE, key, event.points)
            case told.FirefliesScored():
                self._points(event.seat, Why.FIREFLIES, event.points, self._from)
                key = event.here, event.beside
                self.lines.reach(event.seat, Aim.FIREFLIES, key, event.points)
            case told.PublicGoalClaimed():
                self._points(event.seat, Why.PUBLIC, event.points)
                key = event.kind, event.card
                self.lines.reach(event.seat, Aim.PUBLIC_GOAL, key, event.points)
            case told.PrivateGoalClaimed():
                self.lines.pay(event.seat, Count.GOAL, 1)
                self._points(event.seat, Why.PRIVATE, event.points)
                self.lines.reach(event.seat, Aim.PRIVATE_GOAL, (event.goal,), event.points)
            case _:
                self._scored_at_end(event)

    def _scored_at_end(self, event: Event) -> None:
        match event:
            case told.CrowCursed():
                self.lines.when = When.END
                self._points(event.seat, Why.CROW, -event.points)
            case told.ChainScored():
                self.lines.when = When.END
                self._points(event.seat, Why.CHAIN, event.points)
                self.lines.reach(event.seat, Aim.CHAIN, (event.islands,), event.points)
            case told.LongestChainScored():
                self._points(event.seat, Why.LONGEST, event.points)
                self.lines.reach(event.seat, Aim.LONGEST_CHAIN, (), event.points)
            case told.GameEnded():
                self.lines.when = When.END
                self.lines.reach(None, Aim.GAME_OVER, event.winners)

    def _went_on(self, event: Event) -> None:
        match event:
            case told.TurnBegan():
                self.lines.when = When.NEXT
                self.lines.reach(event.seat, Aim.TURN)
            case told.EndTriggered():
                self.lines.reach(event.seat, Aim.END, (int(event.trigger),))
            case told.PowerChosen():
                key = () if event.power is None else (event.power,)
                self.lines.reach(event.seat, Aim.POWER, key)
            case told.PowersRevealed():
                self.lines.unknown(Chance.POWERS_REVEALED, decides=True)


def _at(island: int) -> Place:
    return Place("island", (island,))
