"""Pieces that must be told apart are, by eyes that see fewer colours, in every theme.

Each piece is painted as on a table and seen through a simulation of the three kinds of colour
blindness (matrices for linear light by Machado, Oliveira and Fernandes, 2009) and in grey. Two
pieces are told apart if a tenth of what is painted of them, such as a sign or an outline, differs
by at least `LEAST` on average, 1 being black beside white.
"""

import math
from collections.abc import Callable, Iterable
from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from festival_desktop.art import theme
from festival_desktop.art.lanterns import paint_lantern
from festival_desktop.art.tokens import paint_token
from festival_desktop.games.firefly_festival.content import Size, Water
from festival_desktop.screens.festival_of_lanterns.pictures import pets
from festival_desktop.screens.festival_of_lanterns.pictures.cards import (
    DEDICATIONS,
    paint_dedication,
)
from festival_desktop.screens.firefly_festival.pictures.isles import paint_ground
from festival_desktop.screens.firefly_festival.pictures.lake import paint_float, paint_span
from festival_desktop.screens.firefly_festival.pictures.marks import paint_figure, paint_floor
from festival_desktop.screens.lanterns_dice.pictures.die_signs import DICE
from festival_desktop.screens.lanterns_dice.pictures.lake import paint_hatching
from festival_desktop.screens.lanterns_dice.pictures.lake_signs import (
    paint_boat,
    paint_pavilion_sign,
    paint_platform,
)
from festival_desktop.screens.lanterns_dice.pictures.tray import paint_die

SIDE = 40
LEAST = 0.1
SHARE = 0.1
Color = tuple[float, float, float]
Matrix = tuple[Color, Color, Color]
Paint = Callable[[QPainter, QRectF], None]

EYES: dict[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}

MIDDLE = QPointF(SIDE / 2, SIDE / 2)


def _lantern(name: str, p: QPainter, rect: QRectF) -> None:
    paint_lantern(p, MIDDLE, SIDE / 2.6, name)


def _pet(name: str, p: QPainter, rect: QRectF) -> None:
    pets.paint_pet_medal(p, MIDDLE, SIDE / 2.2, name)


def _token(seat: str, p: QPainter, rect: QRectF) -> None:
    paint_token(p, MIDDLE, SIDE / 2.4, int(seat))


def _die(die: str, p: QPainter, rect: QRectF) -> None:
    paint_die(p, MIDDLE, SIDE * 0.7, die)


def _shading(die: str, p: QPainter, rect: QRectF) -> None:
    area = QPainterPath()
    area.addRect(rect.adjusted(2, 2, -2, -2))
    paint_hatching(p, area, die, SIDE, 3)


def _worker(seat: str, p: QPainter, rect: QRectF) -> None:
    paint_figure(p, SIDE / 2, SIDE - 3, SIDE - 8, int(seat))


def _floor(seat: str, p: QPainter, rect: QRectF) -> None:
    paint_floor(p, SIDE / 2, SIDE / 2, 32, 22, int(seat))


def _bridge(seat: str, p: QPainter, rect: QRectF) -> None:
    paint_span(p, rect, int(seat), 1, (0, 0), True)


def _dedication(kind: str, p: QPainter, rect: QRectF) -> None:
    paint_dedication(p, rect.adjusted(2, 4, -2, -4), kind, 5)


def _reward(kind: str, p: QPainter, rect: QRectF) -> None:
    paint_float(p, SIDE / 2, SIDE / 2, SIDE, Water[kind], hot=False)


def _island(size: str, p: QPainter, rect: QRectF) -> None:
    paint_ground(p, rect, Size[size], 3)


def _feature(kind: str, p: QPainter, rect: QRectF) -> None:
    paints: dict[str, Callable[[QPainter, QPointF, float], None]] = {
        "pavilion": paint_pavilion_sign, "platform": paint_platform, "boat": paint_boat,
    }  # fmt: skip
    paints[kind](p, MIDDLE, SIDE * 0.7)


SEATS = [str(seat) for seat in range(len(theme.PLAYERS))]
PIECES: dict[str, tuple[Iterable[str], Callable[[str, QPainter, QRectF], None]]] = {
    "lanterns": (theme.LANTERNS, _lantern),
    "pets": (pets.PETS, _pet),
    "tokens": (SEATS, _token),
    "dice": (DICE, _die),
    "shading": (DICE, _shading),
    "workers": (SEATS, _worker),
    "floors": (SEATS, _floor),
    "bridges": (SEATS, _bridge),
    "dedications": (DEDICATIONS, _dedication),
    "rewards": ([water.name for water in Water], _reward),
    "islands": ([size.name for size in Size], _island),
    "features": (("pavilion", "platform", "boat"), _feature),
}
"""Kind → which there are, and how one is painted."""


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


LINEAR = [_linear(value / 255) for value in range(256)]


def seen(paint: Paint, eye: Matrix) -> list[Color]:
    """The picture as these eyes see it: roots of linear light, so that steps look even."""
    image = QImage(SIDE, SIDE, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.darkBlue)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(p, QRectF(0, 0, SIDE, SIDE))
    p.end()
    data = bytes(image.constBits())
    colors = []
    for at in range(0, len(data), 4):
        light = LINEAR[data[at + 2]], LINEAR[data[at + 1]], LINEAR[data[at]]
        mixed = (sum(a * b for a, b in zip(row, light, strict=True)) for row in eye)
        red, green, blue = (max(0.0, min(1.0, one)) ** (1 / 2.2) for one in mixed)
        colors.append((red, green, blue))
    return colors


def difference(one: list[Color], other: list[Color], ground: list[Color]) -> float:
    """Of the pixels that differ most, among those where either lies."""
    steps = sorted(
        max(abs(x - y) for x, y in zip(a, b, strict=True))
        for a, b, empty in zip(one, other, ground, strict=True)
        if a != empty or b != empty
    )
    most = steps[-math.ceil(SHARE * len(steps)) :]
    return sum(most) / len(most)


@pytest.mark.sample
@pytest.mark.parametrize("variant", theme.THEMES)
@pytest.mark.parametrize("eye", EYES)
@pytest.mark.parametrize("kind", PIECES)
def test_pieces_are_told_apart(kind: str, eye: str, variant: str) -> None:
    theme.use(variant)
    ground = seen(lambda p, r: None, EYES[eye])
    names, paint = PIECES[kind]
    pictures = {name: seen(partial(paint, name), EYES[eye]) for name in names}
    alike = {
        (one, other): round(found, 3)
        for one, other in combinations(pictures, 2)
        if (found := difference(pictures[one], pictures[other], ground)) < LEAST
    }
    assert alike == {}
