"""A mistake of ours in a gesture reaches the error handler, and the process lives."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.screens.desk import LEFT
from tests.screens.festival_of_lanterns.table.desk import Desk


@pytest.mark.parametrize("kind", [IndexError, StopIteration, ValueError])
def test_a_mistake_in_a_press_or_a_key_is_told(
    kind: type[Exception],
    desk: Callable[..., Desk],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = desk()

    def fail(*_: Any) -> None:
        raise kind("a mistake of ours")

    monkeypatch.setattr(table.scene.mouse, "press", fail)
    monkeypatch.setattr(table.scene.keys, "press", fail)
    told: list[type[BaseException]] = []
    monkeypatch.setattr("sys.excepthook", lambda error, *_: told.append(error))
    QTest.mouseClick(table.view.viewport(), LEFT, pos=QPoint(40, 40))
    QTest.keyClick(table.view, Qt.Key.Key_Return)
    assert told == [kind, kind]
