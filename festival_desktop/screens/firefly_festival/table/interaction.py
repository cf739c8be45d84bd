"""Translates gestures on the table into selections.

A press on a lane, a worker or an island means several selections, made here in order. The session
decides what is legal.
"""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from festival_desktop.games.firefly_festival.movement import NOWHERE
from festival_desktop.games.firefly_festival.state import MOVE, TURN
from festival_desktop.play.table import Target
from festival_desktop.scenes import focus_order
from festival_desktop.scenes.interaction import Interaction
from festival_desktop.scenes.part import Parts
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.scenes.shown import Regions
from festival_desktop.screens.firefly_festival.table import intent as intents
from festival_desktop.screens.firefly_festival.table.action_bar import (
    CROW,
    DONE,
    ENDS,
    EYE,
    FISH,
    PASS,
)
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.pieces import last_of
from festival_desktop.screens.firefly_festival.table.questions import END_ANYWAY, PAPER
from festival_desktop.screens.firefly_festival.table.table_state import Situation
from festival_desktop.screens.firefly_festival.table.turn_end import TurnEnd

KEYS = {
    Qt.Key.Key_B: intents.BRIDGE,
    Qt.Key.Key_P: intents.PAGODA,
    Qt.Key.Key_M: intents.MOVING,
    Qt.Key.Key_F: intents.FESTIVAL,
    Qt.Key.Key_C: CROW,
    Qt.Key.Key_L: FISH,
}
"""One-letter shortcuts: Bridge, Pagoda, Move, Festival, Crow, Lucky fish. O shows all festivals,
E ends the turn or what is left of an action."""
TO_READ = ("seat", PAPER.kind)
"""Kinds of targets that only show information."""


class Lake(Protocol):
    """What the interaction needs to know of the table."""

    @property
    def board(self) -> Board: ...

    @property
    def situation(self) -> Situation: ...

    @property
    def parts(self) -> Parts: ...

    def focus_next(self) -> None:
        """Move the focus to what can be selected next."""


