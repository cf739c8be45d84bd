"""The turn as text: the state of its two halves, options and duties."""

from collections.abc import Mapping, Sequence

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as ev
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.movement import decode_remaining
from festival_desktop.games.firefly_festival.state import Stage, Trigger
from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.words.sentences import Ways
from festival_desktop.tables.firefly_festival import Action
from festival_desktop.ui.words.game_words import (
    StepState,
    StepStatus,
    TurnText,
    Waiting,
    claims,
    titled,
)

DONE, SKIPPED, MAY, NOW, LATER = StepState

SECONDARY = (m.ClaimPublic, m.ClaimPrivate, m.TakeCrow, m.PlaceFish)


class FireflyAsks(Ways):
    """One sentence that says what to decide, or what to select next."""

    def sentence(self, name: str) -> str:
        """Return the one imperative: to “you” for a single person, else by name."""
        if selected := self._session.selector.selected:
            return self._next(selected)
        if self._session.one_person:
            return self.tr("Your turn: {task}.").format(task=self._task())
        return self.tr("{name}: {task}.").format(name=name, task=self._task())

    def fact(self) -> str:
        """Return a fact that helps to decide, if any."""
        session, view = self._session, self._view
        if session.selector.selected:
            return ""
        if view.trigger is not Trigger.NONE:
            return self.tr("The game ends after this turn.")
        if view.stage is Stage.TURN:
            besides = any(isinstance(move, SECONDARY) for move in session.moves)
            if view.main_left and besides and m.END_TURN not in session.moves:
                return self.tr("A secondary action may come before or after it.")
            return ""
        return {
            Stage.CHOOSE: self.tr("Nobody else can see which."),
            Stage.CROSS: self.tr("Crossing the new bridge is free."),
            Stage.MOVE: self._rest(),
        }.get(view.stage, "")

    # -- nothing selected -----------------------------------------------------------------------

    def _task(self) -> str:
        """Return what to do as the end of a sentence."""
        view = self._view
        if view.stage is Stage.TURN:
            return self._may(self._session.moves, view.main_left)
        text = {
            Stage.CHOOSE: self.tr("keep one of the two powers"),
            Stage.SEND: self.tr("choose where the worker from {island} starts"),
            Stage.STONE: self.tr("choose a Small island for your first floor"),
            Stage.RECRUIT: self.tr("choose an island for the new worker"),
            Stage.CROSS: self.tr("cross the new bridge, or choose Done"),
            Stage.MOVE: self.tr("keep moving, or choose Done"),
            Stage.STOREY: self.tr("choose whether to pay for a second floor"),
        }[view.stage]
        what = view.tasks[0][1] if view.tasks else 0
        island = self.island(what) if view.stage is Stage.SEND else ""
        if view.stage is Stage.MOVE and decode_remaining(what).workers:
            text = self.tr("keep moving: {island} is full")
            island = self.island(decode_remaining(what).crowded)
        elif view.stage in (Stage.CROSS, Stage.MOVE) and self._leads_to_end():
            text = self.tr("keep moving, or end your turn")
            if view.stage is Stage.CROSS:
                text = self.tr("cross the new bridge, or end your turn")
        return text.format(island=island)

    def _leads_to_end(self) -> bool:
        """Return whether the turn can be ended from here, skipping the rest of the action."""
        after = self._table.moves_after(self._view, m.DONE)
        return m.END_TURN in after and not self._view.main_left

    def _may(self, moves: Sequence[m.Move], main: int) -> str:
        besides = any(isinstance(move, SECONDARY) for move in moves)
        if m.PASS in moves:
            return self.tr("skip the main action: none is possible")
        if main and m.END_TURN in moves:
            return self.tr("choose another main action, or end your turn")
        if main:
            return self.tr("choose a main action")
        if besides:
            return self.tr("choose a secondary action, or end your turn")
        return self.tr("end your turn")

    def _rest(self) -> str:
        """Say how many movements are left."""
        view = self._view
        if view.stage is not Stage.MOVE or not view.tasks:
            return ""
        movements = decode_remaining(view.tasks[0][1]).movements
        return self.tr("%n movement(s) left.", "", movements)

    # -- selection in progress -----------------------------------------------------------------

    def _next(self, selected: Sequence[Target]) -> str:
        """Say what to select next."""
        last = selected[-1]
        match [target.kind for target in selected]:
            case ["action"]:
                return {
                    Action.BRIDGE: self.tr("Choose the island where the bridge starts."),
                    Action.PAGODA: self.tr("Choose the island for your floor."),
                    Action.MOVE: self.tr("Choose one of your workers."),
                    Action.FESTIVAL: self.tr("Choose the island for the festival."),
                }[Action(last.key[0])]
            case ["action", "island"]:
                text = self.tr("Choose the island to connect with {island}.")
                return text.format(island=self.island(last.key[0]))
            case ["action", "island", "island"]:
                return self.tr("Choose the lane for the bridge.")
            case ["action", "worker"]:
                text = self.tr("Choose where the worker from {island} goes.")
                return text.format(island=self.island(last.key[0]))
            case ["action", "worker", "to"]:
                return self.tr("Choose a route.")
        return self.tr("Choose coins or workers from the Crow.")


