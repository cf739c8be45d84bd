"""Everything that is said while Lantern Row is played."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.play.facts import Fact
from festival_desktop.play.table import Target
from festival_desktop.ui.words.game_words import TurnText, Waiting
from festival_desktop.ui.words.reasons import ReasonWords
from tests.sample_game.rules import LanternLit, Light


class RowReasons(ReasonWords):
    def fact(self, fact: Fact) -> str:
        return self.tr("Gives {points}.").format(points=fact.number)


class RowScores(QObject):
    def name(self, what: str) -> str:
        return {"sparks": self.tr("Sparks"), "beside": self.tr("Side by side")}[what]


class RowWords(QObject):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        self._names = [player.name for player in session.players]
        self.reason = RowReasons(self).sentence
        self.token = lambda seat: seat
        self.explain = lambda target: ""  # the rows of Choices say it all
        self.recap = lambda seat, entries: ""  # nobody gains anything in the turn of another
        self.score = RowScores(self).name

    def entry(self, entry: LogEntry) -> str:
        (event,) = (e for e in entry.events if isinstance(e, LanternLit))
        name, points = self._names[event.seat], event.sparks + event.beside
        text = self.tr("{name} lit lantern {number}: +{points}")
        return text.format(name=name, number=event.lantern + 1, points=points)

    def target(self, target: Target, selected: Sequence[Target]) -> str:
        text, preview = self.tr("Light lantern {number}: {gain}"), self._session.preview((target,))
        gain = preview and self.label("gain", preview)
        return text.format(number=target.key[0] + 1, gain=gain or "")

    def label(self, key: str, *values: Any) -> str:
        (preview,) = values  # the only label: what a move would bring
        text = self.tr("+{points}") if preview.complete else self.tr("+{points} and more")
        return text.format(points=sum(change.number for change in preview.changes))

    def refusal(self, rule: str, numbers: tuple[int, ...]) -> str:
        return {"not-dark": self.tr("Only dark lanterns of the row can be lit.")}[rule]

    def turn(self) -> TurnText:
        text, name = self.tr("{name} lights a lantern."), self._names[self._session.active or 0]
        return Waiting(self).turn(self._session) or TurnText(text.format(name=name))

    def places(self, entry: LogEntry) -> Sequence[Target]:
        return [Target("lantern", (e.lantern,)) for e in entry.events if isinstance(e, LanternLit)]

    def hint(self, move: Light) -> str:
        return self.target(Target("lantern", (move.lantern,)), ())
