"""What is built stands out more than the place where something is still missing, in every theme."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, qGray

from festival_desktop.art import theme
from festival_desktop.art.brush import color
from festival_desktop.screens.firefly_festival.pictures.isles import paint_ground
from festival_desktop.screens.firefly_festival.pictures.marks import (
    paint_fish,
    paint_floor,
    paint_sorin,
)

SIDE = 60
MORE = 1.25
"""So much more of the ground is changed by what is there."""
Paint = Callable[[QPainter], None]
SEATS = range(len(theme.PLAYERS))


def painted(ground: Paint, *paints: Paint) -> list[int]:
    """The greys of a picture."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.fillRect(image.rect(), color("night"))
    for paint in (ground, *paints):
        paint(p)
    p.end()
    return [qGray(image.pixel(x, y)) for x in range(SIDE) for y in range(SIDE)]


def weight(ground: Paint, paint: Paint) -> int:
    """How much of its ground something changes."""
    pairs = zip(painted(ground), painted(ground, paint), strict=True)
    return sum(abs(bare - there) for bare, there in pairs)


def island(size: int, p: QPainter) -> None:
    paint_ground(p, QRectF(-SIDE / 2, -SIDE / 2, 2 * SIDE, 2 * SIDE), size, 1)


def panel(p: QPainter) -> None:
    """Nothing but the night."""


@pytest.mark.sample
@pytest.mark.parametrize("variant", theme.THEMES)
@pytest.mark.parametrize("size", range(3))
@pytest.mark.parametrize("seat", SEATS)
def test_floors(variant: str, size: int, seat: int) -> None:
    theme.use(variant)
    ground = partial(island, size)

    def floor(owner: int | None, p: QPainter) -> None:
        paint_floor(p, SIDE / 2, SIDE * 0.8, SIDE * 0.7, SIDE * 0.5, owner)

    missing = weight(ground, partial(floor, None))
    assert missing > 0
    assert weight(ground, partial(floor, seat)) > MORE * missing


@pytest.mark.parametrize("variant", theme.THEMES)
def test_spires_and_fish(variant: str) -> None:
    theme.use(variant)

    def spire(here: bool, p: QPainter) -> None:
        paint_sorin(p, SIDE / 2, SIDE * 0.9, SIDE * 0.8, here=here)

    def fish(here: bool, p: QPainter) -> None:
        paint_fish(p, SIDE / 2, SIDE / 2, SIDE * 0.7, here=here)

    for paint in (spire, fish):
        there, gone = (weight(panel, partial(paint, here)) for here in (True, False))
        assert there > MORE * gone > 0
