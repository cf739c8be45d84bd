"""Pixmaps are painted once, per size and pixel density, until the theme changes."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from festival_desktop.art import cache, theme
from festival_desktop.art.brush import color

SIZE = QSizeF(20, 10)


class Counting:
    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, p: QPainter, rect: QRectF) -> None:
        self.calls += 1
        p.fillRect(rect, color("paper"))


@pytest.fixture
def paint() -> Counting:
    return Counting()


def test_the_second_time_comes_from_the_cache(paint: Counting) -> None:
    first = cache.pixmap("key", SIZE, 1.0, paint)
    second = cache.pixmap("key", SIZE, 1.0, paint)
    assert paint.calls == 1
    assert first.cacheKey() == second.cacheKey()


@pytest.mark.parametrize(
    ("key", "size", "dpr"),
    [("other", SIZE, 1.0), ("key", QSizeF(21, 10), 1.0), ("key", SIZE, 2.0)],
)
def test_another_key_size_or_density_is_painted_anew(
    paint: Counting, key: str, size: QSizeF, dpr: float
) -> None:
    cache.pixmap("key", SIZE, 1.0, paint)
    cache.pixmap(key, size, dpr, paint)
    assert paint.calls == 2


@pytest.mark.parametrize(
    "change", [lambda: theme.use("light"), lambda: theme.set_text_scale(1.4)], ids=["theme", "text"]
)
def test_a_new_look_drops_everything(paint: Counting, change: Callable[[], None]) -> None:
    cache.pixmap("key", SIZE, 1.0, paint)
    change()
    cache.pixmap("key", SIZE, 1.0, paint)
    assert paint.calls == 2
    assert cache.size() == 20 * 10 * 4


def test_dense_pixmaps_keep_their_logical_size(paint: Counting) -> None:
    dense = cache.pixmap("key", SIZE, 2.0, paint)
    assert (dense.width(), dense.height()) == (40, 20)
    assert dense.deviceIndependentSize() == SIZE


def test_the_least_recently_used_goes_first(
    paint: Counting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "BUDGET", 2 * 20 * 10 * 4)
    for key in ("a", "b", "a", "c", "a"):
        cache.pixmap(key, SIZE, 1.0, paint)
    assert paint.calls == 3
    cache.pixmap("b", SIZE, 1.0, paint)
    assert paint.calls == 4