class FireflyTurn(Ways):
    """The sentence and the steps of the turn bar."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._asks = FireflyAsks(session)

    def turn(self) -> TurnText:
        session = self._session
        if (waiting := Waiting().turn(session)) is not None:
            return waiting
        assert session.active is not None
        titles = {
            "power": self.tr("Your power"),
            "opening": self.tr("Before the first turn"),
            "main": self.tr("Main action"),
            "besides": self.tr("Secondary action"),
        }
        decode_remaining = claims(session, self._table.claims, self.claim)
        return TurnText(
            self._asks.sentence(self._players[session.active]),
            titled(titles, self._steps()),
            claims=decode_remaining,
            fact="" if decode_remaining else self._asks.fact(),
        )

    # -- steps of the active seat's turn, with texts as notes -------------------------------------

    def _steps(self) -> tuple[StepStatus, ...]:
        view, selected = self._view, self._session.selector.selected
        if view.stage is Stage.CHOOSE:
            return (StepStatus("power", NOW, self.tr("choose one")),)
        task = self._task()
        if not view.turns:
            return (StepStatus("opening", NOW, task),)
        so_far = self._so_far()
        main, besides = self._main(task, so_far), self._besides(task, so_far)
        if selected and selected[0].kind == "action":
            main = StepStatus("main", NOW, self._wanted(selected))
        elif selected and selected[0].kind == "crow":
            besides = StepStatus("besides", NOW, self.tr("coins or workers?"))
        return main, besides

    def _so_far(self) -> list[Event]:
        """List the events of the current turn."""
        events = [event for entry in self._session.log.entries for event in entry.events]
        began = (n for n in range(len(events) - 1, 0, -1) if isinstance(events[n], ev.TurnBegan))
        return events[next(began, 0) :]

    def _task(self) -> str:
        """Say what must be settled before the turn continues; empty if nothing."""
        view = self._view
        moving = view.stage is Stage.MOVE
        movements = decode_remaining(view.tasks[0][1]).movements if moving else 0
        return {
            Stage.SEND: self.tr("a worker starts elsewhere"),
            Stage.STONE: self.tr("your first floor"),
            Stage.RECRUIT: self.tr("place the new worker"),
            Stage.CROSS: self.tr("cross the bridge"),
            Stage.MOVE: self.tr("%n movement(s) left", "", movements),
            Stage.STOREY: self.tr("a second floor?"),
        }.get(view.stage, "")

    def _main(self, task: str, so_far: Sequence[Event]) -> StepStatus:
        done = _last({
            ev.BridgeBuilt: self.tr("bridge built"),
            ev.WorkersMoved: self.tr("workers moved"),
            ev.WorkerFerried: self.tr("workers moved"),
            ev.FloorBuilt: self.tr("floor built"),
            ev.FestivalHeld: self.tr("festival held"),
            ev.MainActionPassed: self.tr("none possible"),
        }, so_far)  # fmt: skip
        if task:
            return StepStatus("main", NOW, task)
        if not self._view.main_left:
            return StepStatus("main", DONE, done or self.tr("none possible"))
        if done and any(isinstance(event, ev.FishPlaced) for event in so_far):
            return StepStatus("main", NOW, self.tr("one more, from the fish"))
        return StepStatus("main", NOW, self.tr("choose one"))

    def _wanted(self, selected: Sequence[Target]) -> str:
        """Say what to select next on the way to a main action."""
        match [target.kind for target in selected]:
            case ["action"]:
                return {
                    Action.BRIDGE: self.tr("from which island?"),
                    Action.MOVE: self.tr("which worker?"),
                }.get(Action(selected[0].key[0]), self.tr("on which island?"))
            case ["action", "island"] | ["action", "worker"]:
                return self.tr("to which island?")
            case ["action", "island", "island"]:
                return self.tr("on which lane?")
        return self.tr("which route?")

    def _besides(self, task: str, so_far: Sequence[Event]) -> StepStatus:
        done = _last({
            ev.PublicGoalClaimed: self.tr("goal claimed"),
            ev.PrivateGoalClaimed: self.tr("goal claimed"),
            ev.CrowTaken: self.tr("Crow taken"),
            ev.FishPlaced: self.tr("fish placed"),
        }, so_far)  # fmt: skip
        view = self._view
        if done:
            return StepStatus("besides", DONE, done)
        if not view.secondary_open:
            return StepStatus("besides", SKIPPED, self.tr("skipped"))
        if task:
            return StepStatus("besides", LATER, self.tr("later"))
        if any(isinstance(move, SECONDARY) for move in self._session.moves):
            return StepStatus("besides", MAY, self.tr("before or after"))
        state = LATER if view.main_left else SKIPPED
        return StepStatus("besides", state, self.tr("none possible yet"))


def _last(kinds: Mapping[type[Event], str], so_far: Sequence[Event]) -> str:
    """Return the text of the last event of these kinds."""
    return next((kinds[type(event)] for event in reversed(so_far) if type(event) in kinds), "")
