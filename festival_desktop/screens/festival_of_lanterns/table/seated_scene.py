"""Who sits where: the seats round the table, how it is turned, and where its cells are."""

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QGuiApplication

from festival_desktop.art.theme import MOON, text_scale
from festival_desktop.games.festival_of_lanterns.gala import NO_LEVEL, PERSON
from festival_desktop.games.festival_of_lanterns.rules import FestivalOfLanterns
from festival_desktop.models.session import Session
from festival_desktop.play.table import Piece
from festival_desktop.scenes.board_scene import BoardScene, Cell
from festival_desktop.scenes.motion import Motion
from festival_desktop.scenes.turning import EAST, SOUTH, WEST, Turning
from festival_desktop.scenes.words import TableWords
from festival_desktop.screens.festival_of_lanterns.table.layout import Layout

STEPS = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1))


class SeatedScene(BoardScene):
    def __init__(
        self,
        session: Session,
        game: FestivalOfLanterns,
        words: TableWords,
        motion: Motion,
        parent: QObject | None,
    ) -> None:
        super().__init__(session, motion, parent)
        self.game = game
        self.words = words
        self.turning = Turning()
        self.layout = Layout(1280, 632, range(4))
        self.display: dict[Cell, Piece] = {}

    def lay_seats(self) -> None:
        """Give everything its place for this size and for who sits where."""
        mirrored = QGuiApplication.isRightToLeft()
        width, height = self.size.width(), self.size.height()
        friends, alone = self.friends_in_play(), self.challenge
        self.layout = Layout(width, height, self.seat_at, text_scale(), mirrored, friends, alone)

    def friends_in_play(self) -> int:
        return sum(piece.kind == "friend" for piece in self.session.pieces.pieces)

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

    @property
    def challenge(self) -> bool:
        """One person alone against Moon Dancer."""
        view = self.session.view
        return view is not None and view.gala is not None and view.gala.level != NO_LEVEL

    @property
    def ticks(self) -> tuple[tuple[int, int], ...]:
        """Side of the screen → who receives from it, as the painting kit numbers seats."""
        if self.challenge:
            return ((EAST, MOON), (SOUTH, PERSON), (WEST, MOON))
        return tuple(sorted(self.seat_at.items()))

    def cell_rect(self, x: int, y: int) -> QRectF:
        """Where a cell of the table is on the screen."""
        return self.camera.rect(*self.turning.cell(x, y))

    def free_area(self) -> QRectF:
        """The rectangle below the Supply that the page may use."""
        return self.layout.free

    def board_area(self) -> QRectF:
        return self.layout.display

    def board_cells(self) -> set[Cell]:
        """The display and every cell beside it."""
        return {self.turning.cell(x + dx, y + dy) for x, y in self.display for dx, dy in STEPS}

    def cell_sizes(self) -> tuple[float, float]:
        return self.layout.px(34, 34), self.layout.largest_tile

    def focus_cell(self) -> Cell | None:
        last = self.last_cell
        return None if last is None else self.turning.cell(*last)

    def tool_places(self) -> list[QRectF]:
        return self.layout.tools

    @property
    def last_cell(self) -> Cell | None:
        """Where the last tile was laid."""
        return next((xy for xy, piece in self.display.items() if piece.face[1]), None)
