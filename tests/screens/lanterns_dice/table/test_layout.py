"""Places at a table of Lanterns Dice: nothing overlaps, and tall windows use their height."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from festival_desktop.screens.lanterns_dice.pictures.cards import paint_emperor
from festival_desktop.screens.lanterns_dice.table.layout import Layout

HAIR = 0.6
USUAL = [(960, 450), (1280, 590), (1366, 678), (1920, 990), (2560, 1350), (1280, 934)]
TALL = [(960, 950), (1080, 1610), (1280, 1310)]


def rooms(layout: Layout) -> list[QRectF]:
    found = [layout.sheet, layout.stacks, layout.act, layout.free, layout.tray_zone, *layout.minis]
    return [*found, *layout.cards]


@pytest.mark.parametrize("mirrored", [False, True])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("size", USUAL + TALL)
def test_nothing_overlaps_and_nothing_is_outside(
    size: tuple[int, int], players: int, mirrored: bool
) -> None:
    for scale in (1.0, 1.5, 2.0):
        layout = Layout(*size, players, 10, scale, mirrored)
        found = [rect.adjusted(HAIR, HAIR, -HAIR, -HAIR) for rect in rooms(layout)]
        assert [one for one in found if not QRectF(0, 0, *size).contains(one)] == []
        assert [pair for pair in combinations(found, 2) if pair[0].intersects(pair[1])] == []


def test_small_sheets_have_a_row_of_their_own_in_tall_windows() -> None:
    for size in USUAL[:-1]:
        layout = Layout(*size, 4, 10)
        assert layout.minis[0].left() > layout.sheet.right()
    for size in TALL:
        layout = Layout(*size, 4, 10)
        assert layout.minis[0].top() > layout.stacks.bottom()
        assert layout.cards[0].height() < layout.cards[0].width() * 1.8, "the log has the rest"


def test_a_high_card_keeps_its_colours_to_itself(qapp: QGuiApplication) -> None:
    image = QImage(200, 400, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    card = QRectF(50, 20, 100, 330)
    p = QPainter(image)
    paint_emperor(p, card, 3, "One area", "A", ("red", "green", "white"), "rest", 1.0)
    p.end()
    beside = [image.pixel(x, y) for x in (40, 160) for y in range(300, 350)]
    shade = [image.pixel(x, y) for x in (40, 160) for y in range(200, 250)]
    assert set(beside) <= set(shade), "nothing but the shadow of the card"
