"""Firefly Festival on a table: pieces of a view, touches of a move, gains of a preview.

Areas: island (n), pagoda (island, storey), lane (a, b, way), cell (x, y), seat (n), goals (slot),
hand (slot), offer (slot), sorin, deck, crow. Workers of one player on one island are alike, so they
are one piece whose face is their number.

Targets: action (Action), island (n), lane (a, b, way), pagoda (n), festival (n), worker (n),
to (n), over (owner), together (owner), ferry (way), goal (kind), secret (goal), crow, crow-gain
(CrowGain), fish, power (n), send (start, n), stone (n), recruit (n), cross (origin, destination),
storey, done, skip (a main action that is impossible), pass (the end of a turn).
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from typing import ClassVar

from festival_desktop.core.game import Event
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import NOBODY, State
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.play.table import Gain, Piece, Place, Target, Touches


class Action(IntEnum):
    """The main actions, in the order of their plaques."""

    BRIDGE = 0
    PAGODA = 1
    MOVE = 2
    FESTIVAL = 3


class FireflyTable:
    """The table of one game; holds the rules for the values its pieces show."""

    IMPLIED: ClassVar[frozenset[str]] = frozenset({"lane"})

    def __init__(self, game: FireflyFestival) -> None:
        self.game = game

    # -- what lies there ---------------------------------------------------------------------

    def pieces(self, view: View) -> list[Piece]:
        # What is counted is the same in every position that looks like this one.
        position = self.game.imagine(view, Rng(0))
        return [
            *self._islands(view),
            *self._water(position),
            *self._bridges(position),
            *self._seats(view, position),
            *self._goals(view, position),
            *self._shared(view),
        ]

    def _islands(self, view: View) -> Iterable[Piece]:
        for island, tile in enumerate(view.layout):
            sealed = view.sealed >> island & 1
            yield Piece(f"island:{island}", "island", Place("island", (island,)), (tile, sealed))
            for storey, seat in enumerate(view.floors[island]):
                place = Place("pagoda", (island, storey))
                home = Place("seat", (seat,))
                yield Piece(f"floor:{island}:{storey}", "floor", place, (seat,), origin=home)
            for seat in range(view.players):
                if number := view.workers[seat][island]:
                    place = Place("island", (island,))
                    yield Piece(f"workers:{seat}:{island}", "workers", place, (seat, number))

    def _water(self, position: State) -> Iterable[Piece]:
        network = self.game.islands.network(position)
        covered = {cell for lane in network.members(position.bridges) for cell in lane.cells}
        for cell, kind in network.board.water.items():
            if cell not in covered:
                x, y = cell
                yield Piece(f"water:{x}:{y}", "water", Place("cell", cell), (int(kind),))

    def _bridges(self, position: State) -> Iterable[Piece]:
        lanes = self.game.islands.network(position).lanes
        for seat, built in enumerate(position.built):
            for number, lane in enumerate(lanes):
                if built >> number & 1:
                    place = Place("lane", (lane.a, lane.b, lane.way))
                    yield Piece(f"bridge:{number}", "bridge", place, (seat, lane.length))

    def _seats(self, view: View, position: State) -> Iterable[Piece]:
        network = self.game.islands.network(position)
        for seat in range(view.players):
            face = (
                view.points[seat],
                view.coins[seat],
                view.fish[seat],
                view.workers_left[seat],
                view.floors_left[seat],
                view.segments_left[seat],
                view.hand_sizes[seat],
                network.figures(view.built[seat]).chain,
            )
            yield Piece(f"seat:{seat}", "seat", Place("seat", (seat,)), face)
            yield Piece(f"power:{seat}", "power", Place("seat", (seat,)), (view.powers[seat],))

    def _goals(self, view: View, position: State) -> Iterable[Piece]:
        goals = self.game.turn.goals
        for slot, kind in enumerate(view.goals):
            number, points = goals.top(position, kind) or (0, 0)
            reached = (goals.progress(position, seat, kind) for seat in range(view.players))
            face = (kind, view.taken[kind], number, points, *reached)
            yield Piece(f"goal:{kind}", "goal", Place("goals", (slot,)), face)
        for slot, goal in enumerate(view.hand):
            card = self.game.content.private[goal]
            assert view.viewer is not None
            reached_own = goals.private_progress(position, view.viewer, goal)
            face = (goal, card.number, card.points, reached_own)
            origin = Place("deck")
            yield Piece(f"secret:{goal}", "secret", Place("hand", (slot,)), face, origin=origin)

    def _shared(self, view: View) -> Iterable[Piece]:
        total = self.game.content.tables[view.players].sorin
        yield Piece("sorin", "sorin", Place("sorin"), (view.sorin, total))
        yield Piece("deck", "deck", Place("deck"), (view.deck_size,))
        place = Place("crow") if view.crow == NOBODY else Place("seat", (view.crow,))
        yield Piece("crow", "crow", place)
        for slot, power in enumerate(view.offered):
            kept = view.viewer is not None and view.powers[view.viewer] == power
            face = (power, int(kept))
            yield Piece(f"offer:{power}", "offer", Place("offer", (slot,)), face)

    # -- what touching it means --------------------------------------------------------------

    def touches(self, move: m.Move) -> Touches:
        """The order in which a person touches things to make this move."""
        match move:
            case m.BuildBridge():
                ends = frozenset((Target("island", (move.a,)), Target("island", (move.b,))))
                return _action(Action.BRIDGE), ends, _one("lane", move.a, move.b, move.way)
            case m.MoveWorker():
                return (*_from_to(move.origin, move.destination), _one("over", move.owner))
            case m.MovePair():
                return (*_from_to(move.origin, move.destination), _one("together", move.owner))
            case m.Ferry():
                return (*_from_to(move.origin, move.destination), _one("ferry", move.way))
            case m.BuildPagoda():
                return _action(Action.PAGODA), _one("pagoda", move.island)
            case m.HoldFestival():
                return _action(Action.FESTIVAL), _one("festival", move.island)
            case m.ClaimPublic():
                return (_one("goal", move.kind),)
            case m.ClaimPrivate():
                return (_one("secret", move.goal),)
            case m.TakeCrow():
                return _one("crow"), _one("crow-gain", move.gain)
            case m.PlaceFish():
                return (_one("fish"),)
        return self._answer_touches(move)

    def _answer_touches(self, move: m.Move) -> Touches:
        """Decisions of one touch: what a task asks for, and leaving the rest."""
        match move:
            case m.ChoosePower():
                return (_one("power", move.power),)
            case m.SendWorker():
                return (_one("send", move.start, move.island),)
            case m.LayFirstStone():
                return (_one("stone", move.island),)
            case m.Recruit():
                return (_one("recruit", move.island),)
            case m.Cross():
                return (_one("cross", move.origin, move.destination),)
            case m.AddStorey():
                return (_one("storey"),)
            case m.Done():
                return (_one("done"),)
            case m.Pass():
                return (_one("skip"),)
            case m.EndTurn():
                return (_one("pass"),)
        raise TypeError(f"no touches for {move}")

    def attempt(self, touched: Sequence[Target]) -> m.Move | None:
        keys = [target.key for target in touched]
        match [target.kind for target in touched]:
            case ["action", "island", "island", "lane"]:
                return m.BuildBridge(*keys[3])
            case ["action", "worker", "to", "over"]:
                (origin,), (destination,), (owner,) = keys[1:]
                return m.MOVEMENTS[owner][origin][destination]
            case ["action", "worker", "to", "together"]:
                (origin,), (destination,), (owner,) = keys[1:]
                return m.PAIR_MOVEMENTS[owner][origin][destination]
            case ["action", "worker", "to", "ferry"]:
                return m.Ferry(keys[1][0], keys[2][0], keys[3][0])
            case ["action", "pagoda"]:
                return m.PAGODAS[keys[1][0]]
            case ["action", "festival"]:
                return m.FESTIVALS[keys[1][0]]
            case ["crow", *rest] if len(rest) < 2:
                return m.CROW_FOR[keys[-1][0] if rest else 0]
            case [kind]:
                return _attempt_at_once(kind, keys[0])
        return None

    # -- what it would give ------------------------------------------------------------------

    def gains(self, events: Iterable[Event]) -> list[Gain]:
        """Who gets what, in the order of the rules; `what` is coins, points, worker, goal, fish."""
        return [gain for event in events if (gain := _gain(event)) is not None and gain.number > 0]


def _gain(event: Event) -> Gain | None:
    match event:
        case told.CoinsGained():
            return Gain(event.seat, "coins", int(event.source), event.number)
        case told.WorkersMoved() if event.owner != event.seat:
            return Gain(event.owner, "coins", 0, event.toll)
        case told.WorkerRecruited():
            return Gain(event.seat, "worker", event.island, 1)
        case told.RecruitLost():
            return Gain(event.seat, "worker", 0, 1, missing=True)
        case told.GoalDrawn():
            return Gain(event.seat, "goal", 0, 1)
        case told.GoalMissed():
            return Gain(event.seat, "goal", 0, 1, missing=True)
        case told.FishReturned():
            return Gain(event.seat, "fish", 0, event.number)
        case (
            told.PointsScored()
            | told.FestivalScored()
            | told.FirefliesScored()
            | told.PublicGoalClaimed()
            | told.PrivateGoalClaimed()
            | told.ChainScored()
            | told.LongestChainScored()
        ):
            return Gain(event.seat, "points", 0, event.points)
    return None


def _attempt_at_once(kind: str, key: tuple[int, ...]) -> m.Move | None:
    """A move of one touch."""
    match kind:
        case "goal":
            return m.PUBLIC_CLAIMS[key[0]]
        case "secret":
            return m.ClaimPrivate(key[0])
        case "power":
            return m.ChoosePower(key[0])
        case "recruit":
            return m.RECRUITS[key[0]]
        case "stone":
            return m.FIRST_STONES[key[0]]
        case "send":
            return m.SENDINGS[key[0]][key[1]]
        case "cross":
            return m.CROSSINGS[key[0]][key[1]]
    return {
        "fish": m.PLACE_FISH,
        "storey": m.ADD_STOREY,
        "done": m.DONE,
        "skip": m.PASS,
        "pass": m.END_TURN,
    }.get(kind)


def _from_to(origin: int, destination: int) -> Touches:
    return _action(Action.MOVE), _one("worker", origin), _one("to", destination)


def _action(action: Action) -> frozenset[Target]:
    return _one("action", action)


def _one(kind: str, *key: int) -> frozenset[Target]:
    return frozenset((Target(kind, tuple(map(int, key))),))
