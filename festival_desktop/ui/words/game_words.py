"""The texts a window needs of any game: each has a class of the shape of `GameWords`.

The texts common to all games are below.
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
from festival_desktop.play.facts import Facts
from festival_desktop.play.preview import GoalChange
from festival_desktop.play.table import Target
from festival_desktop.ui.words.lists import Lists
from festival_desktop.ui.words.reasons import ROOM


class StepState(Enum):
    """The state of a step of the turn."""

    DONE = "done"
    SKIPPED = "skipped"
    """The step was skipped, or is impossible this turn."""
    MAY = "may"
    """The step is possible now, but optional."""
    NOW = "now"
    """The step is required before the turn can continue."""
    LATER = "later"


@dataclass(frozen=True, slots=True)
class StepStatus:
    """The state of a step with a short note; `may`: the option, as a part of a sentence."""

    kind: str
    state: StepState
    note: str
    may: str = ""


@dataclass(frozen=True, slots=True)
class TurnStep:
    """One step of the turn bar: its name and a short note."""

    title: str
    note: str
    state: StepState
    kind: str = ""
    """Kind of its `StepStatus`, used to find the step in the rules."""


@dataclass(frozen=True, slots=True)
class TurnText:
    """The turn as text: `sentence` is the one imperative of this moment, `fact` one soft fact.

    The sentence says “you” where one person is at the table. `steps` is empty while a person has
    nothing to do.
    """

    sentence: str
    steps: tuple[TurnStep, ...] = ()
    own: bool = True
    """Whether the active player decides in their own turn."""
    claims: str = ""
    """Text of the points that can still be claimed before the rest of the turn is given up."""
    fact: str = ""
    """A fact that helps to decide, such as the gain from a match; empty for none."""


def titled(titles: Mapping[str, str], steps: Iterable[StepStatus]) -> tuple[TurnStep, ...]:
    """Add the title of its kind to each step."""
    return tuple(TurnStep(titles[one.kind], one.note, one.state, one.kind) for one in steps)


class GameWords(Protocol):
    """All texts of one game being played; made with the session that shows it."""

    def token(self, seat: Seat) -> Seat:
        """Return the token of a seat: its own, or that of a non-player."""

    def entry(self, entry: LogEntry) -> str:
        """Describe what happened in one step."""

    def target(self, target: Target, selected: Sequence[Target]) -> str:
        """Describe a target after these selections."""

    def explain(self, target: Target) -> str:
        """Explain a thing on the table, its worth to the viewer, and what it needs."""

    def label(self, key: str, *values: object) -> str:
        """Return a fixed label on the table."""

    def refusal(self, rule: str, numbers: tuple[int, ...]) -> str:
        """Return the sentence about a rule, with the numbers it names."""

    def turn(self) -> TurnText:
        """Describe what can and must be done now."""

    def places(self, entry: LogEntry) -> Sequence[Target]:
        """List where on the table a step happened."""

    def reason(self, reason: Reason, facts: Facts, room: int = ROOM) -> str:
        """Explain a move by its facts, in so many letters; empty if there is nothing to say."""

    def hint(self, move: Any) -> str:
        """Describe a move and what it would give."""

    def score(self, what: str) -> str:
        """Return the text of a score line's `what`."""

    def recap(self, seat: Seat, entries: Sequence[LogEntry]) -> str:
        """List what these steps of others gave to `seat`; may be empty."""


class Waiting(QObject):
    """The texts of a turn while no person has anything to do at the screen."""

    def turn(self, session: Session) -> TurnText | None:
        """Say why nothing can be selected; None if a person may act."""
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
    """Name the points that ending the turn now would leave unclaimed: “Tower: 5 points or …”.

    `found` finds them in a view and its moves; `said` is empty for those not worth mentioning.
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
