"""The effects of a move of Festival of Lanterns, read from the events of the rules."""

from collections.abc import Iterable, Iterator, Mapping

from festival_desktop.core.game import Event, Seat
from festival_desktop.core.grid import Cell, opposite
from festival_desktop.games.festival_of_lanterns import events as ev
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.content import Lantern, Tile
from festival_desktop.games.festival_of_lanterns.events import MATCH
from festival_desktop.games.festival_of_lanterns.friends import events as gala_told
from festival_desktop.games.festival_of_lanterns.friends.sets import needs
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.state import GRID, Stage, State
from festival_desktop.play.lookahead import Trial
from festival_desktop.play.place import Place
from festival_desktop.play.preview import CountChange, GoalStatus, Preview, common_changes
from festival_desktop.play.preview_builder import PreviewBuilder
from festival_desktop.play.weight import Weight, Weights
from festival_desktop.tables.festival_of_lanterns.vocabulary import Aim, Chance, Count

SIDE = "side"
"""Area of a tile side on the display: x, y, side."""
SUPPLY = "supply"
WEIGHTS: Weights = {
    ev.FinalTurnEnded: Weight.NOTHING,
    ev.TilePlaced: Weight.NEWS,
    ev.LanternExchanged: Weight.NEWS,
    ev.LanternDiscarded: Weight.NEWS,
    ev.DedicationMade: Weight.GREAT,
    ev.FinalTurnsBegan: Weight.GREAT,
    ev.GameEnded: Weight.GREAT,
    gala_told.FriendBefriended: Weight.NEWS,
    gala_told.LanternsSwapped: Weight.NEWS,
    gala_told.TrixieTaken: Weight.NEWS,
    gala_told.TokenPut: Weight.NEWS,
    gala_told.TileTurned: Weight.NEWS,
    gala_told.SideCounted: Weight.NEWS,
}
"""The events that are news, or change nothing."""


def matching_sides(
    game: FestivalOfLanterns, display: Mapping[Cell, int], cell: Cell, tile: Tile, turn: int
) -> list[int]:
    """List the sides on which a tile placed here matches its neighbour."""
    sides = game.sides[tile * 4 + turn]
    return [
        side
        for side, step in enumerate(GRID.steps)
        if (other := display.get(cell + step)) is not None
        and game.sides[other][opposite(side)] == sides[side]
    ]


def read_trial(game: FestivalOfLanterns, trial: Trial[State]) -> Preview:
    """Read the preview of a move tried on an imagined position."""
    reading = Reading(game, trial.events, trial)
    if trial.after.stage is Stage.MATCH_SIDE:
        reading.reach(trial.after.seat, Aim.SIDE, how=GoalStatus.OPEN)
        for change in _whichever_side(game, trial.after):
            reading.promise(change)
    return reading.preview()


def _whichever_side(game: FestivalOfLanterns, position: State) -> list[CountChange]:
    """List the changes common to all choices of the matching side."""
    common: list[CountChange] | None = None
    for move in game.legal_moves(position):
        after, log = position.copy(), list[Event]()
        game.play(after, move, log)
        changes = list(read_trial(game, Trial(position, after, tuple(log), True)).changes)
        common = changes if common is None else common_changes(common, changes)
    return common or []


