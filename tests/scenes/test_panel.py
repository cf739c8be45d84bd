"""Rows and columns of a panel: who gets the room there is, and who goes first."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from festival_desktop.scenes.panel import Column, Label, Picture, Row, Space


class Drawn:
    """Remember where a picture was painted."""

    def __init__(self) -> None:
        self.rect = QRectF()

    def __call__(self, p: QPainter, rect: QRectF) -> None:
        self.rect = QRectF(rect)


def paint(panel: Row | Column, width: float, height: float) -> None:
    pixmap = QPixmap(round(width), round(height))
    p = QPainter(pixmap)
    panel.paint(p, QRectF(0, 0, width, height))
    p.end()


@pytest.mark.usefixtures("qapp")
def test_spare_room_goes_to_what_grows() -> None:
    first, last = Drawn(), Drawn()
    paint(Row(Picture(first, 20, 20), Space(), Picture(last, 20, 20)), 200, 40)
    assert first.rect == QRectF(0, 10, 20, 20)
    assert last.rect == QRectF(180, 10, 20, 20)


@pytest.mark.usefixtures("qapp")
def test_cells_of_the_highest_rank_are_left_out_first() -> None:
    kept, second, first = Drawn(), Drawn(), Drawn()
    row = Row(
        Picture(kept, 50, 20), Picture(second, 50, 20, rank=1), Picture(first, 50, 20, rank=2)
    )
    paint(row, 110, 20)
    assert not kept.rect.isEmpty()
    assert not second.rect.isEmpty()
    assert first.rect.isEmpty()


@pytest.mark.usefixtures("qapp")
def test_labels_give_up_room_before_pictures_do() -> None:
    sign = Drawn()
    paint(Row(Label("A name that is far too long for this", 20), Picture(sign, 30, 20)), 120, 30)
    assert sign.rect == QRectF(90, 5, 30, 20)


@pytest.mark.usefixtures("qapp")
def test_a_column_is_as_high_as_its_cells_and_gaps() -> None:
    column = Column(Picture(Drawn(), 10, 20), Picture(Drawn(), 30, 10), gap=5, pad=4)
    assert column.size(100).height() == 20 + 5 + 10 + 2 * 4
    assert column.size(100).width() == 30 + 2 * 4
