"""The table of Lanterns Dice: pieces of a view, selections and preview of a move."""

from collections.abc import Iterable, Sequence

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.content import Area
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.play.lookahead import try_out
from festival_desktop.play.preview import GoalChange, Preview, claimed
from festival_desktop.play.table import Piece, Table, Target
from festival_desktop.tables.lanterns_dice.attempts import tried
from festival_desktop.tables.lanterns_dice.needs import launch_waits
from festival_desktop.tables.lanterns_dice.pieces import pieces
from festival_desktop.tables.lanterns_dice.preview import WEIGHTS, read_events, read_trial
from festival_desktop.tables.lanterns_dice.selections import attempt, selections
from festival_desktop.tables.lanterns_dice.tray import faced


class DiceTable(Table[m.Move, View]):
    IMPLIED = frozenset({"by", "way"})
    WEIGHTS = WEIGHTS
    selections = staticmethod(selections)

    def __init__(self, game: LanternsDice) -> None:
        self.game = game

    def pieces(self, view: View) -> list[Piece]:
        return pieces(self.game, view)

    def own_turn(self, view: View) -> bool:
        return view.seat == view.active

    def goes_on(self, view: View, seat: Seat) -> bool:
        return seat == view.active and launch_waits(self.game, view)

    def attempt(self, selected: Sequence[Target]) -> m.Move | None:
        return attempt(self.game, selected)

    def tried(self, view: View, selected: Sequence[Target]) -> m.Move | None:
        return tried(self.game, view, selected)

    def preview_after(self, view: View, earlier: Sequence[m.Move], move: m.Move) -> Preview:
        trial = try_out(self.game, view, (*earlier, move), _decides)
        return read_trial(self.game, trial)

    def preview_as_left(self, view: View, quarters: int, area: Area) -> Preview:
        """Preview shading an area after settling the tray at `quarters`."""
        color = self.game.content.areas[area].color
        die = color == faced(self.game, view, view.seat, quarters)
        source = m.DIE if die else m.TURN_BONUS
        return self.preview_after(view, (m.ORIENTS[quarters],), m.SHADES[source][area])

    def claims(self, view: View, moves: Iterable[m.Move]) -> tuple[GoalChange, ...]:
        """List the points these legal moves would claim: one launch of each shape."""
        shapes = {move.shape: move for move in moves if isinstance(move, m.Launch)}
        return claimed(self.preview(view, move) for move in shapes.values())

    def account(self, events: Iterable[Event]) -> Preview:
        return read_events(self.game, events)


def _decides(event: Event) -> bool:
    return isinstance(event, ev.DiceRolled)
