"""What a festival would pay everybody if somebody held it now, and what keeps them from it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival.content import START, Island, Tile
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import State
from festival_desktop.play.preview import Preview
from festival_desktop.tables.firefly_festival.reading import read
from festival_desktop.tables.firefly_festival.vocabulary import Count, Missing


@dataclass(frozen=True, slots=True)
class Forecast:
    """A festival on `island` as if `host` held it now, whether that is allowed or not."""

    island: Island
    host: Seat
    preview: Preview
    """What it would bring, as the rules hand it out."""
    points: tuple[int, ...]
    """Seat → all points it would score."""
    pieces: tuple[int, ...]
    """Seat → its pieces there."""
    weights: tuple[int, ...]
    """Seat → what counts for the majority."""
    value: int
    """Points for each piece."""
    floors: tuple[int, int]
    """How many there are, and how many are needed."""
    bridges: tuple[int, int]
    workers: int
    """Of the host, on the island."""
    missing: tuple[tuple[Missing, int], ...]
    """What keeps the host from holding it, and how much of it is missing."""
    sealed: bool


def forecast(game: FireflyFestival, position: State, host: Seat, island: Island) -> Forecast:
    festivals, islands, seats = game.turn.festivals, game.islands, range(position.players)
    preview = _held(game, position, host, island)
    stand, joined = len(position.floors[island]), islands.bridges_at(position, island)
    return Forecast(
        island,
        host,
        preview,
        tuple(preview.gained(seat, Count.POINTS) for seat in seats),
        tuple(islands.pieces(position, seat, island) for seat in seats),
        tuple(islands.weight(position, seat, island) for seat in seats),
        islands.tile(position, island).value,
        (stand, stand + festivals.floors_missing(position, island)),
        (joined, joined + festivals.bridges_missing(position, host, island)),
        position.workers[host][island],
        tuple(_missing(game, position, host, island)),
        bool(position.sealed >> island & 1),
    )


def festive_islands(game: FireflyFestival, layout: Sequence[Tile]) -> list[Island]:
    """The islands where a festival can ever be held: all but the Starts."""
    tiles = game.content.tiles
    return [island for island, tile in enumerate(layout) if tiles[tile].size is not START]


def leaders(game: FireflyFestival, position: State) -> tuple[tuple[Seat, ...], ...]:
    """Island → who has most pieces there; nobody on an empty, sealed or Start island."""
    found: list[tuple[Seat, ...]] = [()] * len(position.layout)
    for island in festive_islands(game, position.layout):
        seats = range(position.players)
        weights = [game.islands.weight(position, seat, island) for seat in seats]
        most = max(weights)
        if most and not position.sealed >> island & 1:
            found[island] = tuple(seat for seat in seats if weights[seat] == most)
    return tuple(found)


def _held(game: FireflyFestival, position: State, host: Seat, island: Island) -> Preview:
    """The festival as the rules would hold it."""
    held, log = position.copy(), list[Event]()
    held.seat = host
    game.turn.festivals.hold(held, island, log)
    return read(log, game.islands.network(position).lanes).preview()


def _missing(
    game: FireflyFestival, position: State, host: Seat, island: Island
) -> Iterable[tuple[Missing, int]]:
    festivals = game.turn.festivals
    if (floors := festivals.floors_missing(position, island)) > 0:
        yield Missing.FLOORS, floors
    if (bridges := festivals.bridges_missing(position, host, island)) > 0:
        yield Missing.BRIDGES, bridges
    if not position.workers[host][island]:
        yield Missing.WORKER, 1
    if (pieces := festivals.majority_missing(position, host, island)) > 0:
        yield Missing.PIECES, pieces
    if not position.sorin:
        yield Missing.SORIN, 1
