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
from festival_desktop.screens.lanterns_dice.words.hints import DiceHints
from festival_desktop.screens.lanterns_dice.words.labels import DiceLabels
from festival_desktop.screens.lanterns_dice.words.log import DiceLog, places
from festival_desktop.screens.lanterns_dice.words.refusals import DiceRefusals
from festival_desktop.screens.lanterns_dice.words.turn import DiceTurn
from festival_desktop.ui.words.game_words import Turn


class DiceWords(QObject):
    """The `GameWords` of Lanterns Dice."""

    def __init__(
        self, game: LanternsDice, players: Sequence[Player], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        names = [player.name for player in players]
        self._log = DiceLog(game, names, self)
        self._choices = DiceChoices(game, names, self)
        self._labels = DiceLabels(game.content, names, self)
        self._refusals = DiceRefusals(game.content, self)
        self._turn = DiceTurn(game, names, self)
        self._hints = DiceHints(game, names, self._choices, self)
        self._session: Session | None = None

    def watch(self, session: Session) -> None:
        self._session = session
        self._choices.watch(session)

    def token(self, seat: Seat) -> Seat:
        return seat

    def entry(self, entry: LogEntry) -> str:
        return self._log.entry(entry)

    def target(self, target: Target, selected: Sequence[Target]) -> str:
        return self._choices.target(target, selected)

    def label(self, key: str, *values: object) -> str:
        return self._labels.label(key, *values)

    def refusal(self, rule: str, numbers: tuple[int, ...]) -> str:
        return self._refusals.refusal(rule, numbers)

    def turn(self) -> Turn:
        assert self._session is not None
        return self._turn.turn(self._session)

    def places(self, entry: LogEntry) -> Sequence[Target]:
        return places(entry)

    def hint(self, move: Any) -> str:
        assert self._session is not None
        view = self._session.view
        return self._hints.hint(view, move, self._session.table.preview(view, move))

    def recap(self, seat: Seat, entries: Sequence[LogEntry]) -> str:
        """Nobody's step gives anything to another one's sheet."""
        return ""
