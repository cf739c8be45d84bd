"""The table of Festival of Lanterns: pieces of a view, selections and preview of a move."""

from collections.abc import Iterable, Sequence

from festival_desktop.core.errors import Refusal
from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, NO_LEVEL
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.games.festival_of_lanterns.views import View
from festival_desktop.play.lookahead import try_out
from festival_desktop.play.preview import GoalChange, Preview, claimed
from festival_desktop.play.table import Piece, Table, Target
from festival_desktop.tables.festival_of_lanterns.attempts import tried
from festival_desktop.tables.festival_of_lanterns.pieces import pieces
from festival_desktop.tables.festival_of_lanterns.preview import WEIGHTS, Reading, read_trial
from festival_desktop.tables.festival_of_lanterns.selections import attempt, selections


class FestivalTable(Table[m.Move, View]):
    WEIGHTS = WEIGHTS
    selections = staticmethod(selections)
    attempt = staticmethod(attempt)

    def __init__(self, game: FestivalOfLanterns) -> None:
        self.game = game

    def pieces(self, view: View) -> list[Piece]:
        return pieces(self.game, view)

    def tried(self, view: View, selected: Sequence[Target]) -> m.Move | Refusal | None:
        return tried(self.game, view, selected)

    def own_turn(self, view: View) -> bool:
        challenge = view.gala is not None and view.gala.level != NO_LEVEL
        return not (challenge and view.seat == MOON_DANCER)

    def preview_after(self, view: View, earlier: Sequence[m.Move], move: m.Move) -> Preview:
        # Drawn or revealed tiles change no count, so the preview is complete.
        trial = try_out(self.game, view, (*earlier, move), lambda event: False)
        return read_trial(self.game, trial)

    def claims(self, view: View, moves: Iterable[m.Move]) -> tuple[GoalChange, ...]:
        """List the points these legal moves would claim: one Dedication of each kind."""
        kinds = {move.kind: move for move in moves if isinstance(move, m.Dedicate)}
        return claimed(self.preview(view, move) for move in kinds.values())

    def account(self, events: Iterable[Event]) -> Preview:
        return Reading(self.game, events).preview()
