"""The turn in words: what may be done, what must be, and how it stands."""

from collections.abc import Sequence

from festival_desktop.core.game import Event
from festival_desktop.games.festival_of_lanterns import events as told
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, NO_LEVEL
from festival_desktop.models.session import PASS, Session
from festival_desktop.screens.festival_of_lanterns.words.asks import FestivalAsks, is_hers
from festival_desktop.screens.festival_of_lanterns.words.her_turn import HerTurn
from festival_desktop.screens.festival_of_lanterns.words.speech import is_her_step
from festival_desktop.screens.festival_of_lanterns.words.steps import is_final, turn_steps
from festival_desktop.screens.festival_of_lanterns.words.text import FestivalText
from festival_desktop.tables.festival_of_lanterns.vocabulary import Aim
from festival_desktop.ui.words.game_words import StepState, StepStatus, TurnStep, TurnText, Waiting


class FestivalTurn(FestivalText):
    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._asks, self._hers = FestivalAsks(session), HerTurn(session)

    def turn(self) -> TurnText:
        session, view = self._session, self._view
        if session.waiting is None and is_hers(view) and session.active == MOON_DANCER:
            return self._hers.turn()
        waiting = Waiting().turn(session)
        if waiting is not None:
            return waiting
        assert session.active is not None
        name = self._players[session.active]
        asked = self._asks.sentence()
        if is_hers(view):
            return TurnText(asked, own=False)
        selected = session.selector.selected
        steps = turn_steps(self._content, view, session.moves, _so_far(session), selected)
        told_steps = tuple(
            TurnStep(self._title(step.kind), self._note(step), step.state, step.kind)
            for step in steps
        )
        sentence = self._sentence(name, steps, is_final(view))
        return TurnText(f"{sentence} {asked}".strip(), told_steps, claims=self._claims())

    def _claims(self) -> str:
        """“Four of a Kind: 8 points or Three Pair: 6 points”."""
        if not self._session.selector.begins(PASS):
            return ""
        text, names = self.tr("{kind}: {points}"), self._names
        return self._lists.any_of(
            [
                text.format(kind=names.dedication(goal.key[0]), points=names.points(goal.points))
                for goal in self._table.claims(self._view, self._session.moves)
                if goal.what == Aim.DEDICATION
            ]
        )

    def _sentence(self, name: str, steps: Sequence[StepStatus], final: bool) -> str:
        may = [self._verb(step.kind) for step in steps if step.state is StepState.MAY]
        must = [step for step in steps if step.state is StepState.NOW]
        parts = []
        if final:
            parts.append(self.tr("Final turn of {name}.").format(name=name))
        if may:
            parts.append(
                self.tr("{name} may {actions}.").format(name=name, actions=self._lists.any_of(may))
            )
        if must:
            parts.append(self._must(name, must[0], bool(may)))
        elif final:
            parts.append(self.tr("Then the turn can be ended."))
        return " ".join(parts)

    def _verb(self, kind: str) -> str:
        return {
            "exchange": self.tr("exchange a lantern"),
            "befriend": self.tr("befriend somebody"),
            "dedicate": self.tr("make a Dedication"),
        }[kind]

    def _must(self, name: str, step: StepStatus, after: bool) -> str:
        """`after`: something else may be done before."""
        match step.note:
            case "refill":
                text = self.tr("{name}, take a new tile: the face-up one, or one from the stack.")
            case "end-turn":
                text = self.tr("{name}, use the friend’s help, or end the turn.")
            case "choose-side":
                text = self.tr("{name}, choose the side that counts as a match.")
            case "keep-tile":
                text = self.tr("{name}, keep one of the tiles looked at.")
            case "return" | "put-back":
                text = self.tr("{name}, return %n lantern(s).", "", int(str(step.value)))
            case _ if after:
                text = self.tr("Then place a tile.")
            case _:
                text = self.tr("{name}, place a tile.")
        return text.format(name=name)

    def _title(self, kind: str) -> str:
        return {
            "exchange": self.tr("Exchange"),
            "befriend": self.tr("Befriend"),
            "dedicate": self.tr("Dedicate"),
            "count": self.tr("Count"),
            "place": self.tr("Place"),
        }[kind]

    def _note(self, step: StepStatus) -> str:
        match step.note, step.value:
            case "exchanged", told.LanternExchanged() as event:
                return self.tr("{taken} for {given}").format(
                    taken=self._names.short(event.taken), given=self._names.short(event.given)
                )
            case "befriended", int(friend):
                return self.friend(friend)
            case "points", int(points):
                return self._names.points(points)
            case "costs", int(cost):
                return self.tr("costs {mooncakes}").format(mooncakes=self._names.mooncakes(cost))
            case "held", int(held):
                limit = self._content.limit
                return self.tr("{held} of {limit}").format(held=held, limit=limit)
            case "return", int(number):
                return self.tr("return %n lantern(s)", "", number)
            case "put-back", _:
                return self.tr("onto the same kind")
        return self._plain_note(step.note)

    def _plain_note(self, note: str) -> str:
        return {
            "skipped": self.tr("skipped"),
            "may-exchange": self.tr("you may"),
            "nothing-to-exchange": self.tr("not possible"),
            "may-dedicate": self.tr("you can"),
            "choose-lanterns": self.tr("choose lanterns"),
            "no-set": self.tr("no set yet"),
            "after-count": self.tr("after that"),
            "choose-tile": self.tr("choose a tile"),
            "choose-cell": self.tr("choose a place"),
            "turn-and-drop": self.tr("turn it, then drop it"),
            "refill": self.tr("take a new tile"),
            "end-turn": self.tr("end the turn"),
            "choose-side": self.tr("choose a side"),
            "keep-tile": self.tr("keep a tile"),
            "not-affordable": self.tr("not possible"),
        }[note]


def _so_far(session: Session) -> list[Event]:
    """What happened in the turn that is going on, as far as the active seat did it."""
    gala = session.view.gala
    alone = gala is not None and gala.level != NO_LEVEL
    events: list[Event] = []
    for entry in reversed(session.log.entries):
        if entry.seat != session.active or (alone and is_her_step(entry)):
            break
        events += entry.events
    return events
