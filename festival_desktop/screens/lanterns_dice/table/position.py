"""One position as it is shown: its sheets, and what the rules say about it, each computed once."""

from functools import cache, partial

from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.models.session import Session
from festival_desktop.screens.lanterns_dice.table.history import read_history
from festival_desktop.screens.lanterns_dice.table.sheets import SheetReader
from festival_desktop.tables.lanterns_dice.needs import short_of
from festival_desktop.tables.lanterns_dice.parts import open_parts
from festival_desktop.tables.lanterns_dice.room import room_for
from festival_desktop.tables.lanterns_dice.tray import areas_as_left, grants_of_cards


class Position:
    def __init__(self, game: LanternsDice, session: Session, reader: SheetReader) -> None:
        view = self.view = session.view
        self.history = read_history(session)
        self.sheets = tuple(reader.read(view, session.pieces, seat) for seat in range(view.players))
        self.open_parts = open_parts(game, view)
        """The seats that have something to shade in this turn."""
        self.room = cache(partial(room_for, game, view))
        """Of a seat and a shape: the completed pools that the top tile could cover."""
        self.short = cache(lambda seat, shape: short_of(game, view, seat, shape).number)
        """Of a seat and a shape: how many pools have to be completed for it."""
        self.grants = cache(partial(grants_of_cards, game, view))
        """Of a seat and quarters: card → the colours it would give with the tray turned so far."""
        self.areas_as_left = cache(partial(areas_as_left, game, view))
        """Of quarters: what may be shaded if the tray is left turned so far."""