class Reading(PreviewBuilder):
    """Builds the preview from the events of one step."""

    def __init__(
        self, game: FestivalOfLanterns, events: Iterable[Event], trial: Trial[State] | None = None
    ) -> None:
        super().__init__()
        self._game = game
        self._trial = trial
        self._cell: tuple[int, int] | None = None
        """Cell of the tile placed this turn."""
        self._sides: Iterator[int] = iter(())
        """Remaining matching sides in the order of the rules."""
        self._side: int | None = None
        """Side of the match being described."""
        if trial is not None and trial.before.stage is Stage.MATCH_SIDE:
            self._cell = GRID.xy(next(reversed(trial.before.display)))
        for event in events:
            self._read(event)

    def _read(self, event: Event) -> None:
        match event:
            case ev.LanternGained():
                place = self._source(event)
                self.change(event.seat, Count.LANTERN, 1, (event.lantern,), place)
            case ev.LanternMissed():
                place = self._source(event)
                self.miss(event.seat, Count.LANTERN, 1, (event.lantern,), place)
            case ev.MooncakesGained():
                place = self._matched()
                self.change(event.seat, Count.MOONCAKE, event.number, (), place)
                self.miss(event.seat, Count.MOONCAKE, event.missed, (), place)
            case ev.TilePlaced():
                self._placed(event)
            case ev.LanternExchanged():
                self._exchanged(event)
            case ev.DedicationMade():
                self._dedicated(event)
            case ev.LanternDiscarded():
                self._return(event.seat, event.lantern)
            case ev.FinalTurnsBegan():
                self.reach(None, Aim.FINAL_TURNS)
            case ev.GameEnded():
                self.reach(None, Aim.GAME_OVER, event.winners)
            case _:
                self._refilled(event)
                self._befriended(event)

    # -- placing -------------------------------------------------------------------------------

    def _placed(self, event: ev.TilePlaced) -> None:
        self._cell = GRID.xy(event.cell)
        self.pay(event.seat, Count.TILE, 1, (), Place("display", self._cell))
        if self._trial is not None:
            display = self._trial.before.display
            sides = matching_sides(self._game, display, event.cell, event.tile, event.turn)
            self._sides = iter(sides)

    def _source(self, event: ev.LanternGained | ev.LanternMissed) -> Place | None:
        """Return the source of a lantern: a matching side, the tile's cell, or the Supply."""
        if event.reason is ev.FRIEND:
            return Place(SUPPLY, (event.lantern,))
        if self._cell is None:
            return None
        if event.reason is not MATCH or self._trial is None:
            return Place("display", self._cell)
        self._side = next(self._sides, self._side)
        return self._matched()

    def _matched(self) -> Place | None:
        if self._cell is None or self._side is None:
            return None
        return Place(SIDE, (*self._cell, self._side))

    def _refilled(self, event: Event) -> None:
        match event:
            case ev.FaceUpTaken():
                self.change(event.seat, Count.TILE, 1, (), Place("face-up"))
            case ev.TileDrawn():
                self.change(event.seat, Count.TILE, 1, (), Place("stack"))
                self.unknown(Chance.TILE_DRAWN, event.seat)
            case ev.TileRevealed():
                self.unknown(Chance.TILE_REVEALED)
            case gala_told.TilesLookedAt():
                self.unknown(Chance.TILES_LOOKED_AT, event.seat)
            case gala_told.TileKept():
                self.change(event.seat, Count.TILE, 1, (), Place("looked-at"))

    # -- lanterns ------------------------------------------------------------------------------

    def _exchanged(self, event: ev.LanternExchanged) -> None:
        self.pay(event.seat, Count.MOONCAKE, event.paid)
        self._return(event.seat, event.given)
        taken = (event.taken,)
        self.change(event.seat, Count.LANTERN, 1, taken, Place(SUPPLY, taken))

    def _return(self, seat: Seat, lantern: Lantern, number: int = 1) -> None:
        self.pay(seat, Count.LANTERN, number, (lantern,), Place(SUPPLY, (lantern,)))

    def _dedicated(self, event: ev.DedicationMade) -> None:
        seat, kind = event.seat, int(event.kind)
        for lantern, number in self._returned(event):
            self._return(seat, lantern, number)
        self.pay(seat, Count.TRIXIE, event.trixies)
        points = event.points + event.favour
        self.change(seat, Count.POINTS, points, (kind,), Place("dedications", (kind,)))
        self.reach(seat, Aim.DEDICATION, (kind, int(event.generic)), event.points)
        if event.favour:
            self.reach(seat, Aim.FAVOUR, (kind,), event.favour)

    def _returned(self, event: ev.DedicationMade) -> list[tuple[int, int]]:
        """List each lantern returned to the Supply, with its number."""
        if self._trial is not None:
            before = self._trial.before.lanterns[event.seat]
            after = self._trial.after.lanterns[event.seat]
            fewer = [had - has for had, has in zip(before, after, strict=True)]
            return [(lantern, number) for lantern, number in enumerate(fewer) if number]
        if event.trixies:
            return []  # Only the position shows which lanterns were missing.
        return list(needs(m.Dedicate(event.kind, event.lanterns, event.without)))

    # -- friends -------------------------------------------------------------------------------

    def _befriended(self, event: Event) -> None:
        match event:
            case gala_told.FriendBefriended():
                friend = (event.friend,)
                self.pay(event.seat, Count.MOONCAKE, event.paid)
                self.reach(event.seat, Aim.ABILITY, friend, how=GoalStatus.OPEN)
            case gala_told.AbilityLost():
                self.reach(event.seat, Aim.ABILITY, (event.friend,), how=GoalStatus.LOST)
            case gala_told.LanternsSwapped():
                self._swapped(event)
            case gala_told.TrixieTaken():
                self.change(event.seat, Count.TRIXIE, 1, (), Place("trixies"))
            case gala_told.TrixieDiscarded():
                self.pay(event.seat, Count.TRIXIE, 1, (), Place("trixies"))
            case gala_told.TokenPut():
                self.reach(event.seat, Aim.TOKEN, (int(event.kind),))
            case gala_told.TileTurned():
                where = (*GRID.xy(event.cell), event.turn)
                self.reach(event.seat, Aim.TURN_TILE, where)
            case gala_told.SideCounted():
                self._side = event.side
            case gala_told.CountSkipped():
                self.reach(event.seat, Aim.COUNT_SKIPPED, (event.held,))

    def _swapped(self, event: gala_told.LanternsSwapped) -> None:
        seat, other, given, taken = event.seat, event.other, event.given, event.taken
        mine, theirs = Place("cards", (seat, given)), Place("cards", (other, taken))
        self.pay(seat, Count.LANTERN, 1, (given,), theirs)
        self.change(seat, Count.LANTERN, 1, (taken,), theirs)
        self.change(other, Count.LANTERN, -1, (taken,), mine)
        self.change(other, Count.LANTERN, 1, (given,), mine)
