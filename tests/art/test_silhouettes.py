"""Colour is never the only carrier: in one grey, shapes alone still tell pieces apart."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from festival_desktop.art import theme
from festival_desktop.art.lanterns import paint_lantern
from festival_desktop.art.svg import paint_svg
from festival_desktop.art.tokens import token_path
from tests.art.painting import Paint, painting

SIDE = 24
"""As small as a lantern on a tile of 72 pixels."""


def silhouette(paint: Paint) -> set[tuple[int, int]]:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(SIDE / 2, SIDE / 2)
    paint(p)
    p.end()
    places = ((x, y) for x in range(SIDE) for y in range(SIDE))
    return {place for place in places if image.pixelColor(*place).alpha() > 127}


def likeness(a: Paint, b: Paint) -> float:
    one, other = silhouette(a), silhouette(b)
    return len(one & other) / len(one | other)


def lantern(name: str) -> Paint:
    return painting(paint_lantern, QPointF(), SIDE / 2.6, name, letter=False, light=False)


def token(shape: str) -> Paint:
    path = QTransform.fromScale(SIDE / 2.6, SIDE / 2.6).map(token_path(shape))
    return lambda p: p.fillPath(path, Qt.GlobalColor.white)


def sign(friend: str) -> Paint:
    return lambda p: paint_svg(p, f"friends/{friend}", QPointF(), SIDE / 2.6, tint="white")


@pytest.mark.parametrize(("one", "other"), list(combinations(theme.LANTERNS, 2)))
def test_two_lanterns_differ_in_outline(one: str, other: str) -> None:
    assert likeness(lantern(one), lantern(other)) < 0.85


@pytest.mark.parametrize(
    ("one", "other"), list(combinations([style.shape for style in theme.PLAYERS], 2))
)
def test_two_player_tokens_differ_in_outline(one: str, other: str) -> None:
    assert likeness(token(one), token(other)) < 0.9


@pytest.mark.sample(20)
@pytest.mark.parametrize(("one", "other"), list(combinations(theme.FRIENDS, 2)))
def test_two_friends_differ_in_outline(one: str, other: str) -> None:
    assert likeness(sign(one), sign(other)) < 0.9


def grey(name: str) -> list[int]:
    image = QImage(SIDE, SIDE, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.black)
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_lantern(p, QPointF(SIDE / 2, SIDE / 2), SIDE / 2.6, name, light=False)
    p.end()
    flat = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return [flat.pixelColor(x, y).lightness() for x in range(SIDE) for y in range(SIDE)]


@pytest.mark.parametrize("variant", theme.THEMES)
def test_painted_lanterns_differ_in_greyscale(variant: str) -> None:
    theme.use(variant)
    pictures = {name: grey(name) for name in theme.LANTERNS}
    for one, other in combinations(pictures, 2):
        pairs = zip(pictures[one], pictures[other], strict=True)
        different = sum(abs(a - b) > 40 for a, b in pairs) / SIDE**2
        assert different > 0.10, (one, other)


def test_no_lantern_has_a_hole_where_its_letter_is() -> None:
    for name in theme.LANTERNS:
        assert (SIDE // 2, SIDE // 2 + 1) in silhouette(lantern(name)), name
