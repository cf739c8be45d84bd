"""From what a hand does on the table to selects: which action is meant, and the way to a move.

A press on a lane, a worker or an island means several selections, made here in their order.
What is legal is asked of the session.
"""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent

from festival_desktop.games.firefly_festival.movement import NOWHERE
from festival_desktop.games.firefly_festival.state import MOVE, TURN
from festival_desktop.games.firefly_festival.views import View
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
from festival_desktop.screens.firefly_festival.table.table_state import CLAIMS, Situation

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
"""Kinds of targets that are there to be read."""


class Lake(Protocol):
    """What the interaction needs to know of the table."""

    @property
    def board(self) -> Board: ...

    @property
    def situation(self) -> Situation: ...

    @property
    def parts(self) -> Parts: ...

    def focus_next(self) -> None:
        """Move the focus on to what can be selected next."""


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
        """Every festival is shown as if it were held now."""
        self._segments = 0
        """How many of them the hand has drawn."""
        self._asked: View | None = None
        """The position in which ending the turn was asked about."""
        self.commands[EYE.kind] = lambda _: self.show_forecasts()
        self.commands[END_ANYWAY.kind] = lambda _: self._end_turn()

    @property
    def intent(self) -> intents.Intent:
        return intents.intent_of(self.pointer.lifted, self.session.selector.selected)

    @property
    def asking(self) -> bool:
        """Whether to end the turn although that gives something up is being asked."""
        return self._asked is not None and self._asked is self.session.view

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
        """Whether selecting it now leaves the rest of an action first."""
        if self.session.selector.selected or self.session.can_select(target):
            return False
        return target in self._lake.situation.after_done

    def click(self, target: Target | None) -> None:
        if target != PASS:
            self._ask(False)
        super().click(target)

    def go_back(self) -> None:
        if self.asking:
            self._ask(False)
        else:
            super().go_back()

    def press(self, target: Target, follow: bool = True) -> bool:
        if target == PASS and self.ask_before_end():
            return False
        if self._leaves_rest(target):
            with self.session.input():
                self.session.select(DONE)
                return self.press(target, follow)
        if target.kind in TO_READ:
            self.session.clear()
            return False
        if target.kind not in self.commands and not self.session.can_select(target):
            path = intents.path_to(target, self.intent.origin)
            if len(path) > 1:
                return self._walk(path)
        return super().press(target, follow)

    def ask_before_end(self) -> bool:
        """Ask whether the turn is to end although that gives something up; False if nothing."""
        loses = self._gives_up()
        if loses:
            self._ask(True)
        return loses

    def _gives_up(self) -> bool:
        """Whether the turn would end although a goal could be claimed or an action is left."""
        choices = {*self.session.selector.choices(), *self._lake.situation.after_done}
        lit = any(target.kind in CLAIMS for target in choices)
        return PASS in choices and (lit or self._lake.situation.action_left)

    def _ask(self, on: bool) -> None:
        if on != self.asking:
            self._asked = self.session.view if on else None
            self._context.redraw()

    def _end_turn(self) -> None:
        with self.session.input():
            if self._leaves_rest(PASS):
                self.session.select(DONE)
            self.session.select(PASS)

    def _walk(self, path: Sequence[Target]) -> bool:
        """Make these selections from the beginning; nothing is selected if they lead nowhere."""
        selected = list(self.session.selector.selected)
        if selected != path[: len(selected)]:
            self.session.clear()
            selected = []
        further = path[len(selected) :]
        if not self.session.selector.moves_after(further):
            self.session.clear()
            self._refuse_path(path)
            return False
        for target in further:
            self.session.select(target)
        self.follow(path[-1])
        return True

    def follow(self, target: Target) -> None:
        """Make the selection that follows by itself: the only way, or one's own free one.

        With Shift every way can be chosen: to pay somebody can be worth it.
        """
        selected = self.session.selector.selected
        if not selected or selected[-1] != target or target.kind not in ("island", "to"):
            return
        if target.kind == "island" and [each.kind for each in selected].count("island") < 2:
            return
        choices = self._choices(target)
        every_way = QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        own = Target("over", (self.session.view.seat,))
        if len(choices) == 1:
            self.session.select(choices[0])
        elif own in choices and not every_way and "together" not in {each.kind for each in choices}:
            self.session.select(own)

    def _choices(self, target: Target) -> list[Target]:
        """What can follow; of ways that are all the same only one."""
        selector = self.session.selector
        choices = list(selector.choices())
        if target.kind != "to":
            return choices
        ways = self._lake.situation.options.ways_to(selector.selected[1].key[0], target.key[0])
        different = {way.target for way in ways}
        return [choice for choice in choices if choice in different]

    def refuse(self, target: Target | None) -> None:
        if target is not None:
            self._refuse_path(intents.path_to(target, self.intent.origin))

    def _refuse_path(self, path: Sequence[Target]) -> None:
        """Say why what these selections seem to mean is not allowed."""
        view = self.session.view
        if path[-1] == intents.FESTIVAL and self._lake.situation.options.any and view.main_left:
            self.show_forecasts(True)  # tells what is missing, island by island
        self.session.refuse(intents.attempt(view, self._lake.board, path))

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
        """A bridge grows with every segment that the hand draws."""
        lifted, lane = self.pointer.lifted, self.lane_in_hand
        before, self._segments = self._segments, 0
        if lifted is not None and lifted.kind == "island" and lane is not None:
            self._segments = self._lake.board.grown(lane, lifted.key[0], pos)
        return self._segments != before

    def drop(self, lifted: Target, target: Target | None, pos: QPointF) -> Target | None:
        """Make the move or say why not; what is put back, or half drawn, is left as it was."""
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
        self._walk(intents.path_to(target, origin if lifted.kind == "worker" else None))
        return None

    # -- pointing and keys ---------------------------------------------------------------------

    def show_forecasts(self, on: bool | None = None) -> None:
        """Show every festival as if it were held now, or not; None: the other way round."""
        self.forecasting = not self.forecasting if on is None else on
        self._context.redraw()

    def next_stop(self, stops: Regions) -> Target | None:
        """After an island or a worker was selected go on to what is nearest to it."""
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
            self._ask(False)
        elif event.isAutoRepeat():
            return key in (Qt.Key.Key_E, *KEYS)  # held down, it decides once
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
