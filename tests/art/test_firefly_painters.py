"""Painters of Firefly Festival: each paints in every variant and leaves the painter as it was."""

from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from festival_desktop.art import theme
from festival_desktop.art.cache import prepare
from festival_desktop.screens.firefly_festival.pictures import isles as isles
from festival_desktop.screens.firefly_festival.pictures import lake as lake
from festival_desktop.screens.firefly_festival.pictures import marks as marks
from tests.art.painting import Paint, painting

RECT = QRectF(60, 60, 150, 150)
LANE = QRectF(60, 100, 200, 40)
FACTS = isles.Facts("Willow", isles.MEDIUM, 3, "worker", 2, 3, 5, 2, False, (0, 4))


def _all() -> dict[str, Paint]:
    found: dict[str, Paint] = {
        "lake": lambda p: lake.paint_lake(p, QRectF(20, 20, 360, 260), 20),
        "bridge across": lambda p: lake.paint_span(p, LANE, 1, 5, (0.3, 0.2), True),
        "bridge along": lambda p: lake.paint_span(
            p, QRectF(60, 60, 40, 200), 2, 5, (0.3, 0.2), False
        ),
        "swarm": lambda p: lake.paint_swarm(p, RECT, 3),
        "torii": lambda p: isles.paint_torii(p, 150, 200, 100),
        "value": lambda p: isles.paint_value(p, QPointF(150, 150), 30, 6),
        "facts": lambda p: isles.paint_facts(p, RECT, FACTS),
        "facts of a sealed island": lambda p: isles.paint_facts(
            p, RECT, FACTS._replace(sealed=True)
        ),
        "facts of a Start": lambda p: isles.paint_facts(
            p, RECT, FACTS._replace(size=isles.START, capacity=0)
        ),
        "missing floor": lambda p: marks.paint_floor(p, 150, 150, 60, 40, None),
        "recruit": lambda p: marks.paint_figure(p, 150, 150, 60, None),
    }
    for size in range(4):
        found[f"ground {size}"] = painting(isles.paint_ground, RECT, size, 5)
    for kind in range(4):
        found[f"float {kind}"] = painting(lake.paint_float, 150, 150, 60, kind, hot=kind % 2 == 0)
    for state in ("open", "chosen", "blocked", "lost"):
        found[f"lane {state}"] = painting(lake.paint_lane, LANE, state)
    for what in ("coins", "points", "worker", "goal", "fish", "bridge", "pagoda", "sorin", "crow"):
        found[what] = painting(marks.paint_sign, 150, 150, 60, what, 0)
    for seat in range(6):
        found[f"medal {seat}"] = painting(marks.paint_medal, 150, 150, 30, seat)
        found[f"worker {seat}"] = painting(marks.paint_figure, 150, 200, 90, seat)
        found[f"floor {seat}"] = painting(marks.paint_floor, 150, 200, 90, 60, seat)
    return found


PAINTERS = _all()


def canvas() -> QImage:
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def state(p: QPainter) -> tuple[object, ...]:
    return p.transform(), p.opacity(), p.hasClipping(), p.compositionMode(), p.pen(), p.brush()


@pytest.fixture(autouse=True)
def dark_again() -> object:
    yield
    theme.use("dark")


@pytest.mark.sample(50)
@pytest.mark.parametrize("variant", theme.THEMES)
@pytest.mark.parametrize("name", PAINTERS)
def test_a_painter_paints_in_every_variant_and_leaves_the_painter_as_it_was(
    qapp: object, name: str, variant: str
) -> None:
    theme.use(variant)
    image, blank = canvas(), canvas()
    p = QPainter(image)
    prepare(p)
    before = state(p)
    PAINTERS[name](p)
    after = state(p)
    p.end()
    assert after == before
    assert image != blank


def grey(paint: Paint) -> QImage:
    image = canvas()
    p = QPainter(image)
    prepare(p)
    paint(p)
    p.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("kind", ["medal", "worker", "floor"])
def test_players_are_told_apart_without_colour(qapp: object, kind: str) -> None:
    pictures = [grey(PAINTERS[f"{kind} {seat}"]) for seat in range(6)]
    for one, other in combinations(pictures, 2):
        differing = sum(
            abs(one.pixelColor(x, y).value() - other.pixelColor(x, y).value()) > 40
            for x in range(100, 200, 2)
            for y in range(100, 210, 2)
        )
        assert differing > 12
