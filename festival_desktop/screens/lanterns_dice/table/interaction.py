"""The meaning of presses, strokes, drags and keys at the table of Lanterns Dice."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QCursor, QGuiApplication, QKeyEvent

from festival_desktop.core.game import Seat
from festival_desktop.games.lanterns_dice import events as ev
from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.models.session import END_TURN
from festival_desktop.play.table import TAKE, Target
from festival_desktop.scenes import focus_order
from festival_desktop.scenes.interaction import Interaction
from festival_desktop.scenes.part import Grip
from festival_desktop.scenes.presenter import SceneContext
from festival_desktop.scenes.shown import Regions
from festival_desktop.screens.lanterns_dice.filled_sheet import areas_of, pools_of
from festival_desktop.screens.lanterns_dice.table.launching import Launching, PlannedLaunch
from festival_desktop.screens.lanterns_dice.table.layout import Layout
from festival_desktop.screens.lanterns_dice.table.pencil import Pencil, pencil_cursor
from festival_desktop.screens.lanterns_dice.table.position import Position
from festival_desktop.screens.lanterns_dice.table.rolling import Throw
from festival_desktop.screens.lanterns_dice.table.seating import Looking
from festival_desktop.screens.lanterns_dice.table.tray_turn import TrayTurn

SEATS = (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_4)
LIFTED = {"stack": "top", "card": "card"}
"""Kinds of targets that can be dragged, with the item that follows the pointer."""
SHEETS = 8
"""Number of cached sheets: four players, before and after a step."""
START = Target("start")
"""The initial focus when the player's turn begins; moving on goes to the first stop."""


