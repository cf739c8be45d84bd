"""The pieces on the table of Firefly Festival for a viewer.

Areas: island (n), pagoda (island, storey), lane (a, b, way), cell (x, y), seat (n), goals (slot),
hand (slot), offer (slot), sorin, deck, crow, start-marker (seat). Workers of one player on one
island are interchangeable, so they are one piece whose face is their number.
"""

from collections.abc import Iterable

from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.state import NOBODY, State
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.play.place import Place
from festival_desktop.play.table import Piece, start_marker


def pieces(game: FireflyFestival, view: View, position: State) -> list[Piece]:
    """List all pieces; `position` is any that is consistent with the view."""
    return [
        *_islands(view),
        *_water(game, position),
        *_bridges(game, position),
        *_seats(game, view, position),
        *_goals(game, view, position),
        *_shared(game, view),
    ]


def _islands(view: View) -> Iterable[Piece]:
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


def _water(game: FireflyFestival, position: State) -> Iterable[Piece]:
    network = game.islands.network(position)
    covered = {cell for lane in network.members(position.bridges) for cell in lane.cells}
    for cell, kind in network.board.water.items():
        if cell not in covered:
            x, y = cell
            yield Piece(f"water:{x}:{y}", "water", Place("cell", cell), (int(kind),))


def _bridges(game: FireflyFestival, position: State) -> Iterable[Piece]:
    lanes = game.islands.network(position).lanes
    for seat, built in enumerate(position.built):
        for number, lane in enumerate(lanes):
            if built >> number & 1:
                place = Place("lane", (lane.a, lane.b, lane.way))
                yield Piece(f"bridge:{number}", "bridge", place, (seat, lane.length))


def _seats(game: FireflyFestival, view: View, position: State) -> Iterable[Piece]:
    network = game.islands.network(position)
    for seat in range(view.players):
        face = (
            view.points[seat],
            view.coins[seat],
            view.fish[seat],
            view.workers_left[seat],
            view.floors_left[seat],
            view.segments_left[seat],
            view.hand_sizes[seat],
            network.chain(view.built[seat]),
        )
        yield Piece(f"seat:{seat}", "seat", Place("seat", (seat,)), face)
        yield Piece(f"power:{seat}", "power", Place("seat", (seat,)), (view.powers[seat],))
    yield start_marker(view.first)


def _goals(game: FireflyFestival, view: View, position: State) -> Iterable[Piece]:
    goals = game.turn.goals
    for slot, kind in enumerate(view.goals):
        number, points = goals.top(position, kind) or (0, 0)
        reached = (goals.progress(position, seat, kind) for seat in range(view.players))
        face = (kind, view.taken[kind], number, points, *reached)
        yield Piece(f"goal:{kind}", "goal", Place("goals", (slot,)), face)
    for slot, goal in enumerate(view.hand):
        card = game.content.private[goal]
        assert view.viewer is not None
        reached_own = goals.private_progress(position, view.viewer, goal)
        face = (goal, card.number, card.points, reached_own)
        origin = Place("deck")
        yield Piece(f"secret:{goal}", "secret", Place("hand", (slot,)), face, origin=origin)


def _shared(game: FireflyFestival, view: View) -> Iterable[Piece]:
    total = game.content.tables[view.players].sorin
    yield Piece("sorin", "sorin", Place("sorin"), (view.sorin, total))
    yield Piece("deck", "deck", Place("deck"), (view.deck_size,))
    place = Place("crow") if view.crow == NOBODY else Place("seat", (view.crow,))
    yield Piece("crow", "crow", place)
    for slot, power in enumerate(view.offered):
        kept = view.viewer is not None and view.powers[view.viewer] == power
        face = (power, int(kept))
        yield Piece(f"offer:{power}", "offer", Place("offer", (slot,)), face)
