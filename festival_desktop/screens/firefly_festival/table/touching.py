"""From what a hand does on the table to touches: which action is meant, and the way to a move.

A press on a lane, a worker or an island means several touches; here they are made in their order.
What is legal is asked of the session.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication

from festival_desktop.games.firefly_festival.state import MOVE, TURN
from festival_desktop.play.table import Target
from festival_desktop.scenes.gestures import leads_on
from festival_desktop.screens.firefly_festival.table import attempts
from festival_desktop.screens.firefly_festival.table.attempts import (
    BRIDGE,
    FESTIVAL,
    MOVING,
    PAGODA,
)
from festival_desktop.tables.firefly_festival import Action

if TYPE_CHECKING:
    from festival_desktop.screens.firefly_festival.table.scene import FireflyScene

FIRST = {"pagoda": PAGODA, "festival": FESTIVAL, "island": BRIDGE, "worker": MOVING}
"""Kind of a target → the action it begins."""


class Intent(NamedTuple):
    """What somebody is about to do, by touches or with something in the hand."""

    action: Action | None = None
    origin: int | None = None
    destination: int | None = None


class Touching:
    def __init__(self, scene: "FireflyScene") -> None:
        self._scene = scene

    def intent(self, lifted: Target | None = None) -> Intent:
        held = lifted or self._scene.gestures.lifted
        if held is not None:
            match held.kind:
                case "island":
                    return Intent(Action.BRIDGE, held.key[0])
                case "worker":
                    return Intent(Action.MOVE, held.key[0])
                case "action":
                    return Intent(Action(held.key[0]))
        touched = self._scene.session.picker.touched
        if not touched or touched[0].kind != "action":
            return Intent()
        spots = [target.key[0] for target in touched[1:3]]
        return Intent(Action(touched[0].key[0]), *spots)

    def lane_in_hand(self) -> int | None:
        """The lane a bridge would be built on: pointed out, under the hand, or on the way to it."""
        scene, origin = self._scene, self.intent().origin
        target = scene.pointed[-1] if scene.pointed else scene.hovered
        if target is None:
            return None
        if target.kind == "lane":
            number = scene.board.lane_of(target)
            return number if number >= 0 else None
        if target.kind == "island" and origin is not None and origin != target.key[0]:
            between = scene.board.network.between.get((origin, target.key[0]), 0)
            return next((n for n in scene.options.lanes if between >> n & 1), None)
        return None

    # -- what can be taken up ----------------------------------------------------------------

    def liftable(self, target: Target) -> bool:
        view, options = self._scene.session.view, self._scene.options
        if view is None or not options.any:
            return False
        match target.kind:
            case "island":
                return view.stage is TURN and view.main_left > 0
            case "worker":
                return view.stage in (TURN, MOVE)
            case "cross":
                return True
            case "action":
                return (target == PAGODA and bool(options.pagodas)) or (
                    target == FESTIVAL and bool(options.festivals)
                )
        return False

    # -- ways to a move ----------------------------------------------------------------------

    def path(self, target: Target, origin: int | None) -> list[Target]:
        """All touches from the beginning up to this one."""
        match target.kind:
            case "lane":
                a, b, _ = target.key
                return [BRIDGE, Target("island", (a,)), Target("island", (b,)), target]
            case "to" if origin is not None:
                return [MOVING, Target("worker", (origin,)), target]
        first = FIRST.get(target.kind)
        return [target] if first is None else [first, target]

    def press(self, target: Target, follow: bool) -> bool:
        session = self._scene.session
        if not session.can_touch(target):
            path = self.path(target, self.intent().origin)
            if len(path) > 1:
                return self.walk(path)
            if not leads_on(session.picker, target):
                self.refuse(path)
                return False
            session.clear()
        if not session.touch(target):
            return False
        if follow:
            self.follow(target)
        return True

    def walk(self, path: Sequence[Target]) -> bool:
        """Make these touches from the beginning; nothing is touched if they lead nowhere."""
        session = self._scene.session
        if not self._leads(path):
            session.clear()
            self.refuse(path)
            return False
        already = list(session.picker.touched)
        if already != list(path[: len(already)]):
            session.clear()
            already = []
        for target in path[len(already) :]:
            session.touch(target)
        self.follow(path[-1])
        return True

    def _leads(self, path: Sequence[Target]) -> bool:
        picker = self._scene.session.picker
        touched = list(picker.touched)
        picker.clear()
        good = all(picker.touch(target) for target in path)
        picker.clear()
        for target in touched:
            picker.touch(target)
        return good

    def follow(self, target: Target) -> None:
        """Make the touch that follows by itself: the only way, or one's own free one.

        With Shift every way can be chosen: to pay somebody can be worth it.
        """
        session = self._scene.session
        if not session.picker.touched or session.picker.touched[-1] != target:
            return
        if target.kind not in ("island", "to"):
            return
        choices = self._choices(target)
        own = Target("over", (session.view.seat,))
        if target.kind == "island" and [t.kind for t in session.picker.touched].count("island") < 2:
            return
        if len(choices) == 1:
            session.touch(choices[0])
        elif own in choices and not (
            self.wants_all_ways or any(choice.kind == "together" for choice in choices)
        ):
            session.touch(own)

    def _choices(self, target: Target) -> list[Target]:
        """What can follow; of ways that are all the same only one."""
        session, options = self._scene.session, self._scene.options
        choices = list(session.picker.choices())
        if target.kind != "to":
            return choices
        origin = session.picker.touched[1].key[0]
        ways = {way.target for way in options.ways.get(origin, {}).get(target.key[0], ())}
        return [choice for choice in choices if choice in ways]

    @property
    def wants_all_ways(self) -> bool:
        """Shift is down: also one's own free way is asked about."""
        return bool(QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)

    # -- letting go --------------------------------------------------------------------------

    def drop(self, lifted: Target, pos: QPointF) -> None:
        """Let go of something here: make the move, say why not, or leave everything as it was."""
        scene, board = self._scene, self._scene.board
        target = scene.targets.at(pos, lifted)
        if target is None or target == lifted:
            return
        if lifted.kind == "island":
            lane = board.lane_of(target) if target.kind == "lane" else -1
            if lane >= 0 and board.is_drawn(lane, lifted.key[0], pos):
                self.walk(self.path(target, None))
        elif lifted.kind == "cross":
            there = Target("cross", (lifted.key[0], target.key[0]))
            scene.press(there if target.kind == "to" else target)
        elif target.kind in ("to", "pagoda", "festival"):
            origin = lifted.key[0] if lifted.kind == "worker" else None
            self.walk(self.path(target, origin))

    def refuse(self, path: Sequence[Target]) -> None:
        """Say why what these touches seem to mean is not allowed."""
        view = self._scene.session.view
        if path[-1] == FESTIVAL and self._scene.options.any and view.main_left:
            self._scene.show_forecasts(True)  # tells what is missing, island by island
        self._scene.session.refuse(attempts.attempt(self._scene, path))
