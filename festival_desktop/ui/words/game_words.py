"""What a window needs to be told about any game: each has a class of the shape of `GameWords`.

What is said of any game in the same words is below.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Protocol

from PySide6.QtCore import QObject

from festival_desktop.core.decision import Reason
from festival_desktop.core.game import Seat
from festival_desktop.models.log import LogEntry
from festival_desktop.models.session import END_TURN, NEXT_MOVE, PASS, Session
from festival_desktop.play.preview import GoalChange
from festival_desktop.play.table import Target
from festival_desktop.ui.words.lists import Lists


class StepState(Enum):
    """How a step of the turn stands."""

    DONE = "done"
    SKIPPED = "skipped"
    """It was left out, or cannot be done this turn."""
    MAY = "may"
    """It can be done now, or left out."""
    NOW = "now"
    """It can be done now, and the turn does not go on without it."""
    LATER = "later"


@dataclass(frozen=True, slots=True)
class StepStatus:
    """How a step stands, in a few words, too; `may`: what may be done, as a part of a sentence."""

    kind: str
    state: StepState
    note: str
    may: str = ""


@dataclass(frozen=True, slots=True)
class TurnStep:
    """One step of the turn bar: its name, and a few words on how it stands."""

    title: str
    note: str
    state: StepState
    kind: str = ""
    """As in its `StepStatus`; by it the step is found in the rules."""


@dataclass(frozen=True, slots=True)
class TurnText:
    """The turn in words: `sentence` is the one imperative of this moment, said to “you” where one
    person is at the table. `steps` is empty while there is nothing for a person to do."""

    sentence: str
    steps: tuple[TurnStep, ...] = ()
    own: bool = True
    """Whoever decides does so in a turn of their own."""
    claims: str = ""
    """Where the rest of the turn may be left: the points that can still be claimed in it."""
    fact: str = ""
    """One fact that helps to decide, such as what a match would bring; empty: none."""


def titled(titles: Mapping[str, str], steps: Iterable[StepStatus]) -> tuple[TurnStep, ...]:
    """Steps with the title of their kind."""
    return tuple(TurnStep(titles[one.kind], one.note, one.state, one.kind) for one in steps)


class GameWords(Protocol):
    """All words for one game being played; made with the session that shows it."""

    def token(self, seat: Seat) -> Seat:
        """Whose token marks this seat: its own, or that of somebody who is no player."""

    def entry(self, entry: LogEntry) -> str:
        """What happened in one step."""

    def target(self, target: Target, selected: Sequence[Target]) -> str:
        """What selecting this means after what was selected already."""

    def explain(self, target: Target) -> str:
        """What something on the table is, what it is worth to the viewer now, and what it needs."""

    def label(self, key: str, *values: object) -> str:
        """A fixed label on the table."""

    def refusal(self, rule: str, numbers: tuple[int, ...]) -> str:
        """Why not: the sentence about a rule, with the numbers the rules name."""

    def turn(self) -> TurnText:
        """What may and must be done now."""

    def places(self, entry: LogEntry) -> Sequence[Target]:
        """Where on the table a step happened."""

    def reason(self, reason: Reason) -> str:
        """Why a move was made, or should be: a sentence; empty if there is nothing to tell."""

    def hint(self, move: Any) -> str:
        """A move somebody could make, and what it would bring."""

    def score(self, what: str) -> str:
        """What points were scored for, by the `what` of a score line."""

    def recap(self, seat: Seat, entries: Sequence[LogEntry]) -> str:
        """What these steps of others gave to `seat`, in a row; empty if nothing."""


class Waiting(QObject):
    """What is said of a turn while no person has anything to do at the screen."""

    def turn(self, session: Session) -> TurnText | None:
        """Why nothing can be selected; None if somebody may act."""
        if session.active is None:
            return TurnText(self.tr("The game is over."))
        player = session.players[session.active]
        own = session.one_person and not player.computer
        if session.waiting is not None:
            text = self.tr("{name} is next.")
        elif session.can_select(END_TURN) and own:
            return TurnText(self.tr("Your turn is done: end it."))
        elif session.can_select(END_TURN):
            text = self.tr("{name} has finished: end the turn.")
        elif session.can_select(NEXT_MOVE):
            text = self.tr("It’s {name}’s turn.")
        elif player.computer:
            text = self.tr("{name} is thinking.")
        elif not session.moves and own:
            return TurnText(self.tr("It’s your turn."))
        elif not session.moves:
            text = self.tr("It’s {name}’s turn.")
        else:
            return None
        return TurnText(text.format(name=player.name))


def claims(
    session: Session,
    found: Callable[[Any, Sequence[Any]], Iterable[GoalChange]],
    said: Callable[[GoalChange], str],
) -> str:
    """The points that ending the turn now would leave unclaimed: “Tower: 5 points or …”.

    `found` finds them in a view and its moves; `said` is empty for what nobody needs to be told.
    """
    goals = found(session.view, session.moves) if session.selector.begins(PASS) else ()
    return Lists().any_of([*filter(None, map(said, goals))])


class Winners(QObject):
    """The last sentence of every log: who has won."""

    def over(self, names: Sequence[str]) -> str:
        if len(names) == 1:
            return self.tr("The game is over: {name} wins.").format(name=names[0])
        return self.tr("The game is over: {names} share the victory.").format(
            names=Lists(self).all_of(names)
        )
