"""Zoom, pan and fit of an endless table."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from festival_desktop.scenes.board import Camera

AREA = QRectF(100, 50, 600, 300)
CELLS = [(x, y) for x in range(-2, 4) for y in range(-1, 3)]


def test_fitting_shows_every_cell_whole() -> None:
    camera = Camera()
    camera.fit(CELLS, AREA, 500)
    assert all(AREA.adjusted(-1, -1, 1, 1).contains(camera.rect(x, y)) for x, y in CELLS)
    assert camera.side == 75


def test_few_cells_do_not_get_larger_than_the_largest() -> None:
    camera = Camera()
    camera.fit([(0, 0)], AREA, 120)
    assert camera.side == 120
    assert camera.rect(0, 0).center() == AREA.center()


def test_where_all_would_be_too_small_the_focus_is_shown() -> None:
    camera = Camera()
    camera.fit([(x, 0) for x in range(30)], AREA, 120, smallest=40, focus=(28, 0))
    assert camera.side == 40
    assert AREA.contains(camera.rect(28, 0))
    assert camera.rect(29, 0).right() == pytest.approx(AREA.right(), abs=1)


def test_what_lies_under_the_anchor_stays_there() -> None:
    camera = Camera()
    camera.fit(CELLS, AREA, 500)
    anchor = QPointF(333, 177)
    before = camera.cell_at(anchor)
    camera.zoom(1.7, anchor)
    assert camera.cell_at(anchor) == before
    assert camera.free


def test_every_point_belongs_to_the_cell_drawn_there() -> None:
    camera = Camera(side=37.0, x=11.0, y=-4.0)
    for x in range(-3, 4):
        for y in range(-3, 4):
            assert camera.cell_at(camera.rect(x, y).center()) == (x, y)


def test_panning_away_never_loses_the_display() -> None:
    camera = Camera()
    camera.fit(CELLS, AREA, 500)
    camera.pan(99999, -99999)
    camera.hold(CELLS, AREA)
    assert any(AREA.adjusted(-1, -1, 1, 1).contains(camera.rect(x, y)) for x, y in CELLS)


def test_revealing_pans_as_little_as_needed() -> None:
    camera = Camera(side=100.0, x=150.0, y=100.0)
    camera.reveal(1, 0, AREA)
    assert (camera.x, camera.y) == (150.0, 100.0)
    camera.reveal(9, 0, AREA)
    assert camera.rect(9, 0).right() == AREA.right()
