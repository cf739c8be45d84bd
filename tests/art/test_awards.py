"""Medals: told apart by their stars, and the same however often they are painted."""

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter

from festival_desktop.art.awards import AWARDS, paint_award
from festival_desktop.art.cache import render


def painted(medal: str, earned: bool = True) -> QImage:
    def paint(p: QPainter, rect: QRectF) -> None:
        paint_award(p, rect, medal, earned=earned)

    return render(QSizeF(60, 60), 1.0, paint).toImage()


def test_each_medal_looks_different_and_always_the_same(qapp: object) -> None:
    first = {
        (medal, earned): painted(medal, earned) for medal in AWARDS for earned in (True, False)
    }
    pictures = list(first.values())
    assert all(one != other for n, one in enumerate(pictures) for other in pictures[n + 1 :])
    for (medal, earned), picture in first.items():
        assert painted(medal, earned) == picture
