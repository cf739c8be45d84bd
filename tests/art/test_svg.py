"""Every picture is tidy SVG: seen in every theme, and only the theme knows its colours."""

import re
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from festival_desktop.art import svg, theme
from festival_desktop.art.brush import color
from festival_desktop.art.cache import render
from festival_desktop.paths import resources

FOLDER = resources() / "svg"
PICTURES = sorted(
    file.relative_to(FOLDER).with_suffix("").as_posix() for file in FOLDER.rglob("*.svg")
)
OPEN = ("tint", "edge")
"""Colours that who paints a picture decides; by night a file has any."""
KINDS = {*svg.LEAST, "outline", "glow"}
PAINT = re.compile(r"#[0-9a-fA-F]{3,8}|\b(?:rgb|hsl)a?\(|currentColor")
LEFT_OUT = {"clipPath", "filter", "text", "image", "script", "mask", "use", "foreignObject"}
"""Elements that Qt ignores or paints slowly, that would need a font, or that are not ours."""


def block(text: str) -> list[str]:
    found = re.search(r"<style>(.*?)</style>", text, re.DOTALL)
    assert found
    return found[1].split()


def given(text: str) -> tuple[tuple[str, str], ...]:
    return tuple((ink, "#D8433B") for ink in OPEN if f"-{ink}" in text)


@pytest.mark.parametrize("name", PICTURES)
def test_the_block_of_colours_is_the_night(name: str) -> None:
    """Any other viewer shows the night, and no class is unknown."""
    text = svg.read(name)
    needed = [svg.rule(one, given(text)) for one in svg.classes(text)]
    left_open = tuple(f"-{ink}" for ink in OPEN)
    assert [rule.partition("{")[0] for rule in block(text)] == [
        rule.partition("{")[0] for rule in needed
    ]
    for found, rule in zip(block(text), needed, strict=True):
        if not any(ink in rule for ink in left_open):
            assert found == rule


@pytest.mark.parametrize("name", PICTURES)
def test_colours_are_only_in_the_block(name: str) -> None:
    root = ElementTree.fromstring(svg.read(name))
    for element in root.iter():
        tag = element.tag.rpartition("}")[2]
        assert tag not in LEFT_OUT
        assert "style" not in element.attrib
        for paint in ("fill", "stroke", "stop-color"):
            value = element.get(paint, "none")
            assert value == "none" or value.startswith("url(#"), (tag, value)
        kinds = element.get("class", "").split()
        assert all(kind in KINDS or re.fullmatch(r"[fsg]-.+", kind) for kind in kinds), kinds
        if tag != "style":
            texts = (element.text or "", *element.attrib.values())
            assert not any(PAINT.search(value) for value in texts if not value.startswith("url("))


MARGIN, FAINT = 8, 8


def most(image: QImage) -> int:
    """The most opaque pixel."""
    pixels = image.convertToFormat(QImage.Format.Format_RGBA8888)
    return max(bytes(pixels.constBits())[3::4])


@pytest.mark.sample(50)
@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_seen_in_every_theme_and_stays_on_its_page(name: str) -> None:
    """What lies beside the page is cut off by other viewers."""
    text = svg.read(name)
    for variant in theme.THEMES:
        theme.use(variant)
        picture = svg.renderer(name, 1.0, given(text))
        assert picture.isValid()
        page = picture.viewBoxF().size().scaled(64, 64, Qt.AspectRatioMode.KeepAspectRatio)
        whole = page.grownBy(QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN))

        def paint(p: QPainter, rect: QRectF, picture: QSvgRenderer = picture) -> None:
            picture.render(p, rect.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN))

        image = render(whole, 1.0, paint).toImage()
        assert most(image) > 100, f"nothing is seen in {variant}"
        p = QPainter(image)
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        room = QRectF(image.rect()).adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        p.fillRect(room.adjusted(-1, -1, 1, 1), Qt.GlobalColor.white)
        p.end()
        assert most(image) <= FAINT, f"beside the page in {variant}"


def test_what_a_painter_leaves_open_is_its_colour(qapp: object) -> None:
    def shade(ink: str) -> str:
        def paint(p: QPainter, rect: QRectF) -> None:
            svg.paint_svg(p, "icons/play", rect.topLeft(), rect.width(), unit=24, tint=ink)

        return render(QSizeF(48, 48), 1.0, paint).toImage().pixelColor(20, 24).name()

    for variant in theme.THEMES:
        theme.use(variant)
        for ink in ("ink", "light"):
            assert shade(ink) == color(ink).name()


def test_lines_are_seen_however_small_a_picture_is() -> None:
    """A line of an icon is 1.4 pixels wide at least."""

    def widest(side: float) -> float:
        image = render(QSizeF(side, side), 1.0, lambda p, r: svg.paint_svg(
            p, "icons/dash", r.topLeft(), side, unit=24, tint="white")).toImage()  # fmt: skip
        middle = image.width() // 2
        return sum(image.pixelColor(middle, y).alphaF() for y in range(image.height()))

    assert widest(48) == pytest.approx(4.0, abs=0.1)
    assert widest(6) == pytest.approx(1.4, abs=0.15)


def painted(name: str, size: float) -> QImage:
    """A picture with its origin in the middle."""

    def paint(p: QPainter, rect: QRectF) -> None:
        svg.paint_svg(p, name, rect.center(), size)

    return render(QSizeF(64, 64), 1.0, paint).toImage()


def test_high_contrast_has_no_gradients_and_no_light_and_wide_outlines() -> None:
    looks = {}
    for variant in ("dark", "contrast"):
        theme.use(variant)
        lantern, gate = painted("firefly/value-lantern", 30), painted("firefly/torii", 50)
        disc = painted("firefly/tick", 6)
        looks[variant] = (
            lantern.pixelColor(32, 16) == lantern.pixelColor(32, 48),
            gate.pixelColor(32, 14).alpha(),  # between the lamps
            sum(disc.pixelColor(x, 34).alphaF() for x in range(64)),
        )
    one, other = looks["dark"], looks["contrast"]
    assert (one[0], other[0]) == (False, True)
    assert one[1] > other[1] == 0
    assert other[2] - one[2] == pytest.approx(2.0 - 0.14 * 6, abs=0.3)
