"""The table of Firefly Festival on the screen: layout, board, animations, and its parts."""

from typing import ClassVar

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QGuiApplication, QPainter

from festival_desktop.art.sky import paint_ridge, paint_sky, paint_stars
from festival_desktop.art.theme import text_scale, theme
from festival_desktop.core.game import Event
from festival_desktop.games.firefly_festival.state import CHOOSE
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.models.change import Change
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.board import FIT, ZOOM, BoardExtent, BoardView
from festival_desktop.scenes.buttons import round_button
from festival_desktop.scenes.items import SceneItem
from festival_desktop.scenes.part import Parts, TablePart
from festival_desktop.scenes.presenter import Presenter, SceneContext
from festival_desktop.scenes.shown import NOTHING, ItemSpec, PartContent, Renderers, renderers
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.firefly_festival.pictures.lake import FRAME, paint_lake
from festival_desktop.screens.firefly_festival.table import (
    action_bar,
    forecasts,
    goals,
    island_label,
    lake_lights,
    marks,
    moments,
    pieces,
    questions,
    seats,
    track,
)
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.effects import Effects
from festival_desktop.screens.firefly_festival.table.intent import island_of
from festival_desktop.screens.firefly_festival.table.interaction import FireflyInteraction
from festival_desktop.screens.firefly_festival.table.lake import LakePart
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.table_state import (
    Situation,
    TableState,
    WorkerIdentities,
    situation,
)
from festival_desktop.screens.firefly_festival.table.zooming import Zooming
from festival_desktop.tables.firefly_festival import FireflyTable

ROUND = {"goal": 8.0, "secret": 8.0, "action": 9.0, "crow": 9.0, "fish": 9.0, "lane": 10.0}
"""Corner radius of the focus ring, by kind of target."""
SMALLEST, LARGEST = 16.0, 80.0
"""Smallest and largest cell size without zooming."""
TABS = 44.0
"""How high the tabs of the page are, above what they show."""
RIDGES = ((0.11, 23, "hill2", "hill3"), (0.05, 5, "hill4", "hill5"))
"""Hills behind the lake: relative height, random seed and two colours."""


def fit_button(table: TableState) -> PartContent:
    """Show the button that fits the whole board, while it is zoomed in."""
    if not table.closer:
        return NOTHING
    rect = table.layout.fit
    return PartContent(
        {"tool:fit": round_button(table, FIT, rect, "fit", zorder.TOOL)}, {FIT: rect}
    )


