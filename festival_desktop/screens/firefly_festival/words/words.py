"""All texts of Firefly Festival behind one interface."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.core.game import Event, Seat
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival.network import Network
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.words.choices import FireflyChoices
from festival_desktop.screens.firefly_festival.words.explanations import FireflyExplanations
from festival_desktop.screens.firefly_festival.words.hints import FireflyHints, FireflyReasons
from festival_desktop.screens.firefly_festival.words.labels import FireflyLabels
from festival_desktop.screens.firefly_festival.words.log import FireflyLog
from festival_desktop.screens.firefly_festival.words.refusals import FireflyRefusals
from festival_desktop.screens.firefly_festival.words.scores import FireflyScores
from festival_desktop.screens.firefly_festival.words.turn import FireflyTurn
from festival_desktop.tables.firefly_festival.gains import gains


class FireflyWords(QObject):
    """The `GameWords` of Firefly Festival."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._session = session
        game: FireflyFestival = session.game  # type: ignore[assignment]
        self._choices = FireflyChoices(session)
        self.target = self._choices.target
        self.hint = FireflyHints(session).hint
        self.explain = FireflyExplanations(session).explain
        self.label = FireflyLabels(game.content, parent=self).label
        self.turn = FireflyTurn(session).turn
        self.entry = FireflyLog(session).entry
        self.refusal = FireflyRefusals(self).refusal
        self.reason = FireflyReasons(self).sentence
        self.score = FireflyScores(self).name

    def token(self, seat: Seat) -> Seat:
        return seat

    def places(self, entry: LogEntry) -> Sequence[Target]:
        network = self._choices.network
        found = (place for event in entry.events for place in _places(event, network))
        return list(dict.fromkeys(found))

    def recap(self, seat: Seat, entries: Sequence[LogEntry]) -> str:
        events = [event for entry in entries for event in entry.events]
        account = self._session.table.account(events)
        return self._choices.all_gains(each for each in gains(account) if each.seat == seat)


def _places(event: Event, network: Network) -> list[Target]:
    """List where on the table an event happened."""
    match event:
        case ev.BridgeBuilt():
            lane = network.lanes[event.lane]
            return [Target("lane", (lane.a, lane.b, lane.way))]
        case ev.WorkerCrossed() | ev.WorkersMoved() | ev.WorkerFerried():
            return [Target("island", (island,)) for island in (event.destination, event.origin)]
        case (
            ev.WorkerRecruited()
            | ev.FloorBuilt()
            | ev.FestivalHeld()
            | ev.WorkerSent()
            | ev.FirstStoneLaid()
        ):
            return [Target("island", (event.island,))]
        case ev.PublicGoalClaimed():
            return [Target("goal", (event.kind,))]
        case ev.CrowTaken():
            return [Target("crow")]
        case ev.FishPlaced():
            return [Target("fish")]
    return []
