"""All words of Festival of Lanterns behind one face."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from festival_desktop.art.theme import MOON
from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, NO_LEVEL
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.screens.festival_of_lanterns.words.asks import FestivalAsks
from festival_desktop.screens.festival_of_lanterns.words.choices import FestivalChoices
from festival_desktop.screens.festival_of_lanterns.words.explanations import (
    FestivalExplanations,
)
from festival_desktop.screens.festival_of_lanterns.words.hints import FestivalHints
from festival_desktop.screens.festival_of_lanterns.words.labels import FestivalLabels
from festival_desktop.screens.festival_of_lanterns.words.log import FestivalLog, places
from festival_desktop.screens.festival_of_lanterns.words.reasons import FestivalReasons
from festival_desktop.screens.festival_of_lanterns.words.refusals import FestivalRefusals
from festival_desktop.screens.festival_of_lanterns.words.scores import FestivalScores
from festival_desktop.screens.festival_of_lanterns.words.speech import MoonDancerSpeech
from festival_desktop.screens.festival_of_lanterns.words.turn import FestivalTurn
from festival_desktop.tables.festival_of_lanterns import FestivalTable
from festival_desktop.ui.words.game_words import TurnText


class FestivalWords(QObject):
    """The `GameWords` of Festival of Lanterns."""

    def __init__(
        self, game: FestivalOfLanterns, players: Sequence[Player], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        names = [player.name for player in players]
        self._table = FestivalTable(game)
        self._choices = FestivalChoices(game, names, self)
        self._explanations = FestivalExplanations(game, names, self)
        self._labels = FestivalLabels(game.content, self)
        self._turn = FestivalTurn(game.content, names, self)
        self._hints = FestivalHints(game.content, self._choices, self)
        self._asks = FestivalAsks(game.content, (), self)
        self._speech = MoonDancerSpeech(game.content, (), self)
        self._names = names
        self.reason = FestivalReasons(self).sentence
        self._session: Session | None = None
        self.entry, self.places = FestivalLog(game.content, names, self).entry, places
        self.target = self._choices.target
        self.refusal = FestivalRefusals(game.content, self).refusal
        self.score = FestivalScores(self).name

    def watch(self, session: Session) -> None:
        self._session = session
        self._choices.watch(session)

    def token(self, seat: Seat) -> Seat:
        gala = self._session.view.gala if self._session is not None else None
        alone = gala is not None and gala.level != NO_LEVEL
        return MOON if alone and seat == MOON_DANCER else seat

    def explain(self, target: Target) -> str:
        assert self._session is not None
        return self._explanations.explain(target, self._session)

    def label(self, key: str, *values: object) -> str:
        if self._session is not None:
            match key:
                case "ask":
                    return self._asks.sentence(self._session)
                case "speech":
                    return self._speech.text(self._session)
                case "speech-title":
                    return self._names[MOON_DANCER]
        return self._labels.label(key, *values)

    def turn(self) -> TurnText:
        assert self._session is not None
        return self._turn.turn(self._session)

    def hint(self, move: Any) -> str:
        assert self._session is not None
        session = self._session
        return self._hints.hint(move, session.preview_of(move), session.view.seat)

    def recap(self, seat: Seat, entries: Sequence[LogEntry]) -> str:
        events = [event for entry in entries for event in entry.events]
        return self._choices.things(self._table.account(events).of(seat))