class FireflyPresenter(Presenter):
    RENDERERS: ClassVar[Renderers] = renderers(
        action_bar, forecasts, goals, island_label, lake_lights, marks, moments, pieces, questions,
        seats, track,
    )  # fmt: skip
    ends_turn = True
    interaction: FireflyInteraction

    def __init__(self, context: SceneContext, table: FireflyTable, words: TableWords) -> None:
        super().__init__(context, words)
        self._table = table
        self._network = table.game.islands.networks[len(self.session.players)]
        self.layout = Layout(
            1280, 658, len(self.session.players), table.game.content.box.goals_in_play
        )
        self._placed = self.layout.secrets_held, self.layout.offering
        """The number of private goals, and whether powers are on offer, in the current layout."""
        self._crowds = WorkerIdentities()
        self._situation: Situation | None = None
        self.viewpoint = self.board_view = BoardView(self._extent, self._looked)
        self.zooming = Zooming(context, self.board_view.camera, self._rested)
        self.effects = Effects(context, lambda: self.board)
        self._make_parts()
        self.interaction = FireflyInteraction(context, self)
        self.interaction.commands |= self.board_view.commands

    def _make_parts(self) -> None:
        self.pieces, self.lake = pieces.PiecesPart(), LakePart()
        self.question = TablePart("question", questions.question)
        self.label = TablePart("", island_label.island_label)
        self.bar = TablePart("actions", action_bar.action_bar)
        self.goals, self.seats = TablePart("goals", goals.goals), TablePart("seats", seats.seats)
        self.track = TablePart("track", track.track)
        self.fit_button = TablePart(ZOOM, fit_button)
        above = (self.question, TablePart("question", questions.offers))
        lights = (
            self.lake, TablePart("festivals", forecasts.forecasts, on_board=True),
            TablePart("", island_label.island_light, on_board=True),
            self.label,
            TablePart("", marks.held), TablePart("", marks.gains),
            TablePart("", moments.moments), TablePart("", marks.key_hints),
        )  # fmt: skip
        self._over_board = (*above, *lights, self.marks)
        """Parts that are hidden while the board is zoomed or moved."""
        around = (self.bar, self.goals, self.seats, self.track)
        self.parts = Parts((self.fit_button, *above, *around, *lights, self.pieces))

    # -- public information --------------------------------------------------------------------

    @property
    def situation(self) -> Situation:
        """The cached facts about the position."""
        view: View = self.session.view
        if self._situation is None or self._situation.view is not view:
            figures = self._crowds.position_changed(view.workers)
            self._situation = situation(self.session, self._table, figures)
            if (len(view.hand), self._offering) != (self.layout.secrets_held, self.layout.offering):
                self._lay_panels(self.layout.width, self.layout.height)
        return self._situation

    @property
    def _offering(self) -> bool:
        """Whether powers are offered to the viewer."""
        view: View = self.session.view
        return view is not None and view.stage is CHOOSE and bool(self.session.pieces.area("offer"))

    @property
    def board(self) -> Board:
        camera = self.board_view.camera
        return Board(self._network, self.situation.sizes, camera.side, camera.x, camera.y)

    # -- laying out ----------------------------------------------------------------------------

    def _lay_panels(self, width: float, height: float) -> None:
        mirrored = QGuiApplication.isRightToLeft()
        players, secrets = len(self.session.players), len(self.session.pieces.area("hand"))
        board = self._network.board
        self.layout = Layout(
            width, height, players, self._table.game.content.box.goals_in_play, secrets,
            text_scale(), mirrored, (board.width, board.height), self._offering,
        )  # fmt: skip

    def lay_out(self, size: QSizeF) -> None:
        self._lay_panels(size.width(), size.height())
        self._placed = self.layout.secrets_held, self.layout.offering
        self.context.items.set_frame(self._water)
        self._settle()

    def _settle(self) -> bool:
        """Fit the board; return whether it was being zoomed or panned."""
        self.board_view.aim()
        return self.zooming.end()

    def paint_background(self, p: QPainter, rect: QRectF) -> None:
        self.board_view.aim()
        paint_sky(p, rect)
        paint_stars(p, rect, int(rect.width() * rect.height() / 5200 * theme().stars))
        for part, seed, top, low in RIDGES:
            ridge = rect.adjusted(0, rect.height() * (1 - part), 0, 0)
            paint_ridge(p, ridge, top, low, seed=seed)
        paint_lake(p, self.layout.lake, self.board_view.camera.side)

    def free_area(self) -> QRectF:
        return self.layout.free

    def labels(self, target: Target) -> bool:
        return island_of(target) is not None and bool(self.label.shown.items)

    def tip_area(self) -> QRectF:
        """Return the log below its tabs, so that no island, goal or seat is covered."""
        area = QRectF(self.layout.free)
        area.setTop(min(area.bottom(), area.top() + TABS * max(1.0, self.layout.k) * text_scale()))
        return area

    def own_area(self) -> QRectF | None:
        viewer = self.session.viewer
        return None if viewer is None else self.layout.seats[viewer]

    def _extent(self) -> BoardExtent:
        board = self._network.board
        corners = frozenset({(0, 0), (board.width - 1, board.height - 1)})
        return BoardExtent(self.layout.board, corners, SMALLEST, LARGEST)

    @property
    def _water(self) -> QRectF:
        return self.layout.lake.adjusted(FRAME, FRAME, -FRAME, -FRAME)

    # -- zooming -------------------------------------------------------------------------------

    def reveal(self, target: Target) -> None:
        place = self.lake.place_of(target)
        if place is not None and self.board_view.camera.free:
            self.board_view.reveal(self.board_view.camera.cell_at(place.center()))

    def _looked(self, length: int) -> None:
        area = self._water
        for cell in self._extent().cells:
            area = area.united(self.zooming.seen.rect(*cell))
        items = self.context.items
        hidden: list[SceneItem] = []
        if not self.zooming.active:
            hidden = [item for part in self._over_board for item in items.of(part)]
        self.zooming.look(length, area, items.of(self.pieces), hidden)

    def _rested(self) -> None:
        self.context.redraw(instant=True, lazy=True)

    # -- events --------------------------------------------------------------------------------

    def position_changed(self, change: Change) -> None:
        placed = len(self.situation.view.hand), self._offering
        if placed[1] != self._placed[1]:
            self.context.relayout()
        elif placed != self._placed:
            self.context.places_changed()
        self._placed = placed
        if self._settle():
            self._rested()
        self.effects.announce(change.events)

    def present(self) -> None:
        self.parts.present(
            TableState(
                session=self.session,
                pointer=self.pointer,
                label=self._label,
                firefly=self._table,
                now=self.situation,
                layout=self.layout,
                board=self.board,
                intent=self.interaction.intent,
                lane=self.interaction.lane_in_hand,
                forecasting=self.interaction.forecasting,
                asking=self.interaction.asking,
                gains=self.effects.gains,
                tally=self.effects.tally,
                revealed=self.effects.revealed,
                closer=self.board_view.camera.free,
                zooming=self.zooming.active,
            )
        )

    def focus_ring(self, target: Target, place: QRectF) -> ItemSpec:
        ring = super().focus_ring(target, place)
        return ring._replace(face=(ROUND.get(target.kind, 12.0),))

    def pointed_light(self, target: Target, place: QRectF) -> ItemSpec | None:
        """Mark only the lane of a bridge hint, whose ends are visible."""
        if target.kind == "island" and any(each.kind == "lane" for each in self.pointer.hint):
            return None
        return super().pointed_light(target, place)

    def ask_before_end(self) -> bool:
        return self.interaction.turn_end.ask_first()

    def animate_events(self, events: tuple[Event, ...]) -> None:
        self.effects.show(events, self.situation.ending)

    def hover_changed(self) -> None:
        self.pointer.highlighted = ()
        self.effects.clear()

    def focus_next(self) -> None:
        """Move the focus to what can be selected next."""
        self.present()
        target = self.interaction.next_stop(self.parts.stops())
        self.pointer.focus_on(target)
        if target is not None:
            self.reveal(target)
        self.hover_changed()
        self.context.redraw()
