"""The numbers of the island under the pointer with labels, on the water next to it."""

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import draw_path, outline, rounded
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.theme import text_scale
from festival_desktop.art.type import BOLD, CENTER, line_height, text_width
from festival_desktop.scenes import zorder
from festival_desktop.scenes.panel import Column, Label, Picture, Row
from festival_desktop.scenes.shown import NOTHING, ItemSpec, PartContent, Renderer
from festival_desktop.screens.firefly_festival.pictures import isles, marks
from festival_desktop.screens.firefly_festival.table import forecasts
from festival_desktop.screens.firefly_festival.table.board import Board
from festival_desktop.screens.firefly_festival.table.layout import MOST_TEXT
from festival_desktop.screens.firefly_festival.table.pieces import REWARDS
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.tables.firefly_festival import Action

Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""
Rows = tuple[tuple[str, str, str], ...]
"""Sign, number and words of each fact."""
STEPS = 3
"""Positions tried for the label, per cell."""
SIGN, FIGURES = 16.0, 22.0
"""Widths of the signs and of the numbers at the usual font size."""
PX = 11.5
NEAR = 4.5
"""The label is at most so many cells away from the shore."""


def _island(table: TableState) -> int | None:
    """Return the island that is labelled."""
    island = table.island
    if island is None or table.pointer.lifted is not None:
        return None
    return None if table.board.sizes[island] == isles.START else island


def island_light(table: TableState) -> PartContent:
    """Light the island below its printed facts."""
    island, board = _island(table), table.board
    if island is None:
        return NOTHING
    shore, block = ("chosen", board.sizes[island], island), board.block(island)
    return PartContent({"label-shore": ItemSpec("shore", shore, block, zorder.SHORE + 0.6)})


def island_label(table: TableState) -> PartContent:
    island, board = _island(table), table.board
    forecast = table.forecasting or table.intent.action is Action.FESTIVAL  # More detailed.
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
    px = max(isles.LEAST, table.layout.px(PX) * min(1.0, MOST_TEXT / text_scale()))
    others, own = _busy(table, island)
    sizes = _sizes(rows, px)
    left, top, across = _water(board, island, sizes, others, own, _box(table.layout.board))
    face, rect = (rows, px, bool(across)), QRectF(left, top, *sizes[across])
    label_item = ItemSpec("island-label", face, rect, zorder.BADGE, soft=False)
    return PartContent({"island-label": label_item})


def _sizes(rows: Rows, px: float) -> tuple[tuple[float, float], ...]:
    """Return the label's size with its facts below each other, and side by side."""
    signs, line = (SIGN + FIGURES) * px / PX, max(line_height(px), 17.0)
    wide = [text_width(words, px) + signs + 14 for _, _, words in rows]
    return (max(wide), len(rows) * line + 8), (sum(wide), line + 8)


def _box(rect: QRectF) -> Box:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _busy(table: TableState, island: int) -> tuple[frozenset[Box], frozenset[Box]]:
    """Return what the label must not cover, and what it should avoid.

    First other islands and the card of the festival; then this island, bridges and rewards.
    """
    board, c = table.board, table.board.cell
    card = forecasts.card_place(table)
    islands = [
        _box(board.block(each).adjusted(inset, inset * 0.6, -inset, -inset * 0.4))
        for each, inset in enumerate(isles.INSETS[size] * c for size in board.sizes)
    ]
    own = {islands.pop(island)}
    if card is not None:
        islands.append(_box(card))
    for built in table.now.view.built:
        for lane in range(len(board.network.lanes)):
            if built >> lane & 1:
                own.add(_box(board.lane_rect(lane)))
    for cell in board.network.board.water:
        own.add(_box(board.rect(*cell).adjusted(0.2 * c, 0.2 * c, -0.2 * c, -0.2 * c)))
    return frozenset(islands), frozenset(own)


@lru_cache(256)
def _water(
    board: Board,
    island: int,
    sizes: tuple[tuple[float, float], ...],
    others: frozenset[Box],
    own: frozenset[Box],
    room: Box,
) -> tuple[float, float, int]:
    """Find the place nearest to an island that covers nothing, for one of these sizes.

    Else the one that covers least, and next to nothing of other islands.
    """
    step, middle, block = board.cell / STEPS, board.block(island).center(), board.cell * 3
    spots = []
    for n, (wide, high) in enumerate(sizes):
        columns = int(max(0.0, room[2] - room[0] - wide) / step) + 1
        rows = int(max(0.0, room[3] - room[1] - high) / step) + 1
        for x in (room[0] + column * step for column in range(columns)):
            for y in (room[1] + row * step for row in range(rows)):
                across, down = abs(x + wide / 2 - middle.x()), abs(y + high / 2 - middle.y())
                gap = max(0.0, across - (wide + block) / 2) + max(0.0, down - (high + block) / 2)
                if gap < NEAR * board.cell:
                    spots.append((gap + (across + down) / 100, x, y, n))

    def covered(spot: tuple[float, float, float, int], boxes: frozenset[Box]) -> float:
        _, x, y, n = spot
        far_x, far_y = x + sizes[n][0], y + sizes[n][1]
        return sum(
            max(0.0, min(far_x, right) - max(x, left)) * max(0.0, min(far_y, bottom) - max(y, top))
            for left, top, right, bottom in boxes
            if x < right and left < far_x and y < bottom and top < far_y
        )

    spots.sort()
    everything = others | own
    free = next((spot for spot in spots if not covered(spot, everything)), None)
    best = free or min(
        spots[::2] or [(0.0, *room[:2], 0)],
        key=lambda spot: (10 * covered(spot, others) + covered(spot, own) + 8 * spot[0], spot),
    )
    return best[1], best[2], best[3]


def _paint_label(p: QPainter, rect: QRectF, rows: Rows, px: float, across: bool) -> None:
    paint_paper(p, rect, 8)
    draw_path(p, rounded(rect.adjusted(1, 1, -1, -1), 7), None, outline("light_deep", 1.6))
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
    arranged = Row(*lines, gap=8, pad=5) if across else Column(*lines, pad=4)
    arranged.paint(p, rect)


RENDERERS = {"island-label": Renderer(_paint_label, pixels=12)}
