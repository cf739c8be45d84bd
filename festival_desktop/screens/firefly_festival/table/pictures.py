"""How everything on the table looks: from an item spec to a pixmap that the painting kit keeps.

Each kind of item has a painter and a margin: how far its light and shadow reach outside. Faces hold
all a picture depends on, texts included. Knows no positions, no session, no moves.
"""

from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from festival_desktop.art.brush import color, dashed, down, glow, halo, outline, put, rounded, saved
from festival_desktop.art.buttons import paint_button
from festival_desktop.art.surfaces import paint_key_cap, paint_paper
from festival_desktop.art.theme import theme
from festival_desktop.art.type import BLACK, BOLD, LEFT, SEMIBOLD, number, text, within
from festival_desktop.scenes.renderer import Face, Renderer
from festival_desktop.screens.firefly_festival.pictures import isles, lake, marks
from festival_desktop.screens.firefly_festival.table import paint_bar as bars
from festival_desktop.screens.firefly_festival.table import paint_cards as cards
from festival_desktop.screens.firefly_festival.table import paint_seats as seats
from festival_desktop.screens.firefly_festival.table import paint_shared as shared

Amounts = tuple[tuple[str, str], ...]
"""Numbers and their signs on a tag."""
PLAIN = (1, False)
"""A worker with neither a number beside it nor light around it."""


def _worker_margin(face: Face) -> float:
    return 0.15 if face[1:] == PLAIN else 1.0


# -- the board ---------------------------------------------------------------------------------


def _floor(p: QPainter, rect: QRectF, seat: int | None, hint: bool) -> None:
    with saved(p):
        if hint:
            halo(p, rect, 3, "light", rect.height() * 0.3, 0.9)
            p.setOpacity(0.8)
        marks.paint_floor(p, rect.center().x(), rect.bottom(), rect.width(), rect.height(), seat)


def _spire(p: QPainter, rect: QRectF) -> None:
    glow(p, rect.center(), rect.height() * 0.9, "light", 0.6)
    marks.paint_sorin(p, rect.center().x(), rect.bottom(), rect.height())


def _worker(p: QPainter, rect: QRectF, seat: int, number_: int, lit: bool) -> None:
    """A worker; more of them on a Start are told by a number."""
    h = rect.height() / 1.06
    foot = rect.top() + h
    if lit:
        # A glow alone would be lost on the pale ground.
        glow(p, rect.center(), h * 0.9, "light", 0.9)
        place = rect.adjusted(-h * 0.1, -h * 0.08, h * 0.1, h * 0.1)
        pill = rounded(place, place.width() / 2)
        put(p, pill, color("light_hi", 0.75), outline("light_deep", max(2.0, h * 0.1)))
    marks.paint_figure(p, rect.center().x(), foot, h, seat)
    if number_ > 1:
        place = QRectF(rect.right() - h * 0.02, foot - h * 0.62, h * 0.72, h * 0.6)
        number(p, place.translated(0.8, 0.8), f"×{number_}", max(h * 0.5, 10.5), "paper_hi", BLACK)
        number(p, place, f"×{number_}", max(h * 0.5, 10.5), "ink", BLACK)


def _bridge(
    p: QPainter,
    rect: QRectF,
    seat: int,
    length: int,
    cells: int,
    ramps: Any,
    across: bool,
    backwards: bool,
    mood: str,
) -> None:
    """A bridge with its ramps: `cells` of `length` are drawn so far, from one end."""
    c = rect.height() if across else rect.width()
    first, last = ramps
    deck = QRectF(rect)
    if across:
        deck.adjust(first * c, 0, -last * c, 0)
    else:
        deck.adjust(0, first * c, 0, -last * c)
    if backwards and cells < length:
        move = (length - cells) * c
        deck.translate(*((move, 0) if across else (0, move)))
    shown = (first, 0.0) if cells < length else ramps
    if backwards and cells < length:
        shown = (0.0, last)
    with saved(p):
        if mood == "last":
            inset = c * 0.16
            halo(p, rect.adjusted(inset, inset, -inset, -inset), c * 0.2, "white", c * 0.18, 0.9)
        elif mood == "way":
            inset = c * 0.14
            halo(p, rect.adjusted(inset, inset, -inset, -inset), c * 0.2, "light", c * 0.24, 1.0)
        elif mood == "ghost":
            p.setOpacity(0.86)
        elif mood == "bad":
            p.setOpacity(0.45)
        lake.paint_span(p, deck, seat, cells, shown, across)


