"""One input makes one change of the session and at most one redraw, and asks nobody twice."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from festival_desktop.play.table import Target
from tests.games.firefly_festival.positions import bridge, island, settle, table
from tests.screens.desk import LEFT, NONE
from tests.screens.firefly_festival.table.desk import FireflyDesk, match_from

Lake = Callable[..., FireflyDesk]
A, B, F = map(island, "ABF")


class Counted:
    changes = 0
    redraws = 0
    lists = 0
    """How often the list of choices was shown."""
    asked: list[Any]


@contextmanager
def counted(desk: FireflyDesk, monkeypatch: pytest.MonkeyPatch) -> Iterator[Counted]:
    counts = Counted()
    counts.asked = []
    items = desk.scene.canvas.items
    show = items.show

    def shown(parts: Any, *how: Any) -> None:
        counts.redraws += 1
        counts.asked += parts
        show(parts, *how)

    def changed(change: object) -> None:
        counts.changes += 1

    def listed(*_: object) -> None:
        counts.lists += 1

    choices = desk.session.choices
    desk.session.changed.connect(changed)
    choices.modelReset.connect(listed)
    choices.dataChanged.connect(listed)
    with monkeypatch.context() as patch:
        patch.setattr(items, "show", shown)
        yield counts
    desk.session.changed.disconnect(changed)
    choices.modelReset.disconnect(listed)
    choices.dataChanged.disconnect(listed)


def release(desk: FireflyDesk, target: Any) -> None:
    QTest.mouseRelease(desk.view.viewport(), LEFT, NONE, target)


def test_a_bridge_that_is_drawn(lake: Lake, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = lake(match_from(table()))
    desk.pick_up(desk.ground(A))
    with counted(desk, monkeypatch) as carrying:
        desk.drag_to(desk.ground(B))
    assert (carrying.changes, carrying.redraws) == (0, 1)
    with counted(desk, monkeypatch) as dropping:
        release(desk, desk.ground(B))
    assert len(desk.match.steps) == 1
    assert dropping.lists == 1, "the whole bridge is one choice"
    assert (dropping.changes, dropping.redraws) == (1, 1)


def test_a_worker_that_is_moved_by_clicks(lake: Lake, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = lake(match_from(bridge(table(), 0, "A-B 1")))
    for at in (desk.worker(A), desk.ground(B)):
        desk.move(at)
        QTest.mousePress(desk.view.viewport(), LEFT, NONE, at)
        with counted(desk, monkeypatch) as counts:
            release(desk, at)
        assert (counts.changes, counts.redraws) == (1, 1)
    assert len(desk.match.steps) == 1


def test_a_letter_and_an_undo(lake: Lake, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = lake(match_from(settle(table(), 0, "B1 F1")))
    with counted(desk, monkeypatch) as letter:
        desk.key(Qt.Key.Key_L)
    assert len(desk.match.steps) == 1
    assert (letter.changes, letter.redraws) == (1, 1)
    with counted(desk, monkeypatch) as undo:
        desk.controller.history.undo()
    assert (undo.changes, undo.redraws) == (1, 1)


def test_gains_are_shown_by_the_same_redraw(lake: Lake, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = lake(match_from(settle(table(), 0, "B1 F1")), moving=True)
    desk.session.select(Target("action", (1,)))
    with counted(desk, monkeypatch) as counts:
        desk.session.select(Target("pagoda", (B,)))
    assert (counts.changes, counts.redraws) == (1, 1)
    assert any(key.startswith("gain:0:coins") for key in desk.items)


def test_a_hovering_mouse_asks_only_parts_that_differ(
    lake: Lake, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = lake(match_from(table()))
    parts = desk.presenter
    desk.move(desk.ground(F))
    with counted(desk, monkeypatch) as counts:
        desk.move(desk.point(Target("fish")))
    assert counts.redraws == 1
    assert parts.bar in counts.asked
    assert not {parts.pieces, parts.seats, parts.goals, parts.track} & {*counts.asked}
    with counted(desk, monkeypatch) as counts:
        desk.move(desk.point(Target("fish")))
    assert counts.redraws == 0
