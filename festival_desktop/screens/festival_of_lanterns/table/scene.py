"""Festival of Lanterns on the screen: how its table is shown and what touching it means.

Draws the pieces of a session and touches it; legality, gains and counts all come from there.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPixmap

from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.models.session import Session
from festival_desktop.play.table import Target
from festival_desktop.scenes import cursor
from festival_desktop.scenes.actors import Picture, Prop
from festival_desktop.scenes.board_scene import Cell
from festival_desktop.scenes.motion import Motion
from festival_desktop.scenes.turning import Turning
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.festival_of_lanterns.table import guests, overlay, props
from festival_desktop.screens.festival_of_lanterns.table.asking import Asking
from festival_desktop.screens.festival_of_lanterns.table.backdrop import backdrop
from festival_desktop.screens.festival_of_lanterns.table.choosing import Choosing
from festival_desktop.screens.festival_of_lanterns.table.effects import Effects
from festival_desktop.screens.festival_of_lanterns.table.pictures import picture
from festival_desktop.screens.festival_of_lanterns.table.preview import Preview, beside, preview
from festival_desktop.screens.festival_of_lanterns.table.seated_scene import SeatedScene
from festival_desktop.screens.festival_of_lanterns.table.targets import Targets

LENS = 64.0
"""Tiles smaller than this are shown large when the pointer is on them."""


class FestivalScene(SeatedScene):
    GROUPS: ClassVar[cursor.Groups] = (
        frozenset({"tile"}),
        frozenset({"cell", "turn"}),
        frozenset({"card"}),
        frozenset({"dedication", "claim"}),
        frozenset({"supply"}),
        frozenset({"face-up", "stack"}),
        frozenset({"friend", "look", "trixies"}),
        frozenset({"laid", "side"}),
        frozenset({"their-card", "seat", "leave-out", "token", "trixie-card"}),
        frozenset({"pass", "next-move", "not-now", "for-me"}),
        frozenset({"turn-back", "turn-on"}),
    )

    def __init__(
        self,
        session: Session,
        game: FestivalOfLanterns,
        words: TableWords,
        motion: Motion,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, game, words, motion, parent)
        self.turns: dict[int, int] = {}
        """How tiles of the hand are turned, as on the table; kept for those that come back."""
        self.seams: list[tuple[int, int, int]] = []
        self.hand: dict[int, QRectF] = {}
        """Tiles of the viewer's hand and where they lie."""
        self.face_up: int | None = None
        self.preview: Preview | None = None
        self.mover: int | None = None
        """Who made the last step, as far as it was seen."""
        self.draws = False
        """A tile that is new in the hand comes from the stack."""
        self.lens: Cell | None = None
        """The small tile under the pointer that is shown large beside it."""
        self.pointed: tuple[Target, ...] = ()
        """What somebody is shown: the touches of a hint, or the place of a line of the log."""
        self.asking = Asking(self)
        self.choosing = Choosing(self)
        self.effects = Effects(self)
        self.targets = Targets(self)
        self._actor: int | None = None
        self._looker: int | None = None

    # -- laying out --------------------------------------------------------------------------

    def lay_out(self) -> None:
        self.lay_seats()
        self._find_pieces()

    def backdrop(self) -> QPixmap:
        return backdrop(self.layout, self.dpr)

    def arrange(self) -> None:
        if self.session.viewer is not None:
            turning = Turning.towards(self.facing[self.session.viewer])
            if turning != self.turning:
                self.turning = turning
                self.camera.free = False
                self.lay_seats()
        if self.friends_in_play() != self.layout.friends:
            self.lay_seats()
            self.laid_out.emit()
        self.mover, self._actor = self._actor, self.session.active
        self.draws = self._looker is not None and self._looker == self.session.viewer
        self._looker = self.session.viewer
        self.asking.arrive()
        self.effects.arrive()
        self._find_pieces()

    def _find_pieces(self) -> None:
        tiles = [piece for piece in self.session.pieces.pieces if piece.kind == "tile"]
        at = {area: [p for p in tiles if p.place.area == area] for area in ("display", "hand")}
        self.display = {(p.place.index[0], p.place.index[1]): p for p in at["display"]}
        self.hand = {p.face[0]: self.layout.hand[p.place.index[0]] for p in at["hand"]}
        looked = [p for p in tiles if p.place.area == "looked-at"]
        self.hand |= {p.face[0]: self.layout.looked_at[p.place.index[0]] for p in looked}
        self.face_up = next((p.face[0] for p in tiles if p.place.area == "face-up"), None)
        self.seams = props.seams(self)
        self.preview = self.lens = None
        self.pointed = ()
        self.aim()
        self.targets.collect()
        if any(target.kind == "tile" for target in self.choices):
            self.prepare(overlay.coming(self))

    # -- showing -----------------------------------------------------------------------------

    def props(self, layer: str) -> dict[str, Prop]:
        show = {"table": props.table, "pieces": props.pieces, "overlay": overlay.overlay}
        return show[layer](self)

    def picture(self, prop: Prop) -> Picture:
        return picture(prop, self.dpr)

    def retranslate(self) -> None:
        """The words are in another language now."""
        self.refresh(instant=True)

    def restyle(self) -> None:
        """The theme or the text size has changed."""
        self.relayout()

    def happen(self, events: tuple[Any, ...]) -> None:
        self.effects.show(events)

    # -- touching ----------------------------------------------------------------------------

    def target_at(self, pos: QPointF) -> Target | None:
        return self.targets.at(pos)

    def reach(self) -> dict[Target, QRectF]:
        return self.targets.reach()

    def key_of(self, target: Target) -> str:
        return self.targets.key_of(target)

    def dropped(self, target: Target, pos: QPointF) -> Target | None:
        return self.targets.dropped(target, pos)

    def loose(self, target: Target) -> bool:
        return target == guests.MOONCAKES

    def touchable(self, target: Target) -> bool:
        asked = target in self.asking.buttons() or target == guests.MOONCAKES
        return asked or super().touchable(target)

    def press(self, target: Target, follow: bool = True) -> bool:
        if self.asking.press(target) or target == guests.MOONCAKES:
            return True
        far = target.kind == "cell" and target not in self.choices
        if far and target.key not in self.display:
            self.session.clear()
            return False
        return super().press(target, follow)

    def follow(self, target: Target) -> None:
        if target.kind == "cell":
            self.session.touch(Target("turn", (self.turn_of(self.held_tile),)))
        elif target.kind == "laid":
            x, y = target.key
            piece = self.display[x, y]
            self.turns[piece.face[0]] = (piece.turn + 1) % 4
            self.hovering()
        else:
            self.choosing.follow(target)

    def attempt(self, target: Target | None) -> list[Target]:
        return self.choosing.attempt(target)

    def go_back(self) -> None:
        self.choosing.go_back()

    def liftable(self, target: Target) -> bool:
        return self.choosing.liftable(target)

    @property
    def looking(self) -> bool:
        """Somebody looks at tiles of the stack."""
        return any(piece.place.area == "looked-at" for piece in self.session.pieces.pieces)

    def tool_at(self, pos: QPointF) -> str | None:
        return None if self.looking else super().tool_at(pos)

    @property
    def held_tile(self) -> int | None:
        """The tile of the hand that was touched and waits for its cell."""
        touched = self.session.picker.touched
        return touched[0].key[0] if touched and touched[0].kind == "tile" else None

    def turn_of(self, tile: int | None) -> int:
        return self.turns.get(tile, 0) if tile is not None else 0

    @property
    def turned_tile(self) -> int | None:
        """The tile that turning means: the one held, or one of the display that was touched."""
        touched = self.session.picker.touched
        if touched and touched[-1].kind == "laid":
            x, y = touched[-1].key
            return self.display[x, y].face[0]
        return self.held_tile

    def turn(self, quarters: int, pos: QPointF | None) -> bool:
        tile = self.turned_tile
        if tile is None:
            target = self.cursor or self.hovered if pos is None else self.target_at(pos)
            if target is None or target.kind != "tile":
                return False
            tile = target.key[0]
        if quarters:
            self.turns[tile] = (self.turn_of(tile) + quarters) % 4
            self.hovering()
        return True

    # -- seeing it before doing it -----------------------------------------------------------

    def picked(self) -> None:
        self.preview = None
        self.targets.collect()
        super().picked()
        self.asking.go_to_choice()

    def shines(self, target: Target | None) -> bool:
        return target is not None and target.kind != "cell"

    def point_out(self, targets: Sequence[Target]) -> None:
        """Light up these things until somebody goes on, such as the touches of a hint."""
        self.pointed = tuple(targets)
        self.preview = preview(self)
        self.refresh("overlay")

    def hover(self, pos: QPointF, target: Target | None) -> None:
        lens = self._under_lens(pos) if target is None else None
        if lens != self.lens:
            self.lens = lens
            self.refresh("overlay")
        super().hover(pos, target)

    def _under_lens(self, pos: QPointF) -> Cell | None:
        if self.camera.side >= self.layout.px(LENS, LENS) or not self.targets.on_water(pos):
            return None
        xy = self.turning.true_cell(*self.camera.cell_at(pos))
        return xy if xy in self.display else None

    def hovering(self, *layers: str) -> None:
        self.pointed = ()
        self.preview = preview(self)
        self.effects.clear_badges()
        if self.cursor is not None and self.cursor.kind == "cell":
            x, y = self.cursor.key
            self.reveal(self.turning.cell(x, y))
        super().hovering(*layers)

    def carry(self, pos: QPointF) -> None:
        """The tile in the air makes room for its ghost in the cell."""
        actor = self.actors.get(self.carried or "")
        if actor is None:
            return
        if actor.prop.kind == "tile":
            cell, least = self.camera.side, actor.size.width() * 0.55
            side = max(cell if self.preview is None else cell * 0.7, least)
            actor.setScale(side / actor.size.width())
            if self.preview is not None:
                middle = beside(self, side)
                pos = middle + (pos - self.cell_rect(*self.preview.cell).center()) * 0.3
        actor.setPos(pos)

    def next_cursor(self) -> Target | None:
        """A held tile goes on to the nearest cell, everything else to the first group."""
        reach = self.reach()
        cells = {target: rect for target, rect in reach.items() if target.kind in ("cell", "turn")}
        if not cells:
            return cursor.first(reach, self.GROUPS)
        last = self.last_cell
        at = self.layout.display if last is None else self.cell_rect(*last)
        return cursor.closest(cells, at.center())