def _float(p: QPainter, rect: QRectF, kind: int, hot: bool) -> None:
    lake.paint_float(p, rect.center().x(), rect.center().y(), rect.width(), kind, hot=hot)


def _held(p: QPainter, rect: QRectF, what: str, seat: int) -> None:
    """What a hand has taken from a plaque: a floor or a Sōrin."""
    if what == "floor":
        marks.paint_floor(
            p, rect.center().x(), rect.bottom(), rect.width(), rect.height() * 0.8, seat
        )
    else:
        glow(p, rect.center(), rect.width() * 0.8, "light", 0.7)
        marks.paint_sign(p, rect.center().x(), rect.center().y(), rect.height(), what, seat)


def _promise(p: QPainter, rect: QRectF, radius: float) -> None:
    """A broken line of light around a card, and a tick: it would be reached."""
    halo(p, rect, radius, "light", 9, 1.0)
    put(p, rounded(rect, radius), None, dashed("light_deep", 3.0))
    marks.paint_mark(p, rect.right() - 9, rect.top() + 3, 8, good=True)


def _tool(p: QPainter, rect: QRectF, icon: str, state: str) -> None:
    paint_button(p, rect, kind="night", icon=icon, state=state)


# -- light and small signs over the lake ---------------------------------------------------------


def paint_tag(p: QPainter, rect: QRectF, parts: Amounts, seat: int, bad: bool) -> None:
    """Numbers with signs on a strip of paper: what is paid, and what is gained."""
    h = rect.height()
    paint_paper(p, rect, h * 0.3, lift=0.8)
    line = outline("warn" if bad else "lacquer", 1.4)
    put(p, rounded(rect.adjusted(0.7, 0.7, -0.7, -0.7), h * 0.3), None, line)
    x = rect.left() + h * 0.2
    for label, sign in parts:
        ink = "warn_deep" if label.startswith("−") else "good_deep"
        wide = tag_part(label, h)
        place = QRectF(x, rect.top(), wide - h * 0.78, h)
        number(p, place, label, h * 0.56, ink)
        at, middle = place.right() + h * 0.38, rect.center().y()
        if sign.startswith("seat:"):
            marks.paint_medal(p, at, middle, h * 0.3, int(sign[5:]))
        elif sign == "no":
            marks.paint_mark(p, at, middle, h * 0.3, good=False)
        else:
            marks.paint_sign(p, at, middle, h * 0.7, sign, seat)
        x += wide


def tag_part(label: str, h: float) -> float:
    return h * (0.86 + 0.34 * len(label))


def tag_width(parts: Amounts, h: float) -> float:
    return sum(tag_part(label, h) for label, _ in parts) + h * 0.36


def paint_becomes(p: QPainter, rect: QRectF, label: str, px: float) -> None:
    """Over a seat's coins: how many would be left."""
    put(p, rounded(rect, rect.height() / 2), "light", outline("badge_edge", 1))
    number(p, rect, label, px)


def paint_gain(p: QPainter, rect: QRectF, label: str, what: str, seat: int, missing: bool) -> None:
    """What a seat has just gained."""
    h = rect.height()
    top, low = ("badge_none0", "badge_none1") if missing else ("light_hi", "light")
    edge = outline("warn" if missing else "badge_edge", 1.4)
    put(p, rounded(rect, h / 2), down(rect, (0, top), (1, low)), edge)
    place = QRectF(rect.left() + h * 0.16, rect.top(), rect.width() - h * 1.1, h)
    number(p, place, label, h * 0.62, "on_dark" if missing else "ink")
    x = rect.right() - h * 0.56
    if what == "fish":
        marks.paint_fish(p, x, rect.center().y(), h * 0.8)
    else:
        marks.paint_sign(p, x, rect.center().y(), h * 0.72, what, seat)


def paint_blocker(p: QPainter, rect: QRectF, seat: int) -> None:
    """At the near end of a blocked lane: a cross, and whose bridge lies across."""
    r = min(rect.width(), rect.height()) / 2
    put(p, rounded(rect, r), color("night", 0.92), outline("warn", 1.6))
    marks.paint_mark(p, rect.left() + r, rect.top() + r, r * 0.7, good=False)
    marks.paint_medal(p, rect.right() - r, rect.bottom() - r, r * 0.66, seat)


def paint_keys(p: QPainter, rect: QRectF, key: str, label: str, px: float) -> None:
    """What the Esc key does while something is held."""
    cap = QRectF(rect.left(), rect.top(), rect.height() * 1.5, rect.height())
    paint_key_cap(p, cap)
    text(p, cap.adjusted(2, 0, -2, 0), key, min(px, cap.height() * 0.6), "ink", BOLD, scaled=False)
    place = QRectF(cap.right() + 6, rect.top(), rect.right() - cap.right() - 6, rect.height())
    text(p, place, label, within(place, px), "on_dark", SEMIBOLD, LEFT)


