"""A small picture of the lake: islands as they lie, and everybody's bridges, floors and workers.

Only what everybody at the table sees; private goals are never part of it.
"""

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

if TYPE_CHECKING:  # a saved game is on the screen before its rules are needed
    from festival_desktop.games.firefly_festival.rules import FireflyFestival
    from festival_desktop.games.firefly_festival.views import View


class Isle(NamedTuple):
    """An island: the cell of its upper left corner, its tile, and what stands there."""

    x: int
    y: int
    tile: int
    size: int
    floors: tuple[int, ...] = ()
    workers: tuple[int, ...] = ()
    """The seat of each of them."""
    sealed: bool = False


class Span(NamedTuple):
    """A bridge: its first cell, its length, whether it goes from west to east, its owner."""

    x: int
    y: int
    length: int
    across: bool
    seat: int


class SmallLake(NamedTuple):
    width: int
    height: int
    isles: tuple[Isle, ...]
    spans: tuple[Span, ...] = ()
    rewards: tuple[tuple[int, int, int], ...] = ()
    """Cells with what still floats there, as x, y and kind."""
    round: int = 0
    """Which round is going on; 0 before the first."""
    sorin: int = 0

    def progress(self) -> str:
        if not self.round:
            return ""
        words = QCoreApplication.translate("SmallLake", "round {number}, {sorin} Sōrin left")
        return words.format(number=self.round, sorin=self.sorin)

    def paint(self, p: QPainter, rect: QRectF) -> None:
        from festival_desktop.screens.firefly_festival.pages.table_painter import paint_window

        paint_window(p, rect, self)

    def paint_keepsake(self, p: QPainter, rect: QRectF) -> None:
        from festival_desktop.screens.firefly_festival.pages.table_painter import paint_lake_on

        paint_lake_on(p, rect, self)


def small_lake(game: "FireflyFestival", view: "View") -> SmallLake:
    from festival_desktop.games.firefly_festival.network import BLOCK

    network = game.islands.networks[view.players]
    board = network.board
    lanes = [
        (seat, lane) for seat in range(view.players) for lane in network.members(view.built[seat])
    ]
    covered = {cell for _, lane in lanes for cell in lane.cells}
    return SmallLake(
        width=board.width,
        height=board.height,
        isles=tuple(
            Isle(
                space.x,
                space.y,
                view.layout[island],
                int(game.content.tiles[view.layout[island]].size),
                view.floors[island],
                tuple(
                    seat for seat in range(view.players) for _ in range(view.workers[seat][island])
                ),
                bool(view.sealed >> island & 1),
            )
            for island, space in enumerate(board.spaces)
        ),
        spans=tuple(
            Span(
                *lane.cells[0],
                lane.length,
                board.spaces[lane.a].x + BLOCK == lane.cells[0][0],
                seat,
            )
            for seat, lane in lanes
        ),
        rewards=tuple(
            (x, y, int(kind)) for (x, y), kind in board.water.items() if (x, y) not in covered
        ),
        round=-(-view.turns // view.players),
        sorin=view.sorin,
    )


def bare_lake(lake: SmallLake) -> SmallLake:
    """The islands alone, before anybody comes."""
    return lake._replace(isles=tuple(isle._replace(workers=()) for isle in lake.isles))
