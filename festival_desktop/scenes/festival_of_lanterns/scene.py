"""Festival of Lanterns on the screen: what can be touched where, and what that means.

Draws the pieces of a session and touches it; legality, gains and counts all come from there.
"""

from typing import Any, ClassVar

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QPixmap

from festival_desktop.art.theme import text_scale
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.models.session import Session
from festival_desktop.play.table import Piece, Target
from festival_desktop.scenes import camera as cameras
from festival_desktop.scenes import cursor
from festival_desktop.scenes import motion as durations
from festival_desktop.scenes.actors import Picture, Prop
from festival_desktop.scenes.camera import Camera
from festival_desktop.scenes.festival_of_lanterns import props
from festival_desktop.scenes.festival_of_lanterns.backdrop import backdrop
from festival_desktop.scenes.festival_of_lanterns.choosing import Choosing
from festival_desktop.scenes.festival_of_lanterns.effects import Effects
from festival_desktop.scenes.festival_of_lanterns.layout import Layout
from festival_desktop.scenes.festival_of_lanterns.pictures import picture
from festival_desktop.scenes.festival_of_lanterns.preview import Preview, beside, preview
from festival_desktop.scenes.motion import Motion
from festival_desktop.scenes.piece_scene import PieceScene
from festival_desktop.scenes.turning import SOUTH, Turning
from festival_desktop.scenes.words import TableWords

TOOLS = ("minus", "fit", "plus")
Cell = tuple[int, int]