def paint_shore(p: QPainter, rect: QRectF, state: str, size: int, seed: int) -> None:
    """Light along the shore of an island, which begins at the corner of rect."""
    c = rect.width() / 3
    path = isles.shore(c, size, seed).translated(rect.topLeft())
    match state:
        case "open":
            if theme().flat:  # gold is not seen on sand
                put(p, path, None, outline("black", 4.5))
            put(p, path, color("cell_glow", 0.12), dashed("cell_line", 2.2))
        case "chosen":
            put(p, path, None, outline("light", c * 0.16, 0.35))
            put(p, path, None, outline("light", 2.6))
        case "bad":
            put(p, path, None, outline("warn", c * 0.13, 0.3))
            put(p, path, None, dashed("on_warn", 2.2))
        case "last":
            put(p, path, None, outline("white", c * 0.13, 0.18))
            put(p, path, None, outline("white", 1.4, 0.92))
        case "sealed":
            put(p, path, None, outline("light", c * 0.14, 0.22))
            put(p, path, None, outline("light_hi", 1.6, 0.86))


def paint_go_on(p: QPainter, rect: QRectF) -> None:
    """On a full island, where a worker may stop but must go on: arrows that lead on."""
    c = rect.width() / 3
    sign = QRectF(0, 0, c * 1.5, c * 0.8)
    sign.moveCenter(QPointF(rect.center().x(), rect.top() + c * 1.15))
    put(p, rounded(sign, c * 0.4), color("night", 0.8), outline("on_warn", 1.8))
    for n in (-1, 0, 1):
        x, y, side = sign.center().x() + n * c * 0.38, sign.center().y(), c * 0.17
        arrow = QPainterPath(QPointF(x - side / 2, y - side))
        arrow.lineTo(x + side / 2, y)
        arrow.lineTo(x - side / 2, y + side)
        put(p, arrow, None, outline("on_warn", 2.4))


RENDERERS: dict[str, Renderer] = {
    "ground": Renderer(isles.paint_ground, part=0.14),
    "facts": Renderer(isles.paint_facts, pixels=4),
    "floor": Renderer(_floor, pixels=2, part=0.12),
    "spire": Renderer(_spire, part=0.9),
    "worker": Renderer(_worker, pixels=3, part=_worker_margin),
    "bridge": Renderer(_bridge, pixels=9),
    "float": Renderer(_float, pixels=2, part=0.35),
    "swarm": Renderer(lake.paint_swarm, part=0.3),
    "lane": Renderer(lake.paint_lane, pixels=3),
    "shore": Renderer(paint_shore, part=0.06),
    "go-on": Renderer(paint_go_on, pixels=2),
    "held": Renderer(_held, part=0.5),
    "promise": Renderer(_promise, pixels=12),
    "tool": Renderer(_tool, pixels=10),
    "seat": Renderer(seats.paint_seat, pixels=14),
    "track": Renderer(shared.paint_track, pixels=3),
    "boat": Renderer(shared.paint_boat, part=0.3),
    "stocks": Renderer(shared.paint_stocks, pixels=14),
    "caption": Renderer(shared.paint_caption),
    "goal": Renderer(shared.paint_goal, pixels=9),
    "secret": Renderer(shared.paint_secret, pixels=9),
    "no-secret": Renderer(shared.paint_no_secrets),
    "bar": Renderer(bars.paint_bar, pixels=14),
    "plaque": Renderer(bars.paint_plaque, pixels=10),
    "end": Renderer(bars.paint_end, pixels=10),
    "eye": Renderer(bars.paint_eye, pixels=10),
    "beads": Renderer(cards.paint_beads, pixels=8),
    "festival": Renderer(cards.paint_festival, pixels=14),
    "forecast": Renderer(cards.paint_forecast, pixels=3),
    "ask": Renderer(cards.paint_ask, pixels=14),
    "option": Renderer(cards.paint_option, pixels=10),
    "offer": Renderer(cards.paint_offer, pixels=14),
    "heading": Renderer(cards.paint_heading, pixels=3),
    "tag": Renderer(paint_tag, pixels=10),
    "becomes": Renderer(paint_becomes, pixels=2),
    "gain": Renderer(paint_gain, pixels=3),
    "blocker": Renderer(paint_blocker, pixels=2),
    "keys": Renderer(paint_keys, pixels=8),
}
