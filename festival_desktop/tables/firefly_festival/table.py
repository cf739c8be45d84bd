"""The table of Firefly Festival: pieces of a view, selections and preview of a move."""

from collections.abc import Iterable, Sequence

from festival_desktop.core.game import Event, Seat, Standing
from festival_desktop.core.rng import Rng
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.content import Island
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.scoring import score_end
from festival_desktop.games.firefly_festival.state import OVER, State
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.play.lookahead import try_on, try_out
from festival_desktop.play.preview import GoalChange, Preview, claimed
from festival_desktop.play.table import Piece, Table, Target
from festival_desktop.tables.firefly_festival.attempts import tried
from festival_desktop.tables.firefly_festival.forecast import (
    Forecast,
    Prices,
    forecast,
    leaders,
    prices,
)
from festival_desktop.tables.firefly_festival.options import Options, full, options
from festival_desktop.tables.firefly_festival.pieces import pieces
from festival_desktop.tables.firefly_festival.preview import WEIGHTS, Reading, read_trial
from festival_desktop.tables.firefly_festival.selections import attempt, selections


class FireflyTable(Table[m.Move, View]):
    """The table; answers about one view share one imagined position and are cached."""

    IMPLIED = frozenset({"lane"})
    WEIGHTS = WEIGHTS
    selections = staticmethod(selections)
    attempt = staticmethod(attempt)

    def __init__(self, game: FireflyFestival) -> None:
        self.game = game
        self._view: View | None = None
        """The last view asked about, to which the cached position belongs."""
        self._position: State
        self._forecasts: dict[tuple[Seat, Island], Forecast] = {}

    def _imagined(self, view: View) -> State:
        """Return a position consistent with the view; callers must not change it."""
        if view is not self._view:
            self._view, self._position = view, self.game.imagine(view, Rng(0))
            self._forecasts = {}
        return self._position

    def pieces(self, view: View) -> list[Piece]:
        return pieces(self.game, view, self._imagined(view))

    def tried(self, view: View, selected: Sequence[Target]) -> m.Move | None:
        return tried(self.game.islands, self._imagined(view), selected)

    def own_turn(self, view: View) -> bool:
        return view.turns > 0  # Before the first turn, powers and places are chosen.

    # -- costs and gains of a move -------------------------------------------------------------

    def preview(self, view: View, move: m.Move) -> Preview:
        return read_trial(self.game, view, try_on(self.game, self._imagined(view), move, _decides))

    def preview_after(self, view: View, earlier: Sequence[m.Move], move: m.Move) -> Preview:
        trial = try_out(self.game, view, (*earlier, move), _decides)
        return read_trial(self.game, view, trial)

    def standing(self, view: View) -> Standing:
        return self.game.standing(self._imagined(view))

    def projected(self, view: View) -> Standing:
        """Score with chains and the Crow. Unclaimed private goals count nothing."""
        position = self._imagined(view)
        if position.stage is not OVER:
            position = position.copy()
            score_end(self.game.islands, position, [])
        return self.game.standing(position)

    def claims(self, view: View, moves: Iterable[m.Move]) -> tuple[GoalChange, ...]:
        """List the points these legal moves would claim: public and private goals."""
        claims = (move for move in moves if isinstance(move, m.ClaimPublic | m.ClaimPrivate))
        return claimed(self.preview(view, move) for move in claims)

    def account(self, events: Iterable[Event]) -> Preview:
        return Reading(events).preview()

    def moves_after(self, view: View, move: m.Move) -> Sequence[m.Move]:
        """List the moves that follow a certain move in the same turn; none if another seat acts."""
        position = self.game.copy(self._imagined(view))
        self.game.play(position, move, [])
        if position.stage is OVER or position.seat != view.seat:
            return ()
        return self.game.legal_moves(position)

    # -- before any action ---------------------------------------------------------------------

    def options(self, view: View, moves: Iterable[m.Move]) -> Options:
        """Group these legal moves by what they are about."""
        return options(self.game, self._imagined(view), moves)

    def full(self, view: View) -> set[Island]:
        """Return the islands where no worker of the seat that is to act may stay."""
        return full(self.game, self._imagined(view))

    def prices(self, view: View, seat: Seat) -> Prices:
        return prices(self.game, self._imagined(view), seat)

    def forecast(self, view: View, seat: Seat, island: Island) -> Forecast:
        """Forecast a festival held now, and what `seat` lacks to hold it."""
        position, index = self._imagined(view), (seat, island)
        if index not in self._forecasts:
            self._forecasts[index] = forecast(self.game, position, seat, island)
        return self._forecasts[index]

    def leaders(self, view: View) -> tuple[tuple[Seat, ...], ...]:
        """Return, per island, the seats with the most pieces."""
        return leaders(self.game, self._imagined(view))


def _decides(event: Event) -> bool:
    """Return whether an event hides what follows: only revealed powers do."""
    return isinstance(event, ev.PowersRevealed)