class FestivalScene(PieceScene):
    GROUPS: ClassVar[cursor.Groups] = (
        frozenset({"tile"}),
        frozenset({"cell", "turn"}),
        frozenset({"card"}),
        frozenset({"dedication", "claim"}),
        frozenset({"supply"}),
        frozenset({"face-up", "stack"}),
        frozenset({"pass"}),
    )

    def __init__(
        self,
        session: Session,
        game: FestivalOfLanterns,
        words: TableWords,
        motion: Motion,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, motion, parent)
        self.game = game
        self.words = words
        self.turning = Turning()
        self.camera = Camera()
        self.layout = Layout(1280, 632, range(4))
        self.turns: dict[int, int] = {}
        """How tiles of the hand are turned, as on the table; kept for those that come back."""
        self.display: dict[Cell, Piece] = {}
        self.hand: dict[int, QRectF] = {}
        """Tiles of the viewer's hand and where they lie."""
        self.face_up: int | None = None
        self.preview: Preview | None = None
        self.mover: int | None = None
        """Who made the last step, as far as it was seen."""
        self.draws = False
        """A tile that is new in the hand comes from the stack."""
        self.tool: str | None = None
        """The button of the scene under the pointer."""
        self.choosing = Choosing(self)
        self.effects = Effects(self)
        self._hot: list[tuple[QRectF, Target]] = []
        self._actor: int | None = None
        self._looker: int | None = None
        self._whole = False
        """Somebody asked to see the whole display, however small it gets."""

    # -- places ------------------------------------------------------------------------------

    @property
    def facing(self) -> tuple[int, ...]:
        """Seat → the side of the table it sits at."""
        return self.game.content.tables[len(self.session.players)].facing

    @property
    def seat_at(self) -> dict[int, int]:
        """Side of the screen → the seat there."""
        return {self.turning.side(side): seat for seat, side in enumerate(self.facing)}

    def side_of(self, seat: int) -> int:
        return self.turning.side(self.facing[seat])

    def cell_rect(self, x: int, y: int) -> QRectF:
        """Where a cell of the table is on the screen."""
        return self.camera.rect(*self.turning.cell(x, y))

    def free_area(self) -> QRectF:
        """The rectangle below the Supply that the page may use."""
        return self.layout.free

    def lay_out(self) -> None:
        self._lay_seats()
        self._find_pieces()

    def backdrop(self) -> QPixmap:
        return backdrop(self.layout, self.dpr)

    def _lay_seats(self) -> None:
        size = self.size
        self.layout = Layout(size.width(), size.height(), self.seat_at, text_scale())

    def arrange(self) -> None:
        if self.session.viewer is not None:
            turning = Turning.towards(self.facing[self.session.viewer])
            if turning != self.turning:
                self.motion.skip()  # what still moves belongs to the table as it was turned
                self.turning = turning
                self.camera.free = False
                self._lay_seats()
        self.mover, self._actor = self._actor, self.session.active
        self.draws = self._looker is not None and self._looker == self.session.viewer
        self._looker = self.session.viewer
        self.effects.arrive()
        self._find_pieces()

    def _find_pieces(self) -> None:
        pieces = self.session.pieces.pieces
        tiles = [piece for piece in pieces if piece.kind == "tile"]
        self.display = {p.place.index: p for p in tiles if p.place.area == "display"}  # type: ignore[misc]
        slots = self.layout.hand
        self.hand = {p.face[0]: slots[p.place.index[0]] for p in tiles if p.place.area == "hand"}
        self.face_up = next((p.face[0] for p in tiles if p.place.area == "face-up"), None)
        self.preview = None
        self._aim()
        self._warm()
        if any(target.kind == "tile" for target in self.choices):
            self.prepare(props.coming(self))

    def _aim(self) -> None:
        """Follow the growing display, unless somebody looks elsewhere."""
        if not self.camera.free and self.display:
            layout, smallest = self.layout, 0.0 if self._whole else self.layout.px(44, 44)
            last = self.last_cell
            focus = None if last is None else self.turning.cell(*last)
            self.camera.fit(self.around(), layout.display, layout.largest_tile, smallest, focus)

    @property
    def last_cell(self) -> Cell | None:
        """Where the last tile was laid."""
        return next((xy for xy, piece in self.display.items() if piece.face[1]), None)

    def around(self) -> set[Cell]:
        """The display and every cell beside it, as on the screen."""
        steps = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))
        return {self.turning.cell(x + dx, y + dy) for x, y in self.display for dx, dy in steps}

    # -- props -------------------------------------------------------------------------------

    def props(self, layer: str) -> dict[str, Prop]:
        match layer:
            case "table":
                return props.table(self)
            case "pieces":
                return props.pieces(self)
            case _:
                return props.overlay(self)

    def picture(self, prop: Prop) -> Picture:
        return picture(prop, self.dpr)

    def retranslate(self) -> None:
        """The words are in another language now."""
        self.refresh(instant=True)

    def restyle(self) -> None:
        """The theme or the text size has changed."""
        self.relayout()

    # -- what is where -----------------------------------------------------------------------

    def _warm(self) -> None:
        """Remember what may lie under the pointer, because every move of it asks."""
        layout = self.layout
        hot: list[tuple[QRectF, Target]] = []
        if self.session.viewer is not None:
            hot += [(rect, Target("tile", (tile,))) for tile, rect in self.hand.items()]
            cards = layout.seats[SOUTH].cards
            hot += [(rect, Target("card", (n,))) for n, rect in enumerate(cards)]
        hot += [(rect, Target("supply", (n,))) for n, rect in enumerate(layout.supply)]
        for kind, rect in enumerate(layout.dedications):
            claim = Target("claim", (kind,))
            hot.append((rect, claim if claim in self.choices else Target("dedication", (kind,))))
        hot += [(layout.stack, Target("stack")), (layout.face_up, Target("face-up"))]
        if Target("pass") in self.choices:
            hot.insert(0, (props.pass_rect(self), Target("pass")))
        self._hot = hot

    def target_at(self, pos: QPointF) -> Target | None:
        for rect, target in self._hot:
            if rect.contains(pos):
                return target
        if self.held_tile is None or not self._on_water(pos):
            return None
        xy = self.turning.true_cell(*self.camera.cell_at(pos))
        return self._cell_target(xy)

    def _on_water(self, pos: QPointF) -> bool:
        layout = self.layout
        panels = (places.panel for places in layout.seats.values())
        return layout.table.contains(pos) and not any(panel.contains(pos) for panel in panels)

    def _cell_target(self, xy: Cell) -> Target:
        """A cell; or, when it was touched already, laying the tile there as it is turned."""
        cell = Target("cell", xy)
        if cell in self.session.picker.touched:
            return Target("turn", (self.turn_of(self.held_tile),))
        return cell

    def reach(self) -> dict[Target, QRectF]:
        reach = {target: rect for rect, target in self._hot if target in self.choices}
        for target in self.choices:
            if target.kind == "cell":
                reach[target] = self.cell_rect(*target.key)
        touched = self.session.picker.touched
        if touched and touched[-1].kind == "cell":
            x, y = touched[-1].key
            reach[self._cell_target((x, y))] = self.cell_rect(x, y)
        return reach

    def key_of(self, target: Target) -> str:
        match target.kind:
            case "tile":
                return f"tile:{target.key[0]}"
            case "face-up":
                return f"tile:{self.face_up}"
            case "stack":
                return "drawn"
            case _:
                return "held-card"

    def tool_at(self, pos: QPointF) -> str | None:
        return next(
            (t for t, rect in zip(TOOLS, self.layout.tools, strict=True) if rect.contains(pos)),
            None,
        )

    def use(self, tool: str) -> None:
        match tool:
            case "minus":
                self.zoom_out()
            case "plus":
                self.zoom_in()
            case _:
                self.fit()

    # -- touching ----------------------------------------------------------------------------

    def press(self, target: Target, follow: bool = True) -> bool:
        far = target.kind == "cell" and target not in self.choices
        if far and target.key not in self.display:
            self.session.clear()
            return False
        return super().press(target, follow)

    def follow(self, target: Target) -> None:
        if target.kind == "cell":
            self.session.touch(Target("turn", (self.turn_of(self.held_tile),)))
        else:
            self.choosing.follow(target)

    def attempt(self, target: Target | None) -> list[Target]:
        return self.choosing.attempt(target)

    def go_back(self) -> None:
        self.choosing.go_back()

    def liftable(self, target: Target) -> bool:
        return self.choosing.liftable(target)

    def takes(self, target: Target, pos: QPointF) -> bool:
        """A tile of the stack may be dropped anywhere in the tray left of it."""
        tray = QRectF(self.layout.seats[SOUTH].panel)
        tray.setRight(self.layout.rules[1].left())
        return tray.contains(pos)

    @property
    def held_tile(self) -> int | None:
        """The tile of the hand that was touched and waits for its cell."""
        touched = self.session.picker.touched
        return touched[0].key[0] if touched and touched[0].kind == "tile" else None

    def turn_of(self, tile: int | None) -> int:
        return self.turns.get(tile, 0) if tile is not None else 0

    def turn(self, quarters: int, pos: QPointF | None) -> bool:
        tile = self.held_tile
        if tile is None:
            target = self.cursor if pos is None else self.target_at(pos)
            if target is None or target.kind != "tile":
                return False
            tile = target.key[0]
        if quarters:
            self.turns[tile] = (self.turn_of(tile) + quarters) % 4
            self.hovering()
        return True

    # -- seeing it before doing it -----------------------------------------------------------

    def _picked(self) -> None:
        self.preview = None
        self.choices = frozenset(self.session.picker.choices())
        self._warm()
        super()._picked()

    def hovering(self) -> None:
        self.preview = preview(self)
        self.effects.clear_badges()
        if self.cursor is not None and self.cursor.kind == "cell":
            self.camera.reveal(*self.turning.cell(*self.cursor.key), self.layout.display)  # type: ignore[arg-type]
        self.refresh("pieces", "overlay")

    def hover(self, pos: QPointF, target: Target | None) -> None:
        tool = self.tool_at(pos)
        if tool != self.tool:
            self.tool = tool
            self.refresh("table")
        super().hover(pos, target)

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

    def happen(self, events: tuple[Any, ...]) -> None:
        self.effects.show(events)

    def next_cursor(self) -> Target | None:
        """A held tile goes on to the nearest cell, everything else to the first group."""
        reach = self.reach()
        cells = {target: rect for target, rect in reach.items() if target.kind in ("cell", "turn")}
        if cells:
            last = self.last_cell
            at = self.layout.display if last is None else self.cell_rect(*last)
            return cursor.closest(cells, at.center())
        return cursor.first(reach, self.GROUPS)

    # -- zoom, pan, fit ----------------------------------------------------------------------

    def zoom_in(self) -> None:
        self.zoom(1)

    def zoom_out(self) -> None:
        self.zoom(-1)

    def zoom(self, notches: float, anchor: QPointF | None = None) -> None:
        """Larger by notches of the wheel."""
        self.camera.zoom(cameras.STEP**notches, anchor or self.layout.display.center())
        self._look(durations.ZOOM)

    def pan(self, dx: float, dy: float) -> None:
        self.camera.pan(dx, dy)
        self._look(0)

    def fit(self) -> None:
        """Show the whole display again and follow it from now on."""
        self.camera.free, self._whole = False, True
        self._aim()
        self._look(durations.REFIT)

    def _look(self, length: int) -> None:
        if self.display:
            self.camera.hold(self.around(), self.layout.display)
        self.refresh("pieces", "overlay", instant=not length, lazy=True, length=length)
