"""What is known about the position that is shown, worked out once for it."""

from collections.abc import Sequence
from typing import NamedTuple

from festival_desktop.games.firefly_festival.state import Trigger
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.models.session import Session
from festival_desktop.play.seats import Player
from festival_desktop.screens.firefly_festival.table.last import last_places
from festival_desktop.tables.firefly_festival import FireflyTable
from festival_desktop.tables.firefly_festival.ending import Ending, ending
from festival_desktop.tables.firefly_festival.options import Options
from festival_desktop.tables.firefly_festival.prices import Prices

Figures = tuple[tuple[str, int], ...]
"""The workers on an island: key and seat of each, one player beside the other."""
ENDS = {
    Trigger.SORIN: "end:sorin",
    Trigger.FLOORS: "end:floors",
    Trigger.GOALS: "end:goals",
    Trigger.REST: "end:rest",
}
"""The label of each end that is near."""


class Situation(NamedTuple):
    view: View
    seat: int
    """Whose the bar and the forecasts are: of whoever looks, or is to act."""
    options: Options
    prices: Prices
    ending: Ending | None
    leaders: tuple[tuple[int, ...], ...]
    """Island → who has most pieces there."""
    sizes: tuple[int, ...]
    """Island → Start, Small, Medium or Large."""
    figures: tuple[Figures, ...]
    """Island → the workers there."""
    last_islands: frozenset[int]
    last_lanes: frozenset[int]

    @property
    def power_asks(self) -> bool:
        """A power allows something now that is not allowed to everybody."""
        return self.options.special or (bool(self.options.spots) and not self.view.turns)

    def warning(self, players: Sequence[Player]) -> tuple[str | int, ...]:
        """The label of the end that is near, and its values."""
        end = self.ending
        if end is None:
            return ()
        if not end.left:
            return ("end:now",)
        if end.seat is not None:
            return ENDS[end.trigger], players[end.seat].name, end.left
        return ENDS[end.trigger], end.left


def situation(session: Session, table: FireflyTable, figures: tuple[Figures, ...]) -> Situation:
    view: View = session.view
    seat = view.seat if session.viewer is None else session.viewer
    game = table.game
    islands, lanes = last_places(reversed(session.log.entries))
    return Situation(
        view,
        seat,
        table.options(view, session.moves),
        table.prices(view, seat),
        ending(game, view) if session.active is not None else None,
        table.leaders(view),
        tuple(int(game.content.tiles[tile].size) for tile in view.layout),
        figures,
        islands,
        lanes,
    )
