"""Tables of Firefly Festival that are cleared away after each test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.screens.firefly_festival.table.desk import FireflyDesk


@pytest.fixture
def lake(qtbot: QtBot) -> Iterator[Callable[..., FireflyDesk]]:
    """Opens a table; see `FireflyDesk` for what can be chosen."""
    opened: list[FireflyDesk] = []

    def open_desk(*what: Any, **how: Any) -> FireflyDesk:
        desk = FireflyDesk(*what, **how)
        desk.open()
        opened.append(desk)
        return desk

    yield open_desk
    for each in opened:
        each.close()
