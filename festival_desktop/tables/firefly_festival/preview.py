"""The effects of a move of Firefly Festival, and the options it opens."""

from collections.abc import Iterable
from dataclasses import replace

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.network import Lane
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import CHOOSE, OVER, RECRUIT, State, Why
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.play.lookahead import Trial
from festival_desktop.play.place import Place
from festival_desktop.play.preview import GoalStatus, Preview, Timing
from festival_desktop.play.preview_builder import PreviewBuilder
from festival_desktop.play.weight import Weight, Weights
from festival_desktop.tables.firefly_festival.vocabulary import Aim, Chance, Count

WEIGHTS: Weights = {
    ev.ActionFinished: Weight.NOTHING,
    ev.TurnBegan: Weight.NOTHING,
    ev.PowersRevealed: Weight.GREAT,
    ev.WorkerSent: Weight.NEWS,
    ev.FirstStoneLaid: Weight.NEWS,
    ev.BridgeBuilt: Weight.NEWS,
    ev.WorkerCrossed: Weight.NEWS,
    ev.WorkersMoved: Weight.NEWS,
    ev.WorkerFerried: Weight.NEWS,
    ev.WorkerRecruited: Weight.NEWS,
    ev.FloorBuilt: Weight.NEWS,
    ev.FishPlaced: Weight.NEWS,
    ev.GoalDrawn: Weight.NEWS,
    ev.FestivalHeld: Weight.GREAT,
    ev.PublicGoalClaimed: Weight.GREAT,
    ev.PrivateGoalClaimed: Weight.GREAT,
    ev.CrowTaken: Weight.GREAT,
    ev.EndTriggered: Weight.GREAT,
    ev.GameEnded: Weight.GREAT,
}
"""The events that are news, or change nothing."""


def read_trial(game: FireflyFestival, view: View, trial: Trial[State]) -> Preview:
    """Read the preview of a move tried on an imagined position."""
    lines = Reading(trial.events, game.islands.network(trial.before).lanes)
    if trial.whole and trial.before.stage is not CHOOSE:
        lines.when = Timing.MOVE
        _promise(game, lines, trial)
        _open_goals(game, view, lines, trial)
        _open_islands(game, lines, trial)
        longest = game.islands.network(trial.before).chain
        for seat, built in enumerate(zip(trial.before.built, trial.after.built, strict=True)):
            was, will = map(longest, built)
            if will > was:
                lines.reach(seat, Aim.CHAIN, (will,))
    return lines.preview()


# -- after further decisions ---------------------------------------------------------------------


def _promise(game: FireflyFestival, lines: PreviewBuilder, trial: Trial[State]) -> None:
    """Add the recruits still to be placed, and the rewards after them in the same action.

    Placement changes neither their number nor the rewards, so any choice gives the answer.
    """
    after, seat = trial.after, trial.before.seat
    if after.stage is not RECRUIT or after.seat != seat:
        return
    position, log = after.copy(), list[Event]()
    recruits = 0
    while position.stage is RECRUIT and position.seat == seat:
        recruits += 1
        game.play(position, game.legal_moves(position)[0], log)
    lines.reach(seat, Aim.RECRUIT, (recruits,), how=GoalStatus.OPEN)
    for change in Reading(log, game.islands.network(after).lanes).preview().changes:
        if change.when is Timing.MOVE:
            # Omit the island, which was only a trial.
            worker = change.what == Count.WORKER
            lines.promise(replace(change, key=(), place=None) if worker else change)


# -- new options ---------------------------------------------------------------------------------


def _open_goals(
    game: FireflyFestival, view: View, lines: PreviewBuilder, trial: Trial[State]
) -> None:
    """Add the goals that this step meets for the first time."""
    before, after, seat = trial.before, trial.after, trial.before.seat
    goals = game.turn.goals
    if after.stage is OVER:
        return
    now = GoalStatus.OPEN if after.seat == seat and after.secondary_open else GoalStatus.AHEAD
    for kind in before.goals:
        if goals.meets_public(after, seat, kind) and not goals.meets_public(before, seat, kind):
            _, points = goals.top(after, kind) or (0, 0)
            lines.reach(seat, Aim.PUBLIC_GOAL, (kind, after.taken[kind]), points, now)
    for goal in view.hand if view.viewer == seat else ():
        if goals.meets_private(after, seat, goal) and not goals.meets_private(before, seat, goal):
            points = game.content.private[goal].points
            lines.reach(seat, Aim.PRIVATE_GOAL, (goal,), points, now)


