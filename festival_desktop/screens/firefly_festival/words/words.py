"""All words of Firefly Festival behind one face."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival.network import Network
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.play.seats import Player
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.words.choices import FireflyChoices
from festival_desktop.screens.firefly_festival.words.explanations import FireflyExplanations
from festival_desktop.screens.firefly_festival.words.hints import FireflyHints
from festival_desktop.screens.firefly_festival.words.labels import FireflyLabels
from festival_desktop.screens.firefly_festival.words.log import FireflyLog
from festival_desktop.screens.firefly_festival.words.reasons import FireflyReasons
from festival_desktop.screens.firefly_festival.words.refusals import FireflyRefusals
from festival_desktop.screens.firefly_festival.words.scores import FireflyScores
from festival_desktop.screens.firefly_festival.words.seen import Seen
from festival_desktop.screens.firefly_festival.words.turn import FireflyTurn
from festival_desktop.tables.firefly_festival.gains import gains
from festival_desktop.ui.words.game_words import TurnText


class FireflyWords(QObject):
    """The `GameWords` of Firefly Festival."""

    def __init__(
        self, game: FireflyFestival, players: Sequence[Player], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        names = [player.name for player in players]
        self._log = FireflyLog(game.content, names, self)
        self._choices = FireflyChoices(game.content, names, self)
        self._labels = FireflyLabels(game.content, names, self)
        self._explanations = FireflyExplanations(game.content, names, self)
        self._refusals = FireflyRefusals(self)
        self._turn = FireflyTurn(game.content, names, self)
        self._hints = FireflyHints(game.content, names, self)
        self._network: Network = game.islands.networks[len(names)]
        self.score = FireflyScores(self).name
        self.reason = FireflyReasons(self).sentence
        self._session: Session | None = None
        self._seen: Seen | None = None

    def watch(self, session: Session) -> None:
        self._session = session

    def token(self, seat: Seat) -> Seat:
        return seat

    def _watched(self) -> tuple[Session, Seen]:
        session = self._session
        assert session is not None
        if self._seen is None or self._seen.view is not session.view:
            self._seen = Seen(session)
        return session, self._seen

    def entry(self, entry: LogEntry) -> str:
        assert self._session is not None
        self._log.lay(self._session.view.layout, self._network)
        return self._log.entry(entry)

    def target(self, target: Target, selected: Sequence[Target]) -> str:
        return self._choices.target(*self._watched(), target, selected)

    def explain(self, target: Target) -> str:
        return self._explanations.explain(target, *self._watched(), self._labels)

    def label(self, key: str, *values: object) -> str:
        return self._labels.label(key, *values)

    def refusal(self, rule: str, numbers: tuple[int, ...]) -> str:
        return self._refusals.refusal(rule, numbers)

    def turn(self) -> TurnText:
        return self._turn.turn(*self._watched())

    def places(self, entry: LogEntry) -> Sequence[Target]:
        found: list[Target] = []
        for event in entry.events:
            found += _places(event, self._network)
        return list(dict.fromkeys(found))

    def hint(self, move: Any) -> str:
        return self._hints.hint(move, self._watched()[1])

    def recap(self, seat: Seat, entries: Sequence[LogEntry]) -> str:
        events = [event for entry in entries for event in entry.events]
        assert self._session is not None
        account = self._session.table.account(events)
        return self._choices.all_gains(each for each in gains(account) if each.seat == seat)


def _places(event: Event, network: Network) -> list[Target]:
    """Where on the table it happened."""
    match event:
        case told.BridgeBuilt():
            lane = network.lanes[event.lane]
            return [Target("lane", (lane.a, lane.b, lane.way))]
        case told.WorkerCrossed() | told.WorkersMoved() | told.WorkerFerried():
            return [Target("island", (island,)) for island in (event.destination, event.origin)]
        case (
            told.WorkerRecruited()
            | told.FloorBuilt()
            | told.FestivalHeld()
            | told.WorkerSent()
            | told.FirstStoneLaid()
        ):
            return [Target("island", (event.island,))]
        case told.PublicGoalClaimed():
            return [Target("goal", (event.kind,))]
        case told.CrowTaken():
            return [Target("crow")]
        case told.FishPlaced():
            return [Target("fish")]
    return []
