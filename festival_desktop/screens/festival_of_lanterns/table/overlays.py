"""Texts over the table: captions, key hints, and Moon Dancer's paper."""

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import draw_rounded, halo, outline, saved
from festival_desktop.art.plates import paint_key_hint
from festival_desktop.art.surfaces import paint_paper
from festival_desktop.art.theme import MOON, text_scale
from festival_desktop.art.tokens import paint_token
from festival_desktop.art.type import (
    BOLD,
    CENTER,
    FLOOR,
    LEFT,
    MEDIUM,
    TOP_LEFT,
    text,
    within,
    wrapped_height,
)
from festival_desktop.games.festival_of_lanterns.gala import MOON_DANCER
from festival_desktop.models.session import NEXT_MOVE
from festival_desktop.play.table import Target
from festival_desktop.scenes import zorder
from festival_desktop.scenes.buttons import button
from festival_desktop.scenes.places import split
from festival_desktop.scenes.shown import ItemSpec, PartContent, Renderer
from festival_desktop.screens.festival_of_lanterns.table.layout import SIDE_CAPTIONS
from festival_desktop.screens.festival_of_lanterns.table.table_state import TableState

RADIUS = 9.0
LEAST = 0.62
"""Smallest font scale for fitting the whole text; after that, the oldest lines are dropped."""


def papers(table: TableState) -> PartContent:
    layout, items, buttons = table.layout, dict[str, ItemSpec](), dict[Target, QRectF]()
    if layout.friends and not layout.speech.isEmpty():
        if NEXT_MOVE in table.choices:
            buttons[NEXT_MOVE] = _foot(layout.speech, layout.m)
        items["speech"] = _speech(table, buttons.get(NEXT_MOVE))
    for target, rect in buttons.items():
        items[f"button:{target.kind}"] = button(
            table, target, rect, table.label(target.kind), layout.px(12, 14), zorder.ON_PANEL,
        )  # fmt: skip
    if table.looking:
        tray, z = layout.looked_tray, zorder.BADGE - 0.5
        items["looked-tray"] = ItemSpec("seat", (True, ()), tray, z, soft=False)
    return PartContent(items, buttons, buttons)


def _foot(paper: QRectF, m: Callable[[float, float], float]) -> QRectF:
    """Return the place of a paper's button."""
    high, wide, edge = m(24, 32), min(m(124, 160), paper.width() * 0.72), m(6, 8)
    return QRectF(paper.right() - edge - wide, paper.bottom() - edge - high, wide, high)


def _speech(table: TableState, button: QRectF | None) -> ItemSpec:
    layout, words = table.layout, table.words.label("speech")
    px, rect, foot = layout.px(13, 15.5), QRectF(layout.speech), 0.0
    if button is not None:
        foot = button.height() + layout.m(10, 14)
    else:  # Letter height; buttons keep their place regardless of the text.
        pad, line = _speech_head(rect.width(), px)
        lines = _lines_height(words.split("\n"), rect.width() - 2 * pad, px)
        rect.setHeight(min(rect.height(), lines + line + pad * 3.2))
    face = (table.words.label("speech-title"), words, foot, table.lit == MOON_DANCER, px)
    return ItemSpec("speech", face, rect, zorder.LABEL, soft=False)


def captions(table: TableState) -> PartContent:
    layout, items = table.layout, dict[str, ItemSpec]()
    for name, rect in layout.captions.items():
        in_tray = name not in SIDE_CAPTIONS
        px = layout.px(13, 16) if in_tray else layout.px(14, 17)
        face = (table.label(name), px, in_tray)
        items[f"caption:{name}"] = ItemSpec("caption", face, rect, zorder.LABEL)
    if table.selected:
        turns = table.interaction.turned_tile is not None
        hints = (("R", table.label("key:turn")),) if turns else ()
        hints = (*hints, ("Esc", table.label("key:back")))
        items["keys"] = ItemSpec("keys", (hints, layout.px(12, 14)), layout.keys, zorder.LABEL)
    return PartContent(items)


# -- pictures ----------------------------------------------------------------------------------


def _speech_head(width: float, px: float) -> tuple[float, float]:
    """Return the edge of her paper, and the height of its title."""
    return width * 0.06, px * 1.9 * max(1.0, text_scale() ** 0.5)


def _lines_height(lines: list[str], width: float, px: float) -> float:
    return sum(wrapped_height(line, width, px, MEDIUM) + px * 0.5 for line in lines)


def _paint_speech(
    p: QPainter, rect: QRectF, title: str, words: str, foot: float, lit: bool, px: float
) -> None:
    """Paint Moon Dancer's paper: her sign, a title, and her thoughts line by line."""
    if lit:
        halo(p, rect, RADIUS, "light", 10, 0.8)
    paint_paper(p, rect, RADIUS, lift=0.7)
    if lit:
        draw_rounded(p, rect.adjusted(1, 1, -1, -1), RADIUS - 1, None, outline("card_edge", 2))
    pad, line = _speech_head(rect.width(), px)
    inner = rect.adjusted(pad, pad * 0.8, -pad, -pad * 0.8)
    radius = line * 0.4
    paint_token(p, QPointF(inner.left() + radius, inner.top() + line / 2), radius, MOON, edge="ink")
    left = inner.left() + radius * 2.6
    head = QRectF(left, inner.top(), inner.right() - left, line)
    text(p, head, title, px * 1.1, "ink", BOLD, LEFT)
    with saved(p):
        p.setPen(outline("paper_line", 1, 0.5))
        y = head.bottom() + pad * 0.3
        p.drawLine(QPointF(inner.left(), y), QPointF(inner.right(), y))
    _paint_lines(p, inner.adjusted(0, line + pad * 0.8, 0, -foot), words.split("\n"), px)


def _paint_lines(p: QPainter, rect: QRectF, lines: list[str], px: float) -> None:
    """Paint lines at one size that fits; the newest ones, where not all do."""
    least = max(FLOOR / text_scale(), px * LEAST)
    while px > least and _lines_height(lines, rect.width(), px) > rect.height():
        px = max(least, px - 0.5)
    while len(lines) > 1 and _lines_height(lines, rect.width(), px) > rect.height():
        lines = lines[1:]
    y = rect.top()
    for line in lines:
        high = wrapped_height(line, rect.width(), px, MEDIUM)
        last = line is lines[-1]
        # Text that does not fit is cut off; its last line shows where.
        place = QRectF(rect.left(), y, rect.width(), rect.bottom() - y if last else high)
        text(p, place, line, px, "ink", MEDIUM, TOP_LEFT, wrap=True)
        y += high + px * 0.5


def _paint_caption(p: QPainter, rect: QRectF, label: str, px: float, centred: bool) -> None:
    text(p, rect, label, within(rect, px), "light_hi", BOLD, CENTER if centred else LEFT)


def _paint_keys(p: QPainter, rect: QRectF, hints: tuple[tuple[str, str], ...], px: float) -> None:
    """Paint the hand's current key hints on the water."""
    for line, (key, label) in zip(split(rect, 2, 1, rect.height() * 0.1), hints, strict=False):
        paint_key_hint(p, line, key, label, px, "on_sky", MEDIUM, gap=7)


RENDERERS = {
    "speech": Renderer(_paint_speech, pixels=14),
    "caption": Renderer(_paint_caption, pixels=6),
    "keys": Renderer(_paint_keys, pixels=5),
}
