"""Desks that are cleared away after each test."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from tests.screens.festival_of_lanterns.table.desk import Desk


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Callable[..., Desk]]:
    """Opens a table; see `Desk` for what can be chosen."""
    opened: list[Desk] = []

    def open_desk(**how: Any) -> Desk:
        opened.append(Desk(**how))
        opened[-1].open()
        return opened[-1]

    yield open_desk
    for each in opened:
        each.close()
