"""The thumbnail of a lake: islands, and everyone's bridges, floors and workers.

Only public things; private goals are never part of it.
"""

from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import circle, color
from festival_desktop.games.firefly_festival.network import BLOCK
from festival_desktop.games.firefly_festival.rules import FireflyFestival
from festival_desktop.games.firefly_festival.views import View
from festival_desktop.screens.firefly_festival.pictures import marks
from festival_desktop.screens.firefly_festival.pictures.isles import (
    START,
    paint_ground,
    paint_torii,
)
from festival_desktop.screens.firefly_festival.pictures.lake import (
    REWARDS,
    paint_float,
    paint_span,
    paint_swarm,
)
from festival_desktop.ui.thumbnail import Thumbnail

_CROWD = 6
_COARSE, _FINE = 5.0, 16.0
"""Cell sizes up to which fireflies, and below which floating rewards, are left out."""


class Isle(NamedTuple):
    """An island: the cell of its upper left corner, its tile, and its pieces."""

    x: int
    y: int
    tile: int
    size: int
    floors: tuple[int, ...] = ()
    workers: tuple[int, ...] = ()
    """The seat of each worker."""
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
    """Remaining water rewards as x, y and kind."""
    round: int = 0
    """The current round; 0 before the first."""
    sorin: int = 0

    def progress(self) -> str:
        if not self.round:
            return ""
        words = QCoreApplication.translate("SmallLake", "round {number}, {sorin} Sōrin left")
        return words.format(number=self.round, sorin=self.sorin)


def small_lake(game: FireflyFestival, view: View) -> SmallLake:
    network = game.islands.networks[view.players]
    board = network.board
    lanes = [
        (seat, lane) for seat, built in enumerate(view.built) for lane in network.members(built)
    ]
    covered = {cell for _, lane in lanes for cell in lane.cells}
    isles, spans = [], []
    for island, space in enumerate(board.spaces):
        tile, sealed = view.layout[island], bool(view.sealed >> island & 1)
        size, floors = int(game.content.tiles[tile].size), view.floors[island]
        workers = tuple(seat for seat, own in enumerate(view.workers) for _ in range(own[island]))
        isles.append(Isle(space.x, space.y, tile, size, floors, workers, sealed))
    for seat, lane in lanes:
        x, y = lane.cells[0]
        spans.append(Span(x, y, lane.length, board.spaces[lane.a].x + BLOCK == x, seat))
    floating = [(*cell, int(kind)) for cell, kind in board.water.items() if cell not in covered]
    rounds = -(-view.turns // view.players)
    return SmallLake(
        board.width, board.height, tuple(isles), tuple(spans), tuple(floating), rounds, view.sorin
    )


def thumbnail(game: FireflyFestival, view: View, bare: bool = False) -> Thumbnail:
    """Make a thumbnail; `bare`: the islands alone, before anyone moves."""
    lake = small_lake(game, view)
    if bare:
        lake = lake._replace(isles=tuple(isle._replace(workers=()) for isle in lake.isles))
    return Thumbnail(lake, _paint_window, paint_lake)


def _paint_window(p: QPainter, rect: QRectF, lake: SmallLake) -> None:
    edge = rect.height() * 0.04
    paint_lake(p, rect.adjusted(edge, edge, -edge, -edge), lake)


def paint_lake(p: QPainter, rect: QRectF, lake: SmallLake) -> None:
    """Paint islands and bridges as large as they fit, on existing water."""
    c = min(rect.width() / lake.width, rect.height() / lake.height)
    left = rect.center().x() - c * lake.width / 2
    top = rect.center().y() - c * lake.height / 2
    for x, y, kind in lake.rewards:
        at_x, at_y = left + (x + 0.5) * c, top + (y + 0.5) * c
        if c < _FINE:
            p.fillPath(circle(at_x, at_y, c * 0.24), color(REWARDS[kind], 0.85))
        else:
            paint_float(p, at_x, at_y, c, kind, hot=False)
    for isle in lake.isles:
        block = QRectF(left + isle.x * c, top + isle.y * c, 3 * c, 3 * c)
        paint_ground(p, block, isle.size, isle.tile)
    for span in lake.spans:
        wide, high = (span.length, 1) if span.across else (1, span.length)
        cells = QRectF(left + span.x * c, top + span.y * c, wide * c, high * c)
        paint_span(p, cells, span.seat, span.length, (0.3, 0.3), span.across)
    for isle in lake.isles:
        block = QRectF(left + isle.x * c, top + isle.y * c, 3 * c, 3 * c)
        _paint_standing(p, block, isle)


def _paint_standing(p: QPainter, block: QRectF, isle: Isle) -> None:
    """Paint the gate of a Start or a pagoda, and workers as coloured spots."""
    c, x = block.width() / 3, block.center().x()
    if isle.size == START:
        paint_torii(p, x, block.top() + 1.5 * c, 1.5 * c)
    foot = block.top() + 1.8 * c
    for storey, seat in enumerate(isle.floors):
        marks.paint_floor(p, x, foot - storey * 0.36 * c, (1.5 - 0.14 * storey) * c, 0.6 * c, seat)
    if isle.sealed:
        if c > _COARSE:
            paint_swarm(p, block, isle.tile)
        marks.paint_sorin(p, x, foot - len(isle.floors) * 0.36 * c, 0.7 * c)
    # A crowd shows one worker per colour.
    crowd = isle.workers if len(isle.workers) <= _CROWD else tuple(dict.fromkeys(isle.workers))
    step = min(0.5, 2.4 / max(1, len(crowd))) * c
    for number, seat in enumerate(crowd):
        at = x + (number - (len(crowd) - 1) / 2) * step
        marks.paint_medal(p, at, block.top() + 2.35 * c, 0.24 * c, seat)
