"""What a friend's ability asks, and what is asked for Moon Dancer: lit, with a way to say no.

Buttons here are touches that are no part of a move: leaving an ability for later, letting the
program choose, turning a laid tile, the next step of Moon Dancer.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from festival_desktop.games.festival_of_lanterns import moves as m
from festival_desktop.games.festival_of_lanterns.friends import moves as fm
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER, NO_FRIEND
from festival_desktop.games.festival_of_lanterns.state import Stage
from festival_desktop.play.table import Target
from festival_desktop.scenes.turning import SOUTH

if TYPE_CHECKING:
    from festival_desktop.screens.festival_of_lanterns.table.scene import FestivalScene

ABILITIES = (
    m.Exchange,
    fm.Take,
    fm.Swap,
    fm.GainTogether,
    fm.PutToken,
    fm.TurnTile,
    fm.CountAsMatch,
    fm.Look,
    fm.Keep,
)
"""Moves that only an ability allows, in a game with friends."""
MUST = (Stage.MATCH_SIDE, Stage.KEEP_TILE)
"""Here the turn does not go on without an answer."""
NOT_NOW, FOR_ME, NEXT_MOVE = Target("not-now"), Target("for-me"), Target("next-move")
TURN_BACK, TURN_ON = Target("turn-back"), Target("turn-on")
BUTTONS = frozenset({NOT_NOW, FOR_ME, NEXT_MOVE, TURN_BACK, TURN_ON})


class Asking:
    def __init__(self, scene: "FestivalScene") -> None:
        self._scene = scene
        self.muted = False
        """Somebody leaves the waiting ability for later."""
        self.offered = False
        """The waiting ability can be used right now."""
        self._first: frozenset[Target] = frozenset()
        self._only: frozenset[Target] = frozenset()
        """What the ability begins with, and what nothing else does."""
        self._welcome: frozenset[int] = frozenset()
        self._about: tuple[int, ...] = ()

    def arrive(self) -> None:
        """Another position is shown."""
        scene = self._scene
        view, table = scene.session.view, scene.session.table
        gala = None if view is None else view.gala
        about = () if gala is None else (view.seat, gala.befriended, gala.uses, view.stage in MUST)
        if about != self._about:
            self.muted, self._about = False, about
        self.offered, self._first, self._only = False, frozenset(), frozenset()
        self._welcome = frozenset()
        if gala is None or not scene.session.moves:
            return
        self._welcome = frozenset(
            move.friend for move in scene.session.moves if isinstance(move, fm.Befriend)
        )
        first: dict[bool, set[Target]] = {True: set(), False: set()}
        for move in scene.session.moves:
            first[isinstance(move, ABILITIES)] |= table.touches(move)[0]
        self.offered = bool(first[True])
        self._first = frozenset(first[True])
        self._only = frozenset(first[True] - first[False])

    @property
    def for_her(self) -> bool:
        """The person at the screen decides for Moon Dancer."""
        session = self._scene.session
        return bool(session.moves) and self._scene.challenge and session.view.seat == MOON_DANCER

    def go_to_choice(self) -> None:
        """For Moon Dancer, touch what leaves no choice: the person is asked what is open."""
        session = self._scene.session
        if self.for_her and len(session.picker.moves) > 1:
            forced = session.picker.forced()
            if forced is not None:
                session.touch(forced)

    @property
    def side(self) -> int:
        """Where the cards lie that are chosen from."""
        return self._scene.side_of(MOON_DANCER) if self.for_her else SOUTH

    @property
    def seat(self) -> int | None:
        return MOON_DANCER if self.for_her else self._scene.session.viewer

    @property
    def waiting(self) -> int:
        """The friend whose ability of this turn is not used up."""
        view = self._scene.session.view
        gala = None if view is None else view.gala
        return gala.befriended if gala is not None and gala.uses else NO_FRIEND

    @property
    def shown(self) -> bool:
        """There is something to say on the paper."""
        moves = bool(self._scene.session.moves)
        return self.for_her or (moves and self.waiting != NO_FRIEND and not self.muted)

    def may_befriend(self, friend: int) -> bool:
        """Whatever was touched: her card may be pressed instead."""
        return friend in self._welcome and not self.for_her

    def wants(self, target: Target) -> bool:
        """Touching it answers what is asked."""
        return self.for_her or target in self._first

    def dull(self, target: Target) -> bool:
        """It may be touched, but somebody does not want to be asked."""
        return self.muted and not self._scene.session.picker.touched and target in self._only

    # -- buttons -----------------------------------------------------------------------------

    @property
    def button(self) -> Target | None:
        """The button on the paper."""
        if self.for_her:
            return FOR_ME
        stage = self._scene.session.view.stage if self.shown else None
        return NOT_NOW if self.shown and self.offered and stage not in MUST else None

    def buttons(self) -> dict[Target, QRectF]:
        scene, found = self._scene, {}
        if (button := self.button) is not None:
            found[button] = self.foot(scene.layout.ask)
        if scene.stepping and not scene.layout.speech.isEmpty():
            found[NEXT_MOVE] = self.foot(scene.layout.speech)
        touched = scene.session.picker.touched
        if touched and touched[-1].kind == "laid":
            found |= self._around(scene.cell_rect(touched[-1].key[0], touched[-1].key[1]))
        return found

    def foot(self, paper: QRectF) -> QRectF:
        """Where a paper has its button."""
        layout = self._scene.layout
        high = layout.m(24, 32)
        wide = min(layout.m(124, 160), paper.width() * 0.72)
        edge = layout.m(6, 8)
        return QRectF(paper.right() - edge - wide, paper.bottom() - edge - high, wide, high)

    def _around(self, cell: QRectF) -> dict[Target, QRectF]:
        """Below a tile that is being turned: back, leave it so, on."""
        scene = self._scene
        side = scene.layout.m(34, 44)
        step, area = side * 1.16, scene.layout.display
        top = cell.bottom() + side * 0.2
        if top + side > area.bottom():
            top = cell.top() - side * 1.2
        left = min(max(cell.center().x() - side / 2, area.left() + step), area.right() - 2 * step)
        lay = Target("turn", (scene.turn_of(scene.turned_tile),))
        return {
            TURN_BACK: QRectF(left - step, top, side, side),
            lay: QRectF(left, top, side, side),
            TURN_ON: QRectF(left + step, top, side, side),
        }

    def press(self, target: Target) -> bool:
        """Whether it was a button of these, or a friend who waits; then it is done."""
        scene = self._scene
        if target == Target("friend", (self.waiting,)):
            self.muted = False
            scene.point_out(sorted(self._only, key=lambda one: (one.kind, one.key)))
            scene.refresh("pieces")
        elif target == NOT_NOW:
            self.muted = True
            scene.session.clear()
            scene.hovering()
        elif target == FOR_ME:
            scene.help_requested.emit()
        elif target == NEXT_MOVE:
            scene.next_requested.emit()
        elif target in (TURN_BACK, TURN_ON):
            scene.turn(1 if target == TURN_ON else -1, None)
        else:
            return False
        return True
