"""In high contrast, controls are read and found in each of their states.

Words have 4.5:1, those of controls that cannot be used now as well: what they would do is worth
knowing. Edges have 3:1 where the control can be used.
"""

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPainter

from festival_desktop.art import theme
from festival_desktop.art.brush import color
from festival_desktop.art.buttons import KINDS, STATES, paint_button
from festival_desktop.art.cache import render
from festival_desktop.art.controls import paint_field, paint_segment, paint_strip, paint_switch

WORDS, MARKS = 4.5, 3.0
ROOM, BODY = QSizeF(220, 60), QRectF(20, 12, 180, 36)
INSIDE = BODY.adjusted(8, 7, -8, -7).toRect()
LIGHT = ("paper",)
"""Kinds of buttons that lie on paper; the others lie on the night and on wood."""
Paint = Callable[[QPainter], object]


@pytest.fixture(autouse=True)
def high_contrast(qapp: object) -> Iterator[None]:
    theme.use("contrast")
    yield
    theme.use("dark")


def luminance(pixel: QColor) -> float:
    parts = (pixel.redF(), pixel.greenF(), pixel.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def spread(values: list[float]) -> float:
    """Between the lightest and the darkest."""
    return (max(values) + 0.05) / (min(values) + 0.05)


def painted(ground: str, paint: Paint) -> QImage:
    def on_ground(p: QPainter, rect: QRectF) -> None:
        p.fillRect(rect, color(ground))
        paint(p)

    return render(ROOM, 1.0, on_ground).toImage()


def inside(picture: QImage) -> float:
    """Contrast of what is written."""
    spots = ((x, y) for x in range(INSIDE.left(), INSIDE.right())
             for y in range(INSIDE.top(), INSIDE.bottom()))  # fmt: skip
    return spread([luminance(picture.pixelColor(x, y)) for x, y in spots])


def edge(picture: QImage) -> float:
    """Contrast across the left edge, at half height."""
    y = round(BODY.center().y())
    row = [luminance(picture.pixelColor(x, y)) for x in range(4, round(BODY.left()) + 6)]
    return max(spread([row[0], value]) for value in row)


def check(ground: str, paint: Paint, usable: bool = True) -> None:
    picture = painted(ground, paint)
    assert inside(picture) >= WORDS
    assert not usable or edge(picture) >= MARKS


@pytest.mark.sample
@pytest.mark.parametrize("focus", [False, True])
@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("kind", KINDS)
def test_buttons(kind: str, state: str, focus: bool) -> None:
    def paint(p: QPainter) -> None:
        paint_button(p, BODY, "Lantern", kind=kind, state=state, focus=focus, px=15)

    for ground in ("paper",) if kind in LIGHT else ("night", "plank1"):
        check(ground, paint, state != "disabled")


@pytest.mark.parametrize("enabled", [True, False])
@pytest.mark.parametrize("drop", [True, False])
def test_fields(enabled: bool, drop: bool) -> None:
    check("paper", lambda p: paint_field(p, BODY, "Lantern", drop=drop, enabled=enabled), enabled)


@pytest.mark.parametrize("enabled", [True, False])
@pytest.mark.parametrize("hover", [None, 0, 1])
def test_strips_of_choices(enabled: bool, hover: int | None) -> None:
    def paint(p: QPainter) -> None:
        paint_strip(p, BODY, enabled)
        for number, words in enumerate(("Moon", "Sun")):
            part = QRectF(BODY.left(), BODY.top(), BODY.width() / 2, BODY.height())
            part.translate(number * part.width(), 0)
            on, lit = number == 1, number == hover
            paint_segment(p, part, words, on=on, lit=lit, enabled=enabled)

    check("paper", paint, enabled)


@pytest.mark.parametrize("on", [True, False])
def test_switches_are_found_and_told_apart(on: bool) -> None:
    track = QRectF(BODY.left(), 20, 42, 22)
    both = [painted("paper", partial(paint_switch, rect=track, on=each)) for each in (on, not on)]
    assert edge(both[0]) >= MARKS
    knob = [picture.pixelColor(round(track.left()) + 11, 31) for picture in both]
    assert spread([luminance(one) for one in knob]) >= MARKS