class FireflyInteraction(Interaction):
    GROUPS = (
        frozenset({"power"}),
        frozenset({"over", "together", "ferry", "crow-gain", "storey", END_ANYWAY.kind}),
        frozenset({"action", "crow", "fish", *(end.kind for end in ENDS)}),
        frozenset({"island", "pagoda", "festival", "worker", "to", "lane", "recruit", "stone",
                   "send", "cross"}),
        frozenset({"goal"}),
        frozenset({"secret"}),
        frozenset({"seat"}),
    )  # fmt: skip

    def __init__(self, context: SceneContext, lake: Lake) -> None:
        super().__init__(context.session, context.pointer)
        self._context, self._lake = context, lake
        self.forecasting = False
        """Whether every festival is shown as if it were held now."""
        self._segments = 0
        """Number of bridge segments drawn by the current drag."""
        self.turn_end = TurnEnd(context, lambda: lake.situation)
        self.commands[EYE.kind] = lambda _: self.show_forecasts()
        self.commands[END_ANYWAY.kind] = lambda _: self.turn_end.end()

    @property
    def intent(self) -> intents.Intent:
        return intents.intent_of(self.pointer.lifted, self.session.selector.selected)

    @property
    def asking(self) -> bool:
        """Whether it is being asked to end the turn although a goal could be claimed."""
        return self.turn_end.asking

    @property
    def lane_in_hand(self) -> int | None:
        """The lane a bridge would be built on."""
        highlighted = self.pointer.highlighted
        target = highlighted[-1] if highlighted else self.pointer.hovered
        lake = self._lake
        return intents.lane_of(target, self.intent.origin, lake.board, lake.situation.options.lanes)

    # -- pressing ----------------------------------------------------------------------------

    def selectable(self, target: Target) -> bool:
        return super().selectable(target) or self.liftable(target) or self._leaves_rest(target)

    def _leaves_rest(self, target: Target) -> bool:
        """Return whether selecting it now first skips the rest of an action."""
        if self.session.selector.selected or self.session.can_select(target):
            return False
        return target in self._lake.situation.after_done

    def click(self, target: Target | None) -> None:
        if target != PASS:
            self.turn_end.ask(False)
        super().click(target)

    def go_back(self) -> None:
        if self.asking:
            self.turn_end.ask(False)
        else:
            super().go_back()

    def press(self, target: Target, follow: bool = True) -> bool:
        if target == PASS and self.turn_end.ask_first():
            return False
        if self._leaves_rest(target):
            with self.session.input():
                self.session.choose([DONE])
                return self.press(target, follow)
        if target.kind in TO_READ:
            self.session.clear()
            return False
        if target.kind in self.commands:
            return super().press(target, follow)
        return self._choose(self.path_to(target), follow)

    def path_to(self, target: Target) -> Sequence[Target]:
        path = intents.path_to(target, self.intent.origin)
        return super().path_to(target) if self.session.can_select(target) or len(path) < 2 else path

    def _choose(self, path: Sequence[Target], follow: bool = True) -> bool:
        """Make these selections; nothing of an action stays selected if they lead nowhere."""
        chosen = self.session.choose([*path, *self.implied(path)] if follow else path)
        if not chosen:
            self._forecast_missing(path)
            if len(path) > 1:
                self.session.clear()
        return chosen

    def implied(self, path: Sequence[Target]) -> Sequence[Target]:
        """Return the only way, or one's own free one.

        With Shift every way can be chosen: to pay somebody can be worth it.
        """
        last = path[-1]
        if last.kind == "island" and [each.kind for each in path].count("island") < 2:
            return ()
        if last.kind not in ("island", "to"):
            return ()
        choices = self._choices(path)
        every_way = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        own = Target("over", (self.session.view.seat,))
        if len(choices) == 1:
            return choices
        free = own in choices and "together" not in {each.kind for each in choices}
        return [own] if free and not every_way else ()

    def _choices(self, path: Sequence[Target]) -> list[Target]:
        """List what can follow, with only one of equivalent ways."""
        after = self.session.selector.after(path)
        choices = [] if after is None else list(after.choices())
        if path[-1].kind != "to" or len(path) < 2:
            return choices
        ways = self._lake.situation.options.ways_to(path[1].key[0], path[-1].key[0])
        different = {way.target for way in ways}
        return [choice for choice in choices if choice in different]

    def refuse(self, target: Target | None) -> None:
        if target is not None:
            path = self.path_to(target)
            self._forecast_missing(path)
            self.session.refuse(path)

    def _forecast_missing(self, path: Sequence[Target]) -> None:
        """Show what festivals lack, island by island, where somebody wanted to hold one."""
        wanted = path[-1] == intents.FESTIVAL and self._lake.situation.options.any
        if wanted and self.session.view.main_left:
            self.show_forecasts(True)

    # -- dragging ----------------------------------------------------------------------------

    def liftable(self, target: Target) -> bool:
        view, options = self.session.view, self._lake.situation.options
        if not options.any:
            return False
        match target.kind:
            case "island":
                return view.stage is TURN and view.main_left > 0
            case "worker":
                return view.stage in (TURN, MOVE)
            case "cross":
                return True
            case "action":
                return (target == intents.PAGODA and bool(options.pagodas)) or (
                    target == intents.FESTIVAL and bool(options.festivals)
                )
        return False

    def deferred(self, target: Target) -> bool:
        return True

    def lift(self, target: Target) -> None:
        self.session.clear()

    def item_key(self, target: Target) -> str | None:
        if target.kind in ("worker", "cross"):
            return last_of(self._lake.situation.figures[target.key[0]], self.session.view.seat)
        return "held" if target.kind == "action" else None

    def dragged(self, pos: QPointF) -> bool:
        """Grow a bridge with every segment that is drawn."""
        lifted, lane = self.pointer.lifted, self.lane_in_hand
        before, self._segments = self._segments, 0
        if lifted is not None and lifted.kind == "island" and lane is not None:
            self._segments = self._lake.board.grown(lane, lifted.key[0], pos)
        return self._segments != before

    def drop(self, lifted: Target, target: Target | None, pos: QPointF) -> Target | None:
        """Make the move or explain why not; ignore what is put back or half drawn."""
        if target == lifted:
            return None
        origin, goal = lifted.key[0], intents.goal_of(lifted)
        if target is None or target.kind != goal:
            target = Target(goal, (origin, NOWHERE, 0) if goal == "lane" else (NOWHERE,))
        if lifted.kind == "cross":
            return Target("cross", (origin, *target.key))
        if lifted.kind == "island":
            lane = self._lake.board.lane_of(target)
            drawn = lane < 0 or self._lake.board.is_drawn(lane, origin, pos)
            return target if drawn else None
        self._choose(intents.path_to(target, origin if lifted.kind == "worker" else None))
        return None

    # -- pointing and keys ---------------------------------------------------------------------

    def show_forecasts(self, on: bool | None = None) -> None:
        """Show or hide every festival's forecast; None toggles."""
        self.forecasting = not self.forecasting if on is None else on
        self._context.redraw()

    def next_stop(self, stops: Regions) -> Target | None:
        """Send the focus to what is nearest to the selected island or worker."""
        selected = self.session.selector.selected
        places = {t: rect for t, rect in stops.items() if t.kind in ("island", "to", "lane")}
        here = self._lake.parts.place_of(selected[-1]) if len(selected) > 1 else None
        if places and here is not None:
            return focus_order.closest(places, here.center())
        return super().next_stop(stops)

    def key(self, event: QKeyEvent) -> bool:
        key = Qt.Key(event.key())
        if event.modifiers() != Qt.KeyboardModifier.NoModifier or self.session.view is None:
            return False
        if key == Qt.Key.Key_O:
            self.show_forecasts()
        elif key == Qt.Key.Key_Escape and self.asking:
            self.turn_end.ask(False)
        elif event.isAutoRepeat():
            return key in (Qt.Key.Key_E, *KEYS)  # No auto-repeat: one decision per press.
        elif key == Qt.Key.Key_E:
            ends = [end for end in (PASS, *ENDS) if self.selectable(end)]
            if ends:
                self.press(ends[0])
                if self.asking:
                    self._lake.focus_next()
        elif key in KEYS:
            self.press(KEYS[key])
            self._lake.focus_next()
        else:
            return False
        return True
