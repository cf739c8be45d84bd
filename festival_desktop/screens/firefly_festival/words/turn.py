"""The turn: how its two halves stand, what may be done and what must be, in words."""

from collections.abc import Iterable, Mapping, Sequence

from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival import events as told
from festival_desktop.games.firefly_festival import moves as m
from festival_desktop.games.firefly_festival.movement import left
from festival_desktop.games.firefly_festival.state import Stage, Trigger
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.models.session import PASS, Session
from festival_desktop.play.table import Target
from festival_desktop.screens.firefly_festival.words.sentences import Ways
from festival_desktop.tables.firefly_festival import Action
from festival_desktop.ui.words.game_words import StepState, StepStatus, TurnStep, TurnText, Waiting

DONE, SKIPPED, MAY, NOW, LATER = StepState

MAIN: dict[type[Event], str] = {
    told.BridgeBuilt: "bridge",
    told.WorkersMoved: "move",
    told.WorkerFerried: "move",
    told.FloorBuilt: "pagoda",
    told.FestivalHeld: "festival",
    told.MainActionPassed: "none",
}
BESIDES: dict[type[Event], str] = {
    told.PublicGoalClaimed: "goal",
    told.PrivateGoalClaimed: "secret",
    told.CrowTaken: "crow",
    told.FishPlaced: "fish",
}
SECONDARY = (m.ClaimPublic, m.ClaimPrivate, m.TakeCrow, m.PlaceFish)
TASKS = {
    Stage.SEND: "send",
    Stage.STONE: "stone",
    Stage.RECRUIT: "recruit",
    Stage.CROSS: "cross",
    Stage.MOVE: "moving",
    Stage.STOREY: "storey",
}
"""What has to be settled before the turn goes on."""


class FireflyAsks(Ways):
    """One sentence that says what to decide, or what to select next."""

    def sentence(self, name: str) -> str:
        session, view = self._session, self._view
        if selected := session.selector.selected:
            return self._next(selected)
        if view.stage is not Stage.TURN:
            return self._task(name)
        parts = [self._may(session.moves, name, view.main_left)]
        if view.trigger is not Trigger.NONE:
            parts.append(self.tr("The game ends with this turn."))
        return " ".join(filter(None, parts))

    # -- nothing selected yet -------------------------------------------------------------------

    def _may(self, moves: Sequence[m.Move], name: str, main: int) -> str:
        """In few words: the list below it names every choice."""
        besides = any(isinstance(move, SECONDARY) for move in moves)
        if m.PASS in moves:
            text = self.tr("No main action is possible for {name}.")
        elif main and m.END_TURN in moves:
            text = self.tr("{name}, do the main action of the fish, or end the turn.")
        elif main and besides:
            text = self.tr(
                "{name}, do a main action; a secondary action may come before or after it."
            )
        elif main:
            text = self.tr("{name}, do a main action.")
        elif besides:
            text = self.tr("{name}, do a secondary action, or end the turn.")
        else:
            text = self.tr("{name}, end the turn.")
        return text.format(name=name)

    def _task(self, name: str) -> str:
        view = self._view
        text = {
            Stage.CHOOSE: self.tr("{name}, keep one of two powers. Nobody else sees which."),
            Stage.SEND: self.tr("{name}, choose the island where a worker of {island} begins."),
            Stage.STONE: self.tr("{name}, choose the Small island where a first floor stands."),
            Stage.RECRUIT: self.tr("{name}, choose where the recruit stands."),
            Stage.CROSS: self.tr(
                "{name}, let workers cross the new bridge free of charge, or leave it."
            ),
            Stage.MOVE: self.tr("{name}, move on, or leave it at that."),
            Stage.STOREY: self.tr("{name} may pay for a second floor there."),
        }[view.stage]
        what = view.tasks[0][1] if view.tasks else 0
        island = self.island(what) if view.stage is Stage.SEND else ""
        if view.stage is Stage.MOVE and (rest := left(what)).workers:
            text = self.tr("{island} is full: {name} must go on from there.")
            island = self.island(rest.crowded)
        return text.format(name=name, island=island)

    # -- on the way ----------------------------------------------------------------------------

    def _next(self, selected: Sequence[Target]) -> str:
        """What to select after what was selected."""
        last = selected[-1]
        match [target.kind for target in selected]:
            case ["action"]:
                return {
                    Action.BRIDGE: self.tr("Touch an island where the bridge begins."),
                    Action.PAGODA: self.tr("Touch the island where you build."),
                    Action.MOVE: self.tr("Touch a worker of yours."),
                    Action.FESTIVAL: self.tr("Touch the island of the festival."),
                }[Action(last.key[0])]
            case ["action", "island"]:
                text = self.tr("Touch the island to which a bridge leads from {island}.")
                return text.format(island=self.island(last.key[0]))
            case ["action", "island", "island"]:
                return self.tr("Touch the lane of the bridge.")
            case ["action", "worker"]:
                text = self.tr("Touch the island to which the worker of {island} goes.")
                return text.format(island=self.island(last.key[0]))
            case ["action", "worker", "to"]:
                return self.tr("Choose the way.")
        return self.tr("Choose what the Crow brings.")


