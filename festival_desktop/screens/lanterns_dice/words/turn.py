"""The turn in words: what may be done, what must be, and how it stands."""

from collections.abc import Iterable

from festival_desktop.core.game import Event
from festival_desktop.games.lanterns_dice.events import DiceRolled
from festival_desktop.games.lanterns_dice.state import LAST_LAUNCH, LAUNCH, ORIENT, ROLL
from festival_desktop.games.lanterns_dice.views import View
from festival_desktop.models.session import PASS, Session
from festival_desktop.screens.lanterns_dice.words.effects import DiceSentences
from festival_desktop.screens.lanterns_dice.words.steps import turn_steps
from festival_desktop.tables.lanterns_dice.vocabulary import Aim
from festival_desktop.ui.words.game_words import StepState, StepStatus, TurnStep, TurnText, Waiting


class DiceTurn(DiceSentences):
    def turn(self) -> TurnText:
        session, view = self._session, self._view
        waiting = Waiting().turn(session)
        if waiting is not None:
            return waiting
        name = self._players[view.seat]
        steps = turn_steps(self._game, view, session.moves, _so_far(session))
        return TurnText(
            self._sentence(name, view, steps),
            tuple(
                TurnStep(self._title(one.kind), self._note(one), one.state, one.kind)
                for one in steps
            ),
            own=view.seat == view.active,
            claims=self._claims(),
        )

    def _claims(self) -> str:
        """“the line: 5 points or the T: 3 points”."""
        session = self._session
        if not session.selector.begins(PASS):
            return ""
        text, names = self.tr("{shape}: {points}"), self._names
        return self._lists.any_of(
            [
                text.format(shape=names.shape(goal.key[0]), points=names.points(goal.points))
                for goal in self._table.claims(session.view, session.moves)
                if goal.what == Aim.FIREWORKS
            ]
        )

    def _sentence(self, name: str, view: View, steps: Iterable[StepStatus]) -> str:
        match view.stage:
            case stage if stage is ROLL:
                return self.tr("{name}, roll the dice.").format(name=name)
            case stage if stage is ORIENT:
                text = self.tr("{name}, turn the tray, or leave it as it lies.")
                return text.format(name=name)
            case stage if stage in (LAUNCH, LAST_LAUNCH):
                return self.tr("{name}, launch fireworks, or leave it.").format(name=name)
        may = [self._may(one) for one in steps if one.state is StepState.MAY]
        if not may:
            return self.tr("{name} has nothing left to shade.").format(name=name)
        return self.tr("{name} may {actions}.").format(name=name, actions=self._lists.all_of(may))

    def _may(self, step: StepStatus) -> str:
        match step.note, step.value:
            case "colors", list(colors):
                return self.tr("shade {colors}").format(colors=self._names.colors(colors))
            case "platform", _:
                return self.tr("shade beside a platform")
            case "shade", int(colors):
                text = self.tr("shade {colors} by the emperor’s favour")
                return text.format(colors=self._names.any_color(colors))
        return self.tr("ask the emperor for a favour")

    def _title(self, kind: str) -> str:
        return {
            "roll": self.tr("Roll"),
            "orient": self.tr("Turn"),
            "shade": self.tr("Shade"),
            "favour": self.tr("Emperor"),
            "launch": self.tr("Launch"),
        }[kind]

    def _note(self, step: StepStatus) -> str:
        match step.note, step.value:
            case "again", int(cost):
                return self.tr("again: {gifts}").format(gifts=self._names.gifts(cost))
            case "faces", int(color):
                return self._names.color(color)
            case "colors", list(colors):
                return self._names.colors(colors)
            case "shade", int(colors):
                return self._names.any_color(colors)
            case "gifts", int(gifts):
                return self.tr("{gifts} held").format(gifts=self._names.gifts(gifts))
            case "costs", int(cost):
                return self.tr("costs {gifts}").format(gifts=self._names.gifts(cost))
        return self._plain_note(step.note)

    def _plain_note(self, note: str) -> str:
        return {
            "": self.tr("after that"),
            "roll": self.tr("roll the dice"),
            "rolled": self.tr("rolled"),
            "turn": self.tr("turn the tray"),
            "platform": self.tr("beside a platform"),
            "shaded": self.tr("done"),
            "granted": self.tr("favour granted"),
            "skipped": self.tr("skipped"),
            "nothing": self.tr("nothing to shade"),
            "or-not": self.tr("you may"),
            "last": self.tr("one last time"),
        }[note]


def _so_far(session: Session) -> list[Event]:
    """What happened since the dice were rolled."""
    events: list[Event] = []
    for entry in reversed(session.log.entries):
        if any(isinstance(event, DiceRolled) for event in entry.events):
            break
        events += entry.events
    return events
