"""One position as it is shown: its sheets, and what the rules say about it, each computed once."""

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.content import Colors
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.models.session import Session
from festival_desktop.screens.lanterns_dice.table.history import read_history
from festival_desktop.screens.lanterns_dice.table.sheets import SheetReader
from festival_desktop.tables.lanterns_dice.room import room_for
from festival_desktop.tables.lanterns_dice.tray import Orientation, grants_of_cards, orientation


class Position:
    def __init__(self, game: LanternsDice, session: Session, reader: SheetReader) -> None:
        view = self.view = session.view
        self._game = game
        self.history = read_history(session)
        self.sheets = tuple(reader.read(view, session.pieces, seat) for seat in range(view.players))
        self._rooms: dict[tuple[Seat, int], frozenset[int]] = {}
        self._grants: dict[tuple[Seat, int], tuple[tuple[Colors, ...], ...]] = {}
        self._orientations: dict[int, Orientation] = {}

    def room(self, seat: Seat, shape: int) -> frozenset[int]:
        """The completed pools that the top tile of a stack could cover."""
        if (seat, shape) not in self._rooms:
            self._rooms[seat, shape] = room_for(self._game, self.view, seat, shape)
        return self._rooms[seat, shape]

    def grants(self, seat: Seat, quarters: int) -> tuple[tuple[Colors, ...], ...]:
        """Card → the colours it would let a seat shade with the tray turned so far."""
        if (seat, quarters) not in self._grants:
            found = grants_of_cards(self._game, self.view, seat, quarters)
            self._grants[seat, quarters] = found
        return self._grants[seat, quarters]

    def orientation(self, quarters: int) -> Orientation:
        """What the tray opens to everybody if it is left turned so far."""
        if quarters not in self._orientations:
            self._orientations[quarters] = orientation(self._game, self.view, quarters)
        return self._orientations[quarters]
