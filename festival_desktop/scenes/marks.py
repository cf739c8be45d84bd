"""Marks around what has the keyboard's focus, and around what a hint or a line of the log means.

Asked for last, because they are around what other parts show. Knows no game.
"""

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from festival_desktop.art.brush import halo
from festival_desktop.art.surfaces import paint_focus_ring
from festival_desktop.play.table import Target
from festival_desktop.scenes.items import ItemSpec
from festival_desktop.scenes.part import Parts, Shown
from festival_desktop.scenes.pointer import PointerState
from festival_desktop.scenes.renderer import Renderer

FOCUS, POINTED = "focus", "pointed"
MarkOf = Callable[[Target, QRectF], ItemSpec | None]


def marks(parts: Parts, pointer: PointerState, focus: MarkOf, pointed: MarkOf) -> Shown:
    """`focus` and `pointed` say how something is marked in its place; None: not at all."""
    found = {}
    for n, target in enumerate(pointer.highlighted):
        if (place := parts.place_of(target)) is not None:
            found[f"{POINTED}:{n}"] = target, pointed(target, place)
    if pointer.focus is not None and (place := parts.stops().get(pointer.focus)) is not None:
        found[FOCUS] = pointer.focus, focus(pointer.focus, place)
    return Shown({
        key: spec._replace(framed=parts.on_board(target))
        for key, (target, spec) in found.items()
        if spec is not None
    })  # fmt: skip


def _paint_light(p: QPainter, rect: QRectF) -> None:
    halo(p, rect, 10.0, "light", 12, 1.0)


RENDERERS = {
    FOCUS: Renderer(paint_focus_ring, pixels=14),
    POINTED: Renderer(_paint_light, pixels=14),
}
