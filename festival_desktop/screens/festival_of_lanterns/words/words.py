"""All texts of Festival of Lanterns behind one interface."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.art.theme import MOON
from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.screens.festival_of_lanterns.words.choices import FestivalChoices
from festival_desktop.screens.festival_of_lanterns.words.explanations import (
    FestivalExplanations,
)
from festival_desktop.screens.festival_of_lanterns.words.hints import FestivalHints, FestivalReasons
from festival_desktop.screens.festival_of_lanterns.words.labels import FestivalLabels
from festival_desktop.screens.festival_of_lanterns.words.log import FestivalLog, places
from festival_desktop.screens.festival_of_lanterns.words.moon_dancer import is_challenged
from festival_desktop.screens.festival_of_lanterns.words.refusals import FestivalRefusals
from festival_desktop.screens.festival_of_lanterns.words.scores import FestivalScores
from festival_desktop.screens.festival_of_lanterns.words.turn import FestivalTurn


class FestivalWords(QObject):
    """The `GameWords` of Festival of Lanterns."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._choices = FestivalChoices(session)
        self.target = self._choices.target
        self.hint = FestivalHints(session, self._choices).hint
        self.explain = FestivalExplanations(session).explain
        self.label = FestivalLabels(session).label
        self.turn = FestivalTurn(session).turn
        self.entry, self.places = FestivalLog(session).entry, places
        self.refusal = FestivalRefusals(session).refusal
        self.reason = FestivalReasons(self).sentence
        self.score = FestivalScores(self).name

    def token(self, seat: Seat) -> Seat:
        view = self._session.view
        hers = seat == MOON_DANCER and view is not None and is_challenged(view)
        return MOON if hers else seat

    def recap(self, seat: Seat, entries: Sequence[LogEntry]) -> str:
        events = [event for entry in entries for event in entry.events]
        return self._choices.things(self._session.table.account(events).of(seat))