def _open_islands(game: FireflyFestival, lines: PreviewBuilder, trial: Trial[State]) -> None:
    """Add the islands where a festival or a floor becomes possible."""
    before, after, seat = trial.before, trial.after, trial.before.seat
    if after.stage is OVER:
        return
    now = GoalStatus.OPEN if after.seat == seat and after.main_left else GoalStatus.AHEAD
    may_hold = game.turn.festivals.may_hold
    for island, pagoda in enumerate(after.floors):
        if pagoda and may_hold(after, seat, island) and not may_hold(before, seat, island):
            lines.reach(seat, Aim.FESTIVAL, (island,), how=now)
    known = _sites(game, before, seat)
    for island in _sites(game, after, seat):
        if island not in known:
            lines.reach(seat, Aim.SITE, (island,), how=now)


def _sites(game: FireflyFestival, position: State, seat: Seat) -> list[Island]:
    """List the islands where a seat could build a floor in its own turn."""
    moves: list[m.Move] = []
    active, position.seat = position.seat, seat
    game.turn.pagodas.moves(position, moves)
    position.seat = active
    return [move.island for move in moves if isinstance(move, m.BuildPagoda)]


# -- reading events -------------------------------------------------------------------------------


class Reading(PreviewBuilder):
    """Builds the preview from the events of one step.

    Without the lanes of the board, segments and places of bridges are left out: an event holds only
    the number of a lane.
    """

    def __init__(self, events: Iterable[Event], lanes: tuple[Lane, ...] = ()) -> None:
        super().__init__()
        self._lanes = lanes
        self._from: Place | None = None
        """Source of the rewards that follow."""
        for event in events:
            self._read(event)

    def _read(self, event: Event) -> None:
        """Read the movement of workers; the next methods read all other events."""
        match event:
            case ev.WorkersMoved():
                self.pay(event.seat, Count.MOVEMENT, 1)
                self.pay(event.seat, Count.COINS, event.toll)
                self._shift(event.seat, event.origin, event.destination, event.number)
                if event.owner != event.seat:
                    self.change(event.owner, Count.COINS, event.toll)
            case ev.WorkerFerried():
                self.pay(event.seat, Count.MOVEMENT, 1)
                self.pay(event.seat, Count.COINS, event.paid)
                self._shift(event.seat, event.origin, event.destination, 1)
            case ev.WorkerCrossed():
                self._shift(event.seat, event.origin, event.destination, 1)
            case ev.WorkerSent():
                self._shift(event.seat, event.start, event.island, 1)
            case ev.WorkerRecruited():
                self.change(event.seat, Count.WORKER, 1, (event.island,), _at(event.island))
            case ev.RecruitLost():
                self.miss(event.seat, Count.WORKER, 1, (), self._from)
            case _:
                self._built(event)

    def _shift(self, seat: int, origin: int, destination: int, number: int) -> None:
        self.change(seat, Count.WORKER, -number, (origin,), _at(origin))
        self.change(seat, Count.WORKER, number, (destination,), _at(destination))

    # -- building ------------------------------------------------------------------------------

    def _built(self, event: Event) -> None:
        match event:
            case ev.BridgeBuilt():
                self._bridge(event)
            case ev.FloorBuilt():
                self._from = _at(event.island)
                self.pay(event.seat, Count.COINS, event.paid)
                self._floor(event.seat, event.island, event.height)
            case ev.FirstStoneLaid():
                self._floor(event.seat, event.island, 1)
            case _:
                self._gained(event)

    def _bridge(self, event: ev.BridgeBuilt) -> None:
        self.pay(event.seat, Count.COINS, event.paid)
        if self._lanes:
            lane = self._lanes[event.lane]
            self._from = Place("lane", (lane.a, lane.b, lane.way))
            self.pay(event.seat, Count.SEGMENT, lane.length)
        self.change(event.seat, Count.BRIDGE, 1, (event.lane,), self._from)

    def _floor(self, seat: int, island: int, height: int) -> None:
        place = Place("pagoda", (island, height - 1))
        self.change(seat, Count.FLOOR, 1, (island,), place)

    # -- rewards and secondary actions ---------------------------------------------------------

    def _gained(self, event: Event) -> None:
        match event:
            case ev.CoinsGained():
                place = None if event.source is ev.Source.CROW_INCOME else self._from
                self.change(event.seat, Count.COINS, event.number, (), place)
            case ev.GoalDrawn():
                self.change(event.seat, Count.GOAL, 1, (), Place("deck"))
                self.unknown(Chance.GOAL_DRAWN, event.seat)
            case ev.GoalMissed():
                self.miss(event.seat, Count.GOAL, 1, (), Place("deck"))
            case ev.GoalsDealt():
                self.change(event.seat, Count.GOAL, event.number, (), Place("deck"))
            case ev.FishPlaced():
                self.pay(event.seat, Count.COINS, event.paid)
                self.pay(event.seat, Count.FISH, 1)
            case ev.FishReturned():
                self.change(event.seat, Count.FISH, event.number)
            case ev.CrowTaken():
                self.pay(event.seat, Count.POINTS, event.paid, (Why.CROW,))
                if event.holder is not None:
                    self.change(event.holder, Count.CROW, -1)
                self.change(event.seat, Count.CROW, 1)
            case _:
                self._scored(event)

    # -- points --------------------------------------------------------------------------------

    def _points(self, seat: int, why: Why, points: int, place: Place | None = None) -> None:
        self.change(seat, Count.POINTS, points, (why,), place)

    def _scored(self, event: Event) -> None:
        match event:
            case ev.PointsScored():
                place = self._from if event.why is Why.WATER else None
                self._points(event.seat, event.why, event.points, place)
            case ev.FestivalHeld():
                self._from = _at(event.island)
                self.reach(event.seat, Aim.FESTIVAL, (event.island,))
                self.reach(None, Aim.SORIN, (event.sorin,))
            case ev.FestivalScored():
                place, key = _at(event.island), (event.island, event.pieces)
                self._points(event.seat, Why.FESTIVAL, event.points, place)
                self.reach(event.seat, Aim.SHARE, key, event.points)
            case ev.FirefliesScored():
                self._points(event.seat, Why.FIREFLIES, event.points, self._from)
                key = event.here, event.beside
                self.reach(event.seat, Aim.FIREFLIES, key, event.points)
            case ev.PublicGoalClaimed():
                self._points(event.seat, Why.PUBLIC, event.points)
                key = event.kind, event.card
                self.reach(event.seat, Aim.PUBLIC_GOAL, key, event.points)
            case ev.PrivateGoalClaimed():
                self.pay(event.seat, Count.GOAL, 1)
                self._points(event.seat, Why.PRIVATE, event.points)
                self.reach(event.seat, Aim.PRIVATE_GOAL, (event.goal,), event.points)
            case _:
                self._went_on(event)

    def _went_on(self, event: Event) -> None:
        match event:
            case ev.CrowCursed():
                self.when = Timing.END
                self._points(event.seat, Why.CROW, -event.points)
            case ev.ChainScored():
                self.when = Timing.END
                self._points(event.seat, Why.CHAIN, event.points)
                self.reach(event.seat, Aim.CHAIN, (event.islands,), event.points)
            case ev.LongestChainScored():
                self._points(event.seat, Why.LONGEST, event.points)
                self.reach(event.seat, Aim.LONGEST_CHAIN, (), event.points)
            case ev.GameEnded():
                self.when = Timing.END
                self.reach(None, Aim.GAME_OVER, event.winners)
            case ev.TurnBegan():
                self.when = Timing.NEXT
                self.reach(event.seat, Aim.TURN)
            case ev.EndTriggered():
                self.reach(event.seat, Aim.END, (int(event.trigger),))
            case ev.PowerChosen():
                key = () if event.power is None else (event.power,)
                self.reach(event.seat, Aim.POWER, key)
            case ev.PowersRevealed():
                self.unknown(Chance.POWERS_REVEALED, decides=True)


def _at(island: int) -> Place:
    return Place("island", (island,))
