"""Movements: one for each key, at their end at once when motion is off or skipped."""

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from festival_desktop.scenes.animation import Animator


@pytest.fixture
def owner(qtbot: QtBot) -> QObject:
    return QObject()


def test_without_motion_everything_is_at_its_end_at_once(owner: QObject) -> None:
    motion = Animator(enabled=False)
    steps, ends = list[float](), list[int]()
    motion.run(owner, "a", 200, steps.append, delay=500, done=lambda: ends.append(1))
    assert steps == [1.0]
    assert ends == [1]
    assert not motion.busy


def test_a_movement_runs_from_start_to_end(owner: QObject, qtbot: QtBot) -> None:
    motion = Animator()
    steps, ends = list[float](), list[int]()
    motion.run(owner, "a", 60, steps.append, done=lambda: ends.append(1))
    qtbot.waitUntil(lambda: not motion.busy, timeout=3000)
    assert steps[0] == 0.0
    assert steps == sorted(steps)
    assert steps[-1] == 1.0
    assert ends == [1]


def test_skipping_ends_what_runs_and_what_that_starts(owner: QObject) -> None:
    motion, ends = Animator(), []
    motion.run(
        owner, "a", 9000, lambda t: None,
        done=lambda: motion.run(owner, "b", 9000, lambda t: None, done=lambda: ends.append("b")),
    )  # fmt: skip
    motion.skip()
    assert ends == ["b"]
    assert not motion.busy


def test_a_new_movement_of_a_key_takes_the_place_of_the_former(owner: QObject) -> None:
    motion, ends = Animator(), []
    motion.run(owner, "a", 9000, lambda t: None, done=lambda: ends.append("first"))
    motion.run(owner, "a", 9000, lambda t: None, done=lambda: ends.append("second"))
    motion.skip()
    assert ends == ["second"]


def test_movements_die_with_their_owner(qtbot: QtBot) -> None:
    motion, steps = Animator(), list[float]()
    parent = QObject()
    child = QObject(parent)
    motion.run(child, "a", 9000, steps.append, delay=1)
    from shiboken6 import delete

    delete(parent)
    motion.skip()
    assert steps == []


def test_a_dropped_movement_never_ends(owner: QObject) -> None:
    motion, ends = Animator(), []
    motion.run(owner, "a", 9000, lambda t: None, done=lambda: ends.append(1))
    motion.drop("a")
    motion.skip()
    assert ends == []
