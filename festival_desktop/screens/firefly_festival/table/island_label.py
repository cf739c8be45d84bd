"""The numbers of the island under the pointer, each with a few words, on the water beside it."""

from collections.abc import Iterable
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import outline, put, rounded
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.type import BOLD, CENTER, line_height, text_width
from festival_desktop.scenes import zorder
from festival_desktop.scenes.panel import Column, Label, Picture, Row
from festival_desktop.scenes.shown import NOTHING, ItemSpec, Renderer, Shown
from festival_desktop.screens.firefly_festival.pictures import isles, marks
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.pieces import REWARDS
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival import Action

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""
STEPS = 4
"""Places for the label are tried so many times in a cell."""
SIGN, FIGURES = 16.0, 22.0
"""The widths of the signs and of the numbers, at letters of the usual size."""
PX = 11.5


def _island(table: TableState) -> int | None:
    """The island that is told about."""
    island = table.island
    if island is None or table.pointer.lifted is not None:
        return None
    return None if table.board.sizes[island] == isles.START else island


def island_light(table: TableState) -> Shown:
    """On the board, below what is to be read there."""
    island, board = _island(table), table.board
    if island is None:
        return NOTHING
    shore, block = ("chosen", board.sizes[island], island), board.block(island)
    return Shown({"label-shore": ItemSpec("shore", shore, block, zorder.SHORE + 0.6)})


def island_label(table: TableState) -> Shown:
    island, board = _island(table), table.board
    forecast = table.forecasting or table.intent.action is Action.FESTIVAL  # it tells more
    if island is None or forecast:
        return NOTHING
    content = table.content
    tile = content.tiles[table.now.view.layout[island]]
    rule, label = content.sizes[tile.size], table.label
    rows = (
        ("value", str(tile.value), label("fact:value")),
        (REWARDS[tile.reward], f"+{tile.number}", label("fact:reward")),
        ("pagoda", str(rule.floors), label("fact:floors")),
    )
    px = table.layout.px(PX)
    px = max(11.0, px)
    wide = max(text_width(words, px) for _, _, words in rows) + (SIGN + FIGURES) * px / PX + 14
    high = len(rows) * max(line_height(px), 17.0) + 8
    busy = frozenset(_busy(table))
    rect = QRectF(*_water(board, island, (wide, high), busy, _box(table.layout.board)), wide, high)
    label_item = ItemSpec("island-label", (rows, px), rect, zorder.BADGE, soft=False)
    return Shown({"island-label": label_item})


def _box(rect: QRectF) -> Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _busy(table: TableState) -> Iterable[Box]:
    """What the label must not cover: islands, bridges and rewards."""
    board, c = table.board, table.board.cell
    for island, size in enumerate(board.sizes):
        inset = isles.INSETS[size] * c
        yield _box(board.block(island).adjusted(inset, inset * 0.6, -inset, -inset * 0.4))
    for built in table.now.view.built:
        for lane in range(len(board.network.lanes)):
            if built >> lane & 1:
                yield _box(board.lane_rect(lane))
    for cell in board.network.board.water:
        yield _box(board.rect(*cell).adjusted(0.2 * c, 0.2 * c, -0.2 * c, -0.2 * c))


@lru_cache(256)
def _water(
    board: Board, island: int, size: tuple[float, float], busy: frozenset[Box], room: Box
) -> tuple[float, float]:
    """The place nearest to an island that covers nothing, else the one that covers least."""
    (wide, high), step, middle = size, board.cell / STEPS, board.block(island).center()
    columns = int(max(0.0, room[2] - room[0] - wide) / step) + 1
    rows = int(max(0.0, room[3] - room[1] - high) / step) + 1
    spots = [(room[0] + n * step, room[1] + k * step) for n in range(columns) for k in range(rows)]

    def far(spot: tuple[float, float]) -> float:
        return abs(spot[0] + wide / 2 - middle.x()) + abs(spot[1] + high / 2 - middle.y())

    def covered(spot: tuple[float, float]) -> float:
        x, y = spot
        return sum(
            max(0.0, min(x + wide, right) - max(x, left))
            * max(0.0, min(y + high, bottom) - max(y, top))
            for left, top, right, bottom in busy
        )

    spots.sort(key=far)

    def free(spot: tuple[float, float]) -> bool:
        x, y = spot
        far_x, far_y = x + wide, y + high
        return not any(
            x < right and left < far_x and y < bottom and top < far_y
            for left, top, right, bottom in busy
        )

    near = [spot for spot in spots if far(spot) < 9 * board.cell]
    found = next(filter(free, near), None)
    return found or min(near[::3] or spots[:1], key=lambda spot: (covered(spot), far(spot)))


def _paint_label(
    p: QPainter, rect: QRectF, rows: tuple[tuple[str, str, str], ...], px: float
) -> None:
    paint_paper(p, rect, 8)
    put(p, rounded(rect.adjusted(1, 1, -1, -1), 7), None, outline("light_deep", 1.6))
    lines = []
    for sign, figures, words in rows:

        def paint(p: QPainter, place: QRectF, sign: str = sign, figures: str = figures) -> None:
            centre = place.center()
            if sign == "value":
                isles.paint_value(p, centre, 8.5, figures)
            elif sign == "worker":
                marks.paint_figure(p, centre.x(), centre.y() + 7, 15, None)
            else:
                marks.paint_sign(p, centre.x(), centre.y(), 15, sign, None)

        scale = px / PX
        cells = Picture(paint, SIGN * scale, 17), Label(words, px, floor=9)
        number = () if sign == "value" else (Label(figures, px, "ink", BOLD, CENTER),)
        lines.append(Row(cells[0], *number, cells[1], gap=4))
    Column(*lines, pad=4).paint(p, rect)


RENDERERS = {"island-label": Renderer(_paint_label, pixels=12)}
