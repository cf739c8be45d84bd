"""Lanterns Dice on the screen: how its table is shown and what touching it means.

Draws the pieces of a session and touches it; legality, gains and scores all come from there.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QCursor, QGuiApplication, QPixmap

from festival_desktop.games.lanterns_dice.rules import LanternsDice
from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.scenes import cursor
from festival_desktop.scenes.actors import Actor, Picture, Prop
from festival_desktop.scenes.motion import Motion
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.lanterns_dice.table import area_light, overlay, props, side_props
from festival_desktop.screens.lanterns_dice.table.backdrop import backdrop
from festival_desktop.screens.lanterns_dice.table.effects import Effects
from festival_desktop.screens.lanterns_dice.table.keys import DiceKeyboard
from festival_desktop.screens.lanterns_dice.table.launching import Launching
from festival_desktop.screens.lanterns_dice.table.pencil import Pencil
from festival_desktop.screens.lanterns_dice.table.pencils import pencil_cursor
from festival_desktop.screens.lanterns_dice.table.pictures import picture
from festival_desktop.screens.lanterns_dice.table.preview import Preview, preview
from festival_desktop.screens.lanterns_dice.table.sheets import Sheets
from festival_desktop.screens.lanterns_dice.table.targets import OWN_KINDS, Targets
from festival_desktop.screens.lanterns_dice.table.tile_scene import TileScene
from festival_desktop.screens.lanterns_dice.table.tray import Tray


class DiceScene(TileScene):
    GROUPS: ClassVar[cursor.Groups] = (
        frozenset({"roll", "tray"}),  # there the arrow keys turn the tray
        frozenset({"turn", "reroll"}),
        frozenset({"by"}),
        frozenset({"area", "cell", "take-back"}),
        frozenset({"card"}),
        frozenset({"stack", "places"}),
        frozenset({"done", "pass", "look-back"}),
        frozenset({"look"}),
    )

    def __init__(
        self,
        session: Session,
        game: LanternsDice,
        words: TableWords,
        motion: Motion,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, game, words, motion, parent)
        self.sheets = Sheets(self)
        self.tray = Tray(self)
        self.pencil = Pencil(self)
        self.launching = Launching(self)
        self.effects = Effects(self)
        self.targets = Targets(self)
        self.keyboard = DiceKeyboard(self)
        self.preview: Preview | None = None
        self.pointed: tuple[Target, ...] = ()
        """What somebody is shown: the touches of a hint, or the place of a line of the log."""
        self.drag = QGuiApplication.styleHints().startDragDistance()
        self._pencil_shown = ""
        self._asked: int | None = None
        """Who was to do something before: the ring of one person is not left to the next."""

    # -- showing ---------------------------------------------------------------------------------

    def backdrop(self) -> QPixmap:
        return backdrop(self.layout, self.dpr)

    def props(self, layer: str) -> dict[str, Prop]:
        if self.session.view is None:
            return {}
        show = {"table": props.table, "pieces": side_props.pieces, "overlay": overlay.overlay}
        return show[layer](self)

    def picture(self, prop: Prop) -> Picture:
        return picture(prop, self.dpr)

    def refresh(self, *layers: str, **how: Any) -> None:
        super().refresh(*layers, **how)
        if self.ready and self.session.view is not None:
            self.tray.show()

    def motion_of(self, actor: Actor) -> bool:
        """Whether something else moves this now."""
        return actor.key in self.effects.rolling

    def arrange(self) -> None:
        self.preview, self.pointed = None, ()
        super().arrange()
        if self.lit():
            self.prepare(area_light.coming(self))

    def _shown(self) -> None:
        super()._shown()
        if self.large and any(t.kind in ("roll", "tray", "stack") for t in self.choices):
            self.fit()  # what is to be touched now stands beside the sheet
        asked = self.own if self.session.moves else None
        if self.cursor is not None and asked not in (None, self._asked):
            self.cursor = self.hovered = cursor.first(self.reach(), self.GROUPS)
        self._asked = asked

    def tray_turned(self) -> None:
        """The tray lies otherwise: plates and what could be shaded change at once."""
        self.targets.collect()
        if self.cursor is not None and self.cursor.kind == "tray":
            self.cursor = self.hovered = self.targets.act()
        self.hovering()

    # -- looking ---------------------------------------------------------------------------------

    def look(self, seat: int) -> None:
        """Show a sheet large; the own one again if it is shown already."""
        again = seat in (self.own, self.looking)
        self.looking = None if again else seat
        self.preview = None
        self.session.clear()
        self.targets.collect()
        if self.cursor is not None and self.cursor not in self.reach():
            self.cursor = self.hovered = self.next_cursor()
        self.refresh(instant=True)

    def return_home(self) -> bool:
        """Back to the own sheet at its usual size; False if that is shown already."""
        if self.looking is not None:
            self.look(self.own)
        elif self.large:
            self.fit()
        else:
            return False
        return True

    # -- touching --------------------------------------------------------------------------------

    def target_at(self, pos: QPointF) -> Target | None:
        return self.targets.at(pos)

    def reach(self) -> dict[Target, QRectF]:
        return self.targets.reach()

    def key_of(self, target: Target) -> str:
        return f"top:{target.key[0]}"

    def touchable(self, target: Target) -> bool:
        if target.kind == "cell":
            return self.fits_here
        lit = target.kind == "area" and target.key[0] in self.lit()
        return lit or target.kind in OWN_KINDS or super().touchable(target)

    def press(self, target: Target, follow: bool = True) -> bool:
        if target.kind in OWN_KINDS:
            return self._use(target)
        if target.kind == "cell":
            return self.lay(target)
        if target.kind == "area" and self.tray.trying and target.key[0] in self.lit():
            # Nothing is left to ask: the tray stays as it is, and the pencil goes on.
            if not self.session.touch(Target("tray", (self.tray.trial,))):
                return False
            if target not in self.choices:
                return False
        return super().press(target, follow)

    def _use(self, target: Target) -> bool:
        match target.kind:
            case "turn":
                self.tray.turn(target.key[0])
            case "look":
                self.look(target.key[0])
            case "look-back":
                self.look(self.own)
            case "places":
                self.show_places()
            case "take-back":
                self.jump_requested.emit(self.undoable[target.key[0]])
        return True

    def follow(self, target: Target) -> None:
        """Make the touch that says what an area is shaded for, if there is only one."""
        if target.kind == "area":
            forced = self.session.picker.forced()
            if forced is not None:
                self.session.touch(forced)
        elif target.kind == "stack":
            self.launching.take_up(target.key[0])
            if self.cursor is not None:
                self.cursor = self.hovered = self.next_cursor()
            self.hovering()

    def attempt(self, target: Target | None) -> Sequence[Target]:
        """The touches of the whole move somebody tries, so that it can be said why not."""
        touched = list(self.session.picker.touched)
        if target is None:
            return touched
        match target.kind:
            case "area":
                return [target, Target("by", (self.source_tried(),))]
            case "stack":
                return [target, Target("cell", (0, 0)), Target("way", (0, 0))]
            case "cell" if self.launching.held is not None:
                corner = (target.key[0], target.key[1])
                return [touched[0], *self.launching.touches(corner)]
        return [target]

    # -- hands that hold -------------------------------------------------------------------------

    def grab(self, pos: QPointF) -> bool:
        if not self.layout.large and self.tray.grab(pos):
            self._point(Qt.CursorShape.ClosedHandCursor)
            return True
        return self.shown_seat == self.own and self.pencil.grab(pos)

    def pull(self, pos: QPointF) -> None:
        if self.tray.held:
            self.tray.pull(pos)
        else:
            self.pencil.pull(pos)

    def let_go(self, pos: QPointF | None) -> None:
        if self.tray.held:
            self.tray.let_go()
            self._point(Qt.CursorShape.OpenHandCursor)
        self.pencil.let_go(pos)

    # -- seeing it before doing it ---------------------------------------------------------------

    def picked(self) -> None:
        picker = self.session.picker
        asked = picker.touched and picker.touched[-1].kind == "area"
        if picker.chosen() is not None or (asked and picker.forced() is not None):
            return  # the touch that follows, or the move, will be shown
        self.preview = None
        self.targets.collect()
        super().picked()

    def point_out(self, targets: Sequence[Target]) -> None:
        seats = [target.key[0] for target in targets if target.kind == "look"]
        if self.shown_seat != (seats[0] if seats else self.own):
            self.look(seats[0] if seats else self.own)
        tray = next((target for target in targets if target.kind == "tray"), None)
        if tray is not None and self.tray.trying:
            self.tray.turn_to(tray.key[0])
        self.pointed = tuple(target for target in targets if target.kind != "look")
        self.refresh("overlay")

    def hover(self, pos: QPointF, target: Target | None) -> None:
        self.pointer = pos
        self.pencil.leave(self.targets.area_at(pos))
        super().hover(pos, target)

    def hovering(self, *layers: str) -> None:
        self.pointed = ()
        self.preview = preview(self)
        super().hovering(*layers)

    def _shape_pointer(self, pos: QPointF) -> None:
        """A pencil where something may be shaded, a hand on the rim."""
        target = self.hovered
        if target is not None and target.kind == "area" and target.key[0] in self.lit():
            die = self.sheets.areas[target.key[0]].die
            if self._pencil_shown != die:
                self._pencil_shown = die
                self._point(pencil_cursor(die, self.dpr))
            return
        if self._pencil_shown:
            self._pencil_shown = ""
            self._point(Qt.CursorShape.ArrowCursor)
        on_rim = not self.layout.large and self.tray.over_rim(pos)
        if on_rim and (self.tray.trying or self.just_oriented) and target is None:
            self._point(Qt.CursorShape.OpenHandCursor)
            return
        super()._shape_pointer(pos)

    def _point(self, shape: Qt.CursorShape | QCursor) -> None:
        known = isinstance(shape, Qt.CursorShape)
        self._pointer = shape if known else Qt.CursorShape.BitmapCursor  # type: ignore[assignment]
        for view in self.views():
            view.viewport().setCursor(shape)

    def next_cursor(self) -> Target | None:
        """A pencil goes on to the area nearest to the last, a tile to the middle of the lake."""
        reach = self.reach()
        by_kind = {
            kind: {target: rect for target, rect in reach.items() if target.kind == kind}
            for kind in ("cell", "area")
        }
        if by_kind["cell"]:
            return cursor.closest(by_kind["cell"], self.layout.bed.center())
        last = self.cursor
        if by_kind["area"] and last is not None and last.kind in ("area", "by", "card"):
            place = self.targets.place_of(last)
            at = self.layout.bed.center() if place is None else place.center()
            return cursor.closest(by_kind["area"], at)
        return cursor.first(reach, self.GROUPS)
