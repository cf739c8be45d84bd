"""The table of Firefly Festival: pieces of a view, touches of a move, its preview."""

from collections.abc import Iterable, Sequence
from typing import ClassVar

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.play.foresight import try_out
from festival_desktop.play.preview import Preview
from festival_desktop.play.table import Gain, Piece, Target, Touches
from festival_desktop.tables.firefly_festival.gains import gains
from festival_desktop.tables.firefly_festival.pieces import pieces
from festival_desktop.tables.firefly_festival.preview import read_events, read_trial
from festival_desktop.tables.firefly_festival.touches import attempt, touches


class FireflyTable:
    """The table of one game; holds the rules for the values its pieces show."""

    IMPLIED: ClassVar[frozenset[str]] = frozenset({"lane"})

    def __init__(self, game: FireflyFestival) -> None:
        self.game = game

    def pieces(self, view: View) -> list[Piece]:
        return pieces(self.game, view)

    def touches(self, move: m.Move) -> Touches:
        return touches(move)

    def attempt(self, touched: Sequence[Target]) -> m.Move | None:
        return attempt(touched)

    def preview(self, view: View, move: m.Move) -> Preview:
        return self.preview_after(view, (), move)

    def preview_after(self, view: View, earlier: Sequence[m.Move], move: m.Move) -> Preview:
        trial = try_out(self.game, view, (*earlier, move), _decides)
        return read_trial(self.game, view, trial)

    def account(self, events: Iterable[Event]) -> Preview:
        return read_events(events)

    def gains(self, events: Iterable[Event]) -> list[Gain]:
        return gains(events)


def _decides(event: Event) -> bool:
    """A private goal changes no count of the turn in which it is drawn; hidden powers do."""
    return isinstance(event, told.PowersRevealed)
