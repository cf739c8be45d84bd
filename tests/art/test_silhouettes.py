"""Colour is never the only carrier: in one grey, shapes alone still tell pieces apart."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from festival_desktop.art import theme
from festival_desktop.art.lanterns import lantern_path, paint_lantern
from festival_desktop.art.tokens import token_path
from festival_desktop.screens.festival_of_lanterns.pictures.friends import emblem

SIDE = 24
"""As small as a lantern on a tile of 72 pixels."""


def silhouette(path: QPainterPath) -> set[tuple[int, int]]:
    image = QImage(SIDE, SIDE, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.black)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(SIDE / 2, SIDE / 2)
    p.scale(SIDE / 2.6, SIDE / 2.6)
    p.fillPath(path, Qt.GlobalColor.white)
    p.end()
    return {
        (x, y) for x in range(SIDE) for y in range(SIDE) if image.pixelColor(x, y).lightness() > 127
    }


def likeness(a: QPainterPath, b: QPainterPath) -> float:
    one, other = silhouette(a), silhouette(b)
    return len(one & other) / len(one | other)


@pytest.mark.parametrize(("one", "other"), list(combinations(theme.LANTERNS, 2)))
def test_two_lanterns_differ_in_outline(one: str, other: str) -> None:
    assert likeness(lantern_path(one), lantern_path(other)) < 0.85


@pytest.mark.parametrize(
    ("one", "other"), list(combinations([style.shape for style in theme.PLAYERS], 2))
)
def test_two_player_tokens_differ_in_outline(one: str, other: str) -> None:
    assert likeness(token_path(one), token_path(other)) < 0.9


@pytest.mark.parametrize(("one", "other"), list(combinations(theme.FRIENDS, 2)))
def test_two_friends_differ_in_outline(one: str, other: str) -> None:
    assert likeness(emblem(one), emblem(other)) < 0.9


def grey(lantern: str) -> list[int]:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.black)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_lantern(p, QPointF(SIDE / 2, SIDE / 2), SIDE / 2.6, lantern, light=False)
    p.end()
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [flat.pixelColor(x, y).lightness() for x in range(SIDE) for y in range(SIDE)]


@pytest.mark.parametrize("variant", theme.THEMES)
def test_painted_lanterns_differ_in_greyscale(variant: str) -> None:
    theme.use(variant)
    pictures = {lantern: grey(lantern) for lantern in theme.LANTERNS}
    for one, other in combinations(pictures, 2):
        pairs = zip(pictures[one], pictures[other], strict=True)
        different = sum(abs(a - b) > 40 for a, b in pairs) / SIDE**2
        assert different > 0.10, (one, other)


def test_a_joined_outline_has_no_holes() -> None:
    for lantern in theme.LANTERNS:
        assert lantern_path(lantern).contains(QPointF(0, 0.1)), lantern