class DiceInteraction(Interaction):
    GROUPS = (
        frozenset({"launch-best"}),
        frozenset({"roll", "tray"}),  # There, arrow keys turn the tray.
        frozenset({"turn", "reroll"}),
        frozenset({"by"}),
        frozenset({"area", "cell", "take-back"}),
        frozenset({"card"}),
        frozenset({"stack", "places"}),
        frozenset({"keep", "put-back"}),
        frozenset({"done", "leave", "pass", "look-back", END_TURN.kind, "next-move", "scores"}),
        frozenset({TAKE}),
        frozenset({"look"}),
    )

    def __init__(
        self,
        context: SceneContext,
        game: LanternsDice,
        layout: Callable[[], Layout],
        looked: Callable[[], None],
        swung: Callable[[], None],
    ) -> None:
        """Set up.

        `looked` is called when another sheet is shown, `swung` when only the angle of the tray
        changes.
        """
        super().__init__(context.session, context.pointer)
        self._context = context
        self._game = game
        self._areas = areas_of(game.content)
        # Reuse the pools of unchanged sheets.
        self._pools = lru_cache(SHEETS)(partial(pools_of, game.content))
        self._layout = layout
        self._position: Position | None = None
        self.looking = Looking(context, looked)
        self.tray = TrayTurn(context, self._tray_turned, swung)
        self.launching = Launching(context, game, layout)
        drag = QGuiApplication.styleHints().startDragDistance()
        dice = [area.die for area in self._areas]
        self.pencil = Pencil(context, self.press, lambda pos: layout().area_at(pos), drag, dice)
        self.throw = Throw(context, self.press, drag)
        self._pencil_cursor = ("", QCursor())
        self._asked: Seat | None = None
        self.plan = PlannedLaunch(context, lambda: self.position)
        self.asking = False
        """Whether the player is being asked to confirm giving something up."""
        self.commands = {
            "turn": lambda target: self.tray.turn_to(self.tray.quarters + target.key[0]),
            "look": lambda target: self.looking.look(target.key[0]),
            "look-back": lambda _: self.looking.return_home(),
            "places": lambda _: self.launching.show_places(),
            "put-back": lambda _: self.go_back(),
            "launch-best": lambda _: self.plan.launch_best(),
            "leave": lambda _: self._ask(True),
            "keep": lambda _: self._ask(False),
            "take-back": lambda target: context.requests.jump_requested.emit(
                self.position.history.undoable[target.key[0]]
            ),
        }

    def position_changed(self) -> None:
        """Update for another position or viewer."""
        session = self.session
        self.launching.position_changed()
        rolled = self.position.history.happened(ev.DiceRolled)
        self.tray.position_changed(session.view, rolled)
        asked = session.viewer if session.moves else None
        if self.pointer.focus is not None and asked not in (None, self._asked):
            self.pointer.focus_on(START)  # Do not pass one player's focus to the next.
        self._asked = asked
        self.asking = False
        self.plan.position_changed()

    @property
    def position(self) -> Position:
        """The cached facts about the current position."""
        view = self.session.view
        if self._position is None or self._position.view is not view:
            self._position = Position(self._game, self.session, self._pools)
        return self._position

    def lit(self) -> frozenset[int]:
        """Return the areas the viewer may shade now, or with the tray as it is tried."""
        if self.tray.trying:
            return self.position.areas_as_left(self.tray.quarters)
        selector = self.session.selector
        if selector.selected and selector.selected[-1].kind == "area":
            return frozenset()
        return frozenset(target.key[0] for target in selector.choices() if target.kind == "area")

    # -- pressing --------------------------------------------------------------------------------

    def selectable(self, target: Target) -> bool:
        if target.kind == "cell":
            return self.launching.move(target) is not None
        if target.kind == TAKE:
            return target.key[0] in self.position.takable()
        lit = target.kind == "area" and target.key[0] in self.lit()
        return lit or super().selectable(target)

    def press_identity(self, target: Target | None) -> object:
        """Identify a press; one that leads to a decision differs between positions."""
        if target is not None and target.kind in ("launch-best", "leave"):
            return target, self.session.viewer, self.session.view
        return super().press_identity(target)

    def press(self, target: Target, follow: bool = True) -> bool:
        session = self.session
        if target.kind == "cell" and self.launching.held is not None:
            return self._lay(target)
        if target.kind == TAKE and session.can_select(END_TURN):
            # No confirmation if the turn is over: the sheet may have changed automatically.
            with session.input():
                session.select(END_TURN)
                return session.view.seat == target.key[0] or session.select(target)
        if target.kind == "area" and self.tray.trying and target.key[0] in self.lit():
            # No more choices: keep the tray's orientation and go on shading.
            left = session.select(Target("tray", (self.tray.quarters,)))
            if not left or not session.can_select(target):
                return False
        if target.kind in LIFTED and not session.moves:
            self.refuse(target)
            return False
        if not super().press(target, follow):
            return False
        if target.kind == "stack":
            self.launching.take_up(target.key[0])
        return True

    def ask(self) -> bool:
        """Ask before a launch or a shade is given up; asking again keeps it.

        Return False if nothing would be given up.
        """
        loses = bool(self.position.launches) or self.position.unused
        if loses:
            self._ask(not self.asking)
        return loses

    def _ask(self, asking: bool) -> None:
        self.asking = asking
        if self.pointer.focus in (Target("leave"), Target("keep")):
            self.pointer.focus_on(Target("keep" if asking else "leave"))
        self._context.redraw()

    def path_to(self, target: Target) -> Sequence[Target]:
        if target.kind == "cell" and self.launching.held is not None:
            return [*self.session.selector.selected, *self.launching.selections(target)]
        return super().path_to(target)

    def implied(self, path: Sequence[Target]) -> Sequence[Target]:
        """Return what an area is shaded for, if there is only one answer."""
        after = self.session.selector.after(path) if path[-1].kind == "area" else None
        forced = None if after is None else after.forced()
        return () if forced is None else [forced]

    def refuse(self, target: Target | None) -> None:
        """Explain a refusal, also on another seat's turn when a tile or card is dragged."""
        if target is not None:
            self.session.refuse(self.path_to(target), waiting=target.kind in LIFTED)

    def _lay(self, target: Target) -> bool:
        """Place the held tile, if it fits there as rotated."""
        if self.launching.lay(target):
            return True
        self.refuse(target)
        if self.pointer.carried is not None:
            self.session.back()
        return False

    def double_click(self, target: Target | None) -> bool:
        """Flip the held tile on a double click; ignore hasty presses that would undo."""
        if target is not None and target.kind == "take-back":
            return True
        return super().double_click(target) and (self.launching.flip() or True)

    # -- holding and dragging --------------------------------------------------------------------

    def grab_rim(self, pos: QPointF) -> Grip | None:
        free = self.tray.free(self.position.history.just_oriented)
        return self.tray.take(pos, self._layout().tray) if free else None

    def liftable(self, target: Target) -> bool:
        """Allow dragging tiles and emperor cards even too early, so that drops explain."""
        return target.kind in LIFTED and self.session.viewer is not None

    def deferred(self, target: Target) -> bool:
        return target.kind == "card" or not self.session.selector.begins(target)

    def item_key(self, target: Target) -> str:
        return f"{LIFTED[target.kind]}:{target.key[0]}"

    def drop(self, lifted: Target, target: Target | None, pos: QPointF) -> Target | None:
        """Play a card on the sheet; elsewhere put it back, if it could be played."""
        elsewhere = target != lifted and not self._layout().sheet.contains(pos)
        return None if elsewhere and self.session.selector.begins(lifted) else lifted

    # -- turning and pointing --------------------------------------------------------------------

    def turn(self, quarters: int, target: Target | None) -> bool:
        at_tray = self._layout().tray_zone.contains(self.pointer.position)
        return self._turn(quarters, at_tray and not self.looking.large)

    def _turn(self, quarters: int, tray: bool) -> bool:
        """Rotate the held tile, or the tray."""
        if self.launching.held is not None:
            self.launching.turn(quarters)
            return True
        if not tray or not self.tray.may_turn(self.position.history.just_oriented):
            return False
        if quarters and self.tray.free(self.position.history.just_oriented):
            self.tray.turn_to(self.tray.quarters + quarters)
        return True

    def _tray_turned(self) -> None:
        if self.pointer.focus is not None and self.pointer.focus.kind == "tray":
            self.pointer.focus_on(Target("tray", (self.tray.quarters,)))
        self._context.redraw()

    def cursor_shape(self, pos: QPointF) -> Qt.CursorShape | QCursor:
        """Return a pencil over areas to shade, a hand on the rim."""
        target = self.pointer.hovered
        if self.tray.held:
            return Qt.CursorShape.ClosedHandCursor
        if target is not None and target.kind == "area" and target.key[0] in self.lit():
            die = self._areas[target.key[0]].die
            if self._pencil_cursor[0] != die:
                self._pencil_cursor = die, pencil_cursor(die, self._context.dpr())
            return self._pencil_cursor[1]
        on_rim = target is None and self._layout().on_tray(pos) == "rim"
        free = self.tray.may_turn(self.position.history.just_oriented)
        if on_rim and not self.looking.large and free:
            return Qt.CursorShape.OpenHandCursor
        return super().cursor_shape(pos)

    # -- keys ------------------------------------------------------------------------------------

    def next_stop(self, stops: Regions) -> Target | None:
        """Send the focus of a pencil to the nearest area, of a tile to the middle of the lake."""
        layout, last = self._layout(), self.pointer.focus
        cells, areas = (
            {target: rect for target, rect in stops.items() if target.kind == kind}
            for kind in ("cell", "area")
        )
        if cells:
            return focus_order.closest(cells, layout.bed.center())
        if areas and last is not None and last.kind in ("area", "by", "card"):
            beside = {"area": layout.areas, "card": layout.cards}.get(last.kind)
            at = layout.bed if beside is None else beside[last.key[0]]
            return focus_order.closest(areas, at.center())
        return super().next_stop(stops)

    def key(self, event: QKeyEvent) -> bool:
        """Handle keys: 1 to 4 look at a sheet, F flips, G shows places, R and arrows rotate."""
        key = Qt.Key(event.key())
        if key in SEATS and SEATS.index(key) < len(self.session.players):
            self.looking.look(SEATS.index(key))
            return True
        focus = self.pointer.focus
        at_tray = focus is None or focus.kind == "tray"  # no focus yet
        back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        match key:
            case Qt.Key.Key_R:
                return self._turn(-1 if back else 1, True)
            case Qt.Key.Key_F:
                return self.launching.flip()
            case Qt.Key.Key_G:
                return self.launching.show_places()
            case Qt.Key.Key_Escape if self.asking:
                self._ask(False)
                return True
            case Qt.Key.Key_Escape if not self.session.selector.selected:
                return self.looking.return_home()
            case Qt.Key.Key_Left | Qt.Key.Key_Right if at_tray and self.tray.trying:
                step = 1 if key == Qt.Key.Key_Right else -1
                self.tray.turn_to(self.tray.quarters + step)
                return True
        return False
