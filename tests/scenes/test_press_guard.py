"""Presses do not count for a moment after what is pressed has become something else."""

import pytest
from pytestqt.qtbot import QtBot

from festival_desktop.play.table import Target
from festival_desktop.scenes.press_guard import PressGuard

A, B = Target("a"), Target("b")


class Table:
    """A guard over things whose meaning and whose time a test decides."""

    def __init__(self) -> None:
        self.now = 10.0
        self.position = 0
        self.guard: PressGuard[Target] = PressGuard(
            lambda target: (target, self.position), lambda: self.now
        )

    def play(self, under: Target) -> None:
        """Another position, with this under the hand."""
        self.position += 1
        self.guard.change(under)


@pytest.fixture
def table(qtbot: QtBot) -> Table:
    return Table()


def test_what_stands_still_is_pressed_at_once(table: Table) -> None:
    table.guard.point(A)
    assert not table.guard.stops(A)
    table.guard.change(A)
    assert not table.guard.stops(A), "it means the same as before"


def test_what_has_changed_under_the_hand_is_pressed_after_a_moment(table: Table) -> None:
    table.guard.point(A)
    table.play(A)
    assert table.guard.stops(A)
    table.now += 5
    assert not table.guard.stops(A)


def test_who_goes_on_pressing_is_stopped_on(table: Table) -> None:
    table.guard.point(A)
    table.play(A)
    for _ in range(20):
        table.now += 0.2
        assert table.guard.stops(A)


def test_a_hand_that_goes_to_something_else_is_free(table: Table) -> None:
    table.guard.point(A)
    table.play(A)
    table.guard.point(A)
    assert table.guard.stops(A), "trembling on the same thing changes nothing"
    assert not table.guard.stops(B), "also if it went there without being seen on the way"
