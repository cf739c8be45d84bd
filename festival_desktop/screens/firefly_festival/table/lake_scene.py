"""The lake and its place on the screen: panels around it, zooming and moving, what hides its edges.

What is shown on it and what hands do there is in the scene itself.
"""

from dataclasses import replace

from PySide6.QtCore import QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from festival_desktop.art.theme import text_scale
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.models.session import Session
from festival_desktop.scenes import motion as durations
from festival_desktop.scenes import zorder
from festival_desktop.scenes.board_scene import BoardScene, Cell
from festival_desktop.scenes.motion import Motion
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.firefly_festival.pictures.lake import FRAME
from festival_desktop.screens.firefly_festival.table.backdrop import backdrop, rims
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.labels import Labels
from festival_desktop.screens.firefly_festival.table.layout import Layout
from festival_desktop.screens.firefly_festival.table.looking import StillBoard

LARGEST = 80.0
"""A cell gets no larger as long as nobody zooms."""


class LakeScene(BoardScene):
    def __init__(
        self,
        session: Session,
        game: FireflyFestival,
        words: TableWords,
        motion: Motion,
        parent: QObject | None,
    ) -> None:
        super().__init__(session, motion, parent)
        self.game = game
        self.words = Labels(words)
        self.layout = Layout(1280, 632, len(session.players))
        self.board = Board(self)
        self._rims: list[QGraphicsPixmapItem] = []
        self._still: StillBoard | None = None
        """The picture of the board while somebody zooms or moves it."""
        self._seen = replace(self.camera)
        """Where the camera was when the pieces were put in place."""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self.end_look)

    # -- laying out --------------------------------------------------------------------------

    def lay_panels(self) -> None:
        mirrored = QGuiApplication.isRightToLeft()
        width, height = self.size.width(), self.size.height()
        self.layout = Layout(
            width, height, len(self.session.players), self.secrets_held, text_scale(), mirrored
        )

    @property
    def secrets_held(self) -> int:
        return sum(piece.kind == "secret" for piece in self.session.pieces.pieces)

    def backdrop(self) -> QPixmap:
        self.aim()
        painted = backdrop(self.layout, self.dpr, self.board.cell)
        for item in self._rims:
            self.removeItem(item)
        self._rims = []
        for rect in rims(self.layout):
            part = QRectF(rect.topLeft() * self.dpr, rect.size() * self.dpr)
            item = QGraphicsPixmapItem(painted.copy(part.toRect()))
            item.setPos(rect.topLeft())
            item.setZValue(zorder.RIM)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self.addItem(item)
            self._rims.append(item)
        self._show_rims()
        return painted

    def _show_rims(self) -> None:
        """Only a board that somebody moved or zoomed can reach beyond its frame."""
        beyond = self.camera.free or self._still is not None
        for item in self._rims:
            item.setVisible(beyond and not self._stale)

    # -- the board ---------------------------------------------------------------------------

    def free_area(self) -> QRectF:
        return self.layout.free

    def board_area(self) -> QRectF:
        return self.layout.board

    def board_cells(self) -> set[Cell]:
        board = self.board.network.board
        return {(0, 0), (board.width - 1, board.height - 1)}

    def cell_sizes(self) -> tuple[float, float]:
        return 16.0, LARGEST

    def focus_cell(self) -> Cell | None:
        return None

    def tool_places(self) -> list[QRectF]:
        return self.layout.tools

    # -- looking -----------------------------------------------------------------------------

    def _look(self, length: int) -> None:
        """Show one picture of the board until it rests."""
        self.camera.hold(self.board_cells(), self.board_area())
        if self._still is None:
            self._begin_look()
        self._show_rims()
        still = self._still
        assert still is not None
        start, goal = still.shown, still.goal(self.camera)

        def step(t: float) -> None:
            x, y, grown = (a + (b - a) * t for a, b in zip(start, goal, strict=True))
            still.put((x, y, grown))

        if length:
            self.animate(("look", self), length, step)
        else:
            self.motion.drop(("look", self))
            still.put(goal)
        self._rest.start(durations.REST + length)

    def _begin_look(self) -> None:
        area = self.layout.lake.adjusted(FRAME, FRAME, -FRAME, -FRAME)
        for cell in self.board_cells():
            area = area.united(self._seen.rect(*cell))
        actors = [*self._layers["pieces"].values()]
        self._still = StillBoard(area, self._seen, self.background, actors)
        self.addItem(self._still)
        for actor in (*actors, *self._layers["overlay"].values()):
            actor.setVisible(False)

    def end_look(self) -> None:
        """The board rests: its pieces are there again, at their new places."""
        self._rest.stop()
        self._seen = replace(self.camera)
        if self._still is None:
            return
        self.motion.drop(("look", self))
        self.removeItem(self._still)
        self._still = None
        for layer in ("pieces", "overlay"):
            for actor in self._layers[layer].values():
                actor.setVisible(True)
        self._show_rims()
        self.rested()
        self.refresh("pieces", "overlay", instant=True, lazy=True)

    def rested(self) -> None:
        """What lies over the board has to be placed anew."""