class FireflyTurn(Ways):
    """The sentence and the steps of the turn bar."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._asks = FireflyAsks(session)

    def turn(self) -> TurnText:
        session = self._session
        waiting = Waiting().turn(session)
        if waiting is not None:
            return waiting
        assert session.active is not None
        name = self._players[session.active]
        selected, view = session.selector.selected, session.view
        found = turn_steps(view, session.moves, so_far(session), selected)
        titles = {
            "power": self.tr("Your power"),
            "opening": self.tr("Before the first turn"),
            "main": self.tr("Main action"),
            "besides": self.tr("Secondary action"),
        }
        claims = self._table.claims(view, session.moves) if session.selector.begins(PASS) else ()
        return TurnText(
            self._asks.sentence(name),
            tuple(
                TurnStep(titles[step.kind], self._note(step), step.state, step.kind)
                for step in found
            ),
            claims=self.claims(claims),
        )

    def _note(self, step: StepStatus) -> str:
        movements = step.value if isinstance(step.value, int) else 0
        return {
            "choose": self.tr("choose one"),
            "again": self.tr("one more, by the fish"),
            "from": self.tr("from which island?"),
            "island": self.tr("on which island?"),
            "worker": self.tr("which worker?"),
            "to": self.tr("to which island?"),
            "lane": self.tr("on which lane?"),
            "way": self.tr("which way?"),
            "crow-gain": self.tr("coins or workers?"),
            "send": self.tr("a worker begins elsewhere"),
            "stone": self.tr("your first floor"),
            "recruit": self.tr("place the recruit"),
            "cross": self.tr("cross the bridge"),
            "moving": self.tr("%n movement(s) left", "", movements),
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


def so_far(session: Session) -> list[Event]:
    """What happened in the turn that is going on."""
    events = [event for entry in session.log.entries for event in entry.events]
    began = (n for n in range(len(events) - 1, 0, -1) if isinstance(events[n], told.TurnBegan))
    return events[next(began, 0) :]


def turn_steps(
    view: View, moves: Iterable[m.Move], so_far: Sequence[Event], selected: Sequence[Target] = ()
) -> tuple[StepStatus, ...]:
    """The steps of the active seat's turn. `so_far`: what happened in this turn already."""
    if view.stage is Stage.CHOOSE:
        return (StepStatus("power", NOW, "choose"),)
    if not view.turns:
        return (StepStatus("opening", NOW, TASKS[view.stage]),)
    main, besides = _main(view, so_far), _besides(view, moves, so_far)
    if selected and selected[0].kind == "action":
        main = StepStatus("main", NOW, _wanted(selected))
    elif selected and selected[0].kind == "crow":
        besides = StepStatus("besides", NOW, "crow-gain")
    return main, besides


def _main(view: View, so_far: Sequence[Event]) -> StepStatus:
    if view.stage in TASKS:
        movements = left(view.tasks[0][1]).movements if view.stage is Stage.MOVE else 0
        return StepStatus("main", NOW, TASKS[view.stage], movements)
    if view.main_left:
        fish = any(isinstance(event, told.FishPlaced) for event in so_far)
        return StepStatus("main", NOW, "again" if fish and _done(MAIN, so_far) else "choose")
    return StepStatus("main", DONE, _done(MAIN, so_far) or "none")


def _wanted(selected: Sequence[Target]) -> str:
    """What is to be selected next on the way to a main action."""
    match [target.kind for target in selected]:
        case ["action"]:
            wanted = {Action.BRIDGE: "from", Action.MOVE: "worker"}
            return wanted.get(Action(selected[0].key[0]), "island")
        case ["action", "island"] | ["action", "worker"]:
            return "to"
        case ["action", "island", "island"]:
            return "lane"
    return "way"


def _besides(view: View, moves: Iterable[m.Move], so_far: Sequence[Event]) -> StepStatus:
    if done := _done(BESIDES, so_far):
        return StepStatus("besides", DONE, done)
    if not view.secondary_open:
        return StepStatus("besides", SKIPPED, "left-out")
    if view.stage in TASKS:
        return StepStatus("besides", LATER, "after")
    if any(isinstance(move, SECONDARY) for move in moves):
        return StepStatus("besides", MAY, "may")
    return StepStatus("besides", LATER if view.main_left else SKIPPED, "cannot")


def _done(kinds: Mapping[type[Event], str], so_far: Sequence[Event]) -> str:
    """The last action of these kinds."""
    return next((kinds[type(event)] for event in reversed(so_far) if type(event) in kinds), "")
