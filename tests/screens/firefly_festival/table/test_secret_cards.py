"""However long its words are, a card of a private goal keeps them to itself."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QImage, QPainter

from festival_desktop.art import type as lettering
from festival_desktop.art.theme import set_text_scale
from festival_desktop.screens.firefly_festival.table.goals import Secret, paint_secret

NAMES = ("8 bridges", "From Start to Start", "Fromm Startt too Startt", "Fullll househouse")


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[QRectF]:
    """Where texts were painted."""
    found: list[QRectF] = []
    draw = lettering._draw

    def noted(p: QPainter, rect: QRectF, label: str, face: QFont, ink: Any, flags: int) -> None:
        found.append(QFontMetricsF(face).boundingRect(rect, flags, label))
        draw(p, rect, label, face, ink, flags)

    monkeypatch.setattr(lettering, "_draw", noted)
    return found


@pytest.fixture(autouse=True)
def usual_words() -> Iterator[None]:
    yield
    set_text_scale(1.0)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("s", [0.84, 1.0, 1.3])
def test_words_stay_on_their_card(
    qapp: QGuiApplication, boxes: list[QRectF], s: float, scale: float, name: str
) -> None:
    set_text_scale(scale)
    card = QRectF(20, 20, 210 * s, 58 * s * min(scale, 1.35))
    image = QImage(340, 200, QImage.Format.Format_ARGB32)
    p = QPainter(image)
    words = "elementy na 5 zapieczętowanych wyspach"
    paint_secret(p, card, Secret(name, words, 5, 9, 2, "rest", s))
    p.end()
    assert [box for box in boxes if box.top() < card.top() or box.bottom() > card.bottom()] == []
