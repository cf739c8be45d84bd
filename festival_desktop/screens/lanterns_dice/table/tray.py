"""The tray under a hand: turned by its rim, by the wheel, by keys; it comes to rest at quarters.

How it would be left is only tried here, until the move is made. While it turns, every name plate
shows the colour that seat would face.
"""

import math
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF

from festival_desktop.core.rng import Rng
from festival_desktop.games.lanterns_dice import events as told
from festival_desktop.games.lanterns_dice import moves as m
from festival_desktop.games.lanterns_dice.state import ORIENT, SHADE, State
from festival_desktop.play.table import Target
from festival_desktop.scenes import motion as durations
from festival_desktop.screens.lanterns_dice.pictures.tray import DIE, FELT, WELL
from festival_desktop.screens.lanterns_dice.table.arrows import Arrows

if TYPE_CHECKING:
    from festival_desktop.screens.lanterns_dice.table.scene import DiceScene

TILTS = (6, -8, -4, 9)
"""Degrees by which the dice lie crooked."""
LEAN = 14.0
"""Degrees by which they lean while the tray turns."""
REACH = 1.16
"""How far out a hand takes hold of the rim, in radii."""


class Tray:
    def __init__(self, scene: "DiceScene") -> None:
        self._scene = scene
        self.trial = 0
        """Quarters it is turned by now, in the position or for trial."""
        self.angle = 0.0
        """Degrees it is seen turned by; not brought back after a whole turn."""
        self._roll: object = None
        self._hand: tuple[float, float] | None = None
        self._lit: dict[int, frozenset[int]] = {}
        self.arrows = Arrows()
        scene.addItem(self.arrows)

    # -- the position ----------------------------------------------------------------------------

    @property
    def trying(self) -> bool:
        """The viewer may turn it now."""
        return Target("tray", (0,)) in self._scene.choices

    def arrive(self) -> None:
        """Another position is shown: a new roll lies as it fell."""
        scene, view = self._scene, self._scene.session.view
        roll = (view.turn, view.active, view.dice)
        rolled = any(isinstance(event, told.DiceRolled) for event in scene.last_events)
        fresh = roll != self._roll or (rolled and view.stage is ORIENT)
        self._roll = roll
        self._hand = None
        self.arrows.setVisible(False)
        self._lit.clear()
        if view.stage is ORIENT and fresh:
            self.trial, self.angle = 0, 0.0
        elif view.stage is not ORIENT:
            self.trial = view.quarters
        if scene.motion.enabled and not fresh:
            self._settle()
        else:
            self.angle = self._goal()

    def _goal(self) -> float:
        """The angle nearest to the seen one at which it lies as it is turned."""
        way = (self.trial * 90.0 - self.angle + 180.0) % 360.0 - 180.0
        return self.angle + way

    def _settle(self) -> None:
        """Turn on to rest."""
        start, end = self.angle, self._goal()
        if abs(end - start) < 0.01:
            self._scene.motion.drop("tray")
            self.angle = end
            return

        def step(t: float) -> None:
            self.angle = start + (end - start) * t
            self.show()

        self._scene.animate("tray", durations.SNAP, step)

    # -- what it shows ---------------------------------------------------------------------------

    def faced(self, seat: int) -> int | None:
        """The colour a seat faces as the tray is turned; None before the first roll."""
        view, content = self._scene.session.view, self._scene.game.content
        if not view.dice:
            return None
        color: int = view.dice[content.tables[view.players].die_of(seat, self.trial)]
        return color

    def at_side(self, side: int) -> int | None:
        """The colour at a side of the screen."""
        view = self._scene.session.view
        if not view.dice:
            return None
        color: int = view.dice[(self._scene.turning.true_side(side) - self.trial) % 4]
        return color

    def lit(self) -> frozenset[int]:
        """The areas the viewer could shade if the tray were left as it is tried."""
        scene = self._scene
        if not self.trying:
            return frozenset()
        if self.trial not in self._lit:
            seat, state = scene.session.view.seat, self._as_left()
            areas = frozenset[int]()
            if scene.game.to_act(state) == seat and state.stage is SHADE:
                areas = frozenset(
                    move.area for move in scene.game.legal_moves(state) if isinstance(move, m.Shade)
                )
            self._lit[self.trial] = areas
        return self._lit[self.trial]

    def foresee(self, area: int) -> tuple[Any, ...]:
        """What shading one of these areas would do."""
        game, state = self._scene.game, self._as_left()
        legal = game.legal_moves(state)
        move = next((one for one in legal if isinstance(one, m.Shade) and one.area == area), None)
        if move is None:
            return ()
        log: list[Any] = []
        game.play(state, move, log)
        return tuple(event for event in log if not game.seals(event))

    def _as_left(self) -> State:
        """The position if the tray were left as it is tried."""
        game = self._scene.game
        state = game.imagine(self._scene.session.view, Rng(0))
        game.play(state, m.ORIENTS[self.trial], [])
        return state

    def rect(self) -> QRectF:
        c, r = self._scene.layout.tray, self._scene.layout.radius
        return QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r)

    def die_rect(self, number: int) -> QRectF:
        """Where a die lies now; they keep their places in the tray."""
        layout = self._scene.layout
        quarters = number + self._scene.turning.quarters
        turn = math.radians(quarters * 90.0 + self.angle - 90.0)
        far, side = layout.radius * WELL, layout.radius * DIE
        x = layout.tray.x() + far * math.cos(turn)
        y = layout.tray.y() + far * math.sin(turn) - layout.radius * 0.03
        return QRectF(x - side / 2, y - side / 2, side, side)

    def tilt(self, number: int) -> float:
        """How a die lies: upright so that it can be read, and leaning while the tray turns."""
        return TILTS[number] + LEAN * math.sin(math.radians(4 * self.angle))

    def show(self) -> None:
        """Put tray and dice where they belong at this angle."""
        scene = self._scene
        body = scene.actors.get("tray")
        if body is not None:
            body.setRotation(self.angle % 90.0)
        for number in range(4):
            die = scene.actors.get(f"die:{number}")
            if die is None or scene.motion_of(die):
                continue
            rect = self.die_rect(number)
            die.prop = die.prop._replace(rect=rect)
            die.goal = rect
            die.setPos(rect.center())
            die.setRotation(self.tilt(number))

    def _point(self) -> None:
        """Arrows from the dice to the seats they will face."""
        scene = self._scene
        dice = {}
        for side in scene.seat_at:
            color = self.at_side(side)
            if color is not None:
                dice[side] = scene.sheets.colors[color]
        off = self.angle - round(self.angle / 90.0) * 90.0
        self.arrows.point(scene.layout.tray, scene.layout.radius, dice, off)

    # -- hands -----------------------------------------------------------------------------------

    def over_rim(self, pos: QPointF) -> bool:
        layout = self._scene.layout
        far = math.hypot(pos.x() - layout.tray.x(), pos.y() - layout.tray.y())
        return layout.radius * FELT < far < layout.radius * REACH

    def over(self, pos: QPointF) -> bool:
        layout = self._scene.layout
        far = math.hypot(pos.x() - layout.tray.x(), pos.y() - layout.tray.y())
        return far < layout.radius * REACH

    @property
    def held(self) -> bool:
        return self._hand is not None

    def grab(self, pos: QPointF) -> bool:
        if not self.over_rim(pos) or not self.free():
            return False
        self._scene.motion.drop("tray")
        self._hand = (self._direction(pos), self.angle)
        self._scene.refresh("overlay")
        return True

    def free(self) -> bool:
        """Whether it may be turned; as long as nobody shaded, turning it is taken back first."""
        scene = self._scene
        if not self.trying and scene.just_oriented:
            trial = self.trial
            scene.undo_requested.emit()
            if self.trying:
                self.turn_to(trial)
        return self.trying

    def pull(self, pos: QPointF) -> None:
        assert self._hand is not None
        start, angle = self._hand
        now = self._direction(pos)
        step = (now - start + 180.0) % 360.0 - 180.0
        self._hand = (now, angle + step)
        self.angle = angle + step
        nearest = round(self.angle / 90.0) % 4
        if nearest != self.trial:
            self.trial = nearest
            self._scene.tray_turned()
        self.show()
        self._point()

    def let_go(self) -> None:
        self._hand = None
        self.arrows.setVisible(False)
        self._settle()
        self._scene.tray_turned()

    def turn(self, quarters: int) -> None:
        """A quarter by wheel, key or button."""
        self.turn_to(self.trial + quarters)

    def turn_to(self, quarters: int) -> None:
        self.trial = quarters % 4
        self._settle()
        self._scene.tray_turned()

    def _direction(self, pos: QPointF) -> float:
        c = self._scene.layout.tray
        return math.degrees(math.atan2(pos.y() - c.y(), pos.x() - c.x()))
