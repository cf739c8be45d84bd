"""Staged moments: a festival counts its points at its island, powers are revealed as cards.

They are over the table for about as long as it takes to read them, and decide nothing.
"""

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import draw_path, outline, rounded, vertical_gradient
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.theme import text_scale
from festival_desktop.art.tokens import seat_color
from festival_desktop.art.type import BOLD, CENTER, TOP_LEFT, text
from festival_desktop.scenes import zorder
from festival_desktop.scenes.panel import Column, Label, Picture
from festival_desktop.scenes.places import beside, moved_into
from festival_desktop.scenes.shown import NOTHING, ItemSpec, PartContent, Renderer
from festival_desktop.scenes.tally import Line, paint_tally, tally_size
from festival_desktop.screens.firefly_festival.pictures import marks
from festival_desktop.screens.firefly_festival.table.table_state import TableState
from festival_desktop.screens.firefly_festival.table.tally import Share, Tally

CARD_WIDE, CARD_HIGH = 236.0, 98.0


def moments(table: TableState) -> PartContent:
    if table.tally is not None:
        return _tally(table, table.tally)
    return _powers(table) if table.revealed else NOTHING


def _tally(table: TableState, tally: Tally) -> PartContent:
    """Show next to the island what its pieces give each seat."""
    layout, label = table.layout, table.label
    s = layout.k * min(1.4, text_scale())
    heading = label("festival", label(f"tile:{table.now.view.layout[tally.island]}"))
    size = QRectF(QPointF(0, 0), tally_size(len(tally.shares), s))
    room = layout.lake.adjusted(9, 9, -9, -9)
    spot = beside(size, table.board.block(tally.island), room, 6)
    face = (heading, tally.shares, 1.0, s)
    return PartContent({"tally": ItemSpec("tally", face, spot, zorder.BADGE, soft=False)})


def _powers(table: TableState) -> PartContent:
    """Show each seat's power and its rule next to the seat."""
    layout, label, items = table.layout, table.label, dict[str, ItemSpec]()
    wide = layout.px(CARD_WIDE) * layout.letters
    for seat, power in enumerate(table.revealed):
        panel = layout.seats[seat]
        high = min(panel.height(), layout.px(CARD_HIGH) * layout.letters)
        rect = QRectF(panel.right() + 4, panel.top(), wide, high)
        if layout.mirrored:
            rect.moveRight(panel.left() - 4)
        rect = moved_into(rect, QRectF(0, 0, layout.width, layout.height))
        words = label(f"power:{power}"), label(f"power-text:{power}")
        face = (*words, seat, layout.px(12.5))
        items[f"power-card:{seat}"] = ItemSpec("power-card", face, rect, zorder.BADGE, enter=panel)
    return PartContent(items)


# -- painters --------------------------------------------------------------------------------


def _paint_tally(
    p: QPainter, rect: QRectF, heading: str, shares: tuple[Share, ...], part: float, s: float
) -> None:
    """Paint lines that count up in turn; `part` is how far all of them are."""
    lines = [Line((partial(_medal, share.seat),), share.sum, share.points) for share in shares]
    paint_tally(p, rect, heading, lines, part, s)


def _medal(seat: int, p: QPainter, place: QRectF) -> None:
    marks.paint_medal(p, place.center().x(), place.center().y(), place.width() * 0.45, seat)


def _paint_power_card(
    p: QPainter, rect: QRectF, name: str, words: str, seat: int, px: float
) -> None:
    paint_paper(p, rect, 9)
    draw_path(p, rounded(rect.adjusted(1, 1, -1, -1), 8), None, outline(seat_color(seat), 2.4))

    def ribbon(p: QPainter, band: QRectF) -> None:
        draw_path(p, rounded(band, 6), vertical_gradient(band, (0, "seal_hi"), (1, "seal_deep")))
        text(p, band.adjusted(8, 0, -8, 0), name, px * 1.1, "on_seal", BOLD, CENTER)

    Column(
        Picture(ribbon, rect.width() - 14, px * 1.8 * min(1.5, text_scale())),
        Label(words, px, wrap=True, grow=1, align=TOP_LEFT),
        gap=4,
        pad=7,
    ).paint(p, rect)


RENDERERS = {
    "tally": Renderer(_paint_tally, pixels=14),
    "power-card": Renderer(_paint_power_card, pixels=14),
}
