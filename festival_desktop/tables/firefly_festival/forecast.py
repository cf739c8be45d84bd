"""Forecasts: payouts of a festival held now, obstacles, prices, and the end of the game."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival.content import START, Island, Tile
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import State, Trigger
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.tables.firefly_festival.preview import Reading
from festival_desktop.tables.firefly_festival.vocabulary import Count, Missing

NEAR_FLOORS, NEAR_SORIN, NEAR_GOALS, NEAR_REST = 2, 1, 3, 1
"""The end is near with at most this many floors left, Sōrin above half the number of players,
public goals left, or rounds left before enough quiet turns.
"""


@dataclass(frozen=True, slots=True)
class Forecast:
    """A festival on `island` held now, and what `seat` lacks to hold it."""

    island: Island
    seat: Seat
    callers: tuple[Seat, ...]
    """Seats that could hold it on their turn."""
    as_guest: tuple[int, ...]
    """Points of each seat if another seat holds it."""
    as_caller: tuple[int, ...]
    """Points of each seat if it holds the festival; the same as a guest's if it cannot."""
    pieces: tuple[int, ...]
    """Pieces of each seat on the island."""
    weights: tuple[int, ...]
    """Weight of each seat for the majority."""
    value: int
    """Points per piece."""
    floors: tuple[int, int]
    """Number of floors, and number needed."""
    bridges: tuple[int, int]
    workers: int
    """Number of the seat's workers on the island."""
    missing: tuple[tuple[Missing, int], ...]
    """Conditions that keep the seat from holding it, with the amount missing."""

    def points(self, seat: Seat) -> tuple[int, ...]:
        """Return what a seat would score, as a guest first if it may be guest or caller."""
        guest, caller = self.as_guest[seat], self.as_caller[seat]
        return (caller,) if self.callers == (seat,) or guest == caller else (guest, caller)


def forecast(game: FireflyFestival, position: State, seat: Seat, island: Island) -> Forecast:
    festivals, islands, seats = game.turn.festivals, game.islands, range(position.players)
    callers = tuple(each for each in seats if festivals.may_hold(position, each, island))
    held = {host: _held(game, position, host, island) for host in {0, 1, *callers}}
    as_guest = tuple(held[each == 0][each] for each in seats)
    stand = len(position.floors[island])
    return Forecast(
        island,
        seat,
        callers,
        as_guest,
        tuple(held[each][each] if each in callers else as_guest[each] for each in seats),
        tuple(islands.pieces(position, each, island) for each in seats),
        tuple(islands.weights(position, island)),
        islands.tile(position, island).value,
        (stand, stand + festivals.floors_missing(position, island)),
        (islands.bridges_at(position, island), festivals.bridges_needed(position, seat, island)),
        position.workers[seat][island],
        tuple(_missing(game, position, seat, island)),
    )


def festive_islands(game: FireflyFestival, layout: Sequence[Tile]) -> list[Island]:
    """List the islands that can ever hold a festival: all but the Starts."""
    tiles = game.content.tiles
    return [island for island, tile in enumerate(layout) if tiles[tile].size is not START]


def leaders(game: FireflyFestival, position: State) -> tuple[tuple[Seat, ...], ...]:
    """Return, per island, the seats with the most pieces; none on Starts or sealed ones."""
    found: list[tuple[Seat, ...]] = [()] * len(position.layout)
    for island in festive_islands(game, position.layout):
        seats = range(position.players)
        weights = game.islands.weights(position, island)
        most = max(weights)
        if most and not position.sealed >> island & 1:
            found[island] = tuple(seat for seat in seats if weights[seat] == most)
    return tuple(found)


def _held(game: FireflyFestival, position: State, host: Seat, island: Island) -> list[int]:
    """Return each seat's points from a festival, as the rules pay them."""
    held, log = position.copy(), list[Event]()
    held.seat = host
    game.turn.festivals.hold(held, island, log)
    preview = Reading(log, game.islands.network(position).lanes).preview()
    return [preview.gained(seat, Count.POINTS) for seat in range(position.players)]


def _missing(
    game: FireflyFestival, position: State, seat: Seat, island: Island
) -> Iterable[tuple[Missing, int]]:
    festivals = game.turn.festivals
    if (floors := festivals.floors_missing(position, island)) > 0:
        yield Missing.FLOORS, floors
    if (bridges := festivals.bridges_missing(position, seat, island)) > 0:
        yield Missing.BRIDGES, bridges
    if not position.workers[seat][island]:
        yield Missing.WORKER, 1
    if (pieces := festivals.majority_missing(position, seat, island)) > 0:
        yield Missing.PIECES, pieces
    if not position.sorin:
        yield Missing.SORIN, 1


# -- prices ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Prices:
    """The prices of actions for a seat; legal moves have theirs in the preview."""

    crow: int
    """Price of the Crow in points."""
    crow_income: int
    """Income of the Crow at the start of a turn."""
    crow_loss: int
    """Points that the Crow costs its holder at the end."""
    fish: int | None
    """Price of a fish in coins, like all following prices; None if all fish are placed."""
    ferry: int
    storey: int
    """Price of a second floor; 0 if the power does not allow one."""
    movements: int
    """Number of movements per action."""


def prices(game: FireflyFestival, position: State, seat: Seat) -> Prices:
    position = position.copy()
    position.seat = seat
    power, box = game.islands.power(position, seat), game.content.box
    return Prices(
        game.turn.secondary.crow_cost(position),
        box.crow_income,
        power.crow_loss(box.crow_loss),
        game.turn.secondary.fish_cost(position),
        power.ferry_cost(),
        power.storey_cost(),
        game.turn.movement.number(position),
    )


# -- the end of the game --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Ending:
    """How close a trigger of the end is.

    `left` counts floors of `seat`, Sōrin, public goals or quiet turns; 0 if the game ends with this
    turn.
    """

    trigger: Trigger
    left: int
    seat: Seat | None = None


def ending(game: FireflyFestival, view: View) -> Ending | None:
    """Find the nearest end of the game, if it is near."""
    if view.trigger is not Trigger.NONE:
        return Ending(view.trigger, 0)
    public = game.content.public
    goals = sum(len(public[kind].cards) - view.taken[kind] for kind in view.goals)
    seat = min(range(view.players), key=lambda seat: view.floors_left[seat])
    rest = game.content.box.rest_rounds * view.players - view.quiet
    found = [
        (Ending(Trigger.FLOORS, view.floors_left[seat], seat), NEAR_FLOORS),
        (Ending(Trigger.SORIN, view.sorin), NEAR_SORIN + view.players // 2),
        (Ending(Trigger.GOALS, goals), NEAR_GOALS),
        (Ending(Trigger.REST, rest), NEAR_REST * view.players),
    ]
    near = [end for end, few in found if end.left <= few]
    return min(near, key=lambda end: end.left) if near else None
