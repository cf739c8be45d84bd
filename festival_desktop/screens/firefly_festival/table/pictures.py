"""How everything on the table looks: from an item spec to a pixmap that the painting kit keeps.

Each kind of item has a painter and a margin: how far its light and shadow reach outside. Faces hold
all a picture depends on, texts included. Knows no positions, no session, no moves.
"""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import color, dashed, glow, halo, outline, put, rounded, saved
from festival_desktop.art.buttons import paint_button
from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.art.type import BLACK, number
from festival_desktop.scenes.renderer import Face, Renderer
from festival_desktop.screens.firefly_festival.pictures import isles, lake, marks
from festival_desktop.screens.firefly_festival.table import paint_bar as bars
from festival_desktop.screens.firefly_festival.table import paint_cards as cards
from festival_desktop.screens.firefly_festival.table import paint_lights as lights
from festival_desktop.screens.firefly_festival.table import paint_seats as seats
from festival_desktop.screens.firefly_festival.table import paint_shared as shared

PLAIN = (1, False)
"""A worker with neither a number beside it nor light around it."""


def _worker_margin(face: Face) -> float:
    return 0.15 if face[1:] == PLAIN else 1.0


# -- the board ---------------------------------------------------------------------------------


def _floor(p: QPainter, rect: QRectF, face: Face) -> None:
    seat, hint = face
    with saved(p):
        if hint:
            halo(p, rect, 3, "light", rect.height() * 0.3, 0.9)
            p.setOpacity(0.8)
        marks.paint_floor(p, rect.center().x(), rect.bottom(), rect.width(), rect.height(), seat)


def _spire(p: QPainter, rect: QRectF, face: Face) -> None:
    glow(p, rect.center(), rect.height() * 0.9, "light", 0.6)
    marks.paint_sorin(p, rect.center().x(), rect.bottom(), rect.height())


def _worker(p: QPainter, rect: QRectF, face: Face) -> None:
    """A worker; more of them on a Start are told by a number."""
    seat, number_, lit = face
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


def _bridge(p: QPainter, rect: QRectF, face: Face) -> None:
    """A bridge with its ramps: `cells` of `length` are drawn so far, from one end."""
    seat, length, cells, ramps, across, backwards, mood = face
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


def _float(p: QPainter, rect: QRectF, face: Face) -> None:
    kind, hot = face
    lake.paint_float(p, rect.center().x(), rect.center().y(), rect.width(), kind, hot=hot)


def _held(p: QPainter, rect: QRectF, face: Face) -> None:
    """What a hand has taken from a plaque: a floor or a Sōrin."""
    what, seat = face
    if what == "floor":
        marks.paint_floor(
            p, rect.center().x(), rect.bottom(), rect.width(), rect.height() * 0.8, seat
        )
    else:
        glow(p, rect.center(), rect.width() * 0.8, "light", 0.7)
        marks.paint_sign(p, rect.center().x(), rect.center().y(), rect.height(), what, seat)


def _promise(p: QPainter, rect: QRectF, face: Face) -> None:
    """A broken line of light around a card, and a tick: it would be reached."""
    (radius,) = face
    halo(p, rect, radius, "light", 9, 1.0)
    put(p, rounded(rect, radius), None, dashed("light_deep", 3.0))
    marks.paint_mark(p, rect.right() - 9, rect.top() + 3, 8, good=True)


def _tool(p: QPainter, rect: QRectF, face: Face) -> None:
    icon, state = face
    paint_button(p, rect, kind="night", icon=icon, state=state)


RENDERERS: dict[str, Renderer] = {
    "ground": Renderer(lambda p, rect, face: isles.paint_ground(p, rect, *face), part=0.14),
    "facts": Renderer(
        lambda p, rect, face: isles.paint_facts(p, rect, isles.Facts(*face)), pixels=4
    ),
    "floor": Renderer(_floor, pixels=2, part=0.12),
    "spire": Renderer(_spire, part=0.9),
    "worker": Renderer(_worker, pixels=3, part=_worker_margin),
    "bridge": Renderer(_bridge, pixels=9),
    "float": Renderer(_float, pixels=2, part=0.35),
    "swarm": Renderer(lambda p, rect, face: lake.paint_swarm(p, rect, *face), part=0.3),
    "lane": Renderer(lambda p, rect, face: lake.paint_lane(p, rect, *face), pixels=3),
    "shore": Renderer(lights.paint_shore, part=0.06),
    "held": Renderer(_held, part=0.5),
    "light": Renderer(lambda p, rect, face: halo(p, rect, face[0], "light", 12, 1.0), pixels=14),
    "promise": Renderer(_promise, pixels=12),
    "focus": Renderer(lambda p, rect, face: paint_focus_ring(p, rect, *face), pixels=14),
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
    "bubble": Renderer(cards.paint_bubble, pixels=14),
    "tag": Renderer(lights.paint_tag, pixels=10),
    "becomes": Renderer(lights.paint_becomes, pixels=2),
    "gain": Renderer(lights.paint_gain, pixels=3),
    "blocker": Renderer(lights.paint_blocker, pixels=2),
    "keys": Renderer(lights.paint_keys, pixels=8),
}
