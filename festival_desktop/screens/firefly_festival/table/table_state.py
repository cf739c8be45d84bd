"""The facts about the position, computed once, and what decides what is shown now.

It is read from session, pointer and interaction.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import NamedTuple

from festival_desktop.core.game import Score
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.games.firefly_festival.state import TURN
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import PASS, Session
from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Target
from festival_desktop.scenes.table_state import SharedState
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.intent import Intent, island_of
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.tally import Tally
from festival_desktop.tables.firefly_festival import Action, FireflyTable
from festival_desktop.tables.firefly_festival.forecast import Ending, Prices, ending
from festival_desktop.tables.firefly_festival.gains import Gain, gains
from festival_desktop.tables.firefly_festival.options import Options

CLAIMS = ("goal", "secret")
"""Kinds of targets that claim a goal."""
Figures = tuple[tuple[str, int], ...]
"""Key and seat of each worker on an island, grouped by player."""


class WorkerIdentities:
    """Tracks which figure is which, so that as few as possible walk.

    Workers of one player are interchangeable, and the table only knows their numbers. This
    remembers where each figure stood, and moves only as many as have to.
    """

    def __init__(self) -> None:
        self._seats: dict[int, list[tuple[str, int]]] = {}
        """Key and island of the workers of each seat."""
        self._made = 0

    def position_changed(self, workers: Sequence[Sequence[int]]) -> tuple[Figures, ...]:
        """Assign figures to a new position, given as seat → island → workers."""
        islands: list[list[tuple[str, int]]] = [[] for _ in workers[0]]
        for seat, there in enumerate(workers):
            wanted, walking, crowd = list(there), list[str](), list[tuple[str, int]]()
            for key, island in self._seats.get(seat, ()):
                if wanted[island]:
                    wanted[island] -= 1
                    crowd.append((key, island))
                else:
                    walking.append(key)
            for island, number in enumerate(wanted):
                for _ in range(number):
                    if not walking:
                        self._made += 1
                        walking.append(f"worker:{seat}:{self._made}")
                    crowd.append((walking.pop(0), island))
            self._seats[seat] = sorted(crowd, key=itemgetter(1))
            for key, island in self._seats[seat]:
                islands[island].append((key, seat))
        return tuple(map(tuple, islands))


def last_places(entries: Iterable[LogEntry]) -> tuple[frozenset[int], frozenset[int]]:
    """Return islands and lanes of the last step that has a place, newest entry first."""
    for entry in entries:
        islands: set[int] = set()
        lanes: set[int] = set()
        for event in entry.events:
            match event:
                case ev.BridgeBuilt():
                    lanes.add(event.lane)
                case ev.WorkersMoved() | ev.WorkerCrossed() | ev.WorkerFerried():
                    islands.add(event.destination)
                case (
                    ev.FloorBuilt()
                    | ev.FestivalHeld()
                    | ev.WorkerSent()
                    | ev.FirstStoneLaid()
                    | ev.WorkerRecruited()
                ):
                    islands.add(event.island)
        if islands or lanes:
            return frozenset(islands), frozenset(lanes)
    return frozenset(), frozenset()


class Situation(NamedTuple):
    view: View
    seat: int
    """The seat the action bar and the forecasts belong to: the viewer or the active seat."""
    options: Options
    prices: Prices
    projected: tuple[Score, ...]
    """Score of each seat if the game ended now."""
    ending: Ending | None
    leaders: tuple[tuple[int, ...], ...]
    """Seats with the most pieces on each island."""
    sizes: tuple[int, ...]
    """Size of each island: Start, Small, Medium or Large."""
    figures: tuple[Figures, ...]
    """The workers on each island."""
    last_islands: frozenset[int]
    last_lanes: frozenset[int]
    action_left: bool
    """A main action that a fish has paid for can still be done."""
    after_done: frozenset[Target]
    """Targets that can be selected after ending the current action; selecting one ends it."""


def situation(session: Session, table: FireflyTable, figures: tuple[Figures, ...]) -> Situation:
    view: View = session.view
    seat = view.seat if session.viewer is None else session.viewer
    options = table.options(view, session.moves)
    end = ending(table.game, view) if session.active is not None else None
    sizes = tuple(int(table.game.content.tiles[tile].size) for tile in view.layout)
    return Situation(
        view, seat, options, table.prices(view, seat),
        table.projected(view).scores, end, table.leaders(view), sizes, figures,
        *last_places(reversed(session.log.entries)), _action_left(session, options),
        _after_done(session, table),
    )  # fmt: skip


def _action_left(session: Session, options: Options) -> bool:
    mains = options.lanes or options.pagodas or options.festivals or options.ways
    view: View = session.view
    return bool(mains) and view.main_left > 0 and m.END_TURN in session.moves


def _after_done(session: Session, table: FireflyTable) -> frozenset[Target]:
    if m.DONE not in session.moves:
        return frozenset()
    view: View = session.view
    moves = table.moves_after(view, m.DONE)
    after = {target for move in moves for target in table.selections(move)[0]}
    # Ending the turn would also give up a whole action, not only the rest of one.
    return frozenset(after - {PASS} if view.main_left else after)


@dataclass(frozen=True, kw_only=True)
class TableState(SharedState):
    """Everything that decides what is shown now."""

    firefly: FireflyTable
    now: Situation
    layout: Layout
    board: Board
    intent: Intent
    lane: int | None
    """The lane of the bridge being planned."""
    forecasting: bool
    """Whether every festival is shown as if it were held now."""
    asking: bool
    """Whether to end the turn although that gives something up is being asked."""
    gains: tuple[Gain, ...]
    tally: Tally | None
    """The festival whose points are being added up."""
    revealed: tuple[int, ...]
    """The power of each seat, while they are revealed for the first time."""
    closer: bool
    """Whether the board has been zoomed or moved."""
    zooming: bool
    """Whether a zoom or pan is in progress; pieces are updated afterwards."""

    @cached_property
    def content(self) -> Content:
        return self.firefly.game.content

    @cached_property
    def choices(self) -> Mapping[Target, None]:
        """The possible targets, also those that skip the rest of an action."""
        choices = self.session.selector.choices()
        if self.selected or not self.now.after_done:
            return choices
        return {**choices, **dict.fromkeys(sorted(self.now.after_done))}

    @cached_property
    def promised(self) -> tuple[Gain, ...]:
        """Each seat's gains from what the pointer is on."""
        target, preview = self.hovered, self.preview or self.bridge
        if target is not None and target in self.choices:
            preview = self.session.preview([target]) or preview
        return () if preview is None else tuple(gains(preview.immediate_effects()))

    @cached_property
    def claims(self) -> tuple[Target, ...]:
        """The goals that can be claimed now."""
        return tuple(target for target in self.choices if target.kind in CLAIMS)

    @cached_property
    def preview(self) -> Preview | None:
        """The effects of a release, or of Enter, here."""
        options, island, (action, origin, _) = self.now.options, self.island, self.intent
        move: m.Move | None = None
        if action is Action.BRIDGE and self.lane is not None:
            move = options.lanes.get(self.lane)
        elif action is Action.PAGODA and island in options.pagodas:
            move = m.PAGODAS[island]
        elif action is Action.MOVE and origin is not None and island is not None:
            ways = options.ways_to(origin, island)
            move = min(ways, key=lambda way: (way.number, way.cost)).move if ways else None
        return None if move is None else self.session.preview_of(move)

    @cached_property
    def bridge(self) -> Preview | None:
        """The costs and gains of the bridge being drawn or hinted."""
        bridging = self.pointed_out or self.intent.action is Action.BRIDGE
        view, lane = self.now.view, self.lane
        if lane is None or not bridging or view.stage is not TURN:
            return None
        builds = self.firefly.game.turn.bridges.builds
        return self.session.preview_of(builds[view.players][lane])

    @property
    def island(self) -> int | None:
        """The island under the pointer or with focus."""
        return island_of(self.hovered)

    @property
    def pointed_out(self) -> bool:
        """Whether a hint shows a lane."""
        highlighted = self.pointer.highlighted
        return bool(highlighted) and highlighted[-1].kind == "lane"
