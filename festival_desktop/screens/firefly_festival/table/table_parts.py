"""The parts of the table, and what each of them is given at one moment."""

from typing import Any

from festival_desktop.games.firefly_festival.content import Content
from festival_desktop.scenes.board import ZoomButtons, ZoomTools
from festival_desktop.scenes.part import Part, Parts
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.firefly_festival.table import marks
from festival_desktop.screens.firefly_festival.table.action_bar import (
    ActionBar,
    bar_data,
)
from festival_desktop.screens.firefly_festival.table.forecasts import ForecastsPart, forecasts_data
from festival_desktop.screens.firefly_festival.table.goals import GoalsPart, goals_data
from festival_desktop.screens.firefly_festival.table.lake import LakePart
from festival_desktop.screens.firefly_festival.table.lake_lights import lake_data
from festival_desktop.screens.firefly_festival.table.pieces import PiecesPart, pieces_data
from festival_desktop.screens.firefly_festival.table.questions import (
    OffersPart,
    QuestionPart,
    offers_data,
    question,
)
from festival_desktop.screens.firefly_festival.table.seats import SeatsPart, seats_data
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.screens.firefly_festival.table.track import TrackPart, track_data


class TableParts:
    def __init__(self, content: Content, words: TableWords) -> None:
        self.zoom_buttons = ZoomButtons()
        self.question, self.offers = QuestionPart(), OffersPart(words)
        self.bar = ActionBar(words)
        self.goals, self.seats = GoalsPart(content, words), SeatsPart(content, words)
        self.track = TrackPart(content, words)
        self.lake, self.forecasts = LakePart(), ForecastsPart(words)
        self.pieces = PiecesPart(content, words)
        self.held, self.gains = marks.HeldPart(), marks.GainsPart()
        self.keys, self.focus = marks.KeyHintsPart(words), marks.FocusPart()
        above: tuple[Part[Any], ...] = (self.question, self.offers)
        around = (self.bar, self.goals, self.seats, self.track)
        lights: tuple[Part[Any], ...] = (
            self.lake, self.forecasts, self.held, self.gains, self.keys, self.focus,
        )  # fmt: skip
        self.over_board = above + lights
        """What is hidden while the board is zoomed or moved."""
        self.all = Parts((self.zoom_buttons, *above, *around, *lights, self.pieces))

    def show(self, table: TableState) -> None:
        if not table.zooming:
            self.pieces.show(pieces_data(table))
        self.lake.show(lake_data(table))
        self.seats.show(seats_data(table))
        self.track.show(track_data(table))
        self.goals.show(goals_data(table))
        self.bar.show(bar_data(table))
        tools = table.hovered("zoom-out", "fit", "zoom-in")
        self.zoom_buttons.show(ZoomTools(tuple(table.layout.tools), tools))
        self.question.show(question(table))
        self.offers.show(offers_data(table))
        self.forecasts.show(forecasts_data(table))
        self.held.show(table.held)
        self.gains.show(marks.GainsData(table.layout, table.gains))
        self.keys.show(marks.key_hints_data(table))
        self._show_focus(table)

    def _show_focus(self, table: TableState) -> None:
        """Last, because it is around something that another part shows."""
        focus, lights = table.pointer.focus, self.all.marks(table.pointer.highlighted)
        rect = None if focus is None else self.all.stops().get(focus)
        if focus is None or rect is None:
            self.focus.show(marks.FocusData("", None, lights))
        else:
            self.focus.show(marks.FocusData(focus.kind, self.all.mark(focus, rect), lights))
