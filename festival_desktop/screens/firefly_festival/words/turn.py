"""The turn in words: what may be done, what must be, and how it stands."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.models.log import LogEntry, LogRole
from festival_desktop.models.session import Session
from festival_desktop.screens.firefly_festival.words.asks import FireflyAsks
from festival_desktop.screens.firefly_festival.words.seen import Seen
from festival_desktop.screens.firefly_festival.words.steps import StepStatus, turn_steps
from festival_desktop.ui.words.game_words import Turn, TurnStep
from festival_desktop.ui.words.waiting import Waiting


class FireflyTurn(QObject):
    def __init__(
        self, asks: FireflyAsks, players: Sequence[str], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._players = players
        self._asks = asks
        self._waiting = Waiting(self)

    def turn(self, session: Session, seen: Seen) -> Turn:
        waiting = self._waiting.turn(session)
        if waiting is not None:
            return waiting
        assert session.active is not None
        name = self._players[session.active]
        steps = turn_steps(session.view, session.moves, so_far(session), session.selector.selected)
        return Turn(
            self._asks.sentence(session, seen, name),
            tuple(TurnStep(self._title(step.kind), self._note(step), step.state) for step in steps),
        )

    def _title(self, kind: str) -> str:
        return {
            "power": self.tr("Your power"),
            "opening": self.tr("Before the first turn"),
            "main": self.tr("Main action"),
            "besides": self.tr("Secondary action"),
        }[kind]

    def _note(self, step: StepStatus) -> str:
        if step.note == "moving":
            return self._movements(step.number)
        return (
            self._wanted().get(step.note)
            or {
                "choose": self.tr("choose one"),
                "again": self.tr("one more, by the fish"),
                "send": self.tr("a worker begins elsewhere"),
                "stone": self.tr("your first floor"),
                "recruit": self.tr("place the recruit"),
                "cross": self.tr("cross the bridge"),
                "storey": self.tr("a second floor?"),
                "bridge": self.tr("bridge built"),
                "move": self.tr("workers moved"),
                "pagoda": self.tr("floor built"),
                "festival": self.tr("festival held"),
                "none": self.tr("none possible"),
                "goal": self.tr("goal claimed"),
                "secret": self.tr("goal revealed"),
                "crow": self.tr("Crow taken"),
                "fish": self.tr("fish placed"),
                "may": self.tr("before or after"),
                "after": self.tr("after that"),
                "cannot": self.tr("none possible yet"),
                "left-out": self.tr("left out"),
            }[step.note]
        )

    def _wanted(self) -> dict[str, str]:
        """What is to be selected next."""
        return {
            "from": self.tr("from which island?"),
            "island": self.tr("on which island?"),
            "worker": self.tr("which worker?"),
            "to": self.tr("to which island?"),
            "lane": self.tr("on which lane?"),
            "way": self.tr("which way?"),
            "crow-gain": self.tr("coins or workers?"),
        }

    def _movements(self, number: int) -> str:
        return self.tr("%n movement(s) left", "", number)


def so_far(session: Session) -> list[Event]:
    """What happened in the turn that is going on."""
    log = session.log
    events: list[Event] = []
    for row in range(log.rowCount() - 1, -1, -1):
        entry: LogEntry = log.index(row).data(LogRole.ENTRY)
        began = [n for n, event in enumerate(entry.events) if isinstance(event, told.TurnBegan)]
        if began:
            return [*entry.events[began[-1] :], *events]
        events = [*entry.events, *events]
    return events
