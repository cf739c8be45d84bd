"""The table of Festival of Lanterns: its layout, its parts, and hover effects."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from operator import attrgetter
from typing import Any, ClassVar

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QGuiApplication, QPainter

from festival_desktop.art.brush import color
from festival_desktop.art.scenery import paint_table_lake
from festival_desktop.art.surfaces import paint_wood
from festival_desktop.art.theme import text_scale
from festival_desktop.core.game import Seat
from festival_desktop.games.festival_of_lanterns.moon_dancer.challenge import her_sides
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.models.change import Change
from festival_desktop.models.session import PASS
from festival_desktop.play.preview import CountChange
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.board import BoardExtent, BoardView, zoom_buttons
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.part import Parts, TablePart
from festival_desktop.scenes.presenter import Presenter, SceneContext
from festival_desktop.scenes.shown import ItemSpec, Renderer, Renderers, renderers
from festival_desktop.scenes.turning import SOUTH, Turning
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.festival_of_lanterns.pictures.cells import paint_light, paint_ring
from festival_desktop.screens.festival_of_lanterns.pictures.tiles import CORNER
from festival_desktop.screens.festival_of_lanterns.table import (
    display,
    friends,
    hand,
    overlays,
    seats,
    stacks,
)
from festival_desktop.screens.festival_of_lanterns.table.display import ghost, last_cell
from festival_desktop.screens.festival_of_lanterns.table.effects import Effects
from festival_desktop.screens.festival_of_lanterns.table.hovering_tile import HoveringTile
from festival_desktop.screens.festival_of_lanterns.table.interaction import FestivalInteraction
from festival_desktop.screens.festival_of_lanterns.table.layout import Layout
from festival_desktop.screens.festival_of_lanterns.table.prompt import AbilityPrompt
from festival_desktop.screens.festival_of_lanterns.table.table_state import (
    Frame,
    OutgoingCards,
    Seating,
    TableState,
)
from festival_desktop.tables.festival_of_lanterns.vocabulary import Count

EDGE = 7.0
"""Water kept free around the display."""
LEAST_CELL = 45.0
"""Smallest cell size; a display that would need smaller cells shows only the part around the last
tile.
"""
TILES = ("tile", "cell", "turn", "stack", "face-up", "laid")
"""Kinds of targets that are the size of a tile."""
STEPS = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))


class FestivalPresenter(Presenter):
    RENDERERS: ClassVar[Renderers] = {
        **renderers(display, hand, seats, stacks, friends, overlays),
        "light": Renderer(paint_light, pixels=11),
        "ring": Renderer(paint_ring, pixels=13),
    }
    interaction: FestivalInteraction
    ends_turn = True

    def __init__(self, context: SceneContext, game: FestivalOfLanterns, words: TableWords) -> None:
        super().__init__(context, words)
        self._game = game
        self._told = words
        self._mover: Seat | None = None
        self._active: Seat | None = None
        """The active seat of the position shown; the previous one becomes the mover."""
        self._looker: Seat | None = None
        self._draws = False
        self.layout = Layout(1280, 632, range(4), game.content.hand)
        self._covered = QRectF()
        """The sheet covering part of the table; the display is shown beside it."""
        self.seating = Seating(game.content.tables[len(self.session.players)].facing)
        self.prompt = AbilityPrompt(self.session)
        self.effects = Effects(context, game.content.lanterns)
        self.viewpoint = self.board = BoardView(
            self._extent,
            lambda length: context.redraw(instant=not length, lazy=True, length=length),
        )
        self.interaction = FestivalInteraction(
            self.session,
            self.pointer,
            self.prompt,
            refill=lambda: self.layout.refill,
            start=self._start,
            recalled=self._recall,
            warn=lambda friend: context.requests.warned.emit(self._label(f"friend-left:{friend}")),
        )
        self.hovering_tile = HoveringTile(game, self.session, self.interaction, self._frame)
        requests = context.requests
        self.interaction.commands.update(self.board.commands)
        self.interaction.commands["for-me"] = lambda _: requests.help_requested.emit()
        self._make_parts()

    def _make_parts(self) -> None:
        panels = (partial(seats.seat_panel, seat) for seat in range(len(self.session.players)))
        self.hand = TablePart("hand", hand.hand)
        on_display = attrgetter("frame", "seating")
        tiles = TablePart("display", display.tiles, True, areas=("display",), depends=on_display)
        self.parts = Parts((
            TablePart("question", overlays.papers),
            TablePart("friends", friends.friends), self.hand,
            TablePart("supply", stacks.supply), TablePart("dedications", stacks.dedications),
            TablePart("stack", stacks.stack), TablePart("hand", hand.end_of_turn),
            *(TablePart("seats", panel) for panel in panels),
            # Hidden while a player looks at tiles of the stack.
            zoom_buttons(lambda table: () if table.looking else table.layout.tools),
            display.DisplayPart(), tiles, TablePart("", overlays.captions),
        ))  # fmt: skip

    # -- laying out --------------------------------------------------------------------------

    def lay_out(self, size: QSizeF) -> None:
        friends = len(self.session.pieces.area("friends"))
        self.layout = Layout(
            size.width(), size.height(), self.seating.sides, self._game.content.hand, text_scale(),
            QGuiApplication.isRightToLeft(), friends, bool(self.seating.hers),
        )  # fmt: skip
        self.context.items.set_frame(self.layout.water)
        self.board.aim()

    def paint_background(self, p: QPainter, rect: QRectF) -> None:
        """Paint the lake, and the wooden side column."""
        layout, side = self.layout, self.layout.side
        paint_table_lake(p, layout.table, layout.horizon, display=layout.display)
        paint_wood(p, side, seed=9)
        edge = side.right() - 2 if layout.mirrored else side.left()
        p.fillRect(QRectF(edge, side.top(), 2, side.height()), color("brass", 0.8))

    def free_area(self) -> QRectF:
        return self.layout.free

    def own_area(self) -> QRectF:
        return self.layout.seats[SOUTH].panel

    def tip_area(self) -> QRectF:
        area = QRectF(self.layout.display)
        if not self.layout.plate.isEmpty():
            area.setTop(self.layout.plate.top())
        for piece in self.session.pieces.area("display"):
            tile = self.board.camera.rect(*self.seating.turning.cell(*piece.place.index))
            area.setBottom(max(area.top(), min(area.bottom(), tile.top())))
        return area

    def keep_clear(self, place: QRectF) -> None:
        self._covered = place
        self.board.fit()

    def _extent(self) -> BoardExtent:
        """Return the cells worth showing: the display, legal cells for a held tile, hints."""
        layout, turning = self.layout, self.seating.turning
        laid = [turning.cell(*piece.place.index) for piece in self.session.pieces.area("display")]
        steps = STEPS if self.interaction.held_tile is not None else STEPS[:1]
        cells = frozenset((x + dx, y + dy) for x, y in laid for dx, dy in steps)
        if laid and (trial := self.hovering_tile.trial) is not None:
            cells |= {turning.cell(*trial.cell)}
        last = last_cell(self.session.pieces.area("display"))
        focus = None if last is None else turning.cell(*last)
        area = layout.display.adjusted(EDGE, EDGE, -EDGE, -EDGE)
        if self._covered.intersects(area):
            area.setLeft(min(self._covered.right() + EDGE, area.right() - LEAST_CELL))
        return BoardExtent(area, cells, LEAST_CELL, layout.largest_tile, focus)

    # -- changing position -------------------------------------------------------------------

    def position_changed(self, change: Change) -> None:
        session, seating = self.session, self.seating
        self.prompt.position_changed()
        turning = seating.turning
        if session.viewer is not None:
            turning = Turning.towards(seating.facing[session.viewer])
            if turning != seating.turning:
                self.board.camera.free = False
        seating = Seating(seating.facing, turning, self._her_sides())
        crowd = len(session.pieces.area("friends")) != self.layout.friends
        if seating != self.seating or crowd:
            self.seating = seating
            self.lay_out(QSizeF(self.layout.width, self.layout.height))
            if crowd:
                self.context.places_changed()
        self._mover, self._active = self._active, session.active
        self._draws = self._looker is not None and self._looker == session.viewer
        self._looker = session.viewer
        self.effects.position_changed()
        self.board.aim()
        self.prompt.go_to_choice()

    def _her_sides(self) -> tuple[int, ...]:
        """Return the sides Moon Dancer gains from in a challenge."""
        content, gala = self._game.content, self.session.view.gala
        challenged = self.prompt.challenge and gala is not None
        return her_sides(content, content.moon_dancer.levels[gala.level]) if challenged else ()

    def animate_events(self, events: tuple[Any, ...]) -> None:
        self.effects.show(events, self._read())

    # -- items -------------------------------------------------------------------------------

    def present(self) -> None:
        self.board.aim()
        self.parts.present(self._read())

    def _read(self) -> TableState:
        session, pointer, hovering = self.session, self.pointer, self.hovering_tile
        return TableState(
            session=session,
            pointer=pointer,
            label=self._label,
            game=self._game,
            words=self._told,
            layout=self.layout,
            view=session.view,
            seating=self.seating,
            prompt=self.prompt,
            dull=self.prompt.dull,
            interaction=self.interaction,
            outgoing=OutgoingCards(session, pointer.hovered),
            held_counts=self.effects.held,
            gains=hovering.gains or (() if hovering.trial is not None else self.effects.told),
            draws=self._draws,
            mover=self._mover,
            frame=self._frame(),
            trial=hovering.trial,
        )

    def _frame(self) -> Frame:
        return Frame(replace(self.board.camera), self.seating.turning, self.layout)

    # -- hovering tile -----------------------------------------------------------------------

    def ask_before_end(self) -> bool:
        return self.interaction.ask_before(PASS)

    def hover_changed(self) -> None:
        self.effects.clear_badges()
        self.hovering_tile.hover(self.pointer.hovered)

    def highlight(self, targets: Sequence[Target]) -> None:
        super().highlight(targets)
        self.hovering_tile.point_out(targets)

    def _recall(self, targets: Sequence[Target]) -> None:
        self.highlight(targets)
        self.context.redraw()

    def focus_ring(self, target: Target, place: QRectF) -> ItemSpec:
        radius = place.width() * CORNER if target.kind in TILES else 7.0
        return super().focus_ring(target, place)._replace(face=(radius,))

    def pointed_light(self, target: Target, place: QRectF) -> ItemSpec:
        around = place.adjusted(-4, -4, 4, 4)  # The prompted target already has a ring.
        return ItemSpec("light", (1.0, None), around, zorder.FOCUS)

    def ghost(self, item: ItemSpec, place: QRectF) -> ItemSpec | None:
        """Return the tile of a hint, rotated as it would be placed."""
        hint = {target.kind: target.key for target in self.pointer.hint}
        if not hint.keys() >= {"tile", "cell", "turn"}:
            return None
        (tile,), (x, y), (turn,) = hint["tile"], hint["cell"], hint["turn"]
        return ghost(self._read(), tile, (x, y), turn)

    def carry(self, item: SceneItem, pos: QPointF) -> None:
        if item.spec.kind == "tile":
            self.hovering_tile.carry(item, pos)
        else:
            super().carry(item, pos)

    def prefetch(self) -> Iterator[ItemSpec]:
        """Yield what will be seen next: trial placements and badges, then rotated tiles."""
        if not any(target.kind == "tile" for target in self.session.selector.choices()):
            return
        table = self._read()
        held = (*table.area("hand"), *table.area(hand.LOOKED_AT))
        tiles = [piece for piece in held if piece.kind != "back"]
        for quarters in (0, 1, 3, 2):
            for piece in tiles:
                turn = (self.interaction.turn_of(piece.face[0]) + quarters) % 4
                yield display.ghost(table, piece.face[0], (0, 0), turn)
                for state in ("hover", "dragged", "hand"):
                    yield hand.hand_tile(table, piece, turn, state)
            for seat in range(len(self.session.players)) if not quarters else ():
                for lantern, missing in product(range(len(self._game.content.lanterns)), (0, 1)):
                    gain = CountChange(seat, Count.LANTERN, 1, (lantern,), missing=bool(missing))
                    (place,) = seats.badge_places(self.layout, self.seating.sides[seat], 1)
                    yield seats.badge(table, gain, place, False)

    # -- zooming -----------------------------------------------------------------------------

    def reveal(self, target: Target) -> None:
        if target.kind == "cell":
            x, y = target.key
            self.board.reveal(self.seating.turning.cell(x, y))

    def _start(self) -> QPointF:
        """Return where a held tile starts the search for its nearest cell."""
        last = last_cell(self.session.pieces.area("display"))
        area = self.layout.display if last is None else self._frame().rect(last)
        return area.center()
