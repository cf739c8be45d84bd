"""All words of Lanterns Dice behind one face."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.screens.lanterns_dice.words.choices import DiceChoices
from festival_desktop.screens.lanterns_dice.words.explanations import DiceExplanations
from festival_desktop.screens.lanterns_dice.words.hints import DiceHints
from festival_desktop.screens.lanterns_dice.words.labels import DiceLabels
from festival_desktop.screens.lanterns_dice.words.log import DiceLog, places
from festival_desktop.screens.lanterns_dice.words.reasons import DiceReasons
from festival_desktop.screens.lanterns_dice.words.refusals import DiceRefusals
from festival_desktop.screens.lanterns_dice.words.scores import DiceScores
from festival_desktop.screens.lanterns_dice.words.turn import DiceTurn
from festival_desktop.ui.words.game_words import TurnText


class DiceWords(QObject):
    """The `GameWords` of Lanterns Dice."""

    def __init__(
        self, game: LanternsDice, players: Sequence[Player], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        names = [player.name for player in players]
        self._choices = DiceChoices(game, names, self)
        self._explanations = DiceExplanations(game, names, self)
        self._turn = DiceTurn(game, names, self)
        self._hints = DiceHints(game, names, self._choices, self)
        self.reason = DiceReasons(self).sentence
        self._session: Session | None = None
        self.entry, self.places = DiceLog(game, names, self).entry, places
        self.target = self._choices.target
        self.label = DiceLabels(game, names, self).label
        self.refusal = DiceRefusals(game, self).refusal
        self.score = DiceScores(self).name

    def watch(self, session: Session) -> None:
        self._session = session
        self._choices.watch(session)

    def token(self, seat: Seat) -> Seat:
        return seat

    def explain(self, target: Target) -> str:
        assert self._session is not None
        return self._explanations.explain(target, self._session)

    def turn(self) -> TurnText:
        assert self._session is not None
        return self._turn.turn(self._session)

    def hint(self, move: Any) -> str:
        assert self._session is not None
        view = self._session.view
        return self._hints.hint(view, move, self._session.table.preview(view, move))

    def recap(self, seat: Seat, entries: Sequence[LogEntry]) -> str:
        """Nobody's step gives anything to another one's sheet."""
        return ""
